"""Events at a table: reconnecting, takebacks, resigning, standing in, clocks."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from cupboard.core.random_stream import commitment
from cupboard.core.record import parse, replay
from cupboard.core.registry import game
from cupboard.server.session.move_clock import GRACE_SECONDS
from tests.server.clients import Browser, Ear, elsewhere, engine, here, order, play_to_the_end
from tests.server.running import Running, running, settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


async def step(ear: Ear) -> None:
    """Make the first legal move of a seat on this device."""
    seat, moves = next(iter(ear.frame["legal"].items()))
    await ear.moved(int(seat), moves[0])


# Starting


@pytest.mark.parametrize("game_id", ["dacapo", "kala"])
async def test_a_waiting_player_gets_the_legal_moves_when_the_game_starts(
    anna: Browser, ben: Browser, game_id: str
) -> None:
    """Kala starts with a draw that is sent to everyone; Da Capo starts without any event."""
    code, (token,), _ = await anna.open(order(game_id, here(), elsewhere()))
    async with anna.sit(code, token) as ear:
        assert ear.frame["legal"] == {}
        joined = await ben.join(code)
        async with ben.sit(code, joined["token"]) as other:
            due = other.frame["turn"]["waiting"]
            while 0 in due and not ear.frame["legal"]:
                await ear.next()
            assert set(ear.frame["legal"]) | set(other.frame["legal"]) == {str(s) for s in due}


# Reconnecting


async def test_a_returning_client_gets_the_events_it_missed(anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("kala", here(), here()))
    async with anna.sit(code, *tokens) as ear:
        await step(ear)
        known = ear.frame["number"]
        steps = len(ear.heard)
        await step(ear)
        await step(ear)
        live = [f for text in ear.heard[steps:] for f in json.loads(text).get("frames", [])]
    async with anna.listen(code) as back:
        welcome = await back.hello(*tokens, since=known)
        assert welcome["frame"]["number"] == known
        assert [entry["number"] for entry in welcome["log"]] == list(range(1, known + 1))
        missed = (await back.hear("steps"))["frames"]
        assert [f["facts"] for f in missed] == [f["facts"] for f in live]
        assert missed[-1] == live[-1]
        assert set(back.frame["legal"]) == {str(s) for s in back.frame["turn"]["waiting"]}


@pytest.mark.parametrize("since", [None, 999])
async def test_a_new_client_gets_the_current_board(anna: Browser, since: int | None) -> None:
    code, tokens, _ = await anna.open(order("kala", here(), here()))
    async with anna.sit(code, *tokens) as ear:
        await step(ear)
        now = ear.frame
    async with anna.sit(code, *tokens, since=since) as back:
        assert back.frame == now
        assert len(back.welcome["log"]) == now["number"]


async def test_memory_games_show_nothing_again(anna: Browser) -> None:
    """RONDA-13: cups that were lifted and covered are not sent again."""
    code, tokens, _ = await anna.open(order("ronda", here(), here()))
    async with anna.sit(code, *tokens) as ear:
        known = ear.frame["number"]
        for _ in range(4):
            await step(ear)
        number = ear.frame["number"]
    async with anna.sit(code, *tokens, since=known) as back:
        assert back.welcome["log"] == []
        assert back.frame["number"] == number
        await back.settled()
        assert "steps" not in [json.loads(text)["type"] for text in back.heard]


async def test_presence_is_shown(served: Running, anna: Browser, ben: Browser) -> None:
    code, tokens, _ = await anna.open(order("kala", here(), elsewhere()))
    joined = await ben.join(code, "Ben")
    async with anna.sit(code, *tokens) as ear:
        assert [seat["present"] for seat in ear.welcome["table"]["seats"]] == [True, False]
        async with ben.sit(code, joined["token"]):
            news = (await ear.hear("table"))["table"]["seats"][1]
            assert (news["present"], news["away_ms"]) == (True, None)
        news = (await ear.hear("table"))["table"]["seats"][1]
        assert (news["present"], news["away_ms"]) == (False, 0)
        served.clock.advance(2.5)
        assert (await anna.table(code))["seats"][1]["away_ms"] == 2500


# Takebacks


async def test_a_takeback_needs_everyone_and_undoes_the_move_of_the_player(
    anna: Browser, ben: Browser
) -> None:
    code, tokens, _ = await anna.open(order("kala", here(), elsewhere()))
    joined = await ben.join(code)
    async with anna.sit(code, *tokens) as first, ben.sit(code, joined["token"]) as second:
        ears = (first, second)
        mover = first.frame["turn"]["seats"][0]
        before = ears[mover].frame
        await step(ears[mover])
        number = ears[mover].frame["number"]
        await ears[1 - mover].say(type="takeback", seat=1 - mover)
        assert (await ears[1 - mover].problem())["key"] == "takeback-nothing"

        await ears[mover].say(type="takeback", seat=mover)
        offer = await ears[1 - mover].hear("offer")
        assert (offer["seat"], offer["waiting"]) == (mover, [1 - mover])
        await ears[mover].say(type="agree", seat=mover, yes=True)
        assert (await ears[mover].problem())["code"] == "no-offer"
        await ears[1 - mover].say(type="agree", seat=1 - mover, yes=False)
        assert (await ears[mover].hear("offer-closed"))["taken"] is False

        await ears[mover].say(type="takeback", seat=mover)
        await ears[1 - mover].hear("offer")
        await ears[1 - mover].say(type="agree", seat=1 - mover, yes=True)
        assert (await ears[mover].hear("offer-closed"))["taken"] is True
        frame = (await ears[mover].hear("steps"))["frames"][0]
        assert frame["event"] == {"kind": "takeback", "seat": mover, "text": None}
        assert frame["number"] == number + 1
        assert (frame["view"], frame["legal"]) == (before["view"], before["legal"])


async def test_an_open_offer_ends_with_the_next_move(anna: Browser, ben: Browser) -> None:
    code, tokens, _ = await anna.open(order("kala", here(), elsewhere()))
    joined = await ben.join(code)
    async with anna.sit(code, *tokens) as first, ben.sit(code, joined["token"]) as second:
        ears = (first, second)
        mover = first.frame["turn"]["seats"][0]
        await step(ears[mover])
        while mover in ears[mover].frame["turn"]["waiting"]:  # a bonus sowing
            await step(ears[mover])
        await ears[mover].say(type="takeback", seat=mover)
        await ears[1 - mover].hear("offer")
        await step(ears[1 - mover])
        assert (await ears[mover].hear("offer-closed"))["taken"] is False


async def test_a_takeback_against_an_engine_needs_no_consent(anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("kala", here(), engine("sprout")))
    async with anna.sit(code, *tokens) as ear:
        while "0" not in ear.frame["legal"]:
            await ear.next()
        before = ear.frame
        await ear.moved(0, before["legal"]["0"][0])
        while "0" not in ear.frame["legal"]:
            await ear.next()
        await ear.say(type="takeback", seat=0)
        while ear.frame["event"]["kind"] != "takeback":
            await ear.hear("steps")
        assert ear.frame["view"] == before["view"]
        assert ear.frame["number"] > before["number"]
        await ear.moved(0, before["legal"]["0"][-1])


@pytest.mark.parametrize(
    ("ordered", "code"),
    [
        (order("kala", here(), here(), takeback=False), "takeback-off"),
        (order("kalaha", here(), here()), "illegal"),
        (order("ronda", here(), here()), "illegal"),
    ],
    ids=["table", "KALAHA-10", "RONDA-13"],
)
async def test_takebacks_are_refused_where_they_are_off(
    anna: Browser, ordered: dict[str, object], code: str
) -> None:
    table, tokens, info = await anna.open(ordered)
    assert info["takeback"] is False
    async with anna.sit(table, *tokens) as ear:
        await step(ear)
        await ear.say(type="takeback", seat=0)
        assert (await ear.problem())["code"] == code


# Resigning, leaving, standing in


async def test_with_two_players_resigning_lets_the_opponent_win(anna: Browser) -> None:
    code, tokens, table = await anna.open(order("kalaha", here("Anna"), here("Ben")))
    async with anna.sit(code, *tokens) as ear:
        await step(ear)
        await ear.say(type="resign", seat=1)
        frame = (await ear.hear("steps"))["frames"][0]
        assert frame["event"] == {"kind": "resigned", "seat": 1, "text": None}
        assert frame["outcome"]["ranks"] == [1, 2]
        assert frame["turn"]["kind"] == "over"
        news = (await ear.hear("table"))["table"]
        assert (news["status"], news["seats"][1]["resigned"]) == ("over", True)
        await ear.move(0, "1")
        assert (await ear.problem())["key"] == "game-is-over"
    record = parse((await anna.http.get(f"/api/tables/{code}/record")).text)
    assert replay(game("kalaha"), record).number == table["number"] + 1
    assert record.header["resigned"] == 1
    assert commitment(bytes.fromhex(record.header["seed"])) == table["commitment"]


async def test_with_more_players_an_engine_stands_in(anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("dacapo", here(), here(), here(), preset="handful"))
    async with anna.sit(code, *tokens) as ear:
        await ear.say(type="resign", seat=1)
        await ear.hear("steps")
        seat = (await ear.hear("table"))["table"]["seats"][1]
        assert (seat["kind"], seat["level"], seat["resigned"]) == ("here", "gardener", True)
        await ear.move(1, "1")
        assert (await ear.problem())["code"] == "seat-resigned"
        await play_to_the_end(ear, [0, 2], random.Random(1))


async def test_an_absent_player_is_replaced_and_can_return(
    served: Running, anna: Browser, ben: Browser
) -> None:
    code, tokens, _ = await anna.open(order("kala", here("Anna"), elsewhere()))
    joined = await ben.join(code, "Ben")
    async with anna.sit(code, *tokens) as ear:
        async with ben.sit(code, joined["token"]) as bens:
            await ear.say(type="hand-over", seat=1, to="sprout")
            assert (await ear.problem())["code"] == "not-away"
            await bens.say(type="leave", seat=1)
            welcome = await bens.hear("welcome")
            assert (welcome["held"], welcome["eye"]) == ([], None)
        served.clock.advance(59)
        await ear.say(type="hand-over", seat=1, to="sprout")
        assert (await ear.problem())["code"] == "not-away"
        served.clock.advance(1)
        await ear.say(type="hand-over", seat=1, to="wizard")
        assert (await ear.problem())["code"] == "no-such-level"
        await ear.say(type="hand-over", seat=1, to="sprout")
        await engine_plays_for_ben(ear)
        async with ben.sit(code, joined["token"]) as bens:
            assert bens.welcome["held"] == [1]
            assert bens.welcome["table"]["seats"][1]["level"] is None


async def engine_plays_for_ben(ear: Ear) -> None:
    while (seat := (await ear.hear("table"))["table"]["seats"][1])["level"] is None:
        pass
    assert (seat["level"], seat["name"], seat["kind"]) == ("sprout", "Ben", "open")
    while "0" not in ear.frame["legal"]:
        await ear.next()
    await ear.moved(0, ear.frame["legal"]["0"][0])
    while "0" not in ear.frame["legal"] and ear.frame["outcome"] is None:
        await ear.next()


async def test_a_seat_that_was_never_taken_can_be_given_to_an_engine(anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("kala", here("Anna"), elsewhere()))
    async with anna.sit(code, *tokens) as ear:
        await ear.say(type="hand-over", seat=1, to="sprout")
        assert (await ear.hear("table"))["table"]["status"] == "playing"


# Clocks


async def test_when_time_is_up_the_default_move_is_made(served: Running, anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("kalaha", here(), here(), move_seconds=5))
    async with anna.sit(code, *tokens) as ear:
        seat = ear.frame["turn"]["seats"][0]
        assert ear.frame["left"] == {str(seat): 5000}
        # Nothing is charged while pages show the last move.
        served.clock.advance(GRACE_SECONDS)
        async with anna.sit(code, *tokens) as other:
            assert other.frame["left"] == {str(seat): 5000}
        served.clock.advance(3)
        async with anna.sit(code, *tokens) as other:
            assert other.frame["left"] == {str(seat): 2000}
        served.clock.advance(2)
        frame = (await ear.hear("steps"))["frames"][0]
        assert frame["event"] == {"kind": "expired", "seat": seat, "text": None}
        assert set(ear.frame["left"].values()) == {5000}


async def test_a_secret_choice_stops_only_the_clock_of_its_player(
    served: Running, anna: Browser
) -> None:
    """DACAPO-3: a player who has chosen has no clock; the other gets the lowest number."""
    code, tokens, _ = await anna.open(order("dacapo", here(), here(), move_seconds=60))
    async with anna.sit(code, *tokens) as ear:
        served.clock.advance(GRACE_SECONDS + 20)
        await ear.say(type="look", seat=0)
        await ear.hear("welcome")
        await ear.moved(0, "4")
        await ear.say(type="look", seat=0)
        assert (await ear.hear("welcome"))["frame"]["left"] == {"1": 40_000}
        served.clock.advance(40)
        frame = (await ear.hear("steps"))["frames"][0]
        assert frame["event"]["kind"] == "joint"
        assert frame["left"] == {"0": 60_000, "1": 60_000}


async def test_engines_have_no_clock(anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("kala", here(), engine("sprout"), move_seconds=5))
    async with anna.sit(code, *tokens) as ear:
        while "0" not in ear.frame["legal"]:
            await ear.next()
        assert set(ear.frame["left"]) == {"0"}


# Watching


async def test_the_host_can_turn_watching_off(anna: Browser, ben: Browser) -> None:
    code, tokens, table = await anna.open(order("kala", here(), here()))
    async with anna.sit(code, *tokens) as ear:
        async with ben.sit(table["watch"]) as watcher:
            await ear.say(type="watching", on=False)
            assert await watcher.closed() == 4403
        async with ben.listen(table["watch"]) as watcher:
            await watcher.say(type="hello", tokens=[])
            assert await watcher.closed() == 4403
        answer = await ben.http.get(f"/api/tables/{table['watch']}")
        assert (answer.status_code, answer.json()["code"]) == (403, "watching-off")
        await ear.say(type="watching", on=True)
        await ear.hear("table")
        async with ben.sit(table["watch"]) as watcher:
            assert watcher.welcome["held"] == []


async def test_a_table_can_be_opened_without_watching(anna: Browser, ben: Browser) -> None:
    code, tokens, table = await anna.open(order("kala", here(), here(), watching=False))
    for address in (table["watch"], code):
        async with ben.listen(address) as ear:
            await ear.say(type="hello", tokens=[])
            assert await ear.closed() == 4403
    async with ben.sit(code, *tokens) as ear:
        assert ear.welcome["held"] == [0, 1]


# Hints


async def test_a_hint_goes_to_the_client_that_asked(anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("dacapo", here(), here(), preset="handful"))
    async with anna.sit(code, tokens[0]) as ear:
        await ear.say(type="hint", id="h", seat=0)
        hint = await ear.hear("hint")
        assert hint["id"] == "h"
        assert hint["advice"]["text"] in ear.frame["legal"]["0"]
        await ear.moved(0, "1")
        await ear.say(type="hint", id="i", seat=0)
        assert (await ear.problem())["key"] == "already-chosen"


async def test_a_seat_gets_one_hint_at_a_time_for_all_its_connections(
    served: Running, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failed hint is reported, so no one waits forever."""
    go = asyncio.Event()

    async def fail(*_: object) -> None:
        await go.wait()
        raise RuntimeError("on purpose")

    monkeypatch.setattr(served.server.services.engine_pool, "advise", fail)
    code, tokens, _ = await anna.open(order("dacapo", here(), here()))
    async with anna.sit(code, *tokens) as first, anna.sit(code, *tokens) as second:
        await first.say(type="look", seat=0)
        await first.say(type="hint", id="a", seat=0)
        await first.settled()
        for seat, problem in ((0, "too-fast"), (1, None)):
            await second.say(type="look", seat=seat)
            await second.say(type="hint", id="b", seat=seat)
            assert problem is None or (await second.problem())["code"] == problem
        go.set()
        assert (await first.problem())["code"] == "server-trouble"
        assert (await second.problem())["code"] == "server-trouble"
        await first.say(type="hint", id="c", seat=0)
        assert (await first.hear("problem"))["id"] == "c", "it can be asked for again"


async def test_no_hints_where_they_are_off(anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("dacapo", here(), here(), hints=False))
    async with anna.sit(code, tokens[0]) as ear:
        await ear.say(type="hint", id="h", seat=0)
        assert (await ear.problem())["code"] == "hints-off"


# Restart


@pytest.mark.parametrize("game_id", ["dacapo", "kessel", "kala", "kalaha", "hopper", "ronda"])
async def test_a_restart_loses_nothing(tmp_path: Path, game_id: str) -> None:
    """A sealed choice stays made and stays secret."""
    async with running(settings(tmp_path)) as served:
        anna = Browser(served.address)
        code, tokens, _ = await anna.open(order(game_id, here("Anna"), here("Ben")))
        async with anna.sit(code, tokens[0]) as ear:
            if "0" in ear.frame["legal"]:
                legal = ear.frame["legal"]["0"]
                await ear.moved(0, legal[0] if legal else "shot 0 500 0")
            await ear.say(type="look", seat=0)
            before = (await ear.hear("welcome"))["frame"]
        await anna.close()
    async with running(settings(tmp_path)) as served:
        anna = Browser(served.address)
        async with anna.sit(code, tokens[0]) as ear:
            assert ear.frame == before
            if game_id == "dacapo":
                await ear.move(0, "2")
                assert (await ear.problem())["key"] == "already-chosen"
        await anna.close()


async def test_engines_continue_after_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path, pause_ms=60_000)) as served:
        anna = Browser(served.address)
        code, _, _ = await anna.open(order("kalaha", engine(), engine()))
        assert (await anna.table(code))["status"] == "playing"
        await anna.close()
    async with running(settings(tmp_path)) as served:
        anna = Browser(served.address)
        async with anna.sit(code) as ear:
            while ear.frame["outcome"] is None:
                await ear.next()
        await anna.close()


async def test_clocks_start_again_after_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as served:
        anna = Browser(served.address)
        code, tokens, _ = await anna.open(order("kalaha", here(), here(), move_seconds=30))
        served.clock.advance(29)
        await anna.close()
    async with running(settings(tmp_path)) as served:
        anna = Browser(served.address)
        async with anna.sit(code, *tokens) as ear:
            assert set(ear.frame["left"].values()) == {30_000}
        await anna.close()

"""Games played over real sockets: moves, engines, chance, and secrets on one device."""

from __future__ import annotations

import random

import pytest

from cupboard.core.registry import game_ids
from tests.server.clients import Browser, Json, elsewhere, engine, here, order, play_to_the_end
from tests.server.running import Running

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


QUICK = {"ronda": {"easy": True, "beans": 2, "top": 4}, "hopper": {"beans": 49}}


def quick(game: str, *seats: Json) -> Json:
    return order(game, *seats, options=QUICK.get(game, {}))


@pytest.mark.parametrize("game", game_ids())
async def test_a_game_against_an_engine_is_played_to_its_end(anna: Browser, game: str) -> None:
    code, tokens, table = await anna.open(quick(game, here("Anna"), engine()))
    assert table["status"] == "playing"
    async with anna.sit(code, *tokens) as ear:
        outcome = await play_to_the_end(ear, [0], random.Random(game))
    table = await anna.table(code)
    assert (table["status"], table["outcome"]) == ("over", outcome)
    assert table["number"] == ear.frame["number"]


@pytest.mark.parametrize("game", game_ids())
async def test_a_game_of_two_people_on_one_device(anna: Browser, game: str) -> None:
    code, tokens, _ = await anna.open(quick(game, here("Anna"), here("Ben")))
    async with anna.sit(code, *tokens) as ear:
        assert (ear.welcome["held"], ear.welcome["eye"]) == ([0, 1], None)
        await play_to_the_end(ear, [0, 1], random.Random(game))


@pytest.mark.parametrize("game", game_ids())
async def test_engines_play_alone_and_can_be_watched(
    anna: Browser, ben: Browser, game: str
) -> None:
    _, tokens, table = await anna.open(quick(game, engine(), engine()))
    assert tokens == []
    async with ben.sit(table["watch"]) as ear:
        while ear.frame["outcome"] is None:
            await ear.next()
        assert ear.welcome["held"] == []
        assert ear.frame["legal"] == {}


async def test_the_game_starts_when_the_last_player_joins(anna: Browser, ben: Browser) -> None:
    code, tokens, table = await anna.open(order("kalaha", here("Anna"), elsewhere()))
    assert table["status"] == "waiting"
    async with anna.sit(code, *tokens) as first:
        assert first.frame["number"] == 0
        await first.move(0, "1")
        assert (await first.problem())["code"] == "still-waiting"
        joined = await ben.join(code.lower(), "  B\u0007en\n ")
        assert joined["seat"] == 1
        assert joined["table"]["status"] == "playing"
        assert [seat["name"] for seat in joined["table"]["seats"]] == ["Anna", "B en"]
        steps = await first.hear("steps")
        assert {frame["event"]["kind"] for frame in steps["frames"]} == {"resolved"}
        async with ben.sit(code, joined["token"]) as second:
            assert second.welcome["eye"] == 1
            assert second.frame["view"]["pits"] == first.frame["view"]["pits"]
            legal = [ear.frame["legal"] for ear in (first, second)]
            assert sorted(map(len, legal)) == [0, 1]


async def test_no_seat_is_given_twice(anna: Browser, ben: Browser) -> None:
    code, _, _ = await anna.open(order("kalaha", here(), elsewhere()))
    await ben.join(code)
    for asked, expected in (({}, "no-free-seat"), ({"seat": 0}, "seat-taken")):
        answer = await ben.http.post(f"/api/tables/{code}/join", json=asked)
        assert (answer.status_code, answer.json()["code"]) == (409, expected)
    answer = await ben.http.post(f"/api/tables/{code}/join", json={"seat": 7})
    assert answer.json()["code"] == "no-such-seat"


async def test_a_move_is_answered_and_shown_to_everyone(anna: Browser, ben: Browser) -> None:
    code, tokens, table = await anna.open(order("kala", here(), here()))
    async with anna.sit(code, *tokens) as ear, ben.sit(table["watch"]) as watcher:
        seat = ear.frame["turn"]["seats"][0]
        number, text = ear.frame["number"], ear.frame["legal"][str(seat)][0]
        done = await ear.moved(seat, text)
        steps = await watcher.hear("steps")
        assert done["number"] == number + 1 == steps["frames"][0]["number"]
        assert steps["frames"][0]["event"] == {"kind": "played", "seat": seat, "text": text}
        assert steps["frames"][0]["facts"]


async def test_a_secret_choice_stays_hidden_until_all_are_made(anna: Browser, ben: Browser) -> None:
    """DACAPO-10: the other players learn only that a choice was made."""
    code, tokens, _ = await anna.open(order("dacapo", here(), elsewhere()))
    joined = await ben.join(code)
    async with anna.sit(code, *tokens) as first, ben.sit(code, joined["token"]) as second:
        await first.moved(0, "3")
        sealed = await second.hear("sealed")
        assert sealed == {"type": "sealed", "number": 0, "waiting": [1]}
        await first.move(0, "2")
        assert (await first.problem())["key"] == "already-chosen"
        await second.moved(1, "1")
        steps = await first.hear("steps")
        frame = steps["frames"][0]
        assert frame["event"] == {"kind": "joint", "seat": None, "text": None}
        shown = [fact for fact in frame["facts"] if fact["fact"] == "Shown"]
        assert [(fact["seat"], fact["beans"]) for fact in shown] == [(0, 3), (1, 1)]


async def test_a_shared_device_shows_one_seat_at_a_time(anna: Browser) -> None:
    """KESSEL-R: recipes are shown only to their owner."""
    code, tokens, _ = await anna.open(order("kessel", here(), here(), preset="recipes"))
    async with anna.sit(code, *tokens) as ear:
        assert ear.frame["view"]["recipes"] == [None, None]
        assert ear.frame["legal"] == {}
        for seat in (0, 1):
            await ear.say(type="look", seat=seat)
            welcome = await ear.hear("welcome")
            recipes = welcome["frame"]["view"]["recipes"]
            assert recipes[seat]
            assert recipes[1 - seat] is None
            assert set(welcome["frame"]["legal"]) <= {str(seat)}


async def test_without_secrets_a_shared_device_gets_the_moves_of_all_its_seats(
    anna: Browser,
) -> None:
    code, tokens, _ = await anna.open(order("kala", here(), here()))
    async with anna.sit(code, *tokens) as ear:
        assert set(ear.frame["legal"]) == {str(seat) for seat in ear.frame["turn"]["seats"]}

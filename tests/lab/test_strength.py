"""The strength lab: fair pairings, verifiable ratings, and tables that are replaced in the docs."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cupboard
from cupboard.lab import arena
from cupboard.lab.arena import (
    PLAIN_MCTS,
    ArenaGame,
    ArenaSetup,
    Result,
    all_pairs,
    contestants,
    duels,
    play,
    seatings,
)
from cupboard.lab.ratings import ratings
from cupboard.lab.strength import report, scores
from cupboard.lab.strength_page import HEAD, summarised, write_page
from cupboard.players.levels import LEVEL_NAMES
from tests.cli.conftest import Runner, own_home, run  # noqa: F401 - fixtures

KALA = ArenaSetup("kala", cupboard.game("kala").options(store_beans=8), 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_players_take_every_seat_equally_often(seats: int) -> None:
    rows = seatings(seats)
    for seat in range(seats):
        assert Counter(row[seat] for row in rows) == {0: len(rows) // 2, 1: len(rows) // 2}
    assert all(len(set(row)) == 2 for row in rows)


def test_all_pairs_meet_with_the_same_seeds_for_both_seatings() -> None:
    planned = duels(all_pairs(("a", "b", "c")), 2, 4)
    assert Counter(duel.names for duel in planned) == dict.fromkeys(
        [("a", "b"), ("a", "c"), ("b", "c")], 4
    )
    met = [duel for duel in planned if duel.names == ("a", "b")]
    assert Counter((duel.number, duel.seating) for duel in met) == {
        (number, row): 1 for number in (0, 1) for row in ((0, 1), (1, 0))
    }


def test_a_duel_is_repeatable_and_its_share_is_that_of_the_first_name() -> None:
    one = ArenaGame(("sprout", "gardener"), (0, 1), 3)
    other = ArenaGame(("gardener", "sprout"), (1, 0), 3)
    assert play(KALA, one, b"s") == play(KALA, one, b"s")
    assert play(KALA, one, b"s").share == 1 - play(KALA, other, b"s").share


def test_the_result_is_the_same_for_any_number_of_workers() -> None:
    planned = duels([("sprout", "gardener")], 2, 4)
    alone = arena.play_all(KALA, planned, b"s", 1)
    heard: list[int] = []
    together = arena.play_all(KALA, planned, b"s", 2, heard.append)
    assert sorted(alone, key=repr) == sorted(together, key=repr)
    assert sum(heard) == len(planned)


def test_ratings_of_known_strengths_are_recovered() -> None:
    """Uses expected scores of four players 100 points apart, over thousands of games."""
    elo = np.array([150.0, 50.0, -50.0, -150.0])
    chance = 1 / (1 + 10 ** ((elo[None, :] - elo[:, None]) / 400))
    score = 5_000 * chance * (1 - np.eye(4))
    found = ratings(["a", "b", "c", "d"], score)
    assert [one.name for one in found] == ["a", "b", "c", "d"]
    for one, due in zip(found, elo, strict=True):
        assert abs(one.elo - due) < 1
        assert one.low < due < one.high
        assert one.high - one.low < 20


def test_more_games_narrow_the_interval_and_a_clean_sweep_is_rated() -> None:
    few, many = (ratings(["a", "b"], np.array([[0.0, n], [n / 2, 0.0]])) for n in (10, 1000))
    assert few[0].high - few[0].low > 3 * (many[0].high - many[0].low)
    swept = ratings(["a", "b"], np.array([[0.0, 20.0], [0.0, 0.0]]))
    assert 300 < swept[0].elo - swept[1].elo < 1500
    assert swept[0].elo == pytest.approx(-swept[1].elo)


def results(*shares: float) -> list[Result]:
    return [
        Result(ArenaGame(("sprout", "gardener"), (n % 2, 1 - n % 2), n), s)
        for n, s in enumerate(shares)
    ]


def test_a_report_counts_ties_and_says_which_claims_hold() -> None:
    told = report(KALA, "store", ("sprout", "gardener"), results(0, 0, 0, 1, 0.5), b"s")
    pair, step = told["pairs"][0], told["steps"][0]
    assert (pair["one"], pair["won"], pair["lost"], pair["shared"]) == ("gardener", 3, 1, 1)
    assert (step["share"], step["due"], step["kept"]) == (0.75, 0.7, True)
    assert [row["name"] for row in told["ratings"]] == ["gardener", "sprout"]
    lost = report(KALA, "store", ("sprout", "gardener"), results(1, 0), b"s")
    assert not lost["steps"][0]["kept"]
    assert scores(results(0.5))["sprout", "gardener"].points == 0.5


def test_writing_a_table_leaves_the_other_tables_unchanged(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    first = report(KALA, "store", ("sprout", "gardener"), results(0, 0), b"1")
    other = {**first, "preset": "bank"}
    for told in (first, other, {**first, "seed": "ff"}):
        write_page(page, told, 2)
    text = page.read_text(encoding="utf-8")
    assert text.count("## kala, store, 2 players") == 1
    assert text.count("## kala, bank, 2 players") == 1
    assert "--seed ff" in text.split("## kala, bank")[0]
    assert text.startswith("# How strong are the levels?")


def test_the_page_starts_with_a_line_for_each_table(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    first = report(KALA, "store", ("sprout", "gardener"), results(0, 0, 0, 1), b"1")
    for told in (first, {**first, "preset": "bank"}, first):
        write_page(page, told, 4)
    glance = page.read_text(encoding="utf-8").split("## ")[1]
    assert "| kala, store, 2 players | 75% | – | – | – | – |" in glance
    assert glance.count("| kala, ") == 2


def test_the_page_in_the_docs_is_up_to_date() -> None:
    """The page is generated: its head and first table follow from the code and its other tables."""
    page = Path(__file__).parents[2] / "docs" / "reference" / "levels.md"
    text = page.read_text(encoding="utf-8")
    assert text.startswith(HEAD)
    assert summarised(text) == text


def test_contestants_are_the_levels_and_plain_mcts() -> None:
    assert contestants("kala") == (*LEVEL_NAMES, PLAIN_MCTS)
    limit = arena.engine_of(KALA, PLAIN_MCTS).limit
    assert limit.nodes == 10_000
    assert limit.seconds is None
    quick = ArenaSetup("kala", KALA.options, 2, seconds=0.1)
    assert arena.engine_of(quick, "master").limit.seconds == 0.1
    assert arena.engine_of(quick, "miller").limit == arena.engine_of(KALA, "miller").limit


def test_the_command_prints_data(run: Runner) -> None:  # noqa: F811
    words = ["lab", "strength", "kala", "-o", "store_beans=8", "--games", "2", "--workers", "1"]
    ran = run(*words, "--player", "sprout", "--player", "gardener", "--seed", "1", "--json")
    told: Any = json.loads(ran.out)
    assert ran.code == 0
    assert (told["games"], told["seed"], told["seats"]) == (2, "01", 2)
    assert run(*words, "--player", "sprout", "--player", "farmer", "--lang", "de").code == 0


def test_a_ladder_has_only_the_pairs_with_a_claim(
    run: Runner,  # noqa: F811
    tmp_path: Path,
) -> None:
    three = ["--player", "sprout", "--player", "gardener", "--player", "farmer"]
    words = ["lab", "strength", "kala", "-o", "store_beans=8", "--games", "2", "--workers", "1"]
    page = tmp_path / "page.md"
    told: Any = json.loads(run(*words, *three, "--ladder", "--page", str(page), "--json").out)
    met = {(pair["one"], pair["other"]) for pair in told["pairs"]}
    assert met == {("farmer", "gardener"), ("gardener", "sprout")}
    assert len(told["ratings"]) == len(three) // 2
    assert "--ladder" in page.read_text(encoding="utf-8").split("## kala")[1]


@pytest.mark.parametrize(
    "words",
    [
        ["nogame"],
        ["kala", "--games", "0"],
        ["kala", "--player", "giant"],
        ["kala", "--player", "sprout"],
        ["kala", "--seconds", "0"],
        ["kala", "--seats", "3"],
    ],
)
def test_invalid_arguments_are_refused(run: Runner, words: list[str]) -> None:  # noqa: F811
    ran = run("lab", "strength", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err


def test_a_farmer_beats_a_sprout() -> None:
    """A quick check; `lab strength` measures it."""
    table = ArenaSetup("kala", cupboard.game("kala").options(), 2)
    shares = [play(table, duel, b"s").share for duel in duels([("farmer", "sprout")], 2, 6)]
    assert sum(shares) >= 5

"""The game page: nothing moves the board, and everything on the page changes together with it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cupboard.core import i18n
from cupboard.core.registry import game_ids
from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.looks import Look
from tests.browser.people import READY, SHORTER, Person
from tests.browser.places import ENGINE, HERE, open_table, play_on, resign, sit_down
from tests.browser.waiting import close_dialog, until

BUSY = "[data-busy]"
AT_REST = "[data-status=playing]:not([data-busy])"
NUMBER = "[data-number]"
BAR = ".banner"
CONFIRM = "[data-confirm]"
TURNS = 3

# Notes every place of the board and every order of the tools that is ever shown.
WATCH_PLACES = """() => {
  const seen = window.seen = new Set();
  const box = (query) => {
    const at = document.querySelector(query).getBoundingClientRect();
    return [at.left, at.top, at.width, at.height].map(Math.round);
  };
  const look = () => {
    const tools = [...document.querySelectorAll(".table nav button")].map((tool) => {
      const name = tool.dataset.panel ?? Object.keys(tool.dataset)[0];
      return [name, Math.round(tool.getBoundingClientRect().left)];
    });
    seen.add(JSON.stringify([box(".pane"), box(".banner"), tools]));
    requestAnimationFrame(look);
  };
  look();
}"""

# Notes, at every change of the page, what its parts say about the game.
WATCH_WORDS = """() => {
  const seen = window.seen = [];
  const texts = (query) =>
    [...document.querySelectorAll(query)].map((node) => node.textContent.trim());
  const look = () => {
    const bar = document.querySelector(".banner");
    seen.push({
      busy: document.querySelector("[data-busy]") !== null,
      number: Number(document.querySelector("[data-number]").dataset.number),
      speaker: bar.dataset.speaker ?? null,
      due: [...document.querySelectorAll("[data-seat].due")].map((strip) => strip.dataset.seat),
      said: bar.querySelector(".sentence strong")?.textContent ?? null,
      scores: texts("[data-seat] .count"),
      moves: document.querySelectorAll("aside li:not([data-seat])").length,
    });
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.querySelector(".table"), all);
  look();
}"""
HEAR = """window.heard = [];
speechSynthesis.speak = (spoken) => {
  window.heard.push([spoken.lang, spoken.text]);
  spoken.onend?.();
};"""
# The parts of the players' strips that are wider than their place.
CUT_OFF = """strips => strips.flatMap(strip =>
  [strip, ...strip.querySelectorAll(".name, .standing, .count")]
    .filter(part => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
    .map(part => part.textContent.trim()))"""
PACE = "pace => localStorage.setItem('cupboard.settings', JSON.stringify({ pace, sound: false }))"


LOOKS = {"phone": looks.PHONE, "tablet": looks.TABLET}
both_looks = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)


def games_and_looks() -> Iterator[Any]:
    """Yield every game with both looks; it is played to the end with one of them."""
    for at, game in enumerate(game_ids()):
        for number, (name, look) in enumerate(LOOKS.items()):
            whole = at % len(LOOKS) == number
            id_ = f"{game}-{name}-{'whole' if whole else 'begun'}"
            yield pytest.param(game, look, whole, id=id_)


@pytest.mark.parametrize(("game", "look", "whole"), [*games_and_looks()])
def test_nothing_moves_the_board_in_a_game(
    visit: OpenPage, game: str, look: Look, whole: bool
) -> None:
    """Neither turns nor hand-overs, the end of the game or its result."""
    page = visit(language="de")
    look.put_on(page)
    table = open_table(page, game, HERE, {**HERE, "name": "Ben"}, **SHORTER.get(game, {}))
    page.goto(f"/table/{table['code']}")
    person = Person(page)
    assert person.wait()
    page.evaluate(WATCH_PLACES)
    if whole:
        person.play_to_the_end()
    else:
        play_on(page, steps=2 * TURNS)
    assert len(places(page)) == 1, places(page)


@both_looks
def test_hints_and_refusals_do_not_move_the_board(visit: OpenPage, look: Look) -> None:
    page = visit(language="de")
    look.put_on(page)
    sit_down(page, "kalaha")
    person = Person(page)
    assert person.wait()
    page.evaluate(WATCH_PLACES)
    for _ in range(TURNS):
        for step in "123":
            page.locator("[data-hint]").click()
            expect(page.locator(f"[data-hint='{step}']")).to_be_visible()
        page.locator("[data-target][aria-disabled=true]").first.press("Enter")
        expect(page.locator(".refusal")).to_be_visible()
        page.locator(".refusal .icon").click()
        person.act()
        assert person.wait()
    assert len(places(page)) == 1, places(page)


def places(page: Page) -> list[str]:
    found: list[str] = page.evaluate("[...seen]")
    return found


def test_bar_players_and_scores_follow_one_clock(visit: OpenPage) -> None:
    """Nothing appears on the page before the board shows it, and a voice reads it aloud."""
    page = visit(motion=True)
    page.evaluate(PACE, 0.2)
    page.add_init_script(HEAR)
    sit_down(page, "kalaha")
    person = Person(page)
    assert person.wait()
    page.locator("[data-aloud]").click()
    page.evaluate(WATCH_WORDS)
    for _ in range(TURNS):
        person.act()
        page.wait_for_selector(BUSY, state="attached")
        assert person.wait()
    seen: list[dict[str, Any]] = page.evaluate("seen")
    moving = [now for now in seen if now["busy"]]
    assert moving
    assert [now for now in seen if now["speaker"] and now["speaker"] not in now["due"]] == []
    for before, now in pairwise(seen):
        if not before["busy"] and now["busy"]:
            assert (now["scores"], now["moves"]) == (before["scores"], before["moves"])
    said = {now["said"] for now in moving if now["said"]}
    assert_told(page, said, seen[0]["moves"])
    assert {"en"} == {language for language, _ in page.evaluate("heard")}
    assert said <= {text for _, text in page.evaluate("heard")}


def assert_told(page: Page, said: set[str], before: int) -> None:
    """Assert that the bar said, sentence by sentence, what the list of moves contains."""
    listed = page.locator("aside li:not([data-seat])").all_inner_texts()[before:]
    assert said
    assert [sentence for sentence in said if sentence not in " ".join(listed)] == []
    assert [line for line in listed if not any(sentence in line for sentence in said)] == []


def test_a_tap_shows_a_move_before_it_is_made(visit: OpenPage) -> None:
    page = visit(phone=True)
    page.evaluate(PACE, 0.01)
    sit_down(page, "kalaha")
    assert Person(page).wait()
    number = page.locator(NUMBER).get_attribute("data-number") or ""
    pit = page.locator(READY).first
    pit.tap()
    expect(page.locator(CONFIRM)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(CONFIRM)).to_have_count(0)
    pit.tap()
    expect(page.locator(CONFIRM)).to_be_visible()
    expect(page.locator(NUMBER)).to_have_attribute("data-number", number)
    page.locator(CONFIRM).tap()
    expect(page.locator(NUMBER)).not_to_have_attribute("data-number", number)
    assert Person(page).wait()
    # The setting of players who want no animation.
    page.locator("[data-panel=more]").tap()
    page.locator("dialog input[type=checkbox]").first.check()
    close_dialog(page)
    number = page.locator(NUMBER).get_attribute("data-number") or ""
    page.locator(READY).first.tap()
    expect(page.locator(NUMBER)).not_to_have_attribute("data-number", number)


def test_the_last_turn_is_shown_again(visit: OpenPage) -> None:
    """It changes nothing; a tap on the board finishes it and does nothing else."""
    page = visit(motion=True)
    page.evaluate(PACE, 0.5)
    sit_down(page, "kalaha")
    person = Person(page)
    assert person.wait()
    number = page.locator(NUMBER).get_attribute("data-number") or ""
    person.act()
    expect(page.locator(NUMBER)).not_to_have_attribute("data-number", number)
    assert person.wait()
    number = page.locator(NUMBER).get_attribute("data-number") or ""
    labels = "nodes => nodes.map(node => node.getAttribute('aria-label'))"
    before = page.locator("[data-target]").evaluate_all(labels)
    page.evaluate(WATCH_WORDS)
    page.locator("[data-recall]").click()
    until(page, "seen.some(now => now.busy)")
    page.locator(".pane").click(position={"x": 5, "y": 5})
    page.wait_for_selector(AT_REST, state="attached")
    assert any(now["said"] for now in page.evaluate("seen"))
    assert page.locator("[data-target]").evaluate_all(labels) == before
    expect(page.locator(NUMBER)).to_have_attribute("data-number", number)
    assert person.is_due


def test_the_rest_can_be_skipped_by_a_player_who_decides_nothing_more(visit: OpenPage) -> None:
    """A resigned player only watches; a unit test covers one who is out."""
    page = visit(motion=True)
    looks.PHONE.put_on(page)
    sit_down(page, "dacapo", HERE, ENGINE, ENGINE)
    expect(page.locator("[data-skip]")).to_have_count(0)
    resign(page)
    page.locator("[data-skip]").click()
    Person(page).see_the_result()


def test_a_player_without_a_name_is_you(visit: OpenPage) -> None:
    page = visit()
    sit_down(page, "kalaha", {**HERE, "name": ""}, ENGINE)
    assert Person(page).wait()
    you = i18n.text("en", "player-you")
    for part in (".pane", "[data-seat='0'] .name"):
        expect(page.locator(part)).to_contain_text(you)
    expect(page.locator(".table")).not_to_contain_text(i18n.text("en", "player-person", n=1))


@pytest.mark.parametrize("look", [looks.SMALL_PHONE, looks.PHONE, looks.FLAT_TABLET])
def test_everyone_at_a_full_table_is_named_and_counted(visit: OpenPage, look: Look) -> None:
    """In German, with its long words; nothing is cut off but names, and those keep their number."""
    page = visit(language="de")
    look.put_on(page)
    sit_down(page, "dacapo", HERE, *[ENGINE] * 4)
    assert Person(page).wait()
    strips = page.locator("[data-seat]")
    expect(strips).to_have_count(5)
    assert strips.evaluate_all(CUT_OFF) == []
    for seat in range(1, 5):
        expect(page.locator(f"[data-seat='{seat}'] .name")).to_contain_text(str(seat + 1))


def test_the_list_of_moves_has_one_heading(visit: OpenPage) -> None:
    page = visit(phone=True)
    sit_down(page, "kalaha")
    assert Person(page).wait()
    page.locator("[data-panel=moves]").click()
    moves = page.get_by_role("heading", name=i18n.text("en", "page-table-moves"))
    expect(moves).to_have_count(1)

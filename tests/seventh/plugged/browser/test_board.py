"""The game's own board in a real browser, and the plain board where its own cannot be used."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cupboard.core import i18n
from tests.browser.conftest import IN_A_HURRY, PATIENCE, OpenPage
from tests.browser.looks import grave_faults
from tests.browser.people import Person
from tests.browser.places import ENGINE, HERE, READY_TO_TRY, arrive, sit_down
from tools.table_server import running

BOARD = "svg.nim"
FLYING = f"() => document.querySelector('{BOARD}').getAnimations({{ subtree: true }}).length > 0"


def test_the_home_page_shows_its_cover(visit: OpenPage) -> None:
    page = visit(language="de")
    card = page.locator("[data-game=nim]")
    expect(card).to_contain_text(i18n.text("de", "nim-tagline"))
    cover = card.locator("img").first
    expect(cover).to_be_visible()
    page.wait_for_function("image => image.naturalWidth > 0", arg=cover.element_handle())


def test_a_move_flies_over_its_board(visit: OpenPage) -> None:
    page = visit(motion=True)
    sit_down(page, "nim", HERE, HERE)
    person = Person(page)
    assert person.wait()
    person.act()
    page.wait_for_function(FLYING)


def test_a_lesson_is_tried_on_its_board(visit: OpenPage) -> None:
    page = visit(language="fr")
    arrive(page, "/try/nim.heap", READY_TO_TRY)
    page.locator(f"{BOARD} [data-target=take-3]").click()
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    expect(page.locator("main")).to_contain_text(i18n.text("fr", "lesson-nim-heap-right"))


def test_its_rule_book_and_print_show_its_board(visit: OpenPage) -> None:
    page = visit()
    page.goto("/rules/nim")
    page.locator("[data-lesson]").first.scroll_into_view_if_needed()
    expect(page.locator(BOARD).first).to_be_visible()
    page.goto("/print/nim")
    expect(page.locator(f"[data-part=rules] figure {BOARD}").first).to_be_visible()


def test_its_own_score_sheet_is_printed(visit: OpenPage) -> None:
    page = visit()
    page.goto("/print/nim")
    expect(page.locator(".nim-sheet p")).to_have_count(2)


def test_its_guide_explains_the_first_turn(visit: OpenPage) -> None:
    page = visit(language="nl")
    arrive(page, "/guide/nim", "[data-go-on]")
    expect(page.locator("main")).to_contain_text(i18n.text("nl", "guide-nim-heap"))


def test_a_finished_game_is_analysed_on_its_board(visit: OpenPage, axe: str) -> None:
    page = visit()
    code = sit_down(page, "nim")["code"]
    Person(page).play_to_the_end()
    page.goto(f"/analysis/{code}")
    expect(page.locator("[role=slider]").first).to_be_visible()
    expect(page.locator(BOARD).first).to_be_visible()
    assert grave_faults(page, axe) == []


def without_board(web: Path) -> None:
    (web / "board.js").unlink()


def another_contract(web: Path) -> None:
    described = json.loads((web / "game.json").read_text())
    (web / "game.json").write_text(json.dumps({**described, "contract": 2}))


def failing(script: str) -> Callable[[Path], None]:
    def damage(web: Path) -> None:
        (web / "board.js").write_text(script)

    return damage


DAMAGE: dict[str, Callable[[Path], None]] = {
    "missing": without_board,
    "another contract": another_contract,
    "not a script": failing("This is no script."),
    "throws": failing("export default () => { throw new Error('no board'); };"),
    "cannot be drawn": failing(
        "export default () => ({ picture: () => null, after: () => null, motion: () => null,"
        " mount: () => { throw new Error('no board'); } });"
    ),
}


@pytest.fixture(params=DAMAGE)
def damaged(request: pytest.FixtureRequest, tmp_path: Path, browser: Browser) -> Iterator[Page]:
    """Open a page of a server where the game's board cannot be used."""
    site, data = tmp_path / "site", tmp_path / "data"
    data.mkdir()
    installed = distribution("cupboard-nim").locate_file("")
    for folder in Path(str(installed)).iterdir():
        shutil.copytree(folder, site / folder.name)
    DAMAGE[request.param](site / "cupboard_nim" / "web")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join((str(site), os.environ["PYTHONPATH"])))
        with running(data) as server:
            context = browser.new_context(base_url=server.address, reduced_motion="reduce")
            context.set_default_timeout(PATIENCE)
            context.add_init_script(IN_A_HURRY)
            page = context.new_page()
            page.goto("/")
            yield page
            context.close()


def test_without_its_board_it_is_played_on_the_plain_board(damaged: Page, axe: str) -> None:
    sit_down(damaged, "nim", HERE, ENGINE)
    person = Person(damaged)
    assert person.wait()
    assert grave_faults(damaged, axe) == []
    person.play_to_the_end()
    assert damaged.locator(BOARD).count() == 0

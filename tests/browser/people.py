"""Simulated people: they click what can be clicked, without knowing the rules."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

TOUCHABLE = "[data-target].enabled"
READY = f"[data-status=playing]:not([data-busy]) {TOUCHABLE}"
CURTAIN = ".curtain button"
NUMBERS = "form:has(input[type=number])"
SHORTER: dict[str, dict[str, Any]] = {"ronda": {"beans": 4}}
"""Settings for games that take random players very long."""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
FIELD_TIMEOUT_MS = 10_000
PATIENCE = 150_000
"""Timeout in milliseconds; the first table of a game may have to wait for compilation."""


class Person:
    """A person at a page. All choices come from a seed, so a failure can be repeated."""

    def __init__(
        self, page: Page, seed: int = 1, *, by_keyboard: bool = False, patience: int = PATIENCE
    ) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.by_keyboard = by_keyboard
        self.patience = patience
        self._known: dict[str, str] = {}

    # Starting a game

    def choose(self, game: str) -> None:
        """Choose a game on the home page."""
        self.page.goto("/")
        self._press(f"[data-game={game}]")
        self.page.wait_for_selector("[data-start]")
        for option, value in SHORTER.get(game, {}).items():
            self._agree(option, value)

    def _agree(self, option: str, value: int) -> None:
        """Change a number in the details of the setup page."""
        field = f"[data-option={option}]"
        folded = self.page.locator(f"details:not([open]):has({field}) > summary")
        while folded.count() > 0:  # one inside another
            folded.first.press("Enter")
        self.page.locator(field).fill(str(value))

    def start(self) -> str:
        """Start the game and return the code of its table."""
        self._press("[data-start]")
        opened = "[data-status=playing], [data-status=waiting]"
        self.page.wait_for_selector(opened, timeout=PATIENCE)
        return self.page.url.rsplit("/", 1)[-1]

    def others(self, kind: str) -> None:
        """Choose the kind of the other players: `engine`, `here` or `open`."""
        self.page.locator(f"input[type=radio][value={kind}]").first.check(force=True)

    def gentle(self) -> None:
        """Set all computer players to the weakest level."""
        for level in self.page.locator("input[type=radio][value=sprout]").all():
            level.check(force=True)

    def join(self, code: str) -> None:
        self.page.goto(f"/join/{code}")
        self._press("[data-join]")
        self.page.wait_for_selector("[data-status]", timeout=PATIENCE)

    # Playing

    @property
    def over(self) -> bool:
        return self.page.locator("[data-status=over]").count() > 0

    @property
    def is_due(self) -> bool:
        return self.page.locator(f"{CURTAIN}, {READY}").count() > 0

    def wait(self) -> bool:
        """Wait until something can be done. Return False at the end of the game."""
        something = f"[data-status=over], {CURTAIN}, {READY}"
        self.page.wait_for_selector(something, state="attached", timeout=self.patience)
        return not self.over

    def act(self) -> None:
        """Do the next thing: take the device, shoot by numbers, or click a target."""
        if self.page.locator(CURTAIN).count():
            self._press(CURTAIN)
        elif self.page.locator(NUMBERS).count():
            self._shoot()
        else:
            self._touch()

    def play_to_the_end(self) -> None:
        while self.wait():
            self.act()
        self.see_the_result()

    def see_the_result(self) -> None:
        expect(self.page.locator("[data-over]").first).to_be_visible(timeout=self.patience)

    def _touch(self) -> None:
        found = self.page.evaluate(
            "query => [...document.querySelectorAll(query)]"
            ".map(node => [node.dataset.target, node.getAttribute('aria-label')])",
            TOUCHABLE,
        )
        if not found:
            return
        target = self._wanted(found)
        if self.by_keyboard:
            self._walk_to(target)
        else:
            # A real click fails if something is drawn over the target.
            self.page.locator(f'[data-target="{target}"]').click(timeout=self.patience)

    def _wanted(self, found: Sequence[tuple[str, str]]) -> str:
        """Choose a random target, but lift a cup that is known to match an open one.

        Without any memory, Ronda would take forever.
        """
        self._learn()
        open_now = {beans for _, beans in self._open_cups()}
        twins = [
            name
            for name, _ in found
            if self._known.get(name) in open_now and name not in dict(self._open_cups())
        ]
        pairs = [name for name, _ in found if name.startswith("cup-")]
        return self.rng.choice(twins or pairs or [name for name, _ in found])

    def _open_cups(self) -> list[tuple[str, str]]:
        labels = self.page.evaluate(
            "[...document.querySelectorAll('[data-target^=\"cup-\"]')]"
            ".map(node => [node.dataset.target, node.getAttribute('aria-label')])"
        )
        read = ((name, re.search(r":\D*(\d+)", label)) for name, label in labels)
        return [(name, match[1]) for name, match in read if match]

    def _learn(self) -> None:
        self._known.update(dict(self._open_cups()))

    def _walk_to(self, target: str) -> None:
        """Reach it with the arrow keys from the board's one tab stop."""
        page = self.page
        page.locator('[data-target][tabindex="0"]').first.focus()
        for _ in range(200):
            name, enabled = page.evaluate(
                "[document.activeElement.dataset.target,"
                " document.activeElement.classList.contains('enabled')]"
            )
            if name == target or (enabled and self.rng.random() < 0.2):
                break
            page.keyboard.press(self.rng.choice(ARROWS))
        page.keyboard.press(self.rng.choice(("Enter", "Space")))

    def _shoot(self) -> None:
        form = self.page.locator(NUMBERS)
        if not form.is_visible():
            self.page.locator(f"details:has({NUMBERS}) > summary").click()
        numbers = (
            self.rng.randint(-400, 400),
            self.rng.randint(350, 650),
            self.rng.randint(-90, 90),
        )
        try:
            for field, number in zip(form.locator("input").all(), numbers, strict=False):
                field.fill(str(number), timeout=FIELD_TIMEOUT_MS)
            form.locator("button").press("Enter", timeout=FIELD_TIMEOUT_MS)
        except TooLate:
            return  # the previous shot ended the game or still flies; the caller looks again

    def shoot_at_the_fullest(self) -> None:
        """Shoot at Hopper's fullest cup with a steady hand; only the game adds errors."""
        cups = self.page.evaluate(
            "[...document.querySelectorAll('[data-target].enabled')]"
            ".map(node => [node.dataset.target, node.getAttribute('aria-label')])"
        )
        if cups:
            target = max(cups, key=lambda cup: (_beans(cup[1]), self.rng.random()))[0]
            self.page.locator(f'[data-target="{target}"]').press("Enter")
            self._shoot_by_numbers()

    def _shoot_by_numbers(self) -> None:
        form = self.page.locator(NUMBERS)
        if not form.is_visible():
            self.page.locator(f"details:has({NUMBERS}) > summary").click()
        form.locator("button").press("Enter")

    def _press(self, selector: str) -> None:
        button = self.page.locator(selector).first
        if self.by_keyboard:
            button.press("Enter")
        else:
            button.click()


def _beans(label: str) -> int:
    """Return the beans in a cup from its label: "Cup c2, 3 beans", "Cup c2, empty"."""
    told = label.rpartition(",")[2]
    number = re.search(r"\d+", told)
    return int(number[0]) if number else "one" in told

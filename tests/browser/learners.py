"""A learner who reads every note of a guided game and continues."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from cupboard.core import i18n
from tests.browser.people import PATIENCE, READY, Person

GO_ON = "[data-go-on]"
NOTE = ".guide .bubble p"


class Learner(Person):
    """A person in a guided game, who checks each note against the guide's text in this language."""

    def __init__(self, page: Page, game: str, *, by_keyboard: bool = False) -> None:
        super().__init__(page, by_keyboard=by_keyboard)
        self.game = game
        self.language = ""
        self.read: list[str] = []

    def learn(self) -> str:
        """Start the guided game from the home page, and return the code of the table."""
        self.page.goto("/")
        self._press(f"[data-guide-of={self.game}]")
        self.page.wait_for_selector(GO_ON, timeout=PATIENCE)
        self.language = self.page.locator("html").get_attribute("lang") or ""
        return self.page.url.rsplit("/", 1)[-1]

    @property
    def note(self) -> str:
        return self.page.locator("[data-guide]").get_attribute("data-guide") or ""

    def go_on(self) -> None:
        """Check the note that is shown, and answer it."""
        name = self.note
        told = i18n.text(self.language, f"guide-{self.game}-{name}")
        expect(self.page.locator(NOTE)).to_have_text(told)
        assert name not in self.read, "a note is told once"
        self.read.append(name)
        if self.by_keyboard:
            expect(self.page.locator(GO_ON)).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(GO_ON).click()
        expect(self.page.locator(f"[data-guide={name}]")).to_have_count(0)

    def wait(self) -> bool:
        """Wait for something to read or do. Return False when everything is over and read."""
        while True:
            something = f"{GO_ON}, [data-over], {READY}"
            self.page.wait_for_selector(something, state="attached", timeout=self.patience)
            if not self.page.locator(GO_ON).count():
                return not self.page.locator("[data-over]").count()
            self.go_on()

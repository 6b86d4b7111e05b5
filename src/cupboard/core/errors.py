"""Everything that can be wrong with an input, each with the rule that says so.

An error carries a text key and its arguments, so that it can be told in any language;
`str()` tells it in English.
"""

from __future__ import annotations

from cupboard.core import texts


class CupboardError(Exception):
    """Something a user gave cannot be accepted. Nothing was changed."""

    def __init__(self, key: str, *, rule: str | None = None, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.details = details

    def tell(self, language: str) -> str:
        """The message in a language, ending with the rule it rests on."""
        message = texts.say(language, self.key, **self.details)
        return f"{message} [{self.rule}]" if self.rule else message

    def __str__(self) -> str:
        return self.tell("en")


class BadOptions(CupboardError):
    """An option, a value or a combination of options that the game does not have."""


class BadPosition(CupboardError):
    """A position text that cannot be read, or that no game can reach."""


class BadRecord(CupboardError):
    """A record that is damaged, or that does not follow the rules."""


class UnknownGame(CupboardError):
    """There is no such game in the cupboard."""


class MalformedMove(CupboardError):
    """A move text that cannot be read at all."""


class IllegalMove(CupboardError):
    """A readable move that a rule forbids here."""


class OutOfTurn(CupboardError):
    """A move of a seat that is not to act, or after the end."""


class StaleMove(CupboardError):
    """A move meant for an earlier moment of the game."""

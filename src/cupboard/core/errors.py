"""Errors caused by user input, each with the rule it violates.

An error carries a text key and its arguments, so that its message exists in every language; `str()`
returns the English message.
"""

from __future__ import annotations


class CupboardError(Exception):
    """Rejected user input. A rejected call changes nothing."""

    def __init__(self, key: str, *, rule: str | None = None, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.details = details

    def tell(self, language: str) -> str:
        """Return the message in a language, ending with the rule id."""
        from cupboard.core import i18n  # reading the texts takes long, and few errors are shown

        message = i18n.text(language, self.key, **self.details)
        return f"{message} [{self.rule}]" if self.rule else message

    def __str__(self) -> str:
        return self.tell("en")


class BadOptions(CupboardError):
    """An option, a value or a combination of options that the game does not have."""


class MissingExtra(BadOptions):
    """Something that needs an extra of this package, which is not installed."""


class BadData(CupboardError):
    """A file that cannot be read or has invalid contents; used as the cause of another error."""


class BadPosition(CupboardError):
    """A position text that cannot be read, or that no game can reach."""


class BadRecord(CupboardError):
    """A record that is damaged or breaks the rules."""


class UnknownGame(CupboardError):
    """A game id that does not exist."""


class BrokenPlugin(UnknownGame):
    """A package that offers a game or an expert, but cannot be used."""


class MalformedMove(CupboardError):
    """A move text that cannot be read at all."""


class IllegalMove(CupboardError):
    """A readable move that a rule forbids here."""


class OutOfTurn(CupboardError):
    """A move by a seat that is not to act, or a move after the end of the game."""


class StaleMove(CupboardError):
    """A move made for an earlier position of the game."""

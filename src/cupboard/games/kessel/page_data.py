"""Cards and recipes for the pages, which show them but don't read the files of the rules."""

from __future__ import annotations

from typing import Any, Final

from cupboard.games.kessel.cards import DECK
from cupboard.games.kessel.recipes import BOOK, VOCABULARY

PAGE_DATA: Final[dict[str, Any]] = {"deck": DECK, "recipes": BOOK, "vocabulary": VOCABULARY}

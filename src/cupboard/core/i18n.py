"""Lookup of user-facing texts in the Fluent files in `locales/`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from cupboard.core.plugins import locale_folders

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en", "fr", "es", "nl")
FALLBACK = "en"
MAX_NUMBER = 10**15
"""Largest number formatted in a language. Only broken files contain larger ones."""


def resources(language: str) -> list[Traversable]:
    """Return the Fluent files of a language in a fixed order, those of plugins last."""
    own = files("cupboard") / "locales" / language
    return [file for folder in (own, *locale_folders(language)) for file in _fluent_files(folder)]


def _fluent_files(folder: Traversable) -> list[Traversable]:
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return sorted(found, key=lambda entry: entry.name)


@cache
def bundle(language: str) -> FluentBundle:
    """Return all texts of a language.

    Of several messages with the same key the first counts, so plugins cannot replace our texts.
    """
    from fluent.runtime import FluentBundle, FluentResource  # slow to import

    texts = FluentBundle([language], use_isolating=False)
    for resource in resources(language):
        texts.add_resource(FluentResource(resource.read_text(encoding="utf-8")))
    return texts


def has_text(language: str, key: str) -> bool:
    """Return whether a language has a text of this name."""
    return language in LANGUAGES and bundle(language).has_message(key)


def text(language: str, key: str, **details: str | int) -> str:
    """Return the text of a key in the language, or in English, or the key itself."""
    for candidate in (language, FALLBACK):
        if has_text(candidate, key):
            pattern = bundle(candidate).get_message(key).value
            if pattern is not None:
                plain = {name: _sayable(value) for name, value in details.items()}
                formatted, _ = bundle(candidate).format_pattern(pattern, plain)
                return str(formatted)
    return key


def _sayable(value: str | int) -> str | int:
    return str(value) if isinstance(value, int) and abs(value) > MAX_NUMBER else value

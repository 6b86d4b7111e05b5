"""Every word a person reads comes from the Fluent files in `locales/`, through here."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("de", "en", "fr", "es", "nl")
FALLBACK = "en"
LARGEST = 10**15
"""Numbers beyond it come from broken files alone; no language's way to write them is asked for."""


def resources(language: str) -> list[Traversable]:
    """The Fluent files of a language, in a fixed order."""
    folder = files("cupboard") / "locales" / language
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return sorted(found, key=lambda entry: entry.name)


@cache
def bundle(language: str) -> FluentBundle:
    """All texts of a language."""
    texts = FluentBundle([language], use_isolating=False)
    for resource in resources(language):
        texts.add_resource(FluentResource(resource.read_text(encoding="utf-8")))
    return texts


def knows(language: str, key: str) -> bool:
    return language in LANGUAGES and bundle(language).has_message(key)


def say(language: str, key: str, **details: str | int) -> str:
    """The text of a key; in English where the language lacks it, the bare key where all do."""
    for candidate in (language, FALLBACK):
        if knows(candidate, key):
            pattern = bundle(candidate).get_message(key).value
            if pattern is not None:
                plain = {name: _sayable(value) for name, value in details.items()}
                told, _ = bundle(candidate).format_pattern(pattern, plain)
                return str(told)
    return key


def _sayable(value: str | int) -> str | int:
    return str(value) if isinstance(value, int) and abs(value) > LARGEST else value

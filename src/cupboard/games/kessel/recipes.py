"""Recipes as data: the thirteen printed ones and the players' own (KESSEL-R, KESSEL-B).

A recipe is a name, a condition and points. The conditions:

    sets       at least `cards` cards of each of at least `ingredients` ingredients `of` a group
    fewer      fewer cards `of` a kind than every other player
    more       more cards `of` a kind than every other player
    at_least   at least `cards` cards `of` a kind
    at_most    at most `cards` cards `of` a kind
    last_card  took the last card of a line

`of` is `cards` (all of them), `plants`, a colour, or, except for `sets`, one of `cauldrons`,
`wands`, `ones`, `twos`, `threes`, `fours`. A file of custom recipes is TOML, one `[[recipe]]` each.
"""

from __future__ import annotations

import json
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from cupboard.core import i18n
from cupboard.core.errors import BadOptions
from cupboard.core.reading import quote
from cupboard.games.kessel.cards import COLOURS, DECK
from cupboard.games.kessel.layout import (
    AT_LEAST,
    AT_MOST,
    CARDS_SHIFT,
    FEWER,
    INGREDIENTS_SHIFT,
    LAST_CARD,
    MORE,
    OF_SHIFT,
    POINTS_SHIFT,
    SETS,
)

RULE = "KESSEL-B"

# The vocabulary of recipes is defined once, for the rules and for the page that composes them.
_FOLDER = files("cupboard.games.kessel")
VOCABULARY = json.loads((_FOLDER / "vocabulary.json").read_text(encoding="utf-8"))
MAX_OWN: Final[int] = VOCABULARY["most"]
MAX_NAME_LENGTH: Final[int] = VOCABULARY["longest_name"]
MAX_POINTS: Final[int] = VOCABULARY["most_points"]
NEEDS: Final[dict[str, tuple[str, ...]]] = {
    kind: tuple(fields) for kind, fields in VOCABULARY["needs"].items()
}
GROUPS: Final[tuple[str, ...]] = tuple(VOCABULARY["groups"])

KINDS = {
    "sets": SETS,
    "fewer": FEWER,
    "more": MORE,
    "at_least": AT_LEAST,
    "at_most": AT_MOST,
    "last_card": LAST_CARD,
}
SUBJECTS: Final[tuple[str, ...]] = ("cards", *VOCABULARY["counted"], "plants", *COLOURS)
"""In the order of the codes in `layout`."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """A recipe card. Its name is the players' own, or the id of a printed one."""

    name: str
    points: int
    kind: str
    of: str = "cards"
    cards: int = 0
    ingredients: int = 0


def pack(recipe: Recipe) -> int:
    """Return the recipe as one number for the compiled rules."""
    return (
        KINDS[recipe.kind]
        | SUBJECTS.index(recipe.of) << OF_SHIFT
        | recipe.cards << CARDS_SHIFT
        | recipe.ingredients << INGREDIENTS_SHIFT
        | recipe.points << POINTS_SHIFT
    )


def _load() -> tuple[tuple[Recipe, ...], frozenset[int]]:
    text = (_FOLDER / "recipes.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)["recipe"]
    for_three = frozenset(n for n, row in enumerate(rows) if row.pop("three", False))
    return tuple(Recipe(name=row.pop("id"), **row) for row in rows), for_three


BOOK, FOR_THREE = _load()
"""KESSEL-R: the printed recipes; KESSEL-X: the numbers of those for three players."""
BOOK_NAMES = frozenset(recipe.name for recipe in BOOK)


# Reading what players wrote


def read(value: object) -> tuple[Recipe, ...]:
    """Read the option `own_recipes` from recipes, plain data, or the text of a recipe file."""
    if isinstance(value, str):
        return loads(value)
    if isinstance(value, Mapping):
        return _of_file(value)
    if not isinstance(value, list | tuple):
        raise BadOptions("kessel-recipes-no-list", rule=RULE)
    if len(value) > MAX_OWN:
        raise BadOptions("kessel-recipes-too-many", rule=RULE, found=len(value), most=MAX_OWN)
    recipes = tuple(_read_one(number, item) for number, item in enumerate(value, 1))
    _require_different_names(recipes)
    return recipes


def loads(text: str) -> tuple[Recipe, ...]:
    """Return the recipes of a file's text."""
    try:
        data: dict[str, Any] = tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as problem:  # also for an endless number or endless nesting
        raise BadOptions(
            "kessel-recipes-unreadable", rule=RULE, problem=quote(problem)
        ) from problem
    return _of_file(data)


def _of_file(data: Mapping[Any, Any]) -> tuple[Recipe, ...]:
    """Return the recipes of a parsed file: a list under `recipe`, and nothing else."""
    stray = next((key for key in data if key != "recipe"), None)
    if stray is not None:
        raise BadOptions("kessel-recipes-stray", rule=RULE, field=quote(stray))
    recipes = data.get("recipe", [])
    if not isinstance(recipes, list):
        raise BadOptions("kessel-recipes-no-list", rule=RULE)
    return read(recipes)


def dumps(recipes: Iterable[Recipe]) -> str:
    """Return the recipes as the text of a file that can be shared."""
    return "\n".join(_dump_one(recipe) for recipe in recipes)


def _dump_one(recipe: Recipe) -> str:
    keys = ("name", "points", "kind", *NEEDS[recipe.kind])
    lines = (f"{key} = {json.dumps(getattr(recipe, key), ensure_ascii=False)}\n" for key in keys)
    return "[[recipe]]\n" + "".join(lines)


def _read_one(number: int, item: object) -> Recipe:
    if isinstance(item, Recipe):
        item = asdict(item)
    if not isinstance(item, Mapping):
        raise BadOptions("kessel-recipe-no-table", rule=RULE, number=number)
    row = _without_defaults(item)
    kind = row.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        found, known = quote(kind), ", ".join(KINDS)
        raise BadOptions("kessel-recipe-kind", rule=RULE, number=number, found=found, known=known)
    _require_keys(number, kind, row)
    recipe = Recipe(
        name=_name(number, row["name"]),
        points=_number(number, row, "points", 1, MAX_POINTS),
        kind=kind,
        of=_subject(number, kind, row) if "of" in row else "cards",
    )
    return _with_amounts(number, row, recipe)


def _default(key: str) -> object:
    return {"of": "cards", "cards": 0, "ingredients": 0}.get(key)


def _without_defaults(item: Mapping[Any, Any]) -> dict[str, Any]:
    """Drop unused fields at their defaults, because records contain every field."""
    row = {str(key): value for key, value in item.items()}
    used = NEEDS.get(str(row.get("kind")), ())
    if "of" in used:
        row.setdefault("of", "cards")
    return {
        key: value
        for key, value in row.items()
        if key in used or _default(key) is None or value != _default(key)
    }


def _require_keys(number: int, kind: str, row: Mapping[str, Any]) -> None:
    wanted = ("name", "points", "kind", *NEEDS[kind])
    for key in row:
        if key not in wanted:
            details = {"field": quote(key), "kind": kind, "known": ", ".join(wanted)}
            raise BadOptions("kessel-recipe-field", rule=RULE, number=number, **details)
    for key in wanted:
        if key not in row:
            raise BadOptions("kessel-recipe-lacks", rule=RULE, number=number, field=key, kind=kind)


def _name(number: int, name: object) -> str:
    title = " ".join(name.split()) if isinstance(name, str) else ""
    if not 1 <= len(title) <= MAX_NAME_LENGTH or not title.isprintable():
        raise BadOptions("kessel-recipe-name", rule=RULE, number=number, most=MAX_NAME_LENGTH)
    if title in BOOK_NAMES or _folded(title) in _printed_titles():
        raise BadOptions("kessel-recipe-name-of-box", rule=RULE, number=number, name=title)
    return title


def _folded(name: str) -> str:
    """Return a normal form that is equal for names a reader would take for one."""
    return unicodedata.normalize("NFKC", name).casefold()


@cache
def _printed_titles() -> frozenset[str]:
    """Return the printed recipes' titles in all languages, because players may use several."""
    titles = (title(recipe, language) for recipe in BOOK for language in i18n.LANGUAGES)
    return frozenset(map(_folded, titles))


def _subject(number: int, kind: str, row: Mapping[str, Any]) -> str:
    known = GROUPS if kind == "sets" else SUBJECTS
    if row["of"] not in known:
        found, names = quote(row["of"]), ", ".join(known)
        raise BadOptions("kessel-recipe-of", rule=RULE, number=number, found=found, known=names)
    return str(row["of"])


def _with_amounts(number: int, row: Mapping[str, Any], recipe: Recipe) -> Recipe:
    """Return the recipe with its numbers; raise an error if one exceeds the deck."""
    if "cards" not in row:
        return recipe
    deck = [card for card in DECK if _matches(card, recipe.of)]
    most = 4 if recipe.kind == "sets" else len(deck)
    least = 0 if recipe.kind == "at_most" else 1
    cards = _number(number, row, "cards", least, most)
    ingredients = 0
    if recipe.kind == "sets":
        there = len({card.ingredient for card in deck})
        ingredients = _number(number, row, "ingredients", 1, there)
    return Recipe(recipe.name, recipe.points, recipe.kind, recipe.of, cards, ingredients)


def _matches(card: Any, of: str) -> bool:
    """Return whether a card is of the kind. For checks only; the rules use bit masks."""
    if of in COLOURS:
        return bool(card.colour == of)
    if of in ("cauldrons", "wands"):
        return bool(card.symbol == of.removesuffix("s"))
    values = {"ones": 1, "twos": 2, "threes": 3, "fours": 4}
    if of in values:
        return bool(card.value == values[of])
    return bool(of == "cards" or card.plant)


def _number(number: int, row: Mapping[str, Any], key: str, low: int, high: int) -> int:
    value = row[key]
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadOptions(
            "kessel-recipe-number",
            rule=RULE,
            number=number,
            field=key,
            found=quote(value),
            low=low,
            high=high,
        )
    return value


def _require_different_names(recipes: tuple[Recipe, ...]) -> None:
    seen: set[str] = set()
    for number, recipe in enumerate(recipes, 1):
        if _folded(recipe.name) in seen:
            name = recipe.name
            raise BadOptions("kessel-recipe-name-taken", rule=RULE, number=number, name=name)
        seen.add(_folded(recipe.name))


# Descriptions


def title(recipe: Recipe, language: str) -> str:
    """Return the recipe's name, translated for printed ones."""
    if recipe.name in BOOK_NAMES:
        return i18n.text(language, f"kessel-recipe-{recipe.name}")
    return recipe.name


def describe(recipe: Recipe, language: str) -> str:
    """Return the condition in words."""
    anything = recipe.kind == "sets" and recipe.of == "cards"
    of = i18n.text(language, "kessel-of-any" if anything else f"kessel-of-{recipe.of}")
    key = f"kessel-condition-{recipe.kind.replace('_', '-')}"
    return i18n.text(language, key, of=of, cards=recipe.cards, ingredients=recipe.ingredients)

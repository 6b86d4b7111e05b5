"""Recipes as data: the thirteen of the box and the players' own (KESSEL-R, KESSEL-B).

A recipe is a name, a condition and points. The conditions:

    sets       at least `cards` cards of each of at least `ingredients` ingredients `of` a group
    fewer      fewer cards `of` a kind than every other player
    more       more cards `of` a kind than every other player
    at_least   at least `cards` cards `of` a kind
    at_most    at most `cards` cards `of` a kind
    last_card  took the last card of a line

`of` is `cards` (all of them), `plants`, a colour, or, except for `sets`, one of `cauldrons`,
`wands`, `ones`, `twos`, `threes`, `fours`. A file of own recipes is TOML, one `[[recipe]]` each.
"""

from __future__ import annotations

import difflib
import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from importlib.resources import files
from typing import Any, Final

from cupboard.core import texts
from cupboard.core.errors import BadOptions
from cupboard.games.kessel.deck import COLOURS, DECK
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

# What recipes can say is written down once, for the rules and for the page that composes them.
_FOLDER = files("cupboard.games.kessel")
_VOCABULARY = json.loads((_FOLDER / "vocabulary.json").read_text(encoding="utf-8"))
MOST_OWN: Final[int] = _VOCABULARY["most"]
LONGEST_NAME: Final[int] = _VOCABULARY["longest_name"]
MOST_POINTS: Final[int] = _VOCABULARY["most_points"]
NEEDS: Final[dict[str, tuple[str, ...]]] = {
    kind: tuple(fields) for kind, fields in _VOCABULARY["needs"].items()
}
GROUPS: Final[tuple[str, ...]] = tuple(_VOCABULARY["groups"])

KINDS = {
    "sets": SETS,
    "fewer": FEWER,
    "more": MORE,
    "at_least": AT_LEAST,
    "at_most": AT_MOST,
    "last_card": LAST_CARD,
}
SUBJECTS: Final[tuple[str, ...]] = ("cards", *_VOCABULARY["counted"], "plants", *COLOURS)
"""In the order of the codes in `layout`."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """A recipe card. Its name is what players called it, or the id of one of the box."""

    name: str
    points: int
    kind: str
    of: str = "cards"
    cards: int = 0
    ingredients: int = 0


def pack(recipe: Recipe) -> int:
    """The recipe in one number, as the compiled rules read it."""
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
"""KESSEL-R: the recipes of the box; KESSEL-X: the numbers of those that three players use."""
BOOK_NAMES = frozenset(recipe.name for recipe in BOOK)


# Reading what players wrote


def read(value: object) -> tuple[Recipe, ...]:
    """The option `own_recipes`: recipes, plain data, or the text of a recipe file."""
    if isinstance(value, str):
        return loads(value)
    if not isinstance(value, list | tuple):
        raise BadOptions("kessel-recipes-no-list", rule=RULE)
    if len(value) > MOST_OWN:
        raise BadOptions("kessel-recipes-too-many", rule=RULE, found=len(value), most=MOST_OWN)
    recipes = tuple(_read_one(number, item) for number, item in enumerate(value, 1))
    _require_different_names(recipes)
    return recipes


def loads(text: str) -> tuple[Recipe, ...]:
    """The recipes of a file's text."""
    try:
        data: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadOptions("kessel-recipes-unreadable", rule=RULE, problem=str(problem)) from problem
    stray = next((key for key in data if key != "recipe"), None)
    if stray is not None:
        raise BadOptions("kessel-recipes-stray", rule=RULE, field=stray)
    return read(data.get("recipe", []))


def dumps(recipes: Iterable[Recipe]) -> str:
    """The recipes as the text of a file that can be shared."""
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
    if kind not in KINDS:
        raise BadOptions(
            "kessel-recipe-kind", rule=RULE, number=number, found=str(kind), known=", ".join(KINDS)
        )
    _require_keys(number, kind, row)
    recipe = Recipe(
        name=_name(number, row["name"]),
        points=_number(number, row, "points", 1, MOST_POINTS),
        kind=kind,
        of=_subject(number, kind, row) if "of" in row else "cards",
    )
    return _with_amounts(number, row, recipe)


def _default(key: str) -> object:
    return {"of": "cards", "cards": 0, "ingredients": 0}.get(key)


def _without_defaults(item: Mapping[Any, Any]) -> dict[str, Any]:
    """Records name every field; what a kind has no use for stands at its default."""
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
            near = difflib.get_close_matches(key, wanted, n=1)
            known = near[0] if near else ", ".join(wanted)
            raise BadOptions(
                "kessel-recipe-field", rule=RULE, number=number, field=key, kind=kind, known=known
            )
    for key in wanted:
        if key not in row:
            raise BadOptions("kessel-recipe-lacks", rule=RULE, number=number, field=key, kind=kind)


def _name(number: int, name: object) -> str:
    told = " ".join(name.split()) if isinstance(name, str) else ""
    if not 1 <= len(told) <= LONGEST_NAME or not told.isprintable():
        raise BadOptions("kessel-recipe-name", rule=RULE, number=number, most=LONGEST_NAME)
    if told in BOOK_NAMES:
        raise BadOptions("kessel-recipe-name-taken", rule=RULE, number=number, name=told)
    return told


def _subject(number: int, kind: str, row: Mapping[str, Any]) -> str:
    known = GROUPS if kind == "sets" else SUBJECTS
    if row["of"] not in known:
        found, names = str(row["of"]), ", ".join(known)
        raise BadOptions("kessel-recipe-of", rule=RULE, number=number, found=found, known=names)
    return str(row["of"])


def _with_amounts(number: int, row: Mapping[str, Any], recipe: Recipe) -> Recipe:
    """The recipe with its numbers, none of which may ask for more than there is."""
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
    """Is it a card of the kind? For checking only: the rules count with masks."""
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
            found=str(value),
            low=low,
            high=high,
        )
    return value


def _require_different_names(recipes: tuple[Recipe, ...]) -> None:
    names = [recipe.name for recipe in recipes]
    for number, name in enumerate(names, 1):
        if name in names[: number - 1]:
            raise BadOptions("kessel-recipe-name-taken", rule=RULE, number=number, name=name)


# In words


def title(recipe: Recipe, language: str) -> str:
    """The recipe's name: translated for those of the box."""
    if recipe.name in BOOK_NAMES:
        return texts.say(language, f"kessel-recipe-{recipe.name}")
    return recipe.name


def describe(recipe: Recipe, language: str) -> str:
    """The condition in words."""
    anything = recipe.kind == "sets" and recipe.of == "cards"
    of = texts.say(language, "kessel-of-any" if anything else f"kessel-of-{recipe.of}")
    key = f"kessel-condition-{recipe.kind.replace('_', '-')}"
    return texts.say(language, key, of=of, cards=recipe.cards, ingredients=recipe.ingredients)

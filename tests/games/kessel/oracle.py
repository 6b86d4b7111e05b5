"""A second implementation of Kupferkessel from the rules ledger alone, with strings and lists.

Cards are pairs such as ("moss", 3), places and lines are strings. The last item of a cauldron is
its top card; the first item of the draw pile is its top card.
"""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cupboard

DECK_FILE = Path(cupboard.__file__).parent / "games" / "kessel" / "deck.toml"
ROWS: list[dict[str, Any]] = tomllib.loads(DECK_FILE.read_text())["ingredient"]
ABOUT = {row["id"]: row for row in ROWS}
CARDS = [(row["id"], value) for row in ROWS for value in (1, 2, 3, 4)]

Card = tuple[str, int]

# The ring around the grid: the line or corner at each stop, clockwise from the corner at a1.
RING = ["a1", *"2345", "a6", *"bcde", "f6", *"5432", "f1", *"edcb"]
PLACES = [
    file + rank
    for rank in "123456"
    for file in "abcdef"
    if file + rank not in ["a1", "f1", "a6", "f6"]
]
LINES = [*"2345", *"bcde"]
MAX_RETURNS = 100


def places_of(line: str) -> list[str]:
    return [line + rank for rank in "123456"] if line.isalpha() else [f + line for f in "abcdef"]


def colour(card: Card) -> str:
    return str(ABOUT[card[0]]["colour"])


def symbol(card: Card) -> str:
    about = ABOUT[card[0]]
    if about.get("cauldron") == card[1]:
        return "cauldron"
    return "wand" if about.get("wand") == card[1] else ""


class Oracle:
    """A table; `asked` is the next decision: deal, recipes, take, cauldron, wand, last or over."""

    def __init__(self, options: Any, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.asked = "deal"
        self.who = 0
        self.second = False
        self.square: dict[str, Card] = {}
        self.stack: list[Card] = []
        self.piles: list[list[Card]] = [[] for _ in range(seats)]
        self.stops = [-1] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.hole = ""
        self.returns = 0
        self.gone: list[Card] = []

    def clone(self) -> Oracle:
        return copy.deepcopy(self)

    # Dealing

    def deal(self, order: tuple[int, ...]) -> None:
        cards = [CARDS[number] for number in order]
        self.square = dict(zip(PLACES, cards[:32], strict=True))
        self.stack = cards[32:]
        self.stops = [0, 10, 5][: self.seats]
        for pile in self.piles:
            while colour(self.stack[0]) in ("black", "white"):
                self.stack.append(self.stack.pop(0))
            pile.append(self.stack.pop(0))
        if self.options.recipes:
            self.asked = "recipes"
        else:
            self._walk()

    def deal_recipes(self, hands: tuple[tuple[int, ...], ...]) -> None:
        self.hands = [list(hand) for hand in hands]
        self._walk()

    # A turn

    def _walk(self) -> None:
        """Move the pawn of `who`; at a corner the turn passes immediately."""
        steps = self.piles[self.who][-1][1]
        others = [stop for seat, stop in enumerate(self.stops) if seat != self.who]
        way = [(self.stops[self.who] + n) % 20 for n in range(1, 8)]
        free = [stop for stop in way if stop not in others]
        self.stops[self.who] = free[steps - 1]
        if RING[free[steps - 1]] in ("a1", "a6", "f6", "f1"):
            self._pass()
        else:
            self.asked = "take"

    def _pass(self) -> None:
        self.who = (self.who + 1) % self.seats
        self.second = False
        self._walk()

    def legal(self) -> list[str]:
        if self.asked == "take":
            line = RING[self.stops[self.who]]
            places = [place for place in places_of(line) if place in self.square]
            return [text for place in places for text in self._ways_to_take(place)]
        if self.asked in ("cauldron", "wand"):
            return ["use", "waive"]
        return ["keep", "aside"] if self.asked == "last" else []

    def play(self, text: str) -> None:
        getattr(self, f"_{self.asked}")(text)

    def _ways_to_take(self, place: str) -> list[str]:
        """Return the ways to take a card; without reminders a usable symbol can be claimed."""
        works = self._question(self.square[place]) and not self._alone(place)
        return [place, place + "!"] if works and not self.options.reminders else [place]

    def _alone(self, place: str) -> bool:
        return any(
            sum(p in self.square for p in places_of(line)) == 1
            for line in LINES
            if place in places_of(line)
        )

    def _question(self, card: Card) -> str:
        """Return which symbol of this card is usable now: `cauldron`, `wand` or ""."""
        others = [pile for seat, pile in enumerate(self.piles) if seat != self.who]
        if symbol(card) == "cauldron" and any(len(pile) > 1 for pile in others):
            return "cauldron"
        return "wand" if symbol(card) == "wand" and not self.second else ""

    def _take(self, text: str) -> None:
        self.hole = place = text.rstrip("!")
        if self._alone(place):
            self.asked = "last"
            return
        card = self.square.pop(place)
        self.piles[self.who].append(card)
        question = self._question(card)
        if question and self.options.reminders:
            self.asked = question
        elif question and text.endswith("!"):
            getattr(self, f"_{question}")("use")
        else:
            self._fill()
            self._pass()

    def _fill(self) -> None:
        if self.stack:
            self.square[self.hole] = self.stack.pop(0)
        self.hole = ""

    def _cauldron(self, answer: str) -> None:
        if answer == "use":
            for step in range(1, self.seats):
                pile = self.piles[(self.who + step) % self.seats]
                if len(pile) > 1:
                    self._throw(pile.pop())
        self._fill()
        self._pass()

    def _throw(self, card: Card) -> None:
        if self.stack and self.returns < MAX_RETURNS:
            self.stack.append(card)
            self.returns += 1
        else:
            self.gone.append(card)

    def _wand(self, answer: str) -> None:
        self._fill()
        if answer == "use":
            self.second = True
            self._walk()
        else:
            self._pass()

    def _last(self, answer: str) -> None:
        card = self.square.pop(self.hole)
        (self.piles[self.who] if answer == "keep" else self.gone).append(card)
        self.hole, self.second, self.asked = "", False, "over"

    # Scoring

    def points(self) -> list[int]:
        if self.options.scoring == "children":
            return [self._children(pile) for pile in self.piles]
        return [self._standard(seat) for seat in range(self.seats)]

    @staticmethod
    def _children(pile: list[Card]) -> int:
        sizes = Counter(Counter(name for name, _ in pile).values())
        return 2 * sizes[4] + sizes[3] - sizes[1]

    def _standard(self, seat: int) -> int:
        own = ["white", "black", self.options.third_colour][seat]
        total = 0
        for name in ABOUT:
            values = [value for kind, value in self.piles[seat] if kind == name]
            times = 2 if ABOUT[name]["colour"] == own else 1
            worth = {0: 0, 1: -sum(values), 2: 0, 3: sum(values), 4: sum(values)}[len(values)]
            total += times * worth + (5 if len(values) == 4 else 0)
        if self._fewest(seat, lambda card: -(card[1] == 1)):
            total += 5
        return total + sum(self._recipe(seat, recipe) for recipe in self.hands[seat])

    def _fewest(self, seat: int, measure: Any) -> bool:
        sums = [sum(measure(card) for card in pile) for pile in self.piles]
        return all(sums[seat] < amount for other, amount in enumerate(sums) if other != seat)

    def _sets(self, seat: int, names: list[str], least: int = 3) -> int:
        held = Counter(name for name, _ in self.piles[seat])
        return sum(held[name] >= least for name in names)

    def _recipe(self, seat: int, recipe: int) -> int:
        if recipe < 13:
            return self._printed(seat, recipe)
        own = self.options.own_recipes[recipe - 13]
        return int(own.points) if self._own(seat, own) else 0

    def _printed(self, seat: int, recipe: int) -> int:
        """Return the points of a printed recipe, as in the rules ledger."""
        if recipe < 7:
            name = ("grey", "blue", "brown", "green", "purple", "white", "black")[recipe]
            both = [kind for kind, about in ABOUT.items() if about["colour"] == name]
            full = self._sets(seat, both)
            return 15 * (full == 2) if recipe < 5 else 5 * (full >= 1)
        plants = ["roots", "moss", "mushrooms", "pumpkin", "vine"]
        met: dict[int, Callable[[], bool]] = {
            7: lambda: self.asked == "over" and self.who == seat,
            8: lambda: self._fewest(seat, lambda card: symbol(card) == "cauldron"),
            9: lambda: self._fewest(seat, lambda card: symbol(card) == "wand"),
            10: lambda: self._sets(seat, plants) >= 3,
            11: lambda: self._fewest(seat, lambda card: 1),
            12: lambda: self._fewest(seat, lambda card: card[1] == 4),
        }
        return 10 if met[recipe]() else 0

    def _own(self, seat: int, own: Any) -> bool:
        def fits(card: Card) -> bool:
            words = {"ones": 1, "twos": 2, "threes": 3, "fours": 4}
            return (
                own.of in ("cards", colour(card), symbol(card) + "s")
                or words.get(own.of) == card[1]
                or (own.of == "plants" and bool(ABOUT[card[0]].get("plant")))
            )

        mine = sum(map(fits, self.piles[seat]))
        if own.kind == "sets":
            names = [name for name in ABOUT if fits((name, 1))]
            return bool(self._sets(seat, names, own.cards) >= own.ingredients)
        kinds: dict[str, Callable[[], bool]] = {
            "last_card": lambda: self.asked == "over" and self.who == seat,
            "fewer": lambda: self._fewest(seat, fits),
            "more": lambda: self._fewest(seat, lambda card: -fits(card)),
            "at_least": lambda: bool(mine >= own.cards),
            "at_most": lambda: bool(mine <= own.cards),
        }
        return kinds[own.kind]()

    # Comparison

    def snapshot(self) -> tuple[Any, ...]:
        """Return the whole state of the game in readable form."""
        return (
            self.asked,
            self.who,
            self.second,
            self.hole if self.asked in ("cauldron", "wand", "last") else "",
            self.square,
            self.stack,
            self.piles,
            self.stops,
            self.hands,
            self.returns,
            len(self.gone),
        )

"""Options of a game: a frozen dataclass whose fields carry their rule and range."""

from __future__ import annotations

import dataclasses
import difflib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from cupboard.core.errors import BadData, BadOptions
from cupboard.core.reading import from_json, quote, whole_number

_META = "cupboard"
_TEXT = "_text"

TRUE = frozenset({"true", "yes", "on", "1"})
FALSE = frozenset({"false", "no", "off", "0"})


@dataclass(frozen=True)
class Options:
    """Options agreed on before a game. Each game defines a subclass with `option` fields."""


O = TypeVar("O", bound=Options)  # noqa: E741 - the letter of the contract's signature


@dataclass(frozen=True)
class OptionSpec:
    """Description of one option: name, rule, accepted values and default."""

    name: str
    rule: str
    default: Any
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()
    read: Callable[[object], Any] | None = None
    per_seat: bool = False
    """It has a value for each seat; `kind` is that of a single value."""

    @property
    def kind(self) -> str:
        """What values it takes: `data`, `choice`, `flag` or `number`."""
        if self.read is not None:
            return "data"
        if self.choices:
            return "choice"
        return "number" if self.low is not None and not isinstance(self.default, bool) else "flag"

    def accept(self, value: object) -> Any:
        """Return the value in the option's type, or raise `BadOptions` with the valid values."""
        if self.per_seat:
            return self._accept_seats(value)
        if self.read is not None:
            return self.read(value)
        return self._accept_one(value)

    def _accept_seats(self, value: object) -> tuple[Any, ...]:
        """Return the values by seat, without the last ones that change nothing."""
        words = value.strip("[] ").split(",") if isinstance(value, str) else value
        if not isinstance(words, list | tuple):
            raise self._refuse("option-not-by-seat", value)
        accepted = [self._accept_one(word) for word in words if word != ""]
        while accepted and not accepted[-1]:
            accepted.pop()
        return tuple(accepted)

    def rotated(self, values: Sequence[Any], seats: int) -> list[Any]:
        """Return the values by seat after every player has moved on by one seat."""
        nothing = 0 if self.kind == "number" else False
        return [
            values[old] if old < len(values) else nothing
            for old in ((seat + 1) % seats for seat in range(seats))
        ]

    def _accept_one(self, value: object) -> Any:
        if self.choices:
            return self._accept_choice(value)
        return self._accept_number(value) if self.kind == "number" else self._accept_flag(value)

    def _accept_choice(self, value: object) -> str:
        if isinstance(value, str) and value in self.choices:
            return value
        raise self._refuse("option-not-a-choice", value, choices=", ".join(self.choices))

    def _accept_flag(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        word = value.strip().lower() if isinstance(value, str) else ""
        if word in TRUE or word in FALSE:
            return word in TRUE
        raise self._refuse("option-not-a-flag", value)

    def _accept_number(self, value: object) -> int:
        number = _whole_number(value)
        low = self.low if self.low is not None else number
        high = self.high if self.high is not None else number
        if number is None or low is None or high is None or not low <= number <= high:
            bounds = {"low": str(self.low), "high": str(self.high)}
            raise self._refuse("option-not-in-range", value, **bounds)
        return number

    def _refuse(self, key: str, value: object, **details: str) -> BadOptions:
        return BadOptions(key, rule=self.rule, option=self.name, value=quote(value), **details)


def _whole_number(value: object) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int | str):
        return None
    return whole_number(value) if isinstance(value, str) else value


def option(
    default: Any,
    *,
    rule: str,
    low: int | None = None,
    high: int | None = None,
    choices: tuple[str, ...] = (),
    read: Callable[[object], Any] | None = None,
) -> Any:
    """Return a field of an `Options` class. `read` validates values that are not scalars."""
    limits = {"rule": rule, "low": low, "high": high, "choices": choices, "read": read}
    return dataclasses.field(default=default, metadata={_META: limits})


def option_per_seat(*, rule: str, high: int | None = None) -> Any:
    """Return a field of an `Options` class with a value for each seat, by default none.

    They are whole numbers from 0 to `high`, or flags. Seats beyond the last value have 0 or False.
    """
    limits = {"rule": rule, "low": None if high is None else 0, "high": high, "per_seat": True}
    return dataclasses.field(default=(), metadata={_META: limits})


def of_seat(values: Sequence[Any], seat: int) -> Any:
    """Return the value of a seat from an option per seat; 0 if it has none."""
    return values[seat] if seat < len(values) else 0


def check_seats(options: Options, seats: int) -> None:
    """Raise `BadOptions` if an option has values for seats that do not exist."""
    for spec in option_specs(type(options)):
        named = len(getattr(options, spec.name)) if spec.per_seat else 0
        if named > seats:
            raise BadOptions(
                "option-for-missing-seat",
                rule=spec.rule,
                option=spec.name,
                named=named,
                seats=seats,
            )


def rotated(kind: type[Options], values: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Return options as they are after every player has moved on by one seat."""
    per_seat = {spec.name: spec for spec in option_specs(kind) if spec.per_seat}
    return {
        name: per_seat[name].rotated(value, seats) if name in per_seat else value
        for name, value in values.items()
    }


_specs: dict[type[Options], tuple[OptionSpec, ...]] = {}


def option_specs(kind: type[Options]) -> tuple[OptionSpec, ...]:
    """Return the options of a game in declaration order."""
    if kind not in _specs:
        _specs[kind] = tuple(
            OptionSpec(name=field.name, default=field.default, **field.metadata[_META])
            for field in dataclasses.fields(kind)
        )
    return _specs[kind]


def build(kind: type[O], values: Mapping[str, object]) -> O:
    """Build options from names and values, reading strings as each option's type requires."""
    specs = {spec.name: spec for spec in option_specs(kind)}
    for name in values:
        if name not in specs:
            raise _unknown_option(name, tuple(specs))
    return kind(**{name: specs[name].accept(value) for name, value in values.items()})


def _unknown_option(name: str, known: tuple[str, ...]) -> BadOptions:
    near = difflib.get_close_matches(name, known, n=1)
    details = {"option": quote(name), "known": ", ".join(known)}
    if not near:
        return BadOptions("option-unknown", **details)
    return BadOptions("option-unknown-near", **details, near=near[0])


def changed(options: Options) -> dict[str, Any]:
    """Return the options that differ from their defaults."""
    pairs = ((spec, getattr(options, spec.name)) for spec in option_specs(type(options)))
    return {spec.name: value for spec, value in pairs if value != spec.default}


def to_text(options: Options, dump: Callable[[Any], Any]) -> str:
    """Return the changed options as one word, for example `stones=3;end=no_move`; `-` for none.

    The word is kept with the options: to find it by their value would take longer than to use it.
    """
    kept = vars(options)
    if _TEXT not in kept:
        kept[_TEXT] = _to_text(options, dump)
    text: str = kept[_TEXT]
    return text


def _to_text(options: Options, dump: Callable[[Any], Any]) -> str:
    words = (f"{name}={_value_text(dump(value))}" for name, value in changed(options).items())
    return ";".join(words) or "-"


def from_text(kind: type[O], text: str) -> O:
    """Return the options encoded by `to_text`."""
    if text == "-":
        return kind()
    pairs = (word.partition("=") for word in text.split(";"))
    return build(kind, {name: _read_value(value) for name, _, value in pairs})


def _value_text(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str) and value.replace("_", "").replace("-", "").isalnum():
        return value
    packed = json.dumps(value, separators=(",", ":"), ensure_ascii=True)
    return packed.replace(" ", "\\u0020").replace(";", "\\u003b")


def _read_value(text: str) -> object:
    try:
        return from_json(text)
    except BadData:
        return text

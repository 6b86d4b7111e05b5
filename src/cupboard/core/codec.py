"""Type-driven JSON encoding of facts, views, options and chance outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from cupboard.core.errors import BadRecord
from cupboard.core.types import Fact, View

if TYPE_CHECKING:
    from pydantic import TypeAdapter

_adapters: dict[Any, TypeAdapter[Any]] = {}
_writers: dict[type, Callable[[Any], bytes]] = {}


def _adapter(kind: Any) -> TypeAdapter[Any]:
    """Return the cached type adapter, because building one is slow."""
    if kind not in _adapters:
        from pydantic import TypeAdapter  # slow to import, and not needed to play

        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]


def dump(value: Any, kind: Any = None) -> Any:
    """Return the value as plain JSON data."""
    return _adapter(kind if kind is not None else type(value)).dump_python(value, mode="json")


def load(kind: Any, data: object) -> Any:
    """Return the value encoded in JSON data, validated against its type."""
    from pydantic import ValidationError

    try:
        return _adapter(kind).validate_python(data)
    except ValidationError as problem:
        where = problem.errors(include_url=False)[0]
        raise BadRecord("record-bad-value", problem=f"{where['loc']}: {where['msg']}") from problem


def fact_to_json(fact: Fact) -> dict[str, Any]:
    """Return a fact as JSON data with its type name, as pages and records read it."""
    return {"fact": type(fact).__name__, **dump(fact)}


def dump_text(value: Any) -> str:
    """Return the value as JSON text."""
    kind = type(value)
    if kind not in _writers:
        _writers[kind] = _adapter(kind).serializer.to_json
    return _writers[kind](value).decode()


def fact_to_text(fact: Fact) -> str:
    """Return the JSON text of `fact_to_json`."""
    name, body = type(fact).__name__, dump_text(fact)
    return f'{{"fact":"{name}"}}' if body == "{}" else f'{{"fact":"{name}",{body[1:]}'


def fact_from_json(kinds: Iterable[type[Fact]], data: Mapping[str, Any]) -> Fact:
    """Return the fact that `fact_to_json` encoded; its type must be one of `kinds`."""
    kind = next(kind for kind in kinds if kind.__name__ == data["fact"])
    fact: Fact = load(kind, {name: data[name] for name in data if name != "fact"})
    return fact


def view_to_json(view: View) -> dict[str, Any]:
    """Return a view as JSON data."""
    data: dict[str, Any] = dump(view)
    return data

"""Every public member of the packages that people program with has a docstring."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cupboard

HOME = Path(cupboard.__file__).parent
PACKAGES = ("core", "lab", "learn", "players", "search")
MANY = 20


def members(node: ast.Module | ast.ClassDef, owner: str = "") -> Iterator[tuple[str, str | None]]:
    """Yield the name and the docstring of each public class, function and method."""
    for one in node.body:
        if isinstance(one, ast.FunctionDef | ast.ClassDef) and not one.name.startswith("_"):
            yield f"{owner}{one.name}", ast.get_docstring(one)
            if isinstance(one, ast.ClassDef):
                yield from members(one, f"{one.name}.")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_member_has_a_docstring(package: str) -> None:
    texts = {
        f"{path.relative_to(HOME)}: {name}": text
        for path in sorted((HOME / package).rglob("*.py"))
        for name, text in members(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert len(texts) > MANY
    assert [name for name, text in texts.items() if not text] == []

"""Contract 8: every rule has a test, every test of a game names its rule, and all have texts."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from cupboard.core import i18n
from cupboard.core.registry import AnyGame, game_ids
from tests.contract.folders import own_rules, own_tests
from tests.contract.support import GAMES

REAL = [game for game in GAMES if game.spec.id in game_ids()]
every_real_game = pytest.mark.parametrize("game", REAL, ids=lambda game: game.spec.id)


def marked_tests(game_id: str) -> Iterator[tuple[str, set[str]]]:
    """Yield every test function in a game's folder with the rule ids of its marks."""
    for file in sorted(own_tests(game_id).rglob("test_*.py")):
        tree = ast.parse(file.read_text())
        everywhere = set(_clauses(_module_marks(tree)))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{file.name}::{node.name}", everywhere | set(_clauses(node.decorator_list))


def _module_marks(tree: ast.Module) -> list[ast.expr]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark":
            return node.value.elts if isinstance(node.value, ast.List) else [node.value]
    return []


def _clauses(marks: list[ast.expr]) -> Iterator[str]:
    for mark in marks:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from (str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant))


@every_real_game
def test_every_clause_has_a_test(game: AnyGame) -> None:
    named = {clause for _, clauses in marked_tests(game.spec.id) for clause in clauses}
    assert named == {clause.id for clause in game.spec.clauses} | set(game.spec.tips)


@every_real_game
def test_every_test_has_a_clause(game: AnyGame) -> None:
    found = dict(marked_tests(game.spec.id))
    assert found
    assert [name for name, clauses in found.items() if not clauses] == []


@every_real_game
def test_every_clause_is_named_in_the_code(game: AnyGame) -> None:
    """A search for a rule id finds the code that implements it, not only the list of clauses."""
    home = own_rules(game.spec.id)
    code = "\n".join(f.read_text() for f in home.rglob("*.py") if f.name != "spec.py")
    code += (home / "spec.py").read_text().split("CLAUSES", 1)[0]
    tail = (home / "spec.py").read_text().rsplit("CLAUSES", 1)[-1]
    missing = [c.id for c in game.spec.clauses if not _names(code + tail, c.id)]
    assert missing == []


def _names(code: str, clause: str) -> bool:
    at = code.find(clause)
    while at >= 0:
        if not code[at + len(clause) : at + len(clause) + 1].isalnum():
            return True
        at = code.find(clause, at + 1)
    return False


@every_real_game
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_clause_option_and_preset_has_its_texts(game: AnyGame, language: str) -> None:
    from cupboard.core.options import option_specs

    spec = game.spec
    keys = [f"{spec.id}-name", f"{spec.id}-tagline", f"{spec.id}-move-help"]
    rules = (*(clause.id for clause in spec.clauses), *spec.tips)
    keys += [f"rule-{rule}" for rule in rules] + [f"rule-{rule}-title" for rule in rules]
    keys += [f"{spec.id}-preset-{name}" for name in spec.presets]
    for option in option_specs(spec.options):
        name = f"{spec.id}-option-{option.name.replace('_', '-')}"
        keys += [name, *(f"{name}-{choice.replace('_', '-')}" for choice in option.choices)]
    assert [key for key in keys if not i18n.has_text(language, key)] == []

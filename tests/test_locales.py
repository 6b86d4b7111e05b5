"""All five languages have the same messages, and every requested text exists."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import cupboard
from cupboard.core import errors, i18n, narration
from cupboard.core.options import option_specs
from cupboard.core.types import Chosen

SOURCE = Path(cupboard.__file__).parent
PAGES = Path(__file__).parents[1] / "web" / "src"
FILES = sorted(entry.name for entry in i18n.resources("en"))
OWN_PREFIXES = ("cli-", "table-", "chooser-", "viewer-")
GAMES = cupboard.game_ids()


class Variables(Visitor):
    """Collects the variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.quoted: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def content(language: str, file: str) -> str:
    """Return the text of a file, which may be that of an installed game."""
    (found,) = (entry for entry in i18n.resources(language) if entry.name == file)
    return found.read_text(encoding="utf-8")


def parsed(language: str, file: str) -> dict[str, Variables]:
    """Return the messages of a file; fail if the file has syntax errors."""
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(content(language, file)).body:
        assert not isinstance(entry, fluent.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables
    return found


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Return the ids of a file with their variables, including those of referenced messages."""
    found = parsed(language, file)

    def needed(key: str) -> set[str]:
        return found[key].names.union(*map(needed, found[key].quoted))

    return {key: needed(key) for key in found}


def all_messages() -> dict[str, set[str]]:
    return {key: names for file in FILES for key, names in messages("en", file).items()}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(entry.name for entry in i18n.resources(language)) == FILES


@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_ids_and_variables(file: str) -> None:
    expected = messages("en", file)
    assert expected
    for language in i18n.LANGUAGES:
        assert messages(language, file) == expected, language


def test_every_text_is_in_one_file_only() -> None:
    ids = [key for file in FILES for key in messages("en", file)]
    assert len(ids) == len(set(ids))


NAMED = re.compile(rf"(?:^|-)({'|'.join(GAMES)})(?:-|$)", re.IGNORECASE)
GAME_FILE = re.compile(rf"({'|'.join(GAMES)})(?:-(?:board|learn|expert))?\.ftl")


def test_texts_that_name_a_game_are_in_its_own_files() -> None:
    found: set[str] = set()
    for file in FILES:
        own = GAME_FILE.fullmatch(file)
        for key in messages("en", file):
            if named := NAMED.search(key):
                assert own, f"{key} belongs to a game, but is in {file}"
                assert own[1] == named[1].lower(), f"{key} is in {file}"
                found.add(own[1])
    assert found == set(GAMES)


# Patterns that docs/contributing/style.md bans in the texts of each language.
SLIPS = {
    "de": r"'|[«»‘”]|\S…$|[^\u202f-]%|\bSie (?:bitte|können|haben)\b|Becher|Saat\b"
    r"|\bam Zug\b|Freizug|\bSpeicher\b|[Ss]chlagende|[Gg]eschlagen\b|übergangen|aufgelöst"
    r"|Haltestelle|[Aa]n diesem Tisch|[Dd]ein(?:e|em|en)? Tisch|Spiel ist (?:aus|zu Ende)"
    r"|\b[Dd]rüben\b|ohne Angabe|Die meisten \w+ gewinnen|gleich welche"
    r"|\bje (?:Seite|Schale|Zug|Sekunde|Partie|Spiel|Kern)\b",
    "en": r"'|[„«»]|\w …|\s%|\b[Cc]annot\b|\bc[ao]mes? to rest\b|\b[Vv]ariation"
    r"|\b[Aa]t this table\b|: the game is over",
    "fr": r"'|[„“”]|\w …|(?<!\u202f)[;!?]|(?<!box)(?<!\u202f):(?= |$)|«[^\u202f]|[^\u202f][»%]"
    r"|\b(?:[Tt]u|[Tt]oi|[Tt]on|[Tt]es) |[Pp]lacard|[Jj]ardinière|[Mm]eunière|[Cc]hampionne"
    r"|\bcases?\b|bols? (?:égaux|du champ|de jeu)|chaudrons? qui explos|[Cc]ette table"
    # Before a name, these would need an elision that no variable can make.
    r"|\b(?:[Dd]e|[Qq]ue) \{ \$(?:name|seat|other|owner|host|winner) \}",
    "es": r"'|[„“”]|\w …|[^\u202f]%|\b[Uu]sted|[Cc]uenco|\bbanco\b|asiento|alacena|aparato"
    r"|[Aa]rmario|\b[Pp]iedra|copas? de campo|siembra adicional|caldero que explota|enredadera"
    r"|\b(?:[Jj]ardinera|[Mm]olinera|[Mm]aestra)\b|cada cual|por omisión|\bsucesos?\b|en el acto"
    r"|(?:[Ee]sta|[Cc]ada|[Tt]us|[Uu]na) mesas?\b(?! de verdad)|se te pregunta|unos \{ \$n ->",
    "nl": r"'|[„“”«»]|\w …|\s%|\b[Uu] |\bUw\b|\buw\b|schaaltje|bakje|oplicht|opgelicht"
    r"|\b[Ww]inst\b|boekje|databank|[Tt]oevallige (?:spel|partij)|zonder opgave|mag nog eens"
    r"|\bNu kun je [A-Z]\w+!|heffen elkaar|\bt\.e\.m\.|aan zet\b|[Aa]an deze tafel|ontplof"
    r"|\b(?:kinder)?telling\b|weggelegd|wegleggen|met hoed\b|Tuinvrouw|Er zijn: \{",
}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_language_keeps_its_typography_address_and_terms(language: str) -> None:
    for file in FILES:
        for line in content(language, file).splitlines():
            told = line if line.startswith(("#", " ")) else line.partition(" = ")[2]
            if not told.startswith("#"):
                slips = re.findall(SLIPS[language], told)
                assert not slips, f"{language}/{file}: {slips} in {line!r}"


# Many seeds share a SHA-256 hash; it is only infeasible to find a second one.
ONLY_SEED = {
    "de": r"keine[mnr]? ander|einzige[nr]? Startwert|unmöglich",
    "en": r"no other seed|only seed|impossible|unique",
    "fr": r"aucune autre|seule graine|impossible|unique",
    "es": r"ninguna otra|única semilla|imposible",
    "nl": r"geen enkele ander|enige startwaarde|onmogelijk",
}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_no_text_claims_that_only_one_seed_has_a_fingerprint(language: str) -> None:
    told = i18n.text(language, "page-table-fair-about")
    assert not re.findall(ONLY_SEED[language], told)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_text_can_be_formatted(language: str) -> None:
    bundle = i18n.bundle(language)
    for key, names in all_messages().items():
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        for value in (1, 3, "Anna"):
            _, problems = bundle.format_pattern(pattern, dict.fromkeys(names, value))
            assert not problems, (key, problems)


def modules() -> Iterator[ast.Module]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def raised() -> Iterator[tuple[str, set[str] | None]]:
    """Yield every error key in the source with its details, or None where they are passed on."""
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type)}
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and _name(node.func) in {*kinds, "_refuse"}:
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    names = [word.arg for word in node.keywords]
                    given = {name for name in names if name and name != "rule"}
                    yield first.value, None if None in names else given


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def test_every_error_has_its_text_and_the_details_it_uses() -> None:
    known, found = all_messages(), list(raised())
    assert len(found) > 40
    for key, details in found:
        assert key in known, key
        if details is not None and key not in ("option-not-in-range", "option-not-a-choice"):
            told = known[key] - {"option", "value"} if key.startswith("option-not") else known[key]
            assert told <= details, key


def constants() -> set[str]:
    return {
        node.value
        for module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def composed() -> list[re.Pattern[str]]:
    """Return patterns for keys that the source builds from parts."""
    found = []
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr):
                parts = [p.value if isinstance(p, ast.Constant) else None for p in node.values]
                literal = "".join(str(part) for part in parts if part)
                if re.fullmatch(r"[a-z]*-[a-z-]*", literal) and len(literal) > 2:
                    text = "".join(".+" if part is None else re.escape(str(part)) for part in parts)
                    found.append(re.compile(text))
    return found


def pages() -> str:
    """Return the source of everything that the browser shows."""
    found = sorted(path for kind in ("ts", "svelte") for path in PAGES.rglob(f"*.{kind}"))
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


def page_constants() -> set[str]:
    return set(re.findall(r"""["'`]([A-Za-z0-9-]+)["'`]""", pages()))


def page_composed() -> list[re.Pattern[str]]:
    """Return patterns for keys that pages build from parts, such as `page-trait-${name}`."""
    found = []
    for template in re.findall(r"`([a-z-]*(?:\$\{[^`{}]*\}[a-z-]*)+)`", pages()):
        literal = re.sub(r"\$\{[^}]*\}", "", template)
        if re.fullmatch(r"[a-z]*-[a-z-]*", literal) and len(literal) > 2:
            found.append(re.compile(re.sub(r"\$\{[^}]*\}", ".+", template)))
    return found


def test_every_key_used_by_pages_has_its_text() -> None:
    asked = {text for text in page_constants() if re.match(r"(page|board|learn)-[a-z]", text)}
    assert len(asked) > 50
    assert asked <= set(all_messages())


def test_every_own_key_in_the_source_has_its_text() -> None:
    known = all_messages()
    asked = {text for text in constants() if re.fullmatch(r"[a-z]+(-[a-z]+)+", text)}
    asked = {text for text in asked if text.startswith(OWN_PREFIXES)}
    assert len(asked) > 50
    assert asked <= set(known)


def quoted() -> set[str]:
    """Return the messages that other messages refer to."""
    return {key for file in FILES for one in parsed("en", file).values() for key in one.quoted}


def test_no_text_is_unused() -> None:
    used = constants() | page_constants() | quoted()
    patterns = composed() + page_composed()
    unused = [
        key
        for key in all_messages()
        if key not in used and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert not unused


def wanted(game_id: str) -> Iterator[str]:
    spec = cupboard.game(game_id).spec
    yield from (f"{game_id}-name", f"{game_id}-tagline", f"{game_id}-move-help")
    for rule in (*(clause.id for clause in spec.clauses), *spec.tips):
        yield from (f"rule-{rule}", f"rule-{rule}-title")
    yield f"{game_id}-in-a-minute"
    yield from (f"{game_id}-preset-{name}" for name in spec.presets)
    for option in option_specs(spec.options):
        key = f"{game_id}-option-{option.name}".replace("_", "-")
        yield key
        yield from (f"{key}-{choice}".replace("_", "-") for choice in option.choices)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_texts_for_name_rules_options_and_presets(game_id: str) -> None:
    assert set(wanted(game_id)) <= set(all_messages())


@pytest.mark.parametrize("game_id", GAMES)
def test_fact_texts_belong_to_facts_and_use_their_fields(game_id: str) -> None:
    def key(kind: Any) -> str:
        return narration.key_of(game_id, kind.__new__(kind))

    facts = {key(kind): kind for kind in (*cupboard.game(game_id).spec.facts, Chosen)}
    told = {k: v for k, v in all_messages().items() if k.startswith(f"{game_id}-fact-")}
    assert told
    for name, variables in told.items():
        fields = {field.name for field in dataclasses.fields(facts[name])}
        assert variables <= fields | {"you"}, name

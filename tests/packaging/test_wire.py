"""The generated TypeScript types match the server's messages and the games' views and facts."""

from __future__ import annotations

from tools import wire


def test_types_were_generated_from_the_present_schemas() -> None:
    # The pages' check compares the whole files, but it needs Node.
    wanted = wire.schemas()
    files = {wire.path_of(name): wire.header(definitions) for name, definitions in wanted.items()}
    assert set(wire.FOLDER.rglob("*.ts")) == set(files)
    for path, header in files.items():
        assert path.read_text(encoding="utf-8").startswith(header), "run `python -m tools.wire`"


def test_data_of_games_is_up_to_date() -> None:
    wanted = wire.data_files()
    assert wanted
    assert set(wire.FOLDER.rglob("*.json")) == set(wanted)
    for path, text in wanted.items():
        assert path.read_text(encoding="utf-8") == text, "run `python -m tools.wire`"


def test_what_the_server_sends_is_complete() -> None:
    http = wire.schemas()["http"]
    assert set(http["Frame"]["required"]) == set(http["Frame"]["properties"])
    assert "guide" not in http["TableOrder"]["required"]


def test_a_game_is_described_by_its_view_and_its_facts() -> None:
    kala = wire.schemas()["games/kala"]
    assert kala["KalaView"]["properties"]["cups"] == {"type": "array", "items": {"type": "integer"}}
    assert all({"fact"} <= set(kala[_name(kind)]["required"]) for kind in kala["KalaFact"]["anyOf"])


def _name(kind: dict[str, str]) -> str:
    return kind["$ref"].removeprefix(wire.SHARED)


def test_a_changed_field_is_noticed_and_a_changed_description_is_not() -> None:
    before = {"Link": {"properties": {"link": {"type": "string", "description": "old"}}}}
    described = {"Link": {"properties": {"link": {"type": "string", "description": "new"}}}}
    changed = {"Link": {"properties": {"link": {"type": "integer", "description": "old"}}}}
    named = {"Link": {"properties": {"description": {"type": "string"}}}}
    assert wire.hash_of(before) == wire.hash_of(described)
    assert len({wire.hash_of(one) for one in (before, changed, named)}) == 3

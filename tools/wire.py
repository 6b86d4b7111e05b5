"""Write the TypeScript types of all messages between pages and server: `web/src/wire/`.

`python -m tools.wire` writes them and needs Node. The types come from the server's OpenAPI
description, the models of the socket messages, the analysis report, and the views and facts of
each game. Each file names the hash of its schema, so a stale file is noticed without Node.
A game with a module `page_data` also gets a JSON file with its `PAGE_DATA`.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import json
import shutil
import sys
import sysconfig
import tempfile
import textwrap
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias, get_type_hints

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from cupboard.core.registry import AnyGame, game_ids
from cupboard.core.registry import game as game_of
from cupboard.learn.analysis.report import Report
from cupboard.server.app import create_app
from cupboard.server.schemas import socket
from cupboard.server.settings import Settings
from tools import pages

FOLDER = pages.WEB / "src" / "wire"
GAMES = "cupboard.games."
SHARED = "#/$defs/"
NOISE = {"title", "default", "discriminator"}
"""Keys that say nothing about a type; titles would become names of their own."""
Schema: TypeAlias = dict[str, Any]


class _Sent(GenerateJsonSchema):
    """What is sent is complete: fields with defaults are there too."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        return self.mode == "serialization" or super().field_is_required(field, total)

    def dataclass_schema(self, schema: Any) -> Schema:
        """Return the schema of a dataclass, with the strings below its fields."""
        found = super().dataclass_schema(schema)
        tree = ast.parse(textwrap.dedent(inspect.getsource(schema["cls"]))).body[0]
        assert isinstance(tree, ast.ClassDef)
        for field, below in pairwise(tree.body):
            match field, below:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ):
                    found["properties"][name]["description"] = inspect.cleandoc(text)
        return found


def schemas() -> dict[str, Schema]:
    """Return the definitions of every file, by its path in the folder and without `.ts`."""
    http = _openapi()
    found = {"http": http, "socket": _socket(set(http)), "report": _definitions(Report)}
    found |= {f"games/{game.spec.id}": _game(game) for game in _built_in()}
    return {name: _tidy(definitions) for name, definitions in found.items()}


def _built_in() -> list[AnyGame]:
    games = map(game_of, game_ids())
    return [game for game in games if type(game).__module__.startswith(GAMES)]


def data_files() -> dict[Path, str]:
    """Return the text of every JSON file: what pages must know about a game's material."""
    modules = {game.spec.id: f"{GAMES}{game.spec.id}.page_data" for game in _built_in()}
    return {
        FOLDER / f"games/{game}.json": _json(import_module(module).PAGE_DATA)
        for game, module in modules.items()
        if find_spec(module)
    }


def _json(value: Any) -> str:
    return TypeAdapter(Any).dump_json(value, indent=2).decode() + "\n"


def _openapi() -> Schema:
    with tempfile.TemporaryDirectory() as folder:
        described = create_app(Settings(data=Path(folder))).openapi()
    definitions: Schema = described["components"]["schemas"]
    seat = {"type": "integer", "description": "A player's place, counted from 0 in playing order."}
    return definitions | {"Seat": seat}


def _socket(known: set[str]) -> Schema:
    """Return the definitions of both directions, without those that HTTP answers have too."""
    to_server = _named("ToServer", socket.CLIENT_MESSAGES.json_schema())
    to_client = _named("ToClient", _schema(socket.ServerMessage))
    found = {**to_server, **to_client}
    return {name: found[name] for name in found if name not in known}


def _game(game: AnyGame) -> Schema:
    view = get_type_hints(type(game).view)["return"]
    found = _definitions(view)
    for fact in game.spec.facts:
        definitions = _definitions(fact)
        own = definitions[fact.__name__]
        own["properties"] = {"fact": {"const": fact.__name__}, **own.get("properties", {})}
        own["required"] = ["fact", *own.get("required", [])]
        found |= definitions
    kinds = [{"$ref": SHARED + fact.__name__} for fact in game.spec.facts]
    return found | {view.__name__.removesuffix("View") + "Fact": {"anyOf": kinds}}


def _definitions(kind: type) -> Schema:
    return _named(kind.__name__, _schema(kind))


def _schema(kind: Any) -> Schema:
    return TypeAdapter(kind).json_schema(mode="serialization", schema_generator=_Sent)


def _named(name: str, schema: Schema) -> Schema:
    definitions: Schema = schema.pop("$defs", {})
    return definitions | ({} if schema == {"$ref": SHARED + name} else {name: schema})


def _tidy(schema: Any) -> Any:
    """Return the schema in the form that the generator of types reads best."""
    if isinstance(schema, list):
        return [_tidy(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    tidied = {key: _tidy(schema[key]) for key in schema if key not in NOISE | {"properties"}}
    if "properties" in schema:
        tidied["properties"] = {name: _tidy(own) for name, own in schema["properties"].items()}
    if ref := tidied.pop("$ref", None):
        target = {"$ref": SHARED + ref.rsplit("/", 1)[-1]}
        # A described reference would become a copy of its target.
        return {"allOf": [target], **tidied} if tidied else target
    if "prefixItems" in schema:  # a tuple, as older drafts write it
        tidied["items"] = tidied.pop("prefixItems")
    elif "items" in schema:  # limits of length would become unions of tuples
        tidied = {key: tidied[key] for key in tidied if key not in {"minItems", "maxItems"}}
    return tidied


def hash_of(definitions: Schema) -> str:
    """Return the hash that a generated file names. Descriptions don't count."""
    told = json.dumps(_undescribed(definitions), sort_keys=True).encode()
    return hashlib.sha256(told).hexdigest()[:16]


def _undescribed(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_undescribed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: _undescribed(schema[key]) for key in schema}
    if isinstance(kept.get("description"), str):  # not a field of this name
        del kept["description"]
    return kept


def header(definitions: Schema) -> str:
    """Return the first lines of a generated file."""
    lines = [
        f"/* Generated by tools/wire.py from the schema {hash_of(definitions)}; do not edit. */"
    ]
    if borrowed := sorted(_referenced(definitions) - set(definitions)):
        lines.append(f'import type {{ {", ".join(borrowed)} }} from "./http";')
    return "\n".join(lines) + "\n\n"


def _referenced(schema: Any) -> set[str]:
    if isinstance(schema, list):
        return set().union(*map(_referenced, schema))
    if not isinstance(schema, dict):
        return set()
    own = {schema["$ref"].removeprefix(SHARED)} if isinstance(schema.get("$ref"), str) else set()
    return own.union(*map(_referenced, schema.values()))


def generate(node: Path) -> dict[Path, str]:
    """Return the text of every generated file."""
    wanted = schemas()
    done = pages.call(node, ["wire.mjs"], capture=True, given=json.dumps(wanted).encode())
    if done.returncode:
        raise pages.BuildError(done.stdout.decode(errors="replace").rstrip())
    bodies = json.loads(done.stdout)
    types = {path_of(name): header(wanted[name]) + bodies[name] for name in wanted}
    return types | data_files()


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.ts"


def stale(node: Path) -> list[Path]:
    """Return the generated files that differ from what would be written now."""
    wanted = generate(node)
    left_over = {path for path in FOLDER.rglob("*.*") if path.is_file()} - set(wanted)
    return sorted(left_over | {path for path in wanted if _content(path) != wanted[path]})


def _content(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.exists() else None


def main() -> int:
    """Write the files and return the exit code."""
    node = pages.node_on_path() or pages.node_in(Path(sysconfig.get_path("purelib")))
    if node is None:
        print(pages.NODE_MISSING, file=sys.stderr)
        return 1
    pages.fetch_parts(node)
    shutil.rmtree(FOLDER, ignore_errors=True)
    for path, text in generate(node).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

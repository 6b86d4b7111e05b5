"""Texts of games, and files that games from other packages bring for the pages."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from cupboard.core.registry import game_ids
from cupboard.server.game_files import game_files, text_owner
from cupboard.server.static_files import immutable_file

router = APIRouter(include_in_schema=False)


# Not `async`, because the first call reads the files.
@router.get("/texts/{path:path}")
def text_file(path: str, request: Request) -> Response:
    return _file(text_owner(path.rpartition("/")[2]), request)


@router.get("/games/{path:path}")
def web_file(path: str, request: Request) -> Response:
    return _file(path.partition("/")[0], request)


def _file(game_id: str, request: Request) -> Response:
    path: str = request.scope["path"]
    content = game_files(game_id).contents.get(path) if game_id in game_ids() else None
    return immutable_file(path, content, request.headers.get("accept-encoding", ""))

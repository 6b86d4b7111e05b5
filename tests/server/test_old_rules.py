"""Tables played by an older version of the rules get a clear error and block no others."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import create_async_engine

from cupboard.server.settings import Settings
from cupboard.server.storage.schema import tables
from tests.server.clients import Browser, here, order
from tests.server.running import running, settings

pytestmark = pytest.mark.anyio


async def age(found: Settings, code: str) -> None:
    """Change a table as if an older server had stored it: older rules and an unknown option."""
    engine = create_async_engine(found.database_url)
    older = update(tables).where(tables.c.code == code).values(rules=0, options={"gone": True})
    async with engine.begin() as connection:
        assert (await connection.execute(older)).rowcount == 1
    await engine.dispose()


@pytest.mark.parametrize("game_id", ["hopper", "ronda"])
async def test_an_old_table_gets_a_clear_error_and_blocks_no_other(
    tmp_path: Path, game_id: str
) -> None:
    found = settings(tmp_path)
    async with running(found) as served:
        anna = Browser(served.address)
        old, _, _ = await anna.open(order(game_id, here(), here()))
        cookies = anna.http.cookies
        await anna.close()
    await age(found, old)
    async with running(found) as served:
        anna = Browser(served.address)
        anna.http.cookies.update(cookies)
        assert (await anna.http.get("/healthz")).status_code == 200
        new, _, _ = await anna.open(order(game_id, here(), here()))
        listed = (await anna.http.get("/api/tables")).json()
        assert {table["code"] for table in listed} == {old, new}
        told = (await anna.http.get(f"/api/tables/{old}")).json()
        assert (told["options"], told["rules"]) == ({"gone": True}, [])
        refused = await anna.http.post(f"/api/tables/{old}/join", json={"name": "Anna"})
        assert refused.status_code == 409
        assert refused.json()["key"] == "refusal-other-rules"
        await anna.close()

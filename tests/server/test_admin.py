"""Lists, backups, exports, deletion and the doctor, with the games of a real server."""

from __future__ import annotations

import asyncio
import gzip
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import create_async_engine

from cupboard.core import record
from cupboard.core.errors import BadOptions, BadRecord
from cupboard.core.registry import game
from cupboard.server.admin import backup, doctor, export, guests, inventory
from cupboard.server.admin.database import where
from cupboard.server.guests import KEY_FILE
from cupboard.server.settings import Settings
from cupboard.server.storage import schema
from tests.server.clients import Browser, elsewhere, engine, here, order
from tests.server.running import running, settings

pytestmark = pytest.mark.anyio


def nothing(_done: int) -> None:
    pass


@pytest.fixture(scope="module")
async def played(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Return the installation of a server at which one game is over and one goes on."""
    where = settings(tmp_path_factory.mktemp("data"))
    async with running(where) as served:
        anna, ben = Browser(served.address), Browser(served.address)
        code, _, _ = await anna.open(order("dacapo", engine(), engine()))
        while (await anna.table(code))["status"] != "over":
            await asyncio.sleep(0.05)
        code, _, _ = await anna.open(order("kala", here("Änna"), elsewhere()))
        await ben.join(code, "Ben")
        await anna.close()
        await ben.close()
    return where


async def content(where: Settings) -> dict[str, list[str]]:
    """Return all rows that a backup holds, in a form that all databases share."""
    engine = create_async_engine(where.database_url)
    async with engine.connect() as connection:
        rows = [(table.name, row) async for table, row in backup.rows_of(connection)]
    await engine.dispose()
    return {name: sorted(repr(row) for at, row in rows if at == name) for name, _ in rows}


async def test_a_backup_restores_everything_into_either_database(
    played: Settings, tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    file = tmp_path / "backup.gz"
    counts = await backup.save(played, file, nothing)
    assert counts["tables"] == 2
    assert counts["log"] > 2
    assert file.stat().st_mode & 0o077 == 0
    assert backup.rows_in(file) == sum(counts.values()) == await backup.count_rows(played)
    for number, database in enumerate((None, new_postgres())):
        new = Settings(data=tmp_path / str(number), database=database)
        new.data.mkdir()
        assert await backup.restore(new, file, nothing) == counts
        assert await content(new) == await content(played)
        assert (new.data / KEY_FILE).read_bytes() == (played.data / KEY_FILE).read_bytes()
        with pytest.raises(BadOptions) as refused:
            await backup.restore(new, file, nothing)
        assert refused.value.key == "admin-not-empty"


async def test_a_backup_of_postgresql_takes_the_key_that_its_processes_share(
    tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    """The backup may be made with another data folder than that of the servers."""
    database = new_postgres()
    async with running(settings(tmp_path / "server", database=database)) as served:
        anna = Browser(served.address)
        await anna.open(order("kala", here("Anna"), elsewhere()))
        key = (tmp_path / "server" / KEY_FILE).read_text("ascii")
        await backup.save(Settings(tmp_path / "host", database=database), tmp_path / "gz", nothing)
        cookies = anna.http.cookies
        await anna.close()
    again = settings(tmp_path / "again", database=new_postgres())
    host = Settings(tmp_path / "host", database=again.database)
    host.data.mkdir()
    await backup.restore(host, tmp_path / "gz", nothing)
    async with running(again) as served:
        anna = Browser(served.address)
        anna.http.cookies = cookies
        assert len((await anna.http.get("/api/tables")).json()) == 1
        await anna.close()
    assert (again.data / KEY_FILE).read_text("ascii") == key


async def test_a_restored_game_goes_on(played: Settings, tmp_path: Path) -> None:
    await backup.save(played, tmp_path / "backup.gz", nothing)
    new = settings(tmp_path / "new")
    new.data.mkdir()
    await backup.restore(new, tmp_path / "backup.gz", nothing)
    (found,) = await inventory.list_tables(new, inventory.Filter(status="playing"), 9)
    async with running(new) as served:
        guest = Browser(served.address)
        assert (await guest.table(found["code"]))["status"] == "playing"
        await guest.close()


@pytest.mark.parametrize("kept", [0.3, 0.999])
async def test_a_damaged_backup_restores_nothing(
    played: Settings, tmp_path: Path, kept: float
) -> None:
    await backup.save(played, tmp_path / "backup.gz", nothing)
    whole = gzip.decompress((tmp_path / "backup.gz").read_bytes())
    cut = tmp_path / "cut.gz"
    cut.write_bytes(gzip.compress(whole[: int(kept * len(whole))]))
    new = Settings(data=tmp_path / "new")
    new.data.mkdir()
    with pytest.raises(BadRecord) as refused:
        await backup.restore(new, cut, nothing)
    assert refused.value.key == "admin-backup-cut"
    assert [*new.data.iterdir()] == []


@pytest.mark.parametrize("text", [b"", b"{}\n", b'{"cupboard-backup": 1}\n', b"no json\n"])
async def test_another_file_is_no_backup(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "file.gz").write_bytes(gzip.compress(text))
    with pytest.raises(BadRecord):
        backup.rows_in(tmp_path / "file.gz")


async def test_lists_hold_no_secret(played: Settings) -> None:
    found = await inventory.list_tables(played, inventory.Filter(), 9)
    at = {one["status"]: one for one in found}
    assert at.keys() == {"playing", "over"}
    assert [seat["name"] for seat in at["playing"]["seats"]] == ["Änna", "Ben"]
    engine = create_async_engine(played.database_url)
    async with engine.connect() as connection:
        seats, table = schema.seats.c, schema.tables.c
        secrets = [*(await connection.scalars(select(seats.token))).all()]
        secrets += (await connection.scalars(select(table.seed))).all()
        secrets += (await connection.scalars(select(table.watch))).all()
    await engine.dispose()
    assert [secret for secret in secrets if secret and secret in str(found)] == []
    (one,) = await inventory.list_tables(played, inventory.Filter(game="dacapo"), 9)
    assert await inventory.find_table(played, one["code"].lower()) == one


async def test_exported_games_replay(played: Settings, tmp_path: Path) -> None:
    assert await export.count_finished(played) == 1
    done = await export.export_finished(played, tmp_path, nothing)
    (file,) = tmp_path.iterdir()
    found = record.load(file)
    timeline = record.replay(game("dacapo"), found)
    assert (done.written, done.skipped) == (1, ())
    assert record.check_draws(found, timeline).entered == 0


async def test_a_deleted_guest_leaves_only_moves(played: Settings, tmp_path: Path) -> None:
    where = Settings(data=tmp_path / "copy")
    shutil.copytree(played.data, where.data)
    before = await content(where)
    (one,) = await inventory.list_tables(where, inventory.Filter(status="playing"), 9)
    guest = one["seats"][0]["guest"]
    assert guest == one["host"]
    done = await guests.delete_guest(where, guest)
    after = await content(where)
    assert (done.tables, done.seats) == (2, 1)
    assert guest not in str(after)
    assert "Änna" not in str(after)
    assert "Ben" in str(after)
    assert after["log"] == before["log"]
    with pytest.raises(BadOptions):
        await guests.delete_guest(where, guest)


async def examined(where: Settings, address: str | None = None) -> dict[str, str]:
    """Return the verdicts of the doctor by the keys of their texts."""
    return {found.key: found.verdict async for found in doctor.examine(where, address)}


async def test_the_doctor_finds_nothing_wrong_with_a_sound_server(played: Settings) -> None:
    async with running(played) as served:
        found = await examined(played, f"http://{served.address}")
    assert {key for key, verdict in found.items() if verdict != "ok"} == set()
    assert {"doctor-logs", "doctor-integrity", "doctor-sockets", "doctor-server"} <= found.keys()


async def test_the_doctor_finds_what_is_wrong(played: Settings, tmp_path: Path) -> None:
    where = Settings(data=tmp_path / "copy")
    assert (await examined(where))["doctor-no-folder"] == "warning"
    shutil.copytree(played.data, where.data)
    where.data.chmod(0o755)
    (where.data / KEY_FILE).unlink()
    await cut_a_log(where)
    found = await examined(where, "http://localhost:1")
    assert found["doctor-open-folder"] == "warning"
    assert found["doctor-broken-logs"] == found["doctor-no-server"] == "error"
    where.data.chmod(0o700)
    assert (await examined(where))["doctor-no-key"] == "warning"
    database = where.data / "tables.db"
    content = bytearray(database.read_bytes())
    content[4096 * 2 : 4096 * 3] = b"\xff" * 4096
    database.write_bytes(bytes(content))
    assert "error" in (await examined(where)).values()


async def cut_a_log(where: Settings) -> None:
    engine = create_async_engine(where.database_url)
    async with engine.begin() as connection:
        await connection.execute(delete(schema.log).where(schema.log.c.number == 2))
    await engine.dispose()


def test_without_a_database_commands_say_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(BadOptions) as refused:
        asyncio.run(backup.count_rows(Settings(data=tmp_path)))
    assert refused.value.key == "admin-no-file"
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    "address", ["nonsense", "mysql://x/y", "postgresql://host:port/name", "postgresql:/host"]
)
def test_what_is_no_address_of_a_database_is_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(BadOptions) as refused:
        asyncio.run(backup.count_rows(Settings(data=tmp_path, database=address)))
    assert refused.value.key == "admin-bad-database"


def test_addresses_are_shown_without_driver_and_password(tmp_path: Path) -> None:
    shown = where(Settings(data=tmp_path, database="postgres://anna:geheim@db/beans"))
    assert shown == "postgresql://anna:***@db/beans"
    assert where(Settings(data=tmp_path)) == str(tmp_path / "tables.db")

"""Rebuilds the table from facts alone: no rules are needed to follow a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cupboard.core.types import Fact
from cupboard.games.kala import facts as told
from tests.games.kala.oracle import Table


def retold(table: Table, facts: Iterable[Fact]) -> Table:
    """Return the table after the facts of one event."""
    heard = tuple(facts)
    for fact in heard:
        table = _after(table, fact)
    if any(isinstance(fact, told.BonusDue | told.Ended | told.Begins) for fact in heard):
        return table
    return replace(table, who=1 - table.who, stage="sow")


def _after(table: Table, fact: Fact) -> Table:  # noqa: C901, PLR0911, PLR0912 - a case a fact
    match fact:
        case told.Begins(seat):
            return replace(table, who=seat, stage="sow")
        case told.Took(seat, "bank", beans):
            return replace(table, bank=table.bank - beans)
        case told.Took(seat, "cup", beans):
            return replace(table, cups=_plus(table.cups, seat, -beans))
        case told.Took(seat, _, beans):
            return replace(table, stores=_plus(table.stores, seat, -beans))
        case told.Sown(_, cell):
            return _field(table, cell, table.beans[cell] + 1)
        case told.Dropped(_, owner, cell):
            assert table.at[owner] == cell
            return replace(table, cups=_plus(table.cups, owner, 1))
        case told.Given(_, other, beans):
            return replace(table, stores=_plus(table.stores, other, beans))
        case told.Harvested(seat, cell, beans, gain):
            assert beans == table.beans[cell]
            return _won(_field(table, cell, 0), seat, beans, gain)
        case told.Robbed(seat, other, cell, beans, gain):
            assert (table.at[other], table.cups[other]) == (cell, beans)
            return _won(replace(table, cups=_plus(table.cups, other, -beans)), seat, beans, gain)
        case told.Moved(seat, start, cell):
            assert table.at[seat] == start
            spots = (cell, table.at[1]) if seat == 0 else (table.at[0], cell)
            return replace(table, at=spots)
        case told.BonusDue(seat, beans):
            assert (table.who, table.cups[seat]) == (seat, beans)
            return replace(table, stage="bonus")
        case told.BankClosed(beans):
            assert table.bank == beans
            return replace(table, bank_open=False)
        case told.Ended(seat, winner):
            assert winner == 1 - seat
            return replace(table, who=seat, stage="lost")
    raise AssertionError(f"a fact nobody tells: {fact}")


def _field(table: Table, cell: str, beans: int) -> Table:
    return replace(table, field=tuple((table.beans | {cell: beans}).items()))


def _won(table: Table, seat: int, beans: int, gain: int) -> Table:
    return replace(table, stores=_plus(table.stores, seat, gain), bank=table.bank + beans - gain)


def _plus(pair: tuple[int, int], seat: int, more: int) -> tuple[int, int]:
    return (pair[0] + more, pair[1]) if seat == 0 else (pair[0], pair[1] + more)

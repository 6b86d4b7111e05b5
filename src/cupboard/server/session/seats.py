"""Pure changes to the seats of a table."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import replace

from cupboard.core.types import Seat
from cupboard.experts import level_names, player_names
from cupboard.players.levels import RANDOM
from cupboard.server import display_names
from cupboard.server.codes import new_token, token_hash
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import EngineOrder, LocalSeat, OpenSeat
from cupboard.server.storage.base import SeatRow, TableRow

SUBSTITUTE_LEVEL = "gardener"
"""Level that stands in for a player who resigned."""


def seats_from_order(
    game_id: str, orders: Sequence[LocalSeat | OpenSeat | EngineOrder], guest: str
) -> tuple[tuple[SeatRow, ...], dict[Seat, str]]:
    """Return the seats of a new table, and the secrets of those on this device."""
    tokens: dict[Seat, str] = {}
    seats = []
    for seat, order in enumerate(orders):
        match order:
            case EngineOrder(level=level):
                seats.append(SeatRow(seat, "engine", level=require_level(game_id, level)))
            case OpenSeat(name=name):
                seats.append(SeatRow(seat, "open", display_names.tidy(name)))
            case LocalSeat(name=name):
                tokens[seat] = new_token()
                token = token_hash(tokens[seat])
                seats.append(
                    SeatRow(seat, "here", display_names.tidy(name), token=token, guest=guest)
                )
    return tuple(seats), tokens


def require_level(game_id: str, level: str) -> str:
    """Raise an error if a level is not available for a game."""
    known = player_names(game_id)
    if level not in known:
        raise Refusal("no-such-level", level=level[:40], known=", ".join(known))
    return level


def substitute_level(game_id: str) -> str:
    return SUBSTITUTE_LEVEL if level_names(game_id) else RANDOM


def require_held(held: tuple[Seat, ...], seat: Seat) -> None:
    """Raise an error if a connection does not hold a seat."""
    if seat not in held:
        raise Refusal("not-your-seat", seat=seat + 1)


def require_seat(table: TableRow, held: tuple[Seat, ...], seat: Seat) -> SeatRow:
    """Return a held seat whose owner decides for it; raise an error otherwise."""
    require_held(held, seat)
    row = table.seats[seat]
    if row.resigned:
        raise Refusal("seat-resigned", seat=seat + 1)
    if row.player is not None:
        raise Refusal("engine-plays", seat=seat + 1)
    return row


def holders(table: TableRow, tokens: Iterable[str]) -> tuple[Seat, ...]:
    """Return the seats that these secrets belong to. Every secret must be valid."""
    by_token = {seat.token: seat.seat for seat in table.seats if seat.token}
    found = [by_token.get(token_hash(token)) for token in tokens]
    if None in found:
        raise Refusal("token-wrong")
    return tuple(sorted({seat for seat in found if seat is not None}))


def join_seat(
    table: TableRow, wanted: Seat | None, name: str | None, guest: str
) -> tuple[SeatRow, str]:
    """Return the seats after a visitor took a free one."""
    free = [seat for seat in table.seats if is_free(seat)]
    if wanted is not None:
        if wanted >= len(table.seats):
            raise Refusal("no-such-seat", seat=wanted + 1)
        free = [seat for seat in free if seat.seat == wanted]
        if not free:
            raise Refusal("seat-taken", seat=wanted + 1)
    if not free:
        raise Refusal("no-free-seat")
    return claim_seat(free[0], name, guest)


def is_free(seat: SeatRow) -> bool:
    """Return whether anyone may take a seat: it has no owner."""
    return seat.kind == "open" and seat.token is None and not seat.resigned


def claim_seat(seat: SeatRow, name: str | None, guest: str) -> tuple[SeatRow, str]:
    """Return the seat with its new owner, and the owner's secret."""
    token, known_as = new_token(), display_names.tidy(name) or seat.name
    return replace(
        seat, token=token_hash(token), name=known_as, guest=guest, substitute=None
    ), token


def rotated_seats(table: TableRow, agreed: Container[Seat]) -> tuple[SeatRow, ...]:
    """Return the seats of a rematch, rotated by one. Each keeps its owner and secret.

    Where an engine stood in for someone who has not agreed, it stands in again.
    """
    first, *others = table.seats
    return tuple(
        SeatRow(
            seat,
            old.kind,
            old.name,
            old.level,
            token=old.token,
            guest=old.guest,
            substitute=None if old.seat in agreed else old.substitute,
        )
        for seat, old in enumerate([*others, first])
    )

"""Hopper's table in characters, turned towards the viewer's seat."""

from __future__ import annotations

from cupboard.core import i18n
from cupboard.core.board_markup import paint
from cupboard.games.hopper.places import LOOSE_NAMES, SIDE
from cupboard.games.hopper.view import Cup, HopperView


def draw(view: HopperView, language: str = i18n.FALLBACK) -> str:
    """Draw the tray from above as seat 1 sees it, with the names of its cups; then the players."""
    cups = {cup.cell: cup for cup in view.cups}
    lines = [_row(view, cups, row) for row in range(SIDE, 0, -1)]
    lines.append(paint("quiet", " " * 8 + (" " * 5).join("abcd")))
    lines.append("   " + paint("bean", f"• {_loose_text(view, language)}"))
    lines += [_player(view, seat) for seat in _order(view)]
    return "\n".join(line.rstrip() for line in lines)


def _row(view: HopperView, cups: dict[str, Cup], row: int) -> str:
    cells = (cups.get(f"{column}{row}") for column in "abcd")
    return paint("quiet", f"   {row}  ") + " ".join(_cup_text(view, cup) for cup in cells)


def _cup_text(view: HopperView, cup: Cup | None) -> str:
    if cup is None:
        return "  " + paint("quiet", "·") + "  "
    beans = "•" * cup.beans
    text = f"{{{beans:^3}}}" if cup.black else f"({beans:^3})"
    return paint("touch" if view.acting else "strong", text)


def _loose_text(view: HopperView, language: str) -> str:
    counts = {place: _loose(view, place) for place in LOOSE_NAMES}
    return i18n.text(language, "hopper-board-loose", **counts)


def _order(view: HopperView) -> list[int]:
    first, seats = view.seat or 0, len(view.hands)
    return [(first + step) % seats for step in range(seats)]


def _player(view: HopperView, seat: int) -> str:
    mark = "▸" if seat in view.acting else " "
    flying = "".join(" ↗" for bean in view.flying if bean.seat == seat)
    won = "".join("■" if cup.black else "○" for cup in view.taken if cup.seat == seat)
    hand = f"• {len(view.hands[seat]):>3}"
    return paint(f"seat{seat}", f" {mark}{seat + 1}: {hand}   {won} {view.points[seat]}{flying}")


def _loose(view: HopperView, place: str) -> int:
    return sum(bean.place == place for bean in view.beans)

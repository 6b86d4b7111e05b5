"""Small drawings of 40 by 40 units: one per ingredient, and the two symbols."""

from __future__ import annotations

from cupboard.core.svg import BEAN, INK, tag

PAINTS = {
    "black": "#2e2b2b",
    "white": "#fffdf6",
    "grey": "#8b9096",
    "blue": "#3d6ea8",
    "brown": "#8a5426",
    "green": "#4f8f3e",
    "purple": "#7b4a99",
}
COPPER = "#b8622f"
FIRE = "#e8b023"


def _line(path: str, colour: str, width: float = 2.5) -> str:
    path = tag("path", d=path, fill="none", stroke=colour, stroke_width=width)
    return tag("g", path, stroke_linecap="round", stroke_linejoin="round")


def _fill(path: str, colour: str) -> str:
    return tag("path", d=path, fill=colour, stroke=INK, stroke_width=1.2, stroke_linejoin="round")


def _dot(x: float, y: float, radius: float, colour: str) -> str:
    return tag("circle", cx=x, cy=y, r=radius, fill=colour, stroke=INK, stroke_width=1)


def _feathers(colour: str) -> str:
    blade = "M9 33 C8 18 18 7 33 5 C33 18 26 30 13 31 Z"
    return _fill(blade, colour) + _line("M6 37 L27 12", BEAN, 1.5) + _line("M6 37 L11 30", INK, 2)


def _spiders(colour: str) -> str:
    legs = "M20 20 L6 10 M20 20 L4 18 M20 22 L5 28 M20 24 L9 36 "
    more = "M20 20 L34 10 M20 20 L36 18 M20 22 L35 28 M20 24 L31 36"
    return _line(legs + more, colour, 2) + _dot(20, 24, 8, colour) + _dot(20, 13, 4.5, colour)


def _whiskers(colour: str) -> str:
    hairs = "M16 20 C10 14 6 13 2 12 M16 22 C10 21 6 21 2 23 M16 24 C11 27 7 30 4 34 "
    more = "M24 20 C30 14 34 13 38 12 M24 22 C30 21 34 21 38 23 M24 24 C29 27 33 30 36 34"
    nose = _fill("M14 17 L26 17 L20 25 Z", colour)
    return _line(hairs + more, INK, 3.6) + _line(hairs + more, colour, 2) + nose


def _eyes(colour: str) -> str:
    pair = ((12, 22), (28, 18))
    balls = "".join(_dot(x, y, 9, colour) + _dot(x, y, 5, FIRE) for x, y in pair)
    slits = "".join(tag("ellipse", cx=x, cy=y, rx=1.6, ry=4.6, fill=INK) for x, y in pair)
    return balls + slits


def _roots(colour: str) -> str:
    trunk = _fill("M14 4 L26 4 L25 16 L15 16 Z", colour)
    strands = "M16 16 C14 24 8 26 4 34 M19 16 C18 26 15 30 14 37 M22 16 C24 26 26 30 25 37 "
    return _line(strands + "M24 16 C27 23 32 26 36 33", colour, 3.4) + trunk


def _ash(colour: str) -> str:
    heap = _fill("M3 34 C8 28 12 17 20 15 C28 17 32 28 37 34 Z", colour)
    smoke = _line("M15 11 C12 8 18 7 15 3 M24 11 C21 8 27 7 24 3", colour, 2)
    return smoke + heap + _dot(15, 29, 1.8, BEAN) + _dot(23, 25, 1.8, BEAN) + _dot(27, 31, 1.8, INK)


def _moss(colour: str) -> str:
    tufts = ((8, 28, 6), (17, 24, 8), (27, 25, 8), (34, 30, 5), (13, 32, 6), (24, 33, 6))
    stems = _line("M14 18 L12 8 M21 17 L21 6 M28 18 L31 8", colour, 2)
    heads = "".join(_dot(x, y, 2.6, FIRE) for x, y in ((12, 7), (21, 5), (31, 7)))
    return stems + heads + "".join(_dot(x, y, r, colour) for x, y, r in tufts)


def _scales(colour: str) -> str:
    rows = ((10, 10), (20, 10), (30, 10), (15, 18), (25, 18), (10, 26), (20, 26), (30, 26))
    arcs = (f"M{x - 6} {y} A6 7 0 0 0 {x + 6} {y} Z" for x, y in rows)
    return "".join(_fill(arc, colour) for arc in arcs)


def _mushrooms(colour: str) -> str:
    big = _fill("M16 20 L24 20 L26 36 L14 36 Z", BEAN)
    cap = _fill("M4 22 C5 8 14 4 20 4 C26 4 35 8 36 22 Z", colour)
    return big + cap + _dot(14, 14, 2.4, BEAN) + _dot(23, 10, 2.4, BEAN) + _dot(29, 17, 2, BEAN)


def _warts(colour: str) -> str:
    toad = _fill("M4 33 C4 20 10 16 13 12 C16 15 24 15 27 12 C30 16 36 20 36 33 Z", colour)
    bumps = ((11, 26), (18, 22), (25, 27), (30, 24), (17, 30))
    eyes = _dot(12, 12, 4, FIRE) + _dot(28, 12, 4, FIRE)
    return toad + eyes + "".join(_dot(x, y, 2.2, FIRE) for x, y in bumps)


def _pumpkin(colour: str) -> str:
    ribs = "".join(tag("ellipse", cx=x, cy=24, rx=8, ry=12) for x in (11, 29, 20))
    body = tag("g", ribs, fill=colour, stroke=INK, stroke_width=1.2)
    return _line("M20 13 C20 8 22 6 26 5", INK, 3) + body


def _slime(colour: str) -> str:
    blob = "M4 12 C10 4 30 4 36 12 C37 20 34 20 33 26 C32 32 29 32 28 25 C27 21 24 22 23 29 "
    drops = "C22 38 18 38 17 29 C16 22 13 21 12 25 C10 31 8 30 7 24 C6 19 3 20 4 12 Z"
    return _fill(blob + drops, colour) + _dot(14, 12, 2.4, BEAN) + _dot(23, 15, 1.8, BEAN)


def _vine(colour: str) -> str:
    stem = _line("M20 37 C8 32 34 26 22 20 C10 15 30 10 20 4", colour, 3)
    leaves = (
        "M21 20 C28 12 36 14 37 20 C31 25 25 24 21 20 Z",
        "M17 15 C10 7 3 9 3 15 C8 20 14 19 17 15 Z",
    )
    lower = "M19 31 C12 25 5 27 4 32 C9 37 15 36 19 31 Z"
    return stem + "".join(_fill(leaf, colour) for leaf in (*leaves, lower))


def _crystals(colour: str) -> str:
    tall = _fill("M15 36 L13 12 L20 3 L27 12 L25 36 Z", colour)
    sides = _fill("M13 36 L5 26 L6 17 L13 22 Z", colour) + _fill(
        "M27 36 L35 26 L34 17 L27 22 Z", colour
    )
    return sides + tall + _line("M13 12 L20 15 L27 12 M20 15 L20 36", BEAN, 1.2)


DRAWERS = {
    "feathers": _feathers,
    "spiders": _spiders,
    "whiskers": _whiskers,
    "eyes": _eyes,
    "roots": _roots,
    "ash": _ash,
    "moss": _moss,
    "scales": _scales,
    "mushrooms": _mushrooms,
    "warts": _warts,
    "pumpkin": _pumpkin,
    "slime": _slime,
    "vine": _vine,
    "crystals": _crystals,
}


def ingredient(name: str, colour: str) -> str:
    """Return an ingredient in its colour."""
    return DRAWERS[name](PAINTS[colour])


def cauldron() -> str:
    """Return the exploding cauldron."""
    sparks = _line("M20 13 L20 3 M13 13 L9 5 M27 13 L31 5", FIRE, 3.4)
    pot = "M5 16 L35 16 L33 20 C38 32 30 38 20 38 C10 38 2 32 7 20 Z"
    return sparks + _fill(pot, COPPER)


def wand() -> str:
    """Return the wand with hat."""
    hat = _fill("M4 34 C12 30 13 22 17 8 C22 18 24 28 32 32 C24 38 12 38 4 34 Z", PAINTS["blue"])
    star = "M33 4 L34.5 8.5 L39 10 L34.5 11.5 L33 16 L31.5 11.5 L27 10 L31.5 8.5 Z"
    return hat + _line("M20 36 L31 13", INK, 2.6) + _fill(star, FIRE)


def leaf() -> str:
    """Return the mark of a plant."""
    return _fill("M4 36 C2 16 16 4 36 4 C38 24 24 38 4 36 Z", PAINTS["green"])

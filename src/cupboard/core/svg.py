"""SVG shapes for pictures of positions."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

WOOD = "#d9a765"
WOOD_DARK = "#8a5a2b"
HOLLOW = "#a87440"
BEAN = "#f6ead2"
INK = "#3b2412"
SEATS = ("#b5452c", "#2f6690", "#3f7d3f", "#7a4b94", "#b8860b")


def tag(name: str, content: str = "", **attributes: float | str) -> str:
    """Return an element; underscores in attribute names become hyphens."""
    pairs = (
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(_number(value))}"
        for key, value in attributes.items()
    )
    return f"<{name}{''.join(pairs)}>{content}</{name}>"


def _number(value: float | str) -> str:
    return value if isinstance(value, str) else f"{round(value, 2):g}"


def words(x: float, y: float, text: str, size: float = 14, **attributes: float | str) -> str:
    """Return centred text."""
    look: dict[str, float | str] = {
        "font_family": "Georgia, serif",
        "text_anchor": "middle",
        "dominant_baseline": "central",
        "fill": INK,
    }
    return tag("text", escape(text), x=x, y=y, font_size=size, **(look | attributes))


def spoken(text: str) -> str:
    """Return a title element, which screen readers read for the element around it."""
    return tag("title", escape(text))


def picture(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """Return a complete picture with a title for screen readers."""
    body = spoken(title) + "".join(parts)
    return tag(
        "svg",
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_number(width)} {_number(height)}",
        width=width,
        role="img",
    )

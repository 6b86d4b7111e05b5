"""Draw the pictures of the documentation from recorded games.

`python -m tools.pictures` writes `docs/pictures/<game>.svg`; a test checks that they are current.
"""

from __future__ import annotations

from pathlib import Path

from cupboard.core import i18n, record
from cupboard.core.registry import game, game_ids

TOP = Path(__file__).resolve().parent.parent
FOLDER = TOP / "docs" / "pictures"
GOLDEN = TOP / "tests" / "golden"

# Which recorded game to show, and how far into it.
MOMENTS = {
    "dacapo": ("standard-3", 0.6),
    "hopper": ("short-3", 0.5),
    "kala": ("store-2", 0.6),
    "kalaha": ("de-4", 0.4),
    "kessel": ("standard-2", 0.5),
    "ronda": ("standard-3", 0.02),
}


def draw(game_id: str, language: str = i18n.FALLBACK) -> str:
    """Return the picture that a spectator saw at that moment."""
    name, share = MOMENTS[game_id]
    kept = record.load(GOLDEN / game_id / f"{name}.jsonl")
    chosen = game(game_id)
    steps = record.replay(chosen, kept).steps
    state = steps[int(share * len(steps))].state
    return chosen.svg(chosen.view(state, None), language) + "\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game_id in game_ids():
        (FOLDER / f"{game_id}.svg").write_text(draw(game_id), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Write random games as the frames that a page receives, for work on boards and their tests.

`python -m tools.gallery FOLDER` writes `<game>-<preset>-<seats>.json` for every preset and number
of seats: a random game as a spectator sees it. Games with secrets also get `…-eye0.json`, the same
game as seat 0 sees it. `<game>.json` is a copy of the first file of a game.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from cupboard.core import codec
from cupboard.core.match import Match
from cupboard.core.registry import AnyGame, game_ids
from cupboard.core.registry import game as game_of
from cupboard.core.spec import Trait
from cupboard.core.types import Act, Chosen, Fact, Over

LONGEST = 400
MAX_FLOWN = 120
"""Shorter, because every flight is simulated."""
Frame = dict[str, Any]


def frames(game: AnyGame, preset: str, seats: int, eye: int | None) -> list[Frame]:
    """Return the frames of a random game as a seat sees it, or a spectator if `eye` is None."""
    match: Match[Any, Any, Any, Any] = Match(game, game.options(preset), seats, bytes([seats]) * 32)
    rng = random.Random(7)
    shown = [_frame(match, eye, (), {"kind": "start", "seat": None, "text": None})]
    longest = MAX_FLOWN if Trait.DEXTERITY in game.spec.traits else LONGEST
    while not match.over and len(shown) < longest:
        shown.append(_step(match, rng, eye))
    return shown


def _step(match: Match[Any, Any, Any, Any], rng: random.Random, eye: int | None) -> Frame:
    turn = match.turn
    if not isinstance(turn, Act):
        facts = match.draw_one()
        return _frame(match, eye, facts, {"kind": "resolved", "seat": None, "text": None})
    seat, facts = turn.seats[0], ()
    text = None
    for seat in match.waiting_for if turn.together else turn.seats[:1]:
        move = match.game.legal(match.state, seat).sample(rng)
        text = match.game.format(move)
        facts = match.play(seat, move)
    kind: Frame = {"kind": "joint", "seat": None, "text": None}
    if not turn.together:
        kind = {"kind": "played", "seat": seat, "text": text}
    return _frame(match, eye, facts, kind)


def _frame(
    match: Match[Any, Any, Any, Any], eye: int | None, facts: tuple[Fact, ...], event: Frame
) -> Frame:
    game, turn = match.game, match.turn
    seen = (game.see(fact, eye) for fact in facts if not isinstance(fact, Chosen))
    acting = turn.seats if isinstance(turn, Act) else ()
    return {
        "number": match.number,
        "event": event,
        "facts": [codec.fact_to_json(fact) for fact in seen if fact],
        "view": codec.view_to_json(game.view(match.state, eye)),
        "turn": {
            "kind": type(turn).__name__.lower(),
            "seats": list(acting),
            "together": isinstance(turn, Act) and turn.together,
            "waiting": list(match.waiting_for),
        },
        "legal": {str(seat): _texts(game, match.state, seat) for seat in acting},
        "left": {},
        "outcome": codec.dump(turn.outcome) if isinstance(turn, Over) else None,
    }


def _texts(game: AnyGame, state: Any, seat: int) -> list[str] | None:
    legal = game.legal(state, seat)
    return [game.format(move) for move in legal] if legal.finite else None


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game_id in game_ids():
        game = game_of(game_id)
        for number, (preset, seats) in enumerate(game.spec.tables()):
            eyes: list[int | None] = [None, 0] if Trait.SECRETS in game.spec.traits else [None]
            for eye in eyes:
                told = json.dumps(frames(game, preset, seats, eye))
                ending = "" if eye is None else f"-eye{eye}"
                (folder / f"{game_id}-{preset}-{seats}{ending}.json").write_text(told)
                if number == 0 and eye is None:
                    (folder / f"{game_id}.json").write_text(told)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

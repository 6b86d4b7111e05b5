"""What an engine advises, in words: the move, how sure it is, what it is worth, the line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from cupboard.core.registry import AnyGame
from cupboard.core.types import Move
from cupboard.players.engine import Advice, Certainty, Unit

Say = Callable[..., str]

LONGEST_LINE = 12


def tell(game: AnyGame, advice: Advice, say: Say) -> list[Text]:
    """Everything an engine has to say."""
    lines = [Text(say("hint-best", move=game.format(advice.move)), "strong")]
    told = [worth(advice, say), sureness(advice, say)]
    if len(advice.line) > 1:
        told.append(say("hint-line", line=_moves(game, advice.line)))
    if len(advice.mix) > 1:
        told.append(say("hint-mix", mix=_mix(game, advice, say)))
    return [*lines, *(Text(sentence) for sentence in told)]


def sureness(advice: Advice, say: Say) -> str:
    """Proven, searched so deep, or estimated."""
    if advice.certainty is Certainty.SEARCHED:
        return say("hint-searched", depth=advice.depth or 0)
    return say("hint-proven" if advice.certainty is Certainty.PROVEN else "hint-estimated")


def worth(advice: Advice, say: Say) -> str:
    """What the move is worth to the seat that asked."""
    if advice.unit is Unit.CHANCE:
        return say("hint-chance", n=round(100 * advice.value))
    if advice.unit is Unit.MARGIN:
        return say(f"hint-margin-{margin_word(advice.value)}", n=abs(round(advice.value)))
    return say(f"hint-win-{win_word(advice)}")


def margin_word(value: float) -> str:
    points = round(value)
    if points == 0:
        return "even"
    return "ahead" if points > 0 else "behind"


def win_word(advice: Advice) -> str:
    if advice.certainty is Certainty.PROVEN and advice.value != 0:
        return "won" if advice.value > 0 else "lost"
    if advice.value == 0:
        return "even"
    return "better" if advice.value > 0 else "worse"


def _moves(game: AnyGame, line: Sequence[Move]) -> str:
    shown = "  ".join(game.format(move) for move in line[:LONGEST_LINE])
    return f"{shown} …" if len(line) > LONGEST_LINE else shown


def _mix(game: AnyGame, advice: Advice, say: Say) -> str:
    def share_of(share: float) -> str:
        return say("hint-share", n=round(100 * share))

    return ", ".join(f"{game.format(move)} {share_of(share)}" for move, share in advice.mix)

"""An engine's advice in words: the move, its certainty, its value and the expected line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rich.text import Text

from cupboard.core import i18n
from cupboard.core.registry import AnyGame
from cupboard.core.types import Move
from cupboard.players.engine import Advice, Certainty, Score, Unit

Say = Callable[..., str]

MAX_LINE = 12


def tell(game: AnyGame, advice: Advice, language: str) -> list[Text]:
    """Return an engine's complete advice in words."""
    say: Say = partial(i18n.text, language)

    def move_text(move: Move) -> str:
        return game.written(game.format(move), language)

    lines = [Text(say("hint-best", move=move_text(advice.move)), "strong")]
    sentences = [value_text(advice.score, say), certainty_text(advice.score, say)]
    if len(advice.line) > 1:
        sentences.append(say("hint-line", line=_moves(advice.line, move_text)))
    if len(advice.mix) > 1:
        sentences.append(say("hint-mix", mix=_mix(advice, move_text, say)))
    return [*lines, *(Text(sentence) for sentence in sentences)]


def certainty_text(score: Score, say: Say) -> str:
    """Return the certainty: proven, searched to a depth, or estimated."""
    if score.certainty is Certainty.SEARCHED:
        return say("hint-searched", depth=score.depth or 0)
    return say("hint-proven" if score.proven else "hint-estimated")


def value_text(score: Score, say: Say) -> str:
    """Return the value of the move to its seat."""
    if score.unit is Unit.CHANCE:
        return say("hint-chance", n=round(100 * score.value))
    if score.unit is Unit.MARGIN:
        kind = "margin" if score.proven else "estimate"
        return say(f"hint-{kind}-{margin_word(score.value)}", n=abs(round(score.value)))
    return say(f"hint-win-{win_word(score)}")


def margin_word(value: float) -> str:
    points = round(value)
    if points == 0:
        return "even"
    return "ahead" if points > 0 else "behind"


def win_word(score: Score) -> str:
    if score.proven and score.value != 0:
        return "won" if score.value > 0 else "lost"
    if score.value == 0:
        return "even"
    return "better" if score.value > 0 else "worse"


def _moves(line: Sequence[Move], move_text: Callable[[Move], str]) -> str:
    shown = "  ".join(map(move_text, line[:MAX_LINE]))
    return f"{shown} …" if len(line) > MAX_LINE else shown


def _mix(advice: Advice, move_text: Callable[[Move], str], say: Say) -> str:
    def share_of(share: float) -> str:
        return say("hint-share", n=round(100 * share))

    return ", ".join(f"{move_text(move)} {share_of(share)}" for move, share in advice.mix)

"""An analysis as text for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cupboard.core import i18n, narration
from cupboard.core.codec import fact_from_json
from cupboard.core.registry import game
from cupboard.learn.analysis import Decision, Report, TurningPoint

Say = Callable[..., str]
SIGNED = "margin"
UNSURE = ("searched", "estimated")
KINDS = ("shots", "cup", "tray", "table", "off", "claims", "knocks", "streak")


def show(report: Report, names: Sequence[str], language: str, console: Console) -> None:
    """Print the analysis.

    The turning points come last, next to the prompt, because readers look for them.
    """
    say: Say = partial(i18n.text, language)
    name = say(f"{report.game}-name")
    console.print(Text(say("learn-analysis-title", game=name), "strong"))
    if not report.decisions:
        console.print(say("learn-analysis-empty"))
        return
    console.print(moves(report, names, language))
    if "hits" in report.extras:
        console.print(hits(report, names, say))
    if report.loss_unit is not None:
        console.print(tallies(report, names, say))
    console.print(Text(say("learn-analysis-turns"), "strong"))
    for line in turning_points(report, names, language):
        console.print(Text(line), soft_wrap=True)


def value(number: float, unit: str, say: Say) -> str:
    """Return a chance in percent, a lead with its sign, or points."""
    if unit == "chance":
        return say("learn-analysis-value-chance", n=round(100 * number))
    rounded = round(number) + 0
    return f"{rounded:+d}".replace("-", "−") if unit == SIGNED and rounded else str(rounded)


def unit(report: Report, say: Say) -> str:
    """Return what the values count.

    A lead is the expected one at the end, not the one on the board.
    """
    expected = report.unit == report.loss_unit == SIGNED
    return say(f"learn-analysis-unit-{'margin-expected' if expected else report.unit}")


def moves(report: Report, names: Sequence[str], language: str) -> Table:
    """Print one line per decision."""
    say: Say = partial(i18n.text, language)
    table = Table(box=None, pad_edge=False)
    for column in ("number", "player", "made", "best"):
        table.add_column(say(f"learn-analysis-col-{column}"))
    for name in names:
        table.add_column(f"{unit(report, say)}: {name}", justify="right")
    table.add_column(say("learn-analysis-col-loss"), justify="right")
    table.add_column(say("learn-analysis-col-remark"))
    for decision in report.decisions:
        table.add_row(*_row(decision, report, names, language))
    return table


def _row(decision: Decision, report: Report, names: Sequence[str], language: str) -> list[str]:
    say: Say = partial(i18n.text, language)
    written = game(report.game).written
    stands = [value(number, report.unit, say) for number in decision.after]
    lost = "" if not decision.loss else value(decision.loss, report.loss_unit or "", say)
    better = decision.best or "" if decision.loss else ""
    moves = [written(text, language) for text in (decision.made, better)]
    start = [str(decision.number), names[decision.seat], *moves]
    return [*start, *stands, lost.lstrip("+"), ", ".join(remarks(decision, say))]


def remarks(decision: Decision, say: Say) -> list[str]:
    """Return the remarks on a decision, and how certain they are."""
    named = [decision.size, *(mark for mark in decision.marks if mark != "forced")]
    words = [say(f"learn-analysis-{word}") for word in named if word]
    sure = say(f"learn-analysis-short-{decision.certainty}", n=decision.depth or 1)
    return [*words, sure]


def tallies(report: Report, names: Sequence[str], say: Say) -> Table:
    table = Table(box=None, pad_edge=False, title=say("learn-analysis-tallies"))
    for key in ("col-player", "col-decisions", "slip", "error", "blunder", "find", "col-mean"):
        table.add_column(say(f"learn-analysis-{key}"))
    for tally in report.tallies:
        counts = (tally.decisions, tally.slips, tally.errors, tally.blunders, tally.finds)
        mean = tally.mean_loss
        shown = "" if mean is None else _mean(mean, report.loss_unit or "", say)
        table.add_row(names[tally.seat], *map(str, counts), shown)
    return table


def _mean(mean: float, unit: str, say: Say) -> str:
    if unit == "chance":
        return say("learn-analysis-value-chance", n=round(100 * mean, 1))
    return str(round(mean, 1))


def hits(report: Report, names: Sequence[str], say: Say) -> Table:
    table = Table(box=None, pad_edge=False, title=say("learn-analysis-hits"))
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for kind in KINDS:
        counted = [str(hit[kind]) for hit in report.extras["hits"]]
        table.add_row(say(f"learn-analysis-hit-{kind}"), *counted)
    return table


def turning_points(report: Report, names: Sequence[str], language: str) -> Iterator[str]:
    """Print each turning point, and how the game could have continued after a better move."""
    say = partial(i18n.text, language)
    if not report.turns:
        yield say("learn-analysis-turns-none")
    numbers = {decision.event: decision.number for decision in report.decisions}
    for turn in report.turns:
        yield f"{numbers[turn.event]}: {_turn_text(turn, report, names, language)}"
        if line := _better(turn, report, names, language):
            yield f"   {say('learn-analysis-line', line=line)}"


def _better(turn: TurningPoint, report: Report, names: Sequence[str], language: str) -> str:
    """Return the better moves, described as if they had been played."""
    decided = {(one.event, one.seat): one for one in report.decisions}
    facts = [fact for move in decided[turn.event, turn.seat].told for fact in move]
    kinds = game(report.game).spec.facts
    read = (fact_from_json(kinds, fact) for fact in facts)
    return " ".join(narration.tell(report.game, fact, language, names) or "" for fact in read)


def _turn_text(turn: TurningPoint, report: Report, names: Sequence[str], language: str) -> str:
    say: Say = partial(i18n.text, language)
    together = [one for one in report.decisions if one.event == turn.event]
    decision = next(one for one in together if one.seat == turn.seat)
    before, after = (value(number, report.unit, say) for number in (turn.before, turn.after))
    kind = "round" if len(together) > 1 else turn.kind
    kind = "shot" if report.unit == "points" else kind
    about = {"you": narration.NOBODY, "name": names[turn.seat], "before": before, "after": after}
    move = game(report.game).written(decision.made, language)
    sentence = say(f"learn-analysis-turn-{kind}", **about, move=move)
    if decision.certainty not in UNSURE:
        return sentence
    # Do not present an estimate as a fact.
    return f"{sentence} {say(f'learn-analysis-{decision.certainty}', n=decision.depth or 1)}"

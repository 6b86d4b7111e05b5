"""Game records: JSON lines, one event per line, that replay without chance or physics.

The first line holds the game and its options, and the last the result. Each line between holds one
event and the fingerprint of the state after it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from cupboard.core import codec
from cupboard.core import options as option_text
from cupboard.core.errors import BadData, BadRecord, CupboardError
from cupboard.core.match import Match
from cupboard.core.random_stream import SeededRandom, commitment
from cupboard.core.reading import from_json, quote, read_text
from cupboard.core.registry import AnyGame
from cupboard.core.timeline import AnyTimeline, Timeline
from cupboard.core.types import Event, Expired, Joint, Over, Played, Resolved

FORMAT = 1
MAX_EVENT_QUOTE = 80
"""Most characters of a bad event that an error quotes."""

Line: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Record:
    """A parsed record that has not yet been checked against the rules."""

    header: Line
    events: tuple[Line, ...]
    ending: Line = field(default_factory=dict)

    def dump(self) -> str:
        """Return the text of the record file."""
        lines = (self.header, *self.events, *([self.ending] if self.ending else []))
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    def save(self, path: Path) -> None:
        """Write the record to a file."""
        path.write_text(self.dump(), encoding="utf-8")


def record_match(match: Match[Any, Any, Any, Any], names: tuple[str, ...] = ()) -> Record:
    """Return the record of a match so far."""
    game = match.game
    header: Line = {
        "cupboard": FORMAT,
        "game": game.spec.id,
        "rules": game.spec.rules_version,
        "seats": match.seats,
        "options": {k: codec.dump(v) for k, v in option_text.changed(match.options).items()},
        "commitment": match.commitment,
    }
    if names:
        header["names"] = list(names)
    lines = tuple(
        {"n": number, **write_event(game, step.event), "hash": game.digest(step.state)}
        for number, step in enumerate(match.steps)
    )
    return Record(header, lines, _ending(game, match.state, match.seed))


def _ending(game: AnyGame, last: Any, seed: bytes) -> Line:
    turn = game.turn(last)
    if not isinstance(turn, Over):
        return {}
    # Reveal the seed only after the end, because it predicts every draw.
    return {"outcome": codec.dump(turn.outcome), "seed": seed.hex()}


def write_event(game: AnyGame, event: Event) -> Line:
    """Return an event as JSON data."""
    match event:
        case Played(seat, move):
            return {"event": "played", "seat": seat, "move": game.format(move)}
        case Joint(choices):
            texts = {str(seat): game.format(move) for seat, move in choices}
            return {"event": "joint", "moves": texts}
        case Resolved(kind, outcome):
            data = codec.dump(outcome, game.spec.chances[kind])
            return {"event": "resolved", "kind": kind, "outcome": data}
        case Expired(seat):
            return {"event": "expired", "seat": seat}


def read_event(game: AnyGame, state: Any, line: Line) -> Event:
    """Return the event of a line, read in the state before it."""
    try:
        return _read_event(game, state, line)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as problem:
        quoted = quote(json.dumps(line, ensure_ascii=False), MAX_EVENT_QUOTE)
        raise BadRecord("record-bad-event", problem=quoted) from problem


def _read_event(game: AnyGame, state: Any, line: Line) -> Event:
    match line["event"]:
        case "played":
            return Played(int(line["seat"]), game.parse(str(line["move"]), state))
        case "joint":
            chosen = line["moves"].items()
            return Joint(tuple((int(seat), game.parse(str(t), state)) for seat, t in chosen))
        case "resolved":
            kind = line["kind"]
            return Resolved(kind, codec.load(game.spec.chances[kind], line["outcome"]))
        case "expired":
            return Expired(int(line["seat"]))
        case other:
            raise ValueError(f"no such event: {other}")


def parse(text: str) -> Record:
    """Parse the text of a record file."""
    lines = [_read_line(n, raw) for n, raw in enumerate(text.splitlines(), 1) if raw.strip()]
    if not lines or lines[0].get("cupboard") != FORMAT:
        raise BadRecord("record-no-header", format=FORMAT)
    ending = lines.pop() if "outcome" in lines[-1] and "event" not in lines[-1] else {}
    return Record(lines[0], tuple(lines[1:]), ending)


def load(path: Path) -> Record:
    """Read a record file."""
    try:
        text = read_text(path)
    except BadData as problem:
        raise BadRecord("record-unreadable", path=str(path), problem=str(problem)) from problem
    return parse(text)


def _read_line(number: int, raw: str) -> Line:
    try:
        line = from_json(raw)
    except BadData as problem:
        raise BadRecord("record-bad-line", line=number, problem=str(problem)) from problem
    if not isinstance(line, dict):
        raise BadRecord("record-bad-line", line=number, problem="not an object")
    return line


def start(game: AnyGame, record: Record) -> Any:
    """Return the initial state of a record."""
    header = record.header
    if header.get("game") != game.spec.id or header.get("rules") != game.spec.rules_version:
        recorded = f"{header.get('game')} {header.get('rules')}"[:40]
        known = f"{game.spec.id} {game.spec.rules_version}"
        raise BadRecord("record-other-rules", made=recorded, known=known)
    options, seats = header.get("options", {}), header.get("seats")
    if not isinstance(options, dict) or not isinstance(seats, int):
        raise BadRecord("record-no-header", format=FORMAT)
    return game.new(option_text.build(game.spec.options, options), seats)


def replay(game: AnyGame, record: Record) -> AnyTimeline:
    """Return the course of a record, with each event checked by the rules and each state's hash."""
    timeline = Timeline(game, start(game, record))
    for number, line in enumerate(record.events):
        try:
            step = timeline.append(read_event(game, timeline.state, line))
        except CupboardError as problem:
            rule = problem.rule
            raise BadRecord(
                "record-breaks-rule", rule=rule, n=number, problem=str(problem)
            ) from problem
        if line.get("n") != number:
            raise BadRecord("record-wrong-number", n=number, found=quote(line.get("n")))
        if line.get("hash") != game.digest(step.state):
            raise BadRecord("record-wrong-hash", n=number)
    _check_ending(game, record, timeline.state)
    return timeline


def _check_ending(game: AnyGame, record: Record, last: Any) -> None:
    turn = game.turn(last)
    outcome = record.ending.get("outcome")
    if isinstance(turn, Over):
        if outcome is not None and outcome != codec.dump(turn.outcome):
            raise BadRecord("record-wrong-outcome", rule=turn.outcome.rule)
    elif outcome is not None:
        raise BadRecord("record-ends-early")


@dataclass(frozen=True)
class DrawCheck:
    """Number of chance events in a record that follow from its seed, and of those that do not."""

    drawn: int
    entered: int
    """results from elsewhere, such as a real die"""


def check_draws(record: Record, timeline: AnyTimeline) -> DrawCheck:
    """Compare the chance events of a replayed record with its seed, if the record reveals it."""
    if "seed" not in record.ending:
        return DrawCheck(0, 0)
    seed = _read_seed(record)
    follows = [
        _drawn(timeline, number, seed) == step.event.outcome
        for number, step in enumerate(timeline.steps)
        if isinstance(step.event, Resolved)
    ]
    return DrawCheck(sum(follows), len(follows) - sum(follows))


def _drawn(timeline: AnyTimeline, number: int, seed: bytes) -> Any:
    """Return the outcome that the seed gives to the chance event with this number."""
    rng = SeededRandom(seed, timeline.draw_number(number))
    return timeline.game.outcomes(timeline.state_at(number)).sample(rng)


def _read_seed(record: Record) -> bytes:
    """Return the revealed seed, which must fit the commitment made before the game."""
    try:
        seed = bytes.fromhex(str(record.ending["seed"]))
    except ValueError as problem:
        raise BadRecord("record-wrong-seed") from problem
    if commitment(seed) != record.header.get("commitment"):
        raise BadRecord("record-wrong-seed")
    return seed

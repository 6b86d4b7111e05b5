"""Analysis of finished games: the value of every decision, better moves, and turning points.

`analyse` takes a game that was played and returns a `Report`: plain data, identical whenever the
same game is analysed again.
"""

from cupboard.learn.analysis.analyse import analyse
from cupboard.learn.analysis.effort import Interrupted, Means
from cupboard.learn.analysis.played_game import Situation, Walk, of_match, of_record
from cupboard.learn.analysis.report import VERSION, Decision, Report, Turn

__all__ = [
    "VERSION",
    "Decision",
    "Interrupted",
    "Means",
    "Report",
    "Situation",
    "Turn",
    "Walk",
    "analyse",
    "of_match",
    "of_record",
]

"""Analysis of finished games: the value of every decision, better moves, and turning points.

`analyse` takes a game that was played and returns a `Report`: plain data, identical whenever the
same game is analysed again.
"""

from cupboard.learn.analysis.means import Interrupted, Means
from cupboard.learn.analysis.report import VERSION, Decision, Report, Turn
from cupboard.learn.analysis.study import analyse
from cupboard.learn.analysis.walk import Situation, Walk, of_match, of_record

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

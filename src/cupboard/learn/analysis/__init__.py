"""After the game: what every decision was worth, what would have been better, and where it turned.

`analyse` takes a game that was played and gives a `Report`: plain data, the same whenever the same
game is studied again.
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

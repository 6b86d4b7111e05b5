"""Analysis of finished games: the value of every decision, better moves, and turning points.

`analyse` takes a game that was played and returns a `Report`: plain data, identical whenever the
same game is analysed again.
"""

from cupboard.learn.analysis.analyse import Findings, Study, analyse
from cupboard.learn.analysis.effort import AnalysisEffort, Interrupted
from cupboard.learn.analysis.played_game import DecisionPoint, PlayedGame, of_match, of_record
from cupboard.learn.analysis.report import VERSION, Decision, Report, TurningPoint

__all__ = [
    "VERSION",
    "AnalysisEffort",
    "Decision",
    "DecisionPoint",
    "Findings",
    "Interrupted",
    "PlayedGame",
    "Report",
    "Study",
    "TurningPoint",
    "analyse",
    "of_match",
    "of_record",
]

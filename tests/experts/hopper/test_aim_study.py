"""The lab's report on Hopper's levels matches their shots."""

from __future__ import annotations

import json

from cupboard.experts import find
from cupboard.experts.hopper import aim_study


def test_a_few_shots_of_every_level() -> None:
    heard: list[int] = []
    told = aim_study.measure(2, 0, heard.append)
    assert sum(heard) == aim_study.steps(2, 0) == 10
    assert [row["level"] for row in told["levels"]] == [
        level.name for level in find("hopper").levels
    ]
    assert all(0 <= row["aimed_cup"] <= row["any_cup"] <= 1 for row in told["levels"])
    book = json.loads(aim_study.practice(told))
    assert [len(landing_errors) for landing_errors in book.values()] == [2] * len(
        find("hopper").levels
    )
    assert book["0 0 0"] == [list(drift) for drift in told["levels"][-1]["drifts"]]

"""The changelog has the form of Keep a Changelog, and its newest version is this one."""

import re
from datetime import date
from pathlib import Path

import cupboard

TEXT = (Path(__file__).resolve().parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_versions_have_dates_and_the_newest_is_this_one() -> None:
    first, *released = re.findall(r"^## (.*)$", TEXT, re.MULTILINE)
    assert first == "[Unreleased]"
    versions = [
        re.fullmatch(r"\[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})", line) for line in released
    ]
    found = [(version[1], date.fromisoformat(version[2])) for version in versions if version]
    assert len(found) == len(released) > 0
    assert found[0][0] == cupboard.__version__
    assert [day for _, day in found] == sorted((day for _, day in found), reverse=True)


def test_changes_are_sorted_by_kind() -> None:
    kinds = re.findall(r"^### (.*)$", TEXT, re.MULTILINE)
    assert kinds
    assert set(kinds) <= KINDS

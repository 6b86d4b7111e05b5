"""`./cupboard test`: what it runs, what it prints, and which tests belong to a change."""

import pytest

from tools import check

FINE = ["-c", "print('nothing to see')"]
BROKEN = ["-c", "import sys; print('the reason'); sys.exit(3)"]
LONG = ["-c", f"print('\\n'.join(map(str, range({2 * check.LAST_LINES})))); raise SystemExit(1)"]


def test_all_checks_pass(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "STATIC", {"first": FINE, "second": FINE})
    monkeypatch.setattr(check, "TESTS", {"third": FINE})
    assert check.main([]) == 0
    shown = capfd.readouterr().out
    assert shown.count("nothing to see") == 1, "only the tests show their output"
    summary = [line.split()[:2] for line in shown.splitlines()[-4:]]
    assert summary[:3] == [["first", "ok"], ["second", "ok"], ["third", "ok"]]
    assert summary[3][0] == "all"


@pytest.mark.parametrize("part", ["STATIC", "TESTS"])
def test_a_failed_check_fails_the_run_and_shows_its_reason(
    part: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "STATIC", {"first": FINE})
    monkeypatch.setattr(check, "TESTS", {"last": FINE})
    monkeypatch.setattr(check, part, {"bad": BROKEN, "after": FINE})
    assert check.main([]) == 1
    shown = capfd.readouterr().out
    assert "── bad failed:\nthe reason\n" in shown
    assert "bad          failed" in shown
    assert "after        ok" in shown, "the checks after it still run"


def test_the_summary_repeats_the_last_lines_of_long_output(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "STATIC", {})
    monkeypatch.setattr(check, "TESTS", {"long": LONG})
    assert check.main([]) == 1
    repeated = capfd.readouterr().out.partition("── long failed:\n")[2].split("\n\n")[0]
    last = 2 * check.LAST_LINES
    assert repeated.split() == [str(n) for n in range(last - check.LAST_LINES, last)]


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help_explains_both_ways(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main([word]) == 0
    shown = capsys.readouterr().out
    assert "./cupboard test [--quick" in shown
    assert "about a minute" in shown


def test_other_arguments_go_to_pytest(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    asked = ["tests/packaging/test_check.py", "--collect-only", "-q", "-k", "go_to_pytest"]
    assert check.main(asked) == 0
    assert "test_other_arguments_go_to_pytest" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/cupboard/core/match.py", ["tests/core"]),
        ("src/cupboard/server/session/table.py", ["tests/server"]),
        ("src/cupboard/games/kala/rules.py", ["tests/games/kala"]),
        ("src/cupboard/experts/kalaha/kalah/solver.py", ["tests/experts/kalaha"]),
        ("src/cupboard/locales/de/kala.ftl", ["tests/test_locales.py"]),
        ("tests/games/kala/test_end.py", ["tests/games/kala/test_end.py"]),
        ("tests/games/kala/support.py", ["tests/games/kala"]),
        ("tests/test_locales.py", ["tests/test_locales.py"]),
        ("tests/browser/test_playing.py", []),
        ("README.md", []),
    ],
)
def test_each_change_has_its_tests(path: str, tests: list[str]) -> None:
    assert [*check.tests_of(path)] == tests


def test_changes_since_main_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Committed, uncommitted and new files count; folders without tests are left out."""
    answers = {
        ("merge-base", "HEAD", "origin/main"): [],
        ("merge-base", "HEAD", "main"): ["abc"],
        ("diff", "--name-only", "abc"): ["src/cupboard/core/match.py", "src/cupboard/x/y.py"],
        ("ls-files", "--others", "--exclude-standard"): ["tests/core/test_match.py"],
    }
    monkeypatch.setattr(check, "_git", lambda *words: answers[words])
    assert check.changed_tests() == ["tests/core", "tests/core/test_match.py"]


def test_the_quick_run_leaves_out_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: dict[str, list[str]] = {}

    def run(name: str, command: list[str], *, shown: bool) -> check.Result:
        ran[name] = command
        return check.Result(name, 0, 0.0, [])

    monkeypatch.setattr(check, "_run", run)
    monkeypatch.setattr(check, "changed_files", lambda: ["src/cupboard/games/kala/rules.py"])
    assert check.main(["--quick"]) == 0
    assert ran.keys() == {"mypy", "lint-imports", "ruff check", "ruff format", "pytest"}
    assert ran["pytest"][-5:] == [
        "-m",
        "not full",
        "tests/core",
        "tests/contract",
        "tests/games/kala",
    ]

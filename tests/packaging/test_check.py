"""`./cupboard test`: what it runs, what it prints, and which tests belong to a change."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Literal

import pytest

from tools import check, progress

FINE = ["-c", "print('nothing to see')"]
BROKEN = ["-c", "import sys; print('the reason'); sys.exit(3)"]
LONG = ["-c", f"print('\\n'.join(map(str, range({2 * check.LAST_LINES})))); raise SystemExit(1)"]


@pytest.fixture(autouse=True)
def few_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the runs of pytest inside these tests load only what they use."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin,pytest_timeout")


def test_all_checks_pass(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "STATIC", {"first": FINE, "second": FINE})
    monkeypatch.setattr(check, "TESTS", {"third": FINE})
    assert check.main([]) == 0
    shown = capfd.readouterr().out
    assert shown.count("nothing to see") == 1, "only the tests show their output"
    assert "third    nothing to see" in shown, "several may run at the same time"
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


SOME = """
import pytest

@pytest.mark.parametrize("number", range(4))
def test_number(number):
    assert number != 2
"""


def test_tests_report_their_progress_and_failures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """One worker runs a short file; a failure is named as it happens, before the details."""
    (tmp_path / "test_some.py").write_text(SOME)
    command = [*check.PYTEST, "-n", "1", "-p", "no:cacheprovider", str(tmp_path)]
    monkeypatch.setattr(check, "STATIC", {})
    monkeypatch.setattr(check, "TESTS", {"some": command})
    assert check.main([]) == 1
    live = capfd.readouterr().out.partition("= FAILURES =")[0]
    assert re.search(r"^some     FAILED .*test_some\.py::test_number\[2\]$", live, re.MULTILINE)
    assert "[100%]" not in live, "no letters for single tests"


class Terminal:
    """Collects lines instead of showing them."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def write_line(self, line: str) -> None:
        self.lines.append(line)

    def ensure_newline(self) -> None: ...

    def flush(self) -> None: ...


def test_progress_counts_tests() -> None:
    terminal = Terminal()
    shown = progress.Progress(terminal)
    assert str(shown).startswith("0/? tests, 0 failed, 0:")
    shown.pytest_xdist_node_collection_finished(["a", "b", "c"])
    shown.pytest_runtest_logreport(report("a", "passed"))
    shown.pytest_runtest_logfinish()
    shown.pytest_runtest_logreport(report("b", "failed"))
    shown.pytest_runtest_logfinish()
    assert str(shown).startswith("2/3 tests, 1 failed, ")
    assert terminal.lines == ["FAILED b"]


def report(name: str, outcome: Literal["passed", "failed"]) -> pytest.TestReport:
    return pytest.TestReport(name, (name, 0, name), {}, outcome, None, "call")


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


def repository(folder: Path, *files: str) -> None:
    """Make a repository with one commit per file, the first one on the main branch of origin."""
    for command in ("init -q -b main", "config user.name x", "config user.email x@y"):
        subprocess.run(["git", *command.split()], cwd=folder, check=True)
    for file in files:
        write(folder / file)
        subprocess.run(["git", "add", "."], cwd=folder, check=True)
        subprocess.run(["git", "commit", "-q", "-m", file], cwd=folder, check=True)


def write(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(file.name)


def test_changes_since_main_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Uncommitted and new files come first; folders without tests are left out."""
    monkeypatch.setattr(check, "TOP", tmp_path)
    repository(tmp_path, "README.md", "src/cupboard/core/match.py", "src/cupboard/x/y.py")
    subprocess.run(["git", "branch", "origin/main", "HEAD~2"], cwd=tmp_path, check=True)
    write(tmp_path / "tests/cli/test_play.py")
    (tmp_path / "tests/core").mkdir()
    (tmp_path / "tests/games/kala").mkdir(parents=True)
    (tmp_path / "README.md").write_text("changed")
    assert check.changed_files() == [
        "README.md",
        "tests/cli/test_play.py",
        "src/cupboard/core/match.py",
        "src/cupboard/x/y.py",
    ]
    assert check.changed_tests() == ["tests/cli/test_play.py", "tests/core"]


def test_on_the_main_branch_the_last_commit_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "TOP", tmp_path)
    repository(tmp_path, "README.md", "src/cupboard/core/match.py", "src/cupboard/cli/app.py")
    assert check.changed_files() == ["src/cupboard/cli/app.py"]


def test_nothing_has_changed_outside_a_repository(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "TOP", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert check.changed_files() == []


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
        "tests/games/kala",
        "tests/core",
        "tests/contract",
    ]


ORDERED = """
import pytest

@pytest.mark.parametrize("number", range(3))
def test_long(number):
    pass

def test_other():
    pass
"""


def quick_run(folder: Path, until: float) -> list[str]:
    """Run a file of tests with the plugin of quick runs, and return the lines of output."""
    (folder / "test_ordered.py").write_text(ORDERED)
    plugins = ["-p", "no:cacheprovider", "-p", "tools.quick", "-c", "/dev/null", "-v"]
    command = [sys.executable, "-m", "pytest", *plugins, "--start-until", str(until), "."]
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(check.TOP)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_a_quick_run_starts_with_a_case_of_every_test(tmp_path: Path) -> None:
    lines = quick_run(tmp_path, time.time() + 60)
    ran = [line.split()[0].partition("::")[2] for line in lines if "PASSED" in line]
    assert ran == ["test_long[0]", "test_other", "test_long[1]", "test_long[2]"]
    assert not [line for line in lines if "left out" in line]


def test_a_quick_run_tells_what_it_left_out(tmp_path: Path) -> None:
    (tmp_path / "tests/some").mkdir(parents=True)
    (tmp_path / "tests/some/test_late.py").write_text("def test_late(): assert False")
    lines = quick_run(tmp_path, time.time() - 1)
    assert "5 of 5 tests were left out: no time left." in lines
    assert "        1 of 1 in tests/some: ./cupboard test tests/some -n auto" in lines

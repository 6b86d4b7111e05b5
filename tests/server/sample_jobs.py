"""Jobs that tests send to worker processes."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from cupboard.server.jobs import Control, Urgency

WAIT_SECONDS = 0.01


def wait_for(condition: Callable[[], bool]) -> None:
    while not condition():
        time.sleep(WAIT_SECONDS)


@dataclass(frozen=True)
class Sample:
    """What all sample jobs have: a folder in which they meet the test."""

    folder: Path
    name: str = "job"
    urgency: Urgency = Urgency.MOVE

    def note(self, text: str) -> None:
        with (self.folder / "notes").open("a", encoding="utf-8") as file:
            file.write(f"{text}\n")


class Note(Sample):
    """Writes down its name."""

    def run(self, control: Control) -> str:
        control.progress(0.5)
        self.note(self.name)
        return self.name


class Hold(Sample):
    """Runs until the test lets it go on, or it is asked to stop."""

    def run(self, control: Control) -> int:
        self.note(f"began {self.name}")
        wait_for(lambda: (self.folder / "go").exists() or control.stopped())
        self.note(f"{'stopped' if control.stopped() else 'ended'} {self.name}")
        return os.getpid()


class Die(Sample):
    """Kills its worker, each time or, with the name `once`, only the first time."""

    def run(self, control: Control) -> str:
        died = self.folder / "died"
        if self.name == "once" and died.exists():
            return "alive"
        died.touch()
        self.note("died")
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("unreachable")


class Fail(Sample):
    """Raises an error, after it has printed something."""

    def run(self, control: Control) -> str:
        print("this must not disturb the replies")
        raise ValueError(f"no {self.name}")


class PriorityOf(Sample):
    """Returns the priority of its process."""

    def run(self, control: Control) -> int:
        return os.getpriority(os.PRIO_PROCESS, 0)


@dataclass(frozen=True)
class AskWhetherCompiled:
    """Says whether this worker compiles code or interprets it."""

    interpreted: bool
    urgency: Urgency = Urgency.MOVE

    def run(self, control: Control) -> bool:
        del control
        import numba

        return not numba.config.DISABLE_JIT  # type: ignore[attr-defined]

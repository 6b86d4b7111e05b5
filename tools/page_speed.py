"""Measure how smoothly the pages run on a slow device, and how much they load.

`python -m tools.page_speed [GAME …] [--save FILE]` plays each game at a table against the computer
in Chromium with its processor slowed down four times, and reports the tasks of the page's main
thread and the frames drawn during animations. It needs what `tools/screens.py` needs.

Tasks are measured in processor time of the main thread, because on a busy machine a task also waits
for others. The processor is slowed down by keeping the thread busy, so this counts as well.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, Request, sync_playwright

from cupboard.core.registry import game_ids
from cupboard.experts.timing import machine
from tests.browser.places import open_table
from tools.browsers import SWITCHES, find_browser
from tools.screens import COMPILING, PHONE, SEED
from tools.table_server import running

SLOWDOWN = 4
LONG_MS = 50.0
"""What browsers call a long task."""
MOVES = 8
ROUNDS = 3
SETTINGS = json.dumps({"sound": False, "single": True, "boards": {"flat": True}})
"""No sounds, one tap for a move, and Hopper's table drawn in SVG."""
CATEGORIES = [
    "devtools.timeline",
    "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "toplevel",
    "blink.user_timing",
    "v8.execute",
]
PARTS = {
    "style": ("UpdateLayoutTree", "RecalculateStyles"),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "UpdateLayer", "Commit", "CompositeLayers"),
    "script": (
        "EventDispatch",
        "FireAnimationFrame",
        "FunctionCall",
        "RunMicrotasks",
        "TimerFire",
        "EvaluateScript",
        "v8.callFunction",
    ),
}
"""The kinds of work in a task, by the names of trace events."""
KINDS = {
    "document": "code",
    "script": "code",
    "stylesheet": "code",
    "font": "fonts",
    "image": "pictures",
    "fetch": "data",
    "xhr": "data",
}
"""What is counted together: the texts of a language are scripts."""
TASK = "RunTask"
MAIN_THREAD = "CrRendererMain"

ACT = """random => {
  const form = document.querySelector("form:has(input[type=number])");
  if (form) {
    const values = [random * 800 - 400, 350 + random * 300, random * 180 - 90];
    form.querySelectorAll("input").forEach((input, n) => {
      input.value = String(Math.round(values[n]));
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    form.requestSubmit();
    return;
  }
  const targets = [...document.querySelectorAll("[data-target].enabled")];
  const target = targets[Math.floor(random * targets.length)];
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""
STATE = """() => {
  const table = document.querySelector("[data-status]");
  if (table?.dataset.status === "over") return "over";
  const ready = "[data-status=playing]:not([data-busy]) [data-target].enabled";
  return document.querySelector(ready) ? "ready" : "busy";
}"""
POLL_SECONDS = 0.25


@dataclass(frozen=True)
class Task:
    """One task of the main thread: its processor time and that of its parts, in milliseconds."""

    ms: float
    parts: dict[str, float]


# Playing


def play(page: Page, moves: int, luck: random.Random) -> None:
    """Make moves without asking the page more than a few times a second."""
    for _ in range(moves):
        if wait(page) == "over":
            return
        page.evaluate(ACT, luck.random())
    wait(page)


def wait(page: Page) -> str:
    """Wait until a move can be made, and return "ready", or "over" at the end of the game."""
    end = time.monotonic() + COMPILING / 1000
    while (state := page.evaluate(STATE)) == "busy":
        if time.monotonic() > end:
            raise TimeoutError(f"Nothing to do at {page.url}")
        time.sleep(POLL_SECONDS)
    return str(state)


def record(browser: Browser, address: str, game: str, moves: int, seed: int) -> list[Any]:
    """Return the trace events of some moves at a table against the computer."""
    width, height = PHONE
    context = browser.new_context(
        base_url=address, locale="en", viewport={"width": width, "height": height}, has_touch=True
    )
    context.set_default_timeout(COMPILING)
    context.add_init_script(f"localStorage.setItem('cupboard.settings', {SETTINGS!r})")
    page = context.new_page()
    try:
        page.goto("/")
        page.goto(f"/table/{open_table(page, game)['code']}")
        wait(page)
        cdp = context.new_cdp_session(page)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        browser.start_tracing(page=page, categories=CATEGORIES)
        play(page, moves, random.Random(seed))
        events: list[Any] = json.loads(browser.stop_tracing())["traceEvents"]
        return events
    finally:
        context.close()


# Reading a trace


def main_thread(events: Sequence[Any]) -> tuple[int, int]:
    """Return the process and thread of the page: the main thread with the most tasks."""
    named = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"].get("name") == MAIN_THREAD
    }
    tasks = Counter((event["pid"], event["tid"]) for event in events if _is_task(event))
    return max(named, key=lambda thread: tasks[thread])


def _is_task(event: Any) -> bool:
    return bool(event["ph"] == "X" and event["name"].endswith(TASK) and "tdur" in event)


def tasks_of(events: Sequence[Any]) -> list[Task]:
    """Return the tasks of the page's main thread."""
    thread = main_thread(events)
    timed = [
        event
        for event in events
        if event["ph"] == "X" and "tdur" in event and (event["pid"], event["tid"]) == thread
    ]
    timed.sort(key=lambda event: (event["tts"], -event["tdur"]))
    return list(_nested(timed))


def _nested(timed: Iterable[Any]) -> Iterator[Task]:
    """Group events by the task around them; the outermost event of a kind counts."""
    task: Any = None
    parts: Counter[str] = Counter()
    covered = 0
    for event in timed:
        if task is None or event["tts"] >= task["tts"] + task["tdur"]:
            if task is not None:
                yield Task(task["tdur"] / 1000, dict(parts))
            task, parts, covered = (event, Counter(), 0) if _is_task(event) else (None, parts, 0)
            continue
        part = next((name for name, names in PARTS.items() if event["name"] in names), None)
        if part and event["tts"] >= covered:
            parts[part] += event["tdur"] / 1000
            covered = event["tts"] + event["tdur"]
    if task is not None:
        yield Task(task["tdur"] / 1000, dict(parts))


def animations_of(events: Sequence[Any]) -> list[tuple[float, float]]:
    """Return when animations ran, as intervals in microseconds that do not overlap."""
    begun: dict[Any, float] = {}
    found: list[tuple[float, float]] = []
    for event in events:
        if event["name"] != "Animation":
            continue
        key = (event["pid"], event.get("id") or json.dumps(event.get("id2")))
        if event["ph"] == "b":
            begun[key] = event["ts"]
        elif event["ph"] == "e" and key in begun:
            found.append((begun.pop(key), event["ts"]))
    return _merged(sorted(found))


def _merged(intervals: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    merged: list[tuple[float, float]] = []
    for start, end in intervals:
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def frame_rate(events: Sequence[Any]) -> float:
    """Return the frames per second drawn while something was animated."""
    page, _ = main_thread(events)
    drawn = [
        event["ts"] for event in events if event["name"] == "DrawFrame" and event["pid"] == page
    ]
    animated = animations_of(events)
    inside = sum(any(start <= at <= end for start, end in animated) for at in drawn)
    seconds = sum(end - start for start, end in animated) / 1e6
    return inside / seconds if seconds else 0.0


def summary(events: Sequence[Any]) -> dict[str, Any]:
    """Return what a trace says about one round of a game."""
    tasks = tasks_of(events)
    worst = max(tasks, key=lambda task: task.ms)
    return {
        "longest_task_ms": worst.ms,
        "longest_task_parts": worst.parts,
        "long_tasks": sum(task.ms > LONG_MS for task in tasks),
        "busy_ms": sum(task.ms for task in tasks),
        "frames_per_second": frame_rate(events),
    }


# How much is loaded


def weight(browser: Browser, address: str, path: str, game: str | None = None) -> dict[str, float]:
    """Return the compressed kilobytes that a first visit loads, by kind."""
    context = browser.new_context(base_url=address, locale="en", service_workers="block")
    context.set_default_timeout(COMPILING)
    context.add_init_script(f"localStorage.setItem('cupboard.settings', {SETTINGS!r})")
    try:
        if game:
            opener = context.new_page()
            opener.goto("/")
            path = f"/table/{open_table(opener, game)['code']}"
            opener.close()
        page = context.new_page()
        page.route("**/*", lambda route: route.continue_())  # turns the cache off
        loaded: list[Request] = []

        def note(request: Request) -> None:
            loaded.append(request)

        page.on("requestfinished", note)
        page.goto(path, wait_until="networkidle")
        kinds: Counter[str] = Counter()
        for request in loaded:
            kind = KINDS.get(request.resource_type, "other")
            kinds[kind] += request.sizes()["responseBodySize"]
        return {kind: round(size / 1000, 1) for kind, size in sorted(kinds.items())}
    finally:
        context.close()


# The report


def measured(browser: Browser, address: str, game: str) -> dict[str, Any]:
    """Return the round with the longest task, the median frame rate, and the weight of a table."""
    rounds = [summary(record(browser, address, game, MOVES, seed)) for seed in range(ROUNDS)]
    worst = max(rounds, key=lambda one: one["longest_task_ms"])
    parts = {part: round(ms, 1) for part, ms in worst["longest_task_parts"].items()}
    return {
        "longest_task_ms": round(worst["longest_task_ms"], 1),
        "longest_task_parts": parts,
        "tasks_over_50_ms": sum(one["long_tasks"] for one in rounds),
        "frames_per_second": round(median(one["frames_per_second"] for one in rounds), 1),
        "kilobytes": weight(browser, address, "", game),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure how smoothly the pages run.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--save", type=Path, metavar="FILE")
    asked = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), SEED) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(SWITCHES))
        report: dict[str, Any] = {
            "benchmark": "pages",
            "slowdown": SLOWDOWN,
            "rounds": ROUNDS,
            "moves": MOVES,
            "home": {"kilobytes": weight(browser, served.address, "/")},
            "tables": {},
            "machine": machine(),
        }
        for game in asked.games or game_ids():
            report["tables"][game] = found = measured(browser, served.address, game)
            print(game, json.dumps(found), flush=True)
        browser.close()
    text = json.dumps(report, indent=2)
    if asked.save:
        asked.save.write_text(text + "\n", encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()

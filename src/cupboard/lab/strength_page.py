"""The page of measured strengths: one section per game, replaced by each new measurement."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from cupboard.lab.arena import all_pairs, contestants

HEAD = """# How strong are the levels?

For players and researchers: how the five levels of each game do against each other, as measured.

`cupboard lab strength` measured every number here and writes this page. Each player plays each
other (with `--ladder` only neighbouring levels, and the best one plain MCTS), with seats swapped
and the same random results for both seatings. `mcts-10000` is plain UCT with 10,000 random playouts
per move. Levels limited by node count are measured without a time limit, so machine load doesn't
affect the result. Ratings are Elo (400 points: ten wins per loss), by maximum likelihood of the
Bradley–Terry model, ties count half, mean 0, with 95% intervals. A quarter of a win and of a loss
is added to each pair, so that a level that won every game has a finite rating. Shares are of the
decided games, with Wilson's 95% interval. With three or four players the two kinds share the seats,
and a game is decided if one kind alone wins it.
"""


def write_page(path: Path, data: dict[str, Any], games: int) -> None:
    """Write a measurement into the page, replacing an older one of the same game."""
    text = path.read_text(encoding="utf-8") if path.exists() else HEAD
    title = f"## {data['game']}, {data['preset']}, {data['seats']} players"
    new = f"{title}\n\n{_section(data, games)}"
    older = re.compile(rf"^{re.escape(title)}\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
    if older.search(text):
        text = older.sub(lambda _: f"{new}\n", text)
    else:
        text = f"{text.rstrip()}\n\n{new}\n"
    path.write_text(f"{summarised(text).rstrip()}\n", encoding="utf-8")


SUMMARY = "## At a glance"
STEPS = (
    "gardener – sprout",
    "farmer – gardener",
    "miller – farmer",
    "master – miller",
    "master – mcts-10000",
)


def summarised(text: str) -> str:
    """Return the page with its table of what the sections say, ahead of them."""
    without = re.sub(rf"^{SUMMARY}\n.*?(?=^## |\Z)", "", text, flags=re.DOTALL | re.MULTILINE)
    head, *sections = re.split(r"^(?=## )", without, flags=re.MULTILINE)
    lines = [SUMMARY, "", "Share of the decided games that the first of each pair won.", ""]
    lines += ["| game | " + " | ".join(STEPS) + " |", "|---" * (1 + len(STEPS)) + "|"]
    lines += map(_glance, sections)
    return "".join([head.rstrip(), "\n\n", "\n".join(lines), "\n\n", *sections])


def _glance(section: str) -> str:
    """Return a section in one line, with a dash for a pair that was not measured."""
    title = section.splitlines()[0].removeprefix("## ")
    shares = dict(re.findall(r"^\| (\S+ – \S+) \|.*\| (\d+%) \[", section, re.MULTILINE))
    cells = (shares.get(step, "–") for step in STEPS)
    return f"| {title} | " + " | ".join(cells) + " |"


def _section(data: dict[str, Any], games: int) -> str:
    lines = [
        f"`{_command(data, games)}`",
        "",
        "| player | rating | 95% interval |",
        "|---|---|---|",
    ]
    lines += [
        f"| {r['name']} | {r['elo']:+d} | {r['low']:+d} … {r['high']:+d} |" for r in data["ratings"]
    ]
    lines += ["", "| pair | won | lost | shared | of the decided games |", "|---|---|---|---|---|"]
    lines += [_pair(pair) for pair in data["pairs"]]
    return "\n".join(lines) + "\n"


def _pair(pair: dict[str, Any]) -> str:
    share = pair["of_decided"]
    span = f"{share['share']:.0%} [{share['low']:.0%} … {share['high']:.0%}]"
    counts = f"{pair['won']} | {pair['lost']} | {pair['shared']}"
    return f"| {pair['one']} – {pair['other']} | {counts} | {span} |"


def _command(data: dict[str, Any], games: int) -> str:
    """Return the command that repeats the measurement."""
    words = ["cupboard lab strength", data["game"], "--preset", data["preset"]]
    words += ["--seats", str(data["seats"]), "--games", str(games)]
    for name, value in data["options"].items():
        words += ["--option", f"{name}={value}"]
    played = {rating["name"] for rating in data["ratings"]}
    if played != set(contestants(data["game"])):
        words += [f"--player {name}" for name in contestants(data["game"]) if name in played]
    if len(data["pairs"]) < len(all_pairs(sorted(played))):
        words.append("--ladder")
    if data["seconds"] is not None:
        words += ["--seconds", str(data["seconds"])]
    return " ".join([*words, "--seed", data["seed"]])

"""The page of measured strengths: one section a table, replaced when it is measured again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from cupboard.lab.arena import contestants, everybody

HEAD = """# How strong the levels are

Every number here was measured by `cupboard lab strength`, which writes this page. Everybody plays
everybody (with `--ladder` only neighbouring levels, and the best one plain MCTS), seats swapped,
equal luck for both seatings. `mcts-10000` is plain UCT with ten thousand random play-outs a move.
Levels that count positions are measured by these alone: a busy machine measures the same.
Ratings are on Elo's scale (400 points: ten wins for each loss), by maximum likelihood of Bradley
and Terry's model, ties half, mean 0, with 95 % intervals; a quarter of a win and of a loss is added
to each pair, so that whoever won every game has a number at all. Shares are of the decided games,
with Wilson's 95 % interval. With three or four players the two kinds share the seats, and a game is
decided when one kind alone wins it.
"""


def write_page(path: Path, told: dict[str, Any], games: int) -> None:
    """Put a measurement into the page, in the place of an older one of the same table."""
    text = path.read_text(encoding="utf-8") if path.exists() else HEAD
    title = f"## {told['game']}, {told['preset']}, {told['seats']} players"
    new = f"{title}\n\n{_section(told, games)}"
    older = re.compile(rf"^{re.escape(title)}\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
    if older.search(text):
        text = older.sub(lambda _: f"{new}\n", text)
    else:
        text = f"{text.rstrip()}\n\n{new}\n"
    path.write_text(f"{text.rstrip()}\n", encoding="utf-8")


def _section(told: dict[str, Any], games: int) -> str:
    lines = [f"`{_command(told, games)}`", "", "| who | rating | 95 % interval |", "|---|---|---|"]
    lines += [
        f"| {r['name']} | {r['elo']:+d} | {r['low']:+d} … {r['high']:+d} |" for r in told["ratings"]
    ]
    lines += ["", "| pair | won | lost | shared | of the decided games |", "|---|---|---|---|---|"]
    lines += [_pair(pair) for pair in told["pairs"]]
    return "\n".join(lines) + "\n"


def _pair(pair: dict[str, Any]) -> str:
    share = pair["of_decided"]
    span = f"{share['share']:.0%} [{share['low']:.0%} … {share['high']:.0%}]"
    counts = f"{pair['won']} | {pair['lost']} | {pair['shared']}"
    return f"| {pair['one']} – {pair['other']} | {counts} | {span} |"


def _command(told: dict[str, Any], games: int) -> str:
    """What repeats the measurement."""
    words = ["cupboard lab strength", told["game"], "--preset", told["preset"]]
    words += ["--seats", str(told["seats"]), "--games", str(games)]
    for name, value in told["options"].items():
        words += ["--option", f"{name}={value}"]
    played = {rating["name"] for rating in told["ratings"]}
    if played != set(contestants(told["game"])):
        words += [f"--player {name}" for name in contestants(told["game"]) if name in played]
    if len(told["pairs"]) < len(everybody(sorted(played))):
        words.append("--ladder")
    if told["seconds"] is not None:
        words += ["--seconds", str(told["seconds"])]
    return " ".join([*words, "--seed", told["seed"]])

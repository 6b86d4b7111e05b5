"""The metrics of several processes in one text, each with the label `process`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping


def merged(texts: Mapping[str, str]) -> str:
    """Return metrics in the Prometheus text format, given those of each process."""
    families: dict[str, list[str]] = {}
    heads: dict[str, list[str]] = {}
    for process, text in texts.items():
        for family, line in _by_family(text):
            if line.startswith("#"):
                heads.setdefault(family, [])
                if line not in heads[family]:
                    heads[family].append(line)
            else:
                families.setdefault(family, []).append(_labelled(line, process))
    lines = [line for name in heads for line in (*heads[name], *families.get(name, ()))]
    return "\n".join(lines) + "\n"


def _by_family(text: str) -> Iterator[tuple[str, str]]:
    """Yield each line with the name of its metric, which comments before it give."""
    family = ""
    for line in text.splitlines():
        if line.startswith("# HELP "):
            family = line.split(" ", 3)[2]
        if line:
            yield family, line


def _labelled(line: str, process: str) -> str:
    name, brace, rest = line.partition("{")
    if brace:
        return f'{name}{{process="{process}",{rest}'
    name, _, value = line.partition(" ")
    return f'{name}{{process="{process}"}} {value}'

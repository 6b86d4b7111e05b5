"""Links for other devices, which cannot open `localhost`."""

from __future__ import annotations

import re
import socket
from contextlib import closing
from typing import Protocol
from urllib.parse import urlsplit

HERE = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE = frozenset({"0.0.0.0", "::", ""})
NOT_ASKED = ("192.0.2.1", 9)
"""A reserved address.

Nothing is sent to it; it only shows which network interface would be used.
"""


HOST = re.compile(r"[\w.-]{1,253}(:\d{1,5})?|\[[0-9a-f:.]{2,45}\](:\d{1,5})?", re.ASCII | re.I)
"""A host name or address, with or without a port."""


def is_host(host: str) -> bool:
    """Return whether this is a plausible host. Clients may send anything."""
    return HOST.fullmatch(host) is not None


class Network(Protocol):
    """How other devices reach this server."""

    def address(self, port: int | None) -> str | None:
        """Return host and port for other devices, if they can connect."""
        ...


def link_to(page: str, base: str, network: Network) -> str:
    """Return a page's link with an address that other devices in the network can reach."""
    parts = urlsplit(base)
    host = parts.netloc
    if parts.hostname in HERE and (found := network.address(parts.port)):
        host = found
    return f"{parts.scheme}://{host}/{page}"


def reaches_here_only(base: str, network: Network) -> bool:
    """Return whether no other device can open this server's links."""
    return urlsplit(link_to("", base, network)).hostname in HERE


def network_address() -> str | None:
    """Return this machine's address in its network."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(NOT_ASKED)
            return str(probe.getsockname()[0])
        except OSError:
            return None  # no network, so no other device could connect

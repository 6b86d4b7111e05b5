"""The fixtures of the server's tests."""

from tests.server.conftest import anna, anyio_backend, served

__all__ = ["anna", "anyio_backend", "served"]

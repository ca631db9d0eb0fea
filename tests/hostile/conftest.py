"""The same servers as in the tests of the server: real processes over real files."""

from tests.server.conftest import server, serving

__all__ = ["server", "serving"]

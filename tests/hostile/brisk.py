"""`zaubertisch serve` as it is, but sooner out of patience, so that no test has to wait for long."""

from __future__ import annotations

from zaubertisch.cli import main
from zaubertisch.server.net import lines, sockets

if __name__ == "__main__":
    vars(lines)["REQUEST_SECONDS"] = 1
    vars(sockets)["HELLO_SECONDS"] = 1
    main()

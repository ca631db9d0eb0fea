"""`python -m zaubertisch.cli`, where the command `zaubertisch` is not installed."""

from .main import main

raise SystemExit(main())

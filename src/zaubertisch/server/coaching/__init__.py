"""The coach at training tables, and after a match."""

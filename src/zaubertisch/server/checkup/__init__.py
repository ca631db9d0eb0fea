"""A server and its database looked at from outside: what `zaubertisch doctor` finds."""

"""What crosses the network: every message as a struct, and a sentence for every code of a refusal."""

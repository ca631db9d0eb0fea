"""One table, pure: a fold of its log, the decisions it allows next, and the slices each reader gets."""

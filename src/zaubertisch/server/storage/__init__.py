"""The log on the disk: one schema in SQLite and in PostgreSQL, appended to in batches."""

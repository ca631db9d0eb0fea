"""All tables of a process: kept in memory, woken in time, followed by readers, shared with the neighbours."""

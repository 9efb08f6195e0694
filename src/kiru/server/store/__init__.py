"""Everything a server must not forget, in SQLite or PostgreSQL; knows nothing of how it is shown."""

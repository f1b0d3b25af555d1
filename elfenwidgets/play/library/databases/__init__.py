"""Where the library lies: SQLite or PostgreSQL, and their tables."""

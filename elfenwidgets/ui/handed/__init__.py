"""Positions that somebody hands on by a link: to play on, to edit, to keep as tasks."""

"""Elfengold, statement by statement, and whole games of it."""

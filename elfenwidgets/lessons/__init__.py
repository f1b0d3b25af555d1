"""Lessons without widgets: levels, questions, the reader's own game, and what was learned."""

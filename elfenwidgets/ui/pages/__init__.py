"""Pages that stand alone: the review of a game, and the puzzles."""

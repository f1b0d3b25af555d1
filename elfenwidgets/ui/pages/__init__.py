"""Pages that stand alone: the review of a game, its replay, and the puzzles."""

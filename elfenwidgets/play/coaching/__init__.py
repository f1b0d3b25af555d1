"""What helps a player: recommendations, hints, the review of a game, puzzles."""

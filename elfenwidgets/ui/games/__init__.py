"""One's games: all that were ever played here, by page, and what can be done with each."""

"""Places of the home with a board of their own, and the review of a game."""

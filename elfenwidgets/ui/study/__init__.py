"""What the notebooks for students of game AI show."""

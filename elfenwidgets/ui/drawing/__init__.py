"""What the board and the rack look like, where things lie, and what a click hits."""

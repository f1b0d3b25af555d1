"""The table of Elfengold: market and auction beside the board, and what a seat bids."""

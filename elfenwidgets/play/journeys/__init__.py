"""The best journey: exact search, its bound, and what a placement adds to it."""

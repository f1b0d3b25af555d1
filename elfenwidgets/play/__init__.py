"""Sitting at a table: a game with its history, who plays it, and where it is kept."""

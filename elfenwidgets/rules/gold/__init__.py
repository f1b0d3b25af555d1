"""Elfengold: its own phases, beside those that it shares with the base game."""

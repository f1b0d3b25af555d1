"""Elfengold, the ninth edition: its own phases, beside those that it shares with the base game."""

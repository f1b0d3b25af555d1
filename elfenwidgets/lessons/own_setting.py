"""The setting of the reader's own game: its edition, and who sits where."""

EDITION = "amigo-de"

READER = 0
"""The reader's seat; the reader begins."""

BOTS = {1: "greedy", 2: "greedy"}
"""The bots of the others, by seat."""

COLORS = ("green", "red", "blue")
"""The colours of all, by seat."""

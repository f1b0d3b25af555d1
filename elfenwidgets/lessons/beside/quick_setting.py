"""Where the quick way is kept: names that a page may ask for without loading the course."""

KEPT = "quick-way"
"""The setting that remembers how far the reader is: a step, and what was played in the round."""

KEY = "quick/round"
"""The key, as of an answer, under which it is remembered that the round was played."""

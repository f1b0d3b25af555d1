"""Sentences, labels, refusals and badges: text only, no widget and no pixel."""

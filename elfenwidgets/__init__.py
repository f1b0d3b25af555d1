"""Elfenland, learned and played in the browser."""

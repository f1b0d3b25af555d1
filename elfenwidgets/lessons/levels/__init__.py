"""Levels: what they ask for, somebody's tries, and what is said of them."""

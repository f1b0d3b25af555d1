"""The game that the reader plays through the lessons, and a sample of it."""

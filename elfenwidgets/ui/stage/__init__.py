"""One board that shows one activity: a level, a puzzle, the reader's own game, an example."""

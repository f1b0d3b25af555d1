"""Games on the stage: the reader's own, the solo game, one handed on, replayed or reviewed."""

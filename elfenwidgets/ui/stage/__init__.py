"""One board that shows one activity after the other: a level, a puzzle, the own game, an example.

A theatre lends the words. An ``Act`` (act.py) is one activity: it gives a view to be shown and its
actions to be picked, says what stands beside the board, and answers what is done; each kind has a
module. The ``Stage`` (stage.py) is the board with its rack, words and buttons, on which one act at
a time is played: picks and keys go through its ``Session`` (ui/picking), which plays nothing but
what the act offers.
"""

"""What makes the shipped data: the map's drawing, the puzzles, the notebooks.

Nothing imports it at run time, and it is not in the wheel.
"""

"""The game itself: the start form, the screen, the curtain, the bots' turns."""

"""Motion on the board: what flies, and how the page is told."""

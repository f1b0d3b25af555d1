"""The colours and the typeface of everything drawn."""

INK = "#3B2E27"
PAPER = "#F4E8CB"
PALE = "#FFF6DC"
GOLD = "#F8B800"
FONT = 'Georgia, "DejaVu Serif", serif'
TINTS = {
    "giant_pig": "#EFB9B4",
    "elfcycle": "#B5D79A",
    "magic_cloud": "#AFD6EE",
    "unicorn": "#F6EFDC",
    "troll_wagon": "#D3AE84",
    "dragon": "#C6AEDD",
    "raft": "#93CFC6",
    "caravan": "#E9DDBD",
}
"""The colour behind each transport; never the only sign of it."""

PLAYERS = {
    "black": "#2B2B2B",
    "blue": "#0072B2",
    "green": "#009E73",
    "purple": "#B0609A",
    "red": "#D1495B",
    "yellow": "#E9C716",
}
"""The colours of the players, told apart by the colour-blind too."""

USUAL_COLORS = ("green", "red", "blue", "yellow", "purple", "black")
"""The colours that seats get, one after the other, where nobody chose: the reader of a lesson, who
sits first, is green."""

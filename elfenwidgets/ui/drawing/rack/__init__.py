"""The rack: what a player has, and the display; its forms, what lies where, how it is painted."""

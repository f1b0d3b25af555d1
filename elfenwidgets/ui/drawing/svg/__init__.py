"""Boards as SVG: one position, or a whole game that moves."""

"""Canvases, drawn on by ipycanvas' front end.

Its Python classes would send the same, but load NumPy and Pillow, twelve megabytes and a tenth of a
second in the kernel of every page, for numbers that the standard library packs as well.
"""

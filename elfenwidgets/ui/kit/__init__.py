"""Small widgets that everything on the page is made of.

Guarded callbacks, button rows, styles, page scripts, saved progress.
"""

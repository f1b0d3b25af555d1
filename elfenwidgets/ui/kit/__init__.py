"""Small widgets that everything on the page is made of.

Guarded callbacks, buttons, addresses and places, links to hand on, styles,
page scripts, saved progress.
"""

"""Small widgets that everything on the page is made of: guarded callbacks, button rows, styles, page scripts, saved progress."""

"""Everything that knows ipywidgets and ipycanvas."""

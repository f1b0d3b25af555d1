"""What ipycanvas imports and a page of ours never asks for."""

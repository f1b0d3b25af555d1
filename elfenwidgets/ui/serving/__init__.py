"""Voilà and JupyterLab: how the pages are served."""

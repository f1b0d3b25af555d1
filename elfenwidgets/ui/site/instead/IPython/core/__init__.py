"""Of IPython's core the module that widgets import a name of."""

"""Of IPython what widgets import: here is no shell."""


def get_ipython() -> None:
    """No shell."""

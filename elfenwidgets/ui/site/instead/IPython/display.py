"""Of IPython's display what is imported; nothing is displayed but the one widget of the page."""


class Markdown:
    """Text that a notebook would show."""

    def __init__(self, data: str) -> None:
        self.data = data


def display(*_: object) -> None:
    """Nothing."""


def clear_output() -> None:
    """Nothing."""

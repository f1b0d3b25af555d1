"""Any situation of a game: by keywords, and as a line of text; what no game comes to."""

from elfenwidgets.rules.position.keywords import Names, position

__all__ = ["Names", "position"]

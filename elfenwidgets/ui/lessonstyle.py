"""The style sheet of the lessons, on top of that of the game."""

from functools import cache

from elfenwidgets.paths import DATA
from elfenwidgets.ui.style import style as game_style


@cache
def style() -> str:
    """The CSS of the lessons' widgets; nothing is loaded."""
    own = (DATA / "page" / "lesson.css").read_text(encoding="utf-8")
    return f"{game_style()}\n{own}"

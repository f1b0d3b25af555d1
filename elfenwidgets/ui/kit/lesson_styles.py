"""What the lessons' pages need on top of the game's: a style sheet, and a script that scrolls."""

from functools import cache

from ipywidgets import Output

from elfenwidgets.paths import DATA
from elfenwidgets.ui.kit.page import canvas_helper, helper
from elfenwidgets.ui.kit.styles import style as game_style


@cache
def style() -> str:
    """The CSS of the lessons' widgets; nothing is loaded."""
    own = (DATA / "page" / "lesson.css").read_text(encoding="utf-8")
    return f"{game_style()}\n{own}"


def helpers() -> list[Output]:
    """Widgets without a picture that bring the scripts of board and lesson into the page."""
    return [canvas_helper(), helper("lesson.js")]

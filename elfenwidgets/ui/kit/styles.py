"""The style sheets of the widgets, with our own pictures in them, and the lessons' scripts."""

from functools import cache
from urllib.parse import quote

from ipywidgets import Output

from elfenwidgets.paths import DATA
from elfenwidgets.rules.board import COUNTERS
from elfenwidgets.ui.drawing.sprites import SPRITES
from elfenwidgets.ui.drawing.theme import PLAYERS
from elfenwidgets.ui.kit.page import canvas_helper, helper

_PICTURES = {
    **{f"elfen-{kind}": f"tile-{kind}" for kind in COUNTERS},
    "elfen-raft": "icon-raft",
    "elfen-obstacle": "tile-obstacle",
    "elfen-back": "tile-back",
    **{f"elfen-{color}": f"piece-{color}" for color in PLAYERS},
}
"""The classes that show a picture, and the sprite that each shows."""


@cache
def style() -> str:
    """The CSS of everything around the canvases; its pictures are inside, nothing is loaded."""
    sheets = ("table.css", "aside.css")
    rules = [(DATA / "page" / name).read_text(encoding="utf-8") for name in sheets]
    for name, sprite in _PICTURES.items():
        rules.append(f".{name}{{background-image:url({_url(sprite)})}}")
    for color, paint in PLAYERS.items():
        rules.append(f".elfen-of-{color}{{--elfen-player:{paint}}}")
    return "\n".join(rules)


@cache
def lesson_style() -> str:
    """The CSS of the lessons' widgets; nothing is loaded."""
    own = (DATA / "page" / "lesson.css").read_text(encoding="utf-8")
    return f"{style()}\n{own}"


def lesson_scripts() -> list[Output]:
    """Widgets without a picture that bring the scripts of board and lesson into the page."""
    return [canvas_helper(), helper("lesson.js")]


def _url(sprite: str) -> str:
    width, height, drawing = SPRITES[sprite]
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
        f"{drawing}</svg>"
    )
    return f"'data:image/svg+xml,{quote(svg)}'"

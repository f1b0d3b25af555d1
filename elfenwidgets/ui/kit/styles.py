"""The style sheets of the widgets, with our own pictures in them."""

from urllib.parse import quote

from elfenwidgets.paths import DATA
from elfenwidgets.rules.board import COUNTERS
from elfenwidgets.ui.drawing.faces import FACES
from elfenwidgets.ui.drawing.gold_pictures import ICONS as GOLD_ICONS
from elfenwidgets.ui.drawing.sprites import SPRITES
from elfenwidgets.ui.drawing.theme import PLAYERS

_PICTURES = {
    **{f"elfen-{kind}": f"tile-{kind}" for kind in COUNTERS},
    "elfen-raft": "icon-raft",
    "elfen-obstacle": "tile-obstacle",
    "elfen-back": "tile-back",
    **{f"elfen-{color}": f"piece-{color}" for color in PLAYERS},
    **GOLD_ICONS,
}
"""The classes that show a picture, and the sprite that each shows."""

_SHEETS = (
    "table",
    "one_screen",
    "aside",
    "interlude",
    "lesson",
    "course",
    "home",
    "share",
    "turned",
    "handed",
    "phone",
    "paper",
    "folds",
    "forced",
)


def style() -> str:
    """The CSS of everything around the canvases; its pictures are inside, nothing is loaded."""
    rules = [(DATA / "page" / f"{name}.css").read_text(encoding="utf-8") for name in _SHEETS]
    for name, sprite in _PICTURES.items():
        rules.append(f".{name}{{background-image:url({_url(sprite)})}}")
    for number, face in enumerate(FACES, 1):
        rules.append(f".elfen-face-{number}{{background-image:url({_picture(64, 64, face)})}}")
    for color, paint in PLAYERS.items():
        rules.append(f".elfen-of-{color}{{--elfen-player:{paint}}}")
    return "\n".join(rules)


def _url(sprite: str) -> str:
    return _picture(*SPRITES[sprite])


def _picture(width: float, height: float, drawing: str) -> str:
    """A drawing as an address that holds all of it."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
        f"{drawing}</svg>"
    )
    return f"'data:image/svg+xml,{quote(svg)}'"

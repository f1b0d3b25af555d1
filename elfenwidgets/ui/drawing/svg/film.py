"""A game as an animated SVG: a frame a step, without a script, in a file of its own.

What stays where it is from one frame to the next is drawn once and shown as long (a cel of an
animation); the map below is there once. Whoever shows no animation shows the last frame.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby

from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.layout import FRAME
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.picture import Picture
from elfenwidgets.ui.drawing.svg.board import board_map
from elfenwidgets.ui.drawing.svg.pen import SvgPen
from elfenwidgets.ui.drawing.theme import FONT, INK, PAPER

HOLD = 5
"""The last frame stays as long as so many others."""

WIDTH, HEIGHT = FRAME
STRIP = 64
"""Pixels below the map for who plays, and for what happens."""

LONGEST = 150
"""Letters of a caption."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One step: what was known, what is pointed out, and what has happened in a line."""

    view: View
    marks: Marks
    caption: str


@dataclass(eq=False, slots=True)
class _Cel:
    """An element, and the first and the last frame that it is in."""

    element: str
    first: int
    last: int

    @property
    def span(self) -> tuple[int, int]:
        return self.first, self.last


def animated_svg(frames: Iterable[Frame], players: Sequence[Player], seconds: float) -> str:
    """The frames one after the other, ``seconds`` each, and then from the beginning again."""
    colors = tuple(player.color for player in players)
    sheet = SvgPen()
    _people(sheet, players)
    cels: list[_Cel] = []
    shown: list[_Cel] = []
    count = 0
    for count, frame in enumerate(frames, 1):
        pen = SvgPen()
        Picture(frame.view, colors, frame.marks).paint_board(pen)
        _caption(pen, frame.caption)
        sheet.used |= pen.used
        shown = _next(cels, shown, pen.drawn, count - 1)
    drawn = "".join(
        _animated("".join(cel.element for cel in run), span, count, seconds)
        for span, run in groupby(cels, lambda cel: cel.span)
    )
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    taller = f'width="{WIDTH}" height="{HEIGHT + STRIP}" viewBox="0 0 {WIDTH} {HEIGHT + STRIP}"'
    whole = board_map().replace(size, taller, 1)
    return whole.replace("</svg>", f"{sheet}{drawn}</svg>")


def _next(cels: list[_Cel], before: list[_Cel], drawn: Sequence[str], frame: int) -> list[_Cel]:
    """The cels of a frame: those of the one before that are in it, too, and new ones among them.

    ``cels`` are all of them, in an order in which each frame finds its own in the right one.
    """
    shown: list[_Cel] = []
    olds = [cel.element for cel in before]
    for change, old, old_end, new, new_end in SequenceMatcher(
        None, olds, drawn, autojunk=False
    ).get_opcodes():
        if change == "equal":
            for cel in before[old:old_end]:
                cel.last = frame
            shown += before[old:old_end]
        elif new < new_end:
            at = cels.index(shown[-1]) + 1 if shown else 0
            fresh = [_Cel(element, frame, frame) for element in drawn[new:new_end]]
            cels[at:at] = fresh
            shown += fresh
    return shown


def _animated(drawn: str, span: tuple[int, int], count: int, seconds: float) -> str:
    """Elements that are there from one frame to another, of so many."""
    first, last = span
    at_last = last == count - 1
    if first == 0 and at_last:
        return f"<g>{drawn}</g>"
    length = count - 1 + HOLD
    moments = [(0, "hidden")] if first else []
    moments.append((first, "visible"))
    if not at_last:
        moments.append((last + 1, "hidden"))
    values = ";".join(value for _, value in moments)
    times = ";".join(f"{frame / length:.6g}" for frame, _ in moments)
    without = "" if at_last else ' visibility="hidden"'
    return (
        f'<g{without}><animate attributeName="visibility" calcMode="discrete" values="{values}" '
        f'keyTimes="{times}" dur="{length * seconds:g}s" repeatCount="indefinite"/>{drawn}</g>'
    )


def _people(pen: SvgPen, players: Sequence[Player]) -> None:
    """The strip below the map, and everybody's boot and name."""
    pen.fill_style = PAPER
    pen.fill_rect(0, HEIGHT, WIDTH, STRIP)
    pen.fill_style, pen.font, pen.text_baseline = INK, f"bold 15px {FONT}", "middle"
    place = WIDTH / len(players)
    for number, player in enumerate(players):
        x = place * number
        pen.sprite(f"boot-{player.color}", x + 28, HEIGHT + 18, 30)
        pen.fill_text(player.name, x + 50, HEIGHT + 19, place - 60)


def _caption(pen: SvgPen, said: str) -> None:
    pen.fill_style, pen.global_alpha = INK, 1
    pen.font, pen.text_align, pen.text_baseline = f"15px {FONT}", "start", "middle"
    short = said if len(said) <= LONGEST else f"{said[: LONGEST - 1]}…"
    pen.fill_text(short, 14, HEIGHT + 46, WIDTH - 28)

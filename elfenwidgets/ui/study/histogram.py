"""A small plot, drawn by ourselves: how often each number came up."""

from collections import Counter
from collections.abc import Sequence

from IPython.display import SVG

from elfenwidgets.ui.drawing.theme import INK

_WIDTH, _HEIGHT, _FOOT = 560, 220, 26


def bars(numbers: Sequence[int]) -> SVG:
    """A bar for each number from the smallest to the largest, as high as it is frequent."""
    counts = Counter(numbers)
    if not counts:
        return _sheet("")
    span = range(min(counts), max(counts) + 1)
    step, most = _WIDTH / len(span), max(counts.values())
    drawn = ""
    for place, number in enumerate(span):
        height = (_HEIGHT - 2 * _FOOT) * counts[number] / most
        x, y = place * step, _HEIGHT - _FOOT - height
        drawn += (
            f'<rect x="{x + 3:.1f}" y="{y:.1f}" width="{step - 6:.1f}" height="{height:.1f}" '
            f'rx="3" fill="#8DAE6E" stroke="{INK}"/>'
            f'<text x="{x + step / 2:.1f}" y="{_HEIGHT - 8}">{number}</text>'
        )
        if counts[number]:
            drawn += f'<text x="{x + step / 2:.1f}" y="{y - 5:.1f}">{counts[number]}</text>'
    return _sheet(drawn)


def _sheet(drawn: str) -> SVG:
    return SVG(  # type: ignore[no-untyped-call]
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{_HEIGHT}" '
        f'font-family="Georgia, serif" font-size="14" text-anchor="middle" fill="{INK}">'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="10" fill="#F4E8CB"/>{drawn}</svg>'
    )

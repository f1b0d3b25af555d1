"""The head of the home: a link to each place; on a phone a picture above each name."""

from collections.abc import Iterable

from elfenwidgets.markup import Html, html
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.icons import BOOT

PICTURES = {
    "play": html('<path transform="translate(0 3) scale(.31)" stroke-width="5.5" d="{}"/>', BOOT),
    "learn": Html(
        '<path d="M12 6C10 4 6 4 3 5v13c3-1 7-1 9 1 2-2 6-2 9-1V5c-3-1-7-1-9 1zm0 0v13"/>'
    ),
    "puzzles": Html('<path d="M4 9h4.5a2.3 2.3 0 1 1 4.5 0h4v4a2.3 2.3 0 1 1 0 4.5v3H4z"/>'),
    "games": Html('<path d="M9 6h12M9 12h12M9 18h12M4 6h.1M4 12h.1M4 18h.1"/>'),
    "teach": Html('<path d="M12 5 2 10l10 5 10-5zM6 12.5V17c3 2.5 9 2.5 12 0v-4.5M22 10v6"/>'),
    "settings": Html(
        '<path d="M3 7h9m5 0h4M3 17h3m5 0h10"/><circle cx="14.5" cy="7" r="2.5"/>'
        '<circle cx="8.5" cy="17" r="2.5"/>'
    ),
}
"""A drawing for each place, in a box of 24 x 24."""


def head(places: Iterable[str], at: str) -> Html:
    """Links to ``places``; the one that is open stands out."""
    links = Html().join(
        html(
            '<li><a href="#{}"{}><svg viewBox="0 0 24 24" aria-hidden="true">{}</svg><span>'
            "{}</span></a></li>",
            name,
            " aria-current=page" if name == at else "",
            PICTURES[name],
            t(f"place-{name}"),
        )
        for name in places
    )
    return html('<nav aria-label="{}"><ul>{}</ul></nav>', t("home-places"), links)

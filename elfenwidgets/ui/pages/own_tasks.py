"""The tasks that somebody keeps: positions with a question, beside what was learned."""

from typing import Any

from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.text import folded, t
from elfenwidgets.ui.kit.address import link
from elfenwidgets.ui.kit.sharing import POSITION

KIND = "task"
LONGEST_TITLE = 80
MOST = 200
"""Tasks that are listed."""


def keep(text: str, title: str) -> None:
    """Keep a position, by its short text, under a title.

    Raises:
        Unavailable: the library cannot be written to.
    """

    def change(facts: library.Facts) -> library.Facts:
        return facts | {KIND: {**facts.get(KIND, {}), text: title}}

    library.change_facts(change)


def tasks() -> list[tuple[str, str]]:
    """Titles and short texts, by title; none where the library cannot be read."""
    try:
        kept: dict[str, Any] = library.facts().get(KIND, {})
    except OSError:
        return []
    sound = [(title, text) for text, title in kept.items() if isinstance(title, str)]
    return sorted(sound, key=lambda each: folded(each[0]))[:MOST]


def links() -> Html:
    """Links to all of them, as HTML; nothing where there is none."""
    rows = Html().join(
        html(
            '<li><a href="{}">{}</a></li>',
            link((POSITION, text, "task", title)),
            title or t("task-untitled"),
        )
        for title, text in tasks()
    )
    return html("<h2>{}</h2><ul>{}</ul>", t("task-own"), rows) if rows else Html()

"""What one looks up beside the course: the rulebooks' terms, and what is often played wrong."""

from html import escape

from elfenwidgets.lessons.beside.often_wrong import OFTEN_WRONG, OftenWrong
from elfenwidgets.rules.board import COUNTERS, TERRAINS
from elfenwidgets.text import endonym, languages, said_in, t

TERMS = (
    *("term-elf_boot", "term-town", "term-town_piece"),
    *("term-travel_card", "term-counter", "term-town_card", "term-round_card"),
    *("term-start_player_card", "term-start_player", "term-chart", "term-board"),
    *(f"kind-{kind}" for kind in COUNTERS),
    *("kind-raft", "obstacle", "term-caravan", "term-boatmen"),
    *(f"terrain-{terrain}" for terrain in TERRAINS),
    *("terrain-river", "terrain-lake", "term-lake", "term-road"),
    *("term-upriver", "term-downriver", "term-round", "term-phase"),
    *("term-face_up", "term-face_down", "term-secret", "term-pass"),
    *("term-stack", "term-display", "term-variant"),
    *(f"term-phase_{n}" for n in range(1, 7)),
)
"""The keys of the terms, in the order of the game: its box, its map, its way."""


def glossary_table() -> str:
    """An HTML table: a row a term, a column a language."""
    codes = languages()
    head = "".join(f'<th scope="col" lang="{code}">{escape(endonym(code))}</th>' for code in codes)
    rows = "".join(
        "<tr>"
        + "".join(f'<td lang="{code}">{escape(said_in(code, term))}</td>' for code in codes)
        + "</tr>"
        for term in TERMS
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def often_wrong(linked: bool) -> str:
    """The list as HTML; ``linked`` where the page has the course, whose levels it leads to."""
    rows = "".join(_row(each, linked) for each in OFTEN_WRONG)
    return (
        f'<h2 id="elfen-often-wrong">{escape(t("often-title"))}</h2>'
        f"<p>{escape(t('often-about'))}</p>"
        f'<ul class="elfen-often-wrong">{rows}</ul>'
    )


def _row(each: OftenWrong, linked: bool) -> str:
    key = each.statement.replace(".", "-")
    rule = f"<q>{escape(t(f'often-{key}'))}</q><br>{escape(t(f'statement-{key}'))}"
    if not linked:
        return f"<li>{rule}</li>"
    title = t(f"level-{each.level.replace('/', '-')}-title")
    link = f'<a href="#learn/{each.level}">{escape(t("often-try", level=title))}</a>'
    return f"<li>{rule} {link}</li>"

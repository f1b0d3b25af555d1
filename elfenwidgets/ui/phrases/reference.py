"""What one looks up beside the course: the rulebooks' terms, and what is often played wrong."""

from elfenwidgets.lessons.beside.cases import OFTEN_WRONG, OftenWrong
from elfenwidgets.markup import Html, html
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


def glossary_table() -> Html:
    """An HTML table: a row a term, a column a language."""
    codes = languages()
    head = Html().join(
        html('<th scope="col" lang="{}">{}</th>', code, endonym(code)) for code in codes
    )
    rows = Html().join(
        html(
            "<tr>{}</tr>",
            Html().join(html('<td lang="{}">{}</td>', code, said_in(code, term)) for code in codes),
        )
        for term in TERMS
    )
    return html("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>", head, rows)


def often_wrong(linked: bool) -> Html:
    """The list as HTML; ``linked`` where the page has the course, whose levels it leads to."""
    rows = Html().join(_row(each, linked) for each in OFTEN_WRONG)
    return html(
        '<h2 id="elfen-often-wrong">{title}</h2><p>{about}</p>'
        '<ul class="elfen-often-wrong">{rows}</ul>',
        title=t("often-title"),
        about=t("often-about"),
        rows=rows,
    )


def _row(each: OftenWrong, linked: bool) -> Html:
    key = each.statement.replace(".", "-")
    rule = html("<q>{}</q><br>{}", t(f"often-{key}"), t(f"statement-{key}"))
    if not linked:
        return html("<li>{}</li>", rule)
    title = t(f"level-{each.level.replace('/', '-')}-title")
    link = html('<a href="#learn/{}">{}</a>', each.level, t("often-try", level=title))
    return html("<li>{} {}</li>", rule, link)

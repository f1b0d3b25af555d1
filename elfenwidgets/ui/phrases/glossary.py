"""The glossary: what the rulebooks call each thing, in every language side by side."""

from html import escape

from elfenwidgets.rules.board import COUNTERS, TERRAINS
from elfenwidgets.text import endonym, languages, said_in

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

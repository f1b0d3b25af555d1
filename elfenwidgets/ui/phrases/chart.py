"""The transportation chart as an HTML table (T1-T9)."""

from collections.abc import Iterable

from elfenwidgets.markup import Html, html
from elfenwidgets.rules.board import CHART, COUNTERS, TERRAINS
from elfenwidgets.rules.view import View
from elfenwidgets.rules.vocabulary import CounterKind, Terrain
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import icon


def chart_table(view: View, title: str | None = None, opened: bool = False) -> Html:
    """The transportation chart (T1-T9) with this edition's ferries and boatmen, under a title."""
    said = title or t("chart-title")
    table = _table(
        map(words.terrain, TERRAINS),
        (
            (html("{} {}", icon(kind), words.kind(kind)), _costs([kind], TERRAINS))
            for kind in COUNTERS
        ),
    )
    lakes = [t("chart-lake", lake=lake, n=n) for lake, n in view.edition.lake_cost.items()]
    water = [t("chart-water", down=1, up=2, lakes=words.row(lakes))]
    water += [t("chart-boatmen", lake=lake) for lake in view.edition.boatmen]
    about = t("chart-about" if view.gold is None else "chart-about-items")
    return html(
        '<details{opened} class="elfen-chart"><summary>{said}</summary>{table}<p>{icon} {water}</p>'
        "<p>{about}</p></details>",
        opened=" open" if opened else "",
        said=said,
        table=table,
        icon=icon("raft"),
        water=" ".join(water),
        about=about,
    )


def prices() -> Html:
    """What roads cost (T1-T6) as a small table: a terrain a row, the kinds as pictures."""
    return _table(
        map(icon, COUNTERS), ((words.terrain(name), _costs(COUNTERS, [name])) for name in TERRAINS)
    )


def _costs(kinds: Iterable[CounterKind], terrains: Iterable[Terrain]) -> list[object]:
    """The cards that each kind costs on each terrain; a dash where it cannot go."""
    return [CHART[kind].get(name, "–") for kind in kinds for name in terrains]


def _table(columns: Iterable[str], rows: Iterable[tuple[str, Iterable[object]]]) -> Html:
    """A table whose columns and rows have heads."""
    head = Html().join(html('<th scope="col">{}</th>', column) for column in columns)
    body = Html().join(
        html(
            '<tr><th scope="row">{}</th>{}</tr>',
            row,
            Html().join(html("<td>{}</td>", cell) for cell in cells),
        )
        for row, cells in rows
    )
    return html("<table><thead><tr><td></td>{}</tr></thead><tbody>{}</tbody></table>", head, body)

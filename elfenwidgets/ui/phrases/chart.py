"""The transportation chart as an HTML table (T1-T9)."""

from collections.abc import Iterable

from elfenwidgets.rules.board import CHART, COUNTERS, TERRAINS
from elfenwidgets.rules.view import View
from elfenwidgets.rules.vocabulary import CounterKind, Terrain
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import icon


def chart_table(view: View, title: str | None = None) -> str:
    """The transportation chart (T1-T9) with this edition's ferries and boatmen, under a title."""
    said = title or t("chart-title")
    table = _table(
        map(words.terrain, TERRAINS),
        ((f"{icon(kind)} {words.kind(kind)}", _costs([kind], TERRAINS)) for kind in COUNTERS),
    )
    lakes = [t("chart-lake", lake=lake, n=n) for lake, n in view.edition.lake_cost.items()]
    water = [t("chart-water", down=1, up=2, lakes=words.row(lakes))]
    water += [t("chart-boatmen", lake=lake) for lake in view.edition.boatmen]
    about = t("chart-about" if view.gold is None else "chart-about-items")
    return (
        f'<details class="elfen-chart"><summary>{said}</summary>'
        f"{table}<p>{icon('raft')} {' '.join(water)}</p><p>{about}</p></details>"
    )


def prices() -> str:
    """What roads cost (T1-T6) as a small table: a terrain a row, the kinds as pictures."""
    return _table(
        map(icon, COUNTERS), ((words.terrain(name), _costs(COUNTERS, [name])) for name in TERRAINS)
    )


def _costs(kinds: Iterable[CounterKind], terrains: Iterable[Terrain]) -> list[object]:
    """The cards that each kind costs on each terrain; a dash where it cannot go."""
    return [CHART[kind].get(name, "–") for kind in kinds for name in terrains]


def _table(columns: Iterable[str], rows: Iterable[tuple[str, Iterable[object]]]) -> str:
    """A table whose columns and rows have heads."""
    head = "".join(f'<th scope="col">{column}</th>' for column in columns)
    body = "".join(
        f'<tr><th scope="row">{row}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for row, cells in rows
    )
    return f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table>"

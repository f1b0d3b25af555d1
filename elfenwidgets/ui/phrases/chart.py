"""The transportation chart as an HTML table (T1-T9)."""

from elfenwidgets.rules.board import CHART, COUNTERS, TERRAINS
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import icon


def chart_table(view: View, title: str | None = None) -> str:
    """The transportation chart (T1-T9) with this edition's ferries and boatmen, under a title."""
    said = title or t("chart-title")
    head = "".join(f'<th scope="col">{words.terrain(name)}</th>' for name in TERRAINS)
    rows = "".join(
        f'<tr><th scope="row">{icon(kind)} {words.kind(kind)}</th>'
        + "".join(f"<td>{CHART[kind].get(name, '–')}</td>" for name in TERRAINS)
        + "</tr>"
        for kind in COUNTERS
    )
    lakes = [t("chart-lake", lake=lake, n=n) for lake, n in view.edition.lake_cost.items()]
    water = [t("chart-water", down=1, up=2, lakes=words.row(lakes))]
    water += [t("chart-boatmen", lake=lake) for lake in view.edition.boatmen]
    about = t("chart-about" if view.gold is None else "chart-about-items")
    return (
        f'<details class="elfen-chart"><summary>{said}</summary>'
        f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>"
        f"<p>{icon('raft')} {' '.join(water)}</p><p>{about}</p></details>"
    )


def prices() -> str:
    """What roads cost (T1-T6) as a small table: a terrain a row, the kinds as pictures."""
    kinds = "".join(f'<th scope="col">{icon(kind)}</th>' for kind in COUNTERS)
    rows = "".join(
        f'<tr><th scope="row">{words.terrain(name)}</th>'
        + "".join(f"<td>{CHART[kind].get(name, '–')}</td>" for kind in COUNTERS)
        + "</tr>"
        for name in TERRAINS
    )
    return f"<table><thead><tr><td></td>{kinds}</tr></thead><tbody>{rows}</tbody></table>"

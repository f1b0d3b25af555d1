"""Switches in words: what one is called, what it is, and what that comes to at the table."""

from collections.abc import Mapping
from html import escape

from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.house_rules.switches import SWITCHES, Switch
from elfenwidgets.text import t


def called(switch: Switch) -> str:
    """What a switch is called, with its lake if it has one."""
    if switch.lake is None:
        return t(f"switch-{switch.name}")
    return t(f"switch-{switch.name}", lake=switch.lake)


def said(switch: Switch, value: object) -> str:
    """What a value of it is called."""
    if switch.name == "boatmen":
        return t("switch-boatmen-yes" if value else "switch-boatmen-no")
    return t(f"switch-{switch.name}-{value}")


def shown(switch: Switch, value: object) -> str:
    """What the position in which it decides shows for a value."""
    return t(f"turned-{switch.name}-{value}")


def table(own: Mapping[str, Edition], at: str = "") -> str:
    """All switches and editions as an HTML table, the house editions last; ``at`` is shown.

    What differs from the first edition is marked, and not by colour alone.
    """
    columns = [(t(f"edition-{key}"), each) for key, each in editions().items()] + [*own.items()]
    usual = columns[0][1]
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name, _ in columns)
    rows = "".join(
        f"<tr{' class=elfen-at' if key == at else ''}>"
        f'<th scope="row"><a href="#rules/{key}">{escape(called(switch))}</a></th>'
        + "".join(_cell(switch, each, usual) for _, each in columns)
        + "</tr>"
        for key, switch in SWITCHES.items()
    )
    corner = escape(t("turned-switch"))
    return (
        f'<table class="elfen-editions"><thead><tr><th scope="col">{corner}</th>{head}</tr>'
        f"</thead><tbody>{rows}</tbody></table>"
    )


def _cell(switch: Switch, edition: Edition, usual: Edition) -> str:
    if switch.of(edition) is None:
        return "<td>–</td>"
    value = escape(said(switch, switch.of(edition)))
    if switch.of(edition) == switch.of(usual):
        return f"<td>{value}</td>"
    return f'<td class="elfen-differs"><b>{value}</b></td>'

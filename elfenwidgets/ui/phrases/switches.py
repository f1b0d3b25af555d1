"""Switches in words: what one is called, what it is, and what that comes to at the table."""

from collections.abc import Mapping

from elfenwidgets.markup import Html, html
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.house_rules.switches import SWITCHES, Switch
from elfenwidgets.text import t


def name(switch: Switch) -> str:
    """What a switch is called, with its lake if it has one."""
    if switch.lake is None:
        return t(f"switch-{switch.name}")
    return t(f"switch-{switch.name}", lake=switch.lake)


def value_name(switch: Switch, value: object, rules: Edition) -> str:
    """What a value of it is called in an edition."""
    if switch.name == "boatmen":
        return t("switch-boatmen-yes" if value else "switch-boatmen-no")
    return value_of(switch.name, value, rules)


def value_of(name: str, value: object, rules: Edition) -> str:
    """What a value of a switch is called, by the switch's name in the record's ``rules``."""
    return t(f"switch-{name}-{value}{_by(name, rules)}")


def outcome(switch: Switch, value: object, rules: Edition) -> str:
    """What the position in which it decides shows for a value."""
    return t(f"turned-{switch.name}-{value}{_by(switch.name, rules)}")


def _by(name: str, rules: Edition) -> str:
    """What a key ends in where an edition means something else: coins settle ties in Elfengold."""
    return "-coins" if name == "town_card_tie" and rules.gold is not None else ""


def table(own: Mapping[str, Edition], at: str = "") -> Html:
    """All switches and editions as an HTML table, the house editions last; ``at`` is shown.

    What differs from the first edition is marked, and not by colour alone.
    """
    columns = [(t(f"edition-{key}"), each) for key, each in editions().items()] + [*own.items()]
    usual = columns[0][1]
    head = Html().join(html('<th scope="col">{}</th>', name) for name, _ in columns)
    rows = Html().join(
        html(
            '<tr{at}><th scope="row"><a href="#rules/{key}">{name}</a></th>{cells}</tr>',
            at=" class=elfen-at" if key == at else "",
            key=key,
            name=name(switch),
            cells=Html().join(_cell(switch, each, usual) for _, each in columns),
        )
        for key, switch in SWITCHES.items()
    )
    return html(
        '<table class="elfen-editions"><thead><tr><th scope="col">{corner}</th>{head}</tr></thead>'
        "<tbody>{rows}</tbody></table>",
        corner=t("turned-switch"),
        head=head,
        rows=rows,
    )


def _cell(switch: Switch, edition: Edition, usual: Edition) -> Html:
    if switch.of(edition) is None:
        return Html("<td>–</td>")
    value = value_name(switch, switch.of(edition), edition)
    if switch.of(edition) == switch.of(usual):
        return html("<td>{}</td>", value)
    return html('<td class="elfen-differs"><b>{}</b></td>', value)

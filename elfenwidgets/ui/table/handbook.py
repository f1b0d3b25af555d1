"""The handbook at the table: the chart, the rules of the phase, and what this edition has else."""

from elfenwidgets.markup import Html, escape, html
from elfenwidgets.play.guests import is_guest
from elfenwidgets.rules.edition import editions, switches
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.board import legend
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases import phases, words
from elfenwidgets.ui.phrases.chart import chart_table
from elfenwidgets.ui.phrases.reference import often_wrong
from elfenwidgets.ui.phrases.switches import value_of


class Handbook:
    """The rules, the chart and the keys beside a running game.

    ``box`` lies over the words beside the board, never over the board.
    """

    def __init__(self, guard: Guard) -> None:
        self._page = w.Prose()
        close = button(guard, t("handbook-close"), self.close, "elfen-close")
        self._shown: tuple[object, ...] = ()
        self._open = self._at_keys = False
        self.box = w.VBox([close, self._page], classes="elfen-handbook")

    def turn(self, view: View, at_keys: bool) -> None:
        """Open it, beginning with the shortcuts or with the chart; or close it again."""
        if self._open:
            self.close()
            return
        self._open, self._at_keys = True, at_keys
        self.show(view)
        self.box.add_class("elfen-open")

    def show(self, view: View) -> None:
        """While it is open, show what there is to know at this point of the game."""
        shown = (view.phase, view.edition, self._at_keys)
        if self._open and shown != self._shown:
            self._shown = shown
            parts = [_chart(view), _phase(view), _edition(view)]
            parts.insert(0 if self._at_keys else len(parts), _keys(view))
            if view.gold is None:
                parts.append(often_wrong(linked=not is_guest()))
            if not is_guest():
                parts.append(
                    html(
                        '<p><a href="#rules">{}</a></p><p><a href="#solo">{}</a></p><p>'
                        '<a href="#western">{}</a></p>',
                        t("turned-open"),
                        t("solo-open"),
                        t("western-open"),
                    )
                )
            self._page.value = Html().join(parts)

    def close(self) -> None:
        """Lead back to the table."""
        self._open = False
        self.box.remove_class("elfen-open")


KEYS = {
    "digits": "1 – 9",
    "pile": "0",
    "pass": "P",
    "undo": "U",
    "hint": "H",
    "help": "?",
    "arrows": "← → ↑ ↓",
    "enter": "Enter",
    "escape": "Esc",
}
"""The shortcuts, by what they do."""

HELD_KEYS = {"map": "M", "glass": "Z"}
"""Those that are held, and that the page hears alone."""

GOLD_KEYS = {"bid": "1 – 9", "bid-go": "B", "gold": "G"}
"""Those of Elfengold alone."""


def _keys(view: View) -> Html:
    shown = (KEYS if view.gold is None else KEYS | GOLD_KEYS) | HELD_KEYS
    rows = Html().join(
        html('<tr><th scope="row"><kbd>{}</kbd></th><td>{}</td></tr>', key, t(f"key-{what}"))
        for what, key in shown.items()
    )
    return html('<h2>{}</h2><table class="elfen-keys">{}</table>', t("keys-title"), rows)


def _phase(view: View) -> Html:
    phase, rules = view.phase, view.edition
    title = t("handbook-over") if phase == "over" else t(f"phase-{phase}")
    statements = (t(f"statement-{key}") for key in phases.keys(phase, rules))
    rows = Html().join(html("<li>{}</li>", each) for each in statements)
    return html("<h2>{}</h2><ul>{}</ul>", title, rows)


def _chart(view: View) -> Html:
    rows = Html().join(
        html("<li>{} {}</li>", legend.of_way(kind), words.terrain(kind)) for kind in legend.KINDS
    )
    chart = chart_table(view, opened=True)
    return html(
        '{}<ul class="elfen-legend" aria-label="{}">{}</ul>', chart, t("legend-title"), rows
    )


def _edition(view: View) -> Html:
    """Every switch as this game has it; those that are house rules stand out."""
    usual = editions().get(view.edition.key)
    rows = Html()
    rules = view.edition.rules()
    for name in switches(view.edition):
        value = rules[name]
        said = escape(value_of(name, value, view.edition))
        own = usual is not None and value != usual.rules()[name]
        rows += html(
            '<tr><th scope="row">{}</th><td>{}</td></tr>',
            t(f"switch-{name}"),
            html("<b>{}</b>", said) if own else said,
        )
    return html("<h2>{}</h2><table>{}</table>", words.edition(view.edition), rows)

"""The handbook at the table: the chart, the rules of the phase, and what this edition has else."""

from html import escape

from elfenwidgets.play.guests import is_guest
from elfenwidgets.rules.edition import editions, switches
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.board.legend import KINDS as KINDS_OF_WAYS
from elfenwidgets.ui.drawing.board.legend import sample
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases import phases, words
from elfenwidgets.ui.phrases.chart import chart_table
from elfenwidgets.ui.phrases.reference import often_wrong
from elfenwidgets.ui.phrases.switches import named


class Handbook:
    """The rules, the chart and the keys beside a running game.

    ``box`` lies over the words beside the board, never over the board.
    """

    def __init__(self, guard: Guard) -> None:
        self._page = w.HTML(classes="elfen-text")
        self._close = w.Button(description=t("handbook-close"), classes="elfen-close")
        self._close.on_click(guard(self.close))
        self._shown: tuple[object, ...] = ()
        self._open = self._at_keys = False
        self.box = w.VBox([self._close, self._page], classes="elfen-handbook")

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
                    f'<p><a href="#rules">{escape(t("turned-open"))}</a></p>'
                    f'<p><a href="#solo">{escape(t("solo-open"))}</a></p>'
                    f'<p><a href="#western">{escape(t("western-open"))}</a></p>'
                )
            self._page.value = "".join(parts)

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


def _keys(view: View) -> str:
    shown = (KEYS if view.gold is None else KEYS | GOLD_KEYS) | HELD_KEYS
    rows = "".join(
        f'<tr><th scope="row"><kbd>{key}</kbd></th><td>{escape(t(f"key-{what}"))}</td></tr>'
        for what, key in shown.items()
    )
    return f'<h2>{escape(t("keys-title"))}</h2><table class="elfen-keys">{rows}</table>'


def _phase(view: View) -> str:
    phase, rules = view.phase, view.edition
    title = t("handbook-over") if phase == "over" else t(f"phase-{phase}")
    statements = (t(f"statement-{key}") for key in phases.keys(phase, rules))
    rows = "".join(f"<li>{escape(each)}</li>" for each in statements)
    return f"<h2>{escape(title)}</h2><ul>{rows}</ul>"


def _chart(view: View) -> str:
    rows = "".join(
        f"<li>{sample(kind)} {escape(words.terrain(kind))}</li>" for kind in KINDS_OF_WAYS
    )
    chart = chart_table(view).replace("<details", "<details open", 1)
    return f'{chart}<ul class="elfen-legend" aria-label="{t("legend-title")}">{rows}</ul>'


def _edition(view: View) -> str:
    """Every switch as this game has it; those that are house rules stand out."""
    usual = editions().get(view.edition.key)
    rows = ""
    rules = view.edition.rules()
    for name in switches(view.edition):
        value = rules[name]
        said = escape(named(name, value, view.edition))
        own = usual is not None and value != usual.rules()[name]
        rows += (
            f'<tr><th scope="row">{escape(t(f"switch-{name}"))}</th>'
            f"<td>{f'<b>{said}</b>' if own else said}</td></tr>"
        )
    return f"<h2>{escape(words.edition(view.edition))}</h2><table>{rows}</table>"

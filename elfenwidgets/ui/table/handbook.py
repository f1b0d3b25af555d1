"""The handbook at the table: the chart, the rules of the phase, and what this edition has else."""

from collections.abc import Callable
from html import escape

from elfenwidgets.rules.edition import CHOICES, editions
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.chart import chart_table

STATEMENTS = {
    "deal": ("P1", 2),
    "draw_secret": ("P2", 3),
    "draw": ("P3", 5),
    "plan": ("P4", 10),
    "travel": ("P5", 13),
    "keep": ("P6", 6),
    "over": ("E", 4),
}
"""The section of the rules that a phase has, and how many statements are in it."""


class Handbook:
    """``box`` lies over the words beside the board, never over the board; ``closed`` is called
    when somebody has read enough."""

    def __init__(self, guard: Guard, closed: Callable[[], None]) -> None:
        self._page = w.HTML(classes="elfen-text")
        self._close = w.Button(classes="elfen-close")
        self._close.on_click(guard(closed))
        self._shown: tuple[object, ...] = ()
        self.box = w.VBox([self._close, self._page], classes="elfen-handbook")

    def show(self, view: View) -> None:
        """Show what there is to know at this point of the game."""
        shown = (view.phase, view.edition)
        if shown != self._shown:
            self._shown = shown
            self._close.description = t("handbook-close")
            self._page.value = _chart(view) + _phase(view.phase) + _edition(view)
        self.box.add_class("elfen-open")

    def hide(self) -> None:
        """Lead back to the table."""
        self.box.remove_class("elfen-open")


def keys(phase: str) -> tuple[str, ...]:
    """The keys of the sentences of a phase's rules."""
    section, count = STATEMENTS[phase]
    dash = "" if section == "E" else "-"
    return tuple(f"{section}{dash}{n}" for n in range(1, count + 1))


def _phase(phase: str) -> str:
    title = t("handbook-over") if phase == "over" else t(f"phase-{phase}")
    rows = "".join(f"<li>{escape(t(f'statement-{key}'))}</li>" for key in keys(phase))
    return f"<h2>{escape(title)}</h2><ul>{rows}</ul>"


def _chart(view: View) -> str:
    return chart_table(view).replace("<details", "<details open", 1)


def _edition(view: View) -> str:
    """Every switch as this game has it; those that are house rules stand out."""
    usual = editions().get(view.edition.key)
    rows = ""
    for name in CHOICES:
        value = getattr(view.edition, name)
        said = escape(t(f"switch-{name}-{value}"))
        own = usual is not None and value != getattr(usual, name)
        rows += (
            f'<tr><th scope="row">{escape(t(f"switch-{name}"))}</th>'
            f"<td>{f'<b>{said}</b>' if own else said}</td></tr>"
        )
    return f"<h2>{escape(words.edition(view.edition))}</h2><table>{rows}</table>"

"""What only Elfengold has beside the choices: what is for sale, and a field for one's own bid."""

from collections.abc import Sequence
from typing import Any

import ipywidgets

from elfenwidgets.markup import Html
from elfenwidgets.rules.gold.actions import Bid
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases.goods import goods
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.session import Session

DIGITS = 6
"""A longer number is no number of coins."""


class Sale:
    """Widgets around the choices in ``box``, made when the first game of Elfengold is shown."""

    def __init__(self, guard: Guard, session: Session, box: ipywidgets.Box) -> None:
        self._guard, self._session, self._box = guard, session, box
        self._made = False
        self._decision = self._bidden = -1

    def show(self, view: View, players: Sequence[Player]) -> None:
        """Say what is for sale, and let the seat in turn write its bid."""
        if view.gold is None:
            self.clear()
            return
        if not self._made:
            self._make()
        self._goods.value = goods(view, view.gold, players)
        bidding = any(isinstance(action, Bid) for action in view.actions)
        w.toggle(self._row, "elfen-none", not bidding)
        if self._decision != self._session.decision:
            self._decision, self._sum.value = self._session.decision, ""
        self._sum.placeholder = self._sum.tooltip = t("bid-label")
        self._bid.description = t("bid-go")

    def clear(self) -> None:
        """Say nothing, and take no bid."""
        if self._made:
            self._goods.value = self._sum.value = Html()
            self._row.add_class("elfen-none")

    def _make(self) -> None:
        self._made = True
        self._goods = w.HTML(classes="elfen-panel")
        self._sum = w.Text(classes="elfen-sum")
        self._sum.on_msg(self._guard.passing(self._heard))
        self._bid = button(self._guard, "", self._take)
        self._row = w.HBox([self._sum, self._bid], classes="elfen-bid-row elfen-none")
        self._box.children = (self._goods, *self._box.children, self._row)

    def _heard(self, _: object, content: dict[str, Any], *__: object) -> None:
        if content.get("event") == "submit":
            self._take()

    def _take(self) -> None:
        """Bid what was written; what is no number of coins is answered."""
        session, written = self._session, self._sum.value.strip()
        if not written and session.decision == self._bidden + 1:
            return  # the second half of a double press
        if written.isascii() and written.isdigit() and len(written) <= DIGITS:
            self._bidden = session.decision
            session.pick(Target("bid", str(int(written))))
        else:
            session.activity.message = Message(t("bid-nothing"))
            session.point(session.focus)

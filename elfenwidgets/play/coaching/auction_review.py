"""The auctions of a game of Elfengold that is over: what was paid, and what it was worth."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from elfenwidgets.play.bots.gold.hard import Worth, worth
from elfenwidgets.rules.events import GameEvent
from elfenwidgets.rules.gold.actions import Item
from elfenwidgets.rules.gold.state import gold_of
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view


@dataclass(frozen=True)
class Sale:
    """An item that was sold for ``paid`` coins to the seat ``buyer``; None: nobody bid.

    ``state`` is the position in which it went, before it was paid for.
    """

    item: Item
    buyer: int | None
    paid: int
    state: State

    @property
    def round(self) -> int:
        """The round of the auction."""
        return self.state.round

    @cached_property
    def worth(self) -> Worth | None:
        """What it was worth to its buyer, who knew what a seat may know; None: nobody bid."""
        if self.buyer is None:
            return None
        seen = view(self.state, self.buyer)
        assert seen.gold is not None
        return worth(seen, seen.gold)


def sales(moments: Iterable[tuple[State, GameEvent]]) -> Iterator[Sale]:
    """All sales, in their order, among the events of a game with the positions before them."""
    for state, event in moments:
        if event["e"] in ("sold", "unsold"):
            gold = gold_of(state)
            yield Sale(gold.row[0], gold.bidder, gold.bid, state)

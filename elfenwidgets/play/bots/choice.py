"""What a bot answers: the action, and the reason for it as data."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from types import MappingProxyType

from elfenwidgets.rules.actions import Action

REASONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "chance": (),
        "draw-cards": ("counter", "cards"),
        "draw-far": ("counter",),
        "place-towns": ("counter", "road", "town", "towns"),
        "place-cards": ("counter", "road", "town", "cards"),
        "place-later": ("counter", "road"),
        "place-spare": ("counter", "road"),
        "obstacle-towns": ("road", "seat", "towns"),
        "obstacle-cards": ("road", "seat", "cards"),
        "obstacle-near": ("road", "seat"),
        "pass-wait": (),
        "pass-keep": (),
        "pass-done": (),
        "move-town": ("town", "towns"),
        "move-through": ("town", "goal"),
        "move-home": ("town", "home"),
        "move-place": ("town",),
        "end-done": (),
        "end-cut": ("cards",),
        "end-save": ("cards",),
        "keep-cards": ("counter", "cards"),
        "keep-far": ("counter",),
        "gold-pile": ("coins",),
        "card-suits": ("card", "counters"),
        "card-far": ("card",),
        "card-blind": (),
        "open-less": ("item",),
        "bid-towns": ("item", "coins", "towns"),
        "bid-later": ("item", "coins"),
        "pass-dear": ("item", "coins"),
        "pass-useless": ("item",),
        "gold-piece": ("road", "coins"),
        "exchange-towns": ("road", "other", "towns"),
        "coins-more": ("coins",),
        "coins-last": (),
        "cards-more": ("coins",),
        "cut-least": ("cards",),
        "keep-best": (),
        "witch-step": ("town",),
        "witch-fly": ("town",),
    }
)
"""The keys of all reasons, with the names of their values.

Values that are the same everywhere: ``counter``, ``card`` and ``item`` are kinds, ``road`` and
``other`` connections, ``town``, ``goal`` and ``home`` towns, all by their ids; ``seat`` is somebody
else's seat, from 0.

- chance: it was drawn by lot.
- draw-cards: so many ``cards`` of the kind are in hand (one at least).
- draw-far: no card of the kind is in hand, but it goes over many roads.
- place-towns: with it the bot's best journey has so many more ``towns`` (one at least), ``town``
  the first of them.
- place-cards: with it the best journey is as many towns for so many fewer ``cards`` (one at
  least); ``town`` is where the journey comes to over the road.
- place-later: the best journey is none the better yet, but the place is good for what may follow.
- place-spare: no journey gains from it; it is a counter to spare.
- obstacle-towns: ``seat`` probably loses so many ``towns`` by it (one at least).
- obstacle-cards: ``seat`` probably loses no town by it, but so many ``cards`` (one at least).
- obstacle-near: the road is off the bot's own journey, and no other's boot is nearer than that of
  ``seat``, however far it is.
- pass-wait: others may place what helps, so it waits with its counters.
- pass-keep: the last counter is better kept for the next round.
- pass-done: there is nothing left to place, or nothing worth placing.
- move-town: ``town`` is new, and with it so many new ``towns`` are still ahead on the journey.
- move-through: it passes through ``town`` on the way to the next new one, ``goal``.
- move-home: it goes to ``town`` to end nearer to ``home``, the town on its town card.
- move-place: no new town is ahead, but the next round begins better in ``town``, or nearer to it.
- end-done: no step can be paid, and no card has to be given up.
- end-cut: no further new town is worth it; so many ``cards`` above four are given up.
- end-save: a further step could be paid, but it leads to nothing better than the ``cards`` kept.
- keep-cards: so many ``cards`` of the kind are in hand (one at least).
- keep-far: no card of the kind is in hand, but it goes over many roads.

In Elfengold alone:

- gold-pile: all the gold is so many ``coins``, which are better than a card.
- card-suits: so many ``counters`` of the card's kind are held (one at least).
- card-far: of the cards to be had it helps most.
- card-blind: none of the market helps as much as one of the deck may.
- open-less: of the two items it is the one of less use.
- bid-towns: the item is worth so many ``coins`` at most, for about so many more ``towns``.
- bid-later: it is worth so many ``coins`` at most, though no town more is in sight.
- pass-dear: it is worth so many ``coins`` (one at least), and the highest bid is as high.
- pass-useless: it is worth nothing.
- gold-piece: it lies on the own way, and its town brings so many ``coins`` more.
- exchange-towns: with the counters swapped the best journey has so many more ``towns``.
- coins-more: the towns entered bring so many ``coins``, which are better than two cards.
- coins-last: it is the last round, where cards are worth nothing and coins decide a tie.
- cards-more: two cards are better than so many ``coins``.
- cut-least: so many ``cards`` are given up, those of least use.
- keep-best: of all items these two are of most use.
- witch-step: a witch saves the card for what lies in the way to ``town``.
- witch-fly: a witch flies to ``town``.
"""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot chose an action: a key of REASONS and exactly the values named there."""

    key: str
    values: Mapping[str, str | int]


@dataclass(frozen=True)
class Choice:
    """An action, and the ``reason`` for it, which is worked out when somebody asks.

    A draw that was the only one, or from the face-down stack, has none. ``hurried``: a search came
    to the end of its time before that of its work.
    """

    action: Action
    explain: Callable[[], Reason | None] = field(default=lambda: None, compare=False, repr=False)
    hurried: bool = field(default=False, compare=False)

    @cached_property
    def reason(self) -> Reason | None:
        """Why the action was chosen."""
        return self.explain()

    def explained(self) -> "Choice":
        """The same with its reason worked out, which takes a moment."""
        reason = self.explain()
        return replace(self, explain=lambda: reason)


def because(key: str, **values: str | int) -> Reason:
    """The reason ``key`` with its values."""
    return Reason(key, values)


def plainly(action: Action, key: str) -> Choice:
    """An action with a reason that has no values."""
    return Choice(action, partial(because, key))

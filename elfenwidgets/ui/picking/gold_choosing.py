"""A choice in Elfengold: spells and witches are picked first, bids are sums, items are kept."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from elfenwidgets.rules.actions import Action, Move, Pass
from elfenwidgets.rules.gold.actions import Bid, Discard, Exchange, WitchMove
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.targets import FLY, WITCH, Target
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.parts import ENDINGS, Stage, parts, spell

RAISES = (0, 1, 2, 4)
"""By how much more than the least a button bids; the last button bids all that one has."""


def choosing_of(view: View | None) -> Choosing:
    """The choice at the begin of a decision: nothing is picked yet."""
    if view is None:
        return Choosing(())
    return Choosing(view.actions) if view.gold is None else GoldChoosing(view.actions)


@dataclass(frozen=True)
class GoldChoosing(Choosing):
    """The legal actions of a turn of Elfengold and what has been picked of them so far."""

    @cached_property
    def left(self) -> tuple[Action, ...]:
        """The actions that contain every pick; those of a spell once that was picked."""
        if self._bewitched is not None:
            return self._bewitched.left
        wanted = Counter(self.picks).items()
        return tuple(
            a
            for a in self.actions
            if (spell(a) is None or spell(a) in self.picks)
            and all(parts(a)[p] >= n for p, n in wanted)
        )

    @cached_property
    def _bewitched(self) -> Choosing | None:
        """The same choice among the steps that a witch helps with, as if they were plain ones."""
        if WITCH not in self.picks:
            return None
        steps = tuple(
            Move(a.seat, a.via, a.to, a.cards, a.how)
            for a in self.actions
            if isinstance(a, WitchMove)
        )
        return Choosing(steps, tuple(pick for pick in self.picks if pick != WITCH))

    @property
    def complete(self) -> Action | None:
        """The one action that is left, once what decides it was picked by hand."""
        if self._bewitched is not None:
            step = self._bewitched.complete
            if not isinstance(step, Move):
                return None
            return WitchMove(step.seat, step.via, step.to, step.cards, step.how)
        found = super().complete
        roads = sum(pick.kind == "road" for pick in self.picks)
        return None if isinstance(found, Exchange) and roads < 2 else found

    @cached_property
    def stage(self) -> Stage:
        """What is to be picked next."""
        if self._bewitched is not None:
            return self._bewitched.stage
        if FLY in self.picks:
            return "way"
        if any(isinstance(a, Pass) for a in self.actions):
            missing = (target for a in self.left for target in parts(a) - Counter(self.picks))
            things = any(target.kind in ("counter", "secret") for target in missing)
            return "item" if things or not self.picks else "way"
        if any(isinstance(a, Discard) for a in self.actions):
            return "card"
        return super().stage

    @cached_property
    def options(self) -> tuple[Target, ...]:
        """What may be picked next; of the bids, those that have a button."""
        if self._bewitched is not None:
            return self._bewitched.options
        if FLY in self.picks:
            return tuple(t for a in self.left for t in parts(a) if t.kind == "town")
        return tuple(sorted(self._options(), key=ENDINGS.__contains__))

    def _options(self) -> Iterator[Target]:
        bids = [a.coins for a in self.left if isinstance(a, Bid)]
        shown = {bids[0] + more for more in RAISES} & {*bids} | {bids[-1]} if bids else set()
        for target in super().options:
            if target.kind != "bid" or int(target.name) in shown:
                yield target
        if not self.picks:
            yield from dict.fromkeys(s for s in map(spell, self.actions) if s is not None)

    @cached_property
    def targets(self) -> frozenset[Target]:
        """All that a click may pick next; a Double is laid on its road before the counter, too."""
        if self._bewitched is not None:
            return self._bewitched.targets
        double = any(pick.name == "double" for pick in self.picks)
        if not double or any(pick.kind == "road" for pick in self.picks):
            return super().targets
        return super().targets | {p for a in self.left for p in parts(a) if p.kind == "road"}

    def pick(self, target: Target) -> Choosing | None:
        """The choice after one more pick; None: no such.

        A thing that is kept twice is picked twice. With a spell, another counter takes the place of
        the first one; a road that does not go with it is asked about.
        """
        more = GoldChoosing(self.actions, (*self.picks, target))
        spells = {s for s in map(spell, self.actions) if s is not None and s in self.picks}
        if target in self.picks:
            again = target.kind in ("counter", "secret") and bool(more.left) and not spells
            return more if again else super().pick(target)
        if not spells or more.left or target.kind not in ("counter", "secret", "road", "town"):
            return super().pick(target)
        kinds = {"counter", "secret"} if target.kind in ("counter", "secret") else set()
        others = tuple(p for p in self.picks if p in spells or p.kind not in kinds)
        instead = GoldChoosing(self.actions, (*others, target))
        return instead if len(others) < len(self.picks) and instead.left else None

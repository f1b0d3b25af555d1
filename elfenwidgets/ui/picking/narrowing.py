"""A click narrows: what was picked so far leaves the legal actions that contain it."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property

from elfenwidgets.rules.actions import Action, EndMove, Move, Place, PlaceObstacle
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.picking.parts import DECIDING, ENDINGS, STAGES, Stage, parts


@dataclass(frozen=True)
class Choosing:
    """The legal actions of a turn and what has been picked of them so far."""

    actions: tuple[Action, ...]
    picks: tuple[Target, ...] = ()

    @cached_property
    def left(self) -> tuple[Action, ...]:
        """The actions that contain every pick."""
        wanted = Counter(self.picks).items()
        return tuple(a for a in self.actions if all(parts(a)[p] >= n for p, n in wanted))

    @property
    def complete(self) -> Action | None:
        """The one action that is left, once what decides it was picked.

        A step is paid by the chart, unless another way to pay was picked before.
        """
        left = self.left
        if len(left) > 1 and {p.kind for p in self.picks} <= {"road", "town"}:
            by_chart = [a for a in left if isinstance(a, Move) and a.how == "card"]
            left = tuple(by_chart) if len(by_chart) == 1 else left
        if len(left) != 1 or not any(p.kind in DECIDING[type(left[0])] for p in self.picks):
            return None
        return left[0]

    @cached_property
    def stage(self) -> Stage:
        """What is to be picked next: ``item``, ``way``, ``pay`` or ``card``."""
        picked = {STAGES[p.kind] for p in self.picks}
        kinds = {type(a) for a in self.left}
        if "way" not in picked:
            placing = kinds & {Place, PlaceObstacle} and "item" in picked
            return "way" if placing or kinds & {Move, EndMove} else "item"
        if kinds & {Place, PlaceObstacle}:
            return "item"
        if len({a.via for a in self.left if isinstance(a, Move)}) > 1:
            return "way"  # to a town that a road and water lead to
        return "pay" if len(self.hows) > 1 and "pay" not in picked else "card"

    @property
    def hows(self) -> tuple[str, ...]:
        """The ways to pay that are left."""
        return tuple(dict.fromkeys(a.how for a in self.left if isinstance(a, Move)))

    @cached_property
    def options(self) -> tuple[Target, ...]:
        """What may be picked next, in the order of the legal actions; roads stand for steps.

        After them another way to pay, where a step that the chart's price is in hand for has one;
        what ends the turn stands last.
        """
        stage = self.stage
        found: dict[Target, None] = {}
        for action in self.left:
            for target in parts(action) - Counter(self.picks):
                if STAGES[target.kind] == stage and target.kind != "town":
                    found[target] = None
        if stage == "way" and not self.picks:
            moves = [a for a in self.actions if isinstance(a, Move)]
            by_chart = {a.via for a in moves if a.how == "card"}
            instead = [a.how for a in moves if a.how != "card" and a.via in by_chart]
            found |= dict.fromkeys(Target("pay", how) for how in instead)
        return tuple(sorted(found, key=ENDINGS.__contains__))

    @cached_property
    def targets(self) -> frozenset[Target]:
        """All that a click may pick next: the options, and roads and towns before them."""
        found = set(self.options)
        if self.stage in ("item", "way") and not self.picks:
            open_kinds = {"road", "town"}
            for action in self.left:
                found |= {p for p in parts(action) if p.kind in open_kinds}
        elif self.stage == "way":
            found |= {p for a in self.left for p in parts(a) if p.kind == "town"}
        return frozenset(found)

    @property
    def cards_due(self) -> int:
        """How many cards are still to be picked."""
        picked = sum(p.kind == "card" for p in self.picks)
        sizes = [sum(t.kind == "card" for t in parts(a).elements()) for a in self.left]
        return max(sizes, default=0) - picked

    @property
    def cards_due_for_end(self) -> int:
        """How many cards the end of the move costs (P5.12)."""
        return max((len(a.discard) for a in self.left if isinstance(a, EndMove)), default=0)

    def pick(self, target: Target) -> "Choosing | None":
        """The choice after one more pick, a pick taken back by picking it again; None: no such."""
        if target in self.picks and target.kind != "card":
            return self.without(target)
        more = replace(self, picks=(*self.picks, target))
        if more.left:
            return more
        stage = STAGES[target.kind]
        others = tuple(p for p in self.picks if STAGES[p.kind] != stage)
        if stage in ("item", "way"):
            others = tuple(p for p in others if STAGES[p.kind] in ("item", "way"))
        if len(others) == len(self.picks) or target.kind == "card":
            return None
        instead = replace(self, picks=(*others, target))
        return instead if instead.left else None

    def with_focus(self, focus: Target | None) -> "Choosing":
        """The choice as it would be once what has the focus was picked, if that may be."""
        if focus is None or focus not in self.targets:
            return self
        return self.pick(focus) or self

    def goes_on(self, before: "Choosing") -> bool:
        """Whether this choice adds to what was picked ``before``, and takes nothing of it back."""
        return self.picks[: len(before.picks)] == before.picks

    def without(self, target: Target) -> "Choosing":
        """The choice with ``target`` and all that was picked after it taken back."""
        return replace(self, picks=self.picks[: self.picks.index(target)])

    def back(self) -> "Choosing":
        """The choice with the last pick taken back."""
        return replace(self, picks=self.picks[:-1])

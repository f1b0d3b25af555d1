"""Ways to break a rule of the engine: what is refused, priced or done, changed by a patch."""

from collections.abc import Callable

import pytest

from elfenwidgets.lessons.levels import attempt, reachability, replies
from elfenwidgets.rules import engine
from elfenwidgets.rules.board import CHART
from elfenwidgets.rules.phases import close, travel
from elfenwidgets.rules.phases.travel import Price
from elfenwidgets.rules.state import State, evolve
from elfenwidgets.rules.vocabulary import ConnectionKind, CounterKind

Patch = pytest.MonkeyPatch
Break = Callable[[Patch], None]


def allowed(rule: str, reason: str = "") -> Break:
    """What the statement refuses is let through."""

    def patch(patch: Patch) -> None:
        real = engine.why_not

        def why_not(state: State, action: object) -> object:
            refusal = real(state, action)
            if refusal is not None and refusal.rule == rule and reason in refusal.reason:
                return None
            return refusal

        for module in (engine, attempt, reachability, replies):
            patch.setattr(module, "why_not", why_not)

    return patch


def chart(kind: CounterKind) -> Break:
    """One card where it was two, two where it was one or could not go."""

    def patch(patch: Patch) -> None:
        row: dict[ConnectionKind, int] = {
            t: 1 if CHART[kind].get(t) == 2 else 2
            for t in ("plain", "forest", "desert", "mountain")
        }
        patch.setitem(CHART, kind, row)

    return patch


def price(change: Callable[..., Price | None]) -> Break:
    def patch(patch: Patch) -> None:
        real = travel.price
        patch.setattr(
            travel, "price", lambda roads, way, start: change(real(roads, way, start), way)
        )

    return patch


def applied(module: engine.PhaseModule, change: Callable[..., State]) -> Break:
    """What a phase's ``apply`` comes to, changed afterwards."""

    def patch(patch: Patch) -> None:
        real = module.apply
        patch.setattr(
            module, "apply", lambda before, action: change(before, action, real(before, action))
        )

    return patch


def seat(number: int, after: State, **changes: object) -> State:
    return evolve(after, seats=after.with_seat(number, evolve(after.seats[number], **changes)))


def drawn_to(place: str) -> Callable[..., State]:
    """Draws of one phase lie in the wrong place."""

    def change(before: State, action: object, after: State) -> State:
        secret = before.phase == "draw_secret"
        if secret is (place == "secret"):
            return after
        me, was = after.seats[before.turn], before.seats[before.turn]
        fresh = list(me.secret if secret else me.open)
        for kind in was.secret if secret else was.open:
            fresh.remove(kind)
        if secret:
            return seat(before.turn, after, secret=was.secret, open=(*me.open, *fresh))
        return seat(before.turn, after, open=was.open, secret=(*me.secret, *fresh))

    return change


def at_close(change: Callable[[State, State], State]) -> Break:
    """What the end of a round comes to, changed afterwards."""

    def patch(patch: Patch) -> None:
        real = close.next_round
        patch.setattr(close, "next_round", lambda before: change(before, real(before)))

    return patch


def replaced(module: object, name: str, value: object) -> Break:
    return lambda patch: patch.setattr(module, name, value)


def both(*breaks: Break) -> Break:
    def patch(patch: Patch) -> None:
        for each in breaks:
            each(patch)

    return patch

"""The engine with one statement of the rules broken, for tests that ask whether anybody notices."""

import functools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from elfenwidgets.lessons.levels import goals
from elfenwidgets.rules import ending, state
from elfenwidgets.rules.actions import EndMove, Pass, Round
from elfenwidgets.rules.board import BOARD, COUNTERS, Connection
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.phases import close, deal, draw, plan, travel
from elfenwidgets.rules.phases.travel import Price
from elfenwidgets.rules.score import Standing, standings
from elfenwidgets.rules.state import State, evolve
from tests.lessons.broken import breaking
from tests.lessons.broken.breaking import Break, Patch

ROOMS = ("elfenwidgets.rules", "elfenwidgets.play")


@contextmanager
def broken(statement: str) -> Iterator[None]:
    """The engine without a statement; nothing that was worked out before is remembered."""
    with pytest.MonkeyPatch.context() as patch:
        BROKEN[statement](patch)
        _forget()
        yield
    _forget()


def _forget() -> None:
    """Clear what the rules and the solver keep, but not the lessons themselves."""
    for name in [name for name in sys.modules if name.startswith(ROOMS)]:
        for kept in vars(sys.modules[name]).values():
            if isinstance(kept, functools._lru_cache_wrapper):
                kept.cache_clear()


def _only_the_end(before: State, action: object, after: State) -> State:
    """Pieces are taken where a move ends, not on the way."""
    if isinstance(action, EndMove):
        boot = before.actor.boot
        taken = before.actor.pieces | ({boot} - {BOARD.capital})
        return breaking.seat(before.turn, after, pieces=taken) if after.phase != "over" else after
    return breaking.seat(before.turn, after, pieces=before.actor.pieces)


def _used_up(before: State, action: object, after: State) -> State:
    """A counter is gone once somebody has travelled on it."""
    via = getattr(action, "via", None)
    left = {road: kind for road, kind in after.counters.items() if road != via}
    return evolve(after, counters=left)


def _capital(before: State, action: object, after: State) -> State:
    to = getattr(action, "to", None)
    if to != BOARD.capital:
        return after
    return breaking.seat(before.turn, after, pieces=before.actor.pieces | {to})


def _twice(patch: Patch) -> None:
    """Whoever has ended a move may move again."""
    patch.setattr(travel, "_end", lambda now, cut: now)


def _out(patch: Patch) -> None:
    """The first pass ends the planning."""
    real = plan.apply
    patch.setattr(
        plan,
        "apply",
        lambda now, action: close.to_travel(now) if isinstance(action, Pass) else real(now, action),
    )


def _same_turn(before: State, action: object, after: State) -> State:
    """One places all that one has before the next player's turn."""
    if after.phase != "plan" or isinstance(action, Pass):
        return after
    return evolve(after, turn=before.turn)


def _standings(change: Callable[..., Standing]) -> Break:
    def patch(patch: Patch) -> None:
        real = standings
        for module in (ending, goals):
            patch.setattr(module, "standings", lambda now: tuple(change(s, now) for s in real(now)))

    return patch


def _other_card(standing: Standing, now: State) -> Standing:
    """The town card of one's neighbour counts."""
    card = now.seats[now.after(standing.seat)].town_card
    distance = BOARD.distance(now.seats[standing.seat].boot, card) if card else 0
    return replace(standing, distance=distance, score=standing.pieces - distance)


def _keep_all(patch: Patch) -> None:
    patch.setattr(close, "apply", lambda now, action: close.next_round(now))


def _opened(before: State, action: object, after: State) -> State:
    """A secret counter that is kept lies face up."""
    me = after.seats[before.turn]
    return breaking.seat(before.turn, after, open=(*me.open, *me.secret), secret=())


def _counters_stay(patch: Patch) -> None:
    real = close.after_moves

    def after_moves(now: State) -> State:
        after = real(now)
        return after if after.phase == "over" else evolve(after, counters=now.counters)

    patch.setattr(close, "after_moves", after_moves)


def _obstacles_back(before: State, after: State) -> State:
    return evolve(after, seats=tuple(evolve(seat, obstacle=True) for seat in after.seats))


def _anticlockwise(patch: Patch) -> None:
    patch.setattr(State, "after", lambda self, seat: (seat - 1) % len(self.seats))


def _start_stays(patch: Patch) -> None:
    real = deal.upcoming

    def upcoming(now: State) -> object:
        event = real(now)
        return replace(event, start=now.start) if isinstance(event, Round) else event

    patch.setattr(deal, "upcoming", upcoming)


def _one_round_more(patch: Patch) -> None:
    real = ending.won_after_moves
    patch.setattr(
        close,
        "won_after_moves",
        lambda now: None if now.round == now.edition.rounds else real(now),
    )


def _cheap(price: Price | None, way: Connection) -> Price | None:
    return price and replace(price, base=1)


def _no_obstacle(price: Price | None, way: Connection) -> Price | None:
    return price and replace(price, obstacle=0)


def _river(price: Price | None, way: Connection) -> Price | None:
    return replace(price, base=1) if price and way.kind == "river" else price


def _lake(price: Price | None, way: Connection) -> Price | None:
    return replace(price, base=1) if price and way.lake else price


def _dragons_on_water(price: Price | None, way: Connection) -> Price | None:
    return replace(price, kind="dragon") if price and not way.is_road else price


def _bare_water(price: Price | None, way: Connection) -> Price | None:
    return None if not way.is_road else price


BROKEN: dict[str, Break] = {
    "S1": breaking.replaced(Edition, "pieces", property(lambda edition: 19)),
    "S2": breaking.applied(travel, _capital),
    "S3": lambda patch: patch.setitem(state.CARDS_OF_A_KIND, "dragon", 9),
    "S5": breaking.replaced(draw, "sort", lambda kinds: ()),
    "S6": breaking.allowed("P4.7"),
    "S7": _one_round_more,
    "S8": _anticlockwise,
    "S9": _standings(_other_card),
    **{f"T{n}": breaking.chart(kind) for n, kind in enumerate(COUNTERS, 1)},
    "T7": breaking.price(_dragons_on_water),
    "T8": breaking.price(_river),
    "T9": breaking.price(_lake),
    "P1.2": breaking.replaced(deal, "cards_due", lambda now: 8),
    "P2.1": breaking.allowed("P2.1"),
    "P2.2": breaking.applied(draw, breaking.drawn_to("open")),
    "P2.3": breaking.applied(close, _opened),
    "P3.1": breaking.replaced(draw, "OPEN_DRAWS", 2),
    "P3.2": breaking.allowed("P3.2"),
    "P3.3": breaking.applied(draw, breaking.drawn_to("secret")),
    "P3.4": breaking.applied(
        draw,
        lambda before, action, after: evolve(after, display=before.display),
    ),
    "P3.5": breaking.replaced(draw, "OPEN_DRAWS", 4),
    "P4.1": breaking.applied(plan, _same_turn),
    "P4.2": breaking.allowed("P4.2"),
    "P4.3": breaking.allowed("P4.3"),
    "P4.4": breaking.allowed("P4.4"),
    "P4.5": breaking.applied(travel, _used_up),
    "P4.6": breaking.allowed("P4.6"),
    "P4.7": breaking.allowed("P4.7"),
    "P4.8": breaking.allowed("P4.8"),
    "P4.9": _out,
    "P4.10": _out,
    "P5.1": _twice,
    "P5.2": breaking.allowed("P5.2"),
    "P5.3": breaking.price(_cheap),
    "P5.4": breaking.price(_no_obstacle),
    "P5.5": breaking.price(_bare_water),
    "P5.6": breaking.applied(travel, _used_up),
    "P5.7": breaking.applied(travel, _only_the_end),
    "P5.8": breaking.replaced(travel, "CARAVAN", 2),
    "P5.9": breaking.price(_no_obstacle),
    "P5.10": breaking.allowed("P5.10"),
    "P5.11": breaking.at_close(
        lambda before, after: evolve(
            after, seats=tuple(evolve(seat, boot=BOARD.capital) for seat in after.seats)
        )
    ),
    "P5.12": breaking.replaced(travel, "HAND_LIMIT", 8),
    "P5.13": breaking.at_close(lambda before, after: evolve(after, stack=before.stack)),
    "P6.1": _start_stays,
    "P6.2": _counters_stay,
    "P6.3": _keep_all,
    "P6.4": breaking.at_close(lambda before, after: evolve(after, display=("dragon",) * 5)),
    "P6.5": breaking.at_close(_obstacles_back),
    "P6.6": breaking.at_close(lambda before, after: evolve(after, stack=before.discard)),
    "E1": _standings(lambda standing, now: replace(standing, pieces=-standing.pieces)),
    "E2": _standings(lambda standing, now: replace(standing, cards=0)),
    "E3": breaking.both(
        breaking.replaced(ending, "_has_twenty", lambda now: False),
        breaking.replaced(close, "won_at_once", lambda now: None),
    ),
    "E4": _standings(lambda standing, now: replace(standing, distance=0, score=standing.pieces)),
}
"""How each statement is broken that a level can ask for."""

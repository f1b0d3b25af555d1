"""Any situation of a game by keywords, all unsaid filled in."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, TRANSPORTS, Board
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.rules.phases.deal import DISPLAY
from elfenwidgets.rules.phases.draw import OPEN_DRAWS
from elfenwidgets.rules.position.possible import BOX_PHASES, check, ended
from elfenwidgets.rules.refusal import Refused
from elfenwidgets.rules.state import (
    CARDS_OF_A_KIND,
    COUNTERS_OF_A_KIND,
    Counters,
    Kind,
    Seat,
    State,
    Word,
    all_cards,
    all_counters,
    shuffled,
    sort,
    without,
)
from elfenwidgets.rules.vocabulary import CounterKind, is_phase

Names = str | Iterable[str]
"""Names one after the other: ``"dragon dragon raft"``, or a list of them."""

SEED = "position"
THINGS = ("at", "hand", "open", "secret", "obstacle", "town_card", "pieces", "left")


def position(
    edition: str | Edition = "amigo-de",
    *,
    phase: str = "plan",
    players: int | None = None,
    round: int = 1,
    start: int = 0,
    turn: int | None = None,
    done: int | None = None,
    at: str | None = None,
    hand: Names = (),
    open: Names = (),
    secret: Names = (),
    obstacle: bool | None = None,
    town_card: str | None = None,
    pieces: Names | None = None,
    left: Names | None = None,
    roads: Mapping[str, str] | None = None,
    display: Names | None = None,
    seats: Sequence[Mapping[str, Any]] = (),
    **switches: object,
) -> State:
    """A game in the midst of ``phase``, everything unsaid filled in by a fixed shuffle.

    ``at`` to ``left`` are the things of the seat in ``turn``; ``seats`` gives the same for the
    others, clockwise from it. Unless ``at`` is said the boots are where they start. ``pieces`` are
    the towns whose piece is collected, or ``left`` those
    whose piece is still there; the boot's own town is always collected (P5.7). ``roads`` says what
    lies where, an obstacle by ``"dragon!"``; unless ``obstacle`` says whose it was, it came from
    the seat last in turn. ``done`` is as in State. ``switches`` are house rules.

    Raises:
        ValueError: the position cannot come about; the sentence says why.

    >>> state = position(at="feodor", phase="travel", hand="dragon dragon raft",
    ...                  roads={"forest:feodor-lapphalya": "dragon!"})
    >>> state.actor.hand, state.obstacles
    (('dragon', 'dragon', 'raft'), frozenset({'forest:feodor-lapphalya'}))
    """
    edition = _edition(edition, switches)
    count = _count(players, len(seats))
    if not is_phase(phase) or phase in BOX_PHASES:
        raise ValueError(f"no phase is called {phase!r}")
    if round not in range(1, edition.rounds + 1):
        raise ValueError(f"{edition.key} has the rounds 1 to {edition.rounds}, not {round}")
    turn, done = _turn(phase, count, start, turn, done)

    values = (at, hand, open, secret, obstacle, town_card, pieces, left)
    mine = dict(zip(THINGS, values, strict=True))
    things: list[Mapping[str, Any]] = [{}] * count
    for i, each in enumerate((mine, *seats)):
        things[(turn + i) % count] = each
    counters, obstacles = _roads(roads or {})
    table = _obstacles_used([_seat(each, edition.board) for each in things], turn, len(obstacles))
    table, towns = dealt_town_cards(edition, table)

    shown, pile = _shown(table, counters, display)
    state = State(
        edition=edition,
        seed=SEED,
        seats=tuple(table),
        phase=phase,
        round=round,
        start=start,
        turn=turn,
        done=done,
        display=shown,
        pile=pile,
        stack=shuffled(
            _rest(all_cards(), Counter(card for seat in table for card in seat.hand), "cards"),
            SEED,
            "cards",
        ),
        discard=(),
        towns=towns,
        counters=counters,
        obstacles=obstacles,
    )
    if phase == "over":
        state = ended(state)
    check(state)
    return state


def _edition(edition: str | Edition, switches: Mapping[str, object]) -> Edition:
    if isinstance(edition, str):
        if edition not in editions():
            raise ValueError(f"no edition is called {edition!r}")
        edition = editions()[edition]
    if edition.gold is not None:
        raise ValueError("positions of Elfengold are set up by gold_position")
    try:
        return edition.with_rules(**switches)
    except Refused as refused:
        values = refused.refusal.values
        raise ValueError(f"no switch {values['switch']} can be {values['value']}") from refused


def _count(players: int | None, others: int) -> int:
    """How many sit at the table, where so many ``others`` are described."""
    count = players if players is not None else others + 1 if others else 2
    if count not in SEATS or others >= count:
        raise ValueError(f"two to six players sit at a table, not {max(count, others + 1)}")
    return count


def _turn(
    phase: str, count: int, start: int, turn: int | None, done: int | None
) -> tuple[int, int]:
    """Whose turn it is and how many turns were taken, each by the other where it is not said."""
    for seat in (start, start if turn is None else turn):
        if seat not in range(count):
            raise ValueError(f"no seat {seat} among {count} players")
    if phase == "plan":  # here the turn does not follow from the count
        turn, done, most = start if turn is None else turn, done or 0, count
    elif phase == "keep":  # all have had theirs
        return start if turn is None else turn, count
    else:
        done = ((start if turn is None else turn) - start) % count if done is None else done
        most = count * OPEN_DRAWS if phase == "draw" else count
        following = (start + done) % count
        if turn is not None and turn != following:
            raise ValueError(f"after {done} turns from seat {start} it is not seat {turn}'s turn")
        turn = following
    if done not in range(most):
        raise ValueError(f"{phase} has {most} turns at most, {done} cannot be done")
    return turn, done


def _names(names: Names, known: Iterable[Word], what: str) -> tuple[Word, ...]:
    words: dict[str, Word] = {word: word for word in known}
    found = tuple(names.split() if isinstance(names, str) else names)
    for name in found:
        if name not in words:
            raise ValueError(f"no {what} is called {name!r}")
    return tuple(words[name] for name in found)


def _seat(things: Mapping[str, Any], board: Board) -> Seat:
    for key in things:
        if key not in THINGS:
            raise ValueError(f"a seat has no {key!r}, only {', '.join(THINGS)}")
    (boot,) = _names([things.get("at") or board.capital], board.towns, "town")
    named: dict[str, frozenset[str]] = {}
    towns = frozenset(board.piece_towns)
    for key in ("pieces", "left"):
        if things.get(key) is not None:
            named[key] = frozenset(_names(things[key], towns, "town with pieces"))
    if len(named) == 2:
        raise ValueError("say either which pieces are collected or which are left")
    if boot in named.get("left", ()):
        raise ValueError(f"the boot stands in {boot}, so no piece is left there (P5.7)")
    collected = towns - named["left"] if "left" in named else named.get("pieces", frozenset())
    return Seat(
        boot=boot,
        pieces=collected | ({boot} & towns),
        hand=sort(_names(things.get("hand", ()), TRANSPORTS, "travel card")),
        open=sort(_names(things.get("open", ()), COUNTERS, "counter")),
        secret=sort(_names(things.get("secret", ()), COUNTERS, "counter")),
        obstacle=things.get("obstacle"),  # type: ignore[arg-type]  # None until it is known
        town_card=things.get("town_card"),
    )


def _roads(roads: Mapping[str, str]) -> tuple[dict[str, CounterKind], frozenset[str]]:
    counters: dict[str, CounterKind] = {}
    for road, on_it in roads.items():
        (kind,) = _names([on_it.removesuffix("!")], COUNTERS, "counter")
        if road not in BOARD.connections:
            raise ValueError(f"no road is called {road!r}")
        if BOARD.connections[road].kind not in CHART[kind]:
            raise ValueError(f"no {kind} goes over {road} (P4.3, P4.4)")
        counters[road] = kind
    return counters, frozenset(road for road, on_it in roads.items() if on_it.endswith("!"))


def _shown(
    table: Sequence[Seat], counters: Mapping[str, CounterKind], display: Names | None
) -> tuple[Counters, Counters]:
    """The display, and the pile of all counters that are nowhere else."""
    held = [kind for seat in table for kind in seat.counters]
    out = Counter((*held, *counters.values()))
    pile = shuffled(_rest(all_counters(), out, "counters"), SEED, "counters")
    shown = pile[-DISPLAY:] if display is None else _names(display, COUNTERS, "counter")
    if len(shown) != DISPLAY:
        raise ValueError(f"five counters lie in the display, not {len(shown)}")
    _rest(all_counters(), out + Counter(shown), "counters")
    return sort(shown), without(pile[::-1], shown)[::-1]


def _obstacles_used(table: list[Seat], turn: int, lying: int) -> list[Seat]:
    """Every seat with or without its obstacle, so that those on the roads have an owner (P4.7)."""
    used = sum(seat.obstacle is False for seat in table)
    for i in range(len(table)):
        index = (turn - 1 - i) % len(table)
        if table[index].obstacle is None:
            table[index] = replace(table[index], obstacle=used >= lying)
            used += used < lying
    if used < lying:
        raise ValueError(f"{lying} obstacles lie on the roads, but {used} can have been placed")
    return table


def dealt_town_cards(edition: Edition, table: list[Seat]) -> tuple[list[Seat], tuple[str, ...]]:
    """The seats with a town card each where the edition has them, and the cards nobody has."""
    dealt = [seat.town_card for seat in table if seat.town_card is not None]
    if dealt and not edition.town_cards:
        raise ValueError(f"{edition.key} is played without town cards (S9)")
    if len(set(dealt)) < len(dealt) or not set(dealt) <= set(edition.board.town_cards):
        raise ValueError(f"not a town card each (S9): {', '.join(dealt)}")
    if not edition.town_cards:
        return table, ()
    rest = list(shuffled(set(edition.board.town_cards) - set(dealt), SEED, "towns"))
    table = [s if s.town_card else replace(s, town_card=rest.pop()) for s in table]
    return table, tuple(rest)


def _rest(box: list[Kind], out: Counter[Kind], what: str) -> list[Kind]:
    """What is left in the box when ``out`` is taken from it."""
    for kind, number in out.items():
        there = CARDS_OF_A_KIND[kind] if what == "cards" else COUNTERS_OF_A_KIND
        if number > there:
            raise ValueError(f"there are {there} {kind} {what}, not {number}")
    return list((Counter(box) - out).elements())

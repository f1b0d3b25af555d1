"""A position as one line of text and back: what FEN is to chess.

Fields stand in this order, each once but ``seat``, with one space between them::

    edition=amigo-de rules={} seed=42 round=2 phase=plan start=0 turn=1 done=0
    seat=virst/ixara,virst/ddr/ge/t/!/- seat=elvenhold/-/gr/-/-/-/-
    roads=d!@plain:ixara-virst,u@forest:feodor-lapphalya
    display=geemu pile=... stack=... played=rr towns=-

``rules`` holds the house rules, ``seed`` a number or a text, both as JSON whose spaces are written
``\\u0020``; phase, round, start, turn and done are those of State. A ``seat`` (clockwise from seat
0) is its boot, collected pieces, hand, open and secret counters, ``!`` while it has its obstacle,
and its town card. A counter on a road is its letter, ``!`` with an obstacle. Counters and cards are
letters: giant pig g, elfcycle e, magic cloud m, unicorn u, troll wagon t, dragon d, raft r; of the
``pile``, the ``stack`` and the ``towns`` nobody has the last is the top. ``-`` is nothing.

A state is the whole truth: hands, secret counters and town cards are always said. Of what lies
face down on the table, ``pile``, ``stack`` and ``towns`` may be ``?``: what is left then lies
there, mixed by the seed. Who wins is not said: it follows. What Elfengold has beside that,
``gold.position_text`` says.
"""

import json
import re
from collections.abc import Iterable

from elfenwidgets import json_text
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, TRANSPORTS, Board
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.rules.gold import position_text as gold
from elfenwidgets.rules.position.possible import check, ended
from elfenwidgets.rules.position.table import check_table, laid_out, turn_comes
from elfenwidgets.rules.refusal import Refused, printable
from elfenwidgets.rules.state import LONGEST_SEED, Cards, Kind, Seat, State, is_seed, sort
from elfenwidgets.rules.vocabulary import CounterKind, is_phase

LONGEST = 10_000  # characters; a state of six players takes a fifth of it
LETTERS = dict(zip(TRANSPORTS, "gemutdr", strict=True))
UNSEEN = "?"

_COUNTER_OF = {LETTERS[kind]: kind for kind in COUNTERS}
_FIELDS = (
    *("edition", "rules", "seed", "round", "phase", "start", "turn", "done", "seat"),
    *("roads", "display", "pile", "stack", "played", "towns"),
)


class PositionError(ValueError):
    """A text that is no position of a game; the sentence says why."""


def write(state: State) -> str:
    """The line for a state.

    Raises:
        ValueError: its seed is longer than a line may hold.

    >>> from elfenwidgets.rules import editions, start
    >>> state = start(editions()["amigo-de"], seats=2, seed=7, first=0)
    >>> write(state).split()[0]
    'edition=amigo-de'
    >>> parse(write(state)) == state
    True
    """
    if not is_seed(state.seed):
        raise ValueError(f"a seed has {LONGEST_SEED} bits or characters at most")
    printed = editions()[state.edition.key].rules()
    house_rules = {k: v for k, v in state.edition.rules().items() if v != printed[k]}
    return " ".join(
        (
            f"edition={state.edition.key}",
            f"rules={_json(house_rules)}",
            f"seed={_json(state.seed)}",
            f"round={state.round}",
            f"phase={state.phase}",
            f"start={state.start}",
            f"turn={state.turn}",
            f"done={state.done}",
            *(f"seat={_seat(seat)}" for seat in state.seats),
            f"roads={_list(_on_road(state, road) for road in state.counters)}",
            f"display={_letters(state.display)}",
            f"pile={_letters(state.pile)}",
            f"stack={_letters(state.stack)}",
            f"played={_letters(state.discard)}",
            f"towns={_list(state.towns)}",
            *([] if state.gold is None else gold.fields(state)),
        )
    )


def parse(line: str) -> State:
    """The state that a line says.

    Raises:
        PositionError: it is no such line, or no game comes to it.

    >>> parse("edition=chess")
    Traceback (most recent call last):
        ...
    elfenwidgets.rules.position.text.PositionError: ...
    """
    values, seat_words, purses = _fields(line)
    try:
        seed = json_text.read(values["seed"])
        house_rules = json_text.read(values["rules"])
    except ValueError as error:
        raise PositionError("the rules and the seed are written as JSON") from error
    if not is_seed(seed):
        raise PositionError(f"no seed of {LONGEST_SEED} bits or characters: {printable(seed)}")
    phase = values["phase"]
    if not is_phase(phase):
        raise PositionError(f"no phase is called {printable(phase)}")
    counters, obstacles = _read_roads(values["roads"])
    edition = _edition(values["edition"], house_rules)
    seats = tuple(_read_seat(words, edition.board) for words in seat_words)
    state = State(
        edition=edition,
        seed=seed,
        seats=seats,
        phase=phase,
        round=_number(values["round"]),
        start=_number(values["start"]),
        turn=_number(values["turn"]),
        done=_number(values["done"]),
        display=sort(_kinds(values["display"], COUNTERS)),
        pile=() if values["pile"] == UNSEEN else _kinds(values["pile"], COUNTERS),
        stack=() if values["stack"] == UNSEEN else _kinds(values["stack"], TRANSPORTS),
        discard=_kinds(values["played"], TRANSPORTS),
        towns=()
        if values["towns"] == UNSEEN
        else _names(values["towns"], edition.board.town_cards),
        counters=counters,
        obstacles=obstacles,
    )
    if state.edition.gold is not None:
        try:
            return gold.read(state, purses, values)
        except ValueError as error:
            raise PositionError(str(error)) from error
    unseen = [name for name in ("pile", "stack", "towns") if values[name] == UNSEEN]
    try:
        state = laid_out(state, unseen)
        check_table(state)
        over = ended(state) if state.phase == "over" else state
        check(over)
    except ValueError as error:
        raise PositionError(str(error)) from error
    if not turn_comes(over) or (over.turn, over.done) != (state.turn, state.done):
        raise PositionError(f"after {state.done} turns it is not seat {state.turn}'s turn")
    return over


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":")).replace(" ", "\\u0020")


def _letters(kinds: Cards) -> str:
    return "".join(LETTERS[kind] for kind in kinds) or "-"


def _list(names: Iterable[str]) -> str:
    return ",".join(names) or "-"


def _on_road(state: State, road: str) -> str:
    mark = "!" if road in state.obstacles else ""
    return f"{LETTERS[state.counters[road]]}{mark}@{road}"


def _seat(seat: Seat) -> str:
    return "/".join(
        (
            seat.boot,
            _list(sorted(seat.pieces)),
            _letters(seat.hand),
            _letters(seat.open),
            _letters(seat.secret),
            "!" if seat.obstacle else "-",
            seat.town_card or "-",
        )
    )


def _fields(line: object) -> tuple[dict[str, str], list[str], list[str]]:
    """The values of the fields by name, and those of all seats, and of their purses."""
    if type(line) is not str or len(line) > LONGEST:
        raise PositionError(f"a position is a text of {LONGEST} characters at most")
    found = [word.partition("=") for word in line.strip().split(" ")]
    seats = [value for name, _, value in found if name == "seat"]
    purses = [value for name, _, value in found if name == "purse"]
    order = list(dict.fromkeys(name for name, _, _ in found))
    values = {name: value for name, _, value in found}
    wanted = [*_FIELDS, *(gold.FIELDS if is_gold(values.get("edition")) else ())]
    several = len(seats) + len(purses) - bool(seats) - bool(purses)
    if order != wanted or len(found) != len(wanted) + several:
        raise PositionError(f"a position has the fields {' '.join(wanted)}, each once but seat")
    if len(seats) not in SEATS:
        raise PositionError(f"two to six players sit at a table, not {len(seats)}")
    return values, seats, purses


def is_gold(key: str | None) -> bool:
    """Whether this is the key of an edition of Elfengold."""
    return key is not None and key in editions() and editions()[key].gold is not None


def _edition(key: str, house_rules: object) -> Edition:
    if key not in editions():
        raise PositionError(f"no edition is called {printable(key)}")
    if not isinstance(house_rules, dict):
        raise PositionError("the rules are an object of switches")
    try:
        return editions()[key].with_rules(**house_rules)
    except Refused as refused:
        values = refused.refusal.values
        raise PositionError(f"no switch {values['switch']} can be {values['value']}") from refused


def _number(word: str) -> int:
    if not re.fullmatch("[0-9]{1,2}", word):
        raise PositionError(f"no number of at most two digits: {printable(word)}")
    return int(word)


def _kinds(letters: str, known: Iterable[Kind]) -> tuple[Kind, ...]:
    if letters == "-":
        return ()
    kind_of = {LETTERS[kind]: kind for kind in known}
    if not letters or not set(letters) <= kind_of.keys():
        raise PositionError(f"no letters of cards or counters: {printable(letters)}")
    return tuple(kind_of[letter] for letter in letters)


def _names(words: str, known: Iterable[str]) -> tuple[str, ...]:
    names = () if words == "-" else tuple(words.split(","))
    if len(set(names)) < len(names) or not set(names) <= set(known):
        raise PositionError(f"no such towns, or one of them twice: {printable(words)}")
    return names


def _read_roads(words: str) -> tuple[dict[str, CounterKind], frozenset[str]]:
    counters: dict[str, CounterKind] = {}
    obstacles = set()
    for word in () if words == "-" else words.split(","):
        mark, _, road = word.partition("@")
        kind = _COUNTER_OF.get(mark.removesuffix("!"))
        if road not in BOARD.connections or road in counters:
            raise PositionError(f"no such road, or twice: {printable(road)}")
        if kind is None or BOARD.connections[road].kind not in CHART[kind]:
            raise PositionError(f"no {printable(mark)} goes over {road} (P4.3, P4.4)")
        counters[road] = kind
        if mark.endswith("!"):
            obstacles.add(road)
    return counters, frozenset(obstacles)


def _read_seat(words: str, board: Board) -> Seat:
    parts = words.split("/")
    if len(parts) != 7 or parts[0] not in board.towns or parts[5] not in ("!", "-"):
        raise PositionError(f"no seat of seven parts, first its boot's town: {printable(words)}")
    boot, pieces, hand, opened, secret, obstacle, town_card = parts
    if town_card != "-" and town_card not in board.town_cards:
        raise PositionError(f"no town card of {printable(town_card)} (S9)")
    if boot in board.piece_towns and boot not in pieces.split(","):
        raise PositionError(f"the boot stands in {boot}, so its piece is collected (P5.7)")
    return Seat(
        boot=boot,
        pieces=frozenset(_names(pieces, board.piece_towns)),
        hand=sort(_kinds(hand, TRANSPORTS)),
        open=sort(_kinds(opened, COUNTERS)),
        secret=sort(_kinds(secret, COUNTERS)),
        obstacle=obstacle == "!",
        town_card=None if town_card == "-" else town_card,
    )

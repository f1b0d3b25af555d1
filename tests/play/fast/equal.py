"""The fast game held to the clear one: the same actions and the same states, all game long."""

from dataclasses import replace
from functools import lru_cache
from itertools import count
from random import Random

from elfenwidgets.play.fast.codes import decode, encode
from elfenwidgets.play.fast.deal import start
from elfenwidgets.play.fast.position import Position
from elfenwidgets.play.fast.translate import from_state, to_be_drawn, to_state
from elfenwidgets.rules import Action, Edition, State, apply, engine, legal_actions
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.edition import CHOICES, LAKE_COSTS, base_editions
from elfenwidgets.rules.state import sort

Form = tuple[object, ...]


class Different(Exception):
    """The two games part; the sentence says where."""


def form(state: State) -> Form:
    """Everything about a state that the game goes by, in one order: equal forms play on alike.

    That is the edition with all switches and the seed; phase, round, start player, turn and turns
    done; display; those counters of the pile that are still drawn in this round, in their order,
    and the rest sorted; stack and discarded cards sorted; the town cards nobody has, in their
    order; every counter and obstacle on the roads; every seat's boot, pieces, hand, open and
    secret counters, obstacle and town card; and the winners. What is sorted is sorted by the box,
    too, before it mixes it and anybody sees it again.
    """
    left = len(state.pile) - to_be_drawn(state)
    return (
        *_switches(state.edition),
        *(state.seed, state.phase, state.round, state.start, state.turn, state.done),
        *(state.display, sort(state.pile[:left]), state.pile[left:]),
        *(sort(state.stack), state.discard, state.towns),
        *(sorted(state.counters.items()), sorted(state.obstacles), state.winners),
        *(
            (s.boot, sorted(s.pieces), s.hand, s.open, s.secret, s.obstacle, s.town_card)
            for s in state.seats
        ),
    )


@lru_cache
def _switches(edition: Edition) -> Form:
    return (edition.key, *sorted(edition.rules().items()))


def house_rules(edition: Edition, chance: Random) -> Edition:
    """The edition with some of its switches flipped by chance."""
    switches: dict[str, object] = {
        name: chance.choice(values) for name, values in CHOICES.items() if chance.random() < 0.4
    }
    if chance.random() < 0.4:
        switches["lake_cost"] = {lake: chance.choice(LAKE_COSTS) for lake in BOARD.lakes}
    if chance.random() < 0.4:
        switches["boatmen"] = [lake for lake in BOARD.lakes if chance.random() < 0.5]
    return edition.with_rules(**switches)


def ahead(state: State, chance: Random) -> State:
    """The same state with nearly all pieces collected, so that games end early, too."""
    towns = sorted(BOARD.piece_towns)
    return replace(
        state,
        seats=tuple(
            replace(seat, pieces=frozenset(chance.sample(towns, chance.randint(17, 20))))
            for seat in state.seats
        ),
    )


LIKES = ((), ("move", "place", "obstacle"), ("move", "pass"))
"""What players like to do: nothing special, to get about, or to keep their counters."""


def choose(actions: list[Action], chance: Random, likes: tuple[str, ...]) -> Action:
    """An action by chance, often of a kind that is liked."""
    if chance.random() < 0.7:
        actions = [action for action in actions if action.e in likes] or actions
    return chance.choice(actions)


def table(number: int) -> tuple[Edition, int]:
    """The edition and how many sit at the table in random game ``number``.

    Editions come in turn, as printed and then with house rules; so do numbers of players.
    """
    printed = list(base_editions().values())
    edition = printed[number % len(printed)]
    if number // len(printed) % 2:
        edition = house_rules(edition, Random(number))
    return edition, 2 + number % 5


def compare(number: int) -> int:
    """Play random game ``number`` on both engines; how many actions were played.

    What players like comes in turn; one game in three begins with most pieces taken.

    Raises:
        Different: the legal actions or the states are not the same.
    """
    chance = Random(number)
    edition, seats = table(number)
    state, position = engine.start(edition, seats, number), start(edition, seats, number)
    if number // 3 % 3 == 0:
        state = ahead(state, chance)
        position = from_state(state)
    return compare_from(state, position, chance, LIKES[number % 3], f"game {number}")


def compare_from(
    state: State,
    position: Position,
    chance: Random,
    likes: tuple[str, ...] = (),
    name: str = "game",
) -> int:
    """The same from one state on, which is the position's.

    Raises:
        Different: as above.
    """
    for played in count():
        if form(to_state(position)) != form(state):
            raise Different(f"{name}, {played} actions: another state")
        if state.phase == "over":
            break
        actions = list(legal_actions(state))
        codes = position.phase.legal(position)
        boot = state.actor.boot
        offered = {decode(code, state.turn, boot) for code in codes}
        if len(codes) != len(actions) or offered != set(actions):
            raise Different(f"{name}, {played} actions: other legal actions")
        part = chance.random()
        if position.phase.pick(position, part) != codes[int(part * len(codes))]:
            raise Different(f"{name}, {played} actions: another action picked")
        action = choose(actions, chance, likes)
        if played % 7 == 0:
            left, position = position, position.copy() if played % 2 else from_state(state)
            left.phase.play(left, codes[-1])  # must not touch the copy
        state = apply(state, action)
        position.phase.play(position, encode(action, boot))
    return played

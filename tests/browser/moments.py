"""Games that have come to the moment a test is about, and the way to them on a page."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeVar

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.hot_seat import OPEN
from elfenwidgets.rules import EndMove, Move, Pass, State, apply, editions, legal_actions
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.rules.view import view
from elfenwidgets.ui.picking.gold_choosing import choosing_of
from tests.browser.hands import Person
from tests.kept_games import library_in

T = TypeVar("T")


def played(names: Sequence[str], seed: int, rules: Edition | None = None) -> Iterator[Game]:
    """A game at each of its decisions; somebody stops now and then, so that all phases come."""
    players = [Player(name, color) for name, color in zip(names, COLORS, strict=False)]
    game, rng = Game(rules or editions()["amigo-de"], players, seed, 0), Random(seed)
    while not game.over:
        yield game
        actions = list(legal_actions(game.state))
        ends = [action for action in actions if isinstance(action, Pass | EndMove)]
        others = [action for action in actions if action not in ends]
        stop = not others or (bool(ends) and rng.random() < 0.4)
        game.play(rng.choice(ends if stop else others))


def found(wanted: Callable[[State], T | None]) -> tuple[Game, T]:
    """Some game of Ada and Bo that has come to what is wanted, and what that is."""
    for seed in range(100):
        for game in played(("Ada", "Bo"), seed):
            if it := wanted(game.state):
                return game, it
    raise AssertionError("no game comes to that")


def reached(phase: str, last: bool = False) -> Game:
    """Some game of Ada and Bo that has come to a phase, in any round or in the last one."""
    return found(
        lambda state: state.phase == phase and (state.round == state.edition.rounds or not last)
    )[0]


def step(state: State) -> Move | None:
    """A step after which the move goes on."""
    moves = (action for action in legal_actions(state) if isinstance(action, Move))
    return next((move for move in moves if apply(state, move).turn == state.turn), None)


def options(state: State) -> int:
    """How many things may be picked."""
    return len(choosing_of(view(state, state.turn)).options)


def of_every_phase(names: Sequence[str], seed: int, rules: Edition | None = None) -> list[Game]:
    """A game at a first decision of each phase, and at that with most options."""
    first: dict[str, Game] = {}
    most: dict[str, tuple[int, Game]] = {}
    for game in played(names, seed, rules):
        phase, now = game.state.phase, options(game.state)
        if now > most.get(phase, (0, game))[0]:
            most[phase] = now, Game.from_record(game.record())
            first.setdefault(phase, most[phase][1])
        if game.state.round == 3:
            break
    both = [*first.values(), *(game for _, game in most.values())]
    return list({len(game.events): game for game in both}.values())


def opened(person: Person, game: Game) -> Person:
    """Go to a saved game within the page, to the table, as the person whose turn it is."""
    with library_in(person.server.home):
        id = library.import_record(game.record())
    if person.there(".elfen-at-curtain"):  # of another game: it has to go first
        person.page.evaluate("location.hash = '#play'")
        person.waits(".elfen-at-start")
    person.page.evaluate("address => { location.hash = address }", f"#play/{id}")
    if game.state.phase in OPEN:
        person.waits(".elfen-at-table .elfen-what")
    else:
        person.come()
    seen = view(game.state, game.state.turn)
    person.sees(seen, choosing_of(seen))
    return person

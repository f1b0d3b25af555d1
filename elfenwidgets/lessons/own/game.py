"""The reader's own game: four rounds, phase by phase, through the lessons, against two bots."""

from dataclasses import dataclass
from random import Random

from elfenwidgets.lessons.learned import progress as kept
from elfenwidgets.lessons.learned.progress import Progress, ProgressError
from elfenwidgets.play.bots.greedy import GreedyBot
from elfenwidgets.play.game import Event, Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules.actions import Action, Pass
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import steps

PHASES = ("deal", "draw_secret", "draw", "plan", "travel", "keep", "done")
"""How far a round is, in order: before it, its phases, and after them."""

READER = kept.READER
COLORS = ("green", "red", "blue")
BOTS = {1: "greedy", 2: "greedy"}

SPARE = "a fitting position"
"""The seed of the game that stands in for the own one."""

KEPT_IN_HAND = 2


@dataclass(frozen=True)
class Scene:
    """A table to play one phase at, and why it is this one: the key ``note`` says it.

    ``own``: it is the reader's own game, saved after each action; elsewhere nothing is kept.
    """

    table: Table
    own: bool
    note: str


class Journey:
    """The own game as the ``progress`` keeps it; the ``names`` are those of reader and bots.

    ``lost`` says that what was kept could not be read, so that the journey begins anew.
    """

    def __init__(self, progress: Progress, names: tuple[str, str, str]) -> None:
        self._progress = progress
        self._players = tuple(map(Player, names, COLORS))
        self.table: Table | None = None
        self.lost = False
        if progress.journey is not None:
            try:
                self.table = Table(kept.own_game(progress.journey), BOTS)
                self._bots_play(self.table)
            except ProgressError:
                self.lost, progress.journey = True, None

    @property
    def phase(self) -> str:
        """How far round one is, one of PHASES."""
        return self.phase_of(1)

    @property
    def round(self) -> int:
        """The round that is played or comes next; 1 before the game is dealt."""
        return 1 if self.table is None else self.table.game.state.round

    def phase_of(self, round: int) -> str:
        """How far a round is, one of PHASES."""
        return "deal" if self.table is None else reached(self.table.game, round)

    @property
    def paused(self) -> bool:
        """Whether a round is over and the next one has not begun: nobody has drawn yet."""
        return self.table is not None and _fresh(self.table.game)

    def go_on(self) -> list[Event]:
        """Begin the next round: the bots before the reader draw; what happened is given.

        Raises:
            LookupError: nothing is dealt yet.
        """
        table = self._dealt()
        before = len(table.game.events)
        if self.paused and table.turn != READER:
            table.bot_turn()
        self._bots_play(table)
        self._save()
        return list(table.game.events[before:])

    def pieces(self, round: int) -> tuple[int, ...] | None:
        """How many pieces each seat had collected by the end of a round; None: it is not over."""
        if self.table is None or self.phase_of(round) != "done":
            return None
        last = self.table.game.state
        if last.round > round:
            past = (state for state, _ in steps(self.table.game.record()) if state.round <= round)
            *_, last = past
        return tuple(len(seat.pieces) for seat in last.seats)

    def deal(self, seed: int | str) -> Table:
        """Begin, or begin anew: the cards of round one are dealt by ``seed``."""
        self.table = self._new_table(seed)
        self._save()
        return self.table

    def play(self, action: Action) -> list[Event]:
        """Play in the own game, let the bots answer, and give what happened, as records write it.

        The bots play on until it is the reader's turn again or the round is over.

        Raises:
            Refused: the action is not legal.
            LookupError: nothing is dealt yet.
        """
        table = self._dealt()
        before = len(table.game.events)
        table.play(action)
        self._bots_play(table)
        self._save()
        return list(table.game.events[before:])

    def _dealt(self) -> Table:
        if self.table is None:
            raise LookupError("the journey begins with the deal")
        return self.table

    def scene(self, phase: str, round: int = 1) -> Scene:
        """The table for a phase of a round, whether or not the own game has come there.

        The own game when it is there; a look back at it when it is farther; and when it is not yet
        there, a fitting position out of another game.
        """
        here, there = PHASES.index(self.phase_of(round)), PHASES.index(phase)
        if self.table is not None and here == there:
            return Scene(self.table, True, "journey-yours")
        if self.table is not None and here > there:
            past = self._past(phase, round)
            if past is not None:
                return Scene(past, False, "journey-again")
            if phase == "deal":  # just dealt: nothing has been played on top of it
                return Scene(self.table, True, "journey-yours")
            return Scene(self._fitting(phase), False, "journey-never")
        note = (
            "journey-lost" if self.lost else "journey-first" if here == there else "journey-ahead"
        )
        return Scene(self._fitting("draw_secret" if phase == "deal" else phase), False, note)

    def _past(self, phase: str, round: int) -> Table | None:
        """The own game as it was when the reader came to a phase; None: it never did."""
        assert self.table is not None
        record = self.table.game.record()
        first = "draw_secret" if phase == "deal" else phase
        for number, (state, _) in enumerate(steps(record)):
            if (state.round, state.phase, state.turn) == (round, first, READER):
                past = record | {"events": record["events"][:number], "result": None}
                return Table(Game.from_record(past), BOTS)
        return None

    def _fitting(self, phase: str) -> Table:
        """Another game, played up to the reader's first turn of a phase of round one."""
        table = self._new_table(SPARE)
        game, guide = table.game, GreedyBot()
        while reached(game) != phase or table.turn != READER:
            if table.bot_turn():
                continue
            me = game.state.actor
            if game.state.phase == "plan" and me.held <= KEPT_IN_HAND:
                game.play(Pass(READER))  # so that there is something to keep in the end
            else:
                game.play(guide.choose(game.view(READER), Random(0)).action)
        return table

    def _new_table(self, seed: int | str) -> Table:
        return Table(Game(editions()[kept.EDITION], self._players, seed, first=READER), BOTS)

    def _bots_play(self, table: Table) -> None:
        while not _fresh(table.game) and table.bot_turn():
            pass

    def _save(self) -> None:
        assert self.table is not None
        self._progress.journey = self.table.game.record()


def reached(game: Game, round: int = 1) -> str:
    """How far a round of a game is, one of PHASES after the deal; before it begins, the deal."""
    if game.over or game.state.round > round:
        return "done"
    return game.state.phase if game.state.round == round else "deal"


def _fresh(game: Game) -> bool:
    """Whether a round after the first is dealt and nobody has acted in it."""
    state = game.state
    return state.round > 1 and state.phase == "draw_secret" and state.done == 0

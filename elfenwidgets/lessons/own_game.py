"""The reader's own game: round one, phase by phase, through the lessons, against two bots."""

from dataclasses import dataclass
from random import Random

from elfenwidgets.lessons import progress as kept
from elfenwidgets.lessons.progress import Progress, ProgressError
from elfenwidgets.play.bots.greedy import GreedyBot
from elfenwidgets.play.game import Event, Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules.actions import Action, Pass
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import steps

PHASES = ("deal", "draw_secret", "draw", "plan", "travel", "keep", "done")
"""How far the journey is, in order: before it, the phases of round one, and after them."""

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
        """How far it is, one of PHASES."""
        return "deal" if self.table is None else reached(self.table.game)

    def deal(self, seed: int | str) -> Table:
        """Begin, or begin anew: the cards of round one are dealt by ``seed``."""
        self.table = self._new_table(seed)
        self._save()
        return self.table

    def play(self, action: Action) -> list[Event]:
        """Play in the own game, let the bots answer, and give what happened, as records write it.

        The bots play on until it is the reader's turn again or round one is over.

        Raises:
            Refused: the action is not legal.
            LookupError: nothing is dealt yet.
        """
        if self.table is None:
            raise LookupError("the journey begins with the deal")
        before = len(self.table.game.events)
        self.table.play(action)
        self._bots_play(self.table)
        self._save()
        return list(self.table.game.events[before:])

    def scene(self, phase: str) -> Scene:
        """The table for the lesson on a phase, whether or not the own game has come there.

        The own game when it is there; a look back at it when it is farther; and when it is not yet
        there, a fitting position out of another game.
        """
        here, there = PHASES.index(self.phase), PHASES.index(phase)
        if self.table is not None and here == there:
            return Scene(self.table, True, "journey-yours")
        if self.table is not None and here > there:
            past = self._past(phase)
            if past is not None:
                return Scene(past, False, "journey-again")
            if phase == "deal":  # just dealt: nothing has been played on top of it
                return Scene(self.table, True, "journey-yours")
            return Scene(self._fitting(phase), False, "journey-never")
        note = (
            "journey-lost" if self.lost else "journey-first" if here == there else "journey-ahead"
        )
        return Scene(self._fitting("draw_secret" if phase == "deal" else phase), False, note)

    def _past(self, phase: str) -> Table | None:
        """The own game as it was when the reader came to a phase; None: it never did."""
        assert self.table is not None
        record = self.table.game.record()
        first = "draw_secret" if phase == "deal" else phase
        for number, (state, _) in enumerate(steps(record)):
            if (state.round, state.phase, state.turn) == (1, first, READER):
                past = record | {"events": record["events"][:number], "result": None}
                return Table(Game.from_record(past), BOTS)
        return None

    def _fitting(self, phase: str) -> Table:
        """Another game, played up to the reader's first turn of a phase."""
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
        while table.game.state.round == 1 and table.bot_turn():
            pass

    def _save(self) -> None:
        assert self.table is not None
        self._progress.journey = self.table.game.record()


def reached(game: Game) -> str:
    """How far a game is in round one, one of PHASES after the deal."""
    return "done" if game.over or game.state.round > 1 else game.state.phase

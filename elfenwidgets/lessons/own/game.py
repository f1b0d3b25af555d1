"""The reader's own game, round by round and phase by phase, through the lessons, against bots."""

from elfenwidgets.lessons.learned.progress import Progress, ProgressError, own_game
from elfenwidgets.lessons.own_setting import EDITION, READER, SETTINGS
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import steps

PHASES = ("deal", "draw_secret", "draw", "plan", "travel", "keep", "done")
"""How far a round is, in order: before it, its phases, and after them."""


class OwnGame:
    """The own game as the ``progress`` keeps it; the ``names`` are those of reader and bots.

    ``edition`` says which of the games in ``SETTINGS``.

    ``lost`` says that what was kept could not be read, so that it begins anew.
    """

    def __init__(
        self, progress: Progress, names: tuple[str, str, str], edition: str = EDITION
    ) -> None:
        self._progress, self._edition = progress, edition
        self._players = tuple(map(Player, names, SETTINGS[edition].colors))
        self.table: Table | None = None
        self.lost = False
        if (record := progress.own(edition)) is not None:
            try:
                self.table = Table(own_game(record, edition), SETTINGS[edition].bots)
                self._bots_play(self.table)
            except ProgressError:
                self.lost = True
                progress.keep_own(edition, None)

    def phase_of(self, round: int) -> str:
        """How far a round is, one of PHASES; before it begins, the deal."""
        if self.table is None or self.table.game.state.round < round:
            return "deal"
        game = self.table.game
        return "done" if game.over or game.state.round > round else game.state.phase

    @property
    def paused(self) -> bool:
        """Whether a round is over and the next one has not begun: nobody has drawn yet."""
        return self.table is not None and _fresh(self.table.game)

    def go_on(self) -> None:
        """Begin the next round: the bots before the reader draw.

        Raises:
            LookupError: nothing is dealt yet.
        """
        table = self._dealt()
        if self.paused and table.turn != READER:
            table.bot_turn()
        self._bots_play(table)
        self._save()

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

    def play(self, action: Action) -> None:
        """Play in the own game, and let the bots answer.

        They play on until it is the reader's turn again or the round is over.

        Raises:
            Refused: the action is not legal.
            LookupError: nothing is dealt yet.
        """
        table = self._dealt()
        table.play(action)
        self._bots_play(table)
        self._save()

    def _dealt(self) -> Table:
        if self.table is None:
            raise LookupError("the own game begins with the deal")
        return self.table

    def _new_table(self, seed: int | str) -> Table:
        game = Game(editions()[self._edition], self._players, seed, first=READER)
        return Table(game, SETTINGS[self._edition].bots)

    def _bots_play(self, table: Table) -> None:
        while not _fresh(table.game) and table.bot_turn():
            pass

    def _save(self) -> None:
        assert self.table is not None
        self._progress.keep_own(self._edition, self.table.game.record())


def _fresh(game: Game) -> bool:
    """Whether a round after the first is dealt and nobody has acted in it."""
    state = game.state
    begins = "draw_secret" if state.gold is None else "cards"
    return state.round > 1 and state.phase == begins and state.done == 0

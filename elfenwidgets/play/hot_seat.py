"""Whose things are on a screen that several people share, and who has to say that it is they."""

from elfenwidgets.play.company import Company
from elfenwidgets.play.game import Game

OPEN = frozenset({"draw", "auction"})
"""Phases in which all may watch what one does, and know what one may do (P3, G4)."""


class HotSeat:
    """The person at one screen of a table.

    ``viewer`` is the seat whose things are on the screen: it changes only when that person says
    so, or when nobody else could look on. With somebody elsewhere the screen is for all to see,
    and shows a hand only at its person's turn. It is None in an ``open`` turn, too.
    """

    def __init__(self, game: Game, company: Company) -> None:
        self._game, self._company = game, company
        self.viewer: int | None = None
        self._round = game.state.round
        self._drew = False
        self.settle()

    def settle(self) -> None:
        """Somebody else sits here now: who is alone at this screen sees what is theirs."""
        people = self._company.people
        if self.viewer not in people:
            self.viewer = None
        if len(people) == 1 and (self._company.device is not None or not self._company.elsewhere):
            self.viewer = people[0]
        self.cover()

    @property
    def shared(self) -> bool:
        """Whether others see this screen than the person whose things are on it."""
        company = self._company
        return company.device is None and (len(company.people) > 1 or bool(company.elsewhere))

    @property
    def looking(self) -> bool:
        """Whether who has drawn something secret looks at it, and then passes the screen on."""
        return self._drew and self.shared and self.viewer not in (None, self._game.turn)

    @property
    def awaited(self) -> int | None:
        """The person who has to say "I am ..." before anything of theirs may be shown."""
        turn = self._game.turn
        seen = turn == self.viewer or self.looking or self.open
        return None if seen or turn not in self._company.people else turn

    @property
    def open(self) -> bool:
        """Whether the turn is played with all looking on, and nobody's things on the screen.

        Who wants to look at theirs before sits down.
        """
        return self.shared and self.viewer is None and self._opens

    @property
    def _opens(self) -> bool:
        """Whether a person of this screen has the turn, and does what all may watch."""
        return self._game.turn in self._company.people and self._game.state.phase in OPEN

    def sit_down(self, seat: int) -> None:
        """The person at ``seat`` looks at the screen, and nobody else."""
        if seat in self._company.people:
            self.viewer = seat

    def hide(self) -> None:
        """Nobody looks at the screen."""
        self.viewer = None

    def acted(self, drew: bool) -> None:
        """The person here has acted; ``drew``: something secret, at which they may want to look."""
        self._drew = drew
        self.cover()

    def end_look(self) -> None:
        """Who has drawn something secret has looked at it."""
        self.acted(drew=False)

    def cover(self) -> None:
        """On a screen that all can see nobody's hand stays when the turn goes on.

        Nor when a round begins, for all look at how the last one went, and cards were dealt; nor
        while what is done is open.
        """
        begun, self._round = self._round != self._game.state.round, self._game.state.round
        passed = self._game.turn != self.viewer and not self.looking
        if self.shared and (begun or (passed and (self._company.elsewhere or self._opens))):
            self.viewer = None

"""A game and those who play it at one screen: who sits there, whose screen it is, what is saved."""

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from elfenwidgets.play.autosave import Autosave, Trouble
from elfenwidgets.play.bots import bots
from elfenwidgets.play.bots.choice import Choice
from elfenwidgets.play.company import Company
from elfenwidgets.play.game import Game, NothingToUndo
from elfenwidgets.play.hot_seat import HotSeat
from elfenwidgets.play.library import Save, Seating, Seats
from elfenwidgets.play.notes import SAY_WHY, meta
from elfenwidgets.rules.actions import Action, DrawSecret
from elfenwidgets.rules.gold.actions import TakeCard
from elfenwidgets.rules.record import Record
from elfenwidgets.rules.view import View

THINKING = 2.0
"""Seconds that a bot may think while people wait for it, where it searches."""


class Table:
    """A table: the ``game``, the ``company`` that plays it, and its ``hot_seat``, this screen.

    ``seats`` names the bot at each seat that has one, which thinks ``seconds`` at most;
    ``hurried``: that was too little for one of them. ``trouble`` is what came of saving, None
    while all is well.
    """

    def __init__(self, game: Game, seats: Mapping[int, str], seconds: float = THINKING) -> None:
        self.game = game
        self.company = Company(len(game.players), seats, seconds)
        self.hot_seat = HotSeat(game, self.company)
        self.trouble: Trouble | None = None
        self.hurried = False
        self._autosave: Autosave | None = None
        self._seats: Seats | None = None

    @classmethod
    def new(cls, game: Game, seats: Mapping[int, str], say_why: bool = False) -> "Table":
        """A table for a new game, whose record then names the bots.

        ``say_why``: the players want to be told during the game why bots do what they do.
        """
        named = {"bots": {str(seat): name for seat, name in seats.items()}}
        game.more["meta"] = meta(game.more) | named | ({SAY_WHY: True} if say_why else {})
        return cls(game, seats)

    @classmethod
    def from_record(cls, source: str | bytes | Record) -> "Table":
        """The table at which a recorded game was played, with the same bots.

        Raises:
            RecordError: it is no record, or one of its events or its result breaks a rule.
        """
        game = Game.from_record(source)
        named = meta(game.more).get("bots")
        given = named if isinstance(named, dict) else {}
        known = {
            seat: name
            for seat in range(len(game.players))
            if isinstance(name := given.get(str(seat)), str) and name in bots()
        }
        return cls(game, known)

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        return self.game.turn

    @property
    def view(self) -> View:
        """What may be on the screen now; while somebody is awaited, what everybody knows.

        So it is in an open turn, with what may be done, which all know as well.
        """
        hot = self.hot_seat
        if hot.open and self.turn is not None:
            return replace(self.game.view(None), actions=self.game.view(self.turn).actions)
        return self.game.view(hot.viewer if hot.awaited is None else None)

    @property
    def since(self) -> float | None:
        """When somebody acted last, in seconds since 1970; None: it is not known."""
        return None if self._autosave is None else self._autosave.since

    def arrange(self, seating: Seating) -> None:
        """Have people, devices and bots at the seats that this names, the others as they began."""
        self.company.arrange(seating)
        self.hot_seat.settle()

    def on_device(self, seat: int | None, page: str) -> None:
        """This screen is the ``page`` of a device that has one seat; None: it looks on only."""
        self.company.device = seat, page
        self.arrange(self.company.seating)

    def keep(self, save: Save) -> None:
        """From now on save the game after each action.

        The game goes on where that fails; ``trouble`` says so until it works again. Where another
        page was quicker, the game is as that one made it, and a person is told by ``trouble``.
        """
        self._autosave, self._seats = Autosave(self.game, save), Seats(save.id)
        if save.new_game:
            self._write()
        else:
            self.reseat()

    def _write(self) -> bool:
        """Save the game; False: another page was quicker."""
        self.trouble = None if self._autosave is None else self._autosave.write()
        return self.trouble != "late"

    def follow(self) -> bool:
        """Take over what another page has done, and who sits where; False: there was nothing."""
        moved = self.reseat()
        if self._autosave is None or not self._autosave.follow():
            return moved
        self.trouble = None
        self.hot_seat.cover()
        return True

    def reseat(self) -> bool:
        """Take over who has been given a seat meanwhile; False: everybody sits as before."""
        news = None if self._seats is None else self._seats.news()
        if news is None or news == self.company.seating:
            return False
        self.arrange(news)
        return True

    def play(self, action: Action) -> None:
        """Play what the person at the screen does, and save it.

        Raises:
            Refused: the action is not legal.
        """
        self.game.play(action)
        blind = isinstance(action, TakeCard) and action.source == "deck"
        first = self._write()
        self.hot_seat.acted(drew=first and (blind or isinstance(action, DrawSecret)))

    def bot_turn(self) -> bool:
        """Let the bot whose turn it is play one action; False: it is no bot's turn."""
        ask = self.ask_bot()
        if ask is None:
            return False
        self.play_choice(ask())
        return True

    def ask_bot(self) -> Callable[[], Choice] | None:
        """What gives the choice of the bot whose turn it is, when called; None: it is no bot's.

        It looks at nothing that changes meanwhile, so another thread may call it. Its chance
        follows from the seed and from how far the game has come: opened again, a game goes on as
        it would have.
        """
        turn, company = self.turn, self.company
        if turn not in company.bots or company.looks_on:
            return None
        come = f"{self.game.seed}/bots/{len(self.game.events)}"
        chance = random.Random(come.encode(errors="surrogatepass"))
        return partial(company.bots[turn].choose, self.game.view(turn), chance)

    def play_choice(self, choice: Choice) -> bool:
        """Play what the bot whose turn it is has chosen; False: another page was quicker.

        Nobody is told of that: its bots have chosen alike.

        Raises:
            Refused: the action is not legal.
        """
        self.hurried = self.hurried or choice.hurried
        self.game.play(choice.action, choice.reason)
        first = self._write()
        if not first:
            self.trouble = None
        self.hot_seat.cover()
        return first

    @property
    def may_undo(self) -> int | None:
        """The person who may take the last action back, if anybody; with it go bots' answers.

        Where several devices play, the end is no step to take back: each has got the whole record.
        """
        company = self.company
        if self.game.over and (company.elsewhere or company.device is not None):
            return None
        may = (seat for seat in company.people if self.game.can_undo(seat, company.bots))
        return next(may, None)

    def undo(self) -> None:
        """Take the last person's last action back, and what bots did since.

        The screen is theirs then, unless all look on.

        Raises:
            NothingToUndo: there is none, or something hidden came to light.
        """
        seat = self.may_undo
        if seat is None:
            raise NothingToUndo
        all_look = self.hot_seat.open
        self.game.undo(seat, self.company.bots)
        self._write()
        self.hot_seat.viewer = None if all_look else seat


def rematch(before: Table, seed: int | str) -> Table:
    """The table for another game with the edition and house rules of the one ``before``.

    Everybody keeps the seat; who sits next to the start player of that game begins this one.

    >>> from elfenwidgets.play.selfplay import play
    >>> from elfenwidgets.rules import editions
    >>> game = play(editions()["amigo-de"], ["random", "random"], seed=1)
    >>> rematch(Table(game, {1: "greedy"}), seed=2).company.bots[1].name
    'greedy'
    """
    game = before.game
    start = next(event["start"] for event in game.events if event["e"] == "round")
    first = (start + 1) % len(game.players)
    bots = {seat: bot.name for seat, bot in before.company.bots.items()}
    say_why = meta(game.more).get(SAY_WHY) is True
    return Table.new(Game(game.state.edition, game.players, seed, first), bots, say_why)

"""Who sits where, people and bots, and whose screen it is."""

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Literal

from elfenwidgets.play.bots import Bot, bots, seated
from elfenwidgets.play.bots.choice import Choice, Reason
from elfenwidgets.play.game import Game
from elfenwidgets.play.library import (
    DEVICE,
    HERE,
    Cause,
    Late,
    Missing,
    Save,
    Seating,
    Seats,
    Sitting,
    Unavailable,
)
from elfenwidgets.play.notes import SAY_WHY, meta
from elfenwidgets.rules.actions import Action, DrawSecret
from elfenwidgets.rules.gold.actions import TakeCard
from elfenwidgets.rules.record import Record
from elfenwidgets.rules.view import View

Trouble = Cause | Literal["late", "damaged"]
"""What may come of saving: the library cannot be used, and why; another page was quicker; or what
is kept of the game is damaged."""

PATIENCE = 2.0
"""Seconds that a person at the table waits for a bot's decision."""


class Table:
    """A game and those who play it at one screen.

    ``bots`` names the bot at each seat that has one; ``people`` sit at this screen, and at the
    seats ``elsewhere`` somebody with a device. ``viewer`` is the seat whose things are on the
    screen: it changes only when that person says so, or when nobody else could look on. With
    somebody elsewhere this screen is for all to see, and shows a hand only at its person's turn.
    A bot that searches thinks ``seconds`` at most, for somebody waits; ``hurried``: that was too
    little for one of them. ``trouble`` is what came of saving, None while all is well.
    """

    def __init__(self, game: Game, seats: Mapping[int, str], seconds: float = PATIENCE) -> None:
        self.game = game
        self._seconds = seconds
        self._begun = dict(seats)
        self.bots: dict[int, Bot] = {}
        self.seating: Seating = {}
        self.viewer: int | None = None
        self.trouble: Trouble | None = None
        self.hurried = False
        self._save: Save | None = None
        self._seats: Seats | None = None
        self._device: tuple[int | None, str] | None = None
        self._round = game.state.round
        self._drawn = False  # whether who drew a secret counter last may still want to look at it
        self.arrange({})
        self._bot_acts, self._late = False, False

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

    def arrange(self, seating: Seating) -> None:
        """Have people, devices and bots at the seats that this names, the others as they began."""
        self.seating = seating
        count = range(len(self.game.players))
        who = {seat: self._who(seat) for seat in count}
        self.bots = {
            seat: self.bots[seat] if self._plays(seat, name) else seated(name, self._seconds)
            for seat, name in who.items()
            if name in bots()
        }
        if self._device is None:
            self.people = tuple(seat for seat in count if who[seat] == HERE)
        else:
            self.people = () if self._device[0] is None or self.lost else (self._device[0],)
        self.elsewhere = frozenset(count) - {*self.bots, *self.people}
        if self.viewer not in self.people:
            self.viewer = None
        if len(self.people) == 1 and (self._device is not None or not self.elsewhere):
            self.viewer = self.people[0]
        self._cover()

    def _plays(self, seat: int, name: str) -> bool:
        return seat in self.bots and self.bots[seat].name == name

    def _who(self, seat: int) -> str:
        given = self.seating.get(seat, Sitting(self._begun.get(seat, HERE))).who
        return given if given == DEVICE or given in bots() else HERE

    def on_device(self, seat: int | None, page: str) -> None:
        """This screen is the ``page`` of a device that has one seat; None: it looks on only."""
        self._device = seat, page
        self.arrange(self.seating)

    @property
    def lost(self) -> bool:
        """Whether the seat of this device has been given to somebody else, or to another page."""
        seat, page = self._device or (None, "")
        return seat is not None and self.seating.get(seat) != Sitting(DEVICE, True, page)

    @property
    def curtained(self) -> bool:
        """Whether others see this screen than the person whose things are on it."""
        return self._device is None and (len(self.people) > 1 or bool(self.elsewhere))

    @property
    def looks_on(self) -> bool:
        """Whether nobody plays at this screen, not even the bots of the table."""
        return self._device is not None and not self.people

    @property
    def looking(self) -> bool:
        """Whether who has drawn something secret looks at it, and then passes the screen on."""
        return self._drawn and self.curtained and self.viewer not in (None, self.turn)

    def seen(self) -> None:
        """Who has drawn a secret counter has seen it."""
        self._drawn = False
        self._cover()

    def _cover(self) -> None:
        """On a screen that all can see nobody's hand stays when the turn goes on.

        Nor when a round begins, for all look at how the last one went, and cards were dealt.
        """
        begun, self._round = self._round != self.game.state.round, self.game.state.round
        passed = bool(self.elsewhere) and self.turn != self.viewer and not self.looking
        if self.curtained and (begun or passed):
            self.viewer = None

    def keep(self, save: Save) -> None:
        """From now on save the game after each action, before anybody else hears of it.

        The game goes on where that fails; ``trouble`` says so until it works again. Where another
        page was quicker, the game is as that one made it, and a person is told by ``trouble``.
        """
        self._save = save
        self._seats = Seats(save.id)
        self.game.watch(lambda _: self._write())
        if save.new_game:
            self._write()
        else:
            self.reseat()

    def _write(self) -> None:
        assert self._save is not None
        self.trouble = None
        try:
            self._save.write(self.game.record())
        except Unavailable as error:
            self.trouble = error.reason
        except Late:
            self._catch_up()

    def _catch_up(self) -> None:
        assert self._save is not None
        self._late = True
        try:
            self.game.become(self._save.read())
            self._cover()
            self.trouble = None if self._bot_acts else "late"
        except Unavailable as error:
            self.trouble = error.reason
        except (Missing, ValueError):
            self.trouble = "damaged"

    def follow(self) -> bool:
        """Take over what another page has done; False: there was nothing.

        It may be asked many times a second.
        """
        moved = self.reseat()
        news = None if self._save is None else self._save.news()
        if news is None:
            return moved
        try:
            self.game.become(news)
        except ValueError:  # what stands there is no record: this page's game is the better one
            return moved
        self._cover()
        self.trouble = None
        return True

    def reseat(self) -> bool:
        """Take over who has been given a seat meanwhile; False: everybody sits as before."""
        news = None if self._seats is None else self._seats.news()
        if news is None or news == self.seating:
            return False
        self.arrange(news)
        return True

    @property
    def reason(self) -> Reason | None:
        """Why the last action was taken, where a bot took it."""
        last = self.game.last_action
        return None if last is None else self.game.notes.get(last)

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        return None if self.game.over else self.game.state.turn

    @property
    def since(self) -> float | None:
        """When somebody acted last, in seconds since 1970; None: it is not known."""
        return None if self._save is None else self._save.changed

    @property
    def awaited(self) -> int | None:
        """The person who has to say "I am ..." before anything of theirs may be shown."""
        if self.turn not in self.people or self.turn == self.viewer or self.looking:
            return None
        return self.turn

    @property
    def view(self) -> View:
        """What may be on the screen now; while somebody is awaited, what everybody knows."""
        return self.game.view(self.viewer if self.awaited is None else None)

    def sit_down(self, seat: int) -> None:
        """The person at ``seat`` looks at the screen, and nobody else."""
        if seat in self.people:
            self.viewer = seat

    def play(self, action: Action) -> None:
        """Play what the person at the screen does.

        Raises:
            Refused: the action is not legal.
        """
        self.game.play(action)
        blind = isinstance(action, TakeCard) and action.source == "deck"
        self._drawn = (blind or isinstance(action, DrawSecret)) and self.trouble != "late"
        self._cover()

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
        if self.turn not in self.bots or self.looks_on:
            return None
        come = f"{self.game.seed}/bots/{len(self.game.events)}"
        chance = random.Random(come.encode(errors="surrogatepass"))
        return partial(self.bots[self.turn].choose, self.game.view(self.turn), chance)

    def play_choice(self, choice: Choice) -> bool:
        """Play what the bot whose turn it is has chosen; False: another page was quicker.

        Raises:
            Refused: the action is not legal.
        """
        self._bot_acts, self._late = True, False
        self.hurried = self.hurried or choice.hurried
        try:
            self.game.play(choice.action, choice.reason)
        finally:
            self._bot_acts = False
            self._cover()
        return not self._late

    @property
    def may_undo(self) -> int | None:
        """The person who may take the last action back, if anybody; with it go bots' answers.

        Where several devices play, the end is no step to take back: each has got the whole record.
        """
        if self.game.over and (self.elsewhere or self._device is not None):
            return None
        return next((seat for seat in self.people if self.game.can_undo(seat, self.bots)), None)

    def undo(self) -> None:
        """Take the last person's last action back, and what bots did since; the screen is theirs.

        Raises:
            NothingToUndo: there is none, or something hidden came to light.
        """
        seat = self.may_undo
        self.game.undo(-1 if seat is None else seat, self.bots)
        self.viewer = seat

"""A game that is played through again, on the stage: a step of it, as it was seen then."""

from collections.abc import Sequence

from elfenwidgets.markup import Html, escape, html
from elfenwidgets.play.replay import Replay
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.position.short import pack
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks, trail
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.sharing import POSITION, REPLAY, Link
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import mark
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import Act

LINES = 8
"""So many of the things that have just happened are told."""

COLUMNS = ("player", "pieces", "cards")


class ReplayAct(Act):
    """One step at a time: ``at`` is its number, ``seat`` whose eyes it is seen with.

    ``packed`` is the whole game as a text for a link, of one that is over.
    """

    def __init__(self, replay: Replay, packed: str | None = None) -> None:
        self.replay = replay
        self._packed = packed
        self.seat = replay.first
        self.at = 0

    @property
    def last(self) -> int:
        """The last step."""
        return len(self.replay) - 1

    @property
    def state(self) -> State:
        """The whole truth, which is never shown."""
        return self.replay.state(self.at)

    @property
    def view(self) -> View:
        """What was known then."""
        return self.replay.view(self.at, self.seat)

    @property
    def name(self) -> str:
        """What the board shows, for whoever does not see it."""
        return t("replay-step", n=self.at + 1, of=self.last + 1)

    @property
    def players(self) -> tuple[Player, ...]:
        """Those who play."""
        return self.replay.players

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """The way of the last boot, and the road where something was just laid."""
        news = self.replay.news(self.at, self.seat)
        laid = [
            event["road"]
            for event in news
            if event["e"] in ("place", "obstacle", "place_item", "double", "exchange")
        ]
        return Marks(focus=Target("road", laid[-1]) if laid else None, trail=trail(self.view.log))

    def links(self) -> Sequence[Link]:
        """The game from this step on, and the position; of a game that is over with all hands."""
        state = self.state
        if not self.replay.over:
            return super().links()
        game = f"#{REPLAY}/{self._packed}/{self.at + 1}"
        whole = (("replay", game),) if self._packed else ()
        base = state.gold is None
        return (*whole, *((("position", f"#{POSITION}={pack(state)}"),) if base else ()))

    def touch(self, target: Target) -> bool:
        """There is nothing to pick, and nothing is answered about what might have been."""
        return True

    def heading(self) -> Html:
        """Which step it is, what has just happened, and how everybody stands."""
        view = self.view
        round = t("round-of", n=view.round, rounds=view.edition.rounds)
        phase = "" if view.phase == "over" else f" · {t(f'phase-{view.phase}')}"
        news = self.replay.news(self.at, self.seat)[-LINES:]
        told = Html().join(html("<li>{}</li>", words.event(event, self.players)) for event in news)
        return html(
            '<p class="elfen-round">{round} · {name}</p><h3>{turn}</h3><div role="status">'
            '<ul class="elfen-lines">{told}</ul></div>{standing}',
            round=round + phase,
            name=self.name,
            turn=self._turn(view),
            told=told,
            standing=self._standing(view),
        )

    def caption(self) -> str:
        """Where the game is and what has just happened, in a line."""
        round = t("round-of", n=self.view.round, rounds=self.view.edition.rounds)
        news = self.replay.news(self.at, self.seat)
        return " · ".join([round, self.name, *(words.event(each, self.players) for each in news)])

    def _turn(self, view: View) -> Html:
        """Whose turn it is, or who has won."""
        if view.result is not None:
            return escape(words.victory([self.players[seat] for seat in view.result.winners]))
        assert view.turn is not None
        player = self.players[view.turn]
        return mark(player.color) + escape(t("turn-of", name=player.name))

    def _standing(self, view: View) -> Html:
        """Towns and cards of each seat: what everybody sees of them."""
        head = Html().join(
            html('<th scope="col">{}</th>', t(f"replay-{column}")) for column in COLUMNS
        )
        gold = view.gold
        head += Html() if gold is None else html('<th scope="col">{}</th>', t("end-coins"))
        coins = (
            [Html()] * len(view.seats)
            if gold is None
            else [html("<td>{}</td>", s.coins) for s in gold.seats]
        )
        rows = Html().join(
            html(
                '<tr><th scope="row">{mark}{name}</th><td>{pieces}</td><td>{cards}</td>{cash}</tr>',
                mark=mark(player.color),
                name=player.name,
                pieces=len(seat.pieces),
                cards=seat.cards,
                cash=cash,
            )
            for player, seat, cash in zip(self.players, view.seats, coins, strict=True)
        )
        return html(
            '<table class="elfen-standing"><thead><tr>{}</tr></thead><tbody>{}</tbody></table>',
            head,
            rows,
        )

    def go(self, step: int) -> None:
        """To a step, or the nearest there is."""
        self.at = min(max(step, 0), self.last)

    def back(self) -> None:
        """One step back."""
        self.go(self.at - 1)

    def forth(self) -> None:
        """One step on."""
        self.go(self.at + 1)

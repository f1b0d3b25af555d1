"""A journey of a game that is over, or a turning point, on the stage: with what was possible."""

from collections.abc import Sequence
from dataclasses import replace

from elfenwidgets.markup import Html, html
from elfenwidgets.play.coaching.game_review import PLACED, Review, Trip, Turning
from elfenwidgets.rules.actions import Move, Place, PlaceObstacle
from elfenwidgets.rules.gold.actions import Double, Exchange, PlaceItem
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view
from elfenwidgets.text import Value, t
from elfenwidgets.ui.drawing.board import legend
from elfenwidgets.ui.drawing.marks import Marks, ways
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import icon, mark
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import Act, Tool


class GameReviewAct(Act):
    """One journey at a time; ``at`` is the journey or the turning point that is shown."""

    def __init__(self, review: Review) -> None:
        self.review = review
        self.at: Trip | Turning = review.trips[0]

    @property
    def trip(self) -> Trip:
        """The journey that is shown, or that the turning point belongs to."""
        if isinstance(self.at, Trip):
            return self.at
        return self.review.trip(self.at.round, self.at.seat) or self.review.trips[-1]

    @property
    def state(self) -> State:
        """The position: before a move, after a placement."""
        if isinstance(self.at, Trip):
            return self.at.before
        return self.at.after if _planned(self.at) else self.at.before

    @property
    def view(self) -> View:
        """What the seat saw, and nothing to choose."""
        return replace(view(self.state, self.at.seat), actions=())

    @property
    def name(self) -> str:
        """What the board shows, for whoever does not see it."""
        return t("gamereview-title")

    @property
    def players(self) -> tuple[Player, ...]:
        """Those who played."""
        return self.review.players

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """Both journeys, and the road of a placement."""
        boot = self.state.seats[self.at.seat].boot
        if isinstance(self.at, Trip):
            return Marks(solid=ways(boot, self.at.taken), dashed=ways(boot, self.at.best.steps))
        action = self.at.action
        first = (action,) if isinstance(action, Move) else ()
        ring = Target("road", action.road) if isinstance(action, PLACED) else None
        return Marks(
            focus=ring,
            solid=ways(boot, (*first, *self.at.now.steps)),
            dashed=ways(boot, self.at.was.steps),
        )

    def heading(self) -> Html:
        """Whose journey it is, its numbers beside those of the best, and what they say."""
        player, hand = self.players[self.at.seat], self.state.seats[self.at.seat].hand
        town = self.at.home
        counts = t("gamereview-home", town=words.town(town)) if town else ""
        number = self.review.trips.index(self.trip) + 1
        if isinstance(self.at, Turning):
            kicker = t("gamereview-kicker-turning", round=self.at.round)
        else:
            of = len(self.review.trips)
            kicker = t("gamereview-kicker", round=self.at.round, n=number, of=of)
        return html(
            '<p class="elfen-round">{kicker}</p><h3>{mark}{name}</h3>'
            '<p class="elfen-goal" role="status">{said}</p><p class="elfen-hand">'
            "{hand} {} {counts}</p>{table}",
            Html().join(map(icon, hand)) or "–",
            kicker=kicker,
            mark=mark(player.color),
            name=player.name,
            said=self._said(),
            hand=t("gamereview-hand"),
            counts=counts,
            table=self._table(),
        )

    def _said(self) -> str:
        if isinstance(self.at, Turning):
            return turning(self.at, self.players)
        if self.at.lost <= 0:
            return t("gamereview-nothing-lost")
        return t("gamereview-lost", count=count(self.at, self.at.lost))

    def _table(self) -> Html:
        """The two journeys with towns, cards and steps; the samples of their lines are a legend."""
        if isinstance(self.at, Trip):
            best = self.at.best
            rows = (
                _row("solid", t("gamereview-taken"), self.at.towns, self.at.taken),
                _row("dashed", t("gamereview-best"), best.towns, best.steps, best.proved),
            )
        else:
            was, now, action = self.at.was, self.at.now, self.at.action
            first = (action,) if isinstance(action, Move) else ()
            gained = len(self.at.after.seats[self.at.seat].pieces) - len(
                self.at.before.seats[self.at.seat].pieces
            )
            steps = (*first, *now.steps)
            rows = (
                _row("solid", t("gamereview-after"), gained + now.towns, steps, now.proved),
                _row("dashed", t("gamereview-before"), was.towns, was.steps, was.proved),
            )
        heads = (t("gamereview-towns"), t("gamereview-cards"))
        head = Html().join(html('<th scope="col">{}</th>', said) for said in heads)
        return html(
            '<table class="elfen-both"><thead><tr><td></td>{}</tr></thead>'
            "<tbody>{}</tbody></table>",
            head,
            Html().join(rows),
        )

    def tools(self) -> tuple[Tool, ...]:
        """The journeys before and after this one."""
        at = self.review.trips.index(self.trip)
        back = (("back", t("gamereview-previous")),) if at else ()
        last = at + 1 == len(self.review.trips)
        return (*back, *(() if last else (("forth", t("gamereview-next")),)))

    def use(self, tool: str) -> None:
        """One journey on or back."""
        (self.back if tool == "back" else self.forth)()

    def back(self) -> None:
        """The journey before this one."""
        self._step(-1)

    def forth(self) -> None:
        """The journey after this one."""
        self._step(1)

    def _step(self, by: int) -> None:
        trips = self.review.trips
        self.at = trips[min(max(trips.index(self.trip) + by, 0), len(trips) - 1)]


def _planned(turning: Turning) -> bool:
    return isinstance(turning.action, PLACED)


def _row(line: str, said: str, towns: int, steps: Sequence[Move], proved: bool = True) -> Html:
    """A journey as two rows: its numbers, and below them its steps with the cards paid."""
    number = str(towns) if proved else t("gamereview-at-least", n=towns)
    cards = sum(len(step.cards) for step in steps)
    way = Html(" ").join(
        html("<span>→ {} {}</span>", words.town(step.to), Html().join(map(icon, step.cards)))
        for step in steps
    )
    return html(
        '<tr><th scope="row">{legend} {said}</th><td>{number}</td><td>{cards}</td></tr>'
        '<tr class="elfen-steps"><td colspan="3">{}</td></tr>',
        way or t("gamereview-stays"),
        legend=legend.of_journey(line),
        said=said,
        number=number,
        cards=cards,
    )


def count(at: Trip | Turning, n: int) -> str:
    """So many towns; so many points where the way to the town card counts, too (E4)."""
    unit = "points" if at.home else "towns"
    return t(f"gamereview-count-{unit}", n=abs(n))


def turning(at: Turning, players: Sequence[Player]) -> str:
    """A turning point in one sentence."""
    action = at.action
    said: dict[str, Value] = {
        "name": words.player(players[action.seat]),
        "other": words.player(players[at.seat]),
        "count": count(at, at.change),
        "town": words.town(at.after.seats[at.seat].boot),
    }
    if isinstance(action, PlaceItem | Double | Exchange):
        said["done"] = words.event(action.to_event(), players)  # type: ignore[arg-type]  # is open
        return t(f"gamereview-turn-{'gain' if at.change > 0 else 'loss'}", **said)
    if isinstance(action, Place | PlaceObstacle):
        said["road"] = words.road(action.road)
    if isinstance(action, Place):
        said["counter"] = words.kind(action.counter)
    own = "-own" if _planned(at) and action.seat == at.seat else ""
    return t(f"gamereview-turn-{action.e}{own}", **said)

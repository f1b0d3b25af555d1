"""A boot's next step on the journey whose end is evaluated best."""

from functools import partial

from elfenwidgets.play.bots import explain
from elfenwidgets.play.bots.choice import Choice
from elfenwidgets.play.bots.plan_search import Plan, Traveller, traveller
from elfenwidgets.play.journeys.best_journey import settled
from elfenwidgets.play.journeys.network import Network, best_cards
from elfenwidgets.rules.actions import EndMove
from elfenwidgets.rules.state import HAND_LIMIT, without
from elfenwidgets.rules.view import OwnView


def viewer(view: OwnView, fine: bool = False) -> Traveller:
    """The viewer as a traveller; ``fine`` chooses the factors of the evaluation."""
    return traveller(view, view.seat, view.me.hand, fine)


def move(view: OwnView, fine: bool = False) -> Choice:
    """The next step of the journey that ends best; at its end the cards worth least go."""
    me = view.me
    plan = Plan(viewer(view, fine), Network.of(view))
    _, moves = settled(me.hand, plan.legs, plan.end.left, view.seat)
    if not moves:
        end = EndMove(view.seat, without(me.hand, best_cards(me.hand, HAND_LIMIT)))
        return Choice(end, partial(explain.of_end, view, end))
    ahead = [move.to for move in moves]
    return Choice(moves[0], partial(explain.of_move, view, moves[0], ahead))

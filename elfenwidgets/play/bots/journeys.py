"""A boot's next step on the journey that ends best."""

from elfenwidgets.play.bots import explain
from elfenwidgets.play.bots.choice import Choice
from elfenwidgets.play.bots.outlook import missing
from elfenwidgets.play.bots.ways import ROADS, Step, Traveller, Ways, steps_of, traveller
from elfenwidgets.play.network import NUMBER, TOWNS, WORTH, best_cards
from elfenwidgets.rules.actions import EndMove, Move
from elfenwidgets.rules.board import BOARD, TRANSPORTS
from elfenwidgets.rules.state import HAND_LIMIT, sort, without
from elfenwidgets.rules.view import OwnView
from elfenwidgets.rules.vocabulary import Payment


def viewer(view: OwnView, fine: bool = False) -> Traveller:
    """The viewer as a traveller; ``fine`` chooses the outlook on the rounds to come."""
    me = view.me
    rounds = view.edition.rounds - view.round
    return traveller(me.boot, me.hand, missing(me.pieces), rounds, me.town_card, fine)


def move(view: OwnView, fine: bool = False) -> Choice:
    """The next step of the journey that ends best; at its end the cards worth least go."""
    me = view.me
    journey = Ways(viewer(view, fine), steps_of(view)).journey()
    if not journey:
        end = EndMove(view.seat, without(me.hand, best_cards(me.hand, HAND_LIMIT)))
        return Choice(end, explain.of_end(view, end))
    step, wild = journey[0]
    to, _, shift, cost, caravan, _ = step
    via, kind = _via(me.boot, step), TRANSPORTS[shift // 4]
    if wild and not (view.edition.caravan_only_if_unable and me.hand.count(kind) >= cost):
        spare = list(me.hand)
        for (_, _, other, cards, _, _), by_caravan in journey:
            if not by_caravan:
                spare = list(without(tuple(spare), [TRANSPORTS[other // 4]] * cards))
        paid = sort(sorted(spare, key=WORTH.__getitem__)[:caravan])
        how: Payment = "caravan" if BOARD.connections[via].is_road else "boatmen"
        taken = Move(view.seat, via, TOWNS[to], paid, how)
    else:
        taken = Move(view.seat, via, TOWNS[to], (kind,) * cost, "card")
    return Choice(taken, explain.of_move(view, taken, [TOWNS[step[0]] for step, _ in journey]))


def _via(boot: str, step: Step) -> str:
    """The connection of a step; between two towns there is one water at most."""
    to, road, *_ = step
    if road >= 0:
        return ROADS[road]
    waters = [c for c in BOARD.leaving(boot) if not c.is_road and NUMBER[c.other(boot)] == to]
    return waters[0].id

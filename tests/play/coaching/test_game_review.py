"""A game looked at again: its numbers are those of the rules, its best journeys are the best."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from elfenwidgets.play.coaching.game_review import (
    Review,
    Trip,
    Turning,
    astray,
    best,
    best_after,
    trips,
    weightiest,
)
from elfenwidgets.play.selfplay import play
from elfenwidgets.rules import Move, apply, editions
from elfenwidgets.rules.actions import EndMove, Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.edition import base_editions
from elfenwidgets.rules.gold.actions import Double
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.position import position
from elfenwidgets.rules.score import standings
from tests.play.journeys.bruteforce import most_towns
from tests.rules.gold.games import game as random_game_of_gold

AMIGO = editions()["amigo-de"]
TOWNS = AMIGO.with_rules(town_cards=True)

ROADS = {
    "plain:elvenhold-lapphalya": "elfcycle",
    "forest:feodor-lapphalya": "dragon",
    "desert:feodor-throtmanni": "dragon",
}
TO_LAPPHALYA = "0 move plain:elvenhold-lapphalya > lapphalya elfcycle"
TO_FEODOR = "0 move forest:feodor-lapphalya > feodor dragon dragon"
TO_THROTMANNI = "0 move desert:feodor-throtmanni > throtmanni dragon"
BACK = "0 move plain:elvenhold-lapphalya > elvenhold elfcycle"
HAND = "elfcycle elfcycle dragon dragon dragon"


def trip(lines: Sequence[str], **setting: Any) -> Trip:
    """The journey of seat 0 by these lines, from Elvenhold over ROADS."""
    setting = {"phase": "travel", "hand": HAND, "roads": ROADS, **setting}
    states = [position(**setting)]
    moves = [move for move in map(parse, lines) if isinstance(move, Move)]
    for move in moves:
        states.append(apply(states[-1], move))
    return Trip(states[0].round, 0, tuple(moves), tuple(states))


def losses(trip: Trip) -> list[Turning]:
    return [turning for turning in astray(trip) if turning is not None]


def told(turnings: Sequence[Turning]) -> list[tuple[str, int]]:
    return [(turning.action.e, turning.change) for turning in turnings]


def test_the_numbers_of_a_journey() -> None:
    short = trip([TO_LAPPHALYA])
    assert (short.towns, short.best.towns, short.lost) == (1, 3, 2)
    assert [move.to for move in short.best.steps] == ["lapphalya", "feodor", "throtmanni"]
    assert len(short.best.left) == 1


def test_whoever_makes_the_best_journey_loses_nothing() -> None:
    whole = trip([TO_LAPPHALYA, TO_FEODOR, TO_THROTMANNI])
    assert (whole.towns, whole.lost) == (3, 0)
    assert losses(whole) == []


def test_an_end_that_came_too_soon_costs_the_towns_that_could_still_be_reached() -> None:
    (end,) = losses(trip([TO_LAPPHALYA]))
    assert isinstance(end.action, EndMove)
    assert (end.change, end.was.towns, end.now.towns) == (-2, 2, 0)


def test_a_step_back_costs_what_its_card_would_have_bought() -> None:
    wandering = trip([TO_LAPPHALYA, BACK])
    assert told(losses(wandering)) == [("move", -2)]  # no card is left for the way back


def test_a_town_that_was_known_before_does_not_count() -> None:
    known = trip([TO_LAPPHALYA, TO_FEODOR], pieces=["lapphalya"])
    assert (known.towns, known.best.towns, known.pieces) == (1, 2, 2)


def test_an_obstacle_makes_the_best_journey_shorter() -> None:
    roads = {**ROADS, "forest:feodor-lapphalya": "dragon!"}
    assert trip([], roads=roads).best.towns == 2  # three dragons for the forest, none is left


def test_an_obstacle_makes_it_longer_where_a_caravan_is_for_who_cannot_pay() -> None:
    """The whole price in hand, no caravan may go; an obstacle makes it three dragons (P5.8)."""
    roads = {
        "forest:rivinia-throtmanni": "dragon",
        "mountain:jaccaranda-throtmanni": "dragon",
        "mountain:jaccaranda-wylhien": "dragon",
        "forest:feodor-rivinia": "elfcycle",
        "forest:feodor-lapphalya": "elfcycle",
    }
    hand = "dragon dragon elfcycle elfcycle raft raft"
    state = position("midgaard-sv", at="rivinia", hand=hand, roads=roads)
    was, act = best(state, 0), PlaceObstacle(0, "forest:rivinia-throtmanni")
    assert was.towns == 2 and act.road not in {step.via for step in was.steps}
    assert best_after(was, 0, act, apply(state, act)).towns == 3


def test_a_second_counter_makes_it_shorter_where_a_caravan_is_for_who_cannot_pay() -> None:
    """With its price in hand no caravan may go, by either counter of the road (P5.8, G5.4)."""
    state = gold_position(
        at="strykhaven",
        hand="dragon dragon troll_wagon troll_wagon",
        open="double troll_wagon",
        roads={"mountain:strykhaven-virst": "elfcycle", "plain:lapphalya-virst": "troll_wagon"},
        rules={"caravan_only_if_unable": True},
    )
    was, act = best(state, 0), parse("0 double mountain:strykhaven-virst troll_wagon")
    assert isinstance(act, Double)
    assert [step.how for step in was.steps] == ["caravan", "card"]
    assert best_after(was, 0, act, apply(state, act)).towns == 1


def test_in_the_last_round_the_way_home_counts() -> None:
    setting = {"edition": TOWNS, "round": 4, "town_card": "jaccaranda"}
    away = [BOARD.distance(town, "jaccaranda") for town in ("throtmanni", "feodor", "lapphalya")]
    assert away == [1, 2, 3]
    steps = [TO_LAPPHALYA, TO_FEODOR, TO_THROTMANNI]
    lost = [trip(steps[:count], **setting).lost for count in (3, 2, 1)]
    assert lost == [0, 2, 4]  # each step brings a town, and the boot one nearer to its own
    (end,) = losses(trip(steps[:1], **setting))
    assert end.change == -4


def test_the_way_home_counts_for_nothing_where_nobody_could_know_that_a_round_is_the_last() -> None:
    """E3, E4: the piece that ends the game is taken by the best journey, which loses nothing."""
    known = sorted({*BOARD.piece_towns} - {"lapphalya", "feodor", "throtmanni"})
    steps = [TO_LAPPHALYA, TO_FEODOR, TO_THROTMANNI]
    setting = {"edition": TOWNS, "round": 2, "town_card": "jaccaranda", "pieces": known}
    made = trip(steps, **setting)
    assert (made.towns, made.best.towns, made.lost) == (3, 3, 0)
    assert losses(made) == []
    assert trip(steps[:2], **setting).lost == 1


def test_the_way_home_counts_for_nothing_where_the_twentieth_piece_wins() -> None:
    """E3: all twenty after round 3 win the game, whatever the town cards say."""
    moon = editions()["moon-1998"].with_rules(rounds=3)
    known = sorted({*BOARD.piece_towns} - {"lapphalya", "feodor"})
    setting = {"edition": moon, "round": 3, "town_card": "jaccaranda", "pieces": known}
    made = trip([TO_LAPPHALYA, TO_FEODOR], **setting)
    assert (made.home, made.lost, losses(made)) == (None, 0, [])
    astray = trip([TO_LAPPHALYA], **setting)
    (end,) = losses(astray)
    assert astray.home == end.home == "jaccaranda"  # one piece is missing: its distance counts


@pytest.fixture(scope="module")
def review() -> Review:
    """A whole game of a bot that plans with two that do not."""
    return Review(play(AMIGO, ["greedy", "random", "random"], 5).record())


def test_the_best_journeys_of_a_game_are_those_of_brute_force(review: Review) -> None:
    few = sorted(review.trips, key=lambda trip: len(set(trip.before.seats[trip.seat].hand)))
    for each in few[:4]:  # the fewer kinds of cards, the fewer caravans there are to try
        assert each.best.proved
        assert each.best.towns == most_towns(each.before, each.seat)


def test_there_is_a_journey_for_each_seat_and_round_and_they_make_the_game(review: Review) -> None:
    assert [(trip.round, trip.seat) for trip in review.trips] == [
        (n, (review.trips[0].seat + n - 1 + i) % 3) for n in range(1, 5) for i in range(3)
    ]
    for seat in range(3):
        own = [trip for trip in review.trips if trip.seat == seat]
        result = standings(own[-1].after)[seat]
        assert sum(trip.towns for trip in own) == own[-1].pieces == result.pieces
        assert review.trip(4, seat) is own[-1]
    assert all(trip.lost >= 0 for trip in review.trips)


def test_what_a_journey_lost_is_what_its_moves_lost(review: Review) -> None:
    assert any(trip.lost for trip in review.trips)
    for each in review.trips:
        changes = [turning.change for turning in losses(each)]
        assert all(change < 0 for change in changes)
        assert -sum(changes) == each.lost


def test_planning_leads_from_the_empty_map_to_the_best_journey(review: Review) -> None:
    for each in review.trips:
        planned = [
            turning
            for turning in review.turnings(each.round)
            if turning.seat == each.seat and isinstance(turning.action, Place | PlaceObstacle)
        ]
        bare = best(replace(each.before, counters={}, obstacles=frozenset()), each.seat)
        assert bare.towns + sum(turning.change for turning in planned) == each.best.towns


def test_counters_help_and_obstacles_hinder() -> None:
    """In games of bots that put counters and obstacles anywhere."""
    games = [Review(play(AMIGO, ["random"] * 4, seed).record()) for seed in range(3)]
    turnings = [turning for each in games for n in each.rounds for turning in each.turnings(n)]
    placed = [turning for turning in turnings if isinstance(turning.action, Place)]
    hindered = [
        (turning, turning.action.road)
        for turning in turnings
        if isinstance(turning.action, PlaceObstacle)
    ]
    assert placed and all(turning.change > 0 for turning in placed)
    assert hindered and all(turning.change < 0 for turning, _ in hindered)
    for turning, road in hindered:
        assert road in {step.via for step in turning.was.steps}
        assert turning.was.towns == best(turning.before, turning.seat).towns
        assert turning.now.towns == best(turning.after, turning.seat).towns


def test_the_weightiest_come_first(review: Review) -> None:
    turnings = [turning for n in review.rounds for turning in review.turnings(n)]
    for moves in (True, False):
        chosen = weightiest(turnings, moves, 3)
        sizes = [abs(turning.change) for turning in chosen]
        assert len(sizes) == 3 and sizes == sorted(sizes, reverse=True)
        assert {isinstance(turning.action, Move | EndMove) for turning in chosen} == {moves}
        others = [x for x in turnings if isinstance(x.action, Move | EndMove) is moves]
        assert sizes[0] == max(abs(turning.change) for turning in others)


def test_a_game_that_ends_on_the_spot_has_no_journeys_after_it() -> None:
    """E3 in the edition that ends at once: whoever collects the twentieth piece wins."""
    start = position(
        "riogrande-en",
        phase="travel",
        round=2,
        players=2,
        hand="elfcycle",
        roads={"plain:elvenhold-lapphalya": "elfcycle"},
        left="lapphalya",
    )
    last = parse(TO_LAPPHALYA)
    over = apply(start, last)
    assert over.phase == "over"
    (only,) = trips([(start, last, over)])
    assert (only.round, only.seat, only.towns, only.lost) == (2, 0, 1, 0)
    assert losses(only) == []


def test_only_a_game_that_is_over_is_looked_at() -> None:
    record = play(AMIGO, ["random", "random"], 1).record()
    cut = {**record, "events": record["events"][:-1], "result": None}
    with pytest.raises(ValueError, match="over"):
        Review(cut)


@pytest.mark.parametrize("edition", list(base_editions()))
def test_nobody_collects_more_towns_than_were_possible(edition: str) -> None:
    """Also where the way home counts: a journey may collect more than the best one, and lose."""
    rules = editions()[edition].with_rules(town_cards=True)
    for each in Review(play(rules, ["random", "greedy"], 2).record()).trips:
        assert each.towns <= each.possible


def test_a_journey_that_ends_far_from_home_shows_what_was_possible_in_towns() -> None:
    """Each step brings a town and leads one away from home: the best one saves its cards."""
    setting = {"edition": TOWNS, "round": 4, "town_card": "beata"}
    far = trip([TO_LAPPHALYA, TO_FEODOR, TO_THROTMANNI], **setting)
    assert far.best.towns < far.towns == far.possible == 3


def test_a_game_with_witches_is_looked_at_to_its_end() -> None:
    """A step by the witch is part of a journey, and a flight begins another.

    What is played beside counters counts for itself, not for the counter after it.
    """
    edition = editions()["elfengold"].with_rules(witch=True)
    played = random_game_of_gold(edition, 3, 25)
    assert {"fly", "witch_move"} <= {event["e"] for event in played.events}
    review = Review(played.record())
    for trip in review.trips:
        assert len(trip.taken) + 1 == len(trip.states)
        at = trip.before.seats[trip.seat].boot
        for move in trip.taken:
            assert at in (BOARD.connections[move.via].a, BOARD.connections[move.via].b)
            at = move.to
    turnings = [each for number in review.rounds for each in review.turnings(number)]
    planned = [each for each in turnings if each.before.phase == "plan"]
    assert {each.action.e for each in planned} == {"place", "place_item", "double", "exchange"}
    for each in planned:
        assert each.was.towns == best(each.before, each.seat).towns, each.action
        assert each.now.towns == best(each.after, each.seat).towns, each.action


def test_a_town_that_only_a_witch_led_to_was_possible() -> None:
    """GW2: past the tree for one card; the best journey of the cards alone does not leave."""
    state = gold_position(
        phase="travel",
        hand="elfcycle witch",
        roads={"plain:elvenhold-lapphalya": "elfcycle!"},
        rules={"witch": True},
    )
    deeds = []
    for line in ("0 witch plain:elvenhold-lapphalya > lapphalya elfcycle", "0 end"):
        after = apply(state, parse(line))
        deeds.append((state, parse(line), after))
        state = after
    (made,) = trips(deeds)
    assert (made.best.towns, made.towns, made.possible) == (0, 1, 1)


def test_each_sale_has_what_was_paid_and_what_the_hard_bot_would_have_paid() -> None:
    """The sales are those of the record; bots that bid by that worth never pay more than it."""
    played = play(editions()["elfengold"], ["planner", "planner", "random"], 5)
    sales = Review(played.record()).sales
    assert [(sale.item, sale.buyer, sale.paid) for sale in sales] == [
        (event["item"], event.get("seat"), event.get("coins", 0))
        for event in played.events
        if event["e"] in ("sold", "unsold")
    ]
    assert {sale.buyer for sale in sales} == {None, 0, 1, 2}
    for sale in sales:
        assert (sale.worth is None) is (sale.buyer is None)
        if sale.buyer in (0, 1):
            assert sale.worth is not None
            assert 1 <= sale.paid <= sale.worth.coins

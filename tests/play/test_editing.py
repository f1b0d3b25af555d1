"""Positions built by hand, and handed on from a game: nothing impossible, nothing secret."""

import random
from collections.abc import Callable, Sequence
from functools import partial

import pytest

from elfenwidgets.play import editing
from elfenwidgets.play.as_seen import as_seen
from elfenwidgets.play.editing import Uneditable
from elfenwidgets.rules import State, view
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, TRANSPORTS
from elfenwidgets.rules.edition import base_editions, editions
from elfenwidgets.rules.gold.actions import Item
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.gold.state import ITEMS
from elfenwidgets.rules.position import position
from elfenwidgets.rules.position.short import pack, unpack
from tests.rules.gold import games as gold_games
from tests.rules.gold.games import golden
from tests.rules.gold.hidden import dealt_anew
from tests.rules.gold.test_short_position import offered
from tests.rules.hidden import deal_hidden_things_anew
from tests.rules.randomplay import states, variants

FOREST, PLAIN = "forest:feodor-lapphalya", "plain:ixara-virst"
STATE = position(at="virst", hand="dragon raft", open="dragon", players=2)


def why(change: Callable[[], State]) -> str:
    with pytest.raises(Uneditable) as error:
        change()
    return error.value.why


Change = Callable[[State], State]


def edited(state: State, rng: random.Random, changes: Callable[[State], list[Change]]) -> int:
    """How many of 150 changes by chance were made; after each, a game comes to the position."""
    done = 0
    for _ in range(150):
        try:
            state = rng.choice(changes(state))(state)
        except Uneditable:
            continue
        done += 1
        assert pack(unpack(pack(state))) == pack(state)
        assert view(state, state.turn).actions
    return done


def test_counters_and_obstacles_are_laid_and_taken_away() -> None:
    laid = editing.toggle_counter(STATE, FOREST, "dragon")
    assert laid.counters == {FOREST: "dragon"}
    blocked = editing.toggle_obstacle(laid, FOREST)
    assert blocked.obstacles == {FOREST}
    assert sum(not seat.obstacle for seat in blocked.seats) == 1
    assert editing.toggle_obstacle(blocked, FOREST) == laid
    assert editing.toggle_counter(blocked, FOREST, "dragon") == editing.toggle_counter(
        laid, FOREST, "dragon"
    )
    assert editing.toggle_counter(blocked, FOREST, "unicorn").obstacles == {FOREST}


def test_what_the_rules_forbid_is_not_laid() -> None:
    assert why(lambda: editing.toggle_counter(STATE, PLAIN, "unicorn")) == "road"  # P4.3, T5
    assert why(lambda: editing.toggle_obstacle(STATE, FOREST)) == "obstacle"  # P4.6
    state = STATE
    for road in [r.id for r in BOARD.roads if r.kind == "forest"][:7]:
        state = editing.toggle_counter(state, road, "dragon")
    desert = next(road.id for road in BOARD.roads if road.kind == "desert")
    # S4: there are eight of a kind.
    assert why(lambda: editing.toggle_counter(state, desert, "dragon")) == "none-left"


def test_hands_and_counters_have_their_limits() -> None:
    state = STATE
    for _ in range(6):
        state = editing.change_cards(state, "raft", True)
    assert len(state.actor.hand) == 8
    assert why(lambda: editing.change_cards(state, "raft", True)) == "full"
    assert why(lambda: editing.change_cards(STATE, "unicorn", False)) == "none-left"
    for _ in range(4):
        state = editing.change_counters(state, "unicorn", True)
    assert why(lambda: editing.change_counters(state, "unicorn", True)) == "full"  # P3.5


def test_a_boot_collects_its_town_and_no_piece_lies_under_it() -> None:
    moved = editing.put_boot(STATE, "feodor")
    assert (moved.actor.boot, "feodor" in moved.actor.pieces) == ("feodor", True)
    assert why(lambda: editing.toggle_piece(moved, "feodor")) == "impossible"  # P5.7
    assert editing.toggle_piece(editing.toggle_piece(moved, "yttar"), "yttar") == moved


def of_either_game(
    rng: random.Random, state: State, counters: Sequence[Item], rounds: int
) -> list[Change]:
    """Changes that both games have."""
    return [
        partial(editing.put_boot, town=rng.choice(sorted(BOARD.towns))),
        partial(editing.change_cards, kind=rng.choice(TRANSPORTS), more=rng.random() < 0.7),
        partial(editing.change_counters, kind=rng.choice(counters), more=rng.random() < 0.7),
        partial(editing.set_players, count=rng.randrange(0, 8)),
        partial(editing.set_turn, seat=rng.randrange(len(state.seats))),
        partial(editing.set_phase, phase=rng.choice(editing.PHASES)),
        partial(editing.set_round, round=rng.randrange(1, rounds + 1)),
    ]


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_edited_a_game_comes_to_it(seed: int) -> None:
    rng = random.Random(seed)
    roads, towns = sorted(BOARD.connections), sorted(BOARD.towns)

    def changes(state: State) -> list[Change]:
        return [
            partial(editing.toggle_counter, road=rng.choice(roads), kind=rng.choice(COUNTERS)),
            partial(editing.toggle_obstacle, road=rng.choice(roads)),
            partial(editing.toggle_piece, town=rng.choice(towns)),
            *of_either_game(rng, state, COUNTERS, rounds=4),
            partial(editing.set_edition, key=rng.choice(sorted(base_editions()))),
        ]

    assert edited(STATE, rng, changes) > 70


GOLD = gold_position(at="virst", hand="dragon raft", open="dragon double", coins=1, players=3)


def test_trees_gold_pieces_and_second_counters_lie_beside_a_counter() -> None:
    assert why(lambda: editing.toggle_obstacle(GOLD, FOREST)) == "beside"  # G5.1
    assert why(lambda: editing.toggle_gold_piece(GOLD, FOREST)) == "beside"  # G5.3
    assert why(lambda: editing.cycle_double(GOLD, FOREST)) == "double"  # G5.4
    laid = editing.toggle_counter(GOLD, FOREST, "dragon")
    gone = editing.toggle_counter(laid, FOREST, "dragon")
    gilded = editing.toggle_gold_piece(laid, FOREST)
    assert why(lambda: editing.toggle_obstacle(gilded, FOREST)) == "beside"  # G5.3
    assert editing.toggle_gold_piece(gilded, FOREST) == laid
    blocked = editing.toggle_obstacle(laid, FOREST)
    assert why(lambda: editing.toggle_gold_piece(blocked, FOREST)) == "beside"  # G5.3
    state, seconds = gilded, []
    while FOREST in golden(state := editing.cycle_double(state, FOREST)).doubles:
        seconds.append(golden(state).doubles[FOREST])
    # Every other kind that goes through a forest (P4.3), once each.
    assert seconds == [kind for kind in COUNTERS if kind != "dragon" and "forest" in CHART[kind]]
    doubled = editing.cycle_double(gilded, FOREST)
    (second,) = golden(doubled).doubles.values()
    assert golden(editing.toggle_counter(doubled, FOREST, second)).doubles == {}, (
        "two of a kind (G5.4)"
    )
    assert editing.toggle_counter(doubled, FOREST, "dragon") == gone, (
        "nothing lies beside no counter"
    )


def test_sea_monsters_live_in_water_and_there_are_two() -> None:
    assert why(lambda: editing.toggle_sea_monster(GOLD, FOREST)) == "water"  # G5.2
    waters = [way.id for way in BOARD.connections.values() if not way.is_road]
    two = editing.toggle_sea_monster(editing.toggle_sea_monster(GOLD, waters[0]), waters[1])
    assert golden(two).monsters == {*waters[:2]}
    assert why(lambda: editing.toggle_sea_monster(two, waters[2])) == "none-left"  # GS1
    assert editing.toggle_sea_monster(two, waters[1]) == editing.toggle_sea_monster(GOLD, waters[0])


def test_items_cards_and_coins_of_elfengold_have_the_limits_of_its_box() -> None:
    state = GOLD
    for _ in range(8):
        # No hand limit (G6.3), nine of a kind (GS2).
        state = editing.change_cards(state, "raft", True)
    assert "raft" not in golden(state).market and len(golden(state).market) == 3
    assert why(lambda: editing.change_cards(state, "raft", True)) == "none-left"
    assert why(lambda: editing.change_cards(GOLD, "witch", True)) == "none-left"  # GW1: a switch
    assert why(lambda: editing.change_cards(GOLD, "witch", False)) == "none-left"
    assert why(lambda: editing.change_counters(GOLD, "tree", False)) == "none-left"
    two = editing.change_counters(GOLD, "double", True)
    assert why(lambda: editing.change_counters(two, "double", True)) == "none-left"  # GS1
    assert editing.change_counters(two, "double", False).seats == GOLD.seats
    assert golden(editing.add_coins(editing.add_coins(GOLD, -1), -1)).seats[0].coins == 0


def test_an_auction_that_is_edited_into_planning_is_over() -> None:
    auction = gold_position(phase="auction", row="dragon tree", players=3, bid=3, bidder=1, turn=2)
    plan = editing.set_phase(editing.change_cards(auction, "raft", True), "plan")
    assert (plan.phase, golden(plan).row, golden(plan).bid) == ("plan", (), 0)
    assert plan.actor.hand.count("raft") == auction.actor.hand.count("raft") + 1


def test_between_the_games_boots_pieces_and_hands_stay() -> None:
    for state, key in ((GOLD, "moon-1998"), (STATE, "elfengold")):
        other = editing.set_edition(editing.set_round(state, 3), key)
        assert (other.edition.key, other.round, len(other.seats)) == (key, 3, len(state.seats))
        assert (other.actor.boot, other.actor.hand) == ("virst", ("dragon", "raft"))
        assert (other.actor.pieces, other.counters) == (state.actor.pieces, {})


def test_who_joins_a_game_with_town_cards_gets_one() -> None:
    state = editing.set_edition(STATE, "moon-1998")
    cards = [seat.town_card for seat in editing.set_players(state, 6).seats]
    assert None not in cards and len({*cards}) == 6  # S9


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_edited_in_elfengold_a_game_comes_to_it(seed: int) -> None:
    rng = random.Random(seed)
    ways = sorted(BOARD.connections)

    def changes(state: State) -> list[Change]:
        return [
            partial(editing.toggle_counter, road=rng.choice(ways), kind=rng.choice(COUNTERS)),
            partial(editing.toggle_obstacle, road=rng.choice([*state.counters, *ways[:5]])),
            partial(editing.toggle_gold_piece, road=rng.choice([*state.counters, *ways[:5]])),
            partial(editing.cycle_double, road=rng.choice([*state.counters, *ways[:5]])),
            partial(editing.toggle_sea_monster, water=rng.choice(ways)),
            partial(editing.add_coins, coins=rng.choice([1, -1])),
            *of_either_game(rng, state, ITEMS, rounds=6),
        ]

    assert edited(GOLD, rng, changes) > 60


@pytest.mark.parametrize(("seats", "seed"), [(3, 5), (5, 6)])
def test_a_position_of_elfengold_says_nothing_that_its_giver_does_not_know(
    seats: int, seed: int
) -> None:
    rng = random.Random(1)
    rules = editions()["elfengold"].with_rules(witch=True, town_cards=True)
    for state in [*gold_games.states(rules, seats, seed)][:-1:9]:
        for seat in (None, state.turn, seats - 1):
            seen = view(state, seat)
            said = pack(as_seen(seen))
            again = view(unpack(said), seat)
            assert pack(as_seen(view(dealt_anew(state, seat, rng), seat))) == said
            assert (again.seats, again.gold) == (seen.seats, seen.gold)
            assert offered(again.actions) == offered(seen.actions)


def test_others_hold_nothing_of_which_the_giver_has_all() -> None:
    all_dragons = " ".join(["dragon"] * 9)  # GS2
    kinds = [kind for kind in TRANSPORTS if kind != "dragon"][:5]
    seats = [{"hand": " ".join([kind] * 5)} for kind in kinds]
    given = gold_position(at="virst", hand=all_dragons, players=6, seats=seats)
    _, *others = as_seen(view(given, 0)).seats
    assert [len(seat.hand) for seat in others] == [5] * 5
    assert not [card for seat in others for card in seat.hand if card == "dragon"]


@pytest.mark.parametrize(("key", "seats"), [("amigo-de", 3), ("moon-1998", 4)])
def test_a_position_from_a_game_says_nothing_that_its_giver_does_not_know(
    key: str, seats: int
) -> None:
    rng = random.Random(1)
    for state in states(variants()[key], seats, 5):
        if state.phase in ("display", "town_card", "round", "deal", "over"):
            continue
        for seat in (None, 0, seats - 1):
            said = pack(as_seen(view(state, seat)))
            anew = deal_hidden_things_anew(state, seat, rng)
            assert pack(as_seen(view(anew, seat))) == said
            assert view(unpack(said), seat).seats == view(state, seat).seats
            assert {*view(unpack(said), seat).actions} == {*view(state, seat).actions}

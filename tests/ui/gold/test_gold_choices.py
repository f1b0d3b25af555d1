"""Elfengold picked thing by thing: nothing is played by a pick that does not name it."""

import random
from collections import Counter

import pytest

from elfenwidgets.rules import Action, Pass, Place, editions
from elfenwidgets.rules.engine import apply, legal_actions, start
from elfenwidgets.rules.gold.actions import (
    Bid,
    Double,
    Exchange,
    Fly,
    KeepItems,
    PlaceItem,
    WitchMove,
)
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view
from elfenwidgets.text import speaking, t
from elfenwidgets.ui.drawing.targets import FLY, PASS, WITCH, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.goods import goods
from elfenwidgets.ui.picking.gold_choosing import GoldChoosing, choosing_of
from elfenwidgets.ui.picking.keyboard import shortcut, typed
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.parts import parts, spell
from elfenwidgets.ui.picking.prompts import now
from tests.rules.gold.games import pick

FOREST = "forest:feodor-lapphalya"
PLAIN = "plain:elvenhold-lapphalya"
DOUBLE, EXCHANGE = Target("counter", "double"), Target("counter", "exchange")


def seen(state: State) -> Choosing:
    return choosing_of(view(state, state.turn))


def picked(state: State, *targets: Target) -> Choosing:
    found = seen(state)
    for target in targets:
        more = found.pick(target)
        assert more is not None, f"{target} cannot be picked"
        found = more
    return found


def test_a_second_counter_comes_to_a_road_by_the_double_alone() -> None:
    state = gold_position(open="double elfcycle", roads={FOREST: "unicorn"})
    cycle, road = Target("counter", "elfcycle"), Target("road", FOREST)
    alone = picked(state, cycle)
    assert alone.pick(road) is None
    assert road not in alone.targets
    for order in ((DOUBLE, cycle, road), (cycle, DOUBLE, road), (DOUBLE, road)):
        assert picked(state, *order).complete == Double(0, False, FOREST, "elfcycle", False)


def test_another_counter_may_be_chosen_for_the_double() -> None:
    state = gold_position(open="double elfcycle dragon", roads={FOREST: "unicorn"})
    after = picked(state, DOUBLE, Target("counter", "elfcycle"), Target("counter", "dragon"))
    assert after.picks == (DOUBLE, Target("counter", "dragon"))


def test_a_double_in_hand_may_be_let_go_on_its_road_and_the_counter_is_asked_then() -> None:
    """G5.4: on a road that has one counter."""
    state = gold_position(open="double elfcycle dragon", roads={FOREST: "unicorn"})
    road, other = Target("road", FOREST), Target("road", PLAIN)
    held = picked(state, DOUBLE)
    assert road in held.targets and road not in held.options and other not in held.targets
    laid = picked(state, DOUBLE, road)
    assert laid.complete is None
    assert {*laid.targets} == {Target("counter", "elfcycle"), Target("counter", "dragon")}


def test_an_exchange_names_both_roads_itself() -> None:
    state = gold_position(open="exchange", roads={FOREST: "giant_pig", PLAIN: "elfcycle"})
    first = picked(state, EXCHANGE, Target("road", FOREST))
    assert first.complete is None, "the one partner that there is was not named"
    done = first.pick(Target("road", PLAIN))
    assert done is not None
    assert done.complete in (
        Exchange(0, False, FOREST, PLAIN),
        Exchange(0, False, PLAIN, FOREST),
    )


def test_an_item_and_water() -> None:
    state = gold_position(open="sea_monster tree", roads={FOREST: "unicorn"})
    water = "river:elvenhold-rivinia"
    monster = picked(state, Target("counter", "sea_monster"), Target("road", water))
    assert monster.complete == PlaceItem(0, "sea_monster", False, water)
    assert picked(state, Target("counter", "tree")).pick(Target("road", water)) is None


def test_a_town_that_is_clicked_is_not_flown_to() -> None:
    state = gold_position(phase="travel", at="feodor", hand="witch", coins=5, rules={"witch": True})
    before = seen(state)
    assert Target("town", "virst") not in before.targets
    assert before.pick(Target("town", "virst")) is None
    assert picked(state, FLY, Target("town", "virst")).complete == Fly(0, "virst")


def test_the_witch_is_asked_first() -> None:
    state = gold_position(
        phase="travel",
        at="feodor",
        hand="witch unicorn unicorn unicorn",
        roads={FOREST: "unicorn!"},
        rules={"witch": True},
    )
    road = Target("road", FOREST)
    plain, spared = picked(state, road).complete, picked(state, WITCH, road).complete
    assert plain is not None and plain.e == "move"
    assert isinstance(spared, WitchMove)
    assert len(spared.cards) == 1


def test_two_of_a_kind_are_kept_by_two_picks() -> None:
    state = gold_position(phase="keep_items", open="dragon dragon tree")
    dragon = Target("counter", "dragon")
    assert picked(state, dragon, dragon).complete == KeepItems(0, ("dragon", "dragon"), ())
    assert picked(state, dragon, Target("counter", "tree")).complete is not None
    single = gold_position(phase="keep_items", open="dragon tree unicorn")
    assert picked(single, dragon, dragon).picks == (), "a second pick takes it back"


def test_few_bids_have_buttons_and_every_sum_can_be_named() -> None:
    state = gold_position(phase="auction", row="dragon tree", coins=12)
    choosing = seen(state)
    assert [t.name for t in choosing.options if t.kind == "bid"] == ["1", "2", "3", "5", "12"]
    assert choosing.options[-1] == PASS
    named = choosing.pick(Target("bid", "7"))
    assert named is not None and named.complete == Bid(0, 7)
    assert choosing.pick(Target("bid", "13")) is None


def test_a_bid_is_typed_digit_by_digit() -> None:
    state = gold_position(phase="auction", row="dragon tree", coins=12, bid=2, bidder=1)
    shown = view(state, 0)
    choosing = choosing_of(shown)
    one = typed("1", shown, choosing, None)
    eleven = typed("1", shown, choosing, one)
    assert (one, eleven) == (Target("bid", "1"), Target("bid", "11"))
    assert typed("Backspace", shown, choosing, eleven) == one
    assert typed("Backspace", shown, choosing, one) is None
    assert typed("x", shown, choosing, one) is typed("²", shown, choosing, one) is None
    assert shortcut("b", shown, choosing, eleven) == eleven
    assert shortcut("B", shown, choosing, None) == Target("bid", "3"), "the least"
    planning = view(gold_position(open="dragon"), 0)
    assert typed("1", planning, choosing_of(planning), None) is None


@pytest.mark.parametrize("seats", [2, 5])
def test_every_legal_action_can_be_reached_by_picks_alone(seats: int) -> None:
    rng, kinds = random.Random(seats), set()
    edition = editions()["elfengold"].with_rules(witch=True, hand_limit="four")
    state = start(edition, seats, 18)
    while state.phase != "over":
        actions = list(legal_actions(state))
        for action in rng.sample(actions, min(4, len(actions))):
            kinds.add(action.e)
            assert _reach(GoldChoosing(tuple(actions)), action), f"{action} cannot be picked"
        state = apply(state, pick(state, rng))
    assert kinds > {"bid", "double", "exchange", "place_item", "fly", "discard"}


def _reach(choosing: Choosing, wanted: Action) -> bool:
    """Pick what the offers and the wanted action have in common until nothing is left to pick."""
    while choosing.complete is None:
        left = parts(wanted) - Counter(choosing.picks)
        offered = [o for o in choosing.options if o in left]
        offered += [o for o in left if o.kind == "bid"]
        offered.sort(key=lambda option: (option != spell(wanted), option.kind != "pay"))
        more = choosing.pick(offered[0]) if offered else None
        if more is None:
            return False
        choosing = more
    return choosing.complete == wanted or (
        isinstance(wanted, Exchange) and parts(choosing.complete) == parts(wanted)
    )


def test_a_plain_pass_ends_the_planning_turn() -> None:
    state = gold_position(open="dragon")
    assert picked(state, PASS).complete == Pass(0)
    placed = picked(state, Target("counter", "dragon"), Target("road", "forest:dagamura-kihromah"))
    assert isinstance(placed.complete, Place)


def test_whoever_travels_reads_what_the_move_brings_where_the_others_see_it_lie() -> None:
    state = gold_position(phase="travel", hand="elfcycle", gathered=9, roads={PLAIN: "elfcycle"})
    mine, theirs = view(state, 0), view(state, 1)
    assert mine.actions and not theirs.actions
    said = t("goods-gathered", coins=9)
    assert now(mine, choosing_of(mine), frozenset()).endswith(f" {said}")
    assert said not in now(theirs, choosing_of(theirs), frozenset())
    players = [Player("Ada", "green"), Player("Bo", "red")]
    for seen, lies in ((mine, False), (theirs, True)):
        assert seen.gold is not None
        assert (said in goods(seen, seen.gold, players)) == lies


@pytest.mark.parametrize(
    ("language", "out", "inside"),
    [
        ("de", "Du bist raus", "Du bietest noch mit"),
        ("en", "You are out", "You may still bid"),
        ("fr", "Tu ne mises plus", "Tu peux encore miser"),
        ("it", "Non offri più", "Puoi ancora offrire"),
    ],
)
def test_the_reader_of_a_lesson_is_spoken_to_at_an_auction(
    language: str, out: str, inside: str
) -> None:
    with speaking(language):
        players = [words.reader("green"), Player("Bo", "red")]
        for coins, said in ((0, out), (1, inside)):
            sale = gold_position(
                phase="auction", row="dragon tree", turn=1, seats=[{"coins": coins}]
            )
            seen = view(sale, 0)
            assert seen.gold is not None
            assert f'title="{said}"' in goods(seen, seen.gold, players)

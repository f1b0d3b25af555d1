"""GW2 and GW3: the Elven witch."""

from elfenwidgets.rules import State
from tests.rules.gold.games import golden
from tests.rules.rulebook import gold, lines, play, refusal, rule
from tests.rules.statements.roads import FOREST, LAKE, PLAIN, RIVER

WITCH = {"witch": True}
STEP = f"0 witch {FOREST} > lapphalya"


def travelling(**words: object) -> State:
    return gold(**{"phase": "travel", "at": "feodor", "rules": WITCH} | words)


def flights(state: State) -> set[str]:
    return {line for line in lines(state) if " fly " in line}


def helped(state: State) -> set[str]:
    return {line for line in lines(state) if " witch " in line}


@rule("GW2", witch=True)
def test_for_a_witch_and_a_coin_the_tree_costs_nothing() -> None:
    hand = "witch dragon dragon raft"
    state = travelling(hand=hand, roads={FOREST: "dragon!"}, coins=1)
    assert helped(state) == {f"{STEP} dragon dragon", f"{STEP} caravan dragon dragon raft"}
    after = play(state, f"{STEP} dragon dragon")
    theirs = golden(after)
    assert (theirs.seats[0].coins, theirs.seats[0].witches, theirs.discarded) == (0, 0, ("witch",))
    assert (after.seats[0].hand, after.discard) == (("raft",), ("dragon", "dragon"))
    assert (after.seats[0].boot, theirs.gathered) == ("lapphalya", 2)
    due = {"kind": "dragon", "terrain": "forest", "base": 2, "need": 2, "given": 3}
    more = travelling(hand="witch dragon dragon dragon", roads={FOREST: "dragon!"})
    refusal(more, f"{STEP} dragon dragon dragon", "P5.3", "exact-price", **due)


@rule("GW2", witch=True)
def test_nor_does_the_sea_monster() -> None:
    state = travelling(at="virst", hand="witch raft raft", monsters=[RIVER, LAKE])
    assert helped(state) == {
        f"0 witch {RIVER} > ixara raft",
        f"0 witch {LAKE} > elvenhold raft raft",
    }


@rule("GW2", witch=True)
def test_only_with_a_witch_a_coin_and_something_in_the_way() -> None:
    roads = {FOREST: "dragon!"}
    poor = travelling(hand="witch dragon dragon", coins=0, roads=roads)
    refusal(poor, f"{STEP} dragon dragon", "GW2", "witch-coins", need=1, have=0)
    alone = travelling(hand="dragon dragon", roads=roads)
    refusal(alone, f"{STEP} dragon dragon", "GW2", "no-witch")
    free = travelling(hand="witch dragon dragon", roads={FOREST: "dragon"})
    refusal(free, f"{STEP} dragon dragon", "GW2", "nothing-in-the-way", road=FOREST)
    refusal(free, f"0 witch {PLAIN} > virst dragon", "P5.1", "not-from-here",
            road=PLAIN, town="feodor")  # fmt: skip


@rule("GW3", witch=True)
def test_for_a_witch_and_three_coins_to_any_town() -> None:
    state = travelling(hand="witch", coins=3)
    assert len(flights(state)) == 20
    refusal(state, "0 fly feodor", "GW3", "fly-elsewhere", town="feodor")
    after = play(state, "0 fly kihromah")
    theirs = golden(after)
    assert after.seats[0].boot == "kihromah"
    assert after.seats[0].pieces == {"feodor", "kihromah"}
    assert (theirs.seats[0].coins, theirs.gathered, theirs.discarded) == (0, 0, ("witch",))
    assert "0 coins 0" in lines(play(after, "0 end"))


@rule("GW3", witch=True)
def test_not_without_the_coins_or_the_witch() -> None:
    poor = travelling(hand="witch", coins=2)
    refusal(poor, "0 fly kihromah", "GW3", "witch-coins", need=3, have=2)
    refusal(travelling(), "0 fly kihromah", "GW3", "no-witch")


@rule("GW1", witch=True)
def test_a_witch_is_taken_from_the_market_as_any_card_but_pays_no_step() -> None:
    state = gold(phase="cards", market="witch raft raft", rules=WITCH)
    after = play(state, "0 take witch")
    assert (golden(after).seats[0].witches, after.seats[0].hand) == (1, ())
    state = travelling(hand="witch raft raft", roads={FOREST: "dragon"})
    assert not any(" move " in line for line in lines(state))


@rule("GW2", "G5.6", witch=True)
def test_each_witch_helps_one_step_by_either_counter_of_a_double_road() -> None:
    state = travelling(
        hand="witch witch dragon dragon elfcycle", roads={FOREST: "dragon elfcycle!"}
    )
    back = f"0 witch {FOREST} > feodor"
    state = play(state, f"{STEP} elfcycle")
    assert {f"{back} dragon dragon"} == helped(state)
    after = play(state, f"{back} dragon dragon")
    assert (golden(after).seats[0].coins, golden(after).seats[0].witches) == (10, 0)


@rule("GW2", "P5.8", witch=True, caravan_only_if_unable=True)
def test_a_strict_caravan_asks_for_the_price_that_is_due() -> None:
    rules = WITCH | {"caravan_only_if_unable": True}
    state = travelling(hand="witch dragon dragon raft raft", roads={FOREST: "dragon!"}, rules=rules)
    assert helped(state) == {f"{STEP} dragon dragon"}, "by the witch two dragons are the price"
    assert f"0 move {FOREST} > lapphalya caravan dragon dragon raft raft" in lines(state)

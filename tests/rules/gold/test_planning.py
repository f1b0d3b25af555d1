"""G5.1 to G5.5: counters, trees, sea monsters, gold pieces and spells on the map."""

import pytest

from elfenwidgets.rules import BOARD
from tests.rules.gold.games import golden
from tests.rules.rulebook import allowed, gold, lines, play, refusal, rule
from tests.rules.statements.roads import DESERT, FOREST, LAKE, PLAIN, RIVER


@rule("G5.1")
def test_a_tree_lies_as_an_obstacle_does() -> None:
    state = gold(open="tree", roads={PLAIN: "dragon", FOREST: "dragon!"})
    assert lines(state) == {"0 pass", f"0 item tree {PLAIN}"}
    refusal(state, f"0 item tree {FOREST}", "P4.6", "road-has-obstacle", road=FOREST)
    refusal(state, f"0 item tree {DESERT}", "P4.6", "obstacle-needs-counter", road=DESERT)
    refusal(state, f"0 item tree {RIVER}", "P4.8", "no-obstacle-on-water", road=RIVER)
    refusal(state, f"0 item (tree) {PLAIN}", "P4.1", "item-not-held", item="tree")
    after = play(state, f"0 item tree {PLAIN}")
    assert after.obstacles == {PLAIN, FOREST}
    assert (golden(after).seats[0].open, after.turn, after.done) == ((), 1, 0)


@rule("G5.2")
def test_a_sea_monster_in_a_river_or_on_a_ferry_link() -> None:
    state = gold(secret="sea_monster", monsters=[LAKE], roads={PLAIN: "dragon"})
    water = {c.id for c in BOARD.connections.values() if not c.is_road}
    assert len(water) == 7 + 6
    assert lines(state) == {"0 pass", *(f"0 item (sea_monster) {w}" for w in water - {LAKE})}
    refusal(state, f"0 item (sea_monster) {PLAIN}", "G5.2", "monster-on-road", road=PLAIN)
    refusal(state, f"0 item (sea_monster) {LAKE}", "G5.2", "water-has-monster", road=LAKE)
    assert golden(play(state, f"0 item (sea_monster) {RIVER}")).monsters == {LAKE, RIVER}


@rule("G5.3")
def test_a_gold_piece_on_a_counter_without_a_tree() -> None:
    roads = {PLAIN: "dragon", FOREST: "dragon!", DESERT: "dragon$"}
    state = gold(open="gold_piece tree", roads=roads)
    assert lines(state) == {"0 pass", f"0 item gold_piece {PLAIN}", f"0 item tree {PLAIN}"}
    refusal(state, f"0 item gold_piece {FOREST}", "G5.3", "gold-on-tree", road=FOREST)
    refusal(state, f"0 item gold_piece {DESERT}", "G5.3", "road-has-gold", road=DESERT)
    refusal(state, f"0 item gold_piece {RIVER}", "G5.3", "gold-needs-counter", road=RIVER)
    refusal(state, f"0 item tree {DESERT}", "G5.3", "tree-on-gold", road=DESERT)
    after = play(state, f"0 item gold_piece {PLAIN}")
    assert golden(after).gold_pieces == {PLAIN, DESERT}


@rule("G5.1", "G5.3", "G5.4")
def test_a_double_road_takes_a_tree_or_a_gold_piece_too() -> None:
    state = gold(open="gold_piece tree", roads={PLAIN: "dragon elfcycle"})
    allowed(state, f"0 item gold_piece {PLAIN}", f"0 item tree {PLAIN}")
    for lying in ("dragon$", "dragon!"):
        allowed(gold(open="double elfcycle", roads={PLAIN: lying}), f"0 double {PLAIN} elfcycle")


@rule("G5.4")
def test_a_double_lies_with_a_second_counter_of_another_kind() -> None:
    state = gold(open="double dragon elfcycle", secret="giant_pig", roads={PLAIN: "dragon"})
    doubles = {f"0 double {PLAIN} elfcycle", f"0 double {PLAIN} (giant_pig)"}
    assert {line for line in lines(state) if " double " in line} == doubles
    same = {"road": PLAIN, "counter": "dragon"}
    refusal(state, f"0 double {PLAIN} dragon", "G5.4", "double-same-kind", **same)
    refusal(state, f"0 double {PLAIN} unicorn", "G5.4", "counter-not-held", counter="unicorn")
    refusal(state, f"0 double {FOREST} elfcycle", "G5.4", "double-needs-counter", road=FOREST)
    refusal(state, f"0 double {RIVER} elfcycle", "P4.4", "no-counter-on-water", road=RIVER)
    after = play(state, f"0 double {PLAIN} (giant_pig)")
    assert (after.counters, golden(after).doubles) == ({PLAIN: "dragon"}, {PLAIN: "giant_pig"})
    assert (after.seats[0].secret, golden(after).seats[0].open, after.turn) == ((), (), 1)


@rule("G5.4", "P4.3")
def test_the_second_counter_has_to_cross_the_terrain() -> None:
    state = gold(open="double elfcycle", roads={DESERT: "dragon"})
    wrong = {"counter": "elfcycle", "terrain": "desert", "chart": "T2"}
    refusal(state, f"0 double {DESERT} elfcycle", "P4.3", "wrong-terrain", **wrong)


@rule("G5.4")
def test_no_road_is_doubled_twice_and_none_without_a_counter() -> None:
    state = gold(open="double unicorn", roads={FOREST: "dragon elfcycle"})
    refusal(state, f"0 double {FOREST} unicorn", "G5.4", "road-has-double", road=FOREST)
    state = gold(open="double", roads={FOREST: "dragon"})
    assert lines(state) == {"0 pass"}
    refusal(state, f"0 item double {FOREST}", "G5.4", "double-with-counter")


@rule("P4.1", "G5.4", "G5.5")
def test_spells_that_are_not_held_are_not_cast() -> None:
    state = gold(open="tree dragon", roads={PLAIN: "dragon", FOREST: "elfcycle"})
    refusal(state, f"0 double {FOREST} dragon", "P4.1", "item-not-held", item="double")
    refusal(state, f"0 exchange {PLAIN} {FOREST}", "P4.1", "item-not-held", item="exchange")


@rule("G5.4", "G5.5")
def test_spells_are_not_laid_as_other_items_are() -> None:
    state = gold(open="double exchange", roads={PLAIN: "dragon", FOREST: "elfcycle"})
    refusal(state, f"0 item double {PLAIN}", "G5.4", "double-with-counter")
    refusal(state, f"0 item exchange {PLAIN}", "G5.5", "exchange-two-roads")


@rule("G5.5")
def test_an_exchange_is_offered_alike_whichever_counter_was_placed_first() -> None:
    """Equal positions offer equal actions."""
    roads = {PLAIN: "dragon", FOREST: "elfcycle"}
    first = gold(open="exchange", roads=roads)
    second = gold(open="exchange", roads=dict(reversed(roads.items())))
    assert first == second
    assert lines(first) == lines(second) == {"0 pass", f"0 exchange {FOREST} {PLAIN}"}


@rule("G5.5")
def test_exchange_swaps_two_counters_and_goes_back() -> None:
    state = gold(open="exchange", roads={PLAIN: "dragon!", FOREST: "elfcycle$"})
    allowed(state, f"0 exchange {FOREST} {PLAIN}")
    assert len(lines(state)) == 2
    for line in (f"0 exchange {PLAIN} {FOREST}", f"0 exchange {FOREST} {PLAIN}"):
        after = play(state, line)
        assert after.counters == {PLAIN: "elfcycle", FOREST: "dragon"}
        assert after.obstacles == {PLAIN}
        assert golden(after).gold_pieces == {FOREST}
        assert golden(after).pile.count("exchange") == 2
        assert golden(after).seats[0].open == ()


@rule("G5.5")
@pytest.mark.parametrize(
    ("roads", "line", "rule_id", "reason", "values"),
    [
        ({PLAIN: "dragon"}, f"{PLAIN} {PLAIN}", "G5.5", "exchange-two-roads", {}),
        ({PLAIN: "dragon"}, f"{PLAIN} {FOREST}", "G5.5", "exchange-needs-counter", FOREST),
        ({PLAIN: "dragon"}, f"{RIVER} {PLAIN}", "G5.5", "exchange-needs-counter", RIVER),
        (
            *({PLAIN: "dragon elfcycle", FOREST: "unicorn"}, f"{FOREST} {PLAIN}"),
            *("G5.5", "exchange-doubled", PLAIN),
        ),
        (
            *({PLAIN: "dragon", FOREST: "dragon"}, f"{FOREST} {PLAIN}"),
            *("G5.5", "exchange-same-kind", {"counter": "dragon"}),
        ),
        (
            *({PLAIN: "elfcycle", DESERT: "dragon"}, f"{PLAIN} {DESERT}"),
            *("P4.3", "wrong-terrain"),
            {"counter": "elfcycle", "terrain": "desert", "chart": "T2"},
        ),
        (
            *({PLAIN: "elfcycle", DESERT: "dragon"}, f"{DESERT} {PLAIN}"),
            *("P4.3", "wrong-terrain"),
            {"counter": "elfcycle", "terrain": "desert", "chart": "T2"},
        ),
    ],
)
def test_what_cannot_be_exchanged(
    roads: dict[str, str], line: str, rule_id: str, reason: str, values: str | dict[str, str]
) -> None:
    state = gold(open="exchange", roads=roads)
    due = {"road": values} if isinstance(values, str) else values
    refusal(state, f"0 exchange {line}", rule_id, reason, **due)


@rule("P4.1", "P4.10")
def test_one_item_a_turn_until_all_pass_in_a_row() -> None:
    state = gold(open="dragon", seats=[{"secret": "tree"}])
    refusal(state, "0 bid 2", "P4.1", "plan-items-first")
    state = play(state, f"0 place dragon {PLAIN}", f"1 item (tree) {PLAIN}")
    assert (state.turn, state.done) == (0, 0)
    state = play(state, "0 pass")
    assert state.phase == "plan"
    state = play(state, "1 pass")
    assert (state.phase, state.turn) == ("travel", 0)

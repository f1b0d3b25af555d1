"""The drill: what the engine asks, and what comes of an answer."""

import pytest

from elfenwidgets.lessons import drill
from elfenwidgets.lessons.drill import Drill, DrillItem, cells, item
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.position.setting import from_setting
from tests.there import there

SEEDS = range(40)
CHART = {
    "giant_pig": (1, 1, None, None),
    "elfcycle": (1, 1, None, 2),
    "magic_cloud": (2, 2, None, 1),
    "unicorn": (None, 1, 2, 1),
    "troll_wagon": (1, 2, 2, 2),
    "dragon": (1, 2, 1, 1),
}
"""The transportation chart of the rulebook: plain, forest, desert, mountain."""
TERRAINS = ("plain", "forest", "desert", "mountain")


def answer(asked: DrillItem) -> str:
    return asked.answers[asked.right]


@pytest.mark.parametrize("kind", drill.KINDS)
def test_every_question_has_four_answers_and_a_position_that_can_be_shown(kind: str) -> None:
    for cell in cells(kind):
        for seed in SEEDS:
            asked = item(kind, cell, seed)
            from_setting(asked.setting)
            assert len(set(asked.answers)) == 4
            assert asked == item(kind, cell, seed)
            assert asked.key == f"drill:{kind}/{cell}"


def test_a_price_is_that_of_the_chart_and_an_obstacle_costs_one_more() -> None:
    asked = set(cells("price"))
    for kind, row in CHART.items():
        for terrain, cost in zip(TERRAINS, row, strict=True):
            if cost is None:
                assert f"{kind} {terrain}" not in asked  # such a counter cannot lie there
                continue
            for seed in SEEDS:
                assert answer(item("price", f"{kind} {terrain}", seed)) == str(cost)
                more = item("price", f"{kind} {terrain} obstacle", seed)
                assert answer(more) == str(cost + 1)


@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_bare_road_has_no_price(terrain: str) -> None:
    assert answer(item("price", f"bare {terrain}", 1)) == "never"


def test_a_river_costs_one_with_the_arrow_and_two_against_it_and_a_ferry_two() -> None:
    told = {cell: {answer(item("water", cell, seed)) for seed in SEEDS} for cell in cells("water")}
    assert told == {
        "river down": {"1"},
        "river up": {"2"},
        "lake Mare Magnum": {"2"},
        "lake Mare Nebulae": {"2"},
    }


def test_a_counter_may_lie_where_the_chart_has_a_number_and_no_other_lies() -> None:
    for kind, row in CHART.items():
        for terrain, cost in zip(TERRAINS, row, strict=True):
            asked = item("place", f"{kind} {terrain}", 2)
            assert answer(asked) == ("terrain" if cost is None else "yes")
        assert answer(item("place", f"{kind} taken", 2)) == "taken"
    assert answer(item("place", "dragon river", 2)) == "water"


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        ("obstacle taken", "yes"),
        ("obstacle bare", "bare"),
        ("obstacle second", "second"),
        ("obstacle used", "used"),
        ("obstacle lake", "water"),
    ],
)
def test_an_obstacle_needs_a_counter_and_no_other_obstacle(cell: str, told: str) -> None:
    assert {answer(item("place", cell, seed)) for seed in SEEDS} == {told}


def test_the_way_home_is_counted_in_connections() -> None:
    for town in cells("home"):
        asked = item("home", town, 5)
        assert int(answer(asked)) == BOARD.distance(asked.setting["at"], town)


def test_of_each_kind_there_are_eight() -> None:
    for seed in range(40):
        asked = item("left", "dragon", seed)
        seen = " ".join(map(str, [*asked.setting["roads"].values(), *asked.setting.values()]))
        lying = asked.setting["display"].split() + asked.setting["open"].split()
        there = lying.count("dragon") + len(asked.setting["roads"])
        assert int(answer(asked)) == 8 - there, seen


def test_a_town_brings_its_value_and_by_a_gold_piece_twice_as_much() -> None:
    """GS4, G5.3: the values of the map are two to seven."""
    assert {int(cell.split()[0]) for cell in cells("coins")} == {2, 3, 4, 5, 6, 7}
    for cell in cells("coins"):
        value, *gold = cell.split()
        asked = item("coins", cell, 3)
        assert int(answer(asked)) == int(value) * (2 if gold else 1)
        assert BOARD.connections[asked.points[0]].other(asked.setting["at"]) == asked.points[1]


@pytest.mark.parametrize("kind", drill.KINDS)
def test_a_go_has_ten_questions_and_ends_when_all_were_answered_rightly(kind: str) -> None:
    go = Drill(kind, 7)
    asked = []
    while go.current is not None:
        asked.append(there(go.current).key)
        assert go.answer(there(go.current).right)
    assert len(asked) == go.count == drill.GO
    assert (go.right, go.back) == (drill.GO, 0)
    with pytest.raises(LookupError):
        go.answer(0)


def test_what_was_missed_comes_back_within_the_go() -> None:
    go = Drill("price", 1)
    missed = there(go.current)
    assert not go.answer((missed.right + 1) % 4)
    assert go.left == drill.GO
    for _ in range(drill.BACK):
        assert go.current != missed
        go.answer(there(go.current).right)
    assert go.current == missed
    while go.current is not None:
        go.answer(there(go.current).right)
    assert (go.right, go.back) == (drill.GO - 1, 1)


def test_what_is_due_is_asked_first() -> None:
    go = Drill("place", 3, ("dragon forest", "obstacle used", "no such cell"))
    first = [there(go.current).cell]
    go.answer(there(go.current).right)
    first.append(there(go.current).cell)
    assert first == ["dragon forest", "obstacle used"]


def test_what_was_asked_before_is_asked_last() -> None:
    *before, new = cells("price")
    assert there(Drill("price", 3, last=before).current).cell == new


def test_another_go_asks_other_things_on_other_roads() -> None:
    goes = [Drill("price", seed) for seed in (1, 2)]
    assert goes[0].current != goes[1].current
    assert len({item("price", "dragon plain", seed).points for seed in range(20)}) > 3

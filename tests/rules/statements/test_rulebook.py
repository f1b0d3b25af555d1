"""No statement of the rules without a test, and the worked examples of the rulebooks."""

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from elfenwidgets.rules import BOARD, State, editions
from elfenwidgets.rules.edition import CHOICES
from elfenwidgets.rules.score import standings
from tests.rules.rulebook import (
    GOLD_SWITCHES,
    RULES,
    SWITCHES,
    allowed,
    play,
    position,
    refusal,
    rule,
)

TESTS = Path(__file__).parents[1]


def proofs() -> Iterator[pytest.Mark]:
    """The marks of all tests of the rules that prove statements."""
    for path in sorted(TESTS.rglob("test_*.py")):
        place = path.relative_to(TESTS).with_suffix("").parts
        module = importlib.import_module(".".join(("tests.rules", *place)))
        tests = [value for name, value in vars(module).items() if name.startswith("test_")]
        marks = [mark for test in tests for mark in getattr(test, "pytestmark", ())]
        for mark in list(marks):
            if mark.name == "parametrize":
                marks += [each for case in mark.args[1] for each in getattr(case, "marks", ())]
        yield from (mark for mark in marks if mark.name == "rule")


def test_every_statement_of_the_rules_has_a_test() -> None:
    assert len(RULES) == len(set(RULES)) == 96
    assert set(RULES) - {id for mark in proofs() for id in mark.args} == set()


def test_every_value_of_every_switch_has_a_test() -> None:
    assert SWITCHES.keys() == editions()["amigo-de"].rules().keys()
    assert editions()["elfengold"].rules().keys() - SWITCHES.keys() == GOLD_SWITCHES.keys()
    known = {**SWITCHES, **GOLD_SWITCHES}
    wanted = {(switch, value) for switch, values in known.items() for value in values}
    assert wanted - {pair for mark in proofs() for pair in mark.kwargs.items()} == set()


@pytest.mark.parametrize("switch", CHOICES)
def test_a_table_may_choose_no_other_values(switch: str) -> None:
    assert set(CHOICES[switch]) == set(SWITCHES[switch])


def worth(line: str, **things: Any) -> State:
    """Assert that a step is legal as it is paid, and not with one card less or more."""
    state = position(phase="travel", **things)
    allowed(state, line)
    less, more = line.rpartition(" ")[0], f"{line} {line.rpartition(' ')[2]}"
    for other in (less, more):
        with pytest.raises(AssertionError, match=r"P5\.|T8"):
            allowed(state, other)
    return play(state, line)


@rule("T5", "P5.4")
def test_example_1_troll_wagon_and_obstacle_in_the_desert() -> None:
    road = "desert:albaran-feodor"
    line = f"0 move {road} > albaran troll_wagon troll_wagon troll_wagon"
    worth(line, at="feodor", hand="troll_wagon " * 5, roads={road: "troll_wagon!"})


@rule("T6", "T2", "P5.4")
def test_example_2_from_feodor_to_virst() -> None:
    roads = {"forest:feodor-lapphalya": "dragon!", "plain:lapphalya-virst": "elfcycle"}
    hand = "dragon dragon dragon dragon elfcycle elfcycle"
    first = "0 move forest:feodor-lapphalya > lapphalya dragon dragon dragon"
    worth(first, at="feodor", hand=hand, roads=roads)
    second = "0 move plain:lapphalya-virst > virst elfcycle"
    after = worth(second, at="lapphalya", hand=hand, roads=roads)
    assert after.seats[0].pieces == {"lapphalya", "virst"}


@rule("T8")
def test_example_3_from_virst_to_ixara_and_back() -> None:
    river = "river:virst-ixara"
    worth(f"0 move {river} > ixara raft", at="virst", hand="raft " * 4)
    worth(f"0 move {river} > virst raft raft", at="ixara", hand="raft " * 4)


@rule("T3", "P5.6")
def test_example_4_to_kihromah_and_back() -> None:
    road = "forest:dagamura-kihromah"
    cloud = "magic_cloud magic_cloud"
    state = position(
        phase="travel", at="dagamura", hand=f"{cloud} {cloud}", roads={road: "magic_cloud"}
    )
    state = play(state, f"0 move {road} > kihromah {cloud}", f"0 move {road} > dagamura {cloud}")
    assert (state.seats[0].hand, state.seats[0].boot) == ((), "dagamura")
    due = {"kind": "magic_cloud", "terrain": "forest", "base": 2, "need": 2, "have": 0}
    refusal(state, f"0 move {road} > kihromah {cloud}", "P5.3", "road-price", **due)


@rule("E4")
@pytest.mark.parametrize(("boot", "card"), [("throtmanni", "jaccaranda"), ("rivinia", "tichih")])
def test_examples_5_and_6_seventeen_towns_one_away(boot: str, card: str) -> None:
    left = sorted(set(BOARD.towns) - {"elvenhold", boot})[:3]
    state = position("moon-1998", phase="over", round=4, at=boot, left=left, town_card=card)
    mine = standings(state)[0]
    assert (mine.pieces, mine.distance, mine.score) == (17, 1, 16)

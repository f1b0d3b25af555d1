"""How much of the game is left for a seat: E3 and E4, from positions."""

from typing import Any

import pytest

from elfenwidgets.play.journeys.best_journey import for_view
from elfenwidgets.rules import BOARD, State, editions, view
from elfenwidgets.rules.ending import home, home_with_all, is_last, rounds_to_come
from elfenwidgets.rules.position import position

ALL = frozenset(BOARD.towns) - {BOARD.capital}
AMIGO = editions()["amigo-de"].with_rules(town_cards=True)


def in_round(number: int, early_end: str, twenty: bool, **things: Any) -> State:
    """Boots are moving, and perhaps somebody else has all twenty pieces."""
    rules = AMIGO.with_rules(early_end=early_end)
    pieces = sorted(ALL) if twenty else ["beata"]
    others = [{"at": "beata", "pieces": pieces}]
    return position(rules, phase="travel", round=number, seats=others, **things)


def test_a_piece_is_missing_in_every_town_but_the_capital_until_it_is_taken() -> None:
    assert BOARD.missing(frozenset()) == ALL
    assert BOARD.missing(ALL - {"virst"}) == {"virst"}
    assert len(ALL) == 20


@pytest.mark.parametrize(
    ("early_end", "round", "expected"),
    [
        ("finish_round", 1, 0),
        ("finish_round", 3, 0),
        ("finish_round", 4, 0),
        ("end_of_round_3", 1, 2),
        ("end_of_round_3", 2, 1),
        ("end_of_round_3", 3, 0),
        ("end_of_round_3", 4, 0),
    ],
)
def test_rounds_to_come_once_somebody_has_all_twenty(
    early_end: str, round: int, expected: int
) -> None:
    assert rounds_to_come(in_round(round, early_end, twenty=True)) == expected
    assert rounds_to_come(in_round(round, early_end, twenty=False)) == 4 - round


@pytest.mark.parametrize(
    ("early_end", "round", "twenty", "counts"),
    [
        ("finish_round", 2, False, False),
        ("finish_round", 2, True, True),
        ("finish_round", 4, False, True),
        ("at_once_to_round_3", 3, False, False),
        ("at_once_to_round_3", 4, True, True),
        ("end_of_round_3", 2, True, False),
        ("end_of_round_3", 3, False, False),
        ("end_of_round_3", 3, True, False),
        ("end_of_round_3", 4, False, True),
    ],
)
def test_the_way_home_counts_at_the_end_of_the_last_round(
    early_end: str, round: int, twenty: bool, counts: bool
) -> None:
    state = in_round(round, early_end, twenty, town_card="strykhaven")
    assert home(state, state.turn) == ("strykhaven" if counts else None)


@pytest.mark.parametrize(
    ("early_end", "round", "counts"),
    [
        ("finish_round", 2, True),
        ("finish_round", 4, True),
        ("at_once_to_round_3", 3, False),
        ("at_once_to_round_3", 4, True),
        ("end_of_round_3", 2, False),
        ("end_of_round_3", 3, False),
        ("end_of_round_3", 4, True),
    ],
)
def test_the_way_home_of_whoever_collects_the_last_piece_now(
    early_end: str, round: int, counts: bool
) -> None:
    state = in_round(round, early_end, False, town_card="strykhaven")
    assert home_with_all(state, state.turn) == ("strykhaven" if counts else None)


def test_the_running_round_is_the_last_and_the_boot_goes_home() -> None:
    roads = {"plain:elvenhold-lapphalya": "elfcycle"}
    things = {"hand": "elfcycle", "at": "lapphalya", "left": "grangor", "town_card": "beata"}
    state = in_round(2, "finish_round", True, roads=roads, **things)
    assert is_last(state)
    assert [step.to for step in for_view(view(state, state.turn)).steps] == [BOARD.capital]
    state = in_round(2, "finish_round", False, roads=roads, **things)
    assert for_view(view(state, state.turn)).steps == ()


CARD = {"town_card": "virst", "at": "virst"}


@pytest.mark.parametrize(
    ("words", "mine", "theirs", "decided_by", "early"),
    [
        ({"round": 4}, {"pieces": "virst"}, {}, ("pieces",), False),
        ({"round": 4}, {"hand": "raft"}, {}, ("pieces", "cards"), False),
        ({"round": 4}, {}, {}, ("pieces", "cards", "shared"), False),
        ({"round": 2}, {"left": ""}, {}, ("pieces",), True),
        ({"round": 4}, {"left": ""}, {}, ("pieces",), False),
        ({"round": 2, "edition": "riogrande-en"}, {"left": ""}, {}, ("twenty",), True),
        ({"round": 3, "edition": "moon-1998"}, {"left": ""}, {}, ("twenty",), True),
        (
            {"round": 3, "edition": "moon-1998"},
            {"left": "", "hand": "raft"},
            {"left": ""},
            ("twenty", "cards"),
            True,
        ),
        (
            {"round": 4, "town_cards": True},
            CARD | {"left": "beata ixara", "hand": "raft"},
            {"left": "beata", "at": "ixara", "town_card": "mahdavikia"},  # 19 - 1, against 18 - 0
            ("score", "distance"),
            False,
        ),
    ],
)
def test_a_result_says_by_what_the_game_was_decided(
    words: dict[str, Any],
    mine: dict[str, Any],
    theirs: dict[str, Any],
    decided_by: tuple[str, ...],
    early: bool,
) -> None:
    state = position(phase="over", seats=[theirs], **words, **mine)
    found = view(state, None).result
    assert found is not None
    assert (found.decided_by, found.early) == (decided_by, early)

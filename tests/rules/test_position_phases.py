"""What each phase can have on the table, in lines; what no game comes to gets a sentence."""

from typing import Any

import pytest

from elfenwidgets.rules import BOARD
from elfenwidgets.rules.position.text import PositionError, parse

HANDS = [  # phase, round, turns done, the most cards of seats 0 to 2; seat 1 starts
    ("display", 0, 0, (0, 0, 0)),
    ("round", 0, 0, (0, 0, 0)),
    ("deal", 1, 0, (0, 0, 0)),
    ("deal", 1, 1, (0, 8, 0)),
    ("draw_secret", 1, 1, (8, 8, 8)),
    ("draw", 1, 2, (8, 8, 8)),
    ("plan", 1, 0, (8, 8, 8)),
    ("travel", 1, 0, (8, 8, 8)),
    ("travel", 1, 1, (8, 4, 8)),
    ("travel", 1, 2, (8, 4, 4)),
    ("keep", 1, 3, (4, 4, 4)),
    ("display", 1, 3, (4, 4, 4)),
    ("round", 1, 3, (4, 4, 4)),
    ("deal", 2, 0, (4, 4, 4)),
    ("deal", 2, 1, (4, 8, 4)),
    ("deal", 3, 2, (4, 8, 8)),
]
EIGHT_ON_TOP = [
    ("display", 1, 3, (4, 4, 4)),
    ("deal", 2, 1, (4, 12, 4)),
    ("plan", 2, 0, (12, 12, 12)),
    ("keep", 2, 3, (12, 12, 12)),
    ("travel", 2, 2, (12, 4, 4)),
]
"""The same for ``deal_8``, with counters given back after planning."""


WITH_TOWNS = '{"town_cards":true}'


def held(seat: str, what: str) -> dict[str, Any]:
    """The keyword of ``table`` for what a seat holds."""
    return {seat: what}


def table(
    phase: str,
    round: int,
    done: int,
    *,
    turn: int | None = None,
    rules: str = "{}",
    roads: str = "-",
    dealt: tuple[str, str, str] = ("-", "-", "-"),
    **seats: str,
) -> str:
    """A line of three seats, of which seat 1 starts; ``one="hand/open/secret"`` for what is held.

    Where counters are to be kept the seat in turn, which is 1 there, holds two. ``dealt`` are the
    town cards.
    """
    held = {"zero": "-/-/-", "one": "-/gg/-" if phase == "keep" else "-/-/-", "two": "-/-/-"}
    each = zip((held | seats).values(), dealt, strict=True)
    words = " ".join(f"seat=elvenhold/-/{things}/!/{town}" for things, town in each)
    display = "-" if phase == "display" else "geemu"
    return (
        f"edition=amigo-de rules={rules} seed=1 round={round} phase={phase} start=1"
        f" turn={(1 + done) % 3 if turn is None else turn} done={done} {words}"
        f" roads={roads} display={display} pile=? stack=? played=- towns=?"
    )


def refused(line: str, sentence: str) -> None:
    """Assert that a line is no position, by just this sentence."""
    with pytest.raises(PositionError) as error:
        parse(line)
    assert str(error.value) == sentence


def cards(number: int) -> str:
    """So many cards, as letters."""
    return ("r" * 12 + "d" * 10)[:number] or "-"


@pytest.mark.parametrize(
    ("rules", "phase", "round", "done", "most"),
    [
        *(("{}", *hand) for hand in HANDS),
        *(('{"hand":"deal_8","give_back":"after_planning"}', *hand) for hand in EIGHT_ON_TOP),
    ],
)
def test_a_hand_is_as_large_as_the_phase_has_it(
    rules: str, phase: str, round: int, done: int, most: tuple[int, ...]
) -> None:
    """P1.1, P1.2: dealt to eight, or eight on top of four; P5.12: cut to four after the move."""
    counters = "gg/-" if phase == "keep" else "-/-"
    for seat, (name, limit) in enumerate(zip(("zero", "one", "two"), most, strict=True)):
        here = counters if name == "one" else "-/-"
        full = parse(table(phase, round, done, rules=rules, **held(name, f"{cards(limit)}/{here}")))
        assert len(full.seats[seat].hand) == limit
        refused(
            table(phase, round, done, rules=rules, **held(name, f"{cards(limit + 1)}/{here}")),
            f"seat {seat} has {limit + 1} cards, here at most {limit}",
        )


def test_no_hand_is_dealt_before_the_town_cards_are() -> None:
    """S9, P1.1."""
    dealt = ("virst", "-", "yttar")
    assert parse(table("town_card", 0, 0, rules=WITH_TOWNS, dealt=dealt)).actor.hand == ()
    refused(
        table("town_card", 0, 0, rules=WITH_TOWNS, dealt=dealt, two="r/-/-"),
        "seat 2 has 1 cards, here at most 0",
    )


@pytest.mark.parametrize("phase", ["display", "round", "deal"])
def test_from_round_to_round_one_counter_is_kept(phase: str) -> None:
    """P6.3: before the next round's counters are drawn."""
    at = (phase, 2, 0) if phase == "deal" else (phase, 1, 3)
    for kept in ("-/d/-", "-/-/d"):
        assert parse(table(*at, two=kept)).seats[2].held == 1
    for kept in ("-/dd/-", "-/d/d", "-/-/dd"):
        refused(table(*at, two=kept), "seat 2 has kept 2 counters, at most one (P6.3)")


def test_five_counters_are_held_at_most() -> None:
    """P3.5."""
    assert parse(table("plan", 2, 0, zero="-/ddd/dd")).seats[0].held == 5
    refused(table("plan", 2, 0, zero="-/ddd/ddd"), "seat 0 has 6 counters, at most five (P3.5)")


ON_THE_ROAD = "d@plain:ixara-virst"


@pytest.mark.parametrize(
    ("phase", "round", "done"),
    [
        *[("display", 1, 3), ("round", 1, 3), ("deal", 2, 0), ("draw_secret", 2, 0)],
        *[("draw", 2, 0), ("keep", 2, 3)],
    ],
)
def test_between_the_moves_and_planning_no_counter_lies_on_a_road(
    phase: str, round: int, done: int
) -> None:
    """P6.2."""
    parse(table(phase, round, done))
    refused(
        table(phase, round, done, roads=ON_THE_ROAD),
        f"no counters lie on the roads in the phase {phase} (P6.2)",
    )


def test_given_back_after_planning_the_counters_on_the_roads_stay() -> None:
    """P6.3."""
    line = table("keep", 2, 3, rules='{"give_back":"after_planning"}', roads=ON_THE_ROAD)
    assert parse(line).counters == {"plain:ixara-virst": "dragon"}
    assert parse(table("travel", 2, 0, roads=ON_THE_ROAD)).phase == "travel"


def test_only_who_has_several_counters_is_asked() -> None:
    """P6.3."""
    for held in ("-/d/d", "-/dd/-", "-/-/dd"):
        assert parse(table("keep", 2, 3, one=held)).actor.held == 2
    refused(
        table("keep", 2, 3, one="-/d/-"),
        "only who has more than one counter is asked which to keep (P6.3)",
    )


def played(line: str) -> str:
    """The line with two rafts played."""
    return line.replace("played=-", "played=rr")


@pytest.mark.parametrize(
    ("phase", "round", "done"),
    [
        *[("display", 1, 3), ("round", 1, 3), ("deal", 2, 0), ("draw_secret", 2, 0)],
        *[("draw", 2, 0), ("plan", 2, 0)],
    ],
)
def test_until_the_boots_move_no_card_is_played(phase: str, round: int, done: int) -> None:
    """P5.13, P6.6."""
    refused(played(table(phase, round, done)), "no cards are played before the boots move, but 2")


def test_what_the_boots_have_paid_lies_there_until_the_round_is_finished() -> None:
    """P5.13."""
    for line in (table("travel", 2, 1), table("keep", 2, 3)):
        assert parse(played(line)).discard == ("raft", "raft")


@pytest.mark.parametrize(
    ("phase", "rounds"),
    [
        *[("town_card", {0}), ("display", {0, 1, 2}), ("round", {0, 1, 2})],
        *[
            (phase, {1, 2, 3})
            for phase in ("deal", "draw_secret", "draw", "plan", "travel", "keep")
        ],
    ],
)
def test_a_phase_has_its_rounds(phase: str, rounds: set[int]) -> None:
    """S7: of three rounds; the box turns to a next one after all but the last."""
    rules = '{"rounds":3,"town_cards":true}'
    dealt = ("virst", "-" if phase == "town_card" else "beata", "yttar")
    for round in range(5):
        line = table(phase, round, 3 if phase == "keep" else 0, rules=rules, dealt=dealt)
        if round in rounds:
            assert parse(line).round == round
        else:
            refused(line, f"no round {round} in the phase {phase}")


@pytest.mark.parametrize(
    ("phase", "round", "dealt", "due"),
    [
        ("display", 0, ("-", "-", "-"), None),
        ("display", 1, ("virst", "beata", "yttar"), None),
        ("display", 1, ("virst", "beata", "-"), 3),
        ("town_card", 0, ("virst", "-", "-"), None),
        ("town_card", 0, ("virst", "-", "yttar"), None),
        ("town_card", 0, ("virst", "beata", "yttar"), 2),
        ("round", 0, ("virst", "beata", "yttar"), None),
        ("round", 0, ("virst", "-", "yttar"), 3),
        ("plan", 1, ("virst", "beata", "yttar"), None),
        ("plan", 1, ("virst", "beata", "-"), 3),
    ],
)
def test_each_is_dealt_a_town_card_before_the_first_round(
    phase: str, round: int, dealt: tuple[str, str, str], due: int | None
) -> None:
    """S9."""
    line = table(phase, round, 0, rules=WITH_TOWNS, dealt=dealt)
    if due is None:
        state = parse(line)
        assert tuple(seat.town_card or "-" for seat in state.seats) == dealt
        assert len(state.towns) == 12 - sum(town != "-" for town in dealt)
    else:
        there = sum(town != "-" for town in dealt)
        refused(line, f"{due} town cards are dealt, not {there} (S9)")


@pytest.mark.parametrize(
    ("phase", "round", "turns"),
    [
        ("display", 1, {(0, 0), (0, 1), (0, 2), (3, 0), (3, 1), (3, 2)}),
        ("round", 0, {(0, 0), (0, 1), (0, 2), (3, 0), (3, 1), (3, 2)}),
        *[(phase, 2, {(0, 1), (1, 2), (2, 0)}) for phase in ("deal", "draw_secret", "travel")],
        ("draw", 2, {(done, (1 + done) % 3) for done in range(9)}),
        ("plan", 2, {(done, turn) for done in range(3) for turn in range(3)}),
        ("keep", 2, {(3, turn) for turn in range(3)}),
    ],
)
def test_turns_go_round_clockwise(phase: str, round: int, turns: set[tuple[int, int]]) -> None:
    """P2.1, P3.1, P4.1, P5.1: by the turns done and the seat in turn, of three; seat 1 started."""
    two: dict[str, Any] = dict.fromkeys(("zero", "one", "two"), "-/gg/-") if phase == "keep" else {}
    for done in range(11):
        for turn in range(3):
            line = table(phase, round, done, turn=turn, **two)
            if (done, turn) in turns:
                assert (parse(line).done, parse(line).turn) == (done, turn)
            else:
                refused(line, f"after {done} turns it is not seat {turn}'s turn")


@pytest.mark.parametrize(("done", "turn"), [(0, 1), (1, 2), (2, 0)])
def test_who_wins_on_the_spot_does_so_in_turn(done: int, turn: int) -> None:
    """E3: after the moves of those before."""

    def over(done: int) -> str:
        line = table("over", 2, done, turn=turn, rules='{"early_end":"at_once_to_round_3"}')
        words = line.split(" ")
        all_twenty = ",".join(sorted(set(BOARD.towns) - {"elvenhold"}))
        words[8 + turn] = words[8 + turn].replace("elvenhold/-", f"elvenhold/{all_twenty}")
        return " ".join(words)

    state = parse(over(done))
    assert (state.winners, state.turn, state.done) == ((turn,), turn, done)
    for other in {0, 1, 2, 3} - {done}:
        refused(over(other), f"after {other} turns it is not seat {turn}'s turn")


def test_a_town_card_is_dealt_to_who_has_none() -> None:
    """S9."""

    def dealing(done: int, turn: int) -> str:
        dealt = ("virst", "-", "-")
        return table("town_card", 0, done, turn=turn, rules=WITH_TOWNS, dealt=dealt)

    assert [parse(dealing(0, turn)).turn for turn in (1, 2)] == [1, 2]
    for done, turn in ((0, 0), (1, 1), (1, 0), (3, 1)):
        refused(dealing(done, turn), f"after {done} turns it is not seat {turn}'s turn")

"""Any situation in one line."""

from collections import Counter
from typing import Any

import pytest

from elfenwidgets.rules import BOARD, State, editions, legal_actions
from elfenwidgets.rules.notation import write
from elfenwidgets.rules.position import position
from elfenwidgets.rules.position.text import write as line
from elfenwidgets.rules.state import all_cards, all_counters
from elfenwidgets.rules.vocabulary import CounterKind, Transport
from tests.rules.randomplay import states, variants

ROAD = "forest:feodor-lapphalya"


def test_one_line_says_it_all() -> None:
    state = position(
        phase="travel", at="feodor", hand="dragon dragon raft", roads={ROAD: "dragon!"}
    )
    assert (state.phase, state.round, state.turn, len(state.seats)) == ("travel", 1, 0, 2)
    assert state.actor.boot == "feodor"
    assert state.actor.hand == ("dragon", "dragon", "raft")
    assert state.counters == {ROAD: "dragon"}
    assert state.obstacles == {ROAD}
    assert state.actor.pieces == {"feodor"}


def test_everything_can_be_said() -> None:
    state = position(
        editions()["moon-1998"],
        phase="plan",
        round=3,
        start=2,
        turn=1,
        done=1,
        players=3,
        hand="raft dragon",
        open=["unicorn", "dragon"],
        secret=("elfcycle",),
        obstacle=False,
        town_card="virst",
        left="yttar beata",
        display="dragon dragon dragon unicorn unicorn",
        roads={ROAD: "dragon!"},
        seats=[{"at": "ixara", "hand": "raft"}, {"pieces": "virst", "town_card": "beata"}],
        give_back="round_end",
    )
    assert (state.round, state.start, state.turn, state.done) == (3, 2, 1, 1)
    zero, one, two = state.seats
    assert one.open == ("unicorn", "dragon")
    assert (one.secret, one.hand, one.obstacle) == (("elfcycle",), ("dragon", "raft"), False)
    assert one.pieces == set(BOARD.towns) - {"elvenhold", "yttar", "beata"}
    assert (two.boot, two.hand, two.obstacle) == ("ixara", ("raft",), True)
    assert two.pieces == {"ixara"}
    assert (zero.boot, zero.town_card) == ("elvenhold", "beata")
    assert zero.pieces == {"virst"}
    assert two.town_card not in (None, "virst", "beata")
    assert state.display == ("unicorn", "unicorn", "dragon", "dragon", "dragon")
    assert state.edition.give_back == "round_end"


def everything(state: State) -> tuple[Counter[CounterKind], Counter[Transport]]:
    counters = Counter((*state.pile, *state.display, *state.counters.values()))
    cards = Counter((*state.stack, *state.discard))
    for seat in state.seats:
        counters.update((*seat.open, *seat.secret))
        cards.update(seat.hand)
    return counters, cards


@pytest.mark.parametrize("variant", variants())
def test_all_counters_and_cards_are_there_and_the_actions_are_those_of_the_game(
    variant: str,
) -> None:
    for state in states(variants()[variant], 4, 8):
        if state.phase == "over":
            continue
        things: list[dict[str, Any]] = [
            {
                "at": seat.boot,
                "hand": seat.hand,
                "open": seat.open,
                "secret": seat.secret,
                "obstacle": seat.obstacle,
                "town_card": seat.town_card,
                "pieces": seat.pieces,
            }
            for seat in (*state.seats[state.turn :], *state.seats[: state.turn])
        ]
        again = position(
            state.edition,
            phase=state.phase,
            round=state.round,
            start=state.start,
            turn=state.turn,
            done=None if state.phase == "keep" else state.done,
            display=state.display,
            roads={
                road: kind + "!" * (road in state.obstacles)
                for road, kind in state.counters.items()
            },
            seats=things[1:],
            **things[0],
        )
        assert everything(again) == (Counter(all_counters()), Counter(all_cards()))
        assert Counter(legal_actions(again)) == Counter(legal_actions(state))
        assert again.seats == state.seats


def test_the_same_words_give_the_same_position() -> None:
    assert position(hand="dragon") == position(hand=["dragon"])


def test_what_is_unsaid_is_always_the_same() -> None:
    """Levels and puzzles begin from positions, and are to be the same for everybody."""
    state = position("moon-1998", phase="travel", hand="dragon raft", open="unicorn")
    assert line(state) == (
        'edition=moon-1998 rules={} seed="position" round=1 phase=travel start=0 turn=0 done=0'
        " seat=elvenhold/-/dr/u/-/!/yttar seat=elvenhold/-/-/-/-/!/tichih roads=- display=ggutd"
        " pile=dedtdgdtugmmddmtutmutgmmeguedmuueeegtgteme"
        " stack=urdmtrredttdggrgmmueumrmeetdedrteutuuegmgmrmtutgmedrggredtrugmgudrtedu played=-"
        " towns=ergeren,jaccaranda,ixara,usselen,beata,mahdavikia,wylhien,grangor,strykhaven,virst"
    )


def test_an_obstacle_on_a_road_came_from_somebody() -> None:
    assert [s.obstacle for s in position(players=3, roads={ROAD: "dragon!"}).seats] == [
        True,
        True,
        False,
    ]
    roads = {ROAD: "dragon!", "plain:ixara-virst": "dragon!"}
    both = position(players=4, turn=1, roads=roads)
    assert [s.obstacle for s in both.seats] == [False, True, True, False]
    mine = position(players=3, roads={ROAD: "dragon!"}, obstacle=False)
    assert [s.obstacle for s in mine.seats] == [False, True, True]


def test_the_turn_follows_from_what_was_done_and_the_other_way_round() -> None:
    assert position(phase="draw", players=3, start=1, done=4).turn == 2
    assert position(phase="travel", players=3, start=2, turn=1).done == 2
    assert position(phase="plan", players=3, start=2, turn=1).done == 0


def test_who_keeps_a_counter_does_so_when_all_have_had_their_turns() -> None:
    state = position(phase="keep", players=3, start=1, turn=2, open="dragon dragon")
    assert (state.turn, state.done) == (2, 3)


def test_a_game_that_is_over_has_winners() -> None:
    assert position(phase="over", round=4, pieces="virst").winners == (0,)
    other = position(phase="over", round=4, pieces="virst", turn=1)
    assert (other.winners, other.turn, other.done) == ((1,), 0, 2)


def test_a_position_can_be_gone_on_from() -> None:
    assert [write(a) for a in legal_actions(position(phase="draw_secret"))] == ["0 draw secret"]


@pytest.mark.parametrize(
    ("words", "winners"),
    [
        ({"round": 4, "pieces": "virst"}, (0,)),
        ({"round": 3, "rounds": 3}, (0, 1)),
        ({"round": 2, "left": ""}, (0,)),
        ({"round": 3, "left": "", "edition": "moon-1998"}, (0,)),
        ({"round": 3, "seats": [{"left": ""}], "edition": "moon-1998"}, (1,)),
    ],
)
def test_what_ends_a_game_when_all_have_moved(words: Any, winners: Any) -> None:
    state = position(phase="over", turn=None, **words)
    assert (state.winners, state.turn, state.done) == (winners, state.start, 2)


AT_ONCE: dict[str, Any] = {
    "edition": "riogrande-en",
    "phase": "over",
    "round": 2,
    "turn": 1,
    "left": "",
}


def test_the_twentieth_piece_ends_a_game_in_the_midst_of_a_move() -> None:
    state = position(**AT_ONCE, hand="raft " * 7, seats=[{"hand": "dragon " * 8}, {}])
    assert (state.winners, state.turn, state.done) == ((1,), 1, 1)
    assert len(state.seats[2].hand) == 8
    later = position(**AT_ONCE | {"start": 2, "seats": [{}, {}]})
    assert (later.winners, later.turn, later.done) == ((1,), 1, 2)

"""What a seat knows of what has happened: all that is open to it, and nothing hidden."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.play.game import Game
from elfenwidgets.rules import OwnView, View, view
from tests.rules.hidden import otherwise
from tests.rules.profiles import profile
from tests.rules.randomplay import PLAYERS, game, pick, records, variants
from tests.rules.rulebook import position, rule

VARIANTS = variants()
RECORDS = sorted(VARIANTS)


def entry(seat: int | None, event: Any, over: bool = False) -> dict[str, Any]:
    """One event as a seat knows it."""
    state = position(phase="over", round=4) if over else position()
    (known,) = view(state, seat, [event]).log
    return dict(known)


@rule("P2.2")
def test_the_face_down_counter_is_known_to_its_owner() -> None:
    drawn = {"e": "draw_secret", "seat": 0, "counter": "dragon"}
    assert entry(0, drawn) == drawn
    assert entry(1, drawn) == entry(None, drawn) == {"e": "draw_secret", "seat": 0}


@rule("P3.3", "P3.4")
@pytest.mark.parametrize("more", [{"from": "pile"}, {"from": "display", "refill": "unicorn"}])
def test_what_is_drawn_later_is_known_to_all(more: dict[str, str]) -> None:
    drawn = {"e": "draw", "seat": 0, "counter": "dragon"} | more
    assert entry(0, drawn) == entry(1, drawn) == entry(None, drawn) == drawn


@rule("P1.1", "P1.2")
def test_of_cards_dealt_all_know_the_number() -> None:
    dealt = {"e": "deal", "seat": 0, "cards": ["dragon", "raft"]}
    assert entry(0, dealt) == dealt | {"n": 2}
    assert entry(1, dealt) == entry(None, dealt) == {"e": "deal", "seat": 0, "n": 2}


@rule("P5.12", "P5.13")
def test_cards_played_are_seen_and_cards_cut_are_counted() -> None:
    step = {"e": "move", "seat": 0, "via": "x", "to": "virst", "cards": ["raft"], "how": "card"}
    assert entry(1, step) == step
    cut = {"e": "end_move", "seat": 0, "discard": ["raft"]}
    assert entry(0, cut) == cut | {"n": 1}
    assert entry(1, cut) == entry(None, cut) == {"e": "end_move", "seat": 0, "n": 1}


@rule("P6.3")
def test_a_counter_kept_secret_is_known_to_its_owner() -> None:
    kept = {"e": "keep", "seat": 1, "counter": "dragon", "secret": True}
    assert entry(1, kept) == kept
    assert entry(0, kept) == entry(None, kept) == {"e": "keep", "seat": 1, "secret": True}
    opened = kept | {"secret": False}
    assert entry(0, opened) == opened


@rule("S9")
def test_town_cards_come_to_light_at_the_end() -> None:
    dealt = {"e": "town_card", "seat": 1, "town": "virst"}
    assert entry(1, dealt) == dealt
    assert entry(0, dealt) == {"e": "town_card", "seat": 1}
    assert entry(0, dealt, over=True) == entry(None, dealt, over=True) == dealt


@profile
@given(st.sampled_from(RECORDS), st.data())
def test_nothing_hidden_is_in_the_log(variant: str, data: st.DataObject) -> None:
    played = game(
        VARIANTS[variant], 3, data.draw(st.integers(0, 99)), data.draw(st.integers(0, 250))
    )
    for seat in (None, 0, 1, 2):
        seen = view(played.state, seat, played.events)
        others = [otherwise(event, seat, played.over) for event in played.events]
        assert view(played.state, seat, others) == seen
        assert played.view(seat) == seen
        assert len(seen.log) == len(played.events)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_an_event_says_besides_is_told_to_nobody(seat: int | None) -> None:
    for event in records()["amigo-de"]["events"]:
        assert entry(seat, event | {"note": ["dragon"]}) == entry(seat, event)


def test_an_undone_action_is_not_in_the_log() -> None:
    played = game(VARIANTS["amigo-de"], 2, 5, 8)
    rng = random.Random(5)
    undone = 0
    while not played.over:
        before = [played.view(seat) for seat in (0, 1, None)]
        action = pick(played.state, rng)
        played.play(action)
        assert len(played.view(0).log) == len(played.events)
        if played.can_undo(action.seat):
            played.undo(action.seat)
            assert [played.view(seat) for seat in (0, 1, None)] == before
            played.play(action)
            undone += 1
    assert undone > 5


@pytest.mark.parametrize("variant", RECORDS)
def test_a_game_from_a_record_has_its_whole_log(variant: str) -> None:
    source = records()[variant]
    again = Game.from_record(source)
    seats = (None, *range(len(source["players"])))
    assert [again.view(seat).log for seat in seats] == [
        view(again.state, seat, source["events"]).log for seat in seats
    ]


def test_the_log_is_a_copy() -> None:
    played = Game(VARIANTS["amigo-de"], PLAYERS[:2], 1)
    display = played.view(None).log[0]
    assert display["e"] == "display"
    display["counters"].clear()
    turned_up = played.events[0]
    assert turned_up["e"] == "display" and len(turned_up["counters"]) == 5


def test_a_seat_has_a_view_of_its_own() -> None:
    state = position(hand="dragon", secret="unicorn")
    own, others = view(state, 0), view(state, None)
    assert isinstance(own, OwnView)
    assert (own.me.hand, own.me.secret, own.seat) == (("dragon",), ("unicorn",), 0)
    assert type(others) is View
    assert (others.me, others.seat) == (None, None)

"""The reader's own game runs through the phases of round one, and is never lost."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.own.game import PHASES, READER, Journey
from elfenwidgets.play.bots.greedy import GreedyBot
from elfenwidgets.rules import EndMove, Pass, Place, Refused
from elfenwidgets.rules.board import COUNTERS
from tests.there import there

NAMES = ("Ada", "Bo", "Cy")
PLAYED = PHASES[1:-1]


def reopened(journey: Journey) -> Journey:
    """The journey after the page was closed: nothing is left of it but the short text."""
    return Journey(Progress.read(journey._progress.export()), NAMES)


def script(journey: Journey) -> None:
    """A reader who places two counters, passes, goes nowhere, and keeps the first counter."""
    assert journey.table is not None
    actions = journey.table.game.view(READER).actions
    places = [a for a in actions if isinstance(a, Place)]
    if journey.phase == "plan":
        me = journey.table.game.state.seats[READER]
        journey.play(places[0] if places and me.held > 2 else Pass(READER))
    else:
        ends = [a for a in actions if isinstance(a, EndMove)]
        journey.play((ends or actions)[0])


@pytest.mark.parametrize("seed", range(4))
def test_it_goes_through_all_phases_of_round_one_and_survives_at_each(seed: int) -> None:
    journey = Journey(Progress(), NAMES)
    assert journey.phase == "deal"
    journey.deal(seed)
    seen = []
    while journey.phase != "done":
        if journey.phase not in seen:
            seen.append(journey.phase)
        again = reopened(journey)
        assert again.phase == journey.phase
        assert there(again.table).game.state == there(journey.table).game.state
        assert there(again.table).turn == READER
        assert journey.scene(journey.phase).own
        journey = again
        script(journey)
    assert tuple(seen) == PLAYED
    assert reopened(journey).phase == "done"
    state = there(reopened(journey).table).game.state
    assert (state.round, state.phase, state.done) == (2, "draw_secret", 0)  # and no bot went on


def test_what_was_dealt_and_drawn_is_there_in_the_next_lesson() -> None:
    journey = Journey(Progress(), NAMES)
    hand = journey.deal("cards").game.view(READER).me.hand
    assert len(hand) == 8
    while journey.phase in ("draw_secret", "draw"):
        assert journey.scene(journey.phase).table.game.view(READER).me.hand == hand
        script(journey)
    me = reopened(journey).scene("plan").table.game.view(READER).me
    assert (me.hand, len(me.open), len(me.secret)) == (hand, 3, 1)


@pytest.mark.parametrize("phase", PLAYED)
def test_opened_too_early_it_offers_a_fitting_position_and_says_so(phase: str) -> None:
    for journey in (Journey(Progress(), NAMES), dealt := Journey(Progress(), NAMES)):
        if journey is dealt:
            journey.deal(1)
        if journey.phase == phase:
            continue
        before = journey._progress.to_json()
        scene = journey.scene(phase)
        assert (scene.own, scene.note) == (False, "journey-ahead")
        assert (scene.table.game.state.phase, scene.table.turn) == (phase, READER)
        scene.table.play(scene.table.game.view(READER).actions[0])
        assert journey._progress.to_json() == before


def test_what_was_just_dealt_is_seen_in_the_lesson_that_dealt_it() -> None:
    journey = Journey(Progress(), NAMES)
    table = journey.deal("cards")
    scene = journey.scene("deal")
    assert (scene.table, scene.own, scene.note) == (table, True, "journey-yours")


def test_opened_before_the_deal_the_first_lesson_shows_a_hand() -> None:
    scene = Journey(Progress(), NAMES).scene("deal")
    assert (scene.own, scene.note) == (False, "journey-first")
    assert len(scene.table.game.view(READER).me.hand) == 8


@pytest.mark.parametrize("phase", PHASES[:-1])
def test_opened_again_it_shows_the_own_game_as_it_was(phase: str) -> None:
    journey = Journey(Progress(), NAMES)
    journey.deal(3)
    came = {"deal": there(journey.table).game.state}
    while journey.phase != "done":
        came.setdefault(journey.phase, there(journey.table).game.state)
        script(journey)
    scene = journey.scene(phase)
    assert (scene.own, scene.note) == (False, "journey-again")
    assert scene.table.game.state == came[phase]
    scene.table.play(scene.table.game.view(READER).actions[0])
    assert journey.phase == "done"


def test_who_has_nothing_to_keep_is_told_so() -> None:
    journey = Journey(Progress(), NAMES)
    journey.deal(0)
    bot = GreedyBot()
    while journey.phase != "done":
        journey.play(bot.choose(there(journey.table).game.view(READER), Random(1)).action)
    scene = journey.scene("keep")
    assert (scene.own, scene.note) == (False, "journey-never")
    assert scene.table.game.state.actor.held > 1


def test_the_bots_answer_and_what_they_did_is_told() -> None:
    journey = Journey(Progress(), NAMES)
    journey.deal(5)
    events: list[Any] = [*journey.play(there(journey.table).game.view(READER).actions[0])]
    assert [event["e"] for event in events] == ["draw_secret"] * 3
    assert [event["seat"] for event in events] == [0, 1, 2]
    assert all(event["counter"] in COUNTERS for event in events)


def test_a_refused_action_changes_nothing() -> None:
    journey = Journey(Progress(), NAMES)
    with pytest.raises(LookupError):
        journey.play(Pass(READER))
    journey.deal(5)
    before = journey._progress.to_json()
    with pytest.raises(Refused):
        journey.play(Pass(READER))
    assert journey._progress.to_json() == before


def test_dealing_again_begins_a_new_game() -> None:
    journey = Journey(Progress(), NAMES)
    first = journey.deal(1).game.state
    script(journey)
    assert journey.deal(2).game.state != first
    assert journey.deal(1).game.state == first


def test_a_game_that_cannot_be_read_is_told_and_begins_anew() -> None:
    kept = Progress(journey={"format": "nonsense"})
    journey = Journey(kept, NAMES)
    assert journey.lost and journey.phase == "deal"
    assert journey.scene("plan").note == "journey-lost"
    journey.deal(1)
    assert kept.journey is not None


def test_an_opened_kernel_lets_the_bots_finish_their_turns() -> None:
    """The page may close while a bot was to play: the record then ends at the bot's turn."""
    journey = Journey(Progress(), NAMES)
    record = journey.deal(1).game.record()
    there(journey.table).play(there(journey.table).game.view(READER).actions[0])
    assert there(journey.table).turn != READER
    kept = Progress(journey=there(journey.table).game.record())
    assert kept.journey != record
    assert there(Journey(kept, NAMES).table).turn == READER


def whole(journey: Journey) -> list[tuple[int, str]]:
    """A reader who plays as the medium bot would, to the end of the game."""
    guide, rng, came = GreedyBot(), Random(2), []
    while not there(journey.table).game.over:
        if journey.paused:
            journey.go_on()
        table = there(journey.table)
        here = (journey.round, journey.phase_of(journey.round))
        if here not in came:
            came.append(here)
        journey.play(guide.choose(table.game.view(READER), rng).action)
    return came


def test_it_goes_on_through_all_four_rounds_and_stops_after_each() -> None:
    journey = Journey(Progress(), NAMES)
    journey.deal(4)
    assert journey.pieces(1) is None
    came = whole(journey)
    assert [number for number, phase in came if phase == "draw_secret"] == [1, 2, 3, 4]
    counts = [there(journey.pieces(number)) for number in (1, 2, 3, 4)]
    assert all(len(each) == 3 for each in counts)
    for before, after in pairwise(counts):
        assert all(more >= less for less, more in zip(before, after, strict=True))
    last = there(journey.table).game.state
    assert counts[-1] == tuple(len(seat.pieces) for seat in last.seats)
    assert not journey.paused and journey.phase_of(4) == "done"


def test_between_rounds_nobody_draws_until_the_reader_goes_on() -> None:
    journey = Journey(Progress(), NAMES)
    journey.deal(3)
    while journey.phase != "done":
        script(journey)
    assert journey.paused and reopened(journey).paused
    assert journey.phase_of(2) == "draw_secret"
    events = journey.go_on()
    assert [event["e"] for event in events] == ["draw_secret"] * 2
    assert not journey.paused
    assert there(journey.table).turn == READER
    assert journey.go_on() == []
    assert journey.scene("draw_secret", 2).own

"""The reader's own game runs through the phases of round one, and is never lost."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.own.game import PHASES, OwnGame
from elfenwidgets.lessons.own.pieces import behind, played
from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.lessons.step import Piece
from elfenwidgets.play.bots.greedy import GreedyBot
from elfenwidgets.rules import EndMove, Pass, Place, Refused
from elfenwidgets.rules.board import COUNTERS
from tests.there import there

NAMES = ("Ada", "Bo", "Cy")
PLAYED = PHASES[1:-1]


def reopened(journey: OwnGame) -> OwnGame:
    """The journey after the page was closed: nothing is left of it but the short text."""
    return OwnGame(Progress.read(journey._progress.export()), NAMES)


def script(journey: OwnGame) -> None:
    """A reader who places two counters, passes, goes nowhere, and keeps the first counter."""
    assert journey.table is not None
    actions = journey.table.game.view(READER).actions
    places = [a for a in actions if isinstance(a, Place)]
    if journey.phase_of(1) == "plan":
        me = journey.table.game.state.seats[READER]
        journey.play(places[0] if places and me.held > 2 else Pass(READER))
    else:
        ends = [a for a in actions if isinstance(a, EndMove)]
        journey.play((ends or actions)[0])


@pytest.mark.parametrize("seed", range(4))
def test_it_goes_through_all_phases_of_round_one_and_survives_at_each(seed: int) -> None:
    journey = OwnGame(Progress(), NAMES)
    assert journey.phase_of(1) == "deal"
    journey.deal(seed)
    seen = []
    while journey.phase_of(1) != "done":
        if journey.phase_of(1) not in seen:
            seen.append(journey.phase_of(1))
        again = reopened(journey)
        assert again.phase_of(1) == journey.phase_of(1)
        assert there(again.table).game.state == there(journey.table).game.state
        assert there(again.table).turn == READER
        journey = again
        script(journey)
    assert tuple(seen) == PLAYED
    assert reopened(journey).phase_of(1) == "done"
    state = there(reopened(journey).table).game.state
    assert (state.round, state.phase, state.done) == (2, "draw_secret", 0)  # and no bot went on


def test_what_was_dealt_and_drawn_is_there_in_the_next_lesson() -> None:
    journey = OwnGame(Progress(), NAMES)
    hand = journey.deal("cards").game.view(READER).me.hand
    assert len(hand) == 8
    while journey.phase_of(1) in ("draw_secret", "draw"):
        assert there(reopened(journey).table).game.view(READER).me.hand == hand
        script(journey)
    me = there(reopened(journey).table).game.view(READER).me
    assert (me.hand, len(me.open), len(me.secret)) == (hand, 3, 1)


def test_the_bots_answer() -> None:
    journey = OwnGame(Progress(), NAMES)
    journey.deal(5)
    game = there(journey.table).game
    before = len(game.events)
    journey.play(game.view(READER).actions[0])
    events: list[Any] = [*game.events[before:]]
    assert [event["e"] for event in events] == ["draw_secret"] * 3
    assert [event["seat"] for event in events] == [0, 1, 2]
    assert all(event["counter"] in COUNTERS for event in events)


def test_a_refused_action_changes_nothing() -> None:
    journey = OwnGame(Progress(), NAMES)
    with pytest.raises(LookupError):
        journey.play(Pass(READER))
    journey.deal(5)
    before = journey._progress.to_json()
    with pytest.raises(Refused):
        journey.play(Pass(READER))
    assert journey._progress.to_json() == before


def test_dealing_again_begins_a_new_game() -> None:
    journey = OwnGame(Progress(), NAMES)
    first = journey.deal(1).game.state
    script(journey)
    assert journey.deal(2).game.state != first
    assert journey.deal(1).game.state == first


def test_a_game_that_cannot_be_read_is_told_and_begins_anew() -> None:
    kept = Progress(journey={"format": "nonsense"})
    journey = OwnGame(kept, NAMES)
    assert journey.lost and journey.phase_of(1) == "deal"
    assert kept.journey is None
    journey.deal(1)
    assert kept.journey is not None
    assert OwnGame(kept, NAMES).lost is False


def test_an_opened_kernel_lets_the_bots_finish_their_turns() -> None:
    """The page may close while a bot was to play: the record then ends at the bot's turn."""
    journey = OwnGame(Progress(), NAMES)
    record = journey.deal(1).game.record()
    there(journey.table).play(there(journey.table).game.view(READER).actions[0])
    assert there(journey.table).turn != READER
    kept = Progress(journey=there(journey.table).game.record())
    assert kept.journey != record
    assert there(OwnGame(kept, NAMES).table).turn == READER


def collected(journey: OwnGame) -> tuple[int, ...]:
    """How many pieces each seat has now."""
    return tuple(len(seat.pieces) for seat in there(journey.table).game.state.seats)


def whole(journey: OwnGame, until: int = 9) -> list[tuple[int, str]]:
    """A reader who plays as the medium bot would, to the end of the game or ``until`` a round."""
    guide, rng, came = GreedyBot(), Random(2), []
    while not there(journey.table).game.over and there(journey.table).game.state.round < until:
        if journey.paused:
            journey.go_on()
        table = there(journey.table)
        round = table.game.state.round
        here = (round, journey.phase_of(round))
        if here not in came:
            came.append(here)
        journey.play(guide.choose(table.game.view(READER), rng).action)
    return came


def test_it_goes_on_through_all_four_rounds_and_stops_after_each() -> None:
    journey = OwnGame(Progress(), NAMES)
    journey.deal(4)
    assert journey.pieces(1) is None
    came = whole(journey, until=2)
    first = collected(journey)
    assert sum(first) > 0 and journey.pieces(1) == first
    came += whole(journey)
    assert journey.pieces(1) == first, "what was collected later belongs to later rounds"
    assert [number for number, phase in came if phase == "draw_secret"] == [1, 2, 3, 4]
    counts = [there(journey.pieces(number)) for number in (1, 2, 3, 4)]
    assert all(len(each) == 3 for each in counts)
    for before, after in pairwise(counts):
        assert all(more >= less for less, more in zip(before, after, strict=True))
    assert counts[-1] == collected(journey)
    assert not journey.paused and journey.phase_of(4) == "done"


def test_between_rounds_nobody_draws_until_the_reader_goes_on() -> None:
    journey = OwnGame(Progress(), NAMES)
    journey.deal(3)
    assert not journey.paused
    while journey.phase_of(1) != "done":
        script(journey)
    assert journey.paused and reopened(journey).paused
    assert journey.phase_of(2) == "draw_secret"
    game = there(journey.table).game
    before = len(game.events)
    journey.go_on()
    assert [event["e"] for event in game.events[before:]] == ["draw_secret"] * 2
    assert not journey.paused
    assert there(journey.table).turn == READER
    there_already = len(game.events)
    journey.go_on()
    assert len(game.events) == there_already, "nobody draws twice"


def test_the_game_of_elfengold_comes_back_and_waits_between_its_rounds() -> None:
    kept = Progress()
    journey = OwnGame(kept, NAMES, "elfengold")
    assert not journey.lost
    journey.deal(1)
    whole(journey, until=2)
    assert kept.journey is None, "that of the course is another game"
    again = OwnGame(Progress.read(kept.export()), NAMES, "elfengold")
    assert journey.paused and again.paused and not again.lost
    assert again.phase_of(2) == "cards"
    again.go_on()
    assert not again.paused and there(again.table).turn == READER
    other = OwnGame(Progress(journey=kept.gold), NAMES)
    assert other.lost, "it is none of the course"


def test_a_piece_is_played_once_the_game_is_beyond_its_phases() -> None:
    journey, order = OwnGame(Progress(), NAMES), [*PLAYED]
    pieces = {phase: Piece(1, (phase,)) for phase in order}
    assert not any(played(journey, each) or behind(journey, each) for each in pieces.values())
    journey.deal(4)
    assert played(journey, Piece(1, ("deal",)))
    while (phase := journey.phase_of(1)) != "done":
        at = order.index(phase)
        assert [each for each in order if played(journey, pieces[each])] == order[:at]
        assert [each for each in order if behind(journey, pieces[each])] == order[at + 1 :]
        both = Piece(1, (order[0], phase))
        assert not played(journey, both) and not behind(journey, both)
        assert behind(journey, Piece(2, ("deal",)))
        assert not any(played(journey, Piece(1, (after,))) for after in ("summary", "review"))
        script(journey)
    assert all(played(journey, each) for each in pieces.values())
    for after in (("keep", "summary"), ("summary",), ("review",)):
        assert played(journey, Piece(1, after))
    assert not played(journey, Piece(2, ("draw_secret", "draw")))

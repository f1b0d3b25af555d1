"""The quick way: how long it takes, how it is told, and a round that works however it is played."""

import re
from random import Random

import pytest

from elfenwidgets import text
from elfenwidgets.lessons.beside.quick import MOMENTS, QuickRound, quick_way
from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.rules.actions import EndMove, Move, Pass
from elfenwidgets.rules.notation import parse
from elfenwidgets.text import said_in
from tests.lessons.test_minutes import PRESS, WORDS_A_MINUTE, presses, seconds

WORDS, LONGEST = 30, 20
"""Words told at one moment, and in one sentence."""

FRONT = ("start-title", "front-about", "front-first")
"""What is read before the quick way."""

LOOKED_AT, THOUGHT = 2, 10
"""Seconds for an action of the bot's, and for a decision of one's own: twice what was watched."""

every_language = pytest.mark.parametrize("language", text.languages())


def new() -> QuickRound:
    return QuickRound(("Ada", "Bo"))


def coached() -> QuickRound:
    """The round as its coach would play it."""
    played = new()
    while not played.over:
        played.play(played.advice())
    return played


def by_chance(seed: int) -> QuickRound:
    """The round of somebody who plays anything that is offered, but stops only at the end."""
    played, chance = new(), Random(seed)
    while not played.over:
        offered = played.view.actions
        on = [each for each in offered if not isinstance(each, Pass | EndMove)]
        played.play(chance.choice(on or offered))
    return played


def test_the_first_own_move_comes_within_a_minute() -> None:
    words = sum(len(said_in("en", key).split()) for key in FRONT)
    before, first, *_ = quick_way().steps
    told = sum(len(said_in("en", str(key)).split()) for key in (before.says, first.says))
    assert 60 * (words + told) / WORDS_A_MINUTE + 4 * PRESS <= 60


def test_the_quick_round_is_over_within_twelve_minutes() -> None:
    played = coached()
    told = " ".join(said_in("en", f"quick-{each}", name="Bo") for each in MOMENTS)
    round = 60 * len(told.split()) / WORDS_A_MINUTE + LOOKED_AT * len(played.game.events)
    round += sum(PRESS * presses(parse(line)) + THOUGHT for line in played.played)
    assert sum(map(seconds, quick_way().steps)) + round <= 12 * 60


@every_language
def test_each_rule_is_told_in_few_words(language: str) -> None:
    for moment in MOMENTS:
        said = said_in(language, f"quick-{moment}", name="Fenn")
        assert len(said.split()) <= WORDS, moment
        for sentence in re.split(r"(?<=[.!?])\s+", said):
            assert len(sentence.split()) <= LONGEST, moment
        assert not re.search(r"[PSTE]\d", said), "no rule is called by its number"


def test_each_moment_comes() -> None:
    met = set()
    for seed in range(40):
        played, chance = new(), Random(seed)
        while not played.over:
            met.add(played.moment)
            played.play(chance.choice(played.view.actions))
        met.add(played.moment)
    assert met == set(MOMENTS)


def test_who_follows_the_coach_collects_more_than_the_bot() -> None:
    mine, theirs = coached().towns
    assert mine >= 4 and mine > theirs


def test_whoever_plays_by_chance_has_a_round_with_a_town_at_least() -> None:
    for seed in range(60):
        played = by_chance(seed)
        assert played.towns[READER] >= 1 and played.game.state.round == 2


def test_nothing_happens_that_is_not_told() -> None:
    """Neither a caravan nor an obstacle is offered to anybody, nor used."""
    for seed in range(30):
        played, chance = new(), Random(seed)
        while not played.over:
            offered = played.view.actions
            assert not [a for a in offered if isinstance(a, Move) and a.how != "card"]
            played.play(chance.choice(offered))
        assert not [e for e in played.game.events if e.get("how") == "caravan"]
        assert not [e for e in played.game.events if e["e"] == "obstacle"]


def test_few_cards_are_held() -> None:
    assert all(len(seat.hand) == 6 for seat in new().game.state.seats)


def test_nobody_is_asked_to_pass_who_has_nothing_to_place() -> None:
    for seed in range(30):
        played, chance = new(), Random(seed)
        while not played.over:
            assert played.view.actions != (Pass(READER),)
            played.play(chance.choice(played.view.actions))


def test_a_round_is_taken_up_where_it_was() -> None:
    whole = by_chance(3)
    for many in range(len(whole.played) + 1):
        again = QuickRound(("Ada", "Bo"), whole.played[:many])
        assert again.played == whole.played[:many]
    assert again.over and again.game.state == whole.game.state


def test_what_cannot_be_played_is_left_out() -> None:
    assert QuickRound(("Ada", "Bo"), ["0 draw secret", "0 pass", "nonsense"]).played == [
        "0 draw secret"
    ]


def test_an_action_is_taken_back_with_the_answer_to_it() -> None:
    played = new()
    before = played.game.state
    played.play(played.advice())
    assert played.game.state != before
    assert played.undone().game.state == before

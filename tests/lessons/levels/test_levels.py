"""Every level can be solved as it says, not sooner, and says why a wrong way is wrong."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.lessons.levels.attempt import Attempt, targets
from elfenwidgets.lessons.levels.goals import Trial, reached, refusal_name
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.levels.reachability import reachable
from elfenwidgets.lessons.levels.replies import after
from elfenwidgets.rules.actions import ACTIONS, Action, EndMove, Pass
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.engine import legal_actions, why_not
from elfenwidgets.rules.notation import write
from elfenwidgets.rules.state import State
from elfenwidgets.text import languages
from tests.messages import MESSAGES

LEVELS = [level for lesson in lessons() for level in lesson.levels]
IDS = [level.key for level in LEVELS]
REFUSING = [level for level in LEVELS if level.refusals]

every_level = pytest.mark.parametrize("level", LEVELS, ids=IDS)


MOST = 12_000
"""Positions that a search may look at; enough for every level."""


def options(level: Level, trial: Trial) -> list[Action]:
    return [
        action
        for action in legal_actions(trial.state)
        if action.seat == level.seat and level.belongs(action)
    ]


def beginning(level: Level) -> Trial:
    return Trial(level.start, level.seat, (), level.start)


def test_there_are_levels_enough_and_each_has_its_own_name() -> None:
    assert len(LEVELS) >= 90
    assert len(set(IDS)) == len(IDS)


def test_a_light_on_the_board_gives_no_answer_away() -> None:
    """What glows from the start is all that can be chosen, and only where a lesson begins."""
    for lesson in lessons():
        for number, level in enumerate(lesson.levels):
            if level.marked:
                offered = Attempt(level).view.actions
                shown = {targets(a) for a in offered if not isinstance(a, EndMove | Pass)}
                assert number == 0 and shown == {Attempt(level).marks}, level.key


@pytest.mark.parametrize("language", languages())
def test_whoever_stops_is_told_what_was_missed(language: str) -> None:
    """Each level says it by what it is about: "too soon" would do for all of them."""
    keys = [each.word(f"wrong-{each.wrong['0 end']}") for each in LEVELS if "0 end" in each.wrong]
    said = ["".join(MESSAGES[language][key].words) for key in keys]
    assert [each for each in said if said.count(each) > 1] == []


@every_level
def test_its_own_solution_reaches_the_goal_at_par(level: Level) -> None:
    attempt = Attempt(level)
    verdicts = [attempt.play(step) for step in level.steps]
    assert [verdict.kind for verdict in verdicts] == ["ok"] * (level.par - 1) + ["solved"]
    assert verdicts[-1].stars == 3
    assert verdicts[-1].key == level.word("learned")


def test_doing_nothing_does_not() -> None:
    assert [level.key for level in LEVELS if reached(beginning(level), level.goal)] == []


@every_level
def test_nothing_shorter_does(level: Level) -> None:
    assert reachable(level, beginning(level), level.par - 1, MOST) is False


def test_each_step_is_on_offer() -> None:
    for level in LEVELS:
        attempt = Attempt(level)
        for step in level.steps:
            assert step in attempt.view.actions or step in level.offers, level.key
            attempt.play(step)
        assert attempt.view.actions == (), level.key
        assert set(level.allowed) <= ACTIONS.keys(), level.key


@pytest.mark.parametrize("level", REFUSING, ids=[level.key for level in REFUSING])
def test_being_refused_is_the_lesson_where_it_is(level: Level) -> None:
    attempt = Attempt(level)
    refused = [
        refusal_name(r) for step in level.steps if (r := attempt.play(step).refusal) is not None
    ]
    assert refused == list(level.refusals)
    assert {write(step) for step in level.steps if step in level.offers}


def test_what_is_offered_against_the_rules_is_against_the_rules() -> None:
    for level in LEVELS:
        states: list[State] = [level.start]
        attempt = Attempt(level)
        for step in level.steps:
            attempt.play(step)
            states.append(attempt.state)
        for offer in level.offers:
            assert any(why_not(state, offer) is not None for state in states), (level.key, offer)


WRONG = [(level, line) for level in LEVELS for line in level.wrong]


def _ways(level: Level) -> list[tuple[Trial, Action | None]]:
    """The trials on the way of the solution with its next step, and those one step beside it."""
    attempt = Attempt(level)
    found: list[tuple[Trial, Action | None]] = []
    for step in level.steps:
        found.append((attempt.trial, step))
        attempt.play(step)
    for action in options(level, found[0][0]):
        trial = after(level, found[0][0], action)
        if trial.state.turn == level.seat:
            found.append((trial, None))
    return found


def _astray(level: Level, line: str, trial: Trial, step: Action | None) -> Iterator[Action]:
    """The actions that a wrong line speaks of here; a short search finds no way on from them."""
    for action in options(level, trial):
        told = next((w for w in level.wrong if f"{write(action)} ".startswith(f"{w} ")), None)
        if told == line and action != step:
            new = after(level, trial, action)
            if not reached(new, level.goal) and not reachable(level, new, level.par, 100):
                yield action


@pytest.mark.parametrize(("level", "line"), WRONG, ids=[f"{v.key} {w}" for v, w in WRONG])
def test_a_wrong_move_can_be_played_and_leads_nowhere(level: Level, line: str) -> None:
    met = 0
    for trial, step in _ways(level):
        if step is None and met:
            break
        for action in islice(_astray(level, line, trial, step), 3):
            met += 1
            if step is not None:
                new = after(level, trial, action)
                assert not reachable(level, new, level.par + 1, MOST), write(action)
    assert met, "no position of the level allows it"


@pytest.mark.parametrize(("level", "line"), WRONG, ids=[f"{v.key} {w}" for v, w in WRONG])
def test_a_wrong_move_is_told_shown_and_taken_back(level: Level, line: str) -> None:
    attempt = Attempt(level)
    met = next(t for t, step in _ways(level) if any(_astray(level, line, t, step)))
    for deed in met.deeds:
        if deed.action.seat == level.seat:
            attempt.play(deed.action)
    before = attempt.trial
    verdict = attempt.play(next(_astray(level, line, before, _next(attempt))))
    assert (verdict.kind, verdict.key) == ("wrong", level.word(f"wrong-{level.wrong[line]}"))
    assert verdict.state is not None
    assert verdict.state != before.state or line == "0 end"  # shown as it was when it ended
    assert attempt.trial == before


def _next(attempt: Attempt) -> Action | None:
    """The solution's next step, where the attempt is on its way."""
    own = [deed.action for deed in attempt.trial.deeds if deed.action.seat == attempt.level.seat]
    steps = list(attempt.level.steps)
    return steps[len(own)] if own == steps[: len(own)] else None


@every_level
def test_hints_show_a_place_that_exists(level: Level) -> None:
    attempt = Attempt(level)
    places = {"display", "pile", "hand", "counters", "obstacle", "pass", "end"}
    places |= {"market", "gold", "drawn"}
    for rung in (1, 2, 3):
        hint = attempt.hint()
        assert hint.rung == rung
        assert hint.targets
        assert set(hint.targets) <= places | BOARD.towns.keys() | BOARD.connections.keys()
    assert hint.action == level.steps[0]
    assert hint.statement == level.statements[0]


def test_goals_are_pure() -> None:
    for level in LEVELS:
        trial = beginning(level)
        first = reached(trial, level.goal)
        assert reached(trial, level.goal) is first, level.key
        assert trial == beginning(level), level.key


def test_the_search_can_tell_at_all() -> None:
    """A search that looks nowhere would find every level tight; where too much is open it may."""
    short = [level for level in LEVELS if level.par < 4]
    found = {level.key: reachable(level, beginning(level), level.par, MOST) for level in short}
    assert False not in found.values()
    assert [key for key, told in found.items() if told is None] == ["first-round/plan"]
    for level in short:
        assert reachable(level, beginning(level), level.par, 0) in (True, None), level.key


def test_the_positions_have_something_to_do() -> None:
    for level in LEVELS:
        assert level.refusals or any(legal_actions(level.start))


@every_level
def test_whatever_a_reader_tries_the_level_stands(level: Level) -> None:
    """Chance tries, takes back, asks and begins again: never an error, and the goal stays true."""
    attempt, rng = Attempt(level), Random(level.key)
    for _ in range(25):
        tries = [*attempt.view.actions, *level.offers]
        if rng.random() < 0.2 or not tries:
            rng.choice([attempt.undo, attempt.restart, attempt.hint])()
            continue
        before, verdict = attempt.trial, attempt.play(rng.choice(tries))
        assert verdict.kind in ("ok", "refused", "wrong", "open", "solved")
        assert attempt.solved is reached(attempt.trial, level.goal) is (verdict.kind == "solved")
        if verdict.kind in ("refused", "wrong", "open"):
            assert attempt.trial == before

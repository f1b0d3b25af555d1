"""One puzzle without a browser: tries, stars and hints."""

import re

import pytest

from elfenwidgets.lessons.learned import keeping
from elfenwidgets.play.coaching.puzzles import KINDS, Puzzle, of_kind
from elfenwidgets.rules import Action, Move, apply, legal_actions
from elfenwidgets.rules.actions import ACTIONS
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.drawing.marks import Marks, ways
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.puzzle import PuzzleAct

pytestmark = pytest.mark.usefixtures("home", "faults")

SAMPLE = [of_kind(kind)[n] for kind in KINDS for n in (0, 1)]


def name(puzzle: Puzzle) -> str:
    return f"{puzzle.kind.name}-{puzzle.seed}"


def act(puzzle: Puzzle) -> PuzzleAct:
    return PuzzleAct(puzzle, Memory(), "a puzzle")


def solve(shown: PuzzleAct, puzzle: Puzzle) -> None:
    for step in puzzle.steps:
        shown.play(step)


def marks(shown: PuzzleAct) -> Marks:
    return shown.marks(Choosing(()), None)


def said(shown: PuzzleAct) -> str:
    assert shown.message is not None
    return shown.message.text


def won(puzzle: Puzzle) -> int:
    """The stars that are kept."""
    return keeping.load().stars.get(f"puzzle/{name(puzzle)}", 0)


def asked(puzzle: Puzzle) -> tuple[type[Action], ...]:
    """The actions that answer a puzzle."""
    return tuple(ACTIONS[name] for name in puzzle.kind.allowed)


def worth(puzzle: Puzzle, stars: int) -> Action | None:
    """A placement worth so many stars."""
    for action in legal_actions(puzzle.start):
        placed = isinstance(action, asked(puzzle))
        if placed and puzzle.stars(apply(puzzle.start, action)) == stars:
            return action
    return None


@pytest.mark.parametrize("puzzle", SAMPLE, ids=name)
def test_the_solution_gives_three_stars_and_they_are_kept(puzzle: Puzzle) -> None:
    shown = act(puzzle)
    solve(shown, puzzle)
    assert "★★★" in said(shown) and won(puzzle) == 3
    assert shown.view.actions == ()
    assert "★★★" in shown.heading()
    assert [tool for tool, _ in shown.tools()] == ["again"]


@pytest.mark.parametrize("puzzle", SAMPLE, ids=name)
def test_nothing_but_what_is_asked_for_can_be_chosen(puzzle: Puzzle) -> None:
    kinds = {type(action) for action in act(puzzle).view.actions}
    assert kinds == set(asked(puzzle))


def test_a_trip_that_stops_one_town_early_has_two_stars_and_half_the_way_one() -> None:
    puzzle = next(p for p in of_kind("trip") if p.par - p.base >= 4)
    for missing, stars in ((1, 2), (2, 1)):
        shown = act(puzzle)
        for step in puzzle.steps:
            shown.play(step)
            if puzzle.short(shown.state) == missing:
                break
        assert "stop" in dict(shown.tools())
        shown.use("stop")
        assert said(shown).count("★") == stars and f"par is {puzzle.par}" in said(shown)
        assert shown.solved and marks(shown).dashed
        assert dict(shown.tools()) == {"again": t("puzzle-retry")}
    assert won(puzzle) == 2


def test_a_trip_that_can_go_no_further_says_so() -> None:
    for puzzle in of_kind("trip"):
        shown = act(puzzle)
        while shown.view.actions:
            shown.play(shown.view.actions[0])
        if not shown.solved:
            assert said(shown) == t("puzzle-trip-stuck")
            assert {"stop", "undo", "again"} <= set(dict(shown.tools()))
            return
    raise AssertionError("the first step that comes to mind is always the best")


def test_a_trip_worth_no_star_may_go_on() -> None:
    puzzle = next(p for p in of_kind("trip") if p.base >= 1)
    shown = act(puzzle)
    assert "stop" in shown.idle() and "undo" in shown.idle()
    shown.play(puzzle.steps[0])
    assert not shown.idle()
    shown.use("stop")
    assert said(shown).startswith("☆☆☆ ") and said(shown).endswith(t("puzzle-trip-onward"))
    assert not shown.solved and won(puzzle) == 0
    for step in puzzle.steps[1:]:  # and it goes on from there
        shown.play(step)
    assert won(puzzle) == 3


@pytest.mark.parametrize("kind", ["counter", "obstacle"])
def test_a_placement_that_brings_nothing_is_shown_until_one_tries_again(kind: str) -> None:
    puzzle = next(p for p in of_kind(kind) if worth(p, 0))
    shown, useless = act(puzzle), worth(puzzle, 0)
    assert useless is not None
    shown.play(useless)
    assert said(shown).startswith("☆☆☆ ") and won(puzzle) == 0
    towns = puzzle.towns(apply(puzzle.start, useless))
    par = {"par": puzzle.par, "base": puzzle.base, "short": abs(puzzle.par - towns)}
    assert said(shown) == f"☆☆☆ {t(f'puzzle-{kind}-result', n=towns, **par)}"
    road = getattr(useless, "road")  # noqa: B009
    assert road in (shown.view.counters if kind == "counter" else shown.view.obstacles)
    assert shown.view.actions == ()
    assert bool(marks(shown).dashed) is bool(towns)
    assert shown.tools() == (("take-back", t("puzzle-retry")),)
    shown.use("take-back")
    assert shown.state == puzzle.start
    solve(shown, puzzle)
    assert won(puzzle) == 3


@pytest.mark.parametrize("kind", ["counter", "obstacle"])
@pytest.mark.parametrize("count", [1, 2])
def test_a_placement_worth_a_star_stays_until_one_tries_again(kind: str, count: int) -> None:
    puzzle = next((p for p in of_kind(kind) if worth(p, count)), None)
    if puzzle is None:
        assert (kind, count) == ("obstacle", 1)  # par is two or three towns less: that is half
        return
    near = worth(puzzle, count)
    assert near is not None
    shown = act(puzzle)
    shown.play(near)
    assert said(shown).count("★") == count == won(puzzle)
    assert shown.state == apply(puzzle.start, near)
    assert dict(shown.tools()) == {"again": t("puzzle-retry")}
    shown.use("again")
    assert shown.state == puzzle.start
    solve(shown, puzzle)
    assert "★★★" in said(shown) and won(puzzle) == 3


@pytest.mark.parametrize("kind", ["counter", "obstacle"])
def test_every_best_answer_is_right(kind: str) -> None:
    tried = 0
    for puzzle in of_kind(kind)[:12]:
        for action in legal_actions(puzzle.start):
            if isinstance(action, asked(puzzle)) and not puzzle.short(apply(puzzle.start, action)):
                shown = act(puzzle)
                shown.play(action)
                assert "★★★" in said(shown)
                tried += action != puzzle.steps[0]
    assert tried  # some have another answer than the one that is kept


@pytest.mark.parametrize("puzzle", SAMPLE, ids=name)
def test_the_hints_lead_up_to_the_first_step_and_the_last_one_plays_it(puzzle: Puzzle) -> None:
    shown = act(puzzle)
    rungs = []
    for _ in range(2):
        shown.use("hint")
        rungs.append(said(shown))
        assert marks(shown).legal and shown.state == puzzle.start
    glowing = {target.name for target in marks(shown).legal if isinstance(target, Target)}
    if puzzle.rival is not None:
        wanted = {step.to for step in puzzle.trip(puzzle.start).steps}
        assert glowing == wanted
    assert won(puzzle) == 0
    shown.use("hint")
    assert shown.state == apply(puzzle.start, puzzle.steps[0])
    rungs.append(said(shown))
    assert len(set(rungs)) == 3
    assert t(f"puzzle-{puzzle.kind.name}-look") in rungs[0]
    for step in puzzle.steps[1:]:
        shown.play(step)
    assert shown.solved and won(puzzle) == 1  # the step was told


def test_a_hint_on_another_best_way_goes_on_from_there() -> None:
    """Any step after which par is still possible may be taken; hints go on from it."""
    for puzzle in of_kind("trip"):
        shown = act(puzzle)
        for step in shown.view.actions:
            if step != puzzle.steps[0] and isinstance(step, Move):
                state = apply(puzzle.start, step)
                if puzzle.towns(state) + puzzle.trip(state).towns == puzzle.par:
                    shown.play(step)
                    for _ in range(20):
                        if not shown.solved:
                            action = shown._trying._next()
                            assert action is not None
                            shown.play(action)
                    assert won(puzzle) == 3
                    return
    raise AssertionError("no puzzle has two best trips")


@pytest.mark.parametrize("puzzle", SAMPLE, ids=name)
def test_the_solution_is_shown_on_request_and_costs_two_stars_until_one_begins_again(
    puzzle: Puzzle,
) -> None:
    shown = act(puzzle)
    assert marks(shown).dashed == ()
    shown.use("solution")
    own = not puzzle.kind.travels and puzzle.rival is None
    after = apply(puzzle.start, puzzle.steps[0]) if own else puzzle.start
    boot = puzzle.start.seats[puzzle.traveller].boot
    assert marks(shown).dashed == ways(boot, puzzle.trip(after).steps)
    solve(shown, puzzle)
    assert won(puzzle) == 1
    shown.use("again")
    assert marks(shown).dashed == ()
    solve(shown, puzzle)
    assert won(puzzle) == 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("puzzle", SAMPLE, ids=name)
def test_all_that_is_said_can_be_said_in_each_language(puzzle: Puzzle, language: str) -> None:
    use(language)
    shown = act(puzzle)
    heard: list[str] = [shown.heading()]
    for _ in range(3):
        shown.use("hint")
        heard.append(said(shown))
    shown.use("again")
    if puzzle.kind.travels:
        shown.play(puzzle.steps[0])
        shown.use("stop")
        heard.append(said(shown))
    elif (useless := worth(puzzle, 0)) is not None:
        shown.play(useless)
        heard.append(said(shown))
    shown.use("take-back")
    shown.use("again")
    solve(shown, puzzle)
    heard += [said(shown), shown.heading()]
    assert not [words for words in heard if re.search(r"[{}]", words)]
    goal = re.findall(r'class="elfen-goal">(.*?)</p>', heard[0])[0]
    assert re.search(rf"\b{puzzle.par}\.$", goal), goal

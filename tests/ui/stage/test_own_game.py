"""The reader's own game in the course: one game through all lessons, four rounds to its review."""

import asyncio
import random
import sys
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest

from elfenwidgets.lessons.learned import keeping, progress
from elfenwidgets.lessons.own_setting import EDITION
from elfenwidgets.lessons.step import Step
from elfenwidgets.play import library
from elfenwidgets.play.bots.greedy import GreedyBot
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.score import standings
from elfenwidgets.rules.view import OwnView
from elfenwidgets.text import t, use
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.learn_place import NAME, OWN_GAME
from elfenwidgets.ui.course.notebook import cell
from elfenwidgets.ui.course.notebook.cell import StepCell
from elfenwidgets.ui.kit import preferences
from elfenwidgets.ui.phrases.course_words import say
from tests.brisk import STARTUP
from tests.in_a_thread import LONGEST, in_a_thread
from tests.kept_games import keep_progress
from tests.ui.everything import EVERYTHING, KEYS
from tests.ui.lessonscreen import Course, act, game, page, play, rung_of
from tests.ui.pressing import buttons, press, texts

pytestmark = pytest.mark.usefixtures("home", "faults")

GUIDE = GreedyBot()
PLAYED = [step for step in steps.every() if step.piece is not None]
PIECES = [step for step in PLAYED if step.piece and step.piece.edition == EDITION]
GOLD = [step for step in PLAYED if step not in PIECES]


def sensible(course: Course | StepCell) -> Action:
    """What somebody sensible would do with the hand that is shown."""
    view = act(course).view
    assert isinstance(view, OwnView)
    return GUIDE.choose(view, random.Random(0)).action


def played(course: Course | StepCell) -> None:
    """Play the piece that is on the board to its end, as somebody sensible would."""
    if t("play-deal") in buttons(course.part):
        press(course.part, t("play-deal"))
    while not act(course).finished:
        play(course, sensible(course))


def through(until: str = "", pieces: Sequence[Step] = PIECES) -> Iterator[tuple[Course, Step]]:
    """The pieces of the game, one after the other, each played out."""
    for step in pieces:
        course = page(step.key)
        played(course)
        yield course, step
        if step.key == until:
            return


def test_the_game_goes_through_all_four_rounds_and_ends_in_its_review() -> None:
    rounds = set()
    for course, step in through():
        assert step.piece is not None
        assert steps.done(step, keeping.load()), step.key
        state = game(course).state
        rounds.add(state.round)
        said = texts(course.part)
        assert t("score-pieces", n=len(state.seats[0].pieces), of=20) in said, step.key
        if "summary" in step.piece.phases:
            assert "elfen-summary" in said, step.key
    assert state.round == editions()["amigo-de"].rounds == 4 and state.winners
    assert {1, 2, 3, 4} >= rounds
    counts = sorted(each.pieces for each in standings(state))
    assert all(f"<td>{count}</td>" in said for count in counts), "as the summary says"

    async def look_back() -> str:
        press(course.part, t("gamereview-open"))
        said = texts(course.part)
        course.place.leave()
        return said

    with ThreadPoolExecutor(1) as thread:  # the browser's driver keeps a loop in the main one
        assert t("gamereview-title") in thread.submit(asyncio.run, look_back()).result()


def test_two_rounds_of_elfengold_are_a_game_of_their_own_beside_it() -> None:
    """Its lessons play a round each, one after the other; a new game can be dealt after each."""
    press(page(PIECES[0].key).part, t("play-deal"))
    kept = keeping.load().journey
    for number, (course, step) in enumerate(through(pieces=GOLD), 1):
        seen, said = act(course).view, texts(course.part)
        assert steps.done(step, keeping.load()) and seen.round == number + 1
        assert seen.gold is not None and (seen.phase, seen.actions) == ("cards", ())
        assert "elfen-summary" in said and t("phase-auction") in said
        for seat in seen.gold.seats:
            assert t("seat-coins", coins=seat.coins) in said, "everybody's coins are public"
        found = progress.Progress.read(keeping.load().export())
        assert found.gold == keeping.load().gold and found.journey == kept
    press(course.part, t("play-deal-again"))
    assert act(course).view.round == 1 and act(course).view.actions
    assert t("own-behind") in texts(course.part)
    assert steps.done(GOLD[0], keeping.load()), "what was played stays so"


def test_a_lesson_that_comes_early_plays_the_game_on_from_where_it_is() -> None:
    course = page(PIECES[-1].key)
    assert buttons(course.part).count(t("play-deal")) == 1
    press(course.part, t("play-deal"))
    assert game(course).state.round == 1 and game(course).view.actions
    assert t("own-behind") in texts(course.part)
    first = page(PIECES[1].key)
    assert t("own-behind") not in texts(first.part), "it has just got there"
    assert page(PIECES[-1].key).stage.act is not None
    assert game(page(PIECES[-1].key)).state == game(course).state, "it goes on after a reload"


def test_a_page_that_is_behind_shows_the_newer_game_and_does_not_overwrite_it() -> None:
    *_, (_, last) = through(PIECES[1].key)
    drawing = PIECES[PIECES.index(last) + 1].key
    ahead, behind = page(drawing), page(drawing)
    one, other = act(ahead).view.actions[:2]
    play(ahead, one)
    kept = keeping.load().journey
    play(behind, other)
    assert keeping.load().journey == kept
    assert t("own-elsewhere") in texts(behind.part)
    assert game(behind).state == game(ahead).state
    play(behind, act(behind).view.actions[0])
    assert keeping.load().journey != kept
    assert t("own-elsewhere") not in texts(behind.part), "it is said once"


def test_a_page_that_is_behind_deals_no_new_game_over_the_newer_one() -> None:
    one, other = page(PIECES[0].key), page(PIECES[0].key)
    press(one.part, t("play-deal"))
    kept = keeping.load().journey
    press(other.part, t("play-deal"))
    assert keeping.load().journey == kept
    assert t("own-elsewhere") in texts(other.part)
    assert game(other).state == game(one).state


def test_the_cells_of_a_notebook_show_one_game() -> None:
    deal, secret, draw = cells = [StepCell(step) for step in PIECES[:3]]
    press(deal.part, t("play-deal"))
    assert not any(t("play-deal") in buttons(cell.part) for cell in cells)
    assert act(secret).view.actions
    played(secret)
    assert t("own-behind") not in texts(draw.part), "the game has got there"
    played(draw)
    assert game(deal).state == game(secret).state == game(draw).state
    assert t("own-elsewhere") not in "".join(texts(cell.part) for cell in cells)


ELSEWHERE = f"""{STARTUP}
from tests.ui.stage.test_own_game import PIECES, StepCell, buttons, press, t
other = StepCell(PIECES[0])
press(other.part, t("play-deal"))
assert t("play-deal") not in buttons(other.part)
"""


def test_a_cell_follows_what_another_notebook_does() -> None:
    async def script() -> None:
        cells = [StepCell(step) for step in PIECES[:2]]
        assert t("play-deal") in buttons(cells[0].part)
        other = await asyncio.create_subprocess_exec(sys.executable, "-c", ELSEWHERE)
        try:
            assert await other.wait() == 0
            while t("play-deal") in buttons(cells[0].part):
                await asyncio.sleep(0.05)
            assert act(cells[1]).view.actions
            assert game(cells[0]).state == game(cells[1]).state
        finally:
            cell._FOLLOWING.stop()

    in_a_thread(script())


def test_the_cell_of_the_next_round_begins_it_once_the_last_one_is_over() -> None:
    list(through(PIECES[-3].key))
    third, fourth = (StepCell(step) for step in PIECES[-2:])
    assert t("own-behind") in texts(fourth.part)
    played(third)
    assert "elfen-summary" in texts(third.part)
    assert t("own-behind") not in texts(fourth.part)
    played(fourth)
    assert game(fourth).state.winners
    assert "elfen-summary" in texts(third.part), "it still shows how its round ended"


def test_a_piece_that_is_played_says_so_and_leaves_the_game_as_it_is() -> None:
    for course, _ in through(PIECES[2].key):
        assert act(course).view.actions == ()
        before, kept = act(course).state, library.facts()
        for target in EVERYTHING:
            course.stage.session.pick(target)
        for key in KEYS:
            course.stage.session.key(key)
        assert act(course).state == before
        assert library.facts() == kept


def test_the_others_moves_are_told_in_the_order_in_which_they_were_made() -> None:
    """Fenn sits after the reader, Mirel after Fenn."""
    course = page(PIECES[0].key)
    press(course.part, t("play-deal"))
    course.go((NAME, *PIECES[1].key.split("/")))
    play(course, act(course).view.actions[0])
    told = act(course).news()
    assert 0 < told.index(t("bot-1")) < told.index(t("bot-2"))


def test_from_round_two_on_the_bots_say_why() -> None:
    heard = {1: 0, 2: 0}
    for step in PIECES:
        course = page(step.key)
        if t("play-deal") in buttons(course.part):
            press(course.part, t("play-deal"))
        while not act(course).finished:
            play(course, sensible(course))
            heard[min(2, game(course)._piece.round)] += act(course).news().count("<q>")
        if step.piece is not None and step.piece.round == 2:
            break
    assert heard[1] == 0 and heard[2] > 5


def test_the_table_gives_its_hints() -> None:
    course = page(PIECES[0].key)
    press(course.part, t("play-deal"))
    course = page(PIECES[1].key)
    for rung in (1, 2, 3, 3):
        press(course.part, t("level-hint-button"))
        assert rung_of(rung) in texts(course.part)


@pytest.mark.parametrize("kept", [{"nonsense": 1}, {"events": []}])
def test_a_game_that_cannot_be_read_is_said_and_another_can_be_dealt(kept: dict[str, int]) -> None:
    keep_progress(progress.Progress(journey=kept))
    course = page(PIECES[0].key)
    assert t("own-lost") in texts(course.part)
    press(course.part, t("play-deal"))
    assert act(course).state.round == 1 and keeping.load().journey != kept


def test_a_review_of_a_game_that_is_not_over_is_none() -> None:
    course = page(OWN_GAME)
    assert t("course-title") in texts(course.part)


def test_in_german_the_game_speaks_german() -> None:
    use("de")
    course = page(PIECES[0].key)
    press(course.part, t("play-deal"))
    said = texts(course.part)
    assert "Runde 1 von 4" in said and say(str(PIECES[0].says)) in said
    use("en")


# The others play at a pace that one can follow


@pytest.fixture
def watching(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, bool]]:
    """What was seen: events told, counters on the map, whether the reader may act."""
    monkeypatch.setitem(preferences.PACES, "fast", 0.001)
    library.keep_setting("pace", "fast")
    return []


async def planned(course: Course, seen: list[tuple[int, int, bool]]) -> None:
    """Come to the planning, place a counter, and look at what is shown until it is one's turn."""
    press(course.part, t("play-deal"))
    while (view := act(course).view).phase != "plan":
        assert isinstance(view, OwnView)
        game(course).play(GUIDE.choose(view, random.Random(0)).action)
        game(course).forth()
    show = course.stage.turn

    def turn() -> None:
        show()
        view = act(course).view
        seen.append((texts(course.part).count("<li><i"), len(view.counters), bool(view.actions)))

    game(course)._others._turn = turn
    action = sensible(course)
    game(course).play(action)
    turn()


def in_a_loop(work: Coroutine[None, None, None]) -> None:
    with ThreadPoolExecutor(1) as thread:  # the browser's driver keeps a loop in the main one
        thread.submit(asyncio.run, asyncio.wait_for(work, LONGEST)).result()


def test_the_others_are_seen_to_play_one_after_the_other(
    watching: list[tuple[int, int, bool]],
) -> None:
    async def watch() -> None:
        await planned(page("plan/game-plan"), watching)
        while not watching[-1][2]:
            await asyncio.sleep(0)

    in_a_loop(watch())
    lines, counters, may = zip(*watching, strict=True)
    assert list(may) == [False] * (len(may) - 1) + [True] and len(may) == 3
    assert list(lines) == sorted(set(lines)), "each time one line more"
    assert list(counters) == sorted(counters)


def test_next_waits_for_nobody(watching: list[tuple[int, int, bool]]) -> None:
    library.keep_setting("pace", "slow")

    async def watch() -> None:
        course = page("plan/game-plan")
        await planned(course, watching)
        assert not act(course).view.actions
        press(course.part, t("example-forth"))
        assert act(course).view.actions and act(course).view.phase == "plan"

    in_a_loop(watch())


def test_who_leaves_meanwhile_finds_the_game_gone_on(
    watching: list[tuple[int, int, bool]],
) -> None:
    library.keep_setting("pace", "slow")

    async def watch() -> None:
        course = page("plan/game-plan")
        await planned(course, watching)
        course.go((NAME, "plan", "place"))
        course.go((NAME, "plan", "game-plan"))
        assert act(course).view.actions

    in_a_loop(watch())

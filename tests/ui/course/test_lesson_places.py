"""Going about in the course without a browser: by name, by address, in either language."""

import re
from collections.abc import Callable
from unicodedata import combining, normalize

import ipywidgets as w
import pytest

from elfenwidgets.lessons import progress
from elfenwidgets.lessons.catalogue import lesson, level
from elfenwidgets.lessons.places import Place, places
from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.play import user_files
from elfenwidgets.rules.notation import parse
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.course import binder_link, jump, links
from elfenwidgets.ui.course.further import ANALYSIS, ENVIRONMENT, PACKAGES
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.learn import course, learn, puzzles, review, teacher
from elfenwidgets.ui.phrases.course_words import say
from tests.ui.lessonscreen import act, page, play
from tests.ui.pressing import buttons, press, texts, widgets

pytestmark = pytest.mark.usefixtures("home", "faults")


def jump_to(part: w.Widget, name: str) -> None:
    """Type a name on the course's page."""
    (field,) = widgets(part, w.Combobox)
    field.value = name


# By name


def test_a_name_with_its_title_is_offered_and_leads_there() -> None:
    assert len(jump.names()) == len(places())
    for offered in jump.names():
        (there,) = jump.found(offered)
        assert offered.startswith(there.name)


@pytest.mark.parametrize("language", languages())
def test_words_of_a_title_are_enough_in_any_language_in_any_order_and_without_accents(
    language: str,
) -> None:
    use(language)
    for key in ("travel/caravan-bare", "map/river", "editions/strict"):
        title = normalize("NFD", say(level(key).word("title"))).upper()
        typed = "".join(letter for letter in title if not combining(letter))
        assert key in {there.key for there in jump.found(" ".join(reversed(typed.split())))}
    assert jump.found("") == jump.found("zzz") == ()


def test_the_course_offers_what_may_be_meant_and_opens_what_is_chosen() -> None:
    part = course()
    jump_to(part, "caravan")
    assert t("level-hint-button") not in buttons(part)
    press(part, say("level-travel-caravan-bare-title"))
    assert say("level-travel-caravan-bare-goal") in texts(part)
    assert say("level-editions-strict-title") not in buttons(part)


@pytest.mark.parametrize(
    ("name", "said"),
    [("travel/free", "free-about"), ("travel/play", "journey-ahead"), ("python/free", "line-goal")],
)
def test_the_free_board_and_the_own_game_open_by_name(name: str, said: str) -> None:
    assert t(said) in texts(learn(name).whole())


def test_an_example_opens_at_a_step() -> None:
    assert say("example-travel-dragons-2") in texts(learn("travel!dragons/2").whole())


# By address


def test_the_address_of_a_page_says_where_in_its_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    for there in places():
        address, _, question = links.address(there).partition("?")
        monkeypatch.setenv("QUERY_STRING", question)
        assert address == links.file(there.lesson)
        assert links.asked(there.lesson) == there
    monkeypatch.setenv("QUERY_STRING", "at=plan/bare")
    assert links.asked(lesson("map")) == Place(lesson("map"))
    monkeypatch.setenv("QUERY_STRING", "at=nonsense&at=")
    assert links.asked(lesson("map")) == Place(lesson("map"))


def test_the_board_stands_at_what_the_address_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "at=travel/caravan")
    opened = page("travel")
    free, levels = opened.free(), opened.level()
    assert t("free-title") not in texts(free)
    assert say("level-travel-caravan-goal") in texts(levels)


# In either language


def test_a_lesson_speaks_the_language_that_is_chosen_in_it_at_once() -> None:
    opened = page("plan")
    shown = [opened.read(), opened.level(), opened.free(), opened.questions(), opened.know()]
    press(shown[0], "Deutsch")
    said = "".join(map(texts, shown))
    for key in ("lesson-plan-text-1", "level-plan-place-goal", "question-plan-end-ask"):
        assert say(key) in said, key
    assert t("lesson-know") == "Was du jetzt weißt" and t("lesson-know") in said
    assert t("look-loud") in buttons(shown[0])
    assert 'data-language="de"' in said and 'data-language="en"' not in said
    assert texts(page("plan").read()).count(say("lesson-plan-title"))


def test_the_lesson_on_the_course_page_changes_its_language_too() -> None:
    part = course()
    jump_to(part, "plan/bare")
    press(part, "Deutsch")
    assert say("level-plan-bare-goal") in texts(part)
    assert 'data-language="en"' not in texts(part)


# The course


def test_the_course_says_where_to_begin_and_where_to_go_on() -> None:
    assert t("course-begin", title=say("lesson-welcome-title")) in texts(course())
    kept = progress.Progress()
    kept.stars = {each.key: 1 for each in lesson("welcome").levels}
    kept.answers = {each.key: True for each in lesson("welcome").questions}
    kept.save()
    assert t("course-go-on", title=say("lesson-map-title")) in texts(course())


def test_a_lesson_leads_to_the_next_one_and_back_to_the_course() -> None:
    known = texts(page("plan").know())
    assert 'href="08-travel.ipynb"' in known and 'href="00-course.ipynb"' in known
    assert "lesson-onward" not in texts(page("python").know())


@pytest.mark.parametrize("language", languages())
def test_the_course_leads_on_to_the_notebooks_for_students_of_ai(language: str) -> None:
    use(language)
    said = texts(course())
    assert t("course-further") in said
    for notebook, title in ((ANALYSIS, t("analysis-title")), (ENVIRONMENT, t("environment-title"))):
        (card,) = re.findall(rf'<a href="{notebook}">(.*?)</a>', said)
        assert title in card and "pip install 'elfenwidgets[" in card and "Binder" in card
        assert (NOTEBOOKS / notebook).is_file()


def test_a_notebook_whose_packages_are_missing_is_no_link_but_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(PACKAGES, "env", ("gymnasium", "no_such_package"))
    said = texts(course())
    assert f'href="{ANALYSIS}"' in said and f'href="{ENVIRONMENT}"' not in said
    assert t("course-lacks", command="pip install 'elfenwidgets[env]'") in said


@pytest.mark.parametrize("page", [review, puzzles, teacher])
def test_the_pages_around_the_lessons_lead_back_to_the_course(page: Callable[[], object]) -> None:
    assert f'<a href="{links.COURSE}">{t("lesson-course")}</a>' in texts(page())


# The engine's board


def test_every_action_on_the_engines_board_is_written_down_with_its_answer() -> None:
    opened = page("python")
    part = opened.free()
    opened.stage.pick(Target("road", "plain:elvenhold-lapphalya"))
    assert "⟶  P5.1: not-from-here" in texts(part)
    line = "0 move desert:feodor-throtmanni > throtmanni dragon"
    play(opened, parse(line))
    assert f"{line}  ⟶  None" in texts(part)
    assert act(opened).state.seats[0].boot == "throtmanni"
    press(part, t("choice-undo"))
    assert act(opened).state.seats[0].boot == "feodor"
    press(part, t("level-again"))
    assert line not in texts(part)


def test_a_refusal_on_the_engines_board_is_shown_as_data() -> None:
    opened = page("python")
    part = opened.free()
    opened.stage.pick(Target("road", "desert:albaran-feodor"))
    assert "⟶  P5.2: road-needs-counter" in texts(part)


# For a class


@pytest.mark.parametrize(
    ("address", "where"),
    [
        ("https://github.com/ann/elves", "gh/ann/elves/HEAD"),
        (" github.com/ann/elves.git/ ", "gh/ann/elves/HEAD"),
        ("git@github.com:ann/elves.git", "gh/ann/elves/HEAD"),
        ("https://github.com/ann/elves/tree/a/b", "gh/ann/elves/a%2Fb"),
        ("https://gitlab.com/school/class/elves", "gl/school%2Fclass%2Felves/HEAD"),
        ("https://gitlab.com/ann/elves/-/tree/main", "gl/ann%2Felves/main"),
        (
            "https://code.example.org/ann/elves",
            "git/https%3A%2F%2Fcode.example.org%2Fann%2Felves/HEAD",
        ),
    ],
)
def test_a_link_to_binder_is_made_from_the_address_of_a_copy(address: str, where: str) -> None:
    link = binder_link.link(address)
    assert link is not None
    start, _, place_there = link.partition("?urlpath=")
    assert start == f"https://mybinder.org/v2/{where}"
    assert place_there == "voila%2Frender%2Fnotebooks%2F00-course.ipynb"


@pytest.mark.parametrize("address", ["", "nonsense", "ann/elves", "https://github.com/ann", "<b>"])
def test_what_is_no_address_makes_no_link(address: str) -> None:
    assert binder_link.link(address) is None


def test_the_teacher_makes_the_link_and_the_welcome_shows_it() -> None:
    assert 'href="16-teacher.ipynb"' in texts(page("welcome").read())
    part = teacher()
    (field,) = widgets(part, w.Text)
    field.value = "<b>nowhere</b>"
    assert "elfen-alarm" in texts(part) and "mybinder.org/v2" not in texts(part)
    field.value = "https://github.com/ann/elves"
    link = binder_link.link(field.value)
    assert link is not None and link in texts(part)
    assert user_files.settings()["binder"] == link
    assert f'href="{link}"' in texts(page("welcome").read())
    assert "mybinder" not in texts(page("map").read())

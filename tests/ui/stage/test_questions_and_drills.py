"""What is read, asked and drilled on the course's board: answered by a press, never typed."""

import re
from html import unescape

import pytest

from elfenwidgets.lessons.drill import GO, KINDS, cells, item
from elfenwidgets.lessons.learned import keeping
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Step
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.position import position
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.course import milestones, steps
from elfenwidgets.ui.drawing.targets import BOOT, OBSTACLE, PILE, Target
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.stage.drill import DrillAct, missed, question
from elfenwidgets.ui.stage.explore import of_road
from tests.ui.lessonscreen import act, page
from tests.ui.pressing import buttons, press, texts

pytestmark = pytest.mark.usefixtures("home", "faults")

FOREST = "forest:feodor-lapphalya"


def test_each_answer_is_told_why_and_the_right_one_is_kept() -> None:
    course = page("plan?end")
    (question,) = (x.item for x in steps.every() if x.key == "plan?end")
    assert isinstance(question, Question)
    wrong = [n for n in (1, 2, 3) if n != question.right]
    for number in (*wrong, question.right):
        press(course.part, say(question.answers[number - 1]))
        assert say(question.word(f"why-{number}")) in texts(course.part)
    assert act(course).finished
    assert keeping.load().answers == {"plan?end": True}
    signs = sorted(said[0] for said in buttons(course.part) if said[0] in "✓✗")
    assert signs == ["✓", "✗", "✗"]


LAND = [
    (Target("road", FOREST), ["Feodor", "Lapphálya"], ["dragon"]),
    (Target("road", "river:elvenhold-rivinia"), ["Elvenhold", "Rivinia"], []),
    (Target("road", "lake:elvenhold-virst"), ["Elvenhold", "Virst"], []),
    (Target("road", "desert:feodor-throtmanni"), ["Feodor", "Throtmanni"], ["dragon", "elfcycle"]),
    (Target("town", "feodor"), ["Feodor", "Throtmanni", "Rivinia", "Lapphálya"], []),
    (Target("display", "dragon"), [], ["dragon"]),
    (Target("counter", "unicorn"), [], ["unicorn"]),
    (Target("card", "raft"), [], ["raft"]),
    (BOOT, ["Elvenhold"], []),
]
"""What is touched, the towns that its sentence names, and the kinds of counters or cards."""


@pytest.mark.parametrize("language", languages())
def test_where_one_reads_the_land_says_what_lies_where(language: str) -> None:
    use(language)
    course = page("welcome")
    heard = set()
    for target, towns, kinds in LAND:
        course.stage.session.pick(target)
        (said,) = re.findall(r'class="elfen-told" role="status">(.*?)</p>', texts(course.part))
        assert [town for town in towns if town not in said] == [], said
        named = [(words.kind(kind), words.count(kind, 2).removeprefix("2 ")) for kind in kinds]
        heard_of = said.lower()
        assert all(one.lower() in heard_of or many.lower() in heard_of for one, many in named), said
        heard.add(said)
    assert len(heard) == len(LAND), "each thing has a sentence of its own"
    for target, key in ((OBSTACLE, "land-obstacle"), (PILE, "land-pile")):
        course.stage.session.pick(target)
        assert t(key) in texts(course.part)
    use("en")


@pytest.mark.parametrize("language", languages())
def test_the_prices_of_a_road_are_a_choice_and_no_bill(language: str) -> None:
    use(language)
    said = t("list-or", some="", last=words.count("dragon", 2)).strip()
    course = page("welcome")
    course.stage.session.pick(Target("road", FOREST))
    assert said in texts(course.part)
    use("en")


def test_a_road_with_a_counter_costs_what_that_counter_costs() -> None:
    roads = {FOREST: "dragon!", "plain:elvenhold-lapphalya": "giant_pig"}
    there = position(phase="travel", roads=roads)
    assert "each trip costs 1 giant pig." in of_road("plain:elvenhold-lapphalya", there)
    assert "costs 3 dragons, 2 by the chart and one for the obstacle" in of_road(FOREST, there)


def test_whoever_misses_a_road_without_a_counter_hears_why() -> None:
    asked = item("price", "bare desert", 1)
    assert t("drill-no-counter", road=words.road(asked.points[0])) in missed(asked)


@pytest.mark.parametrize(
    "step", [x for x in steps.every() if x.kind == "read"], ids=lambda x: x.key
)
def test_a_sentence_points_at_what_it_is_about(step: Step) -> None:
    course = page(step.key)
    legal = act(course).marks(course.stage.session.choosing, None).legal
    names = {target.name for target in legal}
    for point in step.points:
        if point in BOARD.towns or point in BOARD.connections:
            assert point in names, point


def heading(drill: DrillAct) -> str:
    return unescape(drill.heading())


def drilled(kind: str) -> DrillAct:
    return DrillAct(kind, f"roads/drill-{kind}", Memory())


def answer_rightly(drill: DrillAct) -> int:
    """Answer all that is still asked; how many presses it took."""
    pressed = 0
    while not drill.finished:
        drill.use(str(drill._shown.right))
        pressed += 1
    return pressed


@pytest.mark.parametrize("kind", KINDS)
def test_a_go_of_a_drill_ends_when_all_is_answered_rightly(kind: str) -> None:
    drill = drilled(kind)
    answers = len(drill._shown.answers)
    assert [name for name, _ in drill.offers()] == [str(n) for n in range(answers)]
    assert answer_rightly(drill) == drill._drill.count
    assert t("drill-done") in heading(drill)
    assert t("drill-count", n=drill._drill.count, of=drill._drill.count) in heading(drill)
    drill.use("again")
    assert not drill.finished


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_missed_comes_back_and_is_never_called_right_at_once(kind: str) -> None:
    drill = drilled(kind)
    missed = drill._shown
    drill.use(str((missed.right + 1) % len(missed.answers)))
    assert drill.onward is not None
    drill.onward()
    assert answer_rightly(drill) == drill._drill.count, "what was missed came back"
    of = drill._drill.count
    said = heading(drill)
    assert t("drill-count", n=of - 1, of=of) in said and t("drill-done-missed", n=1) in said
    assert t("drill-done") not in said and t("drill-count", n=of, of=of) not in said
    assert missed.key in keeping.load().recall


def test_a_wrong_answer_is_set_right_while_its_road_is_on_the_board() -> None:
    drill = drilled("price")
    asked, state = drill._shown, drill.state
    wrong = (asked.right + 1) % len(asked.answers)
    drill.use(str(wrong))
    assert drill.message is not None and drill.message.alarm
    assert drill.state == state and question(asked) in heading(drill)
    signs = {name: said[0] for name, said in drill.offers() if said[0] in "✓✗"}
    assert signs == {str(asked.right): "✓", str(wrong): "✗"}
    drill.use(str(wrong))
    assert drill.state == state, "only the right answer, or Next, goes on"
    drill.use(str(asked.right))
    assert drill.onward is None and drill._shown != asked


def test_goes_on_the_chart_say_how_much_of_it_is_still_to_come_and_ask_for_that_first() -> None:
    prices = len(cells("price"))
    for go in range(1, prices // GO + 1):
        drill = drilled("price")
        answer_rightly(drill)
        assert t("drill-chart", n=go * GO, of=prices) in heading(drill)
        assert t("milestone-chart-ahead", n=go * GO, of=prices) in unescape(
            milestones.whole_list(keeping.load())
        )
    drill.use("again")
    answer_rightly(drill)
    assert t("drill-chart-all") in heading(drill)
    assert t("milestone-chart") in unescape(milestones.whole_list(keeping.load()))


@pytest.mark.parametrize(
    ("kind", "cell"),
    [("price", "unicorn mountain obstacle"), ("place", "dragon lake"), ("place", "obstacle bare")],
)
def test_a_wrong_answer_is_set_right_by_the_name_of_its_road(kind: str, cell: str) -> None:
    asked = item(kind, cell, 1)
    (road,) = asked.points
    what = asked.thing or cell.split()[0]
    said = missed(asked).lower()
    assert words.road(road).lower() in said, "the board has moved on to the next question"
    assert (t("obstacle") if what == "obstacle" else words.kind(what)).lower() in said


def test_an_example_goes_back_and_forth() -> None:
    course = page("water!river")
    (example,) = (x.item for x in steps.every() if x.key == "water!river")
    captions = [say(key) for key in example.captions]  # type: ignore[union-attr]
    assert captions[0] in texts(course.part)
    press(course.part, t("example-forth"))
    press(course.part, t("example-forth"))
    assert captions[2] in texts(course.part) and course.noted == []
    course.stage.session.key("ArrowLeft")
    assert captions[1] in texts(course.part)

"""The teacher's pages: plans, links to copy, pages to print, the class as a table."""

import re
from base64 import b64decode
from datetime import datetime
from html import unescape

import ipywidgets as w
import pytest

from elfenwidgets.lessons import catalogue, teaching
from elfenwidgets.lessons.learned import keeping
from elfenwidgets.lessons.learned.handed_in import in_file as handed_in_file
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.play import library
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.teaching.class_page import HARDEST, MOST
from elfenwidgets.ui.course.teaching.teacher_page import Teach
from elfenwidgets.ui.kit.address import read
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.learn import learn, teacher
from elfenwidgets.ui.phrases.course_words import say
from tests.ui.home.browser import Browser
from tests.ui.pressing import buttons, press, texts, widgets

pytestmark = pytest.mark.usefixtures("home", "faults")

ANN = Progress({"plan/bare": 3}, {"travel?limit": True}, {"plan/block": 2})


def teach(*rest: str) -> w.Widget:
    place = Teach(lambda address: None, lambda address: None)
    place.open(rest)
    return place.widget


def handed_in(text: str) -> str:
    """What the class page shows of a text."""
    page = teach("class")
    (field,) = widgets(page, w.Textarea)
    field.value = text
    press(page, t("teach-class-show"))
    return texts(page)


@pytest.mark.parametrize("language", languages())
def test_the_page_has_plans_questions_and_tickets(language: str) -> None:
    use(language)
    said = texts(teach())
    use("en")
    assert len(re.findall("<caption>", said)) == len(teaching.plans()) == 2
    use(language)
    assert all(say(key) in said for key in teaching.words())
    use("en")


def test_what_a_plan_asks_stands_in_the_plan_below_how_to_use_the_projector() -> None:
    said = texts(teach())
    projector, plan, *_ = (said.index(part) for part in (t("teach-board"), "<caption>"))
    assert projector < plan
    table = said[plan:].partition("</table>")[0]
    asked = [key for part in teaching.plans()[0].parts for key in part.asks]
    assert len(asked) == 4 and all(say(key) in table for key in asked)


def test_every_step_has_a_link_to_copy() -> None:
    said = texts(teach())
    copied = re.findall(r'<button [^>]*class="elfen-copy" data-to="([^"]*)"', said)
    assert [read(link)[0] for link in copied] == ["learn"] * len(steps.every())
    assert ["/".join(read(link)[1:]) for link in copied] == [step.key for step in steps.every()]


def test_in_a_notebook_they_lead_to_the_notebook_of_the_lesson() -> None:
    assert 'href="en/06-plan.ipynb?at=plan/block"' in texts(teacher())
    assert 'href="en/06-plan.ipynb?at=plan%3Fend"' in texts(teacher())


@pytest.mark.parametrize("page", ["chart", "map", *(each.key for each in catalogue.lessons())])
def test_a_page_to_print_has_its_button_and_the_way_back(page: str) -> None:
    went: list[Address] = []
    place = Teach(went.append, went.append)
    place.open((page,))
    said = texts(place.widget)
    assert 'class="elfen-print"' in said and "elfen-sheet-to-print" in said
    press(place.widget, t("teach-back"))
    assert went == [("teach",)]


def test_the_pages_have_addresses_and_wrong_ones_lead_to_the_page_itself() -> None:
    browser = Browser()
    for page in ("chart", "class", "plan", "plans"):
        browser.visit(f"#teach/{page}")
        assert browser.address == f"teach/{page}" and browser.agrees
    browser.visit("#teach/nothing/at/all")
    assert browser.address == "teach" and t("teach-plans") in texts(browser.home)


def test_what_leads_there_can_be_pressed_again_on_coming_back() -> None:
    went: list[Address] = []
    place = Teach(went.append, went.append)
    for _ in range(2):
        place.open(())
        press(place.widget, t("teach-map"))
        press(place.widget, "6")
    assert went == [("teach", "map"), ("teach", "plan")] * 2


def test_in_the_course_the_teacher_has_the_same_pages() -> None:
    page = learn("plan")._repr_mimebundle_()
    assert page is not None  # a lesson shows without the teacher's pages being made
    part = teacher()
    press(part, t("teach-chart"))
    assert t("chart-title") in texts(part) and t("teach-back") in buttons(part)
    press(part, t("teach-back"))
    assert t("teach-plans") in texts(part)


# The class as a table


def test_the_table_says_how_far_each_pupil_is() -> None:
    said = handed_in(f"Ann {ANN.export()}\nBen {Progress().export()}")
    (ann,) = re.findall(r'<th scope="row">Ann</th>(.*?)</tr>', said)
    cells = re.findall("<td>(.*?)</td>", ann)
    assert len(cells) == len(catalogue.lessons()) + 1
    plan, travel = steps.lesson("plan"), steps.lesson("travel")
    assert plan is not None and travel is not None
    assert cells[plan.number - 1] == f"1/{steps.stands(plan, ANN)[1]}"
    assert cells[travel.number - 1] == f"1/{steps.stands(travel, ANN)[1]}"
    assert cells[-1].startswith("2/") and cells[0] == ""
    assert say("level-plan-block-title") in said


def test_a_bad_text_is_one_sentence_and_the_others_are_read() -> None:
    said = handed_in(f"Eve elf1:abc\nAnn {ANN.export()}\nMo elf1:{'x' * 999}")
    assert said.count("elfen-alarm") == 2
    assert t("teach-class-bad", name="Eve") in said and t("teach-class-bad", name="Mo") in said
    assert '<th scope="row">Ann</th>' in said


def test_names_and_keys_from_outside_are_text_and_nothing_else() -> None:
    bad = Progress({"<img src=x>/y": 3}, mistakes={"<script>": 9, "plan/block": 1})
    page = teach("class")
    (field,) = widgets(page, w.Textarea)
    field.value = f"<img src=x onerror=alert(1)> {bad.export()}"
    press(page, t("teach-class-show"))
    shown = "".join(each.value for each in widgets(page, w.HTML))
    assert "<img src=x" not in shown and "<script>" not in shown
    assert "&lt;img src=x onerror=alert(1)&gt;" in shown


def test_what_is_no_progress_at_all_is_one_sentence() -> None:
    for text in ("", "hello", "ELF1:x"):
        assert t("teach-class-none") in handed_in(text)


def test_files_are_read_and_a_bad_one_is_told() -> None:
    page = teach("class")
    (upload,) = widgets(page, w.FileUpload)
    good = {"name": "Ann.txt", "content": memoryview(ANN.export().encode())}
    bad = {"name": "cat.jpg", "content": memoryview(b"\xff\xd8\xff")}
    rest = {"type": "text/plain", "size": 1, "last_modified": datetime.now()}
    upload.value = ({**rest, **good}, {**rest, **bad})
    said = texts(page)
    assert '<th scope="row">Ann</th>' in said and t("teach-class-bad", name="cat") in said


def test_a_table_has_an_end() -> None:
    said = handed_in("\n".join(f"p{n} {ANN.export()}" for n in range(MOST + 3)))
    assert said.count('<th scope="row">') == MOST and t("teach-class-many", most=MOST) in said
    assert said.count("<li>") <= HARDEST


def test_a_teacher_on_a_server_sees_the_class_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTERHUB_USER", "ann")
    keeping.update(lambda kept: kept.merge(ANN))
    assert t("teach-class-live") not in buttons(teach("class"))
    assert '<th scope="row">' not in texts(teach("class"))
    monkeypatch.setenv("JUPYTERHUB_USER", "ms-kay")
    monkeypatch.setenv("ELFENWIDGETS_TEACHERS", "ms-kay")
    page = teach("class")
    assert '<th scope="row">ann</th>' in texts(page)
    press(page, t("teach-class-live"))
    assert '<th scope="row">ann</th>' in texts(page)


def test_a_pupil_hands_in_a_file_of_one_s_name(monkeypatch: pytest.MonkeyPatch) -> None:
    keeping.update(lambda kept: kept.merge(ANN))
    library.keep_setting("name", "Ann <b>")
    browser = Browser()
    browser.visit("#learn/progress")
    press(browser.home, t("course-export"))
    shown = "".join(each.value for each in browser.find(w.HTML))
    (file, text) = re.findall(r'<a download="([^"]*)" href="data:[^,]*,([^"]*)"', shown)[0]
    assert unescape(file) == "Ann <b>.txt"
    (read,) = handed_in_file(unescape(file), b64decode(text))
    assert (read.name, read.progress) == ("Ann <b>", ANN)

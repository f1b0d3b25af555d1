"""The lessons as plain files, and the command that serves them."""

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from html import unescape
from os.path import normpath
from pathlib import Path
from xml.etree import ElementTree

import pytest
from justhtml import JustHTML

from elfenwidgets.cli import main
from elfenwidgets.lessons import catalogue
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.course.text.static_pages import pages, pictures
from elfenwidgets.ui.phrases.course_words import say
from tests.lessons.test_statements import ALL, NOT_PLAYED

LESSONS = catalogue.lessons()
DRAWN = re.compile(r"<svg\b.*?</svg>", re.DOTALL)


@cache
def made_in(language: str) -> Mapping[str, str]:
    """The pages with those of a language at the top."""
    use(language)
    found = pages()
    use("en")
    return found


@pytest.fixture(autouse=True)
def _english() -> None:
    use("en")


@pytest.mark.parametrize("language", languages())
def test_a_page_says_and_shows_all_of_its_lesson(language: str) -> None:
    made = made_in(language)
    use(language)
    for lesson in LESSONS:
        text = unescape(made[f"{lesson.number:02}-{lesson.key}.html"])
        shown = [level.word("goal") for level in lesson.levels]
        shown += [caption for example in lesson.examples for caption in example.captions]
        of_program = {step.says for step in lesson.steps if step.program}
        for key in {*lesson.text, *lesson.objectives, *shown} - of_program:
            assert say(key) in text, key
        done = [step for step in lesson.steps if step.kind in ("drill", "game", "puzzles")]
        assert text.count("<image href=") == len(shown) + len(done)
        for step in lesson.steps:  # each where its link leads
            assert f'id="{step.key}"' in text
            assert step.says is None or (say(step.says) in text) is not step.program
        assert f'lang="{language}"' in text
    use("en")


def test_what_the_program_plays_is_tried_on_the_page_and_solved_with_the_rest() -> None:
    made = made_in("en")
    for lesson in LESSONS:
        text = made[f"{lesson.number:02}-{lesson.key}.html"]
        end = text.partition('class="elfen-on-paper"><h2>')[2]
        solutions = end.partition("</section>")[0].count("<li>")
        asked = len(lesson.levels) + len(lesson.questions) + len(lesson.exercises)
        done = [step for step in lesson.steps if step.kind in ("drill", "game", "puzzles")]
        decided = [step for step in done if step.piece is None or step.piece.phases != ("deal",)]
        assert solutions == asked + len(decided), lesson.key
        for step in done:
            part = text.partition(f'id="{step.key}"')[2].partition("</section>")[0]
            assert "<h2>" in part and "<figcaption" in part and "<image " in part, step.key
            assert ("<details>" in part) == (step in decided), step.key


def test_the_index_lists_as_many_lessons_as_it_says_and_the_others_apart() -> None:
    index = unescape(made_in("en")["index.html"])
    course, more = (re.findall("<li>", part) for part in re.findall(r"<ol.*?</ol>", index))
    apart = sum(lesson.more for lesson in LESSONS)
    assert (len(course), len(more)) == (len(LESSONS) - apart, apart)
    assert t("course-about", n=len(course), more=len(more)) in index
    assert t("course-more") in index


def test_the_pages_need_nothing_but_each_other() -> None:
    made = made_in("en")
    beside = {*made, *pictures()}
    for name, text in made.items():
        links = re.findall(r'(?:href|src)="([^"#][^"]*)"', unescape(text))
        for link in (x for x in links if not x.startswith("data:")):
            page, _, part = link.partition("#")
            there = normpath(f"{name}/../{page}")
            assert there in beside and (not part or f'id="{part}"' in made[there]), (name, link)
        assert "<script" not in text and "http://" not in text.replace("http://www.w3.org", "")


def test_paper_promises_no_hints() -> None:
    assert "Two hints are free" in say("step-welcome-stars")
    assert "hints are free" not in unescape(made_in("en")["01-welcome.html"])


def test_every_page_is_valid_html_and_no_id_stands_for_two_things() -> None:
    for name, text in made_in("en").items():
        if not name.endswith(".html"):
            continue
        for picture in DRAWN.findall(text):  # as XML, which is stricter, and read ten times as fast
            ElementTree.fromstring(picture)
        page = JustHTML(DRAWN.sub("<svg></svg>", text), collect_errors=True, sanitize=False)
        assert page.errors == [], name
        ids = Counter(re.findall(r'<[^>]* id="([^"]*)"', text))
        assert [each for each, count in ids.items() if count > 1] == [], name
        assert set(re.findall(r'<use href="#([^"]*)"', text)) <= set(ids), name


def test_every_level_and_example_has_its_pictures() -> None:
    made = made_in("en")
    for lesson in LESSONS:
        text = made[f"{lesson.number:02}-{lesson.key}.html"]
        found = re.findall(r"<svg viewBox.*?</svg>", text)
        captions = sum(len(example.captions) for example in lesson.examples)
        assert len(found) >= len(lesson.levels) + captions


def test_the_command_writes_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "out"
    assert main(["pages", "--out", str(folder), "--language", "de"]) == 0
    others = [folder / code for code in languages() if code != "de"]
    for each in (folder, *others):
        assert len(list(each.glob("*.html"))) == len(LESSONS) + 5
    assert 'lang="de"' in (folder / "index.html").read_text("utf-8")
    assert str(folder) in capsys.readouterr().out


def test_what_cannot_be_done_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    for arguments in (
        ["pages", "--out", str(tmp_path / "file")],
        ["pages", "--out", str(tmp_path), "--language", "xx"],
        ["learn", "nowhere", "--no-browser"],
    ):
        assert main(arguments) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1 and "Traceback" not in said


def test_the_teacher_sees_which_level_teaches_which_statement() -> None:
    text = unescape(made_in("en")["teacher.html"])
    table = text[text.index('<table class="elfen-taught">') :]
    rows = re.findall(r"<tr><td><b>([A-Z]+[\d.]+)</b>(.*?)</td><td>(.*?)</td><td>(.*?)</td>", table)
    assert [statement for statement, *_ in rows] == ALL
    for statement, said, numbers, levels in rows:
        assert said.strip() and numbers != "–", statement
        assert (levels == "–") == (statement in NOT_PLAYED), statement
        for key in catalogue.taught()[statement]:
            assert f"{say(catalogue.level(key).word('title'))} ({key})" in levels


@pytest.mark.parametrize("language", languages())
def test_every_page_leads_to_itself_in_the_other_languages(language: str) -> None:
    made = made_in(language)
    for name in ("index.html", "06-plan.html", "chart.html", "teacher.html"):
        for code in languages():
            if code != language:
                assert f'<a href="{code}/{name}" lang="{code}">' in made[name]
                assert f'<a href="../{name}" lang="{language}">' in made[f"{code}/{name}"]


def test_the_page_of_the_lesson_on_the_engine_has_its_code_and_what_comes_of_it() -> None:
    text = unescape(made_in("en")["16-python.html"])
    assert 'why_not(state, parse("0 place unicorn plain:elvenhold-lapphalya"))' in text
    assert "Refusal(rule='P4.3', reason='wrong-terrain'" in text


def test_on_paper_all_solutions_stand_together_at_the_end() -> None:
    made = made_in("en")
    for lesson in LESSONS:
        text = unescape(made[f"{lesson.number:02}-{lesson.key}.html"])
        _, _, end = text.partition('<section class="elfen-on-paper">')
        assert "<details" not in end and "<figure" not in end
        for level in lesson.levels:
            assert say(level.word("learned")) in end

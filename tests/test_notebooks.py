"""The notebooks: fresh from the lessons in every language, small, readable before they are run."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any
from zlib import compress

import pytest
from IPython.core.formatters import DisplayFormatter

from elfenwidgets.authoring.notebooks import Made, notebooks
from elfenwidgets.authoring.notebooks.pictures import KIND
from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.text import DEFAULT, languages, t, use
from elfenwidgets.ui.app import App
from elfenwidgets.ui.course.further import ANALYSIS, ENVIRONMENT
from elfenwidgets.ui.course.text import quiz
from elfenwidgets.ui.learn import learn
from elfenwidgets.ui.phrases import language_choice
from elfenwidgets.ui.phrases.actions import way
from elfenwidgets.ui.study.analysis import Seen

LARGEST = 900_000  # bytes
ALL_OF_A_LANGUAGE = 7_300_000
PACKED = 2_500_000
"""As large a language may be in a wheel, or where Git keeps it."""
LINES = 5
WIDTH = 70
"""So many letters of a line of code go onto a page of A4, as nbconvert sets it."""
FILES = sorted(NOTEBOOKS.rglob("*.ipynb"))
OPENED = "play.ipynb"  # it opens the home, in whatever language
KEPT = sorted({path.relative_to(NOTEBOOKS).as_posix() for path in FILES} - {OPENED})
OF_A_LANGUAGE = pytest.mark.parametrize(
    "paths",
    [[path for path in KEPT if path.startswith(f"{code}/")] for code in languages()],
    ids=languages(),
)
TRANSLATED = [path for path in KEPT if not path.startswith(f"{DEFAULT}/")]
"""What differs from a notebook that is run in a kernel by its words alone."""
STUDIES = (ANALYSIS, ENVIRONMENT)
"""Their cells go on with what those before them have worked out."""
WORDS = 200
"""A lesson that nobody runs has as many words at least."""


@cache
def made() -> Made:
    """The notebooks as the lessons make them now."""
    return notebooks()


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is done goes into a folder of its own, and no language is left behind."""
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path))
    yield
    monkeypatch.setattr(language_choice, "_written", "")
    use("en")


def joined(lines: str | list[str]) -> str:
    return lines if isinstance(lines, str) else "".join(lines)


def read(path: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((NOTEBOOKS / path).read_text(encoding="utf-8"))
    return found


def code(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def linked(notebook: dict[str, Any]) -> str:
    """What the cells give that lead from notebook to notebook."""
    said = (
        output["data"].get("text/markdown", "") for c in code(notebook) for output in c["outputs"]
    )
    return "\n".join(map(joined, said))


def picture(output: dict[str, Any]) -> str:
    """The words of the picture that an output is; of anything else nothing."""
    shown = joined(output["data"].get(KIND, ""))
    found = re.fullmatch(r'<img width="920" alt="([^"]+)" src="data:image/svg[^"]+">', shown)
    return unescape(found[1]) if found else ""


def whole(output: dict[str, Any]) -> dict[str, Any]:
    """An output with its lines in one."""
    return {**output, "data": {kind: joined(said) for kind, said in output["data"].items()}}


def without_results(notebook: dict[str, Any], made: dict[str, Any]) -> dict[str, Any]:
    """A notebook as far as its lesson makes it: what only a run gives, others check."""
    cells = []
    for cell, own in zip(notebook["cells"], made["cells"], strict=True):
        cell = {**cell, "source": joined(cell["source"])}
        if own.get("outputs"):
            cell["outputs"] = [whole(output) for output in cell["outputs"]]
        elif "outputs" in cell:
            cell["outputs"] = []
        cells.append(cell)
    return {**notebook, "cells": cells}


def test_every_language_has_a_notebook_for_each_lesson_and_each_page_around_them() -> None:
    assert {*KEPT, OPENED} == {*made()} and NOTEBOOKS / OPENED in FILES
    names = {lesson.notebook for lesson in lessons()}
    for language in languages():
        assert names <= {path.name for path in (NOTEBOOKS / language).iterdir()}


@pytest.mark.parametrize("path", KEPT)
def test_a_notebook_is_what_its_lesson_makes_of_it(path: str) -> None:
    fresh, kept = made()[path], read(path)
    assert len(kept["cells"]) == len(fresh["cells"]), (
        "run: python -m elfenwidgets.authoring.notebooks"
    )
    assert without_results(kept, fresh) == without_results(fresh, fresh), (
        "run: python -m elfenwidgets.authoring.notebooks"
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name + path.name)
def test_notebooks_are_small_and_their_cells_short_and_named(path: Path) -> None:
    assert path.stat().st_size <= LARGEST
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    assert len({cell["id"] for cell in cells}) == len(cells)
    assert all(re.fullmatch(r"[\w-]{1,64}", cell["id"]) for cell in cells)
    for cell in cells:
        if cell["cell_type"] == "code":
            lines = joined(cell["source"]).splitlines()
            assert len(lines) <= LINES
            assert max(map(len, lines)) <= WIDTH


@pytest.mark.parametrize("language", languages())
def test_all_notebooks_of_a_language_together_are_small(language: str) -> None:
    files = [path.read_bytes() for path in (NOTEBOOKS / language).glob("*.ipynb")]
    assert sum(map(len, files)) <= ALL_OF_A_LANGUAGE
    assert sum(len(compress(file)) for file in files) <= PACKED


@OF_A_LANGUAGE
def test_every_cell_was_run_and_none_failed(paths: list[str]) -> None:
    for path in paths:
        cells = code(read(path))
        assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1)), path
        failed = [o for cell in cells for o in cell["outputs"] if o["output_type"] == "error"]
        assert not failed, path


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.key)
def test_a_lesson_can_be_read_before_it_is_run(lesson: Any, language: str) -> None:
    notebook = read(f"{language}/{lesson.notebook}")
    cells = notebook["cells"]
    prose = "\n".join(joined(c["source"]) for c in cells if c["cell_type"] == "markdown")
    assert len(f"{prose} {linked(notebook)}".split()) >= WORDS
    assert prose.startswith("# ") and "\n## " in prose
    assert "Run ▸ Run All Cells" in linked(notebook) and "Run ▸ Run All Cells" not in prose
    for cell in code({"cells": cells}):
        if not cell["id"].startswith(("level-", "example-", "drill-", "game-", "puzzles-")):
            continue
        (output,) = cell["outputs"]
        said = joined(output["data"]["text/plain"])
        assert len(said.split()) > 4
        if KIND in output["data"]:  # or it stands above already
            assert picture(output) == said


@OF_A_LANGUAGE
def test_every_picture_is_told_in_words(paths: list[str]) -> None:
    for path in paths:
        for output in (output for cell in code(read(path)) for output in cell["outputs"]):
            # Of these JupyterLab does not hand on the words.
            assert not [kind for kind in output["data"] if kind.startswith("image/")], path
            for image in re.findall("<img[^>]*>", joined(output["data"].get("text/html", ""))):
                assert re.search('alt="[^"]+"', image), path


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["00-course", "review", "puzzles", "teacher"])
def test_a_page_around_the_lessons_shows_a_picture_before_it_is_run(
    name: str, language: str
) -> None:
    cells = code(read(f"{language}/{name}.ipynb"))
    *_, cell = [each for each in cells if any(map(picture, each["outputs"]))]
    (output,) = cell["outputs"]
    assert shown_by([cell]) == joined(output["data"]["text/plain"])


@pytest.mark.parametrize("language", languages())
def test_the_teacher_s_notebook_has_every_answer_before_it_is_run(language: str) -> None:
    use(language)
    cells = {cell["id"]: cell for cell in made()[f"{language}/teacher.ipynb"]["cells"]}
    for lesson in lessons():
        said = cells[f"lesson-{lesson.key}"]["source"]
        assert "<details" not in said
        for level in lesson.levels:
            assert t("level-way", moves=way(level.steps)) in said
        assert all(quiz.solution(question) in said for question in lesson.questions)


def test_the_position_that_a_student_sets_up_is_drawn() -> None:
    language_choice.settle("en")
    cells = code(read("en/16-python.ipynb"))
    (at,) = (number for number, cell in enumerate(cells) if cell["id"] == "draw")
    first = next(number for number, cell in enumerate(cells) if cell["id"] == "position")
    (output,) = cells[at]["outputs"]
    said = joined(output["data"]["text/plain"])
    assert picture(output) == said == shown_by(cells[first : at + 1])
    assert said.endswith("Counters on the roads: unicorn on Feodor – Throtmanni (desert).")


def shown_by(cells: list[dict[str, Any]]) -> str:
    """What cells of code, run one after the other, give in the end."""
    *first, last = "\n".join(joined(cell["source"]) for cell in cells).splitlines()
    names: dict[str, Any] = {}
    exec("\n".join(first), names)
    return repr(eval(last, names))


@pytest.mark.parametrize("language", languages())
def test_the_notebook_of_the_game_says_how_it_is_woken(language: str) -> None:
    (cell,) = code(read(OPENED))
    about, output = cell["outputs"]
    led = re.findall(r"\]\(([^)]*)\)", joined(about["data"]["text/markdown"]))
    assert led == [f"{code}/00-course.ipynb" for code in languages()]
    assert picture(output)
    language_choice.settle("en")
    assert shown_by([cell]) == joined(output["data"]["text/plain"])
    language_choice.settle(language)
    assert "Run ▸ Run All Cells" in App()._repr_mimebundle_()["text/plain"]


def test_links_lead_to_notebooks_that_are_there() -> None:
    links = [
        (NOTEBOOKS / path).parent / link
        for path in KEPT
        for link in re.findall(r"\]\(([^)]+\.ipynb)\)", linked(read(path)))
    ]
    assert len(links) >= len(KEPT)
    assert [link for link in links if not link.is_file()] == []


def test_each_cell_of_a_lesson_stands_alone() -> None:
    cells = code(made()["de/06-plan.ipynb"])
    assert cells
    for cell in cells:
        assert shown_by([cell]) == cell["outputs"][0]["data"]["text/plain"]


def test_a_cell_that_is_run_again_has_a_board_of_its_own() -> None:
    lesson = learn("plan", "en")
    once, again = lesson.level("place"), lesson.level("place")
    assert {each.model_id for each in once.children}.isdisjoint(c.model_id for c in again.children)


@OF_A_LANGUAGE
def test_no_picture_stands_twice_in_a_notebook(paths: list[str]) -> None:
    for path in paths:
        outputs = (output for cell in code(made()[path]) for output in cell["outputs"])
        drawn = [output["data"][KIND] for output in outputs if KIND in output["data"]]
        assert len(set(drawn)) == len(drawn), path


def given_by(cell: dict[str, Any], names: dict[str, Any]) -> list[dict[str, str]]:
    """The words that a cell gives in a kernel, run with the ``names`` of the cells before it."""
    tree = ast.parse(joined(cell["source"]))
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, cell["id"], "exec"), names)
    if not isinstance(last, ast.Expr):
        return []
    given = eval(compile(ast.Expression(last.value), cell["id"], "eval"), names)
    if given is None:
        return []
    if isinstance(given, Seen):
        return [{"text/plain": given.said}, {"text/markdown": given.said}]
    data, _ = DisplayFormatter().format(given)  # type: ignore[no-untyped-call]  # no types
    return [{kind: said for kind, said in data.items() if kind.startswith("text/")}]


def words_of(cell: dict[str, Any]) -> list[dict[str, str]]:
    """What a cell keeps of that: of the picture of a board, or of a plot in pixels, its words."""
    kept = [whole(output)["data"] for output in cell["outputs"]]
    for data in kept:
        plot = re.fullmatch(
            r'<img alt="([^"]+)" src="data:image/svg[^"]+data:image/png[^"]+">', data.get(KIND, "")
        )
        if plot:
            assert unescape(plot[1]) == data["text/plain"]
        if plot or picture({"data": data}):
            del data[KIND]
        if set(data) == {"text/markdown", "text/plain"} and data["text/plain"].startswith("<"):
            del data["text/plain"]
    return kept


@cache
def worked_out(name: str) -> dict[str, Any]:
    """What the cells of a study have worked out at its end; in each language they are the same."""
    names: dict[str, Any] = {}
    for cell in code(read(f"{DEFAULT}/{name}")):
        given_by(cell, names)
    return names


@pytest.mark.parametrize("path", TRANSLATED)
def test_the_cells_of_a_translation_give_what_it_keeps(path: str) -> None:
    names: dict[str, Any] = {}
    cells = code(read(path))
    if path.endswith(STUDIES):
        name = Path(path).name
        names = {**worked_out(name)}
        known = {cell["id"]: cell for cell in code(read(f"{DEFAULT}/{name}"))}
        cells = [cell for cell in cells if cell != known[cell["id"]]]
        assert {cell["id"] for cell in cells} >= {"begin", "onward"}
    for cell in cells:
        given = given_by(cell, names)
        if "nbval-ignore-output" not in cell["metadata"].get("tags", ()):
            assert words_of(cell) == given, cell["id"]

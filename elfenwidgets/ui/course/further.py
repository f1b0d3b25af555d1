"""What lies beyond the course: the notebooks for students of AI, and what they need."""

import os
from importlib.util import find_spec
from types import TracebackType
from typing import Any

from IPython import get_ipython
from IPython.display import Markdown

from elfenwidgets.markup import Html, html
from elfenwidgets.play.usage import UsageError
from elfenwidgets.runtime import in_browser
from elfenwidgets.text import language, t
from elfenwidgets.ui.course.links import COURSE, beside, reachable
from elfenwidgets.ui.phrases import language_choice
from elfenwidgets.ui.phrases.refusals import usage_error

ANALYSIS = "19-analysis.ipynb"
ENVIRONMENT = "20-environment.ipynb"

LAB = "ELFENWIDGETS_LAB"
"""The variable with the folder of the notebooks, where there is no server."""

PACKAGES = {"analysis": ("pandas", "matplotlib"), "env": ("gymnasium", "pettingzoo")}
"""What the notebooks import, by the extra that brings it."""


def further() -> Html:
    """The notebooks as cards, in HTML; one whose packages are not installed is no link.

    A page without a server leads to those that lie beside it, if any do.
    """
    if in_browser():
        return _beside(os.environ.get(LAB, ""))
    cards = (
        _card(ANALYSIS, "analysis", t("analysis-title"), t("analysis-brief")),
        _card(ENVIRONMENT, "env", t("environment-title"), t("environment-brief")),
    )
    return html(
        '<h2>{}</h2><ul class="elfen-course elfen-further">{}</ul>',
        t("course-further"),
        Html().join(cards),
    )


def _beside(folder: str) -> Html:
    """The link to the notebooks in a folder of the page's; a new tab, for a game may go on here."""
    where = f"{folder}lab/index.html?path={language()}/{COURSE}"
    link = html('<a href="{}" target="_blank">{}</a>', where, t("course-lab"))
    return html("<p>{}</p>", link) if folder else Html()


def begin(language: str = "") -> None:
    """Begin such a notebook: it speaks its language, and shows a UsageError as its sentence."""
    language_choice.settle(language)
    shell = get_ipython()
    if shell is not None:
        shell.set_custom_exc((UsageError,), _say)


def opening(said: str) -> Markdown:
    """How such a notebook once began: with the way back, then with what is ``said``."""
    begin()
    return Markdown(f"[{t('lesson-course')}]({COURSE})\n\n{said}")  # type: ignore[no-untyped-call]


def _say(
    shell: Any, kind: type, error: UsageError, trace: TracebackType, tb_offset: int | None = None
) -> list[str]:
    """Show the sentence of an error; what IPython asks for in the place of its traceback."""
    said = [usage_error(error)]
    shell._showtraceback(kind, error, said)
    return said


def _card(notebook: str, extra: str, title: str, brief: str) -> Html:
    """A notebook: its title, what it is about, and the one sentence on what it needs."""
    there = all(map(find_spec, PACKAGES[extra]))
    install = f"pip install 'elfenwidgets[{extra}]'"
    needs = t("course-needs", command=install) if there else t("course-lacks", command=install)
    said = html("<strong>{}</strong><span>{}</span><span>{}</span>", title, brief, needs)
    link = (
        html('<a href="{}" target="_blank">{}</a>', beside(notebook), said)
        if there and reachable()
        else html("<div>{}</div>", said)
    )
    return html("<li>{}</li>", link)

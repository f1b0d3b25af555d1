"""What the notebook of the analysis says: true of its table, in the reader's language."""

import base64
import json
import re
import subprocess
import sys
from collections.abc import Callable
from html import unescape
from math import hypot
from typing import Any

import pandas as pd
import pytest

from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.play.analysis import figures
from elfenwidgets.play.analysis.games import EDITIONS
from elfenwidgets.play.library import keep_setting
from elfenwidgets.ui.course.further import ANALYSIS
from elfenwidgets.ui.study import analysis, plots
from elfenwidgets.ui.study.analysis import SHORT, Seen

GAMES = figures.games()
SEEN = {
    "start-seen": lambda: analysis.start_player(figures.start_player(GAMES)),
    "scores-seen": lambda: analysis.scores(figures.scores(GAMES)),
    "left-out-seen": lambda: analysis.left_out(figures.left_out(GAMES)),
    "counters-seen": lambda: analysis.counters(
        figures.counters(GAMES, "placed"), figures.counters(GAMES, "kept")
    ),
}
TAG = """<img alt="([^"]+)" src="data:image/svg[^"]+data:image/png;base64,([^'"]+)'/></svg>">"""
PNG = b"\x89PNG\r\n\x1a\n"

pytestmark = pytest.mark.usefixtures("home")


def choose_german() -> None:
    keep_setting("language", "de")


@pytest.mark.parametrize("name", SEEN)
def test_the_notebook_shows_each_plot_and_says_in_words_what_is_seen(name: str) -> None:
    seen = SEEN[name]()
    notebook = json.loads((NOTEBOOKS / "en" / ANALYSIS).read_text(encoding="utf-8"))
    (cell,) = [cell for cell in notebook["cells"] if cell["id"] == name]
    plot, said = cell["outputs"]
    assert "".join(said["data"]["text/markdown"]) == seen.said
    picture = re.fullmatch(TAG, "".join(plot["data"]["text/html"]))
    assert picture
    assert unescape(picture[1]) == seen.said
    assert base64.b64decode(picture[2]).startswith(PNG)


@pytest.mark.parametrize("name", SEEN)
def test_a_plot_is_the_same_each_time_and_speaks_german_too(name: str) -> None:
    english = SEEN[name]()
    assert SEEN[name]().png == english.png
    choose_german()
    german = SEEN[name]()
    assert german.said != english.said
    assert german.png != english.png


@pytest.mark.parametrize("name", SEEN)
def test_each_axis_has_a_title(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    png = plots.png

    def watched(size: tuple[float, float], panels: int, draw: Callable[[Any], None]) -> bytes:
        def kept(axes: Any) -> None:
            draw(axes)
            drawn.extend(axes)

        return png(size, panels, kept)

    monkeypatch.setattr(plots, "png", watched)
    SEEN[name]()
    assert drawn
    assert all(axes.get_xlabel() and axes.get_ylabel() for axes in drawn)


# --- what the sentences say of the shipped games


def test_more_players_score_more_and_a_shorter_game_scores_less() -> None:
    told = figures.scores(GAMES)
    score, high = told["score"], told["score_high"]
    few, *_, many = score.loc[figures.ALL]
    arm_of_few, *_, arm_of_many = high.loc[figures.ALL] - score.loc[figures.ALL]
    assert many - few > hypot(arm_of_few, arm_of_many)
    for key in set(EDITIONS) - {SHORT}:
        assert (score.loc[key] > high.loc[SHORT]).all()


def test_towns_with_few_roads_are_missed_more_often() -> None:
    told = figures.left_out(GAMES)
    few = told["roads"] <= analysis.FEW_ROADS
    assert few.iloc[0]
    assert told["missed"][few].mean() > 2 * told["missed"][~few].mean()


# --- what the sentences would say of others


def start(low: float, high: float) -> Seen:
    """What is said when the interval of the start player's wins has these ends."""
    row = {"wins": (low + high) / 2, "wins_low": low, "wins_high": high}
    row |= {"pieces": -1.25, "pieces_low": -2.0, "pieces_high": -0.5}
    return analysis.start_player(pd.DataFrame([row], index=["all"]))


@pytest.mark.parametrize(
    ("low", "high", "words"),
    [
        (1, 3, "seems to win more often than the others."),
        (-3, -1, "seems to win less often than the others."),
        (-1, 3, "whether it helps to start the first round: the interval includes zero."),
    ],
)
def test_whether_starting_helps_is_said_as_the_interval_has_it(
    low: float, high: float, words: str
) -> None:
    assert words in start(low, high).said


def test_numbers_are_written_as_the_language_has_them() -> None:
    assert "−1.25 (−2.00 to −0.50)" in start(1, 3).said
    choose_german()
    assert "−1,25 (−2,00 bis −0,50)" in start(1, 3).said


def slopes(**kinds: tuple[float, float]) -> pd.DataFrame:
    rows = {
        kind: {"pieces": (low + high) / 2, "pieces_low": low, "pieces_high": high}
        for kind, (low, high) in kinds.items()
    }
    return pd.DataFrame(rows).T


def test_the_kinds_whose_interval_leaves_zero_out_are_named() -> None:
    placed = slopes(dragon=(0.1, 0.3), unicorn=(-0.1, 0.3), troll_wagon=(-0.3, -0.1))
    said = analysis.counters(placed, slopes(dragon=(-1, 1), unicorn=(-1, 1), raft=(0, 1))).said
    named = "dragon 0.20 (0.10 to 0.30) and troll wagon −0.20 (−0.30 to −0.10)"
    assert f"Among counters placed, the interval excludes zero for: {named}." in said
    assert "Which counter a player keeps makes no difference" in said


# --- without what it needs

WITHOUT = (  # the notebook's first cell, then one of those that need something
    "import sys; sys.modules[{name!r}] = None\n"
    "from elfenwidgets.ui.study import analysis; analysis.about();\n{code}"
)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("pandas", "from elfenwidgets.play.analysis import figures\nfigures.games()"),
        (
            "matplotlib",
            "from elfenwidgets.play.analysis import figures\n"
            "from elfenwidgets.ui.study import analysis\n"
            "analysis.left_out(figures.left_out(figures.games()))",
        ),
    ],
)
def test_a_notebook_says_in_one_sentence_what_to_install(name: str, code: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "IPython", "-c", WITHOUT.format(name=name, code=code)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    sentence = f"This needs {name}, which isn’t installed: pip install 'elfenwidgets[analysis]'."
    assert (done.stdout + done.stderr).strip() == sentence

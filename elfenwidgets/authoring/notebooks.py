"""Writes the notebooks of the course.

``python -m elfenwidgets.authoring.notebooks`` makes and runs them.

The lessons are data, so their notebooks are too; only their outputs come from running them.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import nbformat
from nbclient import NotebookClient

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.text import t, use
from elfenwidgets.ui.course.further import ANALYSIS, ENVIRONMENT
from elfenwidgets.ui.course.links import COURSE, file
from elfenwidgets.ui.phrases.course_words import say

Cells = Sequence[tuple[str, str]]
"""The id and the code of each cell."""

_ENGINE: Cells = (
    (
        "position",
        "from elfenwidgets.rules.position import position\n"
        "from elfenwidgets.rules.engine import apply, legal_actions, why_not\n"
        'state = position(at="feodor", hand="dragon dragon", open="unicorn")\n'
        "list(legal_actions(state))[:3]",
    ),
    (
        "refusal",
        "from elfenwidgets.rules.notation import parse\n"
        'why_not(state, parse("0 place unicorn plain:elvenhold-lapphalya"))',
    ),
    (
        "apply",
        'after = apply(state, parse("0 place unicorn desert:feodor-throtmanni"))\n'
        "dict(state.counters), dict(after.counters)",
    ),
    ("draw", "from elfenwidgets.ui.learn import picture\npicture(after)"),
    (
        "record",
        "from elfenwidgets.play.selfplay import play\n"
        "from elfenwidgets.rules import editions\n"
        'record = play(editions()["amigo-de"], ["random", "random"], seed=1).record()\n'
        'record["events"][:2], record["result"]',
    ),
    (
        "replay",
        "from elfenwidgets.rules.record import steps\n"
        "positions = [state for state, action in steps(record)]\n"
        "len(positions), [len(seat.pieces) for seat in positions[-1].seats]",
    ),
    (
        "statistics",
        'games = [play(editions()["amigo-de"], ["random", "random"], seed) for seed in range(12)]\n'
        "towns = [len(seat.pieces) for game in games for seat in game.state.seats]",
    ),
    ("plot", "from elfenwidgets.ui.study.histogram import bars\nbars(towns)"),
)

_ANALYSIS: Cells = (
    ("about", "from elfenwidgets.ui.study import analysis\nanalysis.about()"),
    (
        "games",
        "from elfenwidgets.play.analysis import figures\n"
        "games = figures.games()\n"
        'games[["edition", "players", "order", "pieces", "win", "kept_dragon", "missed"]].head()',
    ),
    ("start", "start = figures.start_player(games)\nstart.round(2)"),
    ("start-seen", "analysis.start_player(start)"),
    ("scores", 'scores = figures.scores(games)\nscores["score"].unstack().round(1)'),
    ("scores-seen", "analysis.scores(scores)"),
    ("left-out", "left_out = figures.left_out(games)\nleft_out.round(1).head(8)"),
    ("left-out-seen", "analysis.left_out(left_out)"),
    (
        "counters",
        'placed = figures.counters(games, "placed")\n'
        'kept = figures.counters(games, "kept")\n'
        'placed.add_suffix("_placed").join(kept.add_suffix("_kept")).round(2).T',
    ),
    ("counters-seen", "analysis.counters(placed, kept)"),
)

_ENVIRONMENT: Cells = (
    ("about", "from elfenwidgets.ui.study.environment import about\nabout()"),
    (
        "world",
        "from elfenwidgets.play.env import env\n"
        'world = env(edition="amigo-de", players=3, reward="pieces")\n'
        "world.reset(seed=7)\n"
        "world.agent_selection",
    ),
    (
        "row",
        "from elfenwidgets.play.env.observation import SLICES\n"
        "seen, reward, terminated, truncated, info = world.last()\n"
        'row = seen["observation"]\n'
        '{name: row[SLICES[name]].tolist() for name in ("phase", "display", "hand")}',
    ),
    (
        "mask",
        "import numpy as np\n"
        "from elfenwidgets.play.env.numbering import MEANINGS\n"
        "for _ in world.agents: world.step(0)\n"
        'legal = np.flatnonzero(world.last()[0]["action_mask"])\n'
        "[MEANINGS[number] for number in legal]",
    ),
    (
        "eager",
        "def eager(world, agent):\n"
        '    legal = np.flatnonzero(world.observe(agent)["action_mask"])\n'
        '    busy = [n for n in legal if MEANINGS[n][0] not in ("pass", "end")]\n'
        "    return rng.choice(busy or list(legal))",
    ),
    (
        "choosers",
        "from random import Random\n"
        "from elfenwidgets.play.env.episode import by_bot, by_lot, episode\n"
        "rng = Random(1)\n"
        'choosers = {"lot": by_lot(rng), "eager": eager, "bot": by_bot("greedy", rng)}',
    ),
    (
        "games",
        "rewards = [episode(world, list(choosers.values()), seed) for seed in range(6)]\n"
        "pieces = dict(zip(choosers, np.mean(rewards, axis=0)))\n"
        "sorted(pieces, key=pieces.get)",
    ),
)

_SHOWN = {*_ENGINE, *_ANALYSIS, *_ENVIRONMENT}
"""Cells whose code a page shows, too: the template looks for their tag."""

BY_HAND = "python"
"""The lesson in which the engine is asked by hand."""


def notebooks() -> dict[str, dict[str, Any]]:
    """The notebooks by file name, without outputs."""
    use("en")
    made = {COURSE: _notebook(t("course-title"), (_single("course"),))}
    for lesson in lessons():
        made[file(lesson)] = _notebook(say(lesson.title), tuple(_cells(lesson)))
    made["review.ipynb"] = _notebook(t("review-title"), (_single("review"),))
    made["teacher.ipynb"] = _notebook(t("teacher-title"), (_single("teacher"),))
    made["puzzles.ipynb"] = _notebook(t("puzzles-title"), (_single("puzzles"),))
    made[ANALYSIS] = _notebook(t("analysis-title"), _ANALYSIS)
    made[ENVIRONMENT] = _notebook(t("environment-title"), _ENVIRONMENT)
    return made


def _cells(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """The lesson as a whole; where the engine is asked by hand, that; and the tasks for cells."""
    names = "____, check, learn" if lesson.exercises else "learn"
    yield "learn", f'from elfenwidgets.ui.learn import {names}\nlearn("{lesson.key}")'
    if lesson.key == BY_HAND:
        yield from _ENGINE
    for exercise in lesson.exercises:
        yield exercise.name, f'answer = ____\ncheck("{exercise.key}", answer)'


def _single(name: str) -> tuple[str, str]:
    return name, f"from elfenwidgets.ui.learn import {name}\n{name}()"


def _notebook(title: str, cells: Cells) -> dict[str, Any]:
    made: list[dict[str, Any]] = [
        {
            "cell_type": "code",
            "execution_count": None,
            "id": name,
            "metadata": {"tags": ["show-code"]} if (name, code) in _SHOWN else {},
            "outputs": [],
            "source": code,
        }
        for name, code in cells
    ]
    about = {
        "kernelspec": {
            "display_name": "Python 3 (ipykernel)",
            "language": "python",
            "name": "python3",
        },
        "language_info": {"name": "python"},
        "title": title,
    }
    return {"cells": made, "metadata": about, "nbformat": 4, "nbformat_minor": 5}


def write() -> None:
    """Make, run and write them all.

    Raises:
        nbclient.exceptions.CellExecutionError: a cell fails.
    """
    for name, made in notebooks().items():
        notebook: Any = nbformat.from_dict(made)  # type: ignore[no-untyped-call]
        NotebookClient(notebook, store_widget_state=False, record_timing=False).execute()
        notebook.metadata = nbformat.from_dict(made["metadata"])  # type: ignore[no-untyped-call]
        text = nbformat.writes(notebook)  # type: ignore[no-untyped-call]
        (NOTEBOOKS / name).write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    write()

"""The notebooks for students: what, why, try it, and tasks with a check; their cells are run."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from elfenwidgets.authoring.notebooks.cells import Cell, code, markdown
from elfenwidgets.authoring.notebooks.pages import leading
from elfenwidgets.authoring.notebooks.pictures import drawing, output
from elfenwidgets.lessons.beside import beyond
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.rules.view import view
from elfenwidgets.text import language, t
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.positions import described
from elfenwidgets.ui.study.analysis import summary as about_analysis
from elfenwidgets.ui.study.environment import summary as about_environment

Codes = Sequence[tuple[str, str]]
"""The id and the code of each cell."""

_PYTHON: Codes = (
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
        'place = parse("0 place unicorn desert:feodor-throtmanni")\n'
        "after = apply(state, place)\n"
        "dict(state.counters), dict(after.counters)",
    ),
    ("draw", "from elfenwidgets.ui.learn import picture\npicture(after)"),
    (
        "record",
        "from elfenwidgets.play.selfplay import play\n"
        "from elfenwidgets.rules import editions\n"
        'game = play(editions()["amigo-de"], ["random", "random"], seed=1)\n'
        "record = game.record()\n"
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
        'edition, bots = editions()["amigo-de"], ["random", "random"]\n'
        "games = [play(edition, bots, seed) for seed in range(12)]\n"
        "seats = [seat for game in games for seat in game.state.seats]\n"
        "towns = [len(seat.pieces) for seat in seats]",
    ),
    (
        "plot",
        "from elfenwidgets.ui.study.histogram import bars\n"
        'bars(towns, "<bars-pieces>", "<analysis-players>")',
    ),
)

_ANALYSIS: Codes = (
    (
        "games",
        "from elfenwidgets.play.analysis import figures\n"
        "games = figures.games()\n"
        'shown = ["edition", "players", "order", "pieces", "win"]\n'
        'games[[*shown, "kept_dragon", "missed"]].head()',
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
        'both = placed.add_suffix("_placed").join(kept.add_suffix("_kept"))\n'
        "both.round(2).T",
    ),
    ("counters-seen", "analysis.counters(placed, kept)"),
)

_ENVIRONMENT: Codes = (
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
        'parts = "phase", "display", "hand"\n'
        "{name: row[SLICES[name]].tolist() for name in parts}",
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
        '    idle = "pass", "end"\n'
        "    busy = [n for n in legal if MEANINGS[n][0] not in idle]\n"
        "    return rng.choice(busy or list(legal))",
    ),
    (
        "choosers",
        "from random import Random\n"
        "from elfenwidgets.play.env.episode import by_bot, by_lot, episode\n"
        "rng = Random(1)\n"
        'bot = by_bot("greedy", rng)\n'
        'choosers = {"lot": by_lot(rng), "eager": eager, "bot": bot}',
    ),
    (
        "games",
        "seats = list(choosers.values())\n"
        "rewards = [episode(world, seats, seed) for seed in range(6)]\n"
        "means = np.mean(rewards, axis=0).round(1)\n"
        "dict(zip(choosers, means.tolist()))",
    ),
    (
        "learner",
        "kinds = sorted({meaning[0] for meaning in MEANINGS})\n"
        "kind = np.array([kinds.index(meaning[0]) for meaning in MEANINGS])\n"
        "def weighed(weights, world, agent):\n"
        '    n = np.flatnonzero(world.observe(agent)["action_mask"])\n'
        "    return n[np.argmax(weights[kind[n]] + luck.gumbel(size=n.size))]",
    ),
    (
        "score",
        "from functools import partial\n"
        "luck, weights = np.random.default_rng(1), np.zeros(len(kinds))\n"
        "def score(weights, seeds=range(3)):\n"
        "    seats = [partial(weighed, weights), eager, eager]\n"
        "    return np.mean([episode(world, seats, s)[0] for s in seeds])",
    ),
    (
        "learning",
        "worth = []\n"
        "for generation in range(8):\n"
        "    tried = weights + 2 * luck.normal(size=(10, len(kinds)))\n"
        "    worth.append([score(each) for each in tried])\n"
        "    weights = tried[np.argsort(worth[-1])[-3:]].mean(axis=0)",
    ),
    (
        "learning-seen",
        "from elfenwidgets.ui.study.curve import curve\n"
        'curve([*map(np.mean, worth)], "<curve-generations>", "<bars-pieces>")',
    ),
    ("weights-seen", "dict(zip(kinds, weights.round(1).tolist()))"),
    (
        "exam",
        "before, unseen = np.zeros(len(kinds)), range(100, 130)\n"
        "eagers = [episode(world, [eager] * 3, s)[0] for s in unseen]\n"
        "marks = [score(each, unseen) for each in (before, weights)]\n"
        "marks.append(np.mean(eagers))\n"
        'dict(zip(["before", "after", "eager"], np.round(marks, 1).tolist()))',
    ),
)


TITLE = re.compile("<([a-z-]+)>")
"""Stands in the code for a sentence of the reader's language, by its key."""

CELLS = {"python": _PYTHON, "analysis": _ANALYSIS, "environment": _ENVIRONMENT}
"""The cells of each notebook, by the name under which the words have it."""


def said_of(cells: Codes) -> list[str]:
    """The cells that something is said about; a plot says for itself what is seen."""
    return [id for id, _ in cells if not id.endswith("-seen")]


def python(tasks: Sequence[Exercise]) -> Iterator[Cell]:
    """What the lesson on the engine asks in Python."""
    for cell in _cells("python"):
        if cell["id"] == "draw":
            cell["outputs"] = [_drawn()]
        yield cell
    yield from _tasks(tasks)


def _drawn() -> Cell:
    """What the cell ``draw`` shows: the position that the cells before it come to."""
    known: dict[str, Any] = {}
    for id, source in _PYTHON:
        if id == "draw":
            break
        exec(source, known)
    after = known["after"]
    return output(drawing(after, 0), described(view(after, None)))


def analysis() -> Iterator[Cell]:
    """The notebook that looks at many games."""
    yield markdown("intro", about_analysis())
    yield leading("ways", "analysis", t("study-run"))
    yield _setup("from elfenwidgets.ui.study import analysis\n")
    yield from _cells("analysis")
    yield from _tasks([x for x in beyond.exercises().values() if x.lesson == "analysis"])
    yield markdown("end", t("study-analysis-end"))
    yield leading("onward", "analysis")


def environment() -> Iterator[Cell]:
    """The notebook that shows the environment for learning programs."""
    yield markdown("intro", about_environment())
    yield leading("ways", "environment", t("study-run"))
    yield _setup()
    yield from _cells("environment")
    yield from _tasks([x for x in beyond.exercises().values() if x.lesson == "environment"])
    yield markdown("end", t("study-environment-end"))
    yield leading("onward", "environment")


def _setup(more: str = "") -> Cell:
    source = f'from elfenwidgets.ui.course.further import begin\n{more}begin("{language()}")'
    return code("begin", source, shown=True)


def _cells(name: str) -> Iterator[Cell]:
    """Each cell after what is to be said about it."""
    said = said_of(CELLS[name])
    for id, source in CELLS[name]:
        if id in said:
            yield markdown(f"text-{id}", t(f"study-{name}-{id}"))
        yield code(id, _spoken(source), shown=True)


def _spoken(source: str) -> str:
    """Code with the words of the reader's language in it."""
    return TITLE.sub(lambda title: t(title[1]), source)


def _tasks(tasks: Sequence[Exercise]) -> Iterator[Cell]:
    yield markdown("tasks", t("study-tasks"))
    for task in tasks:
        yield markdown(f"text-task-{task.name}", f"**{say(task.word('task'))}**")
        source = (
            "from elfenwidgets.ui.learn import ____, check\n"
            f'answer = ____\ncheck("{task.key}", answer)'
        )
        yield code(f"task-{task.name}", source, shown=True)

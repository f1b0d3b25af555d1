"""What the program wants to say: every key that it names or puts together, read from its code."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import elfenwidgets
from elfenwidgets.authoring.notebooks import study
from elfenwidgets.commands.dispatch import COMMANDS
from elfenwidgets.lessons import catalogue, teaching
from elfenwidgets.lessons.beside import beyond, quick
from elfenwidgets.lessons.beside.cases import OFTEN_WRONG
from elfenwidgets.lessons.learned import milestones
from elfenwidgets.lessons.step import Kind
from elfenwidgets.play import library
from elfenwidgets.play.bots import bots
from elfenwidgets.play.bots.choice import REASONS
from elfenwidgets.play.coaching import coach, puzzles
from elfenwidgets.play.coaching.hints import HINTS
from elfenwidgets.play.library.databases import database
from elfenwidgets.play.tournament.schedule import COLUMNS
from elfenwidgets.rules.actions import BaseAction, BaseBoxEvent
from elfenwidgets.rules.board import BOARD, TERRAINS, TRANSPORTS
from elfenwidgets.rules.edition import CHOICES, LAKE_COSTS, editions
from elfenwidgets.rules.gold.actions import GOLD_ACTIONS, GOLD_BOX_EVENTS
from elfenwidgets.rules.gold.edition import GOLD_CHOICES
from elfenwidgets.rules.gold.state import SPECIALS
from elfenwidgets.rules.gold.wellformed import FIELDS as GOLD_FORM_CHECKS
from elfenwidgets.rules.house_rules.switches import SWITCHES
from elfenwidgets.rules.players import COLORS
from elfenwidgets.rules.wellformed import _CHECKS as FORM_CHECKS
from elfenwidgets.ui.course.notebook import ways
from elfenwidgets.ui.course.teaching import teacher_text
from elfenwidgets.ui.course.teaching.teacher_page import CLASS
from elfenwidgets.ui.games import statistics
from elfenwidgets.ui.home import shell
from elfenwidgets.ui.kit import page, preferences
from elfenwidgets.ui.pages import replay, solo
from elfenwidgets.ui.pages import western as western_place
from elfenwidgets.ui.phrases import names, phases, reference
from elfenwidgets.ui.picking import prompts
from elfenwidgets.ui.serving.page import spoken
from elfenwidgets.ui.stage import edit
from elfenwidgets.ui.stage.games import replayed_game
from elfenwidgets.ui.table import handbook, panel

PACKAGE = Path(elfenwidgets.__file__).parent

AMIGO = editions()["amigo-de"]

GOLD_SECTIONS = {"G1": 5, "G2": 1, "G3": 1, "G4": 5, "G5": 6, "G6": 3, "G7": 3}
"""How many statements each phase of Elfengold has."""

AT_THE_TABLE = [cls.e for cls in get_args(BaseAction)]
"""The names of the actions of the base game."""

BOX_AT_THE_TABLE = [cls.e for cls in get_args(BaseBoxEvent)]

GOLD_STATEMENTS = {
    *phases.INSTEAD.values(),
    *(f"{section}-{n}" for section in GOLD_SECTIONS for n in range(1, GOLD_SECTIONS[section] + 1)),
    *(f"GS{n}" for n in range(1, 6)),
    *(f"{section}{n}" for section in ("GE", "GW") for n in range(1, 4)),
}
PUZZLE_WORDS = ("title", "goal", "look", "result")

KEYS_BY_NAME = {
    "text.endonym": {"language-name"},
    "text.said_in": {
        *page._KEYS,
        *page._IN_BROWSER,
        "notebook-not-here",
        *spoken.SENTENCES.values(),
        *(term for term in reference.TERMS if term.startswith("term-")),
    },
    "prompts._planning": set(prompts._WHAT_TO_PLACE.values()),
    "course_words.say": catalogue.words()
    | {*beyond.western_level().words}
    | teaching.words()
    | beyond.words(),
    "saved_progress.read": set(),  # what each ProgressError is made with
    "refusals.usage_error": set(),  # what each UsageError is made with
    "usage.one_of": set(),  # what each caller refuses with
    "ways.contents": {*ways.TITLES.values(), *ways.BRIEFS.values()},
    "keeping.fault": {"library-closed", "start-unsaved", "save-failed"},
    "keeping.notices": {"library-new", "library-left"},
    "study._spoken": {
        key
        for cells in study.CELLS.values()
        for _, source in cells
        for key in study.TITLE.findall(source)
    },
    "house_editions._add": {"house-nameless", "house-taken", "house-many"},
    "panel._decided": {*panel._DECIDED.values(), "end-shared"},
    "words.event": {
        *(f"log-{name}" for name in {*AT_THE_TABLE, *BOX_AT_THE_TABLE} - {"draw", "move"}),
        *(f"log-draw-{source}" for source in ("display", "pile")),
        *(f"log-move-{how}" for how in ("card", "caravan", "boatmen")),
        "log-end_move-cut",
        "log-keep-secret",
        *(f"log-{name}" for name in {*GOLD_ACTIONS, *GOLD_BOX_EVENTS} - {"take"}),
        *("log-take-deck", "log-take-market", "log-take_coins-none"),
    },
}
"""The functions that are handed a key or work one out, and every key they come to."""

FAMILIES = {
    "kind-": (*TRANSPORTS, "witch", "gold", *SPECIALS),
    "count-": (*TRANSPORTS, "witch"),
    "terrain-": {connection.kind for connection in BOARD.connections.values()} | set(TERRAINS),
    "color-": COLORS,
    "command-about-": COMMANDS,
    "column-": COLUMNS,
    "bot-": {
        *bots(),
        *(f"{name}-about" for name in bots()),
        *(str(number) for number in range(1, names.KNOWN + 1)),
    },
    "edition-": {*editions(), *(f"{key}-about" for key in editions())},
    "phase-": {*phases.PHASES, *phases.GOLD_PHASES, *phases.PART_OF},
    "switch-": {
        name
        for choices in (CHOICES, GOLD_CHOICES)
        for switch, values in choices.items()
        for name in (switch, *(f"{switch}-{value}" for value in values))
    }
    | {f"town_card_tie-{value}-coins" for value in CHOICES["town_card_tie"]},
    "statement-": {
        *GOLD_STATEMENTS,
        *(key for phase in phases.STATEMENTS for key in phases.keys(phase, AMIGO)),
    },
    "level-": {f"{each.level.replace('/', '-')}-title" for each in OFTEN_WRONG},
    "often-": {each.statement.replace(".", "-") for each in OFTEN_WRONG},
    "place-": {**shell.PLACES, **shell.ASIDE, **shell.DEVICES},
    "replay-": {*replayed_game.COLUMNS, *replay.SPEEDS},
    "solo-column-": ("round", "par", "got"),
    "solo-rule-": [str(n) for n in range(1, solo.RULES + 1)],
    "western-rule-": [str(n) for n in range(1, western_place.RULES + 1)],
    "statistics-": {*statistics.COLUMNS, "player", "edition", "opponent"},
    "games-": library.KINDS,
    "games-none-": library.KINDS,
    "games-broken-": ("game", "seat", "result", "setting", "learned"),
    "library-": set(get_args(database.Cause)) - {"unwritable", "driver"},
    "setting-": {
        *(each.key for each in preferences.LOOKS),
        *(f"{each.key}-{value}" for each in preferences.LOOKS for value in each.choices),
    },
    "setting-sound-": preferences.SOUND.choices,
    "setting-round-": preferences.ROUND_CARD.choices,
    "setting-preview-": preferences.PREVIEW.choices,
    "switch-lake_cost-": LAKE_COSTS,
    "turned-": {f"{switch.name}-{value}" for switch in SWITCHES.values() for value in switch.values}
    | {f"town_card_tie-{value}-coins" for value in CHOICES["town_card_tie"]},
    "now-": {
        *("draw_secret", "keep", "open", "witch", "fly"),
        *(f"{item}-where" for item in SPECIALS),
    },
    "rack-": ("display", "drawn", "market"),
    "now-by-": ("caravan", "boatmen"),
    "notify-": ("on", "off", "denied"),
    "choice-by-": ("caravan", "boatmen"),
    "reach-": ("plan", "travel"),
    "edit-": {
        *("edition", "players", "round", "phase", "turn"),
        *("boot", "piece", "obstacle"),
    },
    "edit-coins-": edit.COINS,
    "edit-no-": (
        *("road", "obstacle", "none-left", "full", "impossible"),
        *("beside", "double", "water"),
    ),
    "hand-": ("page", "position", "replay"),
    "hand-copy-": ("link", "image", "frame"),
    "handed-": ("play", "edit", "task"),
    "key-": handbook.KEYS | handbook.GOLD_KEYS | handbook.HELD_KEYS,
    "choice-": {
        *("pile", "pass", "obstacle", "own", "seen", "back", "undo", "caravan", "boatmen"),
        *("counter", "counter-secret", "keep", "keep-secret"),
        *("deck", "witch", "fly", "item", "item-secret", "keep-item", "keep-item-secret"),
        *("keep-item-again", "keep-item-secret-again"),
    },
    "choice-step-": ("caravan", "boatmen"),
    "end-": ("player", "pieces", "town", "distance", "score", "cards", "coins"),
    "do-": {
        *(name for name in (*AT_THE_TABLE, *GOLD_ACTIONS) if name not in ("draw", "move", "take")),
        *("draw-display", "draw-pile", "place-secret", "keep-secret", "end_move-cut"),
        *("move-card", "move-caravan", "move-boatmen", "take-deck", "take-market"),
    },
    "reason-": {*REASONS, "move-home-there"},
    "hint-": HINTS,
    "pace-": preferences.PACES,
    "gamereview-count-": ("towns", "points"),
    "gamereview-turn-": {
        *("move", "end_move", "place", "place-own", "obstacle", "obstacle-own"),
        *("gain", "loss"),
    },
    "gamereview-sale-": ("item", "buyer", "paid", "most", "towns"),
    "puzzle-": {f"{kind}-{part}" for kind in puzzles.KINDS for part in PUZZLE_WORDS},
    "puzzle-kind-": ("day", *puzzles.KINDS),
    "teach-": {*teacher_text.HANDOUTS, CLASS},
    "teach-kind-": get_args(Kind),
    "study-": {
        f"{name}-{id}" for name, cells in study.CELLS.items() for id in study.said_of(cells)
    },
    "milestone-": milestones.MILESTONES,
    "quick-": quick.MOMENTS,
    "coach-": coach.TIPS,
}
"""The keys that are put together, by what they begin with; refusals are gathered from the rules."""


class _Call(NamedTuple):
    where: str  # module.function
    call: ast.Call
    function: ast.AST


def _calls(folder: Path, *names: str) -> Iterator[_Call]:
    """The calls of functions with these names, each with the function around it."""

    def inside(node: ast.AST, where: str, function: ast.AST) -> Iterator[_Call]:
        if isinstance(node, ast.FunctionDef):
            where, function = f"{where.split('.')[0]}.{node.name}", node
        if isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
            if (called.id if isinstance(called, ast.Name) else called) in names:
                yield _Call(where, node, function)
        for child in ast.iter_child_nodes(node):
            yield from inside(child, where, function)

    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from inside(tree, path.stem, tree)


def _branches(node: ast.expr) -> Iterator[ast.expr]:
    """The expressions that ``a if ... else b`` may come to."""
    if isinstance(node, ast.IfExp):
        yield from _branches(node.body)
        yield from _branches(node.orelse)
    else:
        yield node


_SAYING = ("t", "UsageError", "WorkersFailed", "one_of")


@cache
def wanted() -> list[tuple[_Call, ast.expr]]:
    """The keys that are asked for by name, each with the call that does."""
    found = _calls(PACKAGE, *_SAYING)
    return [(call, key) for call in found for key in _branches(call.call.args[0])]


def literal() -> set[object]:
    """The keys that stand in the code as they are."""
    return {key.value for _, key in wanted() if isinstance(key, ast.Constant)}


def _assigned(function: ast.AST, name: str) -> Iterator[ast.expr]:
    """The expressions that a function gives to a name, also as one of a tuple."""
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets, given):
                named = [*targets]
            case ast.AnnAssign(one, _, ast.expr() as given):
                named = [one]
            case _:
                continue
        for target in named:
            if isinstance(target, ast.Tuple):
                names = [part.id for part in target.elts if isinstance(part, ast.Name)]
                if name in names:
                    for value in _branches(given):
                        assert isinstance(value, ast.Tuple)
                        yield from _branches(value.elts[names.index(name)])
            elif isinstance(target, ast.Name) and target.id == name:
                yield from _branches(given)


def _reasons(found: _Call, node: ast.expr) -> Iterator[str]:
    """Every reason that the expression in a call may come to."""
    for each in _branches(node):
        if isinstance(each, ast.Constant):
            yield str(each.value)
        elif ast.unparse(each) == "f'{connection.kind}-price'":  # not of a road
            yield from ("river-price", "lake-price")
        elif found.where == "wellformed.malformed":
            checks = [FORM_CHECKS, *GOLD_FORM_CHECKS.values()]
            yield from {reason for each in checks for _, _, reason in each.values()}
        else:
            assert isinstance(each, ast.Name), ast.unparse(each)
            assigned = list(_assigned(found.function, each.id))
            assert assigned, f"where does {found.where} get its {each.id}?"
            for value in assigned:
                yield from _reasons(found, value)


def given(found: _Call) -> frozenset[str]:
    """The names of the values that a call hands over, ``**values`` looked up where it is built."""
    names = {word.arg for word in found.call.keywords if word.arg is not None}
    for word in found.call.keywords:
        if word.arg is None:
            assert isinstance(word.value, ast.Name)
            (built,) = _assigned(found.function, word.value.id)
            assert isinstance(built, ast.Dict)
            names |= {str(key.value) for key in built.keys if isinstance(key, ast.Constant)}
    return frozenset(names)


@cache
def refusals() -> list[tuple[str, frozenset[str]]]:
    """Each reason of the rules with the values it comes with."""
    found = set()
    for call in (
        *_calls(PACKAGE / "rules", "refuse", "bad", "Refusal"),
        *_calls(PACKAGE / "play", "bad"),
    ):
        if call.where not in ("refusal.refuse", "header.bad", "chance.known_words"):  # they hand on
            reason = call.call.args[0 if getattr(call.call.func, "id", "") == "bad" else 1]
            found |= {(each, given(call)) for each in _reasons(call, reason)}
    for call in _calls(PACKAGE / "rules", "known_words"):
        found |= {(each, frozenset(("given",))) for each in _reasons(call, call.call.args[2])}
    return sorted(found, key=lambda pair: (pair[0], sorted(pair[1])))


def family_keys() -> set[str]:
    """Every key that is put together."""
    return (
        {f"{start}{end}" for start, ends in FAMILIES.items() for end in ends}
        | {f"refusal-{reason}" for reason, _ in refusals()}
        | catalogue.words()
    )

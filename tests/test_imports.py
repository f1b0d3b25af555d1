"""Imports go one way: each part may load those before it in ``ORDER``, and none behind it."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import elfenwidgets

PACKAGE = Path(elfenwidgets.__file__).parent
# Lowest first: a part may load itself and what stands before it.
ORDER = (
    "paths",
    "runtime",
    "json_text",
    "markup",
    "bundle",
    "text",
    "rules",
    "play",
    "lessons",
    "ui",
    "authoring",
    "commands",
    "cli",
)
WIDGETS = {"ipywidgets", "ipycanvas", "numpy", "IPython", "voila", "jupyterlab"}
# They need an optional extra, and nothing loads them before that is known to be there.
LOADED_ON_REQUEST = {
    f"elfenwidgets.play.env.{name}" for name in ("elfenland", "mask", "simulator", "vector")
}
MODULES = sorted(path for part in ORDER for path in (PACKAGE / part).rglob("*.py")) + [
    PACKAGE / f"{part}.py" for part in ORDER if (PACKAGE / f"{part}.py").exists()
]


def part_of(name: str) -> str:
    return name.split(".")[1]


def module_name(path: Path) -> str:
    return ".".join(("elfenwidgets", *path.relative_to(PACKAGE).with_suffix("").parts))


def modules_of(*parts: str) -> list[Path]:
    found = [path for path in MODULES if part_of(module_name(path)) in parts]
    assert found
    return found


@cache
def imported(path: Path) -> tuple[str, ...]:
    """Every module that is loaded anywhere in the file, at the top or later."""
    return tuple(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: a relative import hides where it leads"
            if node.module == "elfenwidgets":
                yield from (f"elfenwidgets.{alias.name}" for alias in node.names)
            else:
                yield str(node.module)


def test_a_part_loads_only_what_stands_below_it() -> None:
    for path in MODULES:
        here = ORDER.index(part_of(module_name(path)))
        ours = [name for name in imported(path) if name.startswith("elfenwidgets.")]
        assert [name for name in ours if ORDER.index(part_of(name)) > here] == [], path


# Inside ui: what each room may load of the others. The doors, app and learn, may load every room.
UI_ROOMS = {
    "phrases": set(),
    "drawing": set(),
    "kit": {"drawing"},
    "picking": {"phrases", "drawing", "kit"},
    "screen": {"phrases", "drawing", "kit", "picking"},
    "stage": {"phrases", "drawing", "kit", "picking", "screen"},
    "table": {"phrases", "drawing", "kit", "picking", "screen"},
    "pages": {"phrases", "drawing", "kit", "picking", "stage", "table"},
    "course": {"phrases", "drawing", "kit", "picking", "screen", "stage", "pages"},
    "study": {"phrases", "drawing", "kit", "picking", "stage", "pages", "course"},
    "games": {"phrases", "drawing", "kit", "pages"},
    "first": {"phrases", "drawing"},
    "home": {"phrases", "drawing", "kit", "screen", "first", "pages", "table", "course", "games"},
    "serving": {"phrases", "drawing", "kit", "first"},
    "site": {"drawing", "kit", "first", "app"},
}

# What their rooms may load of each other; modules that stand beside the rooms go by `ORDER` alone.
PLAY_ROOMS: dict[str, set[str]] = {
    "journeys": set(),
    "bots": {"journeys"},
    "coaching": {"journeys", "bots"},
    "fast": {"journeys"},
    "library": set(),
    "env": {"journeys", "bots", "fast"},
    "tournament": set(),
    "analysis": {"tournament"},
}
LESSONS_ROOMS: dict[str, set[str]] = {
    "levels": set(),
    "beside": {"levels"},
    "learned": {"levels", "beside"},
    "own": {"learned"},
    "placement": {"levels"},
}
ROOMS = {"play": PLAY_ROOMS, "lessons": LESSONS_ROOMS, "ui": UI_ROOMS}


def rooms_loaded(part: str, room: str) -> set[str]:
    """The rooms, and in `ui` also the doors, that a room loads of its part."""
    paths = sorted((PACKAGE / part / room).rglob("*.py"))
    assert paths
    names = [name.split(".") for path in paths for name in imported(path)]
    return {name[2] for name in names if name[:2] == ["elfenwidgets", part] and len(name) > 2}


@pytest.mark.parametrize("room", UI_ROOMS)
def test_a_room_of_the_user_interface_loads_only_the_rooms_below_it(room: str) -> None:
    assert rooms_loaded("ui", room) - UI_ROOMS[room] <= {room}


@pytest.mark.parametrize("room", PLAY_ROOMS)
def test_a_room_of_play_loads_only_the_rooms_below_it(room: str) -> None:
    assert (rooms_loaded("play", room) & set(PLAY_ROOMS)) - PLAY_ROOMS[room] <= {room}


@pytest.mark.parametrize("room", LESSONS_ROOMS)
def test_a_room_of_lessons_loads_only_the_rooms_below_it(room: str) -> None:
    assert (rooms_loaded("lessons", room) & set(LESSONS_ROOMS)) - LESSONS_ROOMS[room] <= {room}


@pytest.mark.parametrize("part", ROOMS)
def test_every_room_has_its_contract(part: str) -> None:
    rooms = {path.parent.name for path in (PACKAGE / part).glob("*/__init__.py")}
    assert rooms == set(ROOMS[part])


def test_only_the_user_interface_knows_widgets() -> None:
    for path in modules_of(*(part for part in ORDER if part not in {"ui", "authoring"})):
        allowed = {"numpy"} if module_name(path) in LOADED_ON_REQUEST else set()
        loaded = {name.split(".")[0] for name in imported(path)}
        assert (WIDGETS - allowed).isdisjoint(loaded), path


def test_what_knows_no_screen_knows_no_words() -> None:
    """Games and lessons name what is to be said; `ui` and `commands` say it."""
    for path in modules_of("rules", "play", "lessons"):
        assert {"elfenwidgets.text", "elfenwidgets.markup"}.isdisjoint(imported(path)), path


def test_the_rules_need_the_standard_library_alone() -> None:
    for path in modules_of("rules"):
        others = {name.split(".")[0] for name in imported(path)} - {"elfenwidgets"}
        assert others <= sys.stdlib_module_names, path


def test_a_widget_reads_the_log_of_a_view_and_never_the_events_of_a_game() -> None:
    """They have everything hidden in them; a view's log has what its seat may know."""
    readers = {
        module_name(path)
        for path in MODULES
        if part_of(module_name(path)) == "ui" and path.parent.name != "serving"  # has no widgets
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "events"
    }
    assert readers == set()


@pytest.mark.parametrize("room", ["drawing", "picking", "table", "home", "games"])
def test_the_screens_of_a_game_see_views_and_never_its_state(room: str) -> None:
    """Hidden things lie in it: lessons, whose positions are open, may show states."""
    for path in sorted((PACKAGE / "ui" / room).rglob("*.py")):
        assert "elfenwidgets.rules.state" not in imported(path), path.name
        tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        read = {node.attr for node in tree if isinstance(node, ast.Attribute)}
        assert "state" not in read, path.name


HANDLED = {"on_click", "observe", "on_msg", "on_mouse_down", "on_touch_start", "on_key_down"}


def test_every_handler_of_a_widget_is_guarded() -> None:
    """ipywidgets swallows what a handler raises: the page would just not change."""
    handlers = [
        (module_name(path), ast.unparse(node.args[0]))
        for path in MODULES
        if part_of(module_name(path)) == "ui"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in HANDLED
    ]
    assert len(handlers) > 20
    assert [each for each in handlers if not re.match(r"(self\.)?_?(guard|wrap)\b", each[1])] == []

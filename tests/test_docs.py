"""The pages for those who work on the program tell the truth: what they name is there."""

import re

import pytest

from elfenwidgets.paths import DATA

ROOT = DATA.parent
PLACES = (
    *("", "elfenwidgets", "elfenwidgets/rules", "elfenwidgets/play", "elfenwidgets/play/bots"),
    *("elfenwidgets/ui", "data/locale/en"),
)


def named(page: str) -> set[str]:
    """The files and folders that a page names in backquotes, but for patterns and commands."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found = re.findall(r"`((?:[\w.-]+/)*[\w-]+(?:\.(?:py|json|md|ftl))|(?:[\w.-]+/)+[\w-]*)`", text)
    return set(found)


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    names = {name for name in named(page) if not name.startswith("build/")}  # that is made
    assert len(names) > 5
    missing = {
        name
        for name in names
        if not any((ROOT / place / name).exists() for place in PLACES)
        and not list((ROOT / "elfenwidgets").rglob(name))
    }
    assert missing == set()


def test_every_room_is_on_the_map() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    package = ROOT / "elfenwidgets"
    rooms = {path.parent for path in package.rglob("__init__.py")} - {package, package / "ui"}
    unnamed = {
        room.relative_to(ROOT)
        for room in rooms
        if f"`{room.relative_to(ROOT)}`" not in page and f"`{room.name}`" not in page
    }
    assert unnamed == {path for path in unnamed if path.name in {"map", "record"}}

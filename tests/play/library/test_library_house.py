"""House editions in the library: each by its name, and none is lost or overwritten."""

import pytest

from elfenwidgets.play import library
from elfenwidgets.rules import editions
from elfenwidgets.rules.house_rules.house import read, write
from tests.play.library.games import together

pytestmark = pytest.mark.usefixtures("both")

STRICT = editions()["amigo-de"].with_rules(caravan_only_if_unable=True)


def test_house_editions_are_kept_by_their_names() -> None:
    assert library.keep_house_edition("  Sunday\n rules ", STRICT) == "Sunday rules"
    library.keep_house_edition("Äpfel", editions()["moon-1998"])
    assert library.house_editions() == {"Sunday rules": STRICT, "Äpfel": editions()["moon-1998"]}
    assert library.house_name(editions()["moon-1998"]) == "Äpfel"
    library.drop_house_edition("Äpfel")
    assert library.house_name(editions()["moon-1998"]) is None
    assert library.house_editions() == {"Sunday rules": STRICT}


def test_rules_that_came_by_a_file_have_the_name_in_games_that_began_from_another_edition() -> None:
    library.keep_house_edition("Sunday rules", read(write(editions()["moon-1998"])))
    assert library.house_name(editions()["moon-1998"]) == "Sunday rules"
    assert library.house_name(editions()["amigo-de"]) is None


@pytest.mark.parametrize(
    ("name", "key"),
    [("", "house-nameless"), (" \n\x00\u202e", "house-nameless"), ("sunday RULES", "house-taken")],
)
def test_a_name_is_needed_that_nothing_else_has(name: str, key: str) -> None:
    library.keep_house_edition("Sunday rules", STRICT)
    with pytest.raises(library.Unnamed) as unnamed:
        library.keep_house_edition(name, editions()["moon-1998"])
    assert unnamed.value.key == key
    assert library.house_editions() == {"Sunday rules": STRICT}


def test_names_and_their_number_are_bounded() -> None:
    assert len(library.keep_house_edition("x" * 10_000, STRICT)) == 40
    for number in range(1, library.MOST_HOUSE):
        library.keep_house_edition(str(number), STRICT)
    with pytest.raises(library.Unnamed, match="house-many"):
        library.keep_house_edition("one more", STRICT)


@pytest.mark.parametrize(
    "kept", [1, [], {"key": "chess"}, {"key": [1]}, {"key": "amigo-de", "rounds": 9}]
)
def test_a_damaged_one_harms_no_other(kept: object) -> None:
    library.keep_house_edition("Sunday rules", STRICT)
    library.keep_setting("house-edition/odd", kept)
    assert library.house_editions() == {"Sunday rules": STRICT}


def test_what_another_version_has_kept_by_a_name_is_not_overwritten() -> None:
    strange = {"key": "amigo-de", **STRICT.rules(), "weather": "fine"}
    library.keep_setting("house-edition/Sunday rules", strange)
    with pytest.raises(library.Unnamed) as unnamed:
        library.keep_house_edition("sunday rules", STRICT)
    assert unnamed.value.key == "house-taken"
    assert library.settings() == {"house-edition/Sunday rules": strange}


KEEP = """
import sys
from elfenwidgets.play import library
from elfenwidgets.rules import editions
kept = 0
library.settings()
print("open", flush=True)
sys.stdin.readline()
for number in range(20):
    try:
        library.keep_house_edition(f"rules {number}", editions()[sys.argv[1]])
        kept += 1
    except library.Unnamed:
        pass
print(kept)
"""


def test_of_pages_that_keep_an_edition_by_one_name_at_once_one_has_it() -> None:
    said = together(KEEP, *([key] for key in ("amigo-de", "moon-1998", "gigamic-fr")))
    assert sum(map(int, " ".join(said).split())) == len(library.house_editions()) == 20

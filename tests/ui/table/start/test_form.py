"""The form: the bots' names and faces, and what it keeps of how a game begins."""

import re

import pytest
from ipywidgets import HTML

from elfenwidgets.play import library
from elfenwidgets.text import t
from tests.ui.screen import Screen, on_screen, speak

pytestmark = pytest.mark.usefixtures("home", "faults")


def test_bots_have_names_of_their_own_and_never_two_the_same() -> None:
    async def script(screen: Screen) -> None:
        screen.seat(0, "person", t("bot-2"))
        for n in range(1, 6):
            screen.seat(n, "random", "Uhu" if n == 3 else "")
        screen.field(t("start-first")).value = 1
        screen.press(t("start-go"))
        names = [player["name"] for player in screen.record()["players"]]
        assert names[:4:3] == [t("bot-2"), "Uhu"]
        assert sorted([*names[1:3], *names[4:]]) == sorted(t(f"bot-{n}") for n in (1, 3, 4, 5))
        faces = re.findall(r"elfen-face-(\d)", screen.strips[0].value)
        assert len(faces) == len(set(faces)) == 5

    on_screen(script)


def test_how_the_game_begins_outlives_a_change_of_language_and_a_seed_one_game() -> None:
    async def script(screen: Screen) -> None:
        screen.unfold()
        screen.field(t("start-first")).value = 1
        screen.field(t("start-seed")).value = "midsummer"
        screen.field(t("start-why")).value = True
        speak(screen, "de")
        assert screen.field("Wer beginnt?").value == 1
        assert screen.field(t("start-seed")).value == "midsummer"
        assert screen.field(t("start-why")).value is True
        screen.press("Partie beginnen")
        assert screen.record()["seed"] == "midsummer"
        assert library.settings()["begin"] == {"first": 1, "seed": "", "why": True}

    on_screen(script)


@pytest.mark.parametrize("kept", [None, 7, [], {"first": 17, "seed": 4, "why": "x"}])
def test_a_form_that_was_kept_badly_begins_as_usual(kept: object) -> None:
    async def script(screen: Screen) -> None:
        fields = [screen.field(t(f"start-{name}")).value for name in ("first", "seed", "why")]
        assert fields == [-1, "", False]

    library.keep_setting("begin", kept)
    on_screen(script)


def notes(screen: Screen) -> list[str]:
    """What the fields of names say below them."""
    found = screen.find(HTML)
    return [each.value for each in found if "elfen-full-field" in each._dom_classes and each.value]


def test_a_field_that_is_full_says_how_long_a_name_may_be() -> None:
    async def script(screen: Screen) -> None:
        screen.unfold()
        said = t("start-name-full", most=24)
        screen.seat(0, "person", "A" * 23)
        assert not notes(screen)
        screen.seat(0, "person", "Bartholomäus der Siebenundzwanzigste")
        assert [said in note for note in notes(screen)] == [True]
        screen.press(t("start-go"))
        assert screen.record()["players"][0]["name"] == "Bartholomäus der Siebenu"

    on_screen(script)

"""What is heard at the table, and that nothing is unless somebody wants it."""

import random
from typing import Any

import pytest

from elfenwidgets.play import library
from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import view
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.moving.motion import LONGEST
from elfenwidgets.ui.kit import page_widget
from elfenwidgets.ui.table.sounds import Sounds
from tests.ui.pressing import press
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")

HERE = view(position(phase="travel", at="virst", hand="raft dragon"), 0)


def heard(*news: Any) -> list[str]:
    sounds = Sounds()
    sounds.happened((), HERE, 0.4)
    return [name for name, _ in sounds.happened(news, HERE, 0.4)]


def test_each_thing_that_happens_has_its_sound() -> None:
    assert heard() == []
    assert heard({"e": "draw", "seat": 1}) == ["card"]
    assert heard({"e": "place", "seat": 1}, {"e": "pass", "seat": 0}) == ["counter"]
    assert heard({"e": "obstacle", "seat": 1}) == ["counter"]
    step = {"e": "move", "seat": 0, "to": "strykhaven", "via": "lake:strykhaven-virst"}
    assert heard(step) == ["step", "piece"]
    assert heard(step | {"to": "elvenhold"}) == ["step"], "the capital has no pieces"
    for way in ("witch_move", "fly"):
        assert heard(step | {"e": way}) == ["step", "piece"]


def test_the_steps_of_a_journey_are_heard_one_after_the_other() -> None:
    sounds = Sounds()
    way = [{"e": "move", "seat": 0, "to": "elvenhold"}] * 3
    begins = [begin for _, begin in sounds.happened(way, HERE, 0.4)]  # type: ignore[arg-type]
    assert begins == [0.0, 0.4, 0.8]


@pytest.mark.parametrize("how", ["move", "witch_move", "fly"])
def test_a_long_journey_is_heard_no_longer_than_it_is_seen(how: str) -> None:
    way: Any = [{"e": how, "seat": 0, "to": "elvenhold"}] * 40
    assert max(begin for _, begin in Sounds().happened(way, HERE, 0.4)) < 0.4 * LONGEST


def test_a_turn_is_told_once_when_it_comes() -> None:
    sounds = Sounds()
    assert [bool(sounds.turn(seat)) for seat in (0, 0, None, 0, 1)] == [1, 0, 0, 1, 1]


def test_nothing_is_heard_until_the_settings_say_so_and_then_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sent: list[Any] = []

    def told(page: object, content: Any, buffers: object = None) -> None:
        if "sounds" in content:
            sent.append(content["sounds"])

    monkeypatch.setattr(page_widget._Page, "send", told)

    async def script(screen: Screen) -> None:
        screen.begin("pr")
        await screen.to_phase("draw")
        assert sent == []
        device: Any = page_widget.sounding()
        for loud, heard in (("soft", 1), ("on", 2), ("off", 2)):
            device.click()
            said = t(f"setting-sound-{loud}")
            assert device.description == t("setting-sound-now", how=said)
            assert sent == [(("turn", 0.0),)] * heard, "this is how it sounds there"
        sent.clear()
        screen.app.go(("settings",))
        press(screen.app, t("setting-sound-on"))
        assert sent == [(("turn", 0.0),)], "this is how it sounds"
        assert library.settings()["sound"] == "on"
        press(screen.app, t("setting-sound-soft"))
        assert sent.pop() == (("turn", 0.0),), "so does it more softly"
        sent.clear()
        screen.app.go(("play", library.games("unfinished")[0].id))
        await screen.to_phase("plan")
        names = {name for sounds in sent for name, _ in sounds}
        assert names == {"card", "turn"}
        await screen.to(lambda: screen.place == "end", random.Random(3))
        names = {name for sounds in sent for name, _ in sounds}
        assert names == {"card", "counter", "step", "piece", "turn", "win"}

    on_screen(script)


def test_a_turn_at_a_table_with_bots_is_told_by_the_browser_where_somebody_asked_for_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once when each turn of one's own begins, and never for a bot's."""
    told: list[str] = []

    def send(page: object, content: Any, buffers: object = None) -> None:
        told.extend([content["turn"]] if "turn" in content else ())

    monkeypatch.setattr(page_widget._Page, "send", send)

    async def script(screen: Screen) -> None:
        screen.begin("pr")
        await screen.to_phase("draw")
        assert told == [], "nobody asked for it"
        page_widget._pages[0].notify = "on"
        screen.choose(screen.onward[0])  # a counter; the bot takes one, too
        await screen.to(lambda: bool(screen.onward))
        assert told == [t("share-your-turn")]
        page_widget._pages[0].notify = ""
        screen.choose(screen.onward[0])
        await screen.to(lambda: bool(screen.onward))
        assert len(told) == 1, "nor any longer"

    on_screen(script)

"""The whole application without a browser: its widgets are pressed as a page would press them."""

import asyncio
import base64
import json
import logging
import random
import re
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from html import unescape
from pathlib import Path
from shutil import rmtree
from typing import Any

import ipywidgets as w
import pytest

from elfenwidgets.play import store
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.edition import CHOICES
from elfenwidgets.rules.header import Player
from elfenwidgets.rules.record import replay
from elfenwidgets.text import t, use
from elfenwidgets.ui import layout, tablescreen
from elfenwidgets.ui.app import App
from elfenwidgets.ui.boardwidget import SCALE, BoardWidget
from elfenwidgets.ui.guard import log
from elfenwidgets.ui.layout import Target

NAMES = ("Ada", "Bo", "Cy", "Di", "Eb", "Flo")
FOREST = Target("road", "forest:feodor-lapphalya")

Faults = list[logging.LogRecord]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of one's own, English, bots without pauses, and a log that starts anew."""
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path / "kept"))
    monkeypatch.delenv("HTTP_ACCEPT_LANGUAGE", raising=False)
    monkeypatch.setattr(tablescreen, "PACE", 0)
    use("en")
    yield tmp_path / "kept"
    use("en")
    log.propagate = True
    for handler in log.handlers[:]:
        log.removeHandler(handler)
        handler.close()


@pytest.fixture(autouse=True)
def faults(request: pytest.FixtureRequest) -> Iterator[Faults]:
    """All that was logged as an error; a test that does not ask for it must have none."""
    found: Faults = []

    def keep(record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            found.append(record)
        return True

    log.addFilter(keep)
    yield found
    log.removeFilter(keep)
    asked = "faults" in request.node.function.__code__.co_varnames
    assert asked or [logging.Formatter().format(record) for record in found] == []


class Screen:
    """An App, and what a person sees and does."""

    def __init__(self) -> None:
        self.app = App()

    def find(self, kind: type[w.Widget], within: w.Widget | None = None) -> list[Any]:
        """All widgets of a kind, from top to bottom."""
        found, waiting = [], [within or self.app]
        while waiting:
            widget = waiting.pop()
            if isinstance(widget, kind):
                found.append(widget)
            waiting += reversed(getattr(widget, "children", ()))
        return found

    def part(self, name: str) -> Any:
        """The widget of a class."""
        (found,) = (x for x in self.find(w.DOMWidget) if name in x._dom_classes)
        return found

    @property
    def place(self) -> str:
        (found,) = (c for c in self.app._dom_classes if c.startswith("elfen-at-"))
        return str(found.removeprefix("elfen-at-"))

    @property
    def panel(self) -> str:
        return str(self.part("elfen-panel").value)

    @property
    def what(self) -> str:
        """What the person is told to do."""
        (found,) = re.findall(r'class="elfen-what"[^>]*>(.*?)</p>', self.panel)
        return unescape(found)

    @property
    def alarms(self) -> list[str]:
        """Every sentence on the screen that says why something did not happen."""
        names = {"start": "elfen-start", "curtain": "elfen-curtain"}
        within = self.part(names.get(self.place, "elfen-panel"))
        told = "".join(html.value for html in self.find(w.HTML, within))
        return [unescape(words) for words in re.findall(r'role="alert">(.*?)</p>', told)]

    def button(self, words: str) -> w.Button:
        (found,) = (b for b in self.find(w.Button) if b.description == words)
        return found

    def press(self, words: str) -> None:
        button = self.button(words)
        assert not button.disabled, f"{words!r} cannot be pressed"
        button.click()

    # The start screen.

    def seat(self, n: int, who: str, name: str, color: str | None = None) -> None:
        """Fill in a row, counted from 0."""
        whom, named, colored = self.part("elfen-seat-rows").children[n].children
        whom.value, named.value = who, name
        colored.value = color or colored.value

    def field(self, words: str) -> Any:
        (found,) = (x for x in self.find(w.ValueWidget) if getattr(x, "description", "") == words)
        return found

    def begin(self, who: str, edition: str = "amigo-de", seed: str = "7") -> None:
        """Start a game; ``who`` has a letter a seat: p for a person, r or g for a bot."""
        kinds = {"p": "person", "r": "random", "g": "greedy"}
        for n in range(6):
            self.seat(n, kinds[who[n]] if n < len(who) else "", NAMES[n])
        self.field(t("start-edition")).value = edition
        self.field(t("start-seed")).value = seed
        self.field(t("start-first")).value = 0
        self.press(t("start-go"))

    def upload(self, content: bytes) -> None:
        (uploader,) = self.find(w.FileUpload)
        about = {"name": "x.elf.json", "type": "application/json", "size": len(content)}
        when = datetime.now(UTC)
        uploader.value = ({**about, "content": memoryview(content), "last_modified": when},)

    # The table.

    @property
    def choices(self) -> tuple[str, ...]:
        return tuple(label for label, _ in self.part("elfen-choices").options if label.strip())

    @property
    def roads(self) -> tuple[str, ...]:
        """What the list of roads offers, without its first line."""
        options = self.part("elfen-roads").children[0].options
        return tuple(label for label, _ in options[1:])

    def choose(self, label: str) -> None:
        self.part("elfen-choices").set_state({"index": self.choices.index(label)})

    def choose_road(self, label: str) -> None:
        chosen, take = self.part("elfen-roads").children
        assert take.disabled
        chosen.set_state({"index": 1 + self.roads.index(label)})
        assert not take.disabled
        take.click()

    def click(self, target: Target) -> None:
        """Press the mouse on the board."""
        x, y = layout.centre(target)
        message = {"event": "mouse_down", "x": SCALE * x, "y": SCALE * y}
        self.part("elfen-board")._handle_custom_msg(message, [])

    def key(self, name: str) -> None:
        message = {"event": "key_down", "key": name}
        message |= {"shift_key": False, "ctrl_key": False, "meta_key": False}
        self.part("elfen-board")._handle_custom_msg(message, [])

    def sit_down(self) -> None:
        assert self.place == "curtain"
        self.part("elfen-curtain").children[1].click()

    @property
    def onward(self) -> tuple[str, ...]:
        """The choices that lead on."""
        backs = (t("choice-back"), t("choice-undo"))
        return tuple(choice for choice in self.choices if choice not in backs)

    def go(self, rng: random.Random) -> None:
        """Pick something, seldom the end of a turn."""
        if self.roads:
            self.choose_road(rng.choice(self.roads))
            return
        stops = [c for c in self.onward if c.startswith((t("choice-pass"), t("choice-end")))]
        others = [c for c in self.onward if c not in stops]
        self.choose(rng.choice(others if others and rng.random() < 0.9 else stops or others))

    async def to(self, reached: Callable[[], bool], rng: random.Random | None = None) -> None:
        """Play until something is so."""
        rng = rng or random.Random(1)
        while not reached():
            if self.place == "curtain":
                self.sit_down()
            elif self.onward or self.roads:
                self.go(rng)
            else:
                await asyncio.sleep(0)

    async def to_phase(self, phase: str) -> None:
        lit = f"aria-current=step>{t(f'phase-{phase}')}<"
        await self.to(lambda: lit in self.panel)

    def record(self) -> dict[str, Any]:
        """What is saved of the game that is played."""
        found: dict[str, Any] = json.loads(store.games()[0].read_text(encoding="utf-8"))
        return found


def on_screen(script: Callable[[Screen], Awaitable[None]]) -> None:
    """Run a script on a fresh App as in a kernel, where an event loop runs.

    In a thread of its own: the browser's driver keeps a loop running in the main one.
    """

    async def run() -> None:
        lost: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: lost.append(context))
        await asyncio.wait_for(script(Screen()), 120)
        await asyncio.sleep(0.01)
        assert lost == []

    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(run())).result()


@pytest.mark.parametrize(
    ("edition", "who"),
    [
        ("amigo-de", "pp"),
        ("amigo-it", "prg"),
        ("gigamic-fr", "pgpg"),
        ("midgaard-sv", "rrp"),
        ("moon-1998", "ppp"),
        ("riogrande-2015", "pppppp"),
        ("riogrande-en", "grgrp"),
        ("tradfr-fr", "ppr"),
        ("amigo-de", "gr"),
    ],
)
def test_a_whole_game_by_buttons_alone(edition: str, who: str) -> None:
    async def script(screen: Screen) -> None:
        screen.begin(who, edition)
        await screen.to(lambda: screen.place == "end", random.Random(f"{edition}{who}"))
        state = replay(json.dumps(screen.record()))
        assert state.phase == "over"
        assert state.edition.key == edition
        assert len(state.seats) == len(who)
        (link,) = re.findall(r'href="data:application/json;base64,(.*?)"', screen.panel)
        assert json.loads(base64.b64decode(link)) == screen.record()
        for name in NAMES[: len(who)]:
            assert f"{name}</th>" in screen.panel
        assert screen.onward == screen.roads == ()
        if "Take back" in screen.choices:
            screen.choose("Take back")
            assert screen.place == "table"
            assert screen.record()["result"] is None
            await screen.to(lambda: screen.place == "end")

    on_screen(script)


def test_a_new_game_follows_the_old_one() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("gr")
        await screen.to(lambda: screen.place == "end")
        screen.press("A new game")
        assert screen.place == "start"
        screen.begin("pp")
        assert screen.place == "curtain"
        assert len(store.games()) == 2

    on_screen(script)


def test_bots_play_in_a_game_begun_right_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(screen: Screen) -> None:
        monkeypatch.setattr(tablescreen, "PACE", 0.05)
        screen.begin("gp")
        screen.press("To the start")
        screen.begin("gp")
        await screen.to(lambda: "takes" in screen.panel)

    on_screen(script)


def test_only_one_series_of_bot_turns_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(screen: Screen) -> None:
        asked = []
        turn = Table.bot_turn

        def counted(table: Table) -> bool:
            asked.append(table.turn)
            return turn(table)

        monkeypatch.setattr(Table, "bot_turn", counted)
        screen.begin("pgg")
        await screen.to(lambda: screen.place == "end")
        # Everybody's turn: once for each action of theirs, never in vain.
        acts = [e for e in screen.record()["events"] if e.get("seat", 0) > 0 and e["e"] != "deal"]
        assert len(asked) == len(acts)

    on_screen(script)


def test_behind_the_curtain_there_is_nothing() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp", "moon-1998")
        await screen.to_phase("travel")
        screen.press("Hide my things")
        assert screen.place == "curtain"
        assert screen.panel == ""
        assert screen.choices == screen.roads == ()
        assert screen.button("I am Ada") or screen.button("I am Bo")

    on_screen(script)


def test_a_refusal_does_not_stay_on_the_curtain() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        screen.click(FOREST)
        assert len(screen.alarms) == 1
        screen.press("Hide my things")
        assert screen.alarms == []
        screen.sit_down()
        assert screen.alarms == []

    on_screen(script)


def test_one_person_among_bots_never_meets_the_curtain() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("gpr")
        assert screen.button("Hide my things").disabled

        def reached() -> bool:
            assert screen.place != "curtain"
            return screen.place == "end"

        await screen.to(reached)

    on_screen(script)


def test_a_placement_is_taken_back_from_the_curtain() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        before, what = screen.record(), screen.what
        open_counters = [c for c in screen.choices if "secret" not in c and c != "Pass"]
        screen.choose(open_counters[0])
        screen.choose_road(screen.roads[0])
        assert len(screen.record()["events"]) == len(before["events"]) + 1
        assert screen.place == "curtain"
        screen.press("I am Ada: take my move back")
        assert screen.place == "table"
        assert screen.record() == before
        assert screen.what == what

    on_screen(script)


def test_only_whose_move_it_was_takes_it_back() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        before = screen.record()
        screen.choose("Pass")
        played = screen.record()
        assert played != before
        screen.sit_down()
        assert "Take back" not in screen.choices
        screen.key("Backspace")
        assert screen.record() == played
        assert screen.what != ""
        screen.press("Hide my things")
        screen.press("I am Ada: take my move back")
        assert screen.record() == before

    on_screen(script)


def test_what_came_to_light_is_not_taken_back() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        assert "Take back" not in screen.choices
        screen.choose("Draw from the stack")
        assert screen.button("I am Bo").layout.display != "none"
        back = screen.part("elfen-curtain").children[2]
        assert back.layout.display == "none"
        screen.sit_down()
        assert "Take back" not in screen.choices

    on_screen(script)


def test_a_step_is_taken_back_at_the_table() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("travel")
        before, offered = screen.record(), screen.choices
        screen.choose(next(choice for choice in offered if not choice.startswith("End")))
        while screen.record() == before:
            screen.choose(screen.choices[0])
        screen.choose("Take back")
        assert screen.record() == before
        assert screen.choices == offered

    on_screen(script)


def test_back_leads_one_choice_back() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        offered = screen.choices
        screen.choose(next(choice for choice in offered if choice != "Pass"))
        assert screen.roads
        screen.choose("Back")
        assert screen.choices == offered
        assert screen.roads == ()

    on_screen(script)


def test_keys_walk_through_the_choices_and_take_one() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        offered = screen.choices
        screen.key("ArrowRight")
        assert offered[0] in screen.what
        screen.key("ArrowLeft")
        assert offered[-1] in screen.what
        while "Place" not in screen.what.partition("▸")[2]:
            screen.key("ArrowDown")
        screen.key("Enter")
        assert screen.roads
        screen.key("Escape")
        assert screen.choices == offered
        screen.key("x")
        assert screen.choices == offered

    on_screen(script)


@pytest.mark.parametrize(
    ("phase", "target", "rule"),
    [
        ("draw_secret", FOREST, "P2.1"),
        ("draw", FOREST, "P3.1"),
        ("plan", Target("road", "lake:elvenhold-virst"), "P4.4"),
        ("travel", Target("town", "feodor"), "P5.1"),
    ],
)
def test_a_refused_click_says_why_in_one_sentence(phase: str, target: Target, rule: str) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase(phase)
        before = screen.record()
        screen.click(target)
        (alarm,) = screen.alarms
        assert alarm.endswith(f"({rule})")
        assert screen.record() == before
        screen.choose(screen.choices[0])
        assert screen.alarms == []

    on_screen(script)


@pytest.mark.parametrize("language", ["en", "de"])
def test_where_nothing_can_be_saved_the_game_goes_on(language: str, home: Path) -> None:
    async def script(screen: Screen) -> None:
        speak(screen, language)
        screen.begin("pp")
        rmtree(home / "games")
        (home / "games").write_text("in the way")
        screen.sit_down()
        screen.choose(screen.choices[0])
        assert screen.place == "curtain"
        assert screen.alarms == [t("save-failed", folder=str(home))]
        screen.sit_down()
        assert screen.alarms == [t("save-failed", folder=str(home))]
        (home / "games").unlink()
        screen.choose(screen.choices[0])
        screen.sit_down()
        assert screen.alarms == []
        assert [e["e"] for e in screen.record()["events"]][-2:] == ["draw_secret"] * 2

    on_screen(script)


def test_where_nothing_at_all_can_be_written_one_can_play(home: Path) -> None:
    home.write_text("in the way")

    async def script(screen: Screen) -> None:
        screen.begin("pg")
        assert screen.alarms == [t("save-failed", folder=str(home))]
        await screen.to(lambda: screen.place == "end")

    on_screen(script)


def test_a_fault_is_said_and_written_down(
    home: Path, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(table: Table, action: object) -> None:
        raise RuntimeError("a screw is loose")

    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        before = screen.choices
        with monkeypatch.context() as patch:
            patch.setattr(Table, "play", broken)
            screen.choose(before[0])
        assert screen.alarms == [t("fault", file=str(home / "log.txt"))]
        assert "screw" not in screen.panel
        written = (home / "log.txt").read_text(encoding="utf-8")
        assert "Traceback" in written and "a screw is loose" in written
        screen.choose(screen.choices[0])
        assert screen.place == "curtain"

    on_screen(script)
    assert len(faults) == 1


def test_a_fault_of_the_picture_itself_is_said_in_words(
    home: Path, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the paint is dry")

    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        with monkeypatch.context() as patch:
            patch.setattr(BoardWidget, "blank", broken)
            screen.choose(screen.choices[0])
        assert screen.alarms == [t("fault", file=str(home / "log.txt"))]

    on_screen(script)
    assert len(faults) == 1


def test_a_fault_on_the_start_screen_is_said_there(
    home: Path, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a screw is loose")

    async def script(screen: Screen) -> None:
        monkeypatch.setattr(store.Save, "new", broken)
        screen.begin("pp")
        assert screen.place == "start"
        assert screen.alarms == [t("fault", file=str(home / "log.txt"))]

    on_screen(script)
    assert len(faults) == 1


def test_a_bots_fault_is_said_and_written_down(
    home: Path, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(table: Table) -> bool:
        raise RuntimeError("a bot is ill")

    async def script(screen: Screen) -> None:
        monkeypatch.setattr(Table, "bot_turn", broken)
        screen.begin("pg")
        screen.choose(screen.choices[0])
        while not faults:
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        assert screen.alarms == [t("fault", file=str(home / "log.txt"))]
        assert "a bot is ill" in (home / "log.txt").read_text(encoding="utf-8")

    on_screen(script)
    assert len(faults) == 1


def speak(screen: Screen, language: str) -> None:
    """Choose a language on the start screen."""
    buttons = screen.part("elfen-language")
    codes = [code for _, code in buttons.options]
    buttons.set_state({"index": codes.index(language)})


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_start_screen_says_what_is_missing(language: str) -> None:
    async def script(screen: Screen) -> None:
        speak(screen, language)
        screen.seat(0, "person", "Ada", "red")
        screen.seat(1, "", "")
        screen.press(t("start-go"))
        assert screen.alarms == [t("start-few")]
        screen.seat(1, "greedy", "", "red")
        screen.press(t("start-go"))
        assert screen.alarms == [t("start-same-color", a="Ada", b=t("start-player", n=2))]
        screen.seat(1, "greedy", "", "blue")
        screen.field(t("start-first")).value = 4
        screen.press(t("start-go"))
        assert screen.alarms == [t("start-first-empty")]
        assert screen.place == "start"
        assert store.games() == []
        screen.field(t("start-first")).value = 1
        screen.press(t("start-go"))
        assert screen.place == "table"
        assert screen.record()["events"][1] == {"e": "round", "n": 1, "start": 1}

    on_screen(script)


def test_the_seats_may_have_gaps() -> None:
    async def script(screen: Screen) -> None:
        screen.seat(0, "", "")
        screen.seat(1, "person", "Bo")
        screen.seat(4, "person", " Eb   the\n 2nd ")
        screen.field("Who starts").value = 4
        screen.press("Start the game")
        assert [player["name"] for player in screen.record()["players"]] == ["Bo", "Eb the 2nd"]
        assert screen.record()["events"][1]["start"] == 1
        assert screen.button("I am Eb the 2nd")

    on_screen(script)


def test_names_are_shown_as_they_were_typed() -> None:
    async def script(screen: Screen) -> None:
        name = "<b>&amp;'\"</b>"
        screen.seat(0, "person", name)
        screen.field("Who starts").value = 0
        screen.press("Start the game")
        assert "<h2>&lt;b&gt;&amp;amp;" in "".join(x.value for x in screen.find(w.HTML))
        screen.sit_down()
        assert "<b>&amp;'" not in screen.panel
        assert screen.record()["players"][0]["name"] == name

    on_screen(script)


@pytest.mark.parametrize("typed", ["0", "12", " 12 ", "elves", "007", "²", "9" * 400, "9" * 5000])
def test_a_seed_gives_the_same_game_again(typed: str) -> None:
    async def script(screen: Screen) -> None:
        records = []
        for _ in range(2):
            screen.begin("pp", seed=typed)
            records.append(screen.record())
            assert replay(json.dumps(records[-1])).phase == "draw_secret"
            screen.press("To the start")
        assert records[0] == records[1]

    on_screen(script)


def test_without_a_seed_each_game_is_another() -> None:
    async def script(screen: Screen) -> None:
        decks = set()
        for _ in range(2):
            screen.begin("pp", seed="")
            decks.add(json.dumps(screen.record()["events"]))
            screen.press("To the start")
        assert len(decks) == 2

    on_screen(script)


def test_house_rules_reach_the_game() -> None:
    async def script(screen: Screen) -> None:
        screen.field("Edition").value = "amigo-de"
        screen.field("House rules").value = True
        usual = editions()["amigo-de"]
        wanted: dict[str, Any] = {}
        boxes = {d.description: d for d in screen.find(w.Dropdown)}
        for name, values in CHOICES.items():
            wanted[name] = next(v for v in values if v != getattr(usual, name))
            boxes[t(f"switch-{name}")].value = wanted[name]
        first, *_ = BOARD.lakes
        wanted["lake_cost"] = {**usual.lake_cost, first: 1}
        wanted["boatmen"] = [first]
        boxes[t("switch-lake_cost", lake=first)].value = 1
        boxes[t("switch-boatmen", lake=first)].value = True
        for n in range(2):
            screen.seat(n, "person", NAMES[n])
        screen.press("Start the game")
        assert screen.record()["rules"] == usual.rules() | wanted
        screen.sit_down()
        assert t("edition-changed") in screen.panel

    on_screen(script)


def test_another_language_leaves_the_rules_as_they_were_chosen() -> None:
    async def script(screen: Screen) -> None:
        screen.field("Edition").value = "moon-1998"
        screen.field("Town cards").value = False
        screen.field("House rules").value = True
        assert screen.field("Town cards").value is False
        screen.field(t("switch-rounds")).value = 3
        screen.field("Seed (optional)").value = "river"
        screen.field("Who starts").value = 1
        (speech,) = (x for x in screen.find(w.ToggleButtons) if "de" in dict(x.options).values())
        speech.value = "de"
        assert screen.field(t("start-edition")).value == "moon-1998"
        assert screen.field(t("switch-town_cards")).value is False
        assert screen.field(t("switch-rounds")).value == 3
        assert screen.field(t("start-seed")).value == "river"
        assert screen.field(t("start-first")).value == 1

    on_screen(script)


def test_another_edition_sets_the_switches_anew() -> None:
    async def script(screen: Screen) -> None:
        screen.field("House rules").value = True
        for key, edition in editions().items():
            screen.field("Edition").value = key
            boxes = {d.description: d for d in screen.find(w.Dropdown)}
            for name in CHOICES:
                assert boxes[t(f"switch-{name}")].value == getattr(edition, name)

    on_screen(script)


def test_seats_and_language_are_remembered() -> None:
    async def script(screen: Screen) -> None:
        speak(screen, "de")
        assert screen.button(t("start-go")).description == "Spiel beginnen"
        screen.begin("pgr")
        again = Screen()
        assert t("start-go") == again.button(t("start-go")).description
        assert 'data-language="de"' in "".join(x.value for x in again.find(w.HTML))
        rows = again.part("elfen-seat-rows").children
        kept = [tuple(field.value for field in row.children[:2]) for row in rows]
        assert kept[:4] == [("person", "Ada"), ("greedy", "Bo"), ("random", "Cy"), ("", "Di")]

    on_screen(script)


@pytest.mark.parametrize(
    ("wish", "language"),
    [("de-AT,de;q=0.9,en;q=0.8", "de"), ("nl,de;q=0.5", "de"), ("nl", "en"), ("", "en")],
)
def test_the_browsers_language_is_the_first(
    wish: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_ACCEPT_LANGUAGE", wish)

    async def script(screen: Screen) -> None:
        assert f'data-language="{language}"' in "".join(x.value for x in screen.find(w.HTML))

    on_screen(script)


def test_what_was_typed_stays_when_the_language_changes() -> None:
    async def script(screen: Screen) -> None:
        screen.seat(0, "person", "Ada")
        screen.seat(2, "greedy", "Cy")
        speak(screen, "de")
        rows = screen.part("elfen-seat-rows").children
        kept = [tuple(field.value for field in row.children[:2]) for row in rows]
        assert kept[0] == ("person", "Ada")
        assert kept[2] == ("greedy", "Cy")

    on_screen(script)


@pytest.mark.parametrize(
    "seats",
    [7, "Ada", [], [7] * 9, [{"who": "dragon", "color": "pink", "name": 7}], [{"who": []}]],
    ids=str,
)
def test_broken_remembered_seats_are_forgotten(seats: object) -> None:
    store.keep_setting("seats", seats)
    store.keep_setting("language", {"no": "language"})

    async def script(screen: Screen) -> None:
        rows = screen.part("elfen-seat-rows").children
        assert [row.children[0].value for row in rows] == ["person"] * 2 + [""] * 4
        assert len({row.children[2].value for row in rows}) == 6

    on_screen(script)


def test_the_last_game_goes_on_where_it_was() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pgp")
        await screen.to_phase("plan")
        before = screen.record()
        again = Screen()
        assert "Ada, Bo and Cy: round 1" in "".join(x.value for x in again.find(w.HTML))
        again.press("Go on with the last game")
        assert again.place == "curtain"
        assert again.record() == before
        await again.to(lambda: again.place == "end")
        assert len(store.games()) == 1

    on_screen(script)


BROKEN = {
    "nothing": b"",
    "rubbish": b"\x00\xff\x00",
    "cut off": b'{"format": "elfenland-rec',
    "another thing": b'{"format": "chess"}',
    "a list": b"[]",
    "deep": b"[" * 50_000,
    "huge": b"[" + b"0," * 3_000_000 + b"0]",
}


def broken_records() -> dict[str, bytes]:
    """Rubbish, and a real record with an event that breaks a rule."""
    players = [Player("Ada", "green"), Player("Bo", "red")]
    record = Game(editions()["amigo-de"], players, 7, 0).record()
    cheat = {**record, "events": [*record["events"], {"e": "pass", "seat": 0}]}
    meta = {**record, "players": 7}
    return BROKEN | {"a cheat": json.dumps(cheat).encode(), "players": json.dumps(meta).encode()}


@pytest.mark.parametrize("content", broken_records().values(), ids=list(broken_records()))
def test_a_broken_record_is_refused_and_the_form_stays(content: bytes) -> None:
    async def script(screen: Screen) -> None:
        screen.seat(0, "person", "Adalbert")
        screen.upload(content)
        assert screen.place == "start"
        (alarm,) = screen.alarms
        assert "record" in alarm
        name = screen.part("elfen-seat-rows").children[0].children[1]
        assert name.value == "Adalbert"
        assert store.games() == []
        screen.upload(content)  # the same file again
        assert screen.alarms == [alarm]

    on_screen(script)


@pytest.mark.parametrize("content", broken_records().values(), ids=list(broken_records()))
def test_a_broken_last_game_is_refused_and_another_can_begin(home: Path, content: bytes) -> None:
    (home / "games").mkdir(parents=True)
    (home / "games" / "2024-01-01-120000-beef.elf.json").write_bytes(content)

    async def script(screen: Screen) -> None:
        screen.press("Go on with the last game")
        (alarm,) = screen.alarms
        assert alarm.startswith("The last game cannot be opened. ")
        screen.begin("pp")
        assert screen.place == "curtain"

    on_screen(script)


def test_a_last_game_that_is_gone_is_said(home: Path) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        again = Screen()
        (path,) = store.games()
        path.unlink()
        again.press("Go on with the last game")
        assert again.alarms == [t("record-unreadable", file=str(path))]

    on_screen(script)


def test_a_record_from_a_file_becomes_a_game_of_its_own() -> None:
    players = [Player("Ada", "green"), Player("Bo", "red")]
    game = Game(editions()["moon-1998"], players, "elves", 1)
    table = Table(game, {0: "greedy"})

    async def script(screen: Screen) -> None:
        screen.upload(json.dumps(table.game.record()).encode())
        assert screen.place == "table"
        assert screen.record() == table.game.record()
        await screen.to(lambda: screen.place == "end")
        assert replay(json.dumps(screen.record())).phase == "over"

    on_screen(script)


def test_a_record_with_the_game_over_shows_its_end() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("gg")
        await screen.to(lambda: screen.place == "end")
        panel, record = screen.panel, screen.record()
        screen.press("A new game")
        screen.upload(json.dumps(record).encode())
        assert screen.place == "end"
        assert screen.panel == panel

    on_screen(script)

"""Bots at the table say why they do what they do, if asked to; the start screen presents them."""

import re
from html import unescape
from itertools import product
from typing import Any

import ipywidgets as w
import pytest

from elfenwidgets.play import library
from elfenwidgets.play.bots import bots
from elfenwidgets.play.bots.choice import REASONS, Reason
from elfenwidgets.rules.players import Player
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.phrases import actions, words
from tests.messages import variables
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")

PLAYERS = (Player("Ada", "blue"), Player("Bo", "red"))
SAMPLES: dict[str, Any] = {
    "counter": "unicorn",
    "road": "forest:feodor-lapphalya",
    "town": "feodor",
    "goal": "virst",
    "home": "beata",
    "seat": 1,
    "card": "dragon",
    "item": "sea_monster",
    "other": "plain:ixara-virst",
}


@pytest.mark.parametrize("language", languages())
def test_each_reason_has_its_sentence_with_exactly_its_values(language: str) -> None:
    for key, names in REASONS.items():
        assert variables(language, f"reason-{key}") == set(names), key


@pytest.mark.parametrize("language", languages())
def test_a_reason_is_said_in_whole_sentences(language: str) -> None:
    use(language)
    for (key, names), number in product(REASONS.items(), (1, 3)):
        values = {name: SAMPLES.get(name, number) for name in names}
        said = actions.why(Reason(key, values), PLAYERS)
        assert re.fullmatch(r"[A-ZÄÖÜ].*\.", said), said
        assert not re.search(r"[{}_]|\s\s|forest:|plain:|feodor|virst|beata|seat", said), said


def whys(screen: Screen) -> list[str]:
    """What bots said in the log, the newest first."""
    return [unescape(said) for said in re.findall(r"<q>(.*?)</q>", screen.panel)]


def lets_them_say(screen: Screen) -> None:
    screen.field(t("start-why")).value = True


@pytest.mark.parametrize("language", languages())
def test_at_its_own_town_a_bot_says_that_it_has_arrived(language: str) -> None:
    use(language)
    there = actions.why(Reason("move-home", {"town": "feodor", "home": "feodor"}), ())
    near = actions.why(Reason("move-home", {"town": "virst", "home": "feodor"}), ())
    assert there.count("Feodor") == 1 and near.count("Feodor") == 1 and "Virst" in near


@pytest.mark.parametrize("language", languages())
def test_the_reader_of_a_lesson_is_called_you(language: str) -> None:
    use(language)
    players = (words.reader("green"), Player("Ada", "red"))
    for key in ("obstacle-towns", "obstacle-cards", "obstacle-near"):
        values = dict.fromkeys(REASONS[key], 2) | {"road": "forest:feodor-lapphalya"}
        to_you, to_her = (
            actions.why(Reason(key, values | {"seat": seat}), players) for seat in (0, 1)
        )
        assert t("lesson-you") not in to_you.split(), "no name, but a sentence of its own"
        assert "Ada" in to_her and "Ada" not in to_you


def test_bots_keep_their_reasons_to_themselves_until_the_game_is_over() -> None:
    async def script(screen: Screen) -> None:
        shown: list[str] = []
        screen.strips[-1].observe(lambda change: shown.append(change["new"]), "value")
        screen.begin("pgg")
        await screen.to(lambda: screen.place == "end")
        *running, end = (panel for panel in shown if panel)
        assert len(running) > 20
        assert [panel for panel in running if "<q>" in panel] == []
        acts = [e for e in screen.record()["events"] if e.get("seat", 0) > 0]
        luck = [e for e in acts if e["e"] == "draw_secret" or e.get("from") == "pile"]
        box = [e for e in acts if e["e"] in ("deal", "town_card")]
        assert end.count("<q>") == len(acts) - len(luck) - len(box)

    on_screen(script)


def test_where_the_players_chose_so_a_bot_says_why_beside_its_move() -> None:
    async def script(screen: Screen) -> None:
        lets_them_say(screen)
        screen.begin("pr")
        await screen.to_phase("draw")
        assert whys(screen) == [], "Ada says nothing, nor Bo of a counter that he had to draw"
        await screen.to_phase("travel")
        acts = [e for e in screen.record()["events"] if e.get("seat") == 1]
        luck = [e for e in acts if e["e"] == "draw_secret" or e.get("from") == "pile"]
        picked = [e for e in acts if e not in luck and e["e"] != "deal"]
        assert luck and picked
        assert whys(screen) == [t("reason-chance")] * len(picked)

    on_screen(script)


def test_what_was_said_is_there_again_after_a_reload() -> None:
    async def script(screen: Screen) -> None:
        lets_them_say(screen)
        screen.begin("pg")
        await screen.to_phase("plan")
        again = Screen()
        again.press("Go on")
        assert whys(again) == whys(screen) != []

    on_screen(script)


NONSENSE: list[Any] = [
    7,
    "chance",
    ["no-such-reason", {}],
    ["chance", {"towns": 3}],
    ["keep-far", {"counter": "<b>"}],
    ["draw-cards", {"counter": "raft", "cards": 2}],
    ["draw-cards", {"counter": "dragon", "cards": "2"}],
    ["obstacle-near", {"road": "forest:feodor-lapphalya", "seat": 7}],
    ["move-through", {"town": "feodor", "goal": ["virst"]}],
]


@pytest.mark.parametrize("kept", NONSENSE, ids=str)
def test_a_record_that_keeps_nonsense_for_reasons_is_opened_without_them(kept: Any) -> None:
    async def script(screen: Screen) -> None:
        lets_them_say(screen)
        screen.begin("pg")
        await screen.to(lambda: bool(whys(screen)))
        record = screen.record()
        (number,) = record["meta"]["reasons"]
        record["meta"]["reasons"] = {number: kept} if isinstance(kept, list) else kept
        library.import_record(record)
        again = Screen()
        again.press("Go on")
        assert again.place == "table"
        assert whys(again) == []
        again.choose(again.choices[0])
        await again.to(lambda: bool(whys(again)))

    on_screen(script)


@pytest.mark.parametrize("language", languages())
def test_the_start_screen_has_a_sentence_on_each_bot(language: str) -> None:
    library.keep_setting("language", language)

    async def script(screen: Screen) -> None:
        said = "".join(html.value for html in screen.find(w.HTML))
        names = {n: t("label", title=t(f"bot-{n}")) for n in bots()}
        lines = [f"<li><b>{name}</b> {t(f'bot-{n}-about')}</li>" for n, name in names.items()]
        assert "".join(lines) in said

    on_screen(script)

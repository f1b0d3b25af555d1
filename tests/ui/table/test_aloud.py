"""A game for those who see nothing of it: what stands on the board in words, and what is said."""

import re
from html import unescape

import pytest

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import view
from elfenwidgets.text import t
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.positions import in_words
from elfenwidgets.ui.table import panel
from tests.ui.screen import Screen, on_screen

PLAYERS = (Player("Ada", "green"), Player("<b>Bo", "red"))
FOREST = "forest:feodor-lapphalya"


def heard(screen: Screen) -> list[str]:
    """The lines of the live region."""
    return [unescape(line) for line in re.findall(r"<p>(.*?)</p>", screen.part("elfen-live").value)]


def lines(html: str) -> list[str]:
    return [unescape(line) for line in re.findall(r"<(?:p|li)\b[^>]*>(.*?)</(?:p|li)>", html)]


def test_hand_roads_boots_and_pieces_are_there_in_words() -> None:
    state = position(
        phase="travel",
        at="feodor",
        hand="dragon dragon raft",
        pieces="feodor rivinia",
        roads={FOREST: "dragon!"},
        seats=[{"at": "yttar", "hand": "unicorn", "pieces": "yttar"}],
    )
    assert lines(in_words(view(state, 0), PLAYERS)) == [
        "Your cards: 2 dragons and 1 raft.",
        "Counters on the roads: dragon with an obstacle on Feodor – Lapphálya (woods).",
        "Ada: in Feodor.",
        "<b>Bo: in Yttar.",
        "Ada: Feodor, Rivinia.",
        "<b>Bo: Yttar.",
    ]


def test_all_that_everybody_sees_of_a_seat_is_said_of_it() -> None:
    """Who has put an obstacle down has no other (P4.7); a secret counter is counted, not named."""
    state = position(
        turn=0,
        start=1,
        open="elfcycle",
        secret="dragon",
        obstacle=False,
        pieces="feodor rivinia",
        hand="raft raft",
        seats=[{"obstacle": True, "open": "unicorn", "hand": "dragon", "pieces": "yttar"}],
    )
    seen = view(state, 1)
    boots = [t("seat-boot", town=BOARD.towns[seat.boot].name) for seat in seen.seats]
    ada, bo = re.findall(r'<li [^>]*title="(.*?)"', panel.seats(seen, PLAYERS, {}))
    assert ada.split(" · ") == [
        "Ada",
        t("seat-pieces", n=2),
        t("seat-cards", n=2),
        boots[0],
        t("seat-secret", n=1),
        t("seat-no-obstacle"),
    ]
    assert unescape(bo).split(" · ") == [
        "<b>Bo",
        t("seat-pieces", n=1),
        t("seat-cards", n=1),
        boots[1],
        t("seat-starts"),
    ]


@pytest.mark.usefixtures("home", "faults")
def test_what_others_do_is_said_in_a_region_that_stays() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pr")
        region = screen.part("elfen-live")
        aim = t("aim", rounds=4, towns=20)
        assert heard(screen) == [screen.what, aim], "what happened before the start is in the log"
        screen.choose("Draw from the stack")
        said: list[str] = []
        region.observe(lambda _: said.extend(heard(screen)), "value")
        await screen.to(lambda: bool(screen.onward))
        assert "Bo draws a secret counter." in said
        assert screen.what == heard(screen)[-1]
        assert screen.part("elfen-live") is region

    on_screen(script)


@pytest.mark.usefixtures("home", "faults")
def test_arrows_lead_from_choice_to_choice_without_the_question_each_time() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        question = screen.what
        screen.key("ArrowRight")
        first = heard(screen)
        assert screen.what == " ▸ ".join(first)
        assert first[0] == question
        screen.key("ArrowRight")
        assert len(heard(screen)) == 1
        assert screen.what == f"{question} ▸ {heard(screen)[0]}"

    on_screen(script)


def test_a_hint_is_said_once_and_a_refusal_by_itself() -> None:
    told = [Message("That costs too much."), Message("Look at the forest.", alarm=False)]
    assert panel.aloud((), PLAYERS, ("Now <you>.",), told) == (
        "<p>Now &lt;you&gt;.</p><p>Look at the forest.</p>"
    )

"""What the table says at the end about how the game was decided (E1 to E4)."""

import html
from typing import Any

import pytest

from elfenwidgets.play.game import Game
from elfenwidgets.rules import view
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.rules.position import position
from elfenwidgets.text import t
from elfenwidgets.ui.table import panel

ALL = {"left": ""}
NEAR = {"left": "yttar beata", "at": "virst", "town_card": "virst"}  # 18 - 0
FAR = {"left": "beata", "at": "ixara", "town_card": "mahdavikia"}  # 19 - 1
ALSO_FAR = {"left": "yttar", "at": "rivinia", "town_card": "tichih"}  # 19 - 1
RICH = {"hand": "raft raft"}
BY_DISTANCE = {"edition": "moon-1998", "round": 4, "town_card_tie": "distance"}
THIRD = {"edition": "moon-1998", "round": 3}


@pytest.mark.parametrize(
    ("words", "mine", "theirs", "keys"),
    [
        ({"round": 4}, {"pieces": "virst"}, {}, ["end-clear"]),
        ({"round": 4}, RICH, {}, ["end-by-cards"]),
        ({"round": 4}, {}, {}, ["end-shared"]),
        ({"round": 2}, ALL, {}, ["end-all-twenty", "end-clear"]),
        ({"round": 2}, ALL | RICH, ALL, ["end-all-twenty", "end-by-cards"]),
        ({"round": 2, "edition": "riogrande-en"}, ALL, {}, ["end-all-twenty"]),
        (THIRD, ALL | {"town_card": "beata"}, NEAR, ["end-all-twenty"]),
        (THIRD, ALL | RICH, ALL, ["end-all-twenty", "end-by-cards"]),
        (THIRD, ALL, ALL, ["end-all-twenty", "end-shared"]),
        (THIRD | {"rounds": 3}, ALL | {"town_card": "beata"}, NEAR, ["end-all-twenty"]),
        (THIRD | {"round": 4}, NEAR, FAR | RICH, ["end-by-cards-score"]),
        (BY_DISTANCE, NEAR, FAR | RICH, ["end-by-distance"]),
        (BY_DISTANCE, ALSO_FAR, FAR | RICH, ["end-by-distance-cards"]),
        (BY_DISTANCE, ALSO_FAR, FAR, ["end-shared"]),
        (BY_DISTANCE, NEAR, FAR | {"left": "beata yttar"}, ["end-clear-score"]),
    ],
)
def test_how_the_game_was_decided(
    words: dict[str, Any], mine: dict[str, Any], theirs: dict[str, Any], keys: list[str]
) -> None:
    state = position(phase="over", seats=[theirs], **words, **mine)
    game = Game(state.edition, [Player("Ada", COLORS[0]), Player("Bo", COLORS[1])], 1)
    game.state = state
    said = " ".join(map(t, keys))
    shown = html.unescape(panel.end(view(state, None), game, {}))
    assert f"</h2><p>{said}</p>" in shown
    assert ("Ada and Bo share the win!" in shown) == ("end-shared" in keys)
    assert ("Ada wins!" in shown or "Bo wins!" in shown) == ("end-shared" not in keys)


def test_a_bots_turn_shows_its_face() -> None:
    seen = view(position(phase="plan"), 0)
    players = [Player("Ada", COLORS[0]), Player("Bo", COLORS[1])]
    assert seen.turn is not None
    shown = panel.heading(seen, players, "Bo", True, {seen.turn: 4})
    assert shown.html.count("elfen-face-4") == 1

"""Positions of Elfengold as one line of text, there and back."""

import random

import pytest
from hypothesis import given

from elfenwidgets.rules import Edition, editions, legal_actions
from elfenwidgets.rules.position import position
from elfenwidgets.rules.position.text import PositionError, parse, write
from tests.rules.gold.games import states, tables
from tests.rules.profiles import examples
from tests.rules.rulebook import gold


@examples(8)
@given(tables())
def test_every_state_of_a_game_comes_back_from_its_line(table: tuple[Edition, int, int]) -> None:
    for state in [*states(*table)][::5]:
        line = write(state)
        assert parse(line) == state
        unseen = " ".join(
            f"{name}=?" if (name := word.partition("=")[0]) in ("items", "deck") else word
            for word in line.split(" ")
        )
        assert [*legal_actions(parse(unseen))] == [*legal_actions(state)]


def test_the_fields_beside_those_of_the_base_game() -> None:
    roads = {"plain:ixara-virst": "dragon elfcycle$"}
    state = gold(open="tree", secret="double dragon", roads=roads, monsters="river:virst-ixara")
    words = write(state).split(" ")
    assert words[-14:-12] == ["purse=12/o/2/-/0", "purse=12/-/-/-/0"]
    assert "second=e@plain:ixara-virst" in words
    assert words[-3:] == ["gold=plain:ixara-virst", "monsters=river:virst-ixara", "move=0/0"]


AUCTION = gold(phase="auction", row="dragon tree", players=3, bid=3, bidder=1, turn=2)


@pytest.mark.parametrize(
    ("was", "then", "says"),
    [
        ("bid=3/1/-", "bid=13/1/-", "G4.5"),
        ("bid=3/1/-", "bid=3/2/-", "G4.2"),
        ("bid=3/1/-", "bid=3/1/2", "G4.2"),
        ("bid=3/1/-", "bid=3/-/-", "G4.2"),
        ("bid=3/1/-", "bid=3/1", "3 things"),
        ("bid=3/1/-", "bid=3/9/-", "G4.5"),
        ("row=do", "row=-", "GS1"),
        ("phase=auction", "phase=plan", "G4.1"),
        ("phase=auction", "phase=hand", "nobody decides"),
        ("move=0/0", "move=3/0", "G6.1"),
        ("move=0/0", "move=0/1", "G6.2"),
        ("heap=0", "heap=9", "GS2"),
        ("purse=12/-/-/-/0", "purse=12/-/-/-", "5 things"),
        ("purse=12/-/-/-/0", "purse=12/-/-/-/1", "GS2"),
        ("monsters=-", "monsters=plain:ixara-virst", "GS1|G5.2"),
        ("second=-", "second=x@nowhere", "letters"),
        ("gold=-", "gold=atlantis", "no such road"),
        ("edition=elfengold", "edition=amigo-de", "fields"),
    ],
)
def test_what_no_game_comes_to(was: str, then: str, says: str) -> None:
    line = write(AUCTION)
    assert was in line
    with pytest.raises(PositionError, match=says):
        parse(line.replace(was, then, 1))


def test_garbled_lines_are_positions_or_one_error() -> None:
    rng, line = random.Random(1), write(AUCTION)
    letters = "gemutdrwcpos2x0123456789-/,@?= "
    refused = 0
    for _ in range(500):
        at = rng.randrange(len(line))
        try:
            parse(line[:at] + rng.choice(letters) + line[at + rng.randrange(2) :])
        except PositionError:
            refused += 1
    assert refused > 300


def test_the_keywords_of_the_base_game_say_where_those_of_elfengold_are() -> None:
    with pytest.raises(ValueError, match="gold_position"):
        position(editions()["elfengold"])

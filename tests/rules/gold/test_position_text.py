"""Positions of Elfengold as one line of text, there and back."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.rules import Edition, editions, legal_actions
from elfenwidgets.rules.engine import GOLD_TURN_RULES
from elfenwidgets.rules.position import position
from elfenwidgets.rules.position.text import PositionError, parse, write
from tests.rules.gold.games import states, tables
from tests.rules.profiles import examples
from tests.rules.rulebook import gold
from tests.rules.test_position_text import a_position_or_an_error


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
        ("row=do", "row=-", "^the items are not those of the box"),
        ("phase=auction", "phase=plan", "G4.1"),
        ("phase=auction", "phase=hand", "nobody decides"),
        ("move=0/0", "move=3/0", "G6.1"),
        ("move=0/0", "move=0/1", "G6.2"),
        ("heap=0", "heap=9", "GS2"),
        ("elvenhold/-/-/-/-/-/-", "elvenhold/-/-/-/-/-/virst", "each seat has a town card where"),
        ("purse=12/-/-/-/0", "purse=12/-/-/-", "5 things"),
        ("purse=12/-/-/-/0", "purse=12/-/-/-/1", "GS2"),
        ("monsters=-", "monsters=plain:ixara-virst", "GS1|G5.2"),
        ("second=-", "second=x@nowhere", "letters"),
        ("second=-", "second=e@river:virst-ixara", "no elfcycle goes over"),
        ("second=-", "second=e@nowhere", "^no such road, or twice, or no counter on it$"),
        ("gold=-", "gold=atlantis", "^no such road, or twice$"),
        ("edition=elfengold", "edition=amigo-de", "fields"),
    ],
)
def test_what_no_game_comes_to(was: str, then: str, says: str) -> None:
    line = write(AUCTION)
    assert was in line
    with pytest.raises(PositionError, match=says):
        parse(line.replace(was, then, 1))


def test_a_game_is_over_by_its_last_round_or_by_twenty_pieces() -> None:
    line = write(gold(phase="travel", round=5)).replace("phase=travel", "phase=over")
    with pytest.raises(PositionError, match=r"nothing ends the game in round 5 \(GE1, GE2\)"):
        parse(line)
    assert parse(line.replace("round=5", "round=6")).winners == (0, 1)


LINES = [
    write(state)
    for seats, seed in ((2, 1), (4, 2))
    for state in [*states(editions()["elfengold"].with_rules(witch=True), seats, seed)][::29]
]
WORDS = sorted({word for line in LINES for part in line.split(" ") for word in part.split("=")})


@examples(200)
@given(st.sampled_from(LINES), st.data())
def test_a_line_with_something_changed_is_a_position_or_one_error(
    line: str, data: st.DataObject
) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        parts = line.split(" ")
        at = data.draw(st.integers(0, len(parts) - 1))
        name, _, value = parts[at].partition("=")
        cut = data.draw(st.integers(0, len(value)))
        more = data.draw(st.text("gemutdrwcpos2x?-!,/@0123456789", max_size=3))
        new = data.draw(st.sampled_from([value[:cut] + more + value[cut + 1 :], *WORDS[::9]]))
        parts[at] = f"{name}={new}"
        line = " ".join(parts)
    a_position_or_an_error(line)


NUMBERS = st.sampled_from([*range(-1, 8), 12, 99, 10**6])
SOME = st.lists(st.sampled_from(["dragon", "raft", "tree", "double", "witch", "gold"]), max_size=4)
ROADS = st.sampled_from(["plain:ixara-virst", "mountain:ixara-mahdavikia", "river:virst-ixara"])
THINGS = {"open": SOME, "secret": SOME, "hand": SOME, "coins": NUMBERS, "drawn": SOME}
PHASES = st.sampled_from([*GOLD_TURN_RULES, "over", "hand", "lunch"])
KEYWORDS = THINGS | {
    **dict.fromkeys(("players", "round", "start", "turn", "done"), NUMBERS),
    **dict.fromkeys(("gold_pile", "bid", "bidder", "gathered", "taken"), NUMBERS),
    **dict.fromkeys(("market", "discard", "deck", "row"), SOME),
    "out": st.lists(st.integers(-1, 3), max_size=2),
    "monsters": st.lists(ROADS, max_size=2),
    "roads": st.dictionaries(
        ROADS, st.sampled_from(["dragon", "dragon unicorn", "dragon dragon", "!", "unicorn!$"])
    ),
    "seats": st.lists(st.fixed_dictionaries({}, optional=THINGS), max_size=2),
}


@examples(300)
@given(st.fixed_dictionaries({"phase": PHASES}, optional=KEYWORDS))
def test_keywords_make_a_position_or_one_error(words: dict[str, Any]) -> None:
    try:
        state = gold(**words)
    except ValueError:
        return
    a_position_or_an_error(write(state))


def test_the_keywords_of_the_base_game_say_where_those_of_elfengold_are() -> None:
    with pytest.raises(ValueError, match="gold_position"):
        position(editions()["elfengold"])

"""The short text of a position of Elfengold: what is held and lies open, nothing of the box."""

from collections.abc import Iterable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from elfenwidgets.rules import Action, Edition, editions, legal_actions
from elfenwidgets.rules.gold.actions import Exchange
from elfenwidgets.rules.position.setting import from_turn
from elfenwidgets.rules.position.short import pack, unpack
from elfenwidgets.rules.position.text import PositionError
from elfenwidgets.rules.state import evolve
from elfenwidgets.rules.view import view
from tests.rules.gold.games import golden, states, tables
from tests.rules.profiles import examples
from tests.rules.rulebook import gold

ROADS = {"plain:ixara-virst": "dragon elfcycle$", "forest:feodor-lapphalya": "unicorn!"}
STATE = gold(
    open="tree dragon", secret="double", hand="raft", roads=ROADS, monsters="river:virst-ixara"
)
SAID = "elfengold..2.plan.0.0.0.30-r-do-2-0-12_30----0-12.12U36dep46s.mtr0...."


def offered(actions: Iterable[Action]) -> set[object]:
    """Actions, of which an exchange names its roads in either order."""
    return {
        (each.seat, each.secret, frozenset((each.road, each.other)))
        if isinstance(each, Exchange)
        else each
        for each in actions
    }


@examples(3)
@given(tables())
@example((editions()["elfengold"], 6, 4))
def test_it_says_what_everybody_holds_in_at_most_300_characters(
    table: tuple[Edition, int, int],
) -> None:
    for state in [*states(*table)][::9]:
        said = pack(state)
        again = unpack(said)
        assert pack(again) == said
        assert again.seats == state.seats and golden(again).seats == golden(state).seats
        assert (again.counters, again.obstacles) == (state.counters, state.obstacles)
        assert offered(legal_actions(again)) == offered(legal_actions(state))
        assert again.winners == state.winners
        if not said.split(".")[1]:  # no house rules
            assert len(f"#p={said}") <= 300
        box = {"pile": (), "deck": (), "discarded": ()}
        bare = evolve(state, seed="another", discard=(), gold=evolve(golden(state), **box))
        assert pack(bare) == said, "nothing of the box is said"


def test_its_parts() -> None:
    assert pack(STATE) == SAID


def test_seats_are_counted_from_the_one_in_turn() -> None:
    state = gold(phase="auction", row="dragon", players=3, bid=3, bidder=1, out=[0], turn=2)
    turned = from_turn(state)
    assert (turned.turn, turned.start) == (0, 1)
    assert (golden(turned).bidder, {*golden(turned).out}) == (2, {1})
    assert (
        golden(from_turn(evolve(state, gold=evolve(golden(state), bid=0, bidder=None)))).bidder
        is None
    )
    assert turned.seats[0] == state.seats[2] and golden(turned).seats[1] == golden(state).seats[0]
    assert [action.e for action in view(turned, 0).actions] == [
        action.e for action in view(state, 2).actions
    ]


TEXTS = [
    *(SAID, pack(gold(phase="auction", row="dragon", players=3, bid=3, bidder=1, turn=2))),
    pack(gold(phase="open", drawn="tree dragon", players=4)),
    pack(gold(phase="reward", gathered=5, rules={"witch": True, "gold_values": "drawn"})),
]
CHARACTERS = "acdegkmnoprstuwxzDGU0123456789.-_"


@examples(100)
@given(st.sampled_from(TEXTS), st.data())
def test_a_text_with_something_changed_is_a_position_or_one_error(
    said: str, data: st.DataObject
) -> None:
    letters = list(said)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(letters) - 1))
        letters[at] = data.draw(st.text(CHARACTERS, max_size=3))
    try:
        unpack(pack(unpack("".join(letters))))
    except PositionError:
        return


@pytest.mark.parametrize(
    ("was", "then"),
    [
        ("-12", "-99999"),
        ("-12", "-"),
        ("_", "-9_"),
        ("12U", "12UU"),
        ("46s", "99s"),
        ("46s", "12s"),
        ("mtr0", "mtr9"),
        ("mtr0", "mtrm0"),
        ("....", "....."),
        ("....", "....7"),
        ("....", "...5."),
        ("elfengold", "amigo-de"),
        ("plan", "hand"),
        ("plan", "open"),
    ],
)
def test_what_no_game_comes_to(was: str, then: str) -> None:
    assert was in SAID
    with pytest.raises(PositionError):
        unpack(SAID.replace(was, then))

"""What names what does not exist breaks the statement that says what there is."""

from typing import Any

import pytest

from elfenwidgets.rules import Draw, EndMove, Keep, Move, Pass, Place, PlaceObstacle, why_not
from elfenwidgets.rules.base_event import PlayerEvent
from tests.rules.rulebook import position

ROAD = "plain:ixara-virst"
RIVER = "river:virst-ixara"


def move(*, via: Any = RIVER, to: Any = "ixara", cards: Any = ("raft",), how: Any = "card") -> Move:
    return Move(0, via, to, cards, how)


RAFT: Any = "raft"
DRAKE: Any = "drake"
STRANGERS: dict[str, tuple[Any, str, str, str]] = {
    "nothing": (None, "S8", "not-an-action", "NoneType"),
    "a line": ("0 pass", "S8", "not-an-action", "str"),
    "somebody's nothing": (PlayerEvent(0), "S8", "not-an-action", "PlayerEvent"),
    "a long name": (type("P" * 60, (), {})(), "S8", "not-an-action", "P" * 40),
    "a source": (Draw(0, "box"), "P3.2", "no-such-source", "box"),  # type: ignore[arg-type]
    "a counter to draw": (Draw(0, "display", RAFT), "S4", "no-such-counter", "raft"),
    "a counter to place": (Place(0, RAFT, False, ROAD), "S4", "no-such-counter", "raft"),
    "a counter to keep": (Keep(0, DRAKE, False), "S4", "no-such-counter", "drake"),
    "open or secret": (Keep(0, "dragon", 1), "P2.2", "secret-or-open", "1"),  # type: ignore[arg-type]
    "a road for a counter": (Place(0, "dragon", False, "ixara"), "P4.1", "no-such-road", "ixara"),
    "a road for an obstacle": (PlaceObstacle(0, "ixara"), "P4.1", "no-such-road", "ixara"),
    "a way": (move(via="ixara-virst"), "P5.1", "no-such-road", "ixara-virst"),
    "a town": (move(to="atlantis"), "P5.1", "no-such-town", "atlantis"),
    "a card": (move(cards=("raft", "drake")), "S3", "no-such-card", "tuple"),
    "cards in a list": (move(cards=["raft"]), "S3", "no-such-card", "list"),
    "a payment": (move(how="train"), "P5.3", "no-such-payment", "train"),
    "a card to cut": (EndMove(0, (DRAKE,)), "S3", "no-such-card", "tuple"),
}


@pytest.mark.parametrize("what", STRANGERS)
def test_what_does_not_exist_is_refused_by_name(what: str) -> None:
    action, rule, reason, given = STRANGERS[what]
    for phase in ("draw", "plan", "travel"):
        found = why_not(position(phase=phase), action)
        assert found is not None
        assert (found.rule, found.reason, found.values) == (rule, reason, {"given": given})


@pytest.mark.parametrize(("seat", "shown"), [(2, "2"), (-1, "-1"), (True, "True"), (None, "None")])
def test_a_seat_is_one_of_those_at_the_table(seat: Any, shown: str) -> None:
    found = why_not(position(players=2), Pass(seat))
    assert found is not None
    assert (found.rule, found.reason, found.values) == ("S1", "no-such-seat", {"seat": shown})


def test_an_action_that_was_never_filled_in_has_no_seat() -> None:
    found = why_not(position(), Pass.__new__(Pass))
    assert found is not None
    assert (found.rule, found.values) == ("S1", {"seat": "None"})


def test_an_action_filled_in_by_halves_lacks_the_rest() -> None:
    place = Place.__new__(Place)
    object.__setattr__(place, "seat", 0)
    found = why_not(position(), place)
    assert found is not None
    assert (found.rule, found.reason) == ("S4", "no-such-counter")

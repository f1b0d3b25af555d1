"""An action as a line and back."""

from typing import Any

import pytest

from elfenwidgets.rules import (
    Action,
    Draw,
    DrawSecret,
    EndMove,
    Keep,
    Move,
    Pass,
    Place,
    PlaceObstacle,
    legal_actions,
)
from elfenwidgets.rules.notation import parse, write
from tests.rules.randomplay import states, variants

EXAMPLES: dict[str, Action] = {
    "0 draw secret": DrawSecret(0),
    "1 draw pile": Draw(1, "pile"),
    "2 draw dragon": Draw(2, "display", "dragon"),
    "3 place dragon plain:ixara-virst": Place(3, "dragon", False, "plain:ixara-virst"),
    "4 place (dragon) plain:ixara-virst": Place(4, "dragon", True, "plain:ixara-virst"),
    "5 obstacle forest:feodor-lapphalya": PlaceObstacle(5, "forest:feodor-lapphalya"),
    "0 pass": Pass(0),
    "0 move river:virst-ixara > ixara raft": Move(
        0, "river:virst-ixara", "ixara", ("raft",), "card"
    ),
    "0 move plain:ixara-virst > virst caravan dragon raft raft": Move(
        0, "plain:ixara-virst", "virst", ("dragon", "raft", "raft"), "caravan"
    ),
    "0 move lake:grangor-yttar > yttar boatmen dragon unicorn raft": Move(
        0, "lake:grangor-yttar", "yttar", ("dragon", "unicorn", "raft"), "boatmen"
    ),
    "0 end": EndMove(0, ()),
    "0 end raft dragon": EndMove(0, ("raft", "dragon")),
    "0 keep unicorn": Keep(0, "unicorn", False),
    "0 keep (unicorn)": Keep(0, "unicorn", True),
}


@pytest.mark.parametrize("line", EXAMPLES)
def test_every_action_has_a_line(line: str) -> None:
    assert write(EXAMPLES[line]) == line
    assert parse(line) == EXAMPLES[line]
    assert parse(f"  {line.replace(' ', '   ')} \n") == EXAMPLES[line]


@pytest.mark.parametrize("variant", variants())
def test_every_legal_action_comes_back(variant: str) -> None:
    for state in states(variants()[variant], 3, 5):
        for action in legal_actions(state):
            assert parse(write(action)) == action


NONSENSE = {
    "": "a line begins with a seat from 0 to 5, not ''",
    "pass": "a line begins with a seat from 0 to 5, not 'pass'",
    "6 pass": "a line begins with a seat from 0 to 5, not '6'",
    "-1 pass": "a line begins with a seat from 0 to 5, not '-1'",
    "٣ pass": "a line begins with a seat from 0 to 5, not '٣'",
    "0": "no action is written ''",
    "0 pass now": "no action is written 'pass now'",
    "0 draw": "no action is written 'draw'",
    "0 draw raft": "no counter is called 'raft'",
    "0 draw (dragon)": "no counter is called '(dragon)'",
    "0 place dragon": "no action is written 'place dragon'",
    "0 place (dragon plain:ixara-virst": "no counter is called '(dragon'",
    "0 place dragon plain:virst-ixara": "no connection is called 'plain:virst-ixara'",
    "0 obstacle virst": "no connection is called 'virst'",
    "0 move plain:ixara-virst virst dragon": (
        "no action is written 'move plain:ixara-virst virst dragon'"
    ),
    "0 move plain:ixara-virst > Virst dragon": "no town is called 'Virst'",
    "0 move plain:ixara-virst > virst 2": "no travel card is called '2'",
    "0 move plain:ixara-virst > virst dragon caravan": "no travel card is called 'caravan'",
    "0 end dragons": "no travel card is called 'dragons'",
    "0 keep ()": "no counter is called ''",
}


@pytest.mark.parametrize("line", NONSENSE)
def test_nonsense_gets_a_sentence(line: str) -> None:
    with pytest.raises(ValueError, match=r".") as error:
        parse(line)
    assert str(error.value) == NONSENSE[line]


BOX: Any = "box"


@pytest.mark.parametrize(
    "action",
    [Draw(0, "pile", "dragon"), Draw(0, "display"), Draw(0, BOX), Pass(6), Pass(True)],
)
def test_what_no_line_gives_back_is_not_written(action: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        write(action)


def test_a_counter_of_the_face_down_pile_has_no_name_to_write() -> None:
    with pytest.raises(ValueError, match=r"^not an action that can be written: Draw\(seat=0"):
        write(Draw(0, "pile", "dragon"))

"""What knows the base game alone says so when an action of Elfengold comes to it."""

from collections.abc import Callable

import pytest

from elfenwidgets.lessons.astray import astray
from elfenwidgets.lessons.attempt import targets
from elfenwidgets.lessons.replies import quiet
from elfenwidgets.rules import Action
from elfenwidgets.rules.gold.actions import Fly
from elfenwidgets.rules.gold.position import gold_position


@pytest.mark.parametrize("known", [lambda action: astray(action, False), targets])
def test_an_action_of_elfengold_is_not_taken_for_another(known: Callable[[Action], object]) -> None:
    with pytest.raises(ValueError, match="an action of Elfengold"):
        known(Fly(0, "virst"))


def test_nobody_answers_by_themselves_in_its_phases() -> None:
    with pytest.raises(ValueError, match="nobody's turn in the phase auction"):
        quiet(gold_position(phase="auction", row="dragon"))

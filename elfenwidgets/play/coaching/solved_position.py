"""A position that is kept together with the way it is solved."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.position.setting import from_setting
from elfenwidgets.rules.state import State


class Solved:
    """What a level and a puzzle have in common.

    ``setting`` are keywords of ``rules.position``; ``solution`` are lines of the notation.
    """

    setting: Mapping[str, Any]
    solution: tuple[str, ...]

    @cached_property
    def start(self) -> State:
        """The position in which it begins."""
        return from_setting(self.setting)

    @cached_property
    def steps(self) -> tuple[Action, ...]:
        """The solution as actions."""
        return tuple(map(parse, self.solution))

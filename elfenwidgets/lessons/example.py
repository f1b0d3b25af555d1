"""A worked example: a position and the steps from it, to go through back and forth."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.engine import apply, to_record
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.position.setting import from_setting
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view


@dataclass(frozen=True)
class Example:
    """A worked example: a position and the steps that are shown from it.

    ``lines`` are the steps in the notation; ``rulebook`` its number among the printed ones.

    Each state has a caption: that of the start and one after each step.
    """

    lesson: str
    name: str
    statements: tuple[str, ...]
    setting: Mapping[str, Any]
    lines: tuple[str, ...]
    seat: int
    rulebook: int | None

    @classmethod
    def from_data(cls, lesson: str, raw: Mapping[str, Any]) -> "Example":
        """The example that a lesson's file describes."""
        return cls(
            lesson=lesson,
            name=raw["name"],
            statements=tuple(raw["statements"]),
            setting=raw["position"],
            lines=tuple(raw["steps"]),
            seat=raw.get("seat", 0),
            rulebook=raw.get("rulebook"),
        )

    @property
    def key(self) -> str:
        """The name by which one jumps to it: ``"travel!wagon"``."""
        return f"{self.lesson}!{self.name}"

    @cached_property
    def steps(self) -> tuple[Action, ...]:
        """The actions."""
        return tuple(map(parse, self.lines))

    def view(self, step: int) -> View:
        """What is seen of the position after so many steps, and of what has happened."""
        done = map(to_record, self.states[:step], self.steps)
        return view(self.states[step], self.seat, [*done])

    @cached_property
    def states(self) -> tuple[State, ...]:
        """The position at the start and after each step."""
        found = [from_setting(self.setting)]
        for step in self.steps:
            found.append(apply(found[-1], step))
        return tuple(found)

    @property
    def captions(self) -> tuple[str, ...]:
        """The key of the sentence to each of ``states``."""
        return tuple(f"example-{self.lesson}-{self.name}-{n}" for n in range(len(self.lines) + 1))

    @property
    def title(self) -> str:
        """The key of its title."""
        return f"example-{self.lesson}-{self.name}-title"

    @property
    def words(self) -> tuple[str, ...]:
        """Every key of a sentence that belongs to the example."""
        return (self.title, *self.captions)

"""What a step speaks of: the towns and ways that a picture of it has to show."""

from collections.abc import Iterable, Iterator

from elfenwidgets.lessons.drill import Drill
from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.puzzles import level
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Step
from elfenwidgets.play.coaching.puzzles import puzzle
from elfenwidgets.rules.actions import Action, Move, Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD
from elfenwidgets.text import DEFAULT, said_in


def spoken_of(step: Step) -> tuple[str, ...]:
    """Ids of the towns that its sentences name, and of the ways of its solution.

    The sentences say the same in every language: they are read in one, so that all have the same
    pictures.
    """
    return tuple(dict.fromkeys(_named(step)))


def shows_display(step: Step) -> bool:
    """Whether its sentences speak of what lies open for all to take."""
    said = " ".join(said_in(DEFAULT, key) for key in _said(step)).lower()
    names = (said_in(DEFAULT, key).lower() for key in ("term-display", "rack-market"))
    return step.drill == "left" or any(name in said for name in names)


def places(actions: Iterable[Action]) -> Iterator[str]:
    """The roads and towns that actions name."""
    for action in actions:
        match action:
            case Move():
                yield from (action.via, action.to)
            case Place() | PlaceObstacle():
                yield action.road


def _named(step: Step) -> Iterator[str]:
    yield from _towns(*_said(step))
    match step.item:
        case Level() as item:
            yield from places((*item.steps, *item.offers))
        case Example() as item:
            yield from places(item.steps)
        case Question():
            yield from _on_map(step.points)
    if step.drill is not None:
        asked = Drill(step.drill, 0, without=step.without).current
        assert asked is not None
        yield from _on_map(asked.points)
    if step.puzzles:
        yield from places(level(puzzle(*step.puzzles[0])).steps)


def _said(step: Step) -> tuple[str, ...]:
    """The keys of the sentences that a notebook says of a step."""
    match step.item:
        case Level() as item:
            return (item.word("goal"),)
        case Example() as item:
            return item.captions
        case Question() as item:
            return (item.word("ask"), *item.answers)
    return (step.says,) if step.says else ()


def _towns(*keys: str) -> Iterator[str]:
    said = " ".join(said_in(DEFAULT, key) for key in keys).replace("’", "'")
    return (id for id, town in BOARD.towns.items() if town.name in said)


def _on_map(points: Iterable[str]) -> Iterator[str]:
    return (each for each in points if each in BOARD.towns or each in BOARD.connections)

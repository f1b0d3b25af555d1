"""What a step speaks of: the towns and ways that a picture of it has to show."""

from collections.abc import Iterable, Iterator

from elfenwidgets.lessons.drill import Drill
from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.puzzles import level
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Step
from elfenwidgets.play.coaching.puzzles import of_kind
from elfenwidgets.rules.actions import Action, Move, Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD
from elfenwidgets.text import DEFAULT, said_in


def spoken_of(step: Step) -> tuple[str, ...]:
    """Ids of the towns that its sentences name, and of the ways of its solution.

    The sentences say the same in every language: they are read in one, so that all have the same
    pictures.
    """
    return tuple(dict.fromkeys(_named(step)))


def places(actions: Iterable[Action]) -> Iterator[str]:
    """The roads and towns that actions name."""
    for action in actions:
        match action:
            case Move():
                yield from (action.via, action.to)
            case Place() | PlaceObstacle():
                yield action.road


def _named(step: Step) -> Iterator[str]:
    match step.item:
        case Level() as item:
            yield from (*_towns(item.word("goal")), *places((*item.steps, *item.offers)))
        case Example() as item:
            yield from (*_towns(*item.captions), *places(item.steps))
        case Question() as item:
            yield from (*_towns(item.word("ask"), *item.answers), *_on_map(step.points))
    if step.drill is not None:
        asked = Drill(step.drill, 0, without=step.without).current
        assert asked is not None
        yield from _on_map(asked.points)
    if step.puzzles:
        kind, seed = step.puzzles[0]
        yield from places(level(next(x for x in of_kind(kind) if x.seed == seed)).steps)


def _towns(*keys: str) -> Iterator[str]:
    said = " ".join(said_in(DEFAULT, key) for key in keys).replace("’", "'")
    return (id for id, town in BOARD.towns.items() if town.name in said)


def _on_map(points: Iterable[str]) -> Iterator[str]:
    return (each for each in points if each in BOARD.towns or each in BOARD.connections)

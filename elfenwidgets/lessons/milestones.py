"""What a reader has achieved, in place of counted stars: a few steps that mean something."""

from collections.abc import Mapping

from elfenwidgets.lessons import drill
from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.lessons.progress import Progress
from elfenwidgets.play.game import Game

MILESTONES = (
    *("first-step", "first-round", "chart", "basics", "first-game"),
    *("beat-random", "beat-greedy", "beat-planner", "strategy"),
)
"""In the order in which most readers come to them; ``milestone-...`` are their sentences."""

STRATEGY = ("journey", "rivals")
"""The lessons on strategy."""


def reached(progress: Progress, beaten: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """The milestones that a reader has come to; ``beaten`` are the bots that they have won against.

    A game counts against all the bots at the table; ``bots_beaten`` finds them.
    """
    solved, right = progress.stars.keys(), {key for key, ok in progress.answers.items() if ok}
    done = solved | right
    chart = {f"drill:price/{cell}" for cell in drill.cells("price")}

    def through(keys: set[str]) -> bool:
        return bool(keys) and keys <= done

    levels = {each.key: {level.key for level in each.levels} for each in lessons()}
    basics = [each.key for each in lessons() if not each.more and each.key not in STRATEGY]
    facts: Mapping[str, bool] = {
        "first-step": "welcome/first-step" in solved,
        "first-round": through(levels["first-round"]),
        "chart": chart <= progress.recall.keys(),
        "basics": through({key for name in basics for key in levels[name]}),
        "first-game": own_game_over(progress),
        "beat-random": "random" in beaten,
        "beat-greedy": "greedy" in beaten,
        "beat-planner": "planner" in beaten,
        "strategy": through({key for name in STRATEGY for key in levels[name]}),
    }
    return tuple(name for name in MILESTONES if facts[name])


def own_game_over(progress: Progress) -> bool:
    """Whether the reader's own game has been played to its end."""
    return progress.journey is not None and progress.journey.get("result") is not None


def bots_beaten(game: Game, bots: Mapping[int, str], seat: int) -> frozenset[str]:
    """The bots that a seat has won against; a shared win beats nobody."""
    won = game.state.winners == (seat,)
    return frozenset(bots.values()) if won else frozenset()

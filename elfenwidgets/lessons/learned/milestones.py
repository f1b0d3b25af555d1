"""What a reader has achieved, in place of counted stars: a few steps that mean something."""

from collections.abc import Iterable, Mapping
from itertools import groupby

from elfenwidgets.lessons import drill
from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.own_setting import BOTS, QUICK_ROUND, READER
from elfenwidgets.play.library.databases.database import Row

MILESTONES = (
    *("first-step", "first-round", "chart", "basics", "first-game"),
    *("beat-random", "beat-greedy", "beat-planner", "strategy"),
)
"""In the order in which most readers come to them; ``milestone-...`` are their sentences."""

STRATEGY = ("journey", "rivals")
"""The lessons on strategy."""


def reached(progress: Progress, beaten: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """The milestones that a reader has come to; ``beaten`` are the bots that they have won against.

    ``bots_beaten`` finds those of the games at the table; the own game counts by itself.
    """
    beaten |= _by_own_game(progress)
    solved, right = progress.stars.keys(), {key for key, ok in progress.answers.items() if ok}
    done = solved | right
    asked, prices = chart(progress)

    def through(keys: set[str]) -> bool:
        return bool(keys) and keys <= done

    levels = {each.key: {level.key for level in each.levels} for each in lessons()}
    basics = [each.key for each in lessons() if not each.more and each.key not in STRATEGY]
    facts: Mapping[str, bool] = {
        "first-step": "welcome/first-step" in solved,
        "first-round": QUICK_ROUND in right or through(levels["first-round"]),
        "chart": asked == prices,
        "basics": through({key for name in basics for key in levels[name]}),
        "first-game": own_game_over(progress),
        "beat-random": "random" in beaten,
        "beat-greedy": "greedy" in beaten,
        "beat-planner": "planner" in beaten,
        "strategy": through({key for name in STRATEGY for key in levels[name]}),
    }
    return tuple(name for name in MILESTONES if facts[name])


def chart(progress: Progress) -> tuple[int, int]:
    """How many prices of the chart a reader was asked, and of how many."""
    prices = {f"drill:price/{cell}" for cell in drill.cells("price")}
    return len(prices & progress.recall.keys()), len(prices)


def own_game_over(progress: Progress) -> bool:
    """Whether the reader's own game has been played to its end."""
    return progress.journey is not None and progress.journey.get("result") is not None


def bots_beaten(results: Iterable[Row]) -> frozenset[str]:
    """The bots that a single person has won against, in the games of the library's ``results``.

    A shared win beats nobody; where several people played, nobody knows which one is the reader.
    """
    beaten: set[str] = set()
    for _, rows in groupby(results, key=lambda row: row[0]):
        seats = [(bot, bool(won)) for *_, bot, _, _, _, _, won in rows]
        if [bot for bot, won in seats if won] == [""] and [bot for bot, _ in seats].count("") == 1:
            beaten |= {bot for bot, _ in seats if bot}
    return frozenset(beaten)


def _by_own_game(progress: Progress) -> frozenset[str]:
    """The bots of the own game, if the reader has won it."""
    result = progress.journey.get("result") if progress.journey is not None else None
    won = isinstance(result, Mapping) and result.get("winners") == [READER]
    return frozenset(BOTS.values()) if won else frozenset()

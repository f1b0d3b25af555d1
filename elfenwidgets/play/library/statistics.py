"""Statistics of the people who have played: wins, towns, transport, and against whom."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from elfenwidgets.play.library import shapes
from elfenwidgets.play.library.databases.database import owner
from elfenwidgets.play.library.games import played, results
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.rules.board import TRANSPORTS
from elfenwidgets.rules.edition import Edition

RECENT = 200
"""Games, the newest ones, whose cards are counted: each holds hundreds of events."""

_MOVE = {"e": str, "seat": int, "cards": [str]}

Opponent = tuple[str, str]
"""The name of a person and nothing, or nothing and the name of a bot."""


@dataclass
class Tally:
    """How many games, how many of them won, and the towns collected in all of them."""

    games: int = 0
    wins: int = 0
    towns: int = 0

    @property
    def mean(self) -> float:
        """Towns a game."""
        return self.towns / self.games if self.games else 0.0

    def add(self, towns: int, won: bool) -> None:
        """Count one more game."""
        self.games += 1
        self.towns += towns
        self.wins += won

    def join(self, other: "Tally") -> None:
        """Count the games of another tally, too."""
        self.games += other.games
        self.wins += other.wins
        self.towns += other.towns


@dataclass
class Person:
    """What one person has come to; everybody of that name counts as one, in small letters or large.

    ``name`` is as it was written last. ``editions`` go by all their switches, and by the key alone
    where the rules of a game are unknown. ``course`` has the towns of each game and whether it was
    won, the first game first; ``cards`` counts those paid in the newest games, by kind.
    """

    name: str
    total: Tally = field(default_factory=Tally)
    editions: dict[Edition | str, Tally] = field(default_factory=dict)
    against: dict[Opponent, Tally] = field(default_factory=dict)
    cards: Counter[str] = field(default_factory=Counter)
    course: list[tuple[int, bool]] = field(default_factory=list)


def statistics(me: str = "", unnamed: Collection[str] = ()) -> list[Person]:
    """Everybody who has played a game to its end, whoever played most games first.

    ``me`` is what the person at this machine is called who has typed no name. Who played alone with
    bots under one of the names ``unnamed`` is that person.

    Raises:
        Unavailable: the library cannot be read.
    """
    people: dict[str, Person] = {}
    rules: Mapping[str, Edition | str] = played()
    without = {name.casefold() for name in unnamed}
    seats: dict[tuple[str, int], Person] = {}
    for game, rows in groupby(results(), lambda row: str(row[0])):
        table = list(rows)
        alone = sum(not row[7] for row in table) == 1
        for *_, edition, _, seat, name, bot, towns, _, _, _, won in table:
            if bot:
                continue
            name = me if alone and me and name.casefold() in without else name
            person = people.setdefault(name.casefold(), Person(name))
            person.name = name
            which = rules.get(game, edition)
            seats[game, seat] = person
            person.course.append((towns, bool(won)))
            others = {
                (other[6].casefold(), "") if not other[7] else ("", other[7])
                for other in table
                if other[5] != seat
            }
            for tally in (
                person.total,
                person.editions.setdefault(which, Tally()),
                *(person.against.setdefault(other, Tally()) for other in others),
            ):
                tally.add(towns, bool(won))
    for person in people.values():
        person.against = {
            (people[name].name if name else "", bot): tally
            for (name, bot), tally in person.against.items()
        }
    for game, seat, kind in _paid():
        if (game, seat) in seats:
            seats[game, seat].cards[kind] += 1
    return sorted(people.values(), key=lambda person: (-person.total.games, person.name))


def _paid() -> Iterator[tuple[str, int, str]]:
    """Game, seat and kind of each card paid for a step in the newest games."""
    rows = with_library(
        lambda database: database.rows(
            """SELECT event.game, event.event FROM event JOIN (
                SELECT id FROM game WHERE owner = ? AND finished = 1 AND deleted IS NULL
                ORDER BY changed DESC, id DESC LIMIT ?
            ) AS newest ON newest.id = event.game WHERE event.event LIKE ?""",
            *(owner(), RECENT, '%move"%'),
        )
    )
    moves = shapes.decoded("event", rows, shapes.text, shapes.json(_MOVE))
    for game, event in shapes.whole(moves):
        if event["e"] in ("move", "witch_move"):
            for kind in event["cards"]:
                if kind in TRANSPORTS:
                    yield game, event["seat"], kind

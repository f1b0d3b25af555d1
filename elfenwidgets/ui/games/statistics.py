"""The statistics of the people who play here: tables, and a plot of the chosen one."""

from collections.abc import Callable, Iterable, Mapping

from elfenwidgets.markup import Html, html
from elfenwidgets.play.bots import bots
from elfenwidgets.play.library.statistics import RECENT, Opponent, Person, Tally, statistics
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.text import t
from elfenwidgets.ui.games.towns_plot import NEWEST, towns_plot
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons, button
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.html_parts import wide
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import icon
from elfenwidgets.ui.phrases.names import unnamed
from elfenwidgets.ui.phrases.saved_game import short

MOST = 24
"""People, and opponents of one of them, that are shown: those of the most games."""

LONGEST = 24
"""Letters of a name; a record may hold longer ones."""

COLUMNS = ("games", "wins", "towns")


class Statistics:
    """The page of the statistics.

    ``box`` is the widget; ``back`` is called to leave it.
    """

    def __init__(self, guard: Guard, back: Callable[[], None]) -> None:
        self._people: list[Person] = []
        close = button(guard, t("games-list"), back, "elfen-back")
        self._all, self._one = (w.Prose() for _ in range(2))
        self._names = Buttons(guard, self._choose, "elfen-tabs")
        children = [close, self._all, self._names.box, self._one]
        self.box = w.Box(children, classes="elfen-app elfen-learn elfen-statistics")

    def show(self) -> None:
        """Count anew, and show whoever played most.

        Raises:
            Unavailable: the library cannot be read.
        """
        self._people = statistics(t("front-name"), unnamed())[:MOST]
        head = html("<h1>{}</h1>", t("statistics"))
        if self._people:
            rows = ((_short(person.name), person.total) for person in self._people)
            self._all.value = head + _table("player", rows)
            self._choose("0")
        else:
            self._all.value = html("{}<p>{}</p>", head, t("games-none-finished"))
            self._names.show([])
            self._one.value = Html()

    def _choose(self, number: str) -> None:
        """Show one person."""
        several = enumerate(self._people) if len(self._people) > 1 else ()
        self._names.show([(str(n), _short(person.name)) for n, person in several], number)
        self._one.value = _about(self._people[int(number)])


def _about(person: Person) -> Html:
    """Everything about one person, as HTML."""
    won = t("statistics-plot-about", n=min(len(person.course), NEWEST))
    return html(
        "<h2>{short}</h2><h3>{plot}</h3><p>{won}</p>{towns_plot}{kinds}<h3>{editions}</h3>"
        "{table}<h3>{against}</h3>{}",
        _table("opponent", _opponents(person)),
        short=_short(person.name),
        plot=t("statistics-plot"),
        won=won,
        towns_plot=towns_plot(person.course),
        kinds=_kinds(person),
        editions=t("statistics-editions"),
        table=_table("edition", _editions(person)),
        against=t("statistics-against"),
    )


def _kinds(person: Person) -> Html:
    """The kinds of transport, those paid most often first."""
    counted = Html().join(
        html("<li>{} {}</li>", icon(kind), count) for kind, count in person.cards.most_common()
    )
    about = t("statistics-kinds-about", n=min(len(person.course), RECENT))
    return html(
        '<h3>{}</h3><p>{}</p><ol class="elfen-kinds">{}</ol>', t("statistics-kinds"), about, counted
    )


def _opponents(person: Person) -> Iterable[tuple[str, Tally]]:
    """Against whom, the most frequent first."""
    against: Mapping[Opponent, Tally] = person.against
    order = sorted(against.items(), key=lambda each: (-each[1].games, each[0]))
    for (name, bot), tally in order[:MOST]:
        yield _short(name) if not bot else _bot(bot), tally


def _bot(name: str) -> str:
    return t(f"bot-{name}") if name in bots() else _short(name)


def _editions(person: Person) -> Iterable[tuple[str, Tally]]:
    """The editions by name, those of the house last; what has one name counts as one."""
    found: dict[tuple[bool, str], Tally] = {}
    for edition, tally in person.editions.items():
        if isinstance(edition, Edition):
            which = edition != editions()[edition.key], words.edition(edition)
        else:
            which = True, _short(edition)
        found.setdefault(which, Tally()).join(tally)
    for (_, name), tally in sorted(found.items(), key=lambda each: each[0][0]):
        yield name, tally


def _table(first: str, rows: Iterable[tuple[str, Tally]]) -> Html:
    """Rows of (name, tally) with games, wins and towns a game."""
    head = Html().join(
        html('<th scope="col">{}</th>', t(f"statistics-{column}")) for column in (first, *COLUMNS)
    )
    body = Html().join(
        html(
            '<tr><th scope="row">{}</th><td>{}</td><td>{}</td><td>{}</td></tr>',
            said,
            tally.games,
            tally.wins,
            t("statistics-mean", mean=tally.mean),
        )
        for said, tally in rows
    )
    table = html("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>", head, body)
    return wide(table, t(f"statistics-{first}"))


def _short(name: str) -> str:
    return short(name, LONGEST)

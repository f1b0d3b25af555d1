"""The solo game on the stage: draw, plan and travel alone, with the par of each round beside it."""

from collections.abc import Callable, Collection
from dataclasses import replace

from elfenwidgets.markup import Html, html
from elfenwidgets.play.solo import FIRST, Solo
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.drawing.theme import USUAL_COLORS
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking import labels
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import Act, Part, Tool


class SoloAct(Act):
    """One solo game; ``kicker`` says which deal it is.

    ``keep`` is called with the game after each action.
    """

    def __init__(self, game: Solo, kicker: str, keep: Callable[[Solo], None]) -> None:
        self.game, self._kicker, self._keep = game, kicker, keep

    @property
    def state(self) -> State:
        """The whole truth of what is shown."""
        return self.game.state

    @property
    def view(self) -> View:
        """What the reader sees, with nothing to choose once it is over."""
        seen = self.game.view
        return replace(seen, actions=()) if self.game.over else seen

    @property
    def name(self) -> str:
        """What the board shows, for whoever does not see it."""
        return t("place-solo")

    @property
    def needs(self) -> frozenset[Part]:
        """The rack keeps its place."""
        return super().needs | {"rack"}

    @property
    def players(self) -> tuple[Player, ...]:
        """The reader alone."""
        return (words.reader(USUAL_COLORS[0]),)

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What can be chosen, with its price."""
        prices = labels.prices(self.view, choosing)
        return Marks(choosing.targets, choosing.picks, focus, prices)

    def heading(self) -> Html:
        """Which deal it is, how the rounds went, and what par is now."""
        game, number = self.game, self.state.round
        if game.over:
            said = _first(game) if game.seed == FIRST else _end(game)
        elif self.state.phase in ("plan", "travel"):
            said = t("solo-par", par=game.pars[-1].towns, n=game.got[-1])
        else:
            said = t("solo-draw", n=number, of=self.state.edition.rounds)
        rows = Html().join(
            html('<tr><th scope="row">{}</th><td>{}</td><td>{}</td></tr>', n, par.towns, got)
            for n, (par, got) in enumerate(zip(game.pars, game.got, strict=True), 1)
        )
        head = Html().join(
            html('<th scope="col">{}</th>', t(f"solo-column-{name}"))
            for name in ("round", "par", "got")
        )
        table = html("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>", head, rows)
        return html(
            '<h2>{}</h2><p class="elfen-goal" role="status">{}</p>{}',
            self._kicker,
            said,
            table if rows else "",
        )

    def tools(self) -> tuple[Tool, ...]:
        """To take back."""
        return (("undo", t("choice-undo")),)

    def idle(self) -> Collection[str]:
        """To take back, where something was turned up since."""
        return () if self.game.can_undo else ("undo",)

    def play(self, action: Action) -> None:
        """Play it; at the end of a round, tell how it went."""
        number = self.state.round
        self.game.play(action)
        if action.e == "end_move":
            self.message = _after(self.game, number)
        elif action.e != "keep":  # that is still of the round just told of
            self.message = None
        self._keep(self.game)

    def use(self, tool: str) -> None:
        """Take back."""
        self.undo()

    def undo(self) -> None:
        """Take the last action back."""
        self.game.undo()
        self.message = None
        self._keep(self.game)


def _after(game: Solo, number: int) -> Message:
    """How a round went, and a way to par where it was missed."""
    par, got = game.pars[number - 1], game.got[number - 1]
    said = t("solo-after", round=number, n=got, par=par.towns)
    if got < par.towns:
        way = words.row([words.town(move.to) for move in par.steps])
        said = f"{said} {t('solo-way', text=way)}"
    return Message(said, alarm=False)


def _first(game: Solo) -> str:
    """How the first try went."""
    return t("solo-first-par" if not game.short else "solo-first-short", short=game.short)


def _end(game: Solo) -> str:
    """What the game came to."""
    return t("solo-end", n=len(game.state.seats[0].pieces), short=game.short)

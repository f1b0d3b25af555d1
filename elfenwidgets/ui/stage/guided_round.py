"""A whole round against bots that say why they do what they do."""

from collections.abc import Callable
from html import escape

from elfenwidgets.lessons.own_game import Scene, reached
from elfenwidgets.play.game import Event
from elfenwidgets.rules.actions import Action
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import reasons, words
from elfenwidgets.ui.phrases.badges import mark
from elfenwidgets.ui.stage.own_game import TableAct


class GuidedAct(TableAct):
    """Round one from the first decision to the last, with the bots thinking aloud."""

    def __init__(self, open: Callable[[], Scene], refused: Callable[[str], None]) -> None:
        self._said: list[str] = []
        super().__init__("draw_secret", open, _nobodys, refused)

    @property
    def done(self) -> bool:
        """Whether the round is over."""
        return reached(self.scene.table.game) == "done"

    def heading(self) -> str:
        """The phase, and what the bots did and said since the reader's last action."""
        game = self.scene.table.game
        phase = t("guided-kicker") if self.done else t(f"phase-{game.state.phase}")
        done = f'<p class="elfen-told">{t("guided-done")}</p>' if self.done else ""
        lines = f'<ul class="elfen-lines">{"".join(self._said)}</ul>' if self._said else ""
        return (
            f'<p class="elfen-round">{phase}</p><h3>{t("guided-title")}</h3>'
            f'<p class="elfen-goal">{escape(t("guided-goal"))}</p>{done}{lines}'
        )

    def play(self, action: Action) -> None:
        """Play it; then each bot plays and says why."""
        self.hints.leave()
        table = self.scene.table
        table.play(action)
        self._said = []
        while table.game.state.round == 1 and table.turn in table.bots:
            bot, count = table.turn, len(table.view.log)
            table.bot_turn()
            event, why = table.view.log[count], table.reason
            assert why is not None
            self._said.append(
                f"<li>{mark(self.players[bot].color)}"
                f"{escape(words.event(event, self.players))} "
                f"<q>{escape(reasons.say(why, self.players))}</q></li>"
            )

    def use(self, tool: str) -> None:
        """Begin again."""
        self._said = []
        super().use(tool)


def _nobodys(action: Action) -> list[Event]:
    raise LookupError("this game is kept nowhere")

"""The curtain between two people at one screen."""

from collections.abc import Callable

from elfenwidgets.markup import html
from elfenwidgets.rules.players import Player
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases.badges import mark
from elfenwidgets.ui.phrases.message import Message


class Curtain:
    """A page in the next player's colour with one button; ``come`` is called when it is pressed.

    A smaller one lets the player before take the last move back, where that is allowed.
    """

    def __init__(
        self, guard: Guard, come: Callable[[], None], take_back: Callable[[], None]
    ) -> None:
        self._color = ""
        self._title = w.HTML()
        self._come = button(guard, "", come, "elfen-main")
        self._back = button(guard, "", take_back)
        self.box = w.VBox(classes="elfen-curtain")

    def fall(self, player: Player, before: Player | None, message: Message | None) -> None:
        """Hide everything and wait for ``player``; ``before`` may take the last move back."""
        color = f"elfen-of-{player.color}"
        if color != self._color:
            w.exchange(self.box, self._color, color)
            self._color = color
        told = html('<p role="alert">{}</p>', message.text) if message else ""
        self._title.value = html(
            "{}<h2>{}</h2><p>{}</p>{}",
            mark(player.color),
            t("curtain-title", name=player.name),
            t("curtain-about"),
            told,
        )
        self._come.description = t("curtain-button", name=player.name)
        back = [] if before is None else [self._back]
        if before is not None:
            self._back.description = t("undo-other", name=before.name)
        self.box.children = [self._title, self._come, *back]

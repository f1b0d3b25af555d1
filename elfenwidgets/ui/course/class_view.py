"""How a lesson looks to a class or speaks to a reader: languages, projector view, open hands."""

from collections.abc import Callable, Sequence

from ipywidgets import HBox, Widget

from elfenwidgets.text import language, languages, t
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases import language_choice
from elfenwidgets.ui.stage.stage import Stage


class Looks:
    """Two rows of buttons in ``box``; ``parts`` are what is shown of the lesson.

    ``said`` is called with a sentence of trouble, or an empty one, when another language is spoken.
    """

    def __init__(
        self, guard: Guard, stage: Stage, parts: Sequence[Widget], said: Callable[[str], None]
    ) -> None:
        self._stage, self._parts, self._said = stage, parts, said
        self._loud = False
        self._tongues = Buttons(guard, self._speak, "elfen-looks")
        self._views = Buttons(guard, self._look, "elfen-looks")
        self.box = HBox([self._tongues.box, self._views.box])
        self.box.add_class("elfen-looks-row")
        self.show()

    def show(self) -> None:
        """Say what each button does now."""
        self._tongues.show(tuple((code, t(f"language-{code}")) for code in languages()), language())
        loud = t("look-calm" if self._loud else "look-loud")
        hands = t("look-hide-hands" if self._stage.all_hands else "look-hands")
        self._views.show((("loud", loud), ("hands", hands)))

    def _speak(self, code: str) -> None:
        trouble = language_choice.choose(code)
        self.show()
        self._said(trouble)

    def _look(self, name: str) -> None:
        if name == "hands":
            self._stage.all_hands = not self._stage.all_hands
            self._stage.refresh()
        else:
            self._loud = not self._loud
            for part in self._parts:
                (part.add_class if self._loud else part.remove_class)("elfen-loud")
        self.show()

"""A part of a lesson as one widget, to be shown by a cell of its own."""

from typing import Any, Self

import ipywidgets as w

from elfenwidgets.ui.kit.page_widget import look_after


class TextFallback(w.Box):  # type: ignore[misc]  # ipywidgets has no types
    """A widget in whose place a saved notebook has the words of its ``repr``."""

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The widget, and its words as they are: ipywidgets would cut them off."""
        shown = super()._repr_mimebundle_(**options)
        return {**shown, "text/plain": repr(self)}


class Part(TextFallback):
    """A widget whose words in a saved notebook are ``name``, however it looks at the moment."""

    def __init__(self, name: str, children: list[Any]) -> None:
        self._name = name
        super().__init__(children)
        look_after(self)
        self.add_class("elfen-app")
        self.add_class("elfen-learn")

    def called(self, name: str) -> Self:
        """The same with these words instead."""
        self._name = name
        return self

    def __repr__(self) -> str:
        return self._name

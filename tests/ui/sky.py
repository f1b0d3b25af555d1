"""A page on which whatever flies is seen."""

from typing import Any


class Sky:
    """Such a page, in place of the widget that brings a script; ``flown`` is what it is told."""

    shows_motion = True

    def __init__(self, flown: list[dict[str, Any]] | None = None) -> None:
        self.flown = [] if flown is None else flown

    def send(self, content: dict[str, Any]) -> None:
        """Note what flies."""
        if "fly" in content:
            self.flown.append(content)

"""What comes of a try: of a move in a level, of an answer to a question, of a code cell."""

from dataclasses import dataclass
from typing import Literal

from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.state import State

Kind = Literal["open", "ok", "refused", "wrong", "right", "solved"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of a try.

    ``kind`` is what came of it, ``key`` the sentence to say about it.

    ``open``: not tried yet. ``ok``: go on. ``refused``: against the rules, ``refusal`` says why.
    ``wrong``: it can be done but does not lead there; where it was a move, ``state`` is its
    consequence, to be shown before the board goes back. ``right``: a right answer. ``solved``:
    the level's goal, for ``stars``.
    """

    kind: Kind
    key: str | None = None
    refusal: Refusal | None = None
    state: State | None = None
    stars: int = 0

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return self.kind in ("right", "solved")

"""What is often played wrong: ten cases of the conformance suite, each with a level for it."""

from typing import NamedTuple


class OftenWrong(NamedTuple):
    """What many tables get wrong: the ``case`` that shows it, and the ``level`` that teaches it."""

    case: str
    level: str

    @property
    def statement(self) -> str:
        """The statement of the rules that decides."""
        return self.case.rpartition("-")[0]


OFTEN_WRONG = (
    OftenWrong("T8-23", "water/there-and-back"),
    OftenWrong("P4.5-1", "rivals/their-dragon"),
    OftenWrong("P4.9-2", "plan/come-back"),
    OftenWrong("P5.4-9", "travel/obstacle"),
    OftenWrong("P5.8-11", "editions/strict"),
    OftenWrong("P5.9-6", "travel/caravan-obstacle"),
    OftenWrong("P5.10-3", "travel/caravan-water"),
    OftenWrong("P5.12-13", "travel/four"),
    OftenWrong("P6.3-5", "finish/keep-one"),
    OftenWrong("E3-1", "finish/finish-round"),
)
"""In the order of the rulebook."""

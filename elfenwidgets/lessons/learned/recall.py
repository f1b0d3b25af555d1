"""Spaced repetition: when something learned is to be asked again.

The scheduler is FSRS, as the library py-fsrs publishes it, in whole days and without chance: the
same answers on the same days give the same dates everywhere.
"""

from collections.abc import Mapping
from dataclasses import astuple, dataclass
from datetime import UTC, date, datetime, time
from typing import Literal

from fsrs import Card, Rating, Scheduler, State

Grade = Literal["again", "hard", "good", "easy"]

_SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
_RATINGS: Mapping[Grade, Rating] = {
    "again": Rating.Again,
    "hard": Rating.Hard,
    "good": Rating.Good,
    "easy": Rating.Easy,
}


@dataclass(frozen=True, slots=True)
class Recall:
    """How well something is remembered: FSRS's ``stability`` in days and its ``difficulty``.

    ``last`` is the day of the last answer and ``due`` that of the next, as ordinals.
    """

    stability: float
    difficulty: float
    last: int
    due: int

    @classmethod
    def from_json(cls, raw: object) -> "Recall":
        """The recall that a list of four numbers holds.

        Raises:
            ValueError: it holds none.
        """
        if not isinstance(raw, list) or len(raw) != 4:
            raise ValueError("four numbers are wanted")
        if not all(type(each) in (int, float) and 0 <= each < 10**7 for each in raw):
            raise ValueError("numbers of a recall are wanted")
        stability, difficulty, last, due = raw
        if not (stability > 0 and 1 <= difficulty <= 10 and 1 <= last <= due <= 3_000_000):
            raise ValueError("no days or no recall")
        return cls(float(stability), float(difficulty), int(last), int(due))

    def to_json(self) -> list[float]:
        """Four numbers."""
        return list(astuple(self))


def reviewed(before: Recall | None, grade: Grade, day: date) -> Recall:
    """What an answer makes of a recall; None: it is the first answer."""
    now = datetime.combine(day, time(12), UTC)
    card = Card(card_id=1, due=now)
    if before is not None:
        card = Card(
            card_id=1,
            state=State.Review,
            stability=before.stability,
            difficulty=before.difficulty,
            due=_noon(before.due),
            last_review=_noon(before.last),
        )
    card, _ = _SCHEDULER.review_card(card, _RATINGS[grade], now)
    assert card.stability is not None and card.difficulty is not None
    due = max(card.due.date().toordinal(), day.toordinal() + 1)
    return Recall(round(card.stability, 3), round(card.difficulty, 3), day.toordinal(), due)


def _noon(ordinal: int) -> datetime:
    return datetime.combine(date.fromordinal(ordinal), time(12), UTC)

"""What the reader has learned so far, kept in the library, and as a short text to take along."""

import base64
import binascii
import json
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, TypeVar

from elfenwidgets import json_text
from elfenwidgets.lessons.catalogue import renamed
from elfenwidgets.lessons.learned.recall import Grade, Recall, reviewed
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.lessons.own_setting import EDITION, READER, SETTINGS
from elfenwidgets.play.game import Game
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.record.header import RecordError

VERSION = 1
MARK = "elf1:"
LARGEST = 1_000_000  # bytes of a text unpacked
MOST = 99  # times that one mistake is counted
BEST = 3  # stars

Kept = TypeVar("Kept", int, bool)


class ProgressError(ValueError):
    """A text that holds no progress; ``key`` names the sentence that says so."""

    def __init__(self, key: str = "progress-broken") -> None:
        super().__init__(key)
        self.key = key


@dataclass
class Progress:
    """Best ``stars`` by level, right ``answers`` by question or exercise, what went wrong.

    ``mistakes`` counts by level, question or exercise; ``refusals`` by statement of the rules, also
    those of real games. ``journey`` is the record of the reader's own game, ``gold`` of that of
    Elfengold.
    """

    stars: dict[str, int] = field(default_factory=dict)
    answers: dict[str, bool] = field(default_factory=dict)
    mistakes: dict[str, int] = field(default_factory=dict)
    refusals: dict[str, int] = field(default_factory=dict)
    journey: dict[str, Any] | None = None
    recall: dict[str, Recall] = field(default_factory=dict)
    gold: dict[str, Any] | None = None

    def own(self, edition: str) -> dict[str, Any] | None:
        """The record of the reader's own game of an edition; None: there is none."""
        return self.journey if edition == EDITION else self.gold

    def keep_own(self, edition: str, record: dict[str, Any] | None) -> None:
        """Have this be the reader's own game of an edition."""
        if edition == EDITION:
            self.journey = record
        else:
            self.gold = record

    def note(self, key: str, verdict: Verdict, day: date | None = None) -> None:
        """Remember what came of a try at the level, question or exercise ``key``.

        ``day`` is today, unless somebody says otherwise.
        """
        self._remember(key, verdict, day or date.today())
        match verdict.kind:
            case "solved":
                self.stars[key] = max(self.stars.get(key, 0), verdict.stars)
                _less(self.mistakes, key)
            case "right":
                self.answers[key] = True
                _less(self.mistakes, key)
            case "wrong":
                if "/" not in key:  # a level has stars instead
                    self.answers.setdefault(key, False)
                _more(self.mistakes, key)
            case "refused" if verdict.refusal is not None:
                self.note_refusal(verdict.refusal.rule)

    def answered(self, key: str, right: bool, day: date) -> None:
        """Remember the first answer of a day to a drill's question."""
        self._review(key, "good" if right else "again", day)

    def _remember(self, key: str, verdict: Verdict, day: date) -> None:
        if verdict.kind == "solved":
            self._review(key, "good" if verdict.stars == BEST else "hard", day)
        elif verdict.kind == "right":
            self._review(key, "good", day)
        elif verdict.kind == "wrong" and key in self.recall:
            self._review(key, "again", day)

    def _review(self, key: str, grade: Grade, day: date) -> None:
        """What was answered today already has its date; a later try does not make it better."""
        before = self.recall.get(key)
        if before is None or before.last < day.toordinal():
            self.recall[key] = reviewed(before, grade, day)

    def note_refusal(self, rule: str) -> None:
        """Remember that a statement refused something, in a level or in a real game."""
        if rule:
            _more(self.refusals, rule)

    def learned(self, rule: str) -> None:
        """A review of the statement ``rule`` went well."""
        _less(self.refusals, rule)

    def start_over(self) -> None:
        """Forget everything; ask first."""
        for kept in (self.stars, self.answers, self.mistakes, self.refusals, self.recall):
            kept.clear()
        self.journey = self.gold = None

    def merge(self, other: "Progress") -> None:
        """Add what ``other`` knows: the best stars are kept, its own games replace these."""
        for key, count in other.stars.items():
            self.stars[key] = max(self.stars.get(key, 0), count)
        for key, right in other.answers.items():
            self.answers[key] = right or self.answers.get(key, False)
        for mine, theirs in ((self.mistakes, other.mistakes), (self.refusals, other.refusals)):
            for key, count in theirs.items():
                mine[key] = max(mine.get(key, 0), count)
        for key, kept in other.recall.items():
            if key not in self.recall or self.recall[key].last < kept.last:
                self.recall[key] = kept
        self.journey = self.journey if other.journey is None else other.journey
        self.gold = self.gold if other.gold is None else other.gold

    def to_json(self) -> dict[str, Any]:
        """Everything as JSON holds it."""
        return {
            "version": VERSION,
            "stars": self.stars,
            "answers": self.answers,
            "mistakes": self.mistakes,
            "refusals": self.refusals,
            "journey": self.journey,
            "gold": self.gold,
            "recall": {key: kept.to_json() for key, kept in self.recall.items()},
        }

    @classmethod
    def from_json(cls, raw: object) -> "Progress":
        """The progress that a JSON object holds; its own games are looked at when they are opened.

        Raises:
            ProgressError: it holds none.
        """
        if not isinstance(raw, dict):
            raise ProgressError
        if raw.get("version") != VERSION:
            raise ProgressError(
                "progress-newer" if type(raw.get("version")) is int else "progress-broken"
            )
        journey, gold = raw.get("journey"), raw.get("gold")
        if not (isinstance(journey, dict | None) and isinstance(gold, dict | None)):
            raise ProgressError
        recall = {
            key: Recall.from_json(value)
            for key, value in _sound("recall", raw.get("recall", {})).items()
        }
        return cls(
            stars=_by_key_now(_sound("stars", raw.get("stars"))),
            answers=_by_key_now(_sound("answers", raw.get("answers"))),
            mistakes=_by_key_now(_sound("mistakes", raw.get("mistakes"))),
            refusals=_sound("refusals", raw.get("refusals")),
            journey=journey,
            recall={renamed().get(key, key): value for key, value in recall.items()},
            gold=gold,
        )

    def export(self) -> str:
        """All of it as a short text of plain letters, to be pasted elsewhere."""
        packed = zlib.compress(_dump(self.to_json()).encode(), 9)
        return f"{MARK}{zlib.crc32(packed):08x}{base64.b85encode(packed).decode()}"

    @classmethod
    def read(cls, text: str) -> "Progress":
        """The progress of an exported text.

        Raises:
            ProgressError: the text is not a whole one, or an own game in it is none of the lessons.
        """
        found = cls.unpacked(text)
        for edition in SETTINGS:
            if (record := found.own(edition)) is not None:
                own_game(record, edition)
        return found

    @classmethod
    def unpacked(cls, text: str) -> "Progress":
        """What an exported text says, its own games unseen; spaces and line ends do not matter.

        Raises:
            ProgressError: the text is not a whole one.
        """
        letters = "".join(text.split())
        if not letters.startswith(MARK) or not letters.isascii():
            raise ProgressError
        checksum, body = letters[len(MARK) :][:8], letters[len(MARK) + 8 :]
        try:
            packed = base64.b85decode(body)
            # The last letter has bits that say nothing: another one would mean the same.
            whole = body == base64.b85encode(packed).decode()
            if not whole or checksum != f"{zlib.crc32(packed):08x}":
                raise ProgressError
            content = zlib.decompressobj().decompress(packed, LARGEST)
            return cls.from_json(json_text.read(content))
        except (ValueError, zlib.error, binascii.Error) as error:
            raise error if isinstance(error, ProgressError) else ProgressError from error

    def copy(self) -> "Progress":
        """Another one with the same content, to be changed by itself."""
        return Progress(
            dict(self.stars),
            dict(self.answers),
            dict(self.mistakes),
            dict(self.refusals),
            self.journey,
            dict(self.recall),
            self.gold,
        )


def own_game(record: Mapping[str, Any], edition: str = EDITION) -> Game:
    """The reader's own game of an edition: one for the seats of its setting, begun by the reader.

    Raises:
        ProgressError: it is none, or no record at all.
    """
    try:
        game = Game.from_record(record)
    except RecordError as error:
        raise ProgressError("progress-other-game") from error
    begun_by = next(event["start"] for event in game.events if event["e"] == "round")
    setting = len(SETTINGS[edition].colors), editions()[edition], READER
    if (len(game.players), game.state.edition, begun_by) != setting:
        raise ProgressError("progress-other-game")
    return game


def sound(kind: str, value: object) -> bool:
    """Whether a value can be a fact of a kind; of kinds that are not ours anything can."""
    check = _CHECKS.get(kind)
    return check is None or check(value)


def _dump(content: Mapping[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=True, separators=(",", ":"), sort_keys=True)


def _more(counts: dict[str, int], key: str) -> None:
    counts[key] = min(MOST, counts.get(key, 0) + 1)


def _less(counts: dict[str, int], key: str) -> None:
    """One less; what was made good as often as it went wrong is forgotten."""
    if counts.get(key, 0) > 1:
        counts[key] -= 1
    else:
        counts.pop(key, None)


def _by_key_now(kept: dict[str, Kept]) -> dict[str, Kept]:
    """What was kept by the keys of a course of before, by those of today; the best of two stays."""
    found: dict[str, Kept] = {}
    for key, value in kept.items():
        now = renamed().get(key, key)
        found[now] = max(value, found.get(now, value))
    return found


def _sound(kind: str, raw: object) -> dict[str, Any]:
    """The facts of a kind by their keys.

    Raises:
        ProgressError: there is one that cannot be.
    """
    if not isinstance(raw, dict) or not all(
        type(key) is str and sound(kind, value) for key, value in raw.items()
    ):
        raise ProgressError
    return dict(raw)


def _counts(most: int) -> Callable[[object], bool]:
    return lambda value: type(value) is int and 0 < value <= most


def _is_recall(value: object) -> bool:
    try:
        Recall.from_json(value)
    except ValueError:
        return False
    return True


_CHECKS: Mapping[str, Callable[[object], bool]] = {
    "stars": _counts(BEST),
    "answers": lambda value: type(value) is bool,
    "mistakes": _counts(MOST),
    "refusals": _counts(MOST),
    "recall": _is_recall,
    "journey": lambda value: isinstance(value, dict),
}
"""What a fact of each kind can be."""

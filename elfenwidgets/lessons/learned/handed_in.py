"""What a class has handed in: the progress of each pupil, out of texts, files or the library."""

from collections.abc import Iterable
from dataclasses import dataclass

from elfenwidgets.lessons.learned import keeping
from elfenwidgets.lessons.learned.progress import MARK, Progress, ProgressError, sound
from elfenwidgets.play import library

LONGEST_NAME = 40
AROUND = " \t:;,-–"
"""What may stand between a name and its text."""


@dataclass(frozen=True)
class HandedIn:
    """One pupil's; ``progress`` is None where it cannot be read: ``fault`` names the sentence."""

    name: str
    progress: Progress | None
    fault: str = ""


def in_text(text: str, name: str = "") -> list[HandedIn]:
    """Every progress text in a text, each with what stands before it on its line as the name.

    Lines of a text may have been broken on its way. ``name`` is that of the first one if none
    stands there.
    """
    before, *bodies = text.split(MARK)
    called = _name(before.rpartition("\n")[2]) or name
    found = []
    for number, body in enumerate(bodies, 1):
        last = number == len(bodies)
        read, following = _read(called, body), ""
        lines = body.rstrip(AROUND).rpartition("\n")
        if read.progress is None and not last and lines[0]:
            read, following = _read(called, lines[0]), _name(lines[2])
        found.append(read)
        called = following
    return found


def in_file(name: str, content: bytes) -> list[HandedIn]:
    """Every progress text in a file; one without a name is called as the file is."""
    stem = _name(name.rpartition(".")[0] or name)
    found = in_text(content.decode("utf-8", errors="replace"), stem)
    return found or [HandedIn(stem, None, "progress-broken")]


def everyone() -> list[HandedIn]:
    """What everyone has learned who shares this library, for those who teach.

    Raises:
        Unavailable: the library cannot be read.
    """
    kept = library.everyone(sound).items()
    return [HandedIn(_name(owner), keeping.of_facts(facts)) for owner, facts in kept]


def stumbled(handed_in: Iterable[HandedIn]) -> dict[str, int]:
    """By level or question how many pupils have not put a mistake right yet, most first."""
    counts: dict[str, int] = {}
    for each in handed_in:
        for key in each.progress.mistakes if each.progress else ():
            counts[key] = counts.get(key, 0) + 1
    return dict(sorted(counts.items(), key=lambda item: -item[1]))


def _read(name: str, body: str) -> HandedIn:
    try:
        return HandedIn(name, Progress.unpacked(MARK + body))
    except ProgressError as error:
        return HandedIn(name, None, error.key)


def _name(text: str) -> str:
    return library.shown_name(text)[:LONGEST_NAME].strip(AROUND)

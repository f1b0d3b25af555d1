"""What the pages of the course remember: read once a change, written by all, lost by none."""

from pathlib import Path

import pytest

from elfenwidgets.lessons.learned import keeping, progress
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.own.game import OwnGame
from elfenwidgets.play import library
from elfenwidgets.text import t
from elfenwidgets.ui.kit.saved_progress import Memory

pytestmark = pytest.mark.usefixtures("home", "faults")


def refused(kept: Progress) -> None:
    kept.note_refusal("P5.4")


def test_two_pages_see_what_each_other_has_learned() -> None:
    one, other = Memory(), Memory()
    one.change(refused)
    other.change(refused)
    assert one.read().refusals == other.read().refusals == {"P5.4": 2}


def test_the_progress_is_read_once_a_change(monkeypatch: pytest.MonkeyPatch) -> None:
    loads = []
    load = keeping.load

    def counted() -> progress.Progress:
        loads.append(1)
        return load()

    monkeypatch.setattr(keeping, "load", counted)
    memory = Memory()
    for _ in range(5):
        memory.read()
    assert len(loads) <= 1
    Memory().change(refused)
    loads.clear()
    assert memory.read().refusals == memory.read().refusals == {"P5.4": 1}
    assert len(loads) == 1


def test_what_is_read_is_ones_own() -> None:
    memory = Memory()
    refused(memory.read())
    OwnGame(memory.read(), ("Ada", "Bo", "Cy")).deal(1)
    assert memory.read() == Progress()


def test_what_could_not_be_written_is_written_later(home: Path) -> None:
    home.write_text("in the way")
    memory = Memory()
    memory.change(refused)
    assert memory.trouble == t("progress-unsaved")
    assert memory.read().refusals == {"P5.4": 1}
    home.unlink()
    memory.change(refused)
    assert memory.trouble == ""
    assert keeping.load().refusals == {"P5.4": 2}


BROKEN = {"stars": {"plan/bare": "many"}}


def test_what_is_damaged_is_told_and_left_out_and_the_rest_goes_on() -> None:
    library.change_facts(lambda facts: BROKEN | {"answers": {"plan?end": True}})
    memory = Memory()
    assert memory.trouble == t("progress-file-broken")
    assert memory.read() == Progress(answers={"plan?end": True})
    memory.change(refused)
    assert memory.trouble == ""
    assert memory.read() == Progress(answers={"plan?end": True}, refusals={"P5.4": 1})
    memory.change(Progress.start_over)
    assert (memory.read(), keeping.load()) == (Progress(), Progress())
    assert library.facts() == BROKEN, "it stays as it is"

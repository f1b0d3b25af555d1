"""The wire: changes of several widgets go out as one message, and none is lost on the way."""

from gc import collect
from typing import Any
from weakref import ref

import comm
import ipywidgets
import pytest

from elfenwidgets.ui.drawing import wire as wires
from elfenwidgets.ui.drawing.wire import Batched, Wire

States = list[tuple[str, dict[str, Any]]]


class Words(Batched, ipywidgets.HTML):  # type: ignore[misc]  # ipywidgets has no types
    """Words beside a board."""


class Listener:
    """A page that notes the states it is told."""

    shows_motion = False

    def __init__(self) -> None:
        self.told: list[States] = []

    def send(self, content: dict[str, Any]) -> None:
        self.told.append(content["states"])


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    made = Wire()
    monkeypatch.setattr(wires, "wire", made)
    # Where a kernel's module was loaded, and no kernel runs, a widget tells nobody of its changes.
    monkeypatch.setattr(comm, "create_comm", comm.DummyComm)
    return made


def state(widget: Words, value: str) -> tuple[str, dict[str, Any]]:
    return f"IPY_MODEL_{widget.model_id}", {"value": value}


def test_what_changes_inside_is_one_message(wire: Wire) -> None:
    page, one, other = Listener(), Words(), Words()
    wire.lay(page)
    wire.reach("page")
    with wire.one_message():
        one.value, other.value = "a", "b"
        with wire.one_message():
            one.value = "c"
        assert not page.told
    assert page.told == [[state(one, "c"), state(other, "b")]]


def test_until_a_page_has_come_each_widget_speaks_for_itself(wire: Wire) -> None:
    page, one = Listener(), Words()
    with wire.one_message():
        one.value = "a"
    wire.lay(page)
    with wire.one_message():
        one.value = "b"
    wire.reach("page")
    assert not page.told


def test_a_page_that_comes_is_told_again_what_may_have_been_lost(wire: Wire) -> None:
    page, one, gone = Listener(), Words(), Words()
    wire.lay(page)
    wire.reach("page")
    with wire.one_message():
        one.value, gone.value = "a", "b"
    gone.close()
    one.value = "c"
    wire.reach("another")
    assert page.told[1:] == [[state(one, "c")]]


def test_a_widget_that_is_closed_is_let_go(wire: Wire) -> None:
    wire.lay(Listener())
    wire.reach("page")
    closed = Words()
    with wire.one_message():
        closed.value = "a"
    there = ref(closed)
    closed.close()
    del closed
    collect()
    assert there() is None


def test_a_fault_inside_holds_nothing_back(wire: Wire) -> None:
    page, one = Listener(), Words()
    wire.lay(page)
    wire.reach("page")

    def fail() -> None:
        with wire.one_message():
            one.value = "a"
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert page.told == [[state(one, "a")]]
    with wire.one_message():
        one.value = "b"
    assert len(page.told) == 2

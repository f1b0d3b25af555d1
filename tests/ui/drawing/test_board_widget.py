"""The board as a widget: what it sends, at which size it paints, what a click on it means."""

import gc
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count

import ipycanvas.canvas
import pytest
from ipycanvas import Canvas
from ipywidgets import Image
from ipywidgets.widgets.widget import _instances

from elfenwidgets.rules.players import COLORS
from elfenwidgets.ui.drawing import board_widget, layout
from elfenwidgets.ui.drawing.backing_store import Shown
from elfenwidgets.ui.drawing.board_widget import BoardWidget, tell_board
from elfenwidgets.ui.drawing.canvas_pen import Layer, frame, sprites
from elfenwidgets.ui.drawing.marks import QUIET
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.rack import forms
from elfenwidgets.ui.drawing.rack.places import rack_centre
from elfenwidgets.ui.drawing.targets import LAND, Target
from tests.ui.scenes import LABELS, busy, late


@contextmanager
def caught(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The sizes of the messages that ipycanvas sends meanwhile."""
    sizes: list[int] = []

    def note(self: object, command: object, buffers: tuple[memoryview, ...] = ()) -> None:
        sizes.append(len(json.dumps(command)) + sum(buffer.nbytes for buffer in buffers))

    with monkeypatch.context() as patch:
        patch.setattr(ipycanvas.canvas._CanvasManager, "_send_custom", note)
        yield sizes


_page = count()


def on_page() -> BoardWidget:
    """A board that a page has begun to show."""
    board = BoardWidget(lambda callback: callback)
    appear(board)
    return board


def appear(board: BoardWidget) -> None:
    """Have a page come and tell how it shows the board and the rack."""
    page = f"page {next(_page)}"
    for canvas in (board.board, board.rack):
        tell_board(canvas.model_id, Shown(page, 920, 1))


def test_a_redraw_is_one_small_message(monkeypatch: pytest.MonkeyPatch) -> None:
    board = on_page()
    view = late()
    board.show(view, COLORS, QUIET, LABELS, False)  # the sprites come with the first picture
    with caught(monkeypatch) as sizes:
        board.show(view, COLORS, busy(view), LABELS, False)
    (size,) = sizes
    assert size <= 10_000


def test_a_page_that_comes_gets_the_whole_picture_in_a_message_a_canvas(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = BoardWidget(lambda callback: callback)
    with caught(monkeypatch) as sizes:
        board.show(late(), COLORS, QUIET, LABELS, False)
    assert sizes == []  # nobody looks
    for _ in range(2):
        with caught(monkeypatch) as sizes:
            appear(board)
        assert len(sizes) == 2 and min(sizes) > 1_000


def test_what_did_not_change_is_not_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    board = on_page()
    view = late()
    board.show(view, COLORS, QUIET, LABELS, False)
    with caught(monkeypatch) as sizes:
        board.show(replace(view), COLORS, QUIET, LABELS, False)
    assert sizes == []
    moved = replace(view.seats[0], boot="usselen")
    with caught(monkeypatch) as sizes:
        board.show(replace(view, seats=(moved, *view.seats[1:])), COLORS, QUIET, LABELS, False)
    assert len(sizes) == 1


def test_an_attribute_goes_out_once_and_before_what_is_drawn_with_it() -> None:
    def paint(pen: Pen) -> None:
        pen.stroke_style = "red"
        for color in ("red", "blue", "blue"):
            pen.fill_style = color
            pen.fill_rect(0, 0, 920, 920)
        pen.global_alpha = 0.5

    layer = Layer(Canvas())
    layer.paint(sprites("board", 0.5), paint)
    whole = ("fill_rect", (0, 0, 460, 460))
    red, blue = (("=fill_style", (color,)) for color in ("red", "blue"))
    faint, stroke = ("=global_alpha", (1,)), ("=stroke_style", ("red",))
    assert layer.shown == [faint, stroke, red, whole, blue, whole, whole]


def test_a_painter_that_fails_leaves_the_picture_and_stops_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    layer = Layer(Canvas())
    using = sprites("board", 1)

    def square(pen: Pen) -> None:
        pen.fill_rect(0, 0, 10, 10)

    def broken(pen: Pen) -> None:
        pen.fill_rect(0, 0, 20, 20)
        raise ValueError("the paint is dry")

    with caught(monkeypatch) as sizes, frame():
        layer.paint(using, square)
    assert len(sizes) == 1
    with caught(monkeypatch) as sizes, pytest.raises(ValueError, match="dry"), frame():
        layer.paint(using, broken)
    assert sizes == []
    with caught(monkeypatch) as sizes, frame():
        layer.paint(using, lambda pen: None)
    assert len(sizes) == 1


def shown_as(board: BoardWidget, width: float, ratio: float = 1) -> tuple[int, int]:
    """The size of the board's backing store once the page has said how it shows it."""
    tell_board(board.board.model_id, Shown(board._on_board.page, width, ratio))
    return board.board.width, board.board.height


def test_the_backing_store_follows_the_size_at_which_the_board_is_shown() -> None:
    board = on_page()
    for width, ratio in ((390, 1), (560, 1), (560, 2), (919, 1), (1366, 1.25), (1142, 2)):
        across, down = shown_as(board, width, ratio)
        assert across == pytest.approx(width * ratio, abs=1)
        assert down == pytest.approx(across * 550 / 1142, abs=1)
        assert {layer.width for layer in board.board._canvases} == {across}
    assert shown_as(board, 5000) == (2284, 1100)


def test_another_size_paints_everything_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    board = on_page()
    board.show(late(), COLORS, QUIET, LABELS, False)
    shown_as(board, 700)
    with caught(monkeypatch) as sizes:
        shown_as(board, 685)  # a scroll bar has come
    assert sizes == []
    with caught(monkeypatch) as sizes:
        shown_as(board, 1100)
    assert len(sizes) == 1 and sizes[0] > 3_000


def test_the_size_of_a_stranger_is_nobodys() -> None:
    board = on_page()
    before = board.board.width
    tell_board("nobody", Shown("page", 400, 1))
    assert board.board.width == before


def test_a_click_means_the_same_at_every_size() -> None:
    board = on_page()
    target = Target("town", "strykhaven")
    x, y = layout.centre(target)
    for width in (400, 700, 1100):
        shown_as(board, width)
        assert board.at("board", x / 1142, y / 550) == target


def test_where_nothing_lies_is_land() -> None:
    board = on_page()
    assert board.at("board", 0, 0) == board.at("rack", 0.5, 0.5) == board.at("no", 0, 0) == LAND


def test_a_click_from_before_the_page_had_the_new_store_still_means_its_place() -> None:
    """A place on the rack is the same in a form of the rack, whatever its pixels are."""
    board = on_page()
    board.show(late(), COLORS, QUIET, LABELS, True)
    pile = Target("pile", "")
    for upright in (False, True):
        tell_board(board.rack.model_id, Shown(board._on_rack.page, 388, 1, upright))
        laid = forms.form(display=True, upright=upright)
        place = rack_centre(late(), laid, pile)
        assert place is not None
        x, y = (at / side for at, side in zip(place, laid.frame, strict=True))
        assert board.at("rack", x, y) == pile


def test_sprites_that_nobody_draws_any_more_are_closed_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [0.0]
    monkeypatch.setattr(board_widget, "monotonic", lambda: clock[0])
    gc.collect()  # boards of other tests, and the sprites that they alone draw
    others = set(_instances)
    board = on_page()
    board.show(late(), COLORS, QUIET, LABELS, False)

    def widgets_at(width: float, seconds: float) -> int:
        clock[0] += seconds
        shown_as(board, width)
        return len(_instances.keys() - others)

    widgets_at(801, 0), widgets_at(1000, 60), widgets_at(801, 60)
    settled = widgets_at(1000, 60)
    assert widgets_at(1200, 1) > settled  # the page may still draw with those for 1000
    assert widgets_at(801, 60) == widgets_at(1000, 60) == settled


def test_boards_of_one_size_share_their_sprites_and_their_map() -> None:
    first, second = (on_page() for _ in range(2))
    for board in (first, second):
        board.show(late(), COLORS, QUIET, LABELS, False)
    made = set(_instances)
    third = on_page()
    third.show(late(), COLORS, QUIET, LABELS, False)
    new = [widget for id, widget in _instances.items() if id not in made]
    assert sum(isinstance(widget, Canvas) for widget in new) == 5  # the layers and the rack
    assert not any(isinstance(widget, Image) for widget in new)

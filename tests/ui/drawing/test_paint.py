"""What is painted from a view: all of it, nothing of the others', and in one small message."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from itertools import count
from xml.etree import ElementTree

import ipycanvas.canvas
import pytest
from ipycanvas import Canvas
from ipywidgets import Image
from ipywidgets.widgets.widget import _instances

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.players import COLORS
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import board_widget, layout
from elfenwidgets.ui.drawing.board_svg import board_svg
from elfenwidgets.ui.drawing.board_widget import BoardWidget, Shown, shown
from elfenwidgets.ui.drawing.canvas_pen import Layer, frame, sprites
from elfenwidgets.ui.drawing.marks import QUIET, Marks, Price
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.pieces import paint_glow, paint_marks, paint_pieces
from elfenwidgets.ui.drawing.rack import RACK, paint_rack, places, rack_centre, rack_hit
from elfenwidgets.ui.drawing.svg_pen import SvgPen
from elfenwidgets.ui.drawing.targets import Target
from tests.ui.scenes import LABELS, busy, late, opening

SVG = "{http://www.w3.org/2000/svg}"


class Eye(SvgPen):
    """An SVG pen that keeps a list of the sprites and texts it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.sprites: list[tuple[str, float, float]] = []
        self.rings: list[tuple[int, int]] = []
        self.texts: list[str] = []

    def sprite(self, name: str, x: float, y: float, width: float) -> None:
        self.sprites.append((name, x, y))
        super().sprite(name, x, y, width)

    def stroke_circles(self, x: list[int], y: list[int], radius: float) -> None:
        self.rings += zip(x, y, strict=True)
        super().stroke_circles(x, y, radius)

    def fill_text(self, text: str, x: float, y: float, max_width: float | None = None) -> None:
        self.texts.append(text)
        super().fill_text(text, x, y, max_width)

    def count(self, start: str) -> int:
        return sum(name.startswith(start) for name, _, _ in self.sprites)


def seen(paint: Callable[..., None], *args: object) -> Eye:
    eye = Eye()
    paint(eye, *args)
    return eye


def test_at_the_start_every_piece_stands_and_every_boot_is_in_the_capital() -> None:
    eye = seen(paint_pieces, opening(), COLORS)
    assert eye.count("piece-") == 6 * 20
    assert eye.rings == []
    capital = layout.town(BOARD.capital)
    boots = [(x, y) for name, x, y in eye.sprites if name.startswith("boot-")]
    assert len(boots) == 6
    assert all(abs(x - capital.x) < 90 and abs(y - capital.y) < 40 for x, y in boots)


def test_an_empty_place_says_collected() -> None:
    view = late()
    eye = seen(paint_pieces, view, COLORS)
    places = {
        (id, color): tuple(round(v) for v in layout.piece(id, color)[:2])
        for id in BOARD.towns
        for color in COLORS
    }
    for seat, color in zip(view.seats, COLORS, strict=True):
        stand = {(x, y) for name, x, y in eye.sprites if name == f"piece-{color}"}
        for id in set(BOARD.towns) - {BOARD.capital}:
            assert (places[id, color] in eye.rings) == (id in seat.pieces)
            assert (layout.piece(id, color)[:2] in stand) == (id not in seat.pieces)


def test_counters_and_obstacles_lie_where_the_view_says() -> None:
    view = late()
    eye = seen(paint_pieces, view, COLORS)
    tiles = {(name, x, y) for name, x, y in eye.sprites if name.startswith("tile-")}
    wanted = {(f"tile-{kind}", *layout.slot(id)[:2]) for id, kind in view.counters.items()}
    wanted |= {("tile-obstacle", *layout.obstacle(id)[:2]) for id in view.obstacles}
    assert tiles == wanted


def test_boots_stand_in_their_colour_where_their_players_are() -> None:
    view = late(seats=4)
    colors = ("red", "blue", "black", "yellow")
    boots = {
        name: (x, y) for name, x, y in seen(paint_pieces, view, colors).sprites if "boot" in name
    }
    assert set(boots) == {f"boot-{color}" for color in colors}
    for seat, color in zip(view.seats, colors, strict=True):
        box = layout.town(seat.boot)
        x, y = boots[f"boot-{color}"]
        assert abs(x - box.x) <= 30 and abs(y - box.y) <= 30


def test_what_is_quiet_paints_nothing_over_the_pieces() -> None:
    eye = seen(paint_marks, late(), QUIET)
    assert (eye.sprites, eye.rings, eye.texts) == ([], [], [])
    eye = seen(paint_glow, late(), QUIET)
    assert (eye.sprites, eye.rings, eye.texts) == ([], [], [])


def test_every_legal_target_of_the_board_glows() -> None:
    targets = [Target("road", id) for id in BOARD.connections]
    targets += [Target("town", id) for id in BOARD.towns]
    eye = seen(paint_glow, opening(), Marks(legal=frozenset(targets)))
    spots = {(x, y) for name, x, y in eye.sprites if name.startswith("glow")}
    assert spots == {layout.centre(target) for target in targets}


def test_a_ring_marks_what_is_chosen_and_the_keyboards_place() -> None:
    road, town = Target("road", "plain:usselen-wylhien"), Target("town", "virst")
    assert road.name in BOARD.connections
    eye = seen(paint_marks, opening(), Marks(chosen=frozenset({road}), focus=town))
    spots = {tuple(round(v) for v in layout.centre(target)) for target in (road, town)}
    assert set(eye.rings) == spots


def test_a_price_says_how_many_or_how_many_are_missing() -> None:
    paid, short = "plain:usselen-wylhien", "river:virst-ixara"
    marks = Marks(prices={paid: Price(2, "dragon"), short: Price(2, "raft", 1)})
    eye = seen(paint_marks, opening(), marks)
    assert eye.texts == ["2", "−1"]
    assert [name for name, _, _ in eye.sprites] == ["tag", "icon-dragon", "tag-short", "icon-raft"]


def test_the_rack_holds_display_pile_counters_obstacle_and_hand() -> None:
    view = late()
    targets = Counter(place.target for place in places(view))
    assert targets[Target("obstacle", "")] == 1 and targets[Target("pile", "")] == 1
    assert sum(n for t, n in targets.items() if t.kind == "display") == 5
    assert {t.name for t in targets if t.kind == "counter"} == {"elfcycle", "troll_wagon", "dragon"}
    assert {t.name for t in targets if t.kind == "secret"} == {"giant_pig", "unicorn"}
    cards = {
        place.target.name: place.number for place in places(view) if place.target.kind == "card"
    }
    assert cards == {"dragon": 3, "raft": 2, "unicorn": 1, "giant_pig": 1, "magic_cloud": 1}


def test_the_rack_says_the_numbers_and_the_town_card() -> None:
    view = late()
    eye = seen(paint_rack, view, COLORS, QUIET, LABELS)
    assert {
        "3",
        "2",
        f"× {view.pile}",
        "Mah'Davikia",
        *(LABELS[k] for k in LABELS if k != "hand"),
    } <= set(eye.texts)
    assert eye.count("card-") == 8 and eye.count("badge") == 2


def test_an_obstacle_that_was_used_is_gone_from_the_rack() -> None:
    seats = late().seats
    view = replace(late(), seats=(replace(seats[0], obstacle=False), *seats[1:]))
    assert rack_centre(late(), Target("obstacle", "")) is not None
    assert rack_centre(view, Target("obstacle", "")) is None


def test_the_pile_lies_face_down_and_the_display_face_up() -> None:
    sprites = {(p.target.kind, p.sprite) for p in places(late())}
    assert ("pile", "tile-back") in sprites
    shown = {p.sprite for p in places(late()) if p.target.kind == "display"}
    assert shown == {f"tile-{kind}" for kind in late().display}


def test_who_only_watches_sees_display_and_pile_alone() -> None:
    known = {field.name: getattr(late(), field.name) for field in fields(View)}
    seats = tuple(replace(s, hand=None, secret=None, town_card=None) for s in late().seats)
    watcher = View(**known | {"seat": None, "seats": seats})
    eye = seen(paint_rack, watcher, COLORS, QUIET, LABELS)
    assert {name.split("-")[0] for name, _, _ in eye.sprites} == {"tile"}
    assert len(eye.sprites) == 6


def test_others_secrets_are_not_on_the_rack() -> None:
    view = late()
    assert view.seats[1].secret is None and view.seats[1].secrets == 2
    shown = [place.target for place in places(view)]
    assert len([t for t in shown if t.kind == "secret"]) == len(view.seats[0].secret or ())


def test_a_click_on_the_rack_means_what_lies_there() -> None:
    view = late()
    for target in {place.target for place in places(view)}:
        middle = rack_centre(view, target)
        assert middle is not None and rack_hit(view, *middle) == target
    assert rack_hit(view, 1, 1) is None
    assert rack_centre(view, Target("card", "elfcycle")) is None


def test_the_fullest_rack_has_room_for_all() -> None:
    me = replace(
        late().seats[0],
        hand=(
            "giant_pig",
            "elfcycle",
            "magic_cloud",
            "unicorn",
            "troll_wagon",
            *("dragon",) * 3,
            *("raft",) * 4,
        ),
        open=("elfcycle", "troll_wagon", "dragon"),
        secret=("unicorn", "dragon"),
    )
    view = replace(late(), seats=(me, *late().seats[1:]))
    found = places(view)
    for place in found:
        x, y, width, height = place.box
        assert x >= width / 2 and x + width / 2 <= RACK[0]
        assert y >= height / 2 and y + height / 2 <= RACK[1]
    for i, a in enumerate(found):
        for b in found[i + 1 :]:
            apart_x = abs(a.box.x - b.box.x) >= (a.box.width + b.box.width) / 2
            assert apart_x or abs(a.box.y - b.box.y) >= (a.box.height + b.box.height) / 2


def test_the_same_view_gives_the_same_picture() -> None:
    view = late()
    marks = busy(view)
    mixed = replace(view, counters=dict(reversed([*view.counters.items()])))
    assert board_svg(view, COLORS, marks) == board_svg(mixed, COLORS, marks)
    assert board_svg(view, COLORS, marks) != board_svg(view, COLORS)


def test_the_picture_is_whole_svg() -> None:
    tree = ElementTree.fromstring(board_svg(late(), COLORS, busy(late())))
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert {use.get("href", "")[1:] for use in tree.iter(f"{SVG}use")} <= set(ids)


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
        shown(canvas.model_id, Shown(page, 920, 1, 920))


def test_a_redraw_is_one_small_message(monkeypatch: pytest.MonkeyPatch) -> None:
    board = on_page()
    view = late()
    board.show(view, COLORS, QUIET, LABELS)  # the sprites come with the first picture
    with caught(monkeypatch) as sizes:
        board.show(view, COLORS, busy(view), LABELS)
    (size,) = sizes
    assert size <= 10_000


def test_a_page_that_comes_gets_the_whole_picture_in_a_message_a_canvas(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = BoardWidget(lambda callback: callback)
    with caught(monkeypatch) as sizes:
        board.show(late(), COLORS, QUIET, LABELS)
    assert sizes == []  # nobody looks
    for _ in range(2):
        with caught(monkeypatch) as sizes:
            appear(board)
        assert len(sizes) == 2 and min(sizes) > 1_000


def test_what_did_not_change_is_not_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    board = on_page()
    view = late()
    board.show(view, COLORS, QUIET, LABELS)
    with caught(monkeypatch) as sizes:
        board.show(replace(view), COLORS, QUIET, LABELS)
    assert sizes == []
    moved = replace(view.seats[0], boot="usselen")
    with caught(monkeypatch) as sizes:
        board.show(replace(view, seats=(moved, *view.seats[1:])), COLORS, QUIET, LABELS)
    assert len(sizes) == 1


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
    shown(board.board.model_id, Shown(board._on_board.page, width, ratio, board.board.width))
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
    board.show(late(), COLORS, QUIET, LABELS)
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
    shown("nobody", Shown("page", 400, 1, 400))
    assert board.board.width == before


def test_a_click_means_the_same_at_every_size() -> None:
    board = on_page()
    picked: list[Target] = []
    board.on_pick(picked.append)
    target = Target("town", "strykhaven")
    for width in (400, 700, 1100):
        across, _ = shown_as(board, width)
        shown_as(board, width)  # the page has the new store now
        x, y = (value * across / 1142 for value in layout.centre(target))
        board.board._handle_custom_msg({"event": "mouse_down", "x": x, "y": y}, [])
    assert picked == [target] * 3


def test_a_click_from_before_the_page_had_the_new_store_still_means_its_place() -> None:
    board = on_page()
    picked: list[Target] = []
    board.on_pick(picked.append)
    target = Target("town", "strykhaven")
    before = board.board.width
    shown_as(board, 2000)
    x, y = (value * before / 1142 for value in layout.centre(target))
    board.board._handle_custom_msg({"event": "mouse_down", "x": x, "y": y}, [])
    assert picked == [target]


def test_sprites_that_nobody_draws_any_more_are_closed_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [0.0]
    monkeypatch.setattr(board_widget, "monotonic", lambda: clock[0])
    board = on_page()
    board.show(late(), COLORS, QUIET, LABELS)

    def widgets_at(width: float, seconds: float) -> int:
        clock[0] += seconds
        shown_as(board, width)
        return len(_instances)

    widgets_at(801, 0), widgets_at(1000, 60), widgets_at(801, 60)
    settled = widgets_at(1000, 60)
    assert widgets_at(1200, 1) > settled  # the page may still draw with those for 1000
    assert widgets_at(801, 60) == widgets_at(1000, 60) == settled


def test_boards_of_one_size_share_their_sprites_and_their_map() -> None:
    first, second = (on_page() for _ in range(2))
    for board in (first, second):
        board.show(late(), COLORS, QUIET, LABELS)
    made = set(_instances)
    third = on_page()
    third.show(late(), COLORS, QUIET, LABELS)
    new = [widget for id, widget in _instances.items() if id not in made]
    assert sum(isinstance(widget, Canvas) for widget in new) == 5  # the layers and the rack
    assert not any(isinstance(widget, Image) for widget in new)


@pytest.mark.parametrize("seats", range(2, 7))
def test_painting_leaves_out_nobody(seats: int) -> None:
    assert seen(paint_pieces, late(seats), COLORS[:seats]).count("boot-") == seats

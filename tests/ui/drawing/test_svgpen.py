"""The two pens: one set of names, on a canvas and in an SVG."""

import inspect
from collections.abc import Mapping
from xml.etree import ElementTree

import pytest
from ipycanvas import Canvas, hold_canvas

from elfenwidgets.ui.drawing.canvas_pen import Layer, sprites
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.sprites import ON_BOARD, ON_RACK, SPRITES, sheet, symbol
from elfenwidgets.ui.drawing.svg.pen import SvgPen

METHODS = [
    name for name, member in vars(Pen).items() if inspect.isfunction(member) and name[0] != "_"
]
STYLES = list(Pen.__annotations__)
SVG = "{http://www.w3.org/2000/svg}"


def drawn(pen: SvgPen) -> ElementTree.Element:
    """What a pen has written, as a tree."""
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{pen}</svg>')


@pytest.mark.parametrize("name", [name for name in METHODS if name != "sprite"])
def test_a_canvas_has_every_method_of_the_pen(name: str) -> None:
    wanted = inspect.signature(getattr(Pen, name)).parameters
    given = inspect.signature(getattr(Canvas, name)).parameters
    assert list(given)[: len(wanted)] == list(wanted)
    surplus = list(given.values())[len(wanted) :]
    assert all(parameter.default is not parameter.empty for parameter in surplus)


@pytest.mark.parametrize("name", STYLES)
def test_a_canvas_has_every_style_of_the_pen(name: str) -> None:
    assert name in Canvas.ATTRS
    assert hasattr(SvgPen(), name)


def test_an_svg_pen_has_every_method_of_the_pen() -> None:
    for name in METHODS:
        assert list(inspect.signature(getattr(SvgPen, name)).parameters) == list(
            inspect.signature(getattr(Pen, name)).parameters
        )


def test_a_canvas_pen_draws_on_its_canvas_and_knows_the_sprites() -> None:
    canvas = Canvas()

    def paint(pen: Pen) -> None:
        pen.fill_style = "#123456"
        pen.stroke_line_segments([[(0, 0), (5, 5)], [(1, 1), (2, 2), (3, 1)]])
        pen.sprite("tile-dragon", 10, 10, 34)

    using = sprites("board", 2)
    with hold_canvas():
        sent = canvas._canvas_manager._commands_cache
        canvas.fill_style = "#123456"  # as ipycanvas says it
        own = sent[-1]
        Layer(canvas).paint(using, paint)
        assert sent.count(own) == 2
    with pytest.raises(KeyError):
        Layer(canvas).paint(using, lambda pen: pen.sprite("tile-sofa", 0, 0, 10))


def test_the_styles_of_the_moment_are_written() -> None:
    pen = SvgPen()
    pen.fill_style, pen.global_alpha = "#ABC", 0.5
    pen.fill_circles([1, 2], [3, 4], 5)
    pen.stroke_style, pen.line_width, pen.global_alpha = "#DEF", 2.5, 1
    pen.set_line_dash([4, 2])
    pen.stroke_line_segments([[(0, 0), (10, 0)]])
    circles = list(drawn(pen).iter(f"{SVG}circle"))
    assert [(c.get("cx"), c.get("cy"), c.get("r")) for c in circles] == [
        ("1", "3", "5"),
        ("2", "4", "5"),
    ]
    assert {(c.get("fill"), c.get("opacity")) for c in circles} == {("#ABC", "0.5")}
    (line,) = drawn(pen).iter(f"{SVG}polyline")
    assert line.get("stroke-width") == "2.5" and line.get("stroke-dasharray") == "4 2"
    assert line.get("opacity") is None


def test_a_text_is_escaped_and_squeezed_where_it_would_not_fit() -> None:
    pen = SvgPen()
    pen.font = 'bold 20px Georgia, "DejaVu Serif", serif'
    pen.fill_text("<Pigs & cycles>", 0, 0, 30)
    pen.fill_text("a", 0, 0, 30)
    wide, narrow = drawn(pen).iter(f"{SVG}text")
    assert wide.text == "<Pigs & cycles>"
    assert wide.get("textLength") == "30" and narrow.get("textLength") is None


def test_a_sprite_is_defined_once_and_lies_around_its_point() -> None:
    pen = SvgPen()
    pen.sprite("tile-dragon", 100, 50, 22)
    pen.sprite("tile-dragon", 200, 50, 22)
    tree = drawn(pen)
    assert [s.get("id") for s in tree.iter(f"{SVG}symbol")] == ["sprite-tile-dragon"]
    first = next(tree.iter(f"{SVG}use"))
    assert (first.get("x"), first.get("y"), first.get("width")) == ("89", "39", "22")


@pytest.mark.parametrize("widths", [ON_BOARD, ON_RACK])
@pytest.mark.parametrize("scale", [0.35, 1, 2.8])
def test_a_sheet_holds_its_sprites_apart_from_each_other(
    widths: Mapping[str, float], scale: float
) -> None:
    whole = sheet(widths, scale)
    width, height, cells = whole.width, whole.height, whole.cells
    assert set(cells) == set(widths)
    taken: set[tuple[int, int]] = set()
    for name, (x, y, w, h) in cells.items():
        pixels = {(i, j) for i in range(x, x + w) for j in range(y, y + h)}
        assert not taken & pixels, name
        assert x + w <= width and y + h <= height
        assert w - 1 < widths[name] * scale <= w
        taken |= pixels


@pytest.mark.parametrize("name", SPRITES)
def test_every_sprite_is_sound_svg(name: str) -> None:
    ElementTree.fromstring(symbol(name))

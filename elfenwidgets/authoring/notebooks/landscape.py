"""A part of the painted map as SVG: what lies outside of it is left out."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from elfenwidgets.authoring.notebooks.svg_path import Box, number, within
from elfenwidgets.ui.drawing.svg.board import board_map
from elfenwidgets.ui.drawing.svg.crop import Crop

_SVG = "{http://www.w3.org/2000/svg}"

WIDE = 560
"""In a picture of more of the map, grass and shades would be too small to be seen."""

SMALL = {"grass", "flower", "shrub", "pale", "deep"}

LONG = 40
"""A path of fewer letters is as short as its name."""

ROUNDED = ("x", "y", "cx", "cy", "transform")

REACH = {"g": 70.0, "use": 26.0, "text": 90.0}
"""So far from its place an element of the map may paint."""


def landscape(part: Crop, drawn: str) -> str:
    """The elements that show in a part of the map, with what is ``drawn`` on it."""
    left, top, width, height = part
    lying = ElementTree.fromstring(f"<g>{drawn}</g>")
    _prune(lying, Box(left, top, left + width, top + height), width > WIDE)
    return _map(part) + _text(lying)


@cache
def _map(part: Crop) -> str:
    """The map's elements that show in a part of it, and the definitions that they use."""
    left, top, width, height = part
    whole = _whole()
    _prune(whole, Box(left, top, left + width, top + height), width > WIDE)
    defs = whole.find("defs")
    assert defs is not None
    used = {name for each in whole.iter() for name in _named(each)}
    for each in [*defs]:
        if each.get("id") not in used:
            defs.remove(each)
    _share(whole, defs)
    return "".join(map(_text, whole)).replace("\n", "")


def _whole() -> Element:
    """The whole map, without the name of its language before each tag."""
    whole = ElementTree.fromstring(board_map())
    for each in whole.iter():
        each.tag = each.tag.removeprefix(_SVG)
    return whole


def _share(whole: Element, defs: Element) -> None:
    """Write a path that is painted several times only once: a road is three, one on the other."""
    paths = [each for each in whole.iter("path") if len(each.get("d", "")) > LONG]
    times = Counter(each.get("d", "") for each in paths)
    names = {data: f"path-{n}" for n, data in enumerate(times) if times[data] > 1}
    for each in paths:
        data = each.get("d", "")
        if data in names:
            each.tag = "use"
            each.set("href", f"#{names[data]}")
            del each.attrib["d"]
    for data, name in names.items():
        ElementTree.SubElement(defs, "path", id=name, d=data)


def _text(element: Element) -> str:
    return ElementTree.tostring(element, encoding="unicode").replace(" />", "/>")


def _prune(parent: Element, box: Box, wide: bool) -> None:
    for each in [*parent]:
        if each.tag == "defs":
            continue
        if not _shows(each, box) or (wide and not SMALL.isdisjoint(_named(each))):
            parent.remove(each)
            continue
        digits = 0 if wide else 1
        if each.tag == "use":
            for key in {*ROUNDED} & {*each.attrib}:
                rounded = partial(_rounded, digits)
                each.set(key, re.sub(r"-?\d*\.\d+", rounded, each.get(key, "")))
        if not each.get("transform"):  # within a transformed group other numbers hold
            if each.tag == "path":
                each.set("d", within(each.get("d", ""), box, digits))
            _prune(each, box, wide)
            if each.get("d") == "" or (each.tag == "g" and not len(each)):
                parent.remove(each)


def _shows(element: Element, box: Box) -> bool:
    """Whether an element may be seen in the box, by where it lies; paths are looked at by parts."""
    moved = re.match(r"translate\(([-\d.]+) ([-\d.]+)", element.get("transform", ""))
    x, y = (float(n) for n in moved.groups()) if moved else (0.0, 0.0)
    match element.tag:
        case "ellipse" | "circle":
            x, y = x + float(element.get("cx", 0)), y + float(element.get("cy", 0))
            wide = float(element.get("rx", element.get("r", "0")))
            high = float(element.get("ry", element.get("r", "0")))
        case "use" | "text":
            x, y = x + float(element.get("x", 0)), y + float(element.get("y", 0))
            wide = high = REACH[element.tag]
        case "g" if moved:
            wide = high = REACH["g"]
        case _:
            return True
    return box.meets(Box(x - wide, y - high, x + wide, y + high))


def _rounded(digits: int, found: re.Match[str]) -> str:
    return number(float(found[0]), digits)


def _named(element: Element) -> Iterator[str]:
    """The ids that an element refers to."""
    for key, value in element.attrib.items():
        if key == "href" or value.startswith("url("):
            yield re.sub(r"^url\(#|^#|\)$", "", value)

"""A part of the painted map as SVG: what lies outside of it is left out."""

import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from elfenwidgets.authoring.notebooks.compact import dotted, share, sow, strewn, styled, text
from elfenwidgets.authoring.notebooks.svg_path import Extent, around, brief, number, within
from elfenwidgets.ui.drawing.svg.board import Crop, board_map

_SVG = "{http://www.w3.org/2000/svg}"

WIDE = 560
"""In a picture of more of the map, grass and shades would be too small to be seen."""

SMALL = {"grass", "flower", "shrub", "pale", "deep"}

ROUNDED = ("x", "y", "cx", "cy", "transform")

BRUSH = 4.0
"""As far as a line may paint beyond its middle, and a circle beyond what is drawn around it."""

TAIL, RIBBON = 14.0, 14.0
"""So far a ribbon reaches beyond its town's name, and above and below the name's line."""

REACH = {"use": Extent(-17, -26, 17, 10), "text": Extent(-75, -75, 75, 75)}
"""So far around its place a small thing may paint, and words may: trees stand on theirs."""


def landscape(part: Crop, drawn: str) -> str:
    """The elements that show in a part of the map, with what is ``drawn`` on it."""
    left, top, width, height = part
    lying = ElementTree.fromstring(f"<g>{drawn}</g>")
    _prune(lying, Extent(left, top, left + width, top + height), width > WIDE)
    return _map(part) + text(lying)


@cache
def _map(part: Crop) -> str:
    """The map's elements that show in a part of it, and the definitions that they use."""
    left, top, width, height = part
    whole = _whole()
    _prune(whole, Extent(left, top, left + width, top + height), width > WIDE)
    defs = whole.find("defs")
    assert defs is not None
    for group in whole.iter("g"):
        strewn(group, defs)
        sow(group, defs)
        dotted(group)
    used = {name for each in whole.iter() for name in _named(each)}
    for each in [*defs]:
        if each.get("id") not in used:
            defs.remove(each)
    share(whole, defs, "path-")
    styles = "marker{overflow:visible}" + styled(whole, "m")
    return f"<style>{styles}</style>" + "".join(map(text, whole)).replace("\n", "")


def _whole() -> Element:
    """The whole map, without the name of its language before each tag."""
    whole = ElementTree.fromstring(board_map())
    for each in whole.iter():
        each.tag = each.tag.removeprefix(_SVG)
        each.attrib.pop("class", None)
    return whole


def _prune(parent: Element, box: Extent, wide: bool) -> None:
    for each in [*parent]:
        if each.tag == "defs":
            continue
        small = wide and not SMALL.isdisjoint(_named(each))
        if small or not _shows(each, box) or _cut(each, box):
            parent.remove(each)
            continue
        if each.tag == "use":
            for key in {*ROUNDED} & {*each.attrib}:
                each.set(key, re.sub(r"-?\d*\.\d+", _rounded, each.get(key, "")))
        if each.get("transform"):  # within a transformed group other numbers hold
            for path in each.iter("path"):
                path.set("d", brief(path.get("d", "")))
        else:
            if each.tag == "path":
                each.set("d", within(each.get("d", ""), box, 0))
            _prune(each, box, wide)
            if each.get("d") == "" or (each.tag == "g" and not len(each)):
                parent.remove(each)


def _shows(element: Element, box: Extent) -> bool:
    """Whether an element may be seen in the box, by where it lies; paths are looked at by parts."""
    moved = re.match(r"translate\(([-\d.]+) ([-\d.]+)", element.get("transform", ""))
    x, y = (float(n) for n in moved.groups()) if moved else (0.0, 0.0)
    match element.tag:
        case "ellipse" | "circle":
            x, y = x + float(element.get("cx", 0)), y + float(element.get("cy", 0))
            wide = float(element.get("rx", element.get("r", "0")))
            high = float(element.get("ry", element.get("r", "0")))
            reach = Extent(-wide, -high, wide, high)
        case "use" | "text":
            x, y = x + float(element.get("x", 0)), y + float(element.get("y", 0))
            sprite = float(element.get("width", 0)), float(element.get("height", 0))
            reach = Extent(0, 0, *sprite) if any(sprite) else REACH[element.tag]
        case "g" if moved:
            paths = (each.get("d", "") for each in element.iter("path"))
            reach = around(*paths).grown(BRUSH)
        case _:
            return True
    left, top, right, bottom = reach
    return box.meets(Extent(x + left, y + top, x + right, y + bottom))


def _cut(group: Element, box: Extent) -> bool:
    """Whether a group is a town's name on its ribbon, and the box has not the whole of it."""
    name = group.find("text")
    if name is None or not (long := float(name.get("textLength", 0))):
        return False
    x, y, half = float(name.get("x", 0)), float(name.get("y", 0)), long / 2 + TAIL
    outer = Extent(x - half, y - RIBBON, x + half, y + RIBBON)
    return bool(box.sides(*outer[:2]) | box.sides(*outer[2:]))


def _rounded(found: re.Match[str]) -> str:
    return number(float(found[0]), 0)


def _named(element: Element) -> Iterator[str]:
    """The ids that an element refers to."""
    for key, value in element.attrib.items():
        if key == "href":
            yield value[1:]
        yield from re.findall(r"url\(#([^)]+)\)", value)

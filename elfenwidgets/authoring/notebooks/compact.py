"""The same picture in less SVG: what it says several times is said once.

All of these change a tree in its place, and nothing that anybody sees of what it paints.
"""

import re
from collections import Counter
from itertools import groupby
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from elfenwidgets.authoring.notebooks.svg_path import Extent, around, planted

LONG = 40
"""What is written in fewer letters is as short as its name."""

LOOK = {
    *("fill", "fill-opacity", "font-family", "font-size", "opacity", "stroke", "stroke-dasharray"),
    *("stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width", "text-anchor"),
}
"""Attributes that a style sheet may set as well."""

MOSS = 0.5
"""Of what covers another by so little, nobody sees which lies above."""

SHAPES = ("rect", "ellipse")

TURNS = 12
"""In so many directions the leaves on a way lie: nobody sees one that lies a little otherwise."""

# What specks are made of.
SPECKS = {("circle", "cx", "cy", "r")}

UNSEEN = {"fill": "none", "stroke": "none"}
STROKES = ("stroke", "stroke-width", "stroke-linejoin", "stroke-linecap")


def text(element: Element) -> str:
    """An element as it is written."""
    return ElementTree.tostring(element, encoding="unicode").replace(" />", "/>")


def share(whole: Element, defs: Element, name: str) -> None:
    """Write a path that is painted several times once, and so what several groups hold.

    A road is three lines, one on the other, and a card has its picture three times.
    """
    held = [(each, "".join(map(text, each))) for each in whole.iter("g") if len(each)]
    times = Counter(inside for _, inside in held)
    names: dict[str, str] = {}
    for each, inside in held:
        if times[inside] > 1 and len(inside) > LONG:
            if inside not in names:
                names[inside] = f"{name}{len(names)}"
                SubElement(defs, "g", id=names[inside]).extend([*each])
            each[:] = [Element("use", href=f"#{names[inside]}")]
    _share_shapes(whole, defs, name, names)
    paths = [each for each in whole.iter("path") if len(each.get("d", "")) > LONG]
    drawn = Counter(each.get("d", "") for each in paths)
    for each in paths:
        data = each.get("d", "")
        if drawn[data] > 1:
            if data not in names:
                names[data] = f"{name}{len(names)}"
                SubElement(defs, "path", id=names[data], d=data)
            each.tag = "use"
            each.set("href", f"#{names[data]}")
            del each.attrib["d"]


def _share_shapes(whole: Element, defs: Element, name: str, names: dict[str, str]) -> None:
    """Write once what is the same shape with the same paint: the ground of a counter."""
    shapes = [(each, text(each)) for kind in SHAPES for each in whole.iter(kind)]
    times = Counter(said for _, said in shapes)
    for each, said in shapes:
        if times[said] > 1 and len(said) > LONG:
            if said not in names:
                names[said] = f"{name}{len(names)}"
                SubElement(defs, each.tag, {**each.attrib, "id": names[said]})
            each.tag = "use"
            each.attrib.clear()
            each.set("href", f"#{names[said]}")


def styled(whole: Element, name: str) -> str:
    """Give elements that look the same a class, and return the style sheet of these."""
    looks = [(each, _look(each)) for each in whole.iter() if each.tag != "defs"]
    times = Counter(look for _, look in looks)
    names: dict[str, str] = {}
    for each, look in looks:
        rules = ";".join(f"{key}:{value}" for key, value in look)
        if times[look] > 1 and len(rules) > 8:
            names.setdefault(rules, f"{name}{len(names)}")
            each.set("class", names[rules])
            for key, _ in look:
                del each.attrib[key]
    return "".join(f".{short}{{{rules}}}" for rules, short in names.items())


def dotted(group: Element) -> None:
    """Draw a group of specks, each of another size, as dots of one."""
    if len(group) < 3 or {(each.tag, *sorted(each.attrib)) for each in group} != SPECKS:
        return
    wide = 2 * sum(float(each.get("r", 0)) for each in group) / len(group)
    data = "".join(f"M{each.get('cx')} {each.get('cy')}h0" for each in group)
    paint = {"stroke": group.attrib.pop("fill", ""), "stroke-width": f"{wide:.1f}"}
    group[:] = [Element("path", {**paint, "stroke-linecap": "round", "d": data})]


def _look(element: Element) -> tuple[tuple[str, str], ...]:
    def rule(key: str, value: str) -> str:
        return f"{value}px" if key == "font-size" else value

    return tuple((key, rule(key, said)) for key, said in element.items() if key in LOOK)


def strewn(group: Element, defs: Element) -> None:
    """Have what lies turned, one after the other, lie in few directions: the leaves on a way.

    What is turned alike is a kind of its own, to be sown.
    """
    shapes = {each.get("id"): each for each in defs if len(each) == 1 and each[0].tag == "path"}
    runs = groupby(
        [*group],
        lambda each: each.get("href", "")[1:] if "rotate" in each.get("transform", "") else "",
    )
    inside = list[Element]()
    for name, run in runs:
        if name not in shapes:
            inside += run
            continue
        strokes = {key: group.get(key, "") for key in STROKES if key in group.attrib}
        patch = Element("g", strokes)
        for each in run:
            x, y, turned = re.findall(r"-?[\d.]+", each.get("transform", ""))
            turn = round(float(turned) * TURNS / 360) % TURNS
            kind = f"{name}-{turn}"
            if kind not in shapes:
                shapes[kind] = SubElement(defs, "g", id=kind)
                (shape,) = shapes[name]
                data = planted(shape.get("d", ""), turn * 360 / TURNS)
                SubElement(shapes[kind], "path", {**shape.attrib, "d": data})
            SubElement(patch, "use", href=f"#{kind}", x=x, y=y)
        inside.append(patch)
    group[:] = inside


def sow(group: Element, defs: Element) -> None:
    """Draw a group of small things, each at its place, as the marks of few lines.

    What lies on something else still does.
    """
    if {(each.tag, *sorted(each.attrib)) for each in group} != {("use", "href", "x", "y")}:
        return
    kinds = {f"#{each.get('id')}": each for each in defs}
    rows = list[_Row]()
    for each in group:
        _row(rows, each.get("href", ""), float(each.get("x", 0)), float(each.get("y", 0)), kinds)
    for kind in dict.fromkeys(row.kind for row in rows):
        mark = kinds[kind]
        mark.tag = "marker"
        mark.set("markerUnits", "userSpaceOnUse")
        mark.attrib |= {key: group.get(key, "") for key in STROKES if key in group.attrib}
    group.attrib = {**UNSEEN}
    group[:] = [row.line() for row in rows]


class _Row:
    """Things of one kind, none of which has anything else between it and another."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.places: list[tuple[float, float]] = []
        self.boxes: list[Extent] = []

    def line(self) -> Element:
        """A path with a mark at each of its corners; a line of one corner would have two there."""
        (x, y), *more = self.places
        steps = [(c - a, d - b) for (a, b), (c, d) in zip(self.places, more, strict=False)]
        data = f"M{x:g} {y:g}l" + " ".join(f"{dx:g} {dy:g}" for dx, dy in steps or [(0, 0)])
        mark = f"marker{'' if more else '-start'}:url({self.kind})"
        return Element("path", d=data.replace(" -", "-"), style=mark)


def _row(rows: list[_Row], kind: str, x: float, y: float, kinds: dict[str, Element]) -> None:
    """Put something into the first row of its kind above all that it may cover."""
    left, top, right, bottom = around(*(each.get("d", "") for each in kinds[kind].iter("path")))
    box = Extent(x + left, y + top, x + right, y + bottom).grown(-MOSS)
    covered = [
        n for n, row in enumerate(rows) if row.kind != kind and any(map(box.meets, row.boxes))
    ]
    first = covered[-1] + 1 if covered else 0
    fitting = [row for row in rows[first:] if row.kind == kind]
    if not fitting:
        fitting = [_Row(kind)]
        rows += fitting
    fitting[0].places.append((x, y))
    fitting[0].boxes.append(box)

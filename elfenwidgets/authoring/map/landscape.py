"""The static map: everything on the board that never changes, as one SVG.

``python -m elfenwidgets.authoring.map.landscape`` writes it to data/board/map.svg, so that a
kernel has no drawing to do when it shows the first board. The same code always gives the same map.
"""

from collections.abc import Iterable, Sequence
from random import Random

from elfenwidgets.authoring.map import connections, terrain
from elfenwidgets.authoring.map.connections import path
from elfenwidgets.authoring.map.scatter import rows, shift, spread, wander
from elfenwidgets.authoring.map.towns import VIGNETTES
from elfenwidgets.rules.board import BOARD
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.geometry import Line, Point
from elfenwidgets.ui.drawing.layout import FRAME, MAP, Box
from elfenwidgets.ui.drawing.theme import FONT, INK, PAPER

SEED = "a traveller's map"
WIDTH, HEIGHT = FRAME


def landscape() -> str:
    """The map as SVG text."""
    rng = Random(SEED)
    land = wander(
        [
            (24, 24),
            (300, 18),
            (570, 24),
            (860, 18),
            (1118, 24),
            (1124, 280),
            (1116, 526),
            (860, 530),
            (570, 526),
            (280, 532),
            (26, 524),
            (18, 280),
        ],
        rng,
        0.035,
        4,
    )
    areas = [
        (area["kind"], wander([tuple(p) for p in area["outline"]], rng, 0.09))
        for area in layout.DRAWING["areas"]
    ]
    areas.sort(key=lambda area: ("forest", "desert", "mountain", "lake").index(area[0]))
    parts = [
        _paper(rng),
        _wash("plain", land, rng),
        *(_wash(kind, outline, rng) for kind, outline in areas),
        _blots(rng),
        connections.rivers(rng),
        _cover(land, areas, rng),
        connections.roads(rng),
        connections.ferries(),
        _lakes(),
        *(_town(id) for id in BOARD.towns),
        _compass(),
        _frame(),
    ]
    marks = "".join(
        f'<marker id="{name}" markerUnits="userSpaceOnUse" overflow="visible">{drawing}</marker>'
        for name, drawing in terrain.SYMBOLS.items()
    )
    symbols = "".join(
        f'<g id="{name}">{drawing}</g>' for name, drawing in connections.SYMBOLS.items()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">\n<defs>{_DEFS}<g stroke="{INK}" stroke-width=".9" '
        f'stroke-linejoin="round" stroke-linecap="round">{marks}</g>{symbols}</defs>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


_DEFS = (
    '<radialGradient id="rim" cx=".5" cy=".5" r=".72"><stop offset=".6" stop-color="#8A5A24" '
    'stop-opacity="0"/><stop offset="1" stop-color="#8A5A24" stop-opacity=".38"/></radialGradient>'
    '<radialGradient id="halo"><stop offset=".55" stop-color="#FBF1D8" stop-opacity=".92"/>'
    '<stop offset="1" stop-color="#FBF1D8" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="pale"><stop stop-color="#fff" stop-opacity=".3"/>'
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="deep"><stop stop-color="#6B4A1E" stop-opacity=".13"/>'
    '<stop offset="1" stop-color="#6B4A1E" stop-opacity="0"/></radialGradient>'
)


def _paper(rng: Random) -> str:
    """Old paper: a base, a darker rim, some spots."""
    spots = "".join(
        f'<circle cx="{rng.randrange(WIDTH)}" cy="{rng.randrange(HEIGHT)}" '
        f'r="{rng.uniform(0.4, 1.2):.1f}"/>'
        for _ in range(60)
    )
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<g fill="#8A5A24" opacity=".25">{spots}</g>'
    )


def _wash(kind: str, outline: Line, rng: Random) -> str:
    """A water-colour wash: two uneven layers, and the darker edge where the colour dried."""
    fill, edge = terrain.WASH[kind], terrain.EDGE[kind]
    solid = {"lake": (0.95, 0.5), "plain": (0.75, 0.3)}.get(kind, (0.7, 0.4))
    outer = path(outline, closed=True)
    second = path(shift(outline, rng, 2.2)[::2], closed=True)
    shore = (
        f'<path d="{outer}" fill="none" stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"/>'
        if kind == "lake"
        else ""
    )
    return (
        f'<path d="{outer}" fill="{fill}" fill-opacity="{solid[0]}" stroke="{edge}" '
        'stroke-opacity=".22" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="{second}" fill="{fill}" fill-opacity="{solid[1]}"/>'
        f'<path d="{outer}" fill="none" stroke="{edge}" stroke-opacity=".6" '
        f'stroke-width="1.2"/>{shore}'
    )


def _blots(rng: Random) -> str:
    """Where the brush left more or less water."""
    return "".join(
        f'<ellipse cx="{rng.randrange(40, WIDTH - 40)}" cy="{rng.randrange(40, HEIGHT - 40)}" '
        f'rx="{rng.randrange(30, 90)}" ry="{rng.randrange(18, 50)}" '
        f'fill="url(#{rng.choice(("pale", "deep"))})"/>'
        for _ in range(70)
    )


def _cover(land: Line, areas: Sequence[tuple[str, Line]], rng: Random) -> str:
    """The marks of all terrains, from top to bottom, clear of everything one has to read."""
    ground = dict.fromkeys(rows(land), "plain")
    for kind, outline in areas:
        ground.update((point, kind) for point in rows(outline))
    marks: list[tuple[float, float, str, str]] = []
    for kind, (gap, names) in terrain.COVER.items():
        tall = terrain.TALL[kind]
        taken = _kept_free(tall)

        def free(point: Point, kind: str = kind, taken: set[tuple[int, int]] = taken) -> bool:
            pixel = (int(point[0]), int(point[1]))
            return ground.get(pixel) == kind and pixel not in taken

        for x, y in spread(free, gap, FRAME, rng):
            if 24 < x < WIDTH - 24 and 36 < y < HEIGHT - 22:
                marks.append((y, x, rng.choice(names), kind))
    marks.sort()
    drawn = _together(
        (name, Box(round(x), round(y), *terrain.REACH[kind])) for y, x, name, kind in marks
    )
    # Each path has its mark at all its points but the last, which is the one before once more.
    paths = "".join(
        f'<path d="M{" ".join(f"{box.x} {box.y}" for box in boxes)}h0" '
        f'marker-start="url(#{name})" marker-mid="url(#{name})"/>'
        for name, boxes in drawn
    )
    return f'<g fill="none">{paths}</g>'


def _together(marks: Iterable[tuple[str, Box]]) -> list[tuple[str, list[Box]]]:
    """Marks by their names in few groups: a browser is much quicker with these than with each.

    Where two overlap they keep their order. A box has a mark's foot, and how far it reaches to each
    side and up.
    """
    groups: list[tuple[str, list[Box]]] = []
    for name, box in marks:
        after = max(
            (i for i, (_, lie) in enumerate(groups) if any(_touch(box, each) for each in lie)),
            default=0,
        )
        lie = next((lie for other, lie in groups[after:] if other == name), None)
        if lie is None:
            groups.append((name, lie := []))
        lie.append(box)
    return groups


def _touch(a: Box, b: Box) -> bool:
    return (
        abs(a.x - b.x) < a.width + b.width
        and a.y - a.height < b.y + terrain.BELOW
        and b.y - b.height < a.y + terrain.BELOW
    )


def _kept_free(tall: float) -> set[tuple[int, int]]:
    """The pixels where the foot of a mark ``tall`` px high would touch what one has to read."""
    found: set[tuple[int, int]] = set()
    for connection in BOARD.connections.values():
        for x, y in connections.reached(connection):
            found |= _pixels(x, y, 20, 12, tall * 0.8)
    for box in (
        *(layout.ribbon(id) for id in BOARD.towns),
        *(_around(id) for id in BOARD.towns),
        *(layout.slot(id) for id in BOARD.connections),
        Box(*_COMPASS, 84, 76),
    ):
        found |= _pixels(box.x, box.y, box.width + 12, box.height + 4, tall)
    return found


def _pixels(x: float, y: float, width: float, height: float, below: float) -> set[tuple[int, int]]:
    """The pixels of a box around (x, y), ``below`` px longer at its foot."""
    return {
        (i, j)
        for i in range(int(x - width / 2), int(x + width / 2) + 1)
        for j in range(int(y - height / 2), int(y + height / 2 + below) + 1)
    }


def _around(id: str) -> Box:
    """A town with the ring of its pieces."""
    x, y, width, height = layout.town(id)
    return Box(x, y, width + 6, height) if id == BOARD.capital else Box(x, y, 72, 42)


def _lakes() -> str:
    names = ""
    for lake in layout.DRAWING["lakes"]:
        x, y = lake["at"]
        names += (
            f'<text x="{x}" y="{y}" transform="rotate({lake["turn"]} {x} {y})" '
            f'text-anchor="middle" font-size="{lake.get("size", 15)}" '
            f'letter-spacing="2.5">{lake["name"]}</text>'
        )
    return (
        f'<g font-family=\'{FONT}\' font-style="italic" fill="#1F5573" stroke="#CFE4EC" '
        f'stroke-width="3" stroke-linejoin="round" paint-order="stroke">{names}</g>'
    )


def _town(id: str) -> str:
    """A town's picture on a light spot, and its name on a ribbon."""
    x, y, width, height = layout.town(id)
    scale = " scale(.88)" if id == BOARD.capital else ""
    drawing = VIGNETTES[layout.DRAWING["towns"][id]["vignette"]]()
    return (
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="{width * 0.72:.0f}" ry="{height * 0.72:.0f}" '
        f'fill="url(#halo)"/>'
        f'<g transform="translate({x:g} {y:g}){scale}" stroke="{INK}" stroke-width="1.1" '
        f'stroke-linejoin="round" stroke-linecap="round">{drawing}</g>{_ribbon(id)}'
    )


def _ribbon(id: str) -> str:
    x, y, width, height = layout.ribbon(id)
    a, b, h = x - width / 2, x + width / 2, height / 2 - 1
    name = BOARD.towns[id].name
    size = 14 if id == BOARD.capital else 13
    text = width - 18
    band = (
        f"M{a + 3:g} {y - h:g}Q{x:g} {y - h - 2:g} {b - 3:g} {y - h:g}V{y + h:g}Q{x:g} "
        f"{y + h - 2:g} {a + 3:g} {y + h:g}z"
    )
    tails = (
        f"M{a + 7:g} {y - h + 3:g}H{a - 5:g}L{a - 1:g} {y + 3:g} {a - 5:g} {y + h + 3:g}H{a + 7:g}z"
        f"M{b - 7:g} {y - h + 3:g}H{b + 5:g}L{b + 1:g} {y + 3:g} {b + 5:g} {y + h + 3:g}H{b - 7:g}z"
    )
    return (
        f'<g class="name"><g stroke="{INK}" stroke-width="1" stroke-linejoin="round">'
        f'<path d="{tails}" fill="#E2CE9F"/>'
        f'<path d="{band}" fill="#FFF8E6"/></g>'
        f'<text x="{x:g}" y="{y + 3.6:g}" font-family=\'{FONT}\' font-size="{size}" '
        f'text-anchor="middle" textLength="{text:g}" lengthAdjust="spacingAndGlyphs" '
        f'fill="{INK}">{name}</text></g>'
    )


_COMPASS = (1080, 488)


def _compass() -> str:
    """A compass rose in the corner where nothing else is."""
    x, y = _COMPASS
    points = "".join(
        f'<g transform="rotate({turn})"><path d="M0-{size}L4.5-4.5 0 0z" fill="{INK}"/>'
        f'<path d="M0-{size}L-4.5-4.5 0 0z" fill="#FFF8E6"/></g>'
        for start, size in ((45, 17), (0, 27))
        for turn in range(start, 360, 90)
    )
    return (
        f'<g transform="translate({x} {y})" stroke="{INK}" stroke-width=".9" '
        f'stroke-linejoin="round">'
        '<circle r="21" fill="#FFF8E6" fill-opacity=".55"/><circle r="18.5" fill="none" '
        f'stroke-dasharray="1 3.8" stroke-width="2.4"/>{points}<circle r="3" fill="#DFAE4B"/>'
        '<path d="M-3-30V-38L3-30V-38" fill="none" stroke-width="1.4"/></g>'
    )


def _frame() -> str:
    """The darker rim of the paper and a double line around the map."""
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#rim)"/>'
        f'<g fill="none" stroke="{INK}"><rect x="7" y="7" width="{WIDTH - 14}" '
        f'height="{HEIGHT - 14}" '
        f'stroke-width="1.6"/><rect x="11" y="11" width="{WIDTH - 22}" height="{HEIGHT - 22}" '
        f'stroke-width=".7"/></g>'
    )


if __name__ == "__main__":
    MAP.write_text(landscape(), encoding="utf-8")

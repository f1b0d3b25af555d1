"""What is painted from a view: all of it, nothing of the others', and in one small message."""

from collections import Counter
from collections.abc import Callable
from dataclasses import fields, replace
from math import dist
from xml.etree import ElementTree

import pytest

from elfenwidgets.rules import view
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.players import COLORS
from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.board.highlights import paint_glow, paint_marks
from elfenwidgets.ui.drawing.board.map_sizes import ARROW, arrows, map_svg
from elfenwidgets.ui.drawing.board.pieces import paint_pieces
from elfenwidgets.ui.drawing.board.veil import paint_veil
from elfenwidgets.ui.drawing.layout import MAP
from elfenwidgets.ui.drawing.marks import QUIET, Marks, PriceTag, Trail
from elfenwidgets.ui.drawing.rack.forms import ROW, STACK, Form
from elfenwidgets.ui.drawing.rack.paint import paint_rack
from elfenwidgets.ui.drawing.rack.places import places, rack_centre, rack_hit
from elfenwidgets.ui.drawing.svg.board import board_svg
from elfenwidgets.ui.drawing.svg.pen import SvgPen
from elfenwidgets.ui.drawing.targets import BOOT, Target
from elfenwidgets.ui.drawing.theme import GOLD, PLAYERS
from tests.rules.whole_games.sheet import WEST
from tests.ui.scenes import LABELS, busy, late, opening

FORMS = (*ROW, *STACK)
SVG = "{http://www.w3.org/2000/svg}"


class Eye(SvgPen):
    """An SVG pen that keeps a list of the sprites and texts it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.sprites: list[tuple[str, float, float]] = []
        self.rings: list[tuple[int, int]] = []
        self.texts: list[str] = []
        self.frames = 0

    def sprite(self, name: str, x: float, y: float, width: float) -> None:
        self.sprites.append((name, x, y))
        super().sprite(name, x, y, width)

    def stroke_circles(self, x: list[int], y: list[int], radius: float) -> None:
        self.rings += zip(x, y, strict=True)
        super().stroke_circles(x, y, radius)

    def stroke_rect(self, x: float, y: float, width: float, height: float) -> None:
        self.frames += 1
        super().stroke_rect(x, y, width, height)

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
    eye = seen(paint_marks, QUIET)
    assert (eye.sprites, eye.rings, eye.texts) == ([], [], [])
    eye = seen(paint_glow, COLORS, QUIET)
    assert (eye.sprites, eye.rings, eye.texts) == ([], [], [])


def test_every_legal_target_of_the_board_glows() -> None:
    targets = [Target("road", id) for id in BOARD.connections]
    targets += [Target("town", id) for id in BOARD.towns]
    eye = seen(paint_glow, COLORS, Marks(legal=frozenset(targets)))
    spots = {(x, y) for name, x, y in eye.sprites if name.startswith("glow")}
    assert spots == {layout.centre(target) for target in targets}


@pytest.mark.parametrize("seat", range(6))
def test_a_trail_has_the_colour_of_its_boot(seat: int) -> None:
    trail = Trail(seat, ("forest:feodor-lapphalya", "plain:ixara-virst"))
    drawn = str(seen(paint_glow, COLORS, Marks(trail=trail)))
    assert [color for color in COLORS if PLAYERS[color] in drawn] == [COLORS[seat]]


def test_rings_of_reach_leave_the_names_of_towns_in_sight() -> None:
    marks = Marks(reach=frozenset({"feodor", "virst"}), opened=frozenset({"ixara"}))
    eye = seen(paint_glow, COLORS, marks)
    assert eye.texts == ["Feodor", "Ixara", "Virst"]
    assert max(n for n, drawn in enumerate(eye.drawn) if "<circle" in drawn) < min(
        n for n, drawn in enumerate(eye.drawn) if "<text" in drawn
    )


RIVERS = [id for id, way in BOARD.connections.items() if way.kind == "river"]


@pytest.mark.parametrize(("names", "shown"), [(13, 920), (17, 700), (22, 540)])
def test_the_arrows_of_a_river_point_downstream_and_can_be_seen(names: int, shown: int) -> None:
    """One raft takes you with the arrow, from Virst to Ixara say (T8).

    ``shown`` is the map's width on a screen.
    """
    for id in RIVERS:
        way = layout.way(id)
        up, down = (
            layout.town(BOARD.connections[id].a)[:2],
            layout.town(BOARD.connections[id].b)[:2],
        )
        assert dist(way[0], up) + dist(way[-1], down) < dist(way[0], down) + dist(way[-1], up)
        found = arrows([id], names)
        assert len(found) >= 3
        for left, tip, right in found:
            middle = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2
            at = min(range(len(way)), key=lambda n: dist(way[n], tip))
            (ax, ay), (bx, by) = way[max(at - 1, 0)], way[min(at + 1, len(way) - 1)]
            onward = (tip[0] - middle[0]) * (bx - ax) + (tip[1] - middle[1]) * (by - ay)
            assert onward > 0
            assert dist(left, right) * shown / layout.FRAME[0] >= 8


def test_light_on_a_river_leaves_its_arrows_in_sight() -> None:
    eye = seen(paint_glow, COLORS, Marks(legal=frozenset({Target("road", RIVERS[0])})))
    gold = [n for n, drawn in enumerate(eye.drawn) if GOLD in drawn]
    heads = [n for n, drawn in enumerate(eye.drawn) if ARROW[-1][1] in drawn]
    assert gold and len(heads) == len(arrows([RIVERS[0]], 13))
    assert min(heads) > max(gold)


def test_a_small_map_has_the_larger_arrows_alone() -> None:
    drawn = map_svg(22).decode()
    assert MAP.read_text(encoding="utf-8").count('stroke="#12405E"') == len(RIVERS)
    assert drawn.count('stroke="#12405E"') == 1


def test_a_ring_marks_what_is_chosen_and_the_keyboards_place() -> None:
    road, town = Target("road", "plain:usselen-wylhien"), Target("town", "virst")
    assert road.name in BOARD.connections
    eye = seen(paint_marks, Marks(chosen=(road,), focus=town))
    spots = {tuple(round(v) for v in layout.centre(target)) for target in (road, town)}
    assert set(eye.rings) == spots


def test_a_price_says_how_many_or_how_many_are_missing() -> None:
    paid, short = "plain:usselen-wylhien", "river:virst-ixara"
    marks = Marks(prices={paid: PriceTag(2, "dragon"), short: PriceTag(2, "raft", 1)})
    eye = seen(paint_marks, marks)
    assert eye.texts == ["2", "−1"]
    assert [name for name, _, _ in eye.sprites] == ["tag-dragon", "short-raft"]


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
    eye = seen(paint_rack, view, COLORS, QUIET, LABELS, ROW[True])
    assert {
        "3",
        "2",
        f"× {view.pile}",
        "Mah'Davikia",
        LABELS["display"],
    } <= set(eye.texts)
    alone = seen(paint_rack, view, COLORS, QUIET, LABELS, ROW[False])
    assert {LABELS["counters"], LABELS["hand"], LABELS["town_card"]} <= set(alone.texts)
    assert eye.count("card-") == 8 and eye.count("badge") == 2


@pytest.mark.parametrize("laid", FORMS)
def test_the_display_lies_there_only_where_it_is_wanted(laid: Form) -> None:
    kinds = {place.target.kind for place in places(late(), laid)}
    shown = laid in (ROW[True], STACK[True])
    assert {"counter", "secret", "obstacle", "card"} <= kinds
    assert ({"display", "pile"} <= kinds) == shown == (not {"display", "pile"}.isdisjoint(kinds))


def test_of_two_equal_counters_as_many_are_ringed_as_were_picked() -> None:
    dragon = Target("counter", "dragon")
    held = view(position(open="dragon elfcycle dragon"), 0)

    def ringed(*chosen: Target) -> int:
        """How many frames are drawn on the rack, more than without a choice."""
        marks = (Marks(chosen=chosen), QUIET)
        with_it, without = (
            seen(paint_rack, held, COLORS, each, LABELS, ROW[False]).frames for each in marks
        )
        return with_it - without

    assert 0 < ringed(dragon) * 2 == ringed(dragon, dragon)


def test_an_obstacle_that_was_used_is_gone_from_the_rack() -> None:
    seats = late().seats
    view = replace(late(), seats=(replace(seats[0], obstacle=False), *seats[1:]))
    assert rack_centre(late(), ROW[False], Target("obstacle", "")) is not None
    assert rack_centre(view, ROW[False], Target("obstacle", "")) is None


def test_the_pile_lies_face_down_and_the_display_face_up() -> None:
    sprites = {(p.target.kind, p.sprite) for p in places(late())}
    assert ("pile", "tile-back") in sprites
    shown = {p.sprite for p in places(late()) if p.target.kind == "display"}
    assert shown == {f"tile-{kind}" for kind in late().display}


def test_who_only_watches_sees_display_and_pile_alone() -> None:
    known = {field.name: getattr(late(), field.name) for field in fields(View)}
    seats = tuple(replace(s, hand=None, secret=None, town_card=None) for s in late().seats)
    watcher = View(**known | {"seat": None, "seats": seats})
    eye = seen(paint_rack, watcher, COLORS, QUIET, LABELS, ROW[True])
    assert {name.split("-")[0] for name, _, _ in eye.sprites} == {"tile"}
    assert len(eye.sprites) == 6


def test_others_secrets_are_not_on_the_rack() -> None:
    view = late()
    assert view.seats[1].secret is None and view.seats[1].secrets == 2
    shown = [place.target for place in places(view)]
    assert len([t for t in shown if t.kind == "secret"]) == len(view.seats[0].secret or ())


@pytest.mark.parametrize("laid", FORMS)
def test_a_click_on_the_rack_means_what_lies_there(laid: Form) -> None:
    view = late()
    for target in {place.target for place in places(view, laid)}:
        middle = rack_centre(view, laid, target)
        assert middle is not None and rack_hit(view, laid, *middle) == target
    assert rack_hit(view, laid, *laid.boot[:2]) == BOOT
    assert rack_hit(view, laid, 1, 1) is None
    assert rack_centre(view, laid, Target("card", "elfcycle")) is None


@pytest.mark.parametrize("laid", FORMS)
def test_the_fullest_rack_has_room_for_all(laid: Form) -> None:
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
    found = places(view, laid)
    for place in found:
        x, y, width, height = place.box
        assert x >= width / 2 and x + width / 2 <= laid.frame[0]
        assert y >= height / 2 and y + height / 2 <= laid.frame[1]
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


@pytest.mark.parametrize("seats", range(2, 7))
def test_painting_leaves_out_nobody(seats: int) -> None:
    assert seen(paint_pieces, late(seats), COLORS[:seats]).count("boot-") == seats


def test_the_town_of_ones_own_card_has_a_flag_that_nobody_else_sees() -> None:
    bare = position(players=2)
    mine = replace(bare.seats[0], town_card="beata")
    state = replace(bare, seats=(mine, bare.seats[1]))
    drawn = [[board_svg(view(each, seat), COLORS[:2]) for seat in (0, 1)] for each in (bare, state)]
    assert drawn[0][0] != drawn[1][0]
    assert drawn[0][1] == drawn[1][1]


def test_what_is_out_of_play_pales_beyond_a_border() -> None:
    assert "<rect" not in str(seen(paint_veil, opening()))
    drawn = ElementTree.fromstring(
        f"<svg>{seen(paint_veil, view(position('western-half'), 0))}</svg>"
    )
    (border,) = (float(rect.attrib["x"]) for rect in drawn.iter("rect"))
    west = [town for town in BOARD.towns if layout.town(town).x < border]
    assert set(west) == WEST
    for name in map(layout.ribbon, BOARD.towns):
        assert not name.x - name.width / 2 < border < name.x + name.width / 2
    pieces = seen(paint_pieces, view(position("western-half"), 0), COLORS[:2])
    assert pieces.count("piece-") == 20

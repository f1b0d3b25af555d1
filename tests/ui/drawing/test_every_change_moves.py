"""Every change has a source, a way and a goal on the screen: counted over whole games."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from elfenwidgets.play.game import Game
from elfenwidgets.rules import EndMove, Pass, editions, legal_actions
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.rules.view import View, view_with_log
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.moving.motion import Flight, flights
from elfenwidgets.ui.drawing.rack.forms import Form, form
from elfenwidgets.ui.drawing.rack.places import displays, rack_hit

Place = tuple[str, Any]
Held = Counter[tuple[Place, str]]
"""How many things of a kind lie at a place."""

WAYS = {
    (round(box.x / 1142, 4), round(box.y / 550, 4)): id
    for id, way in BOARD.connections.items()
    for box in (
        (layout.slot(id), layout.obstacle(id), layout.gold_piece(id), *layout.halves(id))
        if way.is_road
        else (layout.monster(id),)
    )
}
"""The ways by the places of what may lie on them."""

OWN = ("card", "counter", "secret", "obstacle", "drawn")


SWITCHES: Mapping[str, Any] = {
    "elfengold": {"witch": True, "hand_limit": "four", "gold_values": "drawn"},
}
"""The house rules by which there is most that can move."""


def played(edition: str, seats: int, seed: int) -> Iterator[tuple[Game, int]]:
    """A game by chance after each action, and how many events there were before it."""
    players = [Player(f"P{n}", color) for n, color in enumerate(COLORS[:seats])]
    rules = editions()[edition].with_rules(**SWITCHES.get(edition, {}))
    game, rng = Game(rules, players, seed, 0), Random(seed)
    while not game.over:
        actions = list(legal_actions(game.state))
        ends = [action for action in actions if isinstance(action, Pass | EndMove)]
        others = [action for action in actions if action not in ends]
        game.play(rng.choice(ends if not others or (ends and rng.random() < 0.3) else others))
        yield game, len(game.moments)


def held(seen: View) -> Held:
    """What lies where, as a seat sees it."""
    found: Held = Counter()
    for n, seat in enumerate(seen.seats):
        found[("seat", n), "card"] = seat.cards
        found[("seat", n), "tile"] = len(seat.open) + seat.secrets + seat.obstacle
    for road in (*seen.counters, *seen.obstacles):
        found[("way", road), "tile"] += 1
    found[("display", ""), "tile"] = len(seen.display)
    if gold := seen.gold:
        for n, mine in enumerate(gold.seats):
            found[("seat", n), "tile"] += len(mine.open)
            found[("seat", n), "coin"] = mine.coins
        for road in (*gold.doubles, *gold.gold_pieces, *gold.monsters):
            found[("way", road), "tile"] += 1
        found[("market", ""), "card"] = len(gold.market) + gold.gold_pile
        found[("sale", ""), "tile"] = len(gold.row)
        found[("move", ""), "coin"] = gold.gathered
    return found


def place(spot: tuple[str, float, float], seen: View, laid: Form, kind: str) -> Place:
    """What lies at a spot of the page while that is seen."""
    where, x, y = spot
    if where == "seat":
        return "seat", x
    if where == "sale":
        return ("sale", "") if kind == "tile" else ("market", "")
    if where == "rack":
        target = rack_hit(seen, laid, x * laid.frame[0], y * laid.frame[1])
        assert target is not None, "nothing lies there"
        if target.kind in OWN:
            return "seat", seen.seat
        name = {"display": "display", "market": "market", "gold": "market"}.get(target.kind, "box")
        return name, ""
    if kind == "coin":
        return ("box", "") if (x, y) == BOX else ("move", "")
    return ("way", WAYS[x, y]) if (x, y) in WAYS else ("box", "")


BOX = round(layout.STACK.x / 1142, 4), round(layout.STACK.y / 550, 4)


def kind(sprite: str) -> str:
    return "card" if sprite == "stack" else sprite.partition("-")[0]


def unmoved(
    flown: Sequence[Flight],
    before: View,
    after: View,
    laid: Form,
    then: Form,
    cleared: bool,
    colors: Sequence[str] = COLORS,
) -> list[object]:
    """The changes that nothing shows which flies, and what flies without a change.

    Nothing goes through the box but when the board is ``cleared`` and things are dealt anew.
    """
    changed = held(after)
    changed.subtract(held(before))
    for flight in flown:
        what = kind(flight.sprite)
        if what in ("card", "tile", "coin"):
            changed[place(flight.spots[-1], after, then, what), what] -= flight.number
            changed[place(flight.spots[0], before, laid, what), what] += flight.number
    if not (displays(before) and displays(after) and laid.display and then.display):
        del changed[("display", ""), "tile"]  # it is not on the screen, or appears there as a whole
    ways = [
        (each.sprite, *(place(spot, seen, rack, kind(each.sprite))[0] for spot, seen, rack in ends))
        for each in flown
        if kind(each.sprite) in ("card", "tile", "coin")
        for ends in [((each.spots[0], before, laid), (each.spots[-1], after, then))]
    ]
    into, out = ({way[0] for way in ways if way[end] == "box"} for end in (2, 1))
    missing: list[object] = [("through the box", each) for each in into & out if not cleared]
    missing += [(*each, n) for each, n in changed.items() if n and each[0][0] != "box"]
    come = Counter(
        (each.sprite, each.spots[-1][1]) for each in flown if each.spots[-1][0] == "seat"
    )
    walked = {each.sprite for each in flown}
    for n, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if come[f"piece-{colors[n]}", n] != len(now.pieces - was.pieces):
            missing.append(("pieces", n))
        if was.boot != now.boot and f"boot-{colors[n]}" not in walked:
            missing.append(("boot", n))
    if before.start != after.start and not come["glow", after.start]:
        missing.append(("start", after.start))
    return [*missing, *unlit(flown, before, after)]


def unlit(flown: Sequence[Flight], before: View, after: View) -> list[object]:
    """A bid that no light shows (G4.2), there or taken back; who buys pays coins, which fly."""
    was, now = before.gold, after.gold
    if was is None or now is None or len(was.row) != len(now.row) or was.bid == now.bid:
        return []
    lights = {(each.spots[0][:2], each.spots[-1][:2]) for each in flown if each.sprite == "glow"}
    bid, back = (("seat", now.bidder), ("sale", 0)), (("sale", 0), ("seat", was.bidder))
    return [] if (bid if now.bid > was.bid else back) in lights else [("bid", now.bid)]


@pytest.mark.parametrize(
    ("edition", "seats"), [("amigo-de", 3), ("riogrande-2015", 2), ("elfengold", 3)]
)
def test_no_change_of_the_game_goes_without_a_motion(edition: str, seats: int) -> None:
    missing: list[object] = []
    for game, now in played(edition, seats, seed=7):
        one, two = game.moments[now - 2 : now]
        for seat in (None, 0, 1):
            log = game.view(seat).log
            before, after = (view_with_log(each.state, seat, ()) for each in (one, two))
            laid, then = (form(displays(each)) for each in (before, after))
            happened = log[one.written : two.written]
            cleared = any(each["e"] in ("round", "row", "deal") for each in happened)
            flown = flights(happened, before, after, COLORS[:seats], laid, 0.4, then)
            missing += [
                (happened, seat, each)
                for each in unmoved(flown, before, after, laid, then, cleared)
            ]
            back = flights((), after, before, COLORS[:seats], then, 0.4, laid)
            missing += [
                ("taken back", happened, seat, each)
                for each in unmoved(back, after, before, then, laid, cleared)
            ]
    assert missing == []

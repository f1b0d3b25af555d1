"""What flies in Elfengold alone: cards, coins, items, and what is laid on the map."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from elfenwidgets.rules.gold.vocabulary import Special
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.gold.pieces import gold_piece, halves, monster
from elfenwidgets.ui.drawing.layout import Box
from elfenwidgets.ui.drawing.targets import DECK, GOLD, Target


class Laid(NamedTuple):
    """Something that comes to lie on the map: its sprite, whose it was, where, and its name."""

    sprite: str
    own: Target
    box: Box
    thing: tuple[str, str]


class Gained(NamedTuple):
    """Something that a seat gets: its sprite, and what it lay as on the rack, if it lay there."""

    sprite: str
    from_rack: Target | None


def laid(event: Mapping[str, Any], after: View) -> Laid | None:
    """What an event lays on the map, while it still lies there."""
    gold = after.gold
    match event:
        case {"e": "place_item", "item": item, "road": road}:
            kinds: dict[Special, tuple[Box, str]] = {}
            if road in after.obstacles and item == "tree":
                kinds["tree"] = layout.obstacle(road), "obstacle"
            if gold is not None and road in gold.gold_pieces:
                kinds["gold_piece"] = gold_piece(road), "gold_piece"
            if gold is not None and road in gold.monsters:
                kinds["sea_monster"] = monster(road), "sea_monster"
            if item in kinds:
                box, name = kinds[item]
                own = Target("secret" if event["secret"] else "counter", item)
                return Laid(f"tile-{item}", own, box, (name, road))
        case {"e": "double", "road": road, "counter": counter}:
            if gold is not None and road in gold.doubles:
                own = Target("secret" if event["counter_secret"] else "counter", counter)
                return Laid(f"tile-{counter}", own, halves(road)[1], ("double", road))
    return None


def gained(event: Mapping[str, Any]) -> Iterator[Gained]:
    """What an event gives its seat."""
    match event:
        case {"e": "take", "from": "market", "card": card}:
            yield Gained(f"card-{card}", Target("market", card))
        case {"e": "take", "from": "deck"}:
            yield Gained("card-deck", DECK)
        case {"e": "take_gold"}:
            yield Gained("card-gold", GOLD)
        case {"e": "take_coins", "coins": coins} if coins:
            yield Gained("coin", None)
        case {"e": "sold", "item": item}:
            yield Gained(f"tile-{item}", None)

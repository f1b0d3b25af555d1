"""A position in words: on paper, for a screen reader, under a pointer, painted on the rack."""

from collections.abc import Iterable, Iterator, Sequence

from elfenwidgets.markup import Html, html
from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words


def described(view: View) -> str:
    """Where the boots are, what lies on the roads, and what the reader holds, in sentences."""
    me = view.me
    said = [] if me is None else [t("seen-boot", town=words.town(me.boot))]
    others = [words.town(seat.boot) for n, seat in enumerate(view.seats) if n != view.seat]
    if others:
        towns = words.both(list(dict.fromkeys(others)))
        all = t("seen-boots", towns=towns)
        said.append(all if me is None else t("seen-others", n=len(others), towns=towns))
    return " ".join(filter(None, [*said, in_play(view), laid(view), held(view)]))


def in_play(view: View) -> str:
    """What of the map is in play, in a sentence; nothing, where all of it is."""
    if view.edition.half is None:
        return ""
    towns = words.both(sorted(map(words.town, view.edition.board.towns)))
    return t("seen-half", towns=towns)


def laid(view: View) -> str:
    """What lies on the roads, in a sentence; nothing, while none has a counter."""
    monsters = "" if view.gold is None else _monsters(view.gold)
    if not view.counters:
        return monsters
    roads = t("seen-roads", counters=words.row([on_road(view, id) for id in sorted(view.counters)]))
    return f"{roads} {monsters}".strip()


def held(view: View) -> str:
    """What the reader holds, in sentences: nothing on the board shows it."""
    me, said = view.me, []
    hand: tuple[str, ...] = () if me is None else (me.hand or ())
    if view.gold is not None:
        hand += _witches(view, view.gold)
    if hand:
        said.append(t("seen-hand", cards=words.cards(hand)))
    if me is not None and (mine := me.counters):
        said.append(t("seen-counters", counters=words.cards(mine)))
    if view.gold is not None:
        said.append(_items(view, view.gold))
    return " ".join(filter(None, said))


def on_road(view: View, id: str) -> str:
    """What lies on a road that has a counter."""
    if view.gold is not None:
        return _on_road_of_gold(view, view.gold, id)
    counter, road = words.kind(view.counters[id]), words.road(id)
    if id in view.obstacles:
        return t("seen-obstacle", counter=counter, road=road)
    return t("seen-counter", counter=counter, road=road)


def in_words(view: View, players: Sequence[Player]) -> Html:
    """What the pictures show: one's own things, which name the rack too, roads, boots, pieces."""
    things = [held(view)]
    if view.me is not None and view.me.town_card is not None:
        things.append(_named(t("rack-town"), words.town(view.me.town_card)))
    if view.phase in ("draw_secret", "draw"):
        things.append(_named(t("rack-display"), words.cards(view.display)))
    if view.gold is not None:
        things.append(_market(view.gold))
    said = " ".join(filter(None, things))
    mine = html('<p class="rack-alt">{}</p>', said) if said else ""
    lying = " ".join(filter(None, [in_play(view), laid(view)]))
    roads = html("<p>{}</p>", lying) if lying else ""
    seated = list(zip(view.seats, players, strict=True))
    boots = _list(
        t("seats"),
        (
            _named(player.name, t("seat-boot", town=words.town(seat.boot)))
            for seat, player in seated
        ),
    )
    towns = _list(
        t("end-pieces"),
        (
            _named(player.name, words.row(sorted(map(words.town, seat.pieces))))
            for seat, player in seated
            if seat.pieces
        ),
    )
    values = "" if view.gold is None else _list(t("aloud-values"), _values(view.gold))
    return html(
        '<section class="elfen-only-read"><h3>{title}</h3>'
        "{mine}{roads}{values}{boots}{towns}</section>",
        title=t("aloud-title"),
        mine=mine,
        roads=roads,
        values=values,
        boots=boots,
        towns=towns,
    )


def _list(title: str, lines: Iterable[str]) -> Html:
    """Lines under a title; of none nothing."""
    said = Html().join(html("<li>{}</li>", line) for line in lines)
    return said and html("<h4>{}</h4><ul>{}</ul>", title, said)


def _named(title: str, what: str) -> str:
    return f"{words.label(title)} {what}."


def held_in_towns(view: View, players: Sequence[Player]) -> dict[str, str]:
    """The pieces and boots of each town, its coins, and whether it is the viewer's goal; by town.

    A line each, the name of the town first. Nothing is in it but what the ``view`` shows.
    """
    towns = view.edition.board.towns
    return {
        id: "\n".join((town.name, *_held_in_town(id, view, players))) for id, town in towns.items()
    }


def _held_in_town(town: str, view: View, players: Sequence[Player]) -> Iterator[str]:
    seated = list(zip(view.seats, players, strict=True))
    uncollected = [player.name for seat, player in seated if town not in seat.pieces]
    if town != view.edition.board.capital and uncollected:
        all_of_them = len(uncollected) == len(seated)
        yield (
            t("town-all-pieces") if all_of_them else t("town-pieces", names=words.row(uncollected))
        )
    boots = [player.name for seat, player in seated if seat.boot == town]
    if boots:
        yield t("town-boots", names=words.row(boots))
    if view.gold is not None and town in view.gold.values:
        yield t("so-many-coins", coins=view.gold.values[town])
    if view.me is not None and view.me.town_card == town:
        yield t("town-own-card")


def rack_labels(view: View) -> dict[str, str]:
    """The words that are painted on the rack."""
    beside = "display" if view.gold is None else "drawn" if view.phase == "open" else "market"
    return {
        "display": t(f"rack-{beside}"),
        "counters": t("rack-counters" if view.gold is None else "rack-items"),
        "hand": t("rack-hand"),
        "town_card": t("rack-town"),
    }


# What Elfengold alone has


def _items(view: View, gold: GoldView) -> str:
    """The viewer's items that are no counters, those just drawn among them; else ""."""
    if view.seat is None:
        return ""
    mine = gold.seats[view.seat]
    held = (*mine.open, *(mine.secret or ()), *(mine.drawn or ()))
    return t("aloud-items", items=words.row([words.kind(item) for item in held])) if held else ""


def _witches(view: View, gold: GoldView) -> tuple[str, ...]:
    """The witches in the viewer's hand."""
    return ("witch",) * ((gold.seats[view.seat].witches or 0) if view.seat is not None else 0)


def _market(gold: GoldView) -> str:
    """What lies in the market and in the gold pile."""
    return t("aloud-market", cards=words.cards(gold.market), n=gold.gold_pile)


def _values(gold: GoldView) -> list[str]:
    """The gold value of each town, the dearest first."""
    order = sorted(gold.values.items(), key=lambda each: (-each[1], each[0]))
    return [t("aloud-coins", town=words.town(town), coins=coins) for town, coins in order]


def _monsters(gold: GoldView) -> str:
    """The waters that have a sea monster; else ""."""
    roads = [words.road(water) for water in sorted(gold.monsters)]
    return t("seen-monsters", roads=words.row(roads)) if roads else ""


def _on_road_of_gold(view: View, gold: GoldView, id: str) -> str:
    """What lies on a road that has a counter, or two."""
    kinds = [view.counters[id], *([gold.doubles[id]] if id in gold.doubles else [])]
    laid = t("seen-two", counters=words.both([words.kind(k) for k in kinds]), road=words.road(id))
    if id in view.obstacles:
        laid = t("seen-and-tree", laid=laid)
    return t("seen-and-gold", laid=laid) if id in gold.gold_pieces else laid

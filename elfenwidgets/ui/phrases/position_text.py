"""A position in words, for whoever sees no board: on paper, and before a notebook is run."""

from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.gold import position as gold


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
    monsters = "" if view.gold is None else gold.monsters(view.gold)
    if not view.counters:
        return monsters
    roads = t("seen-roads", counters=words.row([on_road(view, id) for id in sorted(view.counters)]))
    return f"{roads} {monsters}".strip()


def held(view: View) -> str:
    """What the reader holds, in sentences: nothing on the board shows it."""
    me, said = view.me, []
    hand: tuple[str, ...] = () if me is None else (me.hand or ())
    if view.gold is not None:
        hand += gold.witches(view, view.gold)
    if hand:
        said.append(t("seen-hand", cards=words.cards(hand)))
    if me is not None and (mine := me.counters):
        said.append(t("seen-counters", counters=words.cards(mine)))
    if view.gold is not None:
        said.append(gold.items(view, view.gold))
    return " ".join(filter(None, said))


def on_road(view: View, id: str) -> str:
    """What lies on a road that has a counter."""
    if view.gold is not None:
        return gold.on_road(view, view.gold, id)
    counter, road = words.kind(view.counters[id]), words.road(id)
    if id in view.obstacles:
        return t("seen-obstacle", counter=counter, road=road)
    return t("seen-counter", counter=counter, road=road)

"""A position in words, for whoever sees no board: on paper, and before a notebook is run."""

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
    return " ".join(filter(None, [*said, laid(view), held(view)]))


def laid(view: View) -> str:
    """What lies on the roads, in a sentence; nothing, while none has a counter."""
    if not view.counters:
        return ""
    return t("seen-roads", counters=words.row([on_road(view, id) for id in sorted(view.counters)]))


def held(view: View) -> str:
    """What the reader holds, in sentences: nothing on the board shows it."""
    me, said = view.me, []
    if me is not None and me.hand:
        said.append(t("seen-hand", cards=words.cards(me.hand)))
    if me is not None and (mine := me.counters):
        said.append(t("seen-counters", counters=words.cards(mine)))
    return " ".join(said)


def on_road(view: View, id: str) -> str:
    """What lies on a road that has a counter."""
    counter, road = words.kind(view.counters[id]), words.road(id)
    if id in view.obstacles:
        return t("seen-obstacle", counter=counter, road=road)
    return t("seen-counter", counter=counter, road=road)

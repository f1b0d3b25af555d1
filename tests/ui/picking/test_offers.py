"""What the page may point out by itself: all that a press would mean, where it lies, no secret."""

import json
import random
from collections.abc import Iterator

import pytest

from elfenwidgets.rules import State
from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import OwnView, view
from elfenwidgets.text import languages, use
from elfenwidgets.ui.drawing.layout import hit
from elfenwidgets.ui.drawing.spots import spots
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.offers import offers
from tests.rules.hidden import deal_hidden_things_anew
from tests.rules.randomplay import states, variants

VARIANTS = ("amigo-de", "boats-everywhere", "moon-1998")


def decisions(variant: str, seed: int) -> Iterator[tuple[State, OwnView, Choosing]]:
    """What may be picked at each decision of a random game, before a pick and after one."""
    rng = random.Random(seed)
    for state in states(variants()[variant], 2 + seed % 5, seed):
        seen = view(state, state.turn)
        assert isinstance(seen, OwnView)
        choosing = Choosing(seen.actions)
        yield state, seen, choosing
        more = choosing.pick(rng.choice(choosing.options)) if choosing.options else None
        if more is not None:
            yield state, seen, more


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_pointed_out_is_what_a_press_there_means(variant: str) -> None:
    pointed_out = 0
    for _, seen, choosing in decisions(variant, VARIANTS.index(variant)):
        found = offers(seen, choosing, far=True)
        near = [each for each in found if "via" not in each]
        targets = sorted(t for t in choosing.targets if t.kind in ("road", "town"))
        assert len(near) == len(targets)
        for target, offer in zip(targets, near, strict=True):
            assert offer["says"] and offer["id"] == target.id
            boxes, lines = spots()[target.id]
            assert {hit(x, y) for x, y, *_ in boxes} == {target}
            if lines:  # of a way that towns cover in part, the rest
                assert target in {hit(x, y) for line in lines for x, y in line}
                pointed_out += 1
        for offer in found:
            if "via" in offer:
                assert offer["id"].startswith("town:")
                assert any(spots()[way][1] for way in offer["via"])
    assert pointed_out > 100


def test_a_road_says_what_each_counter_would_cost_and_a_chosen_counter_its_price() -> None:
    """P4.3 and the chart: a dragon crosses woods for two cards, a troll wagon too."""
    state = position(
        phase="plan", at="feodor", hand="dragon", open="dragon troll_wagon giant_pig elfcycle"
    )
    seen = view(state, 0)
    woods = "forest:feodor-lapphalya"

    def says(choosing: Choosing) -> str:
        roads = sorted(t.name for t in choosing.targets if t.kind == "road")
        return str(offers(seen, choosing, far=False)[roads.index(woods)]["says"])

    choosing = Choosing(seen.actions)
    road, prices = says(choosing).split(": ")
    assert road == "Feodor – Lapphálya (woods)"
    assert {*prices.split(", ")} == {"2 dragons", "2 troll wagons", "1 giant pig", "1 elfcycle"}
    chosen = choosing.pick(Target("counter", "dragon"))
    assert chosen is not None
    assert says(chosen) == "Feodor – Lapphálya (woods): 2 dragons"


def test_nothing_hidden_is_pointed_out() -> None:
    rng = random.Random(7)
    for state, seen, choosing in decisions("moon-1998", 3):
        other = view(deal_hidden_things_anew(state, state.turn, rng), state.turn)
        assert isinstance(other, OwnView)
        anew = Choosing(other.actions, choosing.picks)
        assert offers(other, anew, far=True) == offers(seen, choosing, far=True)


def test_an_offer_is_small() -> None:
    """Six kilobytes at the 95th percentile, in the language with the longest words."""
    sizes = []
    for code in languages():
        use(code)
        for _, seen, choosing in decisions("amigo-de", 5):
            sizes.append(len(json.dumps(offers(seen, choosing, far=True)).encode()))
    assert sorted(sizes)[len(sizes) * 95 // 100] < 6000

"""What the page may point out by itself: all that a press would mean, where it lies, no secret."""

import json
import random
from collections.abc import Iterator
from functools import cache

import pytest

from elfenwidgets.rules import State
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import OwnView, view
from elfenwidgets.text import languages, use
from elfenwidgets.ui.drawing.layout import hit
from elfenwidgets.ui.drawing.rack.places import displays
from elfenwidgets.ui.drawing.spots import SPOTS
from elfenwidgets.ui.drawing.targets import DISCARD, Target
from elfenwidgets.ui.phrases.positions import held_in_towns
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.offers import Lying, Offer, good_for, lying, offers
from elfenwidgets.ui.picking.reach import Weighing
from tests.rules.hidden import deal_hidden_things_anew
from tests.rules.randomplay import states, variants

met = cache(hit)  # the same points are asked for again with each decision

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
        near = [each for each in found if "via" not in each and each["id"] != DISCARD.id]
        targets = sorted(t for t in choosing.targets if t.kind in ("road", "town"))
        assert len(near) == len(targets)
        for target, offer in zip(targets, near, strict=True):
            assert offer["says"] and offer["id"] == target.id
            boxes, lines = SPOTS[target.id]
            assert {met(x, y) for x, y, *_ in boxes} == {target}
            if lines:  # of a way that towns cover in part, the rest
                assert target in {met(x, y) for line in lines for x, y in line}
                pointed_out += 1
        for offer in found:
            if "via" in offer:
                assert offer["id"].startswith("town:")
                assert any(SPOTS[way][1] for way in offer["via"])
    assert pointed_out > 100
    ((stack,), _) = SPOTS[DISCARD.id]
    assert met(*stack[:2]) == DISCARD


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


def test_a_road_says_what_a_placement_makes_of_the_best_journey() -> None:
    """A dragon crosses woods for two cards; where the boot does not come, nothing is gained."""
    state = position(
        phase="plan", at="feodor", hand="dragon dragon", open="dragon giant_pig", obstacle=True
    )
    seen = view(state, 0)
    dragon = Choosing(seen.actions).pick(Target("counter", "dragon"))
    assert dragon is not None

    def says(choosing: Choosing, road: str, weighs: bool = True) -> list[str]:
        weighing = Weighing(seen) if weighs else None
        found = {each["id"]: each for each in offers(seen, choosing, True, weighing)}
        return str(found[f"road:{road}"]["says"]).split("\n")[1:]

    woods, away = "forest:feodor-lapphalya", "plain:lapphalya-virst"
    assert says(dragon, woods) == ["Best journey: 0 → 1 town"]
    assert says(Choosing(seen.actions), woods) == ["Best journey: 0 → 1 town (dragon)"]
    assert says(dragon, away) == ["Best journey: 0 towns, as before"]
    assert says(dragon, woods, weighs=False) == []


def test_an_obstacle_on_the_best_journey_says_what_it_costs_oneself() -> None:
    woods = "forest:feodor-lapphalya"
    state = position(
        phase="plan", at="feodor", hand="dragon dragon", obstacle=True, roads={woods: "dragon"}
    )
    seen = view(state, 0)
    (offer,) = offers(seen, Choosing(seen.actions), False, Weighing(seen))
    assert str(offer["says"]).endswith("\nBest journey: 1 → 0 towns")


def test_a_town_says_whose_pieces_and_boots_are_there_and_whether_it_is_ones_own_goal() -> None:
    state = position(edition="moon-1998", players=2, at="virst", pieces="virst", town_card="ixara")
    seen = view(state, 0)
    found = held_in_towns(seen, (Player("Ada", "red"), Player("Bo", "blue")))
    assert found["virst"] == "Virst\nPieces: Bo\nBoots: Ada"
    assert found["ixara"] == "Ixara\nEverybody’s piece\nYour town card"
    assert found["elvenhold"] == "Elvenhold\nBoots: Bo"
    western = view(position(edition="western-half", players=2), 0)
    found = held_in_towns(western, (Player("Ada", "red"), Player("Bo", "blue")))
    assert len(found) == 11 and found["dagamura"] == "Dag'Amura\nBoots: Ada, Bo"


def served(thing: Lying, offered: list[Offer]) -> list[str]:
    """The ids of the offers that a thing on the rack serves."""
    bits = int(thing.get("lit", "0"), 16)
    return [str(each["id"]) for n, each in enumerate(offered) if bits >> n & 1]


def on_rack(seen: OwnView, choosing: Choosing, offered: list[Offer]) -> list[Lying]:
    """What lies on the rack, with all that a page is told of it."""
    return list(good_for(lying(seen, displays(seen)), seen, choosing, offered))


def test_the_rack_says_where_a_counter_can_go_and_what_a_step_takes() -> None:
    """P4.2 by the chart: a raft lies on no road, a giant pig on plains and in woods alone."""
    seen = view(position(phase="plan", open="giant_pig", hand="raft", players=2), 0)
    offered = offers(seen, Choosing(seen.actions), far=False)
    on_it = {x["id"]: x for x in on_rack(seen, Choosing(seen.actions), offered)}
    pig = on_it["counter:giant_pig"]
    roads = {road.removeprefix("road:").partition(":")[0] for road in served(pig, offered)}
    assert roads == {"plain", "forest"}
    assert pig["says"] == "Giant pig: plains 1, woods 1" and "lit" not in on_it["card:raft"]
    seen = view(position(phase="travel", at="virst", hand="raft dragon", players=2), 0)
    offered = offers(seen, Choosing(seen.actions), far=False)
    for thing in on_rack(seen, Choosing(seen.actions), offered):
        spent = served(thing, offered)
        assert ("town:ixara" in spent) == (thing["id"] == "card:raft")


def pointed_out(seen: OwnView, choosing: Choosing) -> object:
    """All that a page is sent to point out."""
    players = [Player(f"Somebody {color}", color) for color in COLORS[: len(seen.seats)]]
    offered = offers(seen, choosing, True, Weighing(seen) if seen.phase == "plan" else None)
    return offered, on_rack(seen, choosing, offered), held_in_towns(seen, players)


def test_nothing_hidden_is_pointed_out() -> None:
    rng = random.Random(7)
    for state, seen, choosing in list(decisions("moon-1998", 3))[::3]:
        other = view(deal_hidden_things_anew(state, state.turn, rng), state.turn)
        assert isinstance(other, OwnView)
        anew = Choosing(other.actions, choosing.picks)
        assert pointed_out(other, anew) == pointed_out(seen, choosing)


def test_what_is_pointed_out_is_small() -> None:
    """Eight kilobytes at the 95th percentile, in the language with the longest words."""
    sizes = []
    found = list(decisions("amigo-de", 5))[::3]
    for code in languages():
        use(code)
        for _, seen, choosing in found:
            sizes.append(len(json.dumps(pointed_out(seen, choosing), ensure_ascii=False).encode()))
    assert sorted(sizes)[len(sizes) * 95 // 100] < 8000

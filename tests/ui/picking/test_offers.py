"""What the page may point out by itself: all that a press would mean, where it lies, no secret."""

import json
import random
from collections.abc import Iterator
from functools import cache

import pytest

from elfenwidgets.play.table import Table
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
from elfenwidgets.ui.picking.offers import (
    Numbers,
    Offer,
    gains,
    good_for,
    lying,
    offers,
    served,
)
from elfenwidgets.ui.picking.reach import Weighing
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.table.at_table import AtTable
from tests.play.games import at
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
        found = list(offers(seen, choosing, far=True))
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
        return str(list(offers(seen, choosing, far=False))[roads.index(woods)]["says"])

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

    def says(choosing: Choosing, road: str) -> list[str]:
        found = list(offers(seen, choosing, True))
        number = [each["id"] for each in found].index(f"road:{road}")
        said = gains(choosing, Weighing(seen), found)
        return [sentence for sentence in said if number in numbers(said, sentence)]

    woods, away = "forest:feodor-lapphalya", "plain:lapphalya-virst"
    assert says(dragon, woods) == ["Best journey: 0 → 1 town"]
    assert says(Choosing(seen.actions), woods) == ["Best journey: 0 → 1 town (dragon)"]
    assert says(dragon, away) == ["Best journey: 0 towns, as before"]


@pytest.mark.usefixtures("home", "faults")
def test_of_the_best_journey_is_told_who_wants_that_pointed_out() -> None:
    state = position(phase="plan", at="feodor", hand="dragon dragon", open="dragon")
    table = Table(at(state), {1: "random"})
    activity, session = AtTable(table, lambda: None), Session(lambda: None, lambda: None)
    session.enter(activity)
    for activity.weighs in (False, True):
        told = session.gains(session.offers)
        assert ("Best journey: 0 → 1 town" in told) == bool(told) == activity.weighs


def test_an_obstacle_on_the_best_journey_says_what_it_costs_oneself() -> None:
    woods = "forest:feodor-lapphalya"
    state = position(
        phase="plan", at="feodor", hand="dragon dragon", obstacle=True, roads={woods: "dragon"}
    )
    seen = view(state, 0)
    choosing = Choosing(seen.actions)
    (obstacle,) = offers(seen, choosing, False)
    assert gains(choosing, Weighing(seen), [obstacle]) == {"Best journey: 1 → 0 towns": "1"}


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


def numbers(found: Numbers, name: str) -> list[int]:
    """Which of the offers a thing on the rack serves, or a sentence is said of."""
    bits = int(found.get(name, "0"), 16)
    return [n for n in range(bits.bit_length()) if bits >> n & 1]


def on_rack(seen: OwnView, choosing: Choosing, offered: list[Offer]) -> dict[str, set[str]]:
    """By a thing that lies on the rack, the ids of the offers that it serves."""
    found = served(seen, choosing, offered)
    return {
        thing["id"]: {offered[n]["id"] for n in numbers(found, thing["id"])}
        for thing in lying(seen, displays(seen))
    }


def test_the_rack_says_where_a_counter_can_go_and_what_a_step_takes() -> None:
    """P4.2 by the chart: a raft lies on no road, a giant pig on plains and in woods alone."""
    seen = view(position(phase="plan", open="giant_pig", hand="raft", players=2), 0)
    offered = list(offers(seen, Choosing(seen.actions), far=False))
    on_it = on_rack(seen, Choosing(seen.actions), offered)
    roads = {road.split(":")[1] for road in on_it["counter:giant_pig"]}
    assert roads == {"plain", "forest"} and not on_it["card:raft"]
    (pig,) = (x for x in lying(seen, displays(seen)) if x["id"] == "counter:giant_pig")
    assert pig["says"] == "Giant pig: plains 1, woods 1"
    seen = view(position(phase="travel", at="virst", hand="raft dragon", players=2), 0)
    offered = list(offers(seen, Choosing(seen.actions), far=False))
    on_it = on_rack(seen, Choosing(seen.actions), offered)
    assert {thing for thing in on_it if "town:ixara" in on_it[thing]} == {"card:raft"}


def pointed_out(seen: OwnView, choosing: Choosing) -> object:
    """All that a page is sent to point out."""
    players = [Player(f"Somebody {color}", color) for color in COLORS[: len(seen.seats)]]
    offered = list(offers(seen, choosing, True))
    gained = gains(choosing, Weighing(seen), offered) if seen.phase == "plan" else {}
    lies = list(good_for(lying(seen, displays(seen)), seen, choosing))
    return (
        offered,
        gained,
        lies,
        served(seen, choosing, offered),
        held_in_towns(seen, players),
    )


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

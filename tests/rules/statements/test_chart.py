"""T1 to T9: the transportation chart, each price by moving a boot over a road of that terrain."""

from typing import Any

import pytest

from elfenwidgets.rules import BOARD, State, editions
from tests.rules.rulebook import allowed, play, position, refusal, rule

ROAD_OF = {
    "plain": "plain:ixara-virst",
    "forest": "forest:feodor-lapphalya",
    "desert": "desert:albaran-feodor",
    "mountain": "mountain:ixara-mahdavikia",
}
CHART = [  # plain, forest, desert, mountain; 0: it does not go there
    pytest.param("T1", "giant_pig", (1, 1, 0, 0), marks=rule("T1")),
    pytest.param("T2", "elfcycle", (1, 1, 0, 2), marks=rule("T2")),
    pytest.param("T3", "magic_cloud", (2, 2, 0, 1), marks=rule("T3")),
    pytest.param("T4", "unicorn", (0, 1, 2, 1), marks=rule("T4")),
    pytest.param("T5", "troll_wagon", (1, 2, 2, 2), marks=rule("T5")),
    pytest.param("T6", "dragon", (1, 2, 1, 1), marks=rule("T6")),
]


@pytest.mark.parametrize(("chart", "kind", "prices"), CHART)
def test_what_a_counter_costs_on_each_terrain(chart: str, kind: str, prices: Any) -> None:
    for (terrain, road), price in zip(ROAD_OF.items(), prices, strict=True):
        a, b = BOARD.connections[road].a, BOARD.connections[road].b
        if price == 0:
            planning = position(open=kind)
            refusal(
                planning,
                f"0 place {kind} {road}",
                "P4.3",
                "wrong-terrain",
                counter=kind,
                terrain=terrain,
                chart=chart,
            )
            continue
        allowed(position(open=kind), f"0 place {kind} {road}")
        for here, there in ((a, b), (b, a)):
            rich = position(phase="travel", at=here, hand=[kind] * 4, roads={road: kind})
            for number in range(5):
                line = f"0 move {road} > {there} {' '.join([kind] * number)}"
                if number == price:
                    assert play(rich, line).seats[0].boot == there
                else:
                    due = {"kind": kind, "terrain": terrain, "base": price, "need": price}
                    refusal(rich, line, "P5.3", "exact-price", **due, given=number)


@pytest.mark.parametrize("counter", ["giant_pig", "dragon"])
@pytest.mark.parametrize("water", ["river:virst-ixara", "lake:elvenhold-virst"])
@rule("T7")
def test_rivers_and_lakes_carry_rafts_alone(counter: str, water: str) -> None:
    refusal(
        position(open=counter),
        f"0 place {counter} {water}",
        "P4.4",
        "no-counter-on-water",
        road=water,
    )
    state = position(phase="travel", at="virst", hand=[counter] * 2 + ["raft"] * 2)
    to = BOARD.connections[water].other("virst")
    base = {"river": 1, "lake": 2}[BOARD.connections[water].kind]
    refusal(
        state,
        f"0 move {water} > {to} {' '.join([counter] * base)}",
        "P5.5",
        "wrong-cards",
        kind="raft",
        terrain=BOARD.connections[water].kind,
        base=base,
        need=base,
        cards=(counter,) * base,
    )
    allowed(state, f"0 move {water} > {to} {' '.join(['raft'] * base)}")


RIVERS = [c for c in BOARD.connections.values() if c.kind == "river"]
FERRIES = [c for c in BOARD.connections.values() if c.kind == "lake"]


@rule("T8")
@pytest.mark.parametrize("river", RIVERS, ids=lambda river: river.id)
def test_one_raft_with_the_arrow_two_against_it(river: Any) -> None:
    def at(town: str, rafts: int) -> State:
        return position(phase="travel", at=town, hand=["raft"] * rafts)

    due = {"kind": "raft", "terrain": "river"}
    allowed(at(river.a, 1), f"0 move {river.id} > {river.b} raft")
    allowed(at(river.b, 2), f"0 move {river.id} > {river.a} raft raft")
    down, up = f"0 move {river.id} > {river.b}", f"0 move {river.id} > {river.a}"
    refusal(
        at(river.a, 2), f"{down} raft raft", "T8", "exact-price", **due, base=1, need=1, given=2
    )
    refusal(at(river.b, 2), f"{up} raft", "T8", "exact-price", **due, base=2, need=2, given=1)
    refusal(at(river.a, 0), f"{down} raft", "T8", "river-price", **due, base=1, need=1, have=0)
    refusal(at(river.b, 1), f"{up} raft", "T8", "river-price", **due, base=2, need=2, have=1)


def test_the_arrows_of_the_rivers() -> None:
    downstream = [
        "beata-elvenhold",
        "elvenhold-rivinia",
        "ixara-mahdavikia",
        "mahdavikia-grangor",
        "rivinia-tichih",
        "virst-ixara",
        "wylhien-usselen",
    ]
    assert sorted(f"{river.a}-{river.b}" for river in RIVERS) == downstream


def costs(edition: str, magnum: int, nebulae: int) -> Any:
    """A case for an edition, or a table, whose ferries cost so many rafts."""
    on_magnum = rule("T9", lake_cost=("Mare Magnum", magnum))
    on_nebulae = rule("T9", lake_cost=("Mare Nebulae", nebulae))
    return pytest.param(edition, magnum, nebulae, marks=[on_magnum, on_nebulae])


@rule("T9")
@pytest.mark.parametrize("ferry", FERRIES, ids=lambda ferry: ferry.id)
@pytest.mark.parametrize(
    ("edition", "magnum", "nebulae"),
    [
        costs("amigo-de", 2, 2),
        costs("moon-1998", 2, 1),
        costs("amigo-de", 1, 2),
        costs("moon-1998", 1, 1),
    ],
)
def test_a_ferry_costs_what_the_edition_says(
    ferry: Any, edition: Any, magnum: int, nebulae: int
) -> None:
    prices = {"Mare Magnum": magnum, "Mare Nebulae": nebulae}
    if (magnum, nebulae) != {"amigo-de": (2, 2), "moon-1998": (2, 1)}[edition]:
        edition = editions()[edition].with_rules(lake_cost=prices)
    need = prices[ferry.lake]
    due = {"kind": "raft", "terrain": "lake", "base": need, "need": need}
    for here, there in ((ferry.a, ferry.b), (ferry.b, ferry.a)):
        step = f"0 move {ferry.id} > {there}"
        rich = position(edition, phase="travel", at=here, hand="raft raft raft")
        allowed(rich, f"{step} {' '.join(['raft'] * need)}")
        given = 3 - need
        line = f"{step} {' '.join(['raft'] * given)}"
        refusal(rich, line, "T9", "exact-price", **due, given=given)
        poor = position(edition, phase="travel", at=here, hand=["raft"] * (need - 1))
        refusal(poor, f"{step} raft", "T9", "lake-price", **due, have=need - 1)


def test_a_ferry_leads_from_town_to_town() -> None:
    pairs = sorted((ferry.lake, ferry.a, ferry.b) for ferry in FERRIES)
    assert pairs == [
        ("Mare Magnum", "elvenhold", "strykhaven"),
        ("Mare Magnum", "elvenhold", "virst"),
        ("Mare Magnum", "strykhaven", "virst"),
        ("Mare Nebulae", "grangor", "parundia"),
        ("Mare Nebulae", "grangor", "yttar"),
        ("Mare Nebulae", "parundia", "yttar"),
    ]


def test_forty_eight_connections_join_all_towns() -> None:
    kinds = [c.kind for c in BOARD.connections.values()]
    assert (len(kinds), kinds.count("river"), kinds.count("lake")) == (48, 7, 6)
    assert max(BOARD.distance("elvenhold", town) for town in BOARD.towns) == 5

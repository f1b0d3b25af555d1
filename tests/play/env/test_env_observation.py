"""What an agent observes: a row that reads as its table says, and tells nothing hidden."""

import random
import re
from dataclasses import fields, replace
from typing import Any

import numpy as np
import pytest

from elfenwidgets.play.env import mask, observation
from elfenwidgets.play.env.elfenland import Elfenland
from elfenwidgets.play.env.observation import LARGEST, SLICES
from elfenwidgets.play.fast import from_state
from elfenwidgets.rules import Result, editions, start, view
from elfenwidgets.rules.position import position
from tests.play.env.row import observe
from tests.rules.hidden import deal_hidden_things_anew
from tests.rules.randomplay import TABLES, states, variants

VARIANTS = variants()
ROW = re.compile(r"^(\S+) +(\d+) +(\d+) +\S", re.MULTILINE)


def test_the_table_of_the_observation_says_where_everything_lies() -> None:
    begin, expected = 0, []
    rows = [(name, int(size), int(most)) for name, size, most in ROW.findall(observation.__doc__)]
    there = [name for name, *_ in rows].index("there")
    table, seat = rows[:there], rows[there:]
    for chair in range(6):
        expected += [(f"{name}_{chair}", size, most) for name, size, most in seat]
    for name, size, most in table + expected:
        assert SLICES[name] == slice(begin, begin + size), name
        assert set(LARGEST[SLICES[name]]) == {most}, name
        begin += size
    assert begin == len(LARGEST)
    assert len(SLICES) == len(table) + len(expected)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_each_seat_is_told_its_view_as_the_table_says(variant: str, seats: int) -> None:
    largest = np.zeros(len(LARGEST), int)
    for state in states(VARIANTS[variant], seats, seed=2):
        rows = np.array([observe(view(state, seat)) for seat in range(seats)])
        game = from_state(state)
        told = [list(observation.observe(game, seat)) for seat in range(seats)]
        assert told == rows.tolist()
        assert rows.shape == (seats, len(LARGEST))
        assert rows.min() >= 0
        largest = np.maximum(largest, rows.max(axis=0))
    assert (largest <= LARGEST).all()


def part(row: list[int], name: str) -> list[int]:
    return list(row[SLICES[name]])


def test_the_observation_reads_as_the_table_says() -> None:
    road = "forest:feodor-lapphalya"
    state = position(
        edition="moon-1998",
        at="feodor",
        hand="dragon dragon raft",
        open="unicorn",
        secret="dragon",
        pieces="feodor usselen",
        roads={road: "dragon!"},
        players=3,
    )
    row = observe(view(state, state.turn))
    assert part(row, "hand") == [0, 0, 0, 0, 0, 2, 1]
    assert part(row, "secret") == [0, 0, 0, 0, 0, 1]
    assert part(row, "open_0") == [0, 0, 0, 1, 0, 0]
    assert part(row, "secrets_0") == [1]
    assert part(row, "cards_0") == [3]
    assert part(row, "phase") == [0, 0, 1, 0, 0, 0]
    assert part(row, "turn") == [1, 0, 0, 0, 0, 0]
    assert sum(part(row, "pieces_0")) == 2
    assert sum(part(row, "roads")) == sum(part(row, "obstacles")) == 1
    assert part(row, "lake_cost") == [2, 1]
    assert part(row, "boatmen") == [0, 1]
    assert [part(row, f"there_{i}") for i in range(6)] == [[1]] * 3 + [[0]] * 3
    other = observe(view(state, (state.turn + 1) % 3))
    assert part(other, "turn") == [0, 0, 1, 0, 0, 0]
    assert part(other, "open_2") == part(row, "open_0")


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_an_observation_tells_nothing_hidden(variant: str, seats: int) -> None:
    world, rng = Elfenland(players=seats), random.Random(5)
    changed = 0
    for state in states(VARIANTS[variant], seats, seed=5):
        for seat, agent in enumerate(world.possible_agents[:3]):
            other = deal_hidden_things_anew(state, seat, rng)
            changed += other.seats != state.seats
            told = []
            for world._game.position in map(from_state, (state, other)):
                mask.write(world._game.position, world._mask)
                told.append([array.tobytes() for array in world.observe(agent).values()])
            assert told[0] == told[1]
    assert changed > 50


OTHER: dict[str, Any] = {
    "round": 2,
    "phase": "travel",
    "start": 1,
    "turn": 1,
    "display": ("dragon",) * 5,
    "pile": 11,
    "stack": 12,
    "counters": {"forest:feodor-lapphalya": "unicorn"},
    "obstacles": frozenset({"forest:usselen-yttar"}),
    "done": 1,
    "result": Result((0,), ("pieces",), False, ()),
}
OTHER_SEAT: dict[str, Any] = {
    "boot": "yttar",
    "pieces": frozenset({"yttar"}),
    "cards": 2,
    "open": ("dragon",),
    "secrets": 2,
    "obstacle": False,
    "hand": ("dragon",),
    "secret": ("raft",),
    "town_card": "yttar",
}
OTHER_RULES: dict[str, Any] = {
    "rounds": 3,
    "hand": "refill_to_8",
    "display": "stays",
    "give_back": "round_end",
    "lake_cost": {"Mare Magnum": 1, "Mare Nebulae": 1},
    "boatmen": (),
    "town_cards": False,
    "town_card_tie": "distance",
    "early_end": "finish_round",
    "caravan_only_if_unable": True,
}


SHOWN_OTHERWISE = ("seat", "seats", "edition", "actions", "passes", "log")


def test_everything_that_a_view_knows_is_observed() -> None:
    """But for the gold and the half of the map of editions that the environment does not take."""
    seen = view(start(editions()["moon-1998"], 3, seed=1, first=0), 0)
    other_seat = {
        name: (replace(seen.me, **{name: value}), *seen.seats[1:])
        for name, value in (OTHER_SEAT | {"secret": ("dragon",)}).items()
    }
    views = {
        **{name: replace(seen, **{name: value}) for name, value in OTHER.items()},
        **{f"seat {name}": replace(seen, seats=seats) for name, seats in other_seat.items()},
        **{
            f"rules {name}": replace(seen, edition=replace(seen.edition, **{name: value}))
            for name, value in OTHER_RULES.items()
        },
    }
    known = {
        *(
            {f.name for f in fields(seen)}
            - {"seat", "seats", "edition", "actions", "passes", "log", "gold"}
        ),
        *(f"seat {f.name}" for f in fields(seen.me)),
        *(f"rules {f.name}" for f in fields(seen.edition) if f.init),
    } - {"rules key", "rules gold", "rules half"}
    assert set(views) == known
    for name, changed in views.items():
        assert observe(changed) != observe(seen), name

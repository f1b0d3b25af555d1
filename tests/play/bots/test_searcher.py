"""What the searcher sees that the others do not, and what ends its search."""

import math
import random

import pytest

from elfenwidgets.play.bots.choice import because
from elfenwidgets.play.bots.searcher import SearcherBot
from elfenwidgets.rules import (
    Action,
    Pass,
    Place,
    PlaceObstacle,
    view,
)
from elfenwidgets.rules.position import position

BY_STRYKHAVEN = {"plain:beata-strykhaven", "mountain:strykhaven-virst"}


def test_the_searcher_hinders_the_leader() -> None:
    leader, last = "forest:dagamura-kihromah", "plain:beata-strykhaven"
    state = position(
        round=4,
        left="wylhien usselen",
        roads={leader: "magic_cloud", last: "dragon", "plain:usselen-wylhien": "dragon"},
        seats=[
            {"at": "beata", "hand": "raft raft raft", "left": "strykhaven virst ixara yttar"},
            {"at": "dagamura", "hand": "raft raft raft", "left": "kihromah"},
        ],
    )
    searcher = SearcherBot()
    chosen = searcher.choose(view(state, state.turn), random.Random(0))
    action, reason = chosen.action, chosen.reason
    assert action == PlaceObstacle(0, leader)
    assert reason == because("obstacle-towns", road=leader, seat=2, towns=1)


@pytest.mark.parametrize(
    ("passes", "open", "expected"),
    [(0, "dragon dragon", Pass), (0, "dragon", Place), (1, "dragon dragon", Place)],
)
def test_the_searcher_lets_others_place_first_but_does_not_wait_for_who_waits(
    passes: int, open: str, expected: type[Action]
) -> None:
    state = position(
        hand="dragon elfcycle raft",
        open="dragon elfcycle",
        done=passes,
        seats=[{"open": open}, {}],
    )
    searcher = SearcherBot()
    chosen = searcher.choose(view(state, state.turn), random.Random(0))
    action, reason = chosen.action, chosen.reason
    assert reason is not None
    assert isinstance(action, expected)
    assert (reason.key == "pass-wait") == (expected is Pass)


def test_the_searcher_does_not_wait_where_another_wants_its_only_road() -> None:
    rival = {"at": "beata", "left": "strykhaven", "hand": "raft raft raft", "open": "troll_wagon"}
    state = position(
        at="beata",
        left="strykhaven",
        hand="dragon",
        open="dragon",
        round=4,
        obstacle=False,
        seats=[rival],
    )
    action = SearcherBot().choose(view(state, state.turn), random.Random(0)).action
    assert action == Place(0, "dragon", False, "plain:beata-strykhaven")


class Counting(random.Random):
    """Chance that counts how often it is asked."""

    asked = 0

    def random(self) -> float:
        self.asked += 1
        return super().random()


def test_the_searchers_ceiling_ends_a_search() -> None:
    state = position(hand="dragon elfcycle raft", open="dragon elfcycle", players=4)
    asked = []
    for seconds in (0, math.inf):
        rng = Counting(0)
        chosen = SearcherBot(seconds=seconds).choose(view(state, state.turn), rng)
        action = chosen.action
        assert chosen.hurried == (seconds == 0)
        assert action in view(state, state.turn).actions
        assert isinstance(action, Place)
        asked.append(rng.asked)
    assert 1 == asked[0] < asked[1]

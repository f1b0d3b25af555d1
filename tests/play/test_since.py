"""What the others have done since one's own last action."""

import random
from itertools import pairwise

import pytest

from elfenwidgets.play.game import Game
from elfenwidgets.play.since import MOST, since, steps_since
from elfenwidgets.rules import editions, legal_actions
from elfenwidgets.rules.actions import ACTIONS
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.players import Player

PLAYERS = [Player("Ada", "green"), Player("Bo", "red"), Player("Cy", "blue")]


@pytest.mark.parametrize("edition", ["amigo-de", "elfengold"])
def test_it_is_what_the_own_log_tells_since_then_and_its_views_are_the_own_ones(
    edition: str,
) -> None:
    game, rng = Game(editions()[edition], PLAYERS, 5, 0), random.Random(5)
    told = 0
    while not game.over:
        seat = 1
        steps, log = steps_since(game, seat), game.view(seat).log
        happened = [event for step in steps for event in step.happened]
        assert all(event.get("seat") != seat for event in happened if event["e"] in ACTIONS)
        if steps and len(steps) < MOST:
            own = [n for n, e in enumerate(log) if e["e"] in ACTIONS and e.get("seat") == seat]
            acted = [n for n, e in enumerate(log) if e["e"] in ACTIONS and n > max(own, default=-1)]
            assert happened == list(log[acted[0] :])
            assert set(map(str, happened)) <= set(map(str, since(log, seat)))
            told += len(steps)
        for one, two in pairwise(steps):
            assert one.after.counters == two.before.counters
        assert all(step.before.seat == step.after.seat == seat for step in steps)
        game.play(rng.choice(list(legal_actions(game.state))))
    assert told > 50


def test_who_only_watches_has_no_last_turn() -> None:
    game = Game(editions()["amigo-de"], PLAYERS, 5, 0)
    assert since(game.view(None).log, None) == ()


def test_a_boot_that_goes_on_by_a_witch_makes_one_journey() -> None:
    state = gold_position(
        phase="travel", at="virst", hand="witch witch raft", players=2, rules={"witch": True}
    )
    game = Game.at(state, PLAYERS[:2])
    for line in ("0 move river:virst-ixara > ixara raft", "0 fly usselen", "0 fly beata", "0 end"):
        game.play(parse(line))
    happened = [[event["e"] for event in step.happened] for step in steps_since(game, 1)]
    assert happened == [["move", "fly", "fly"], ["end_move"]]

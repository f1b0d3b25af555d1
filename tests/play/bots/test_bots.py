"""What every bot keeps to, and what each is good for."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from elfenwidgets.play.bots import Bot, bots, drafting
from elfenwidgets.play.bots.choice import REASONS, Choice
from elfenwidgets.play.bots.evaluation import to_come
from elfenwidgets.play.bots.searcher import SearcherBot
from elfenwidgets.play.game import Game
from elfenwidgets.play.journeys.best_journey import for_view
from elfenwidgets.play.journeys.network import NUMBER
from elfenwidgets.play.journeys.placements import journey_after
from elfenwidgets.play.selfplay import play
from elfenwidgets.rules import (
    Action,
    Draw,
    DrawSecret,
    Edition,
    EndMove,
    Keep,
    Move,
    Pass,
    Place,
    PlaceObstacle,
    State,
    apply,
    editions,
    start,
    view,
)
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.edition import base_editions
from elfenwidgets.rules.position import position
from tests.play.journeys.randomgames import AMIGO, STRICT, placing
from tests.rules.hidden import deal_hidden_things_anew

NAMES = list(bots())
TABLES = [(key, 2 + number % 3) for number, key in enumerate(base_editions())]


def player(name: str) -> Bot:
    """A bot; the searcher does the least work, so that it plays a whole game in a second."""
    return SearcherBot(work=0) if name == "searcher" else bots()[name]()


def decisions(edition: str, seats: int, name: str, seed: int = 1) -> Iterator[tuple[State, Choice]]:
    """Every state of a game between bots of one kind, and the choice made in it."""
    state = start(editions()[edition], seats, seed)
    bot, rng = player(name), random.Random(seed)
    while state.phase != "over":
        choice = bot.choose(view(state, state.turn), rng)
        yield state, choice
        state = apply(state, choice.action)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_bot_chooses_what_is_legal_says_why_and_plays_to_the_end(
    edition: str, seats: int, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drafting, "MAPS", 2)  # what the searcher draws is as legal, and sooner
    for state, choice in decisions(edition, seats, name):
        reason = choice.reason
        assert choice.action in view(state, state.turn).actions
        action = choice.action
        blind = isinstance(action, DrawSecret) or (isinstance(action, Draw) and not action.counter)
        assert (reason is None) == blind, "luck has no reason"
        if reason is not None:
            assert tuple(sorted(reason.values)) == tuple(sorted(REASONS[reason.key]))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("edition", "seats"), [("amigo-de", 4), ("moon-1998", 3)])
def test_hidden_things_do_not_change_a_choice(edition: str, seats: int, name: str) -> None:
    bot, rng = player(name), random.Random(0)
    changed = 0
    playing = "planner" if name == "searcher" else name  # it comes to the same, and sooner
    for number, (state, _) in enumerate(decisions(edition, seats, playing)):
        if number % 8:
            continue
        other = deal_hidden_things_anew(state, state.turn, rng)
        changed += other != state
        choices = [
            bot.choose(view(truth, state.turn), random.Random(number)) for truth in (state, other)
        ]
        assert choices[0] == choices[1]
    assert changed > 5


def test_a_long_search_does_not_see_hidden_things_either() -> None:
    bot, rng = SearcherBot(), random.Random(0)
    planning = [s for s, _ in decisions("amigo-de", 4, "planner") if s.phase == "plan"]
    for number, state in enumerate(planning[::48]):
        choices = [
            bot.choose(view(truth, state.turn), random.Random(number))
            for truth in (state, deal_hidden_things_anew(state, state.turn, rng))
        ]
        assert choices[0] == choices[1]


def test_the_bots_are_listed_from_the_weakest_to_the_strongest() -> None:
    assert NAMES == ["random", "greedy", "planner", "searcher"]
    assert all(bots()[name]().name == name for name in NAMES)


def choice(state: State, name: str = "greedy") -> Action:
    return bots()[name]().choose(view(state, state.turn), random.Random(0)).action


def test_greedy_places_the_counter_that_opens_a_way_for_its_cards() -> None:
    state = position(at="feodor", hand="dragon dragon", open="dragon unicorn", pieces="feodor")
    action = choice(state)
    assert isinstance(action, Place)
    assert for_view(view(apply(state, action), state.turn)).towns == 1


@pytest.mark.parametrize("edition", [AMIGO, STRICT], ids=["free", "strict"])
def test_greedy_overlooks_no_placement(edition: Edition) -> None:
    """It looks at all of them together first, and leaves most alone."""
    helped = 0
    for state in islice(placing(edition, 4, seed=1), 2, 30, 4):
        mine = view(state, state.turn)
        worth = {a: journey_after(mine, a).value for a in mine.actions if isinstance(a, Place)}
        if worth and max(worth.values()) > for_view(mine).value:
            helped += 1
            action = choice(state)
            assert isinstance(action, Place) and worth[action] == max(worth.values())
    assert helped


def test_greedy_goes_its_best_journey() -> None:
    state = position(
        phase="travel",
        at="feodor",
        hand="dragon dragon elfcycle",
        roads={"forest:feodor-lapphalya": "dragon", "plain:lapphalya-virst": "elfcycle"},
    )
    best = for_view(view(state, state.turn))
    taken = []
    while isinstance(action := choice(state), Move):
        taken.append(action)
        state = replace(apply(state, action), turn=state.turn)
    assert len(taken) == best.towns == 2


def test_greedy_cuts_the_cards_that_are_worth_least() -> None:
    state = position(phase="travel", hand="giant_pig elfcycle elfcycle magic_cloud dragon dragon")
    action = choice(state)
    assert isinstance(action, EndMove) and action.discard == ("giant_pig", "magic_cloud")


def test_greedy_puts_no_obstacle_on_its_own_way() -> None:
    own, far = "desert:dagamura-feodor", "plain:usselen-wylhien"
    state = position(at="feodor", hand="dragon", roads={own: "dragon", far: "giant_pig"})
    assert choice(state) == PlaceObstacle(state.turn, far)


def test_greedy_passes_when_it_has_nothing_left() -> None:
    state = position(
        at="feodor", hand="dragon", obstacle=False, roads={"plain:usselen-wylhien": "dragon!"}
    )
    assert choice(state) == Pass(state.turn)


def test_greedy_keeps_the_counter_that_its_cards_want() -> None:
    state = position(phase="keep", hand="elfcycle elfcycle", open="elfcycle unicorn")
    assert choice(state) == Keep(state.turn, "elfcycle", False)


def test_greedy_collects_far_more_towns_than_chance() -> None:
    towns: dict[str, list[int]] = {"random": [], "greedy": []}
    for seed in range(3):
        names = ("random", "greedy", "random", "greedy")
        game: Game = play(editions()["amigo-de"], names, seed)
        for name, seat in zip(names, game.state.seats, strict=True):
            towns[name].append(len(seat.pieces))
    assert min(towns["greedy"]) >= 13
    assert max(towns["random"]) <= 10


BY_STRYKHAVEN = {"plain:beata-strykhaven", "mountain:strykhaven-virst"}


def far_from_virst(**more: Any) -> State:
    """Virst, the last town, is two roads away; between them lies a town that is collected."""
    return position(at="beata", left="virst", round=4, **more)


def test_the_planner_places_what_helps_only_together() -> None:
    state = far_from_virst(hand="giant_pig dragon", open="giant_pig dragon unicorn")
    roads = set()
    for _ in range(2):
        chosen = bots()["planner"]().choose(view(state, state.turn), random.Random(0))
        place, reason = chosen.action, chosen.reason
        assert reason is not None
        assert isinstance(place, Place)
        roads.add(place.road)
        state = apply(apply(state, place), Pass(1))
        assert reason.key == ("place-later" if len(roads) == 1 else "place-towns")
    assert roads == BY_STRYKHAVEN


@pytest.mark.parametrize(("round", "expected"), [(1, Pass), (4, Place)])
def test_the_planner_keeps_its_last_counter_unless_it_is_the_last_round(
    round: int, expected: type[Action]
) -> None:
    roads = {"plain:usselen-wylhien": "dragon!"}
    state = position(round=round, hand="raft", open="dragon", obstacle=False, roads=roads)
    assert isinstance(choice(state, "planner"), expected)


def test_the_planner_spends_idle_cards_on_a_better_place() -> None:
    left = "virst ixara mahdavikia grangor"
    state = position(phase="travel", round=3, at="beata", left=left, hand="raft raft")
    chosen = bots()["planner"]().choose(view(state, state.turn), random.Random(0))
    move, reason = chosen.action, chosen.reason
    assert reason is not None
    assert isinstance(move, Move)
    assert (move.to, reason.key) == ("elvenhold", "move-place")
    assert not isinstance(choice(state), Move)


def test_a_fine_outlook_knows_the_towns_one_by_one() -> None:
    def one_missing(town: str, fine: bool) -> float:
        return to_come(NUMBER["jaccaranda"], 1 << NUMBER[town], 1, fine)

    assert BOARD.distance("jaccaranda", "virst") == BOARD.distance("jaccaranda", "strykhaven")
    assert one_missing("virst", fine=False) == one_missing("strykhaven", fine=False)
    assert one_missing("virst", fine=True) > one_missing("strykhaven", fine=True)

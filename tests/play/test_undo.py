"""Taking back: what may be, whose it is, and what chance makes of it afterwards."""

import json
import random
from typing import Any

import pytest

from elfenwidgets.play.game import Game, NothingToUndo
from elfenwidgets.rules import Pass, State, editions, legal_actions
from elfenwidgets.rules.actions import ACTIONS
from elfenwidgets.rules.position import position
from elfenwidgets.rules.record import replay
from tests.play.games import ADA, BO, CY, PLAIN, at, drawn, new, play


def test_undo_takes_the_last_action_back() -> None:
    state = position(open="dragon unicorn", seats=[{"open": "dragon"}])
    game = at(state)
    written = game.events
    play(game, f"0 place dragon {PLAIN}")
    assert game.can_undo(0)
    game.undo(0)
    assert (game.state, game.events) == (state, written)
    assert not game.can_undo(0)


def test_step_by_step_a_whole_move_is_taken_back() -> None:
    roads = {PLAIN: "dragon"}
    state = position(phase="travel", at="ixara", hand="dragon dragon", roads=roads)
    game = at(state)
    play(game, f"0 move {PLAIN} > virst dragon", f"0 move {PLAIN} > ixara dragon", "0 end")
    for _ in range(3):
        game.undo(0)
    assert game.state == state


def test_only_who_acted_last_takes_back() -> None:
    game = at(position(open="dragon"))
    play(game, f"0 place dragon {PLAIN}")
    assert not game.can_undo(1)
    with pytest.raises(NothingToUndo):
        game.undo(1)
    play(game, "1 pass")
    assert not game.can_undo(0)
    with pytest.raises(NothingToUndo):
        game.undo(0)
    game.undo(1)
    game.undo(0)


def test_what_bots_have_answered_goes_with_the_action() -> None:
    state = position(players=3, open="dragon unicorn", seats=[{"open": "dragon"}, {}])
    game = at(state)
    play(game, f"0 place dragon {PLAIN}", "1 pass", "2 pass")
    assert not game.can_undo(0), "two people have acted since"
    assert not game.can_undo(0, {2}), "one has"
    assert not game.can_undo(1, {0}), "a bot's own action is nobody's"
    assert game.can_undo(0, {1, 2})
    game.undo(0, {1, 2})
    assert game.state == state


def test_a_bots_answer_that_showed_something_stays() -> None:
    state = position(players=2, open="dragon", seats=[{"secret": "dragon"}])
    game = at(state)
    play(game, f"0 place dragon {PLAIN}", "1 place (dragon) plain:beata-elvenhold")
    assert not game.can_undo(0, {1})
    with pytest.raises(NothingToUndo):
        game.undo(0, {1})


SHOWS = {"draw_secret", "draw", "deal", "round", "display", "town_card"}


@pytest.mark.parametrize("bots", [set(), {1}, {1, 2}, {0, 2}], ids=str)
def test_nothing_that_was_shown_and_no_action_of_another_person_is_taken_back(
    bots: set[int],
) -> None:
    game, rng = new(players=(ADA, BO, CY), edition="moon-1998"), random.Random(4)
    taken = answers = 0
    while not game.over:
        game.play(rng.choice(list(legal_actions(game.state))))
        for seat in {0, 1, 2} - bots:
            if not game.over and game.can_undo(seat, bots):
                before = game.record()
                game.undo(seat, bots)
                gone: list[Any] = before["events"][len(game.events) :]
                assert game.state.turn == gone[0]["seat"] == seat
                assert {event["seat"] for event in gone[1:]} <= bots
                shown = {event["e"] for event in gone if event["e"] != "keep"} & SHOWS
                assert not shown and not any(e.get("secret") for e in gone if e["e"] == "place")
                taken, answers = taken + 1, answers + len(gone) - 1
                game = Game.from_record(before)
    assert taken > 30 and (answers > 0) == bool(bots)


@pytest.mark.parametrize(
    ("state", "line"),
    [
        (position(phase="draw_secret"), "0 draw secret"),
        (position(phase="draw"), "0 draw pile"),
        (position(phase="draw", display="dragon " * 5), "0 draw dragon"),
        (position(secret="dragon"), f"0 place (dragon) {PLAIN}"),
        (position(phase="travel", start=1, turn=0), "0 end"),
        (
            position(phase="keep", start=1, turn=0, open="dragon unicorn"),
            "0 keep dragon",
        ),
    ],
    ids=["a secret counter", "the stack", "a refill", "a secret on a road", "a deal", "a round"],
)
def test_what_came_to_light_is_not_taken_back(state: State, line: str) -> None:
    game = at(state)
    play(game, line)
    assert not game.can_undo(0)
    with pytest.raises(NothingToUndo):
        game.undo(0)


def test_the_last_pass_of_planning_may_be_taken_back() -> None:
    game = at(position(turn=1, start=0, done=1))
    play(game, "1 pass")
    after = game.state.phase
    game.undo(1)
    assert (after, game.state.phase) == ("travel", "plan")


def test_the_winning_step_may_be_taken_back() -> None:
    state = position(
        "riogrande-en",
        phase="travel",
        at="ixara",
        hand="dragon",
        left="virst",
        roads={PLAIN: "dragon"},
    )
    game = at(state)
    play(game, f"0 move {PLAIN} > virst dragon")
    assert game.over
    result = game.view(1).result
    assert result is not None and result.winners == (0,)
    game.undo(0)
    assert (game.over, game.state) == (False, state)


def test_undo_reaches_back_before_the_record() -> None:
    game = drawn(new())
    play(game, "0 pass")
    again = Game.from_record(game.record())
    assert again.can_undo(0)
    assert not again.can_undo(1)
    game.undo(0)
    again.undo(0)
    assert (again.state, again.events) == (game.state, game.events)
    assert not again.can_undo(0)
    assert not again.can_undo(1)


def test_after_undo_a_foreign_game_goes_on_by_the_rules() -> None:
    game = drawn(new())
    play(game, "0 pass")
    record = game.record() | {"seed": "another"}
    again = Game.from_record(record)
    again.undo(0)
    play(again, "0 pass", "1 pass")
    rng = random.Random(1)
    while not again.over:
        again.play(rng.choice(list(legal_actions(again.state))))
    assert replay(again.record()).phase == "over"


def foreign(record: dict[str, Any], seed: str | None = None) -> dict[str, Any]:
    """The record as somebody wrote it who does not know our seeds; None: it says none."""
    rest = {key: value for key, value in record.items() if key != "seed"}
    return rest if seed is None else rest | {"seed": seed}


def to_the_end(game: Game, seed: int = 1) -> list[dict[str, Any]]:
    rng = random.Random(seed)
    while not game.over:
        game.play(rng.choice(list(legal_actions(game.state))))
    return list(game.record()["events"])


@pytest.mark.parametrize("seed", [None, "", "another"])
def test_undo_after_loading_a_foreign_game_keeps_the_piles_and_the_future(seed: str | None) -> None:
    game = drawn(new())
    play(game, "0 pass")
    record = foreign(game.record(), seed)
    straight, back = Game.from_record(record), Game.from_record(record)
    back.undo(0)
    for name in ("pile", "stack", "seed"):  # the seed is what later shuffles go by
        assert getattr(back.state, name) == getattr(straight.state, name)
    assert back.state.seed not in ("", "another")
    play(back, "0 pass")
    assert back.state == straight.state
    assert to_the_end(back) == to_the_end(straight)


@pytest.mark.parametrize("seed", [None, "another"])
def test_loading_between_undo_and_the_same_action_changes_nothing(seed: str | None) -> None:
    game = drawn(new())
    play(game, "0 pass")
    straight = Game.from_record(foreign(game.record(), seed))
    back = Game.from_record(straight.record())
    back.undo(0)
    back = Game.from_record(back.record())
    play(back, "0 pass")
    assert back.state == straight.state
    assert Game.from_record(back.record()).state == straight.state


@pytest.mark.parametrize("seed", [None, "another"])
def test_a_foreign_game_that_was_saved_and_read_again_has_the_same_future(seed: str | None) -> None:
    """Or whoever does not like what is to come could have it shuffled anew by reading it again."""
    game = drawn(new("moon-1998", (ADA, BO, CY)))
    straight = Game.from_record(foreign(game.record(), seed))
    rng, rounds = random.Random(3), set()
    while not straight.over:
        straight.play(rng.choice(list(legal_actions(straight.state))))
        rounds.add(straight.state.round)
        assert Game.from_record(json.dumps(straight.record())).state == straight.state
    assert rounds == {1, 2, 3, 4}


@pytest.mark.parametrize("give_back", ["round_end", "after_planning"])
def test_a_counter_kept_in_a_foreign_game_is_taken_back_and_kept_again(give_back: str) -> None:
    edition = editions()["amigo-de"].with_rules(give_back=give_back)
    game = Game(edition, (ADA, BO), 42, 0)
    while game.state.phase != "keep":
        game.play(
            next(iter(legal_actions(game.state)))
            if game.state.phase != "plan"
            else Pass(game.state.turn)
        )
    keep = next(iter(legal_actions(game.state)))
    game.play(keep)
    straight = Game.from_record(foreign(game.record()))
    back = Game.from_record(foreign(game.record()))
    back.undo(keep.seat)
    back.play(keep)
    assert back.state == straight.state


def test_a_finished_foreign_game_may_be_opened_and_its_end_taken_back() -> None:
    game = Game(editions()["riogrande-en"], (ADA, BO), 1, 0)
    to_the_end(game)
    again = Game.from_record(foreign(game.record()))
    assert again.over
    last: Any = again.events[-1]
    again.undo(last["seat"])
    assert not again.over
    again.play(ACTIONS[last["e"]].from_event(last))
    assert again.record() == foreign(game.record())


def test_undo_and_go_on_gives_the_same_chance() -> None:
    one, other = drawn(new()), drawn(new())
    play(one, "0 pass")
    one.undo(0)
    for game in (one, other):
        play(game, "0 pass", "1 pass", *_ends(game))
    assert one.record() == other.record()


def _ends(game: Game) -> list[str]:
    hands = [seat.hand for seat in game.state.seats]
    return [f"{i} end {' '.join(hand[4:])}" for i, hand in enumerate(hands)]

"""The fast game is the clear one: the same actions, the same states, from the same seed."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from elfenwidgets.play.env import numbering
from elfenwidgets.play.fast import decode, encode, from_state, play_out, start, to_state
from elfenwidgets.play.fast.tables import ALL_CARDS
from elfenwidgets.play.usage import UsageError
from elfenwidgets.rules import EndMove, Move, Refused, apply, editions, engine, legal_actions
from elfenwidgets.rules.edition import CHOICES, base_editions
from elfenwidgets.rules.gold.actions import PassBid
from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import view
from tests.play.fast.equal import compare, compare_from, form, table
from tests.rules.randomplay import states, variants

AMIGO = editions()["amigo-de"]


@pytest.mark.parametrize("number", range(0, 2000, 29))
def test_a_random_game_is_the_same_on_both_engines(number: int) -> None:
    assert compare(number) > 14


def test_every_edition_is_compared_as_printed_and_with_house_rules() -> None:
    compared = [table(number)[0] for number in range(0, 2000, 29)]
    printed = {edition.key for edition in compared if edition == editions()[edition.key]}
    changed = {edition.key for edition in compared if edition != editions()[edition.key]}
    assert printed == changed == set(base_editions())


@pytest.mark.parametrize("key", variants())
def test_every_action_has_a_code_of_its_own(key: str) -> None:
    for state in states(variants()[key], 3, 7):
        actions = list(legal_actions(state))
        codes = [encode(action, state.actor.boot) for action in actions]
        assert [decode(code, state.turn, state.actor.boot) for code in codes] == actions
        assert len(set(codes)) == len(codes)


def test_an_action_off_the_board_has_no_code() -> None:
    with pytest.raises(KeyError):
        encode(Move(0, "river:virst-ixara", "feodor", ("raft",), "card"), "virst")


def test_a_game_can_start_anywhere() -> None:
    state = position(
        phase="travel",
        at="feodor",
        hand="dragon dragon dragon raft raft raft unicorn",
        roads={"forest:feodor-lapphalya": "dragon!", "desert:albaran-feodor": "unicorn"},
        seats=[{"hand": "raft"}, {"left": "virst"}],
    )
    there = from_state(state)
    assert form(to_state(there)) == form(state)
    codes = there.phase.legal(there)
    assert {decode(code, state.turn, state.actor.boot) for code in codes} == set(
        legal_actions(state)
    )
    assert len(codes) == len(set(codes))


@pytest.mark.parametrize("early_end", CHOICES["early_end"])
@pytest.mark.parametrize(("rounds", "round"), [(3, 2), (3, 3), (4, 3), (4, 4)])
def test_the_twentieth_piece_ends_the_game_where_it_should(
    early_end: str, rounds: int, round: int
) -> None:
    state = position(
        early_end=early_end,
        rounds=rounds,
        round=round,
        phase="travel",
        at="feodor",
        left="lapphalya",
        hand="dragon dragon",
        roads={"forest:feodor-lapphalya": "dragon"},
        seats=[{"left": "virst"}],
    )
    move = Move(0, "forest:feodor-lapphalya", "lapphalya", ("dragon", "dragon"), "card")
    there = from_state(state)
    there.phase.play(there, encode(move, "feodor"))
    compare_from(apply(state, move), there, Random(1))


@pytest.mark.parametrize(("tie", "winners"), [("distance", (0,)), ("cards", (1,))])
def test_a_tie_with_town_cards_is_broken_as_the_edition_says(
    tie: str, winners: tuple[int, ...]
) -> None:
    near = {"at": "beata", "town_card": "beata", "pieces": "beata"}
    state = position(
        town_cards=True,
        town_card_tie=tie,
        round=4,
        phase="travel",
        turn=1,
        at="strykhaven",
        town_card="virst",
        pieces="strykhaven ixara",
        hand="raft",
        seats=[near],
    )
    there = from_state(state)
    there.phase.play(there, encode(EndMove(1, ()), "strykhaven"))
    assert there.winners == winners == apply(state, EndMove(1, ())).winners


def test_a_state_in_which_the_box_acts_is_no_position() -> None:
    with pytest.raises(ValueError, match="the box is to act first: display"):
        from_state(engine.set_up(AMIGO, 2, 1))


def test_a_state_without_all_cards_and_counters_is_no_position() -> None:
    state = engine.start(AMIGO, 2, 1)
    for lost in (replace(state, stack=state.stack[1:]), replace(state, pile=state.pile[1:])):
        with pytest.raises(ValueError, match="must all be there"):
            from_state(lost)


@pytest.mark.parametrize(("seats", "first"), [(1, None), (7, None), (3, 3), (3, -1)])
def test_two_to_six_play_and_one_of_them_starts(seats: int, first: int | None) -> None:
    with pytest.raises(Refused, match="S1"):
        start(AMIGO, seats, 1, first)


def test_whoever_is_named_starts() -> None:
    for first in range(5):
        assert form(to_state(start(AMIGO, 5, 3, first))) == form(engine.start(AMIGO, 5, 3, first))


def test_a_copy_is_played_on_by_itself() -> None:
    game = start(AMIGO, 3, 5)
    before = form(to_state(game))
    copy = game.copy()
    played = play_out(copy, Random(1))
    assert form(to_state(game)) == before
    assert play_out(game, Random(1)) == played
    assert form(to_state(game)) == form(to_state(copy)) != before


def test_a_simulation_deals_by_its_own_chance() -> None:
    """Or it would know what comes: the seed of a state gives it away."""
    hands = set()
    for number in range(5):
        game = start(AMIGO, 3, 5)
        game.chance = Random(number)
        while game.round == 1:
            game.phase.play(game, game.phase.legal(game)[0])
        hands.add(game.seats[0].hand)
        assert sum(seat.hand for seat in game.seats) + game.stack == ALL_CARDS
    assert len(hands) > 2


def test_the_game_is_played_out_by_chance_until_somebody_wins() -> None:
    wins: Counter[int] = Counter()
    chance = Random(1)
    for _ in range(100):
        game = start(AMIGO, 2, 1, chance=chance)
        assert play_out(game, chance) > 50
        assert game.winners is not None
        assert game.phase.legal(game) == []
        wins.update(game.winners)
    assert min(wins[0], wins[1]) > 25


@pytest.mark.parametrize("key", ["elfengold", "western-half"])
def test_what_is_not_the_base_game_on_the_whole_map_is_refused(key: str) -> None:
    with pytest.raises(UsageError, match="command-edition-not-here"):
        start(editions()[key], 2, 1)
    with pytest.raises(UsageError, match="command-edition-not-here"):
        from_state(engine.start(editions()[key], 2, 1))


def test_an_action_of_elfengold_has_no_code_and_no_number() -> None:
    with pytest.raises(ValueError, match="an action of Elfengold"):
        encode(PassBid(0), "virst")
    with pytest.raises(ValueError, match="an action of Elfengold"):
        numbering.number(view(engine.start(AMIGO, 2, 1), 0), PassBid(0))

"""G7.1 to GE3: the end of a round, and of the game."""

from collections import Counter

import pytest

from elfenwidgets.rules import BOARD, State
from elfenwidgets.rules.ending import result
from elfenwidgets.rules.gold.state import all_items
from tests.rules.gold.games import golden
from tests.rules.rulebook import gold, lines, play, refusal, rule
from tests.rules.statements.roads import DESERT, FOREST, PLAIN, RIVER


def last_boot(**words: object) -> State:
    """Seat 1 of two is the last to move."""
    return gold(**{"phase": "travel", "turn": 1, "done": 1, **words})


@rule("G7.1")
def test_all_items_come_off_the_board_and_the_start_player_changes() -> None:
    roads = {PLAIN: "dragon$", FOREST: "dragon elfcycle!", DESERT: "dragon"}
    state = last_boot(roads=roads, monsters=[RIVER])
    after = play(state, "1 end", "1 coins 0")
    theirs = golden(after)
    assert (after.counters, theirs.doubles, after.obstacles) == ({}, {}, frozenset())
    assert (theirs.gold_pieces, theirs.monsters) == (frozenset(), frozenset())
    assert Counter(theirs.pile) == Counter(all_items())
    assert (after.start, after.turn, after.round, after.phase) == (1, 1, 3, "cards")


@rule("G7.2")
def test_who_has_more_than_two_items_keeps_two_as_they_lay() -> None:
    state = last_boot(open="dragon tree", secret="double", players=2)
    state = play(state, "1 end", "1 coins 0")
    assert lines(state) == {
        "1 keep two dragon tree",
        "1 keep two dragon (double)",
        "1 keep two tree (double)",
    }
    refusal(state, "1 keep two dragon", "G7.2", "keep-two", given=1, have=3)
    refusal(state, "1 keep two dragon double", "G7.2", "item-not-held", item="double")
    refusal(state, "1 keep two dragon dragon", "G7.2", "item-not-held", item="dragon")
    refusal(state, "1 pass", "G7.2", "keep-two-first")
    after = play(state, "1 keep two dragon (double)")
    theirs = golden(after)
    assert (after.seats[1].open, theirs.seats[1].open, theirs.seats[1].secret) == (
        *(("dragon",), ()),
        ("double",),
    )
    assert theirs.pile.count("tree") == 2


@rule("G7.2")
def test_the_pile_is_mixed_once_the_round_is_over() -> None:
    state = last_boot(roads={PLAIN: "dragon", FOREST: "unicorn"})
    after = play(state, "1 end", "1 coins 0")
    before, pile = golden(state).pile, golden(after).pile
    assert pile[: len(before)] != before


@rule("G7.2")
def test_from_the_start_player_clockwise_and_two_or_fewer_stay() -> None:
    many = "elfcycle elfcycle tree"
    state = gold(
        phase="travel",
        players=3,
        start=1,
        turn=0,
        done=2,
        open=many,
        seats=[{"open": many}, {"open": "dragon", "secret": "double"}],
    )
    state = play(state, "0 end", "0 coins 0")
    for seat in (1, 0):
        assert (state.phase, state.turn) == ("keep_items", seat)
        state = play(
            state, f"{seat} keep two elfcycle tree" if seat else "0 keep two elfcycle elfcycle"
        )
    assert state.phase == "cards"
    assert golden(state).seats[2].secret == ("double",)


@rule("G7.3")
def test_cards_stay_as_they_are() -> None:
    state = last_boot(gold_pile=3, discard="dragon gold", deck="raft unicorn raft")
    before = golden(state)
    after = play(state, "1 end", "1 coins 0")
    theirs = golden(after)
    assert (theirs.deck, theirs.market, theirs.gold_pile) == (before.deck, before.market, 3)
    assert (after.discard, theirs.discarded) == (state.discard, before.discarded)


TOWNS = BOARD.piece_towns


def ended(mine: int, theirs: int, coins: tuple[int, int], **words: object) -> State:
    """The game after the last move, with so many pieces and coins of seat 0 and seat 1."""
    return play(
        last_boot(
            round=words.pop("round", 6),
            pieces=TOWNS[:theirs],
            coins=coins[1],
            seats=[{"pieces": TOWNS[:mine], "coins": coins[0]}],
            **words,
        ),
        *("1 end", "1 coins 0"),
    )


@rule("GE1")
@pytest.mark.parametrize(
    ("mine", "theirs", "coins", "winners", "by"),
    [
        (9, 8, (0, 30), (0,), ("pieces",)),
        (9, 9, (4, 5), (1,), ("pieces", "coins")),
        (9, 9, (5, 5), (0, 1), ("pieces", "coins", "shared")),
    ],
)
def test_most_pieces_then_most_coins(
    mine: int, theirs: int, coins: tuple[int, int], winners: tuple[int, ...], by: tuple[str, ...]
) -> None:
    state = ended(mine, theirs, coins)
    assert (state.phase, state.winners) == ("over", winners)
    told = result(state)
    assert told is not None
    assert told.decided_by == by
    assert [seat["coins"] for seat in told.to_record()["seats"]] == list(coins)


@rule("GE1")
def test_not_before_round_six() -> None:
    assert ended(9, 8, (1, 1), round=5).phase == "cards"


@rule("GE2")
def test_twenty_pieces_end_the_game_with_the_round() -> None:
    early = last_boot(
        round=2,
        turn=0,
        done=0,
        at="ixara",
        hand="dragon",
        pieces=[town for town in TOWNS if town != "virst"],
        roads={PLAIN: "dragon"},
    )
    state = play(early, f"0 move {PLAIN} > virst dragon")
    assert state.phase == "travel", "the round goes on"
    state = play(state, "0 end", "0 coins 3", "1 end", "1 coins 0")
    assert (state.phase, state.round, state.winners) == ("over", 2, (0,))


def with_town_cards(tie: str, mine: str, pieces: int, coins: tuple[int, int]) -> State:
    """Seat 0 in Elvenhold with the town card ``mine``; seat 1 has 9 pieces, and is one away."""
    return play(
        last_boot(
            round=6,
            rules={"town_cards": True, "town_card_tie": tie},
            pieces=TOWNS[:9],
            town_card="beata",
            coins=coins[1],
            seats=[{"pieces": TOWNS[:pieces], "town_card": mine, "coins": coins[0]}],
        ),
        *("1 end", "1 coins 0"),
    )


@rule("GE3", town_cards=True, town_card_tie="distance")
def test_with_town_cards_the_nearer_boot_wins_a_tie_and_then_coins() -> None:
    nearer = with_town_cards("distance", "ixara", 10, (9, 0))
    assert nearer.winners == (1,), "eight each, two connections away against one"
    level = result(with_town_cards("distance", "virst", 9, (9, 0)))
    assert level is not None
    assert (level.winners, level.decided_by) == ((0,), ("score", "distance", "coins"))
    assert with_town_cards("distance", "virst", 9, (3, 3)).winners == (0, 1)


@rule("GE3", town_cards=True, town_card_tie="cards")
def test_or_whoever_has_more_coins() -> None:
    told = result(with_town_cards("cards", "ixara", 10, (9, 0)))
    assert told is not None
    assert (told.winners, told.decided_by) == ((0,), ("score", "coins"))

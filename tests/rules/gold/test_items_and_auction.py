"""G3.1 to G4.5: two items for everybody, and the auction."""

from collections import Counter

from elfenwidgets.rules import State, view
from tests.rules.gold.games import golden
from tests.rules.gold.test_setup import ELFENGOLD
from tests.rules.rulebook import gold, lines, play, refusal, rule, start


@rule("G3.1")
def test_two_items_one_of_them_open_by_choice() -> None:
    state = gold(phase="open", drawn="dragon tree")
    assert lines(state) == {"0 open dragon", "0 open tree"}
    refusal(state, "0 open double", "G3.1", "not-drawn", item="double")
    refusal(state, "0 pass", "G3.1", "open-first")
    after = play(state, "0 open dragon")
    assert (after.seats[0].open, golden(after).seats[0].secret) == (("dragon",), ("tree",))
    other = play(state, "0 open tree")
    assert (other.seats[0].secret, golden(other).seats[0].open) == (("dragon",), ("tree",))


@rule("G3.1")
def test_who_draws_looks_at_both_and_nobody_else_at_either() -> None:
    state = gold(phase="open", drawn="dragon tree")
    mine, others = view(state, 0).gold, view(state, 1).gold
    assert mine is not None and others is not None
    assert (mine.seats[0].drawn, others.seats[0].drawn) == (("dragon", "tree"), None)


@rule("G3.1")
def test_from_the_start_player_clockwise() -> None:
    state = start(ELFENGOLD, 3, 5, 1)
    for seat in (1, 2, 0):
        assert (state.phase, state.turn) == ("open", seat)
        assert [len(each.drawn) for each in golden(state).seats] == [
            2 if i == seat else 0 for i in range(3)
        ]
        state = play(state, min(lines(state)))
    assert state.phase == "auction"


@rule("G4.1")
def test_twice_as_many_items_as_players_one_after_the_other() -> None:
    state = start(ELFENGOLD, 4, 5, 0)
    while state.phase == "open":
        state = play(state, min(lines(state)))
    row = golden(state).row
    assert len(row) == 8
    for sold, item in enumerate(row):
        assert golden(state).row == row[sold:]
        before = Counter(golden(state).pile)
        for seat in (0, 1, 2, 3):
            state = play(state, f"{seat} bid pass")
        assert Counter(golden(state).pile) - before == {item: 1}
    assert state.phase == "plan"


def auction(**words: object) -> State:
    return gold(**{"phase": "auction", "row": "dragon tree", **words})


@rule("G4.2")
def test_bid_more_or_pass_and_who_passed_is_out() -> None:
    state = auction(players=3, start=1, turn=1)
    assert lines(state) == {"1 bid pass", *(f"1 bid {coins}" for coins in range(1, 13))}
    refusal(state, "1 bid 0", "G4.2", "bid-too-low", least=1, given=0)
    refusal(state, "1 pass", "G4.2", "bid-first")
    state = play(state, "1 bid 3")
    refusal(state, "2 bid 3", "G4.2", "bid-too-low", least=4, given=3)
    refusal(state, "0 bid 5", "G4.2", "not-your-turn", seat=0, turn=2)
    state = play(state, "2 bid pass", "0 bid 5", "1 bid 6")
    assert state.turn == 0
    state = play(state, "0 bid pass")
    assert (state.seats[1].open, golden(state).seats[1].coins) == (("dragon",), 6)
    assert (golden(state).row, state.turn) == (("tree",), 1)


@rule("G4.2")
def test_clockwise_past_whoever_is_out() -> None:
    state = auction(players=4)
    state = play(state, "0 bid 1", "1 bid pass", "2 bid 2", "3 bid 3", "0 bid 4")
    assert state.turn == 2


@rule("G4.2")
def test_the_last_one_in_is_asked_while_nobody_has_bid() -> None:
    state = play(auction(), "0 bid pass")
    assert "1 bid 1" in lines(state)
    after = play(state, "1 bid 1")
    assert (after.seats[1].open, golden(after).seats[1].coins) == (("dragon",), 11)


@rule("G4.3")
def test_the_winner_pays_and_lays_the_item_open() -> None:
    state = play(auction(row="double"), "0 bid 2", "1 bid 12", "0 bid pass")
    theirs = golden(state)
    assert [seat.coins for seat in theirs.seats] == [12, 0]
    assert (theirs.seats[1].open, theirs.seats[1].secret) == (("double",), ())
    assert state.phase == "plan"


@rule("G4.4")
def test_an_item_that_nobody_wants_goes_back_to_the_pile() -> None:
    state = auction(row="dragon")
    after = play(state, "0 bid pass", "1 bid pass")
    assert Counter(golden(after).pile) == Counter([*golden(state).pile, "dragon"])
    assert golden(after).pile != (*golden(state).pile, "dragon"), "it is mixed"
    assert [seat.coins for seat in golden(after).seats] == [12, 12]


@rule("G4.5")
def test_no_bid_above_ones_coins() -> None:
    state = auction(coins=4)
    refusal(state, "0 bid 5", "G4.5", "bid-too-high", have=4, given=5)
    assert "0 bid 4" in lines(state)
    state = play(auction(seats=[{"coins": 2}]), "0 bid 2")
    assert lines(state) == {"1 bid pass"}


@rule("G4.2")
def test_who_has_no_coins_passes_without_being_asked() -> None:
    state = play(auction(players=3, seats=[{"coins": 0}, {}]), "0 bid 1")
    assert state.turn == 2
    after = play(auction(seats=[{"coins": 0}]), "0 bid 1")
    assert (after.seats[0].open, golden(after).row) == (("dragon",), ("tree",))

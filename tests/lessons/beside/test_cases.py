"""Every switch has a position in which it decides, and each of its values is shown."""

import pytest

from elfenwidgets.lessons.beside.cases import case
from elfenwidgets.rules import conformance, editions
from elfenwidgets.rules.house_rules.switches import SWITCHES
from elfenwidgets.rules.position.text import parse

GAMES = ("amigo-de", "elfengold")


@pytest.mark.parametrize(
    ("key", "game"),
    [(key, game) for key in SWITCHES for game in GAMES if SWITCHES[key].turns(editions()[game])],
)
def test_only_the_switch_is_another_and_something_comes_of_it(key: str, game: str) -> None:
    switch = SWITCHES[key]
    shown = [case(switch, value, editions()[game]) for value in switch.values]
    assert len({each.action for each in shown}) == 1
    assert {each.switch for each in shown} == {switch.name}
    for value, each in zip(switch.values, shown, strict=True):
        state = parse(each.position)
        assert switch.of(state.edition) == value
        assert (state.gold is None) == (editions()[game].gold is None)
        assert conformance.mistake(each) is None
        other = switch.flipped(state.edition, switch.values[0])
        assert other.rules() == parse(shown[0].position).edition.rules()
        boots = [seat.boot for seat in state.seats]
        assert boots == [seat.boot for seat in parse(shown[0].position).seats]
    assert len({(each.legal, str(each.after)) for each in shown}) == 2


def test_a_tie_in_elfengold_is_settled_in_a_game_of_elfengold_by_coins() -> None:
    switch, winners = SWITCHES["town_card_tie"], []
    for value in switch.values:
        shown = case(switch, value, editions()["elfengold"])
        state = parse(shown.position)
        assert state.gold is not None and {seat.hand for seat in state.seats} == {()}
        winners.append(shown.after["winners"])
    assert winners == [[1], [0]]

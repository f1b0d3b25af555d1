"""The engine and a referee who shares nothing with it agree on whole games of Elfengold."""

from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.rules import BOARD, Edition
from tests.rules.gold.games import tables
from tests.rules.gold.refereed import Figures, refereed
from tests.rules.profiles import examples


@examples(25)
@given(tables(), st.sampled_from([(), BOARD.piece_towns[3:]]))
def test_both_see_and_allow_the_same_at_every_decision(
    table: tuple[Edition, int, int], got: tuple[str, ...]
) -> None:
    figures = Figures()
    assert refereed(*table, figures, got)["result"]
    assert figures.decisions > 50
    assert len(figures.refused) > 10

"""The replay of a game that goes on sends nothing that was hidden from whoever looks on.

The hidden things are dealt anew; real kernels then show every step, and all that comes is compared.
"""

from pathlib import Path

import pytest

from tests.ui.kernelpage import Page, Record, page
from tests.ui.table.test_secrets import played, swapped

AGAINST_BOTS = {"bots": {"1": "greedy", "2": "greedy"}}


def walk(found: Page) -> None:
    """Open the replay by its address, go through every step, take pictures, and a film."""
    found.run(
        "from elfenwidgets.play import library; (game,) = library.games('unfinished');"
        "app.visit(('games', game.id, 'replay'), new=True)"
    )
    found.connect()
    strip = found.find(tooltip="Through the game")
    last = found._models[strip]["max"]
    assert last >= 15
    for step in range(1, last + 1):
        found.set(strip, value=step)
    found.press("Picture of this position")
    found.set(strip, value=last // 2)
    found.press("Picture of this position")
    found.press("Film of this game")


def sent(home: Path, record: Record) -> list[str]:
    with page(home, record) as found:
        before = len(found.traffic)
        walk(found)
        assert any("elfenland.svg" in each for each in found.traffic)
        return found.traffic[before:]


@pytest.mark.parametrize("phase", ["plan", "travel"])
def test_the_only_person_gets_nothing_of_the_others(tmp_path: Path, phase: str) -> None:
    record = played(phase) | {"meta": AGAINST_BOTS}
    one, other = (
        sent(tmp_path / str(i), each) for i, each in enumerate((record, swapped(record, 1, 2)))
    )
    assert len(one) > 50
    assert one == other
    own = sent(tmp_path / "own", swapped(record, 0, 1))
    assert own != one, "that the comparison sees something at all"


def test_several_people_get_what_everybody_knew(tmp_path: Path) -> None:
    record = played("plan")
    one, other, third = (
        sent(tmp_path / str(i), each)
        for i, each in enumerate((record, swapped(record, 1, 2), swapped(record, 0, 1)))
    )
    assert len(one) > 50
    assert one == other == third

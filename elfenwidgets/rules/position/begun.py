"""The position that a lesson's keywords describe, of the base game or of Elfengold."""

from collections.abc import Mapping
from typing import Any

from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.position.keywords import position
from elfenwidgets.rules.state import State


def begun(setting: Mapping[str, Any]) -> State:
    """The position of these keywords: with the edition ``elfengold`` those of ``gold_position``.

    Raises:
        ValueError: the position cannot come about; the sentence says why.
    """
    if setting.get("edition") != "elfengold":
        return position(**setting)
    return gold_position(**{name: said for name, said in setting.items() if name != "edition"})

"""House editions: rules of one's own, as a file of the form of those in ``data/editions``."""

import json
from dataclasses import asdict, fields
from typing import Any

from elfenwidgets import json_text
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.gold.edition import GoldRules
from elfenwidgets.rules.refusal import Refusal, Refused, printable, refuse

LARGEST = 10_000
"""Bytes of a file at most: every switch of an edition takes a twentieth of it."""

BASE, GOLD, HALF = "amigo-de", "elfengold", "western-half"
"""The editions whose switches a house edition has: which of them is of no other consequence."""

_OF_GOLD = frozenset(field.name for field in fields(GoldRules))


def read(content: bytes | str) -> Edition:
    """The edition that a file says.

    Raises:
        Refused: it says none, leaves a switch out, or has switches that contradict each other.

    >>> read(write(editions()["riogrande-2015"])).rounds
    3
    """
    if len(content) > LARGEST:
        raise Refused(refuse("S7", "house-too-large", most=LARGEST // 1000))
    try:
        rules = json_text.read(content)
    except ValueError as error:
        raise Refused(refuse("S7", "house-no-edition")) from error
    if not isinstance(rules, dict):
        raise Refused(refuse("S7", "house-no-edition"))
    half = rules.pop("half", None)
    if half not in (None, _half(editions()[HALF])):
        raise Refused(refuse("S7", "bad-switch", switch="half", value=printable(half)))
    golden = bool(_OF_GOLD & rules.keys())
    if half is not None and golden:
        raise Refused(refuse("S7", "house-two-games", switch="half"))
    printed, other = (GOLD, BASE) if golden else (BASE, GOLD)
    if half is not None:
        printed = HALF
    due, elsewhere = editions()[printed].rules(), editions()[other].rules()
    for name in rules:
        if name not in due and name in elsewhere:
            raise Refused(refuse("S7", "house-two-games", switch=printable(name)))
    for name in due:
        if name not in rules:
            raise Refused(refuse("S7", "house-switch-missing", switch=name))
    edition = editions()[printed].with_rules(**rules)
    against = contradiction(edition)
    if against is not None:
        raise Refused(against)
    return edition


def write(edition: Edition) -> str:
    """The file that says an edition."""
    half = {} if edition.half is None else {"half": _half(edition)}
    return json.dumps(edition.rules() | half, indent=2) + "\n"


def _half(edition: Edition) -> dict[str, Any]:
    """The part of the map to which an edition keeps, as its file says it."""
    found = asdict(edition.half) if edition.half is not None else {}
    return found | {"towns": list(found["towns"])}


def contradiction(edition: Edition) -> Refusal | None:
    """Why two switches of an edition do not go together, or None.

    >>> strange = editions()["amigo-de"].with_rules(rounds=3, early_end="end_of_round_3")
    >>> print(contradiction(strange))
    E3: house-three-rounds
    """
    if edition.rounds == 3 and edition.early_end == "end_of_round_3":
        return refuse("E3", "house-three-rounds")
    if edition.town_card_tie == "cards" and not edition.town_cards:
        return refuse("E4", "house-no-town-cards")
    return None

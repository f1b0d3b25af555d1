"""Statistics: everybody's games, wins, towns, transport and opponents, counted from the results."""

from collections import Counter
from typing import Any

import pytest

from elfenwidgets.play import library
from elfenwidgets.play.library.statistics import statistics
from elfenwidgets.rules import editions
from elfenwidgets.rules.record import Record
from tests.play.library.games import finished, new_game

pytestmark = pytest.mark.usefixtures("both")

SEEDS = (1, 2, 3)


def paid(record: Record, seat: int) -> Counter[str]:
    """The cards that a seat paid for its steps."""
    moves = (e for e in record["events"] if e["e"] == "move" and e["seat"] == seat)
    return Counter(card for move in moves for card in move["cards"])


def test_nobody_has_played_to_the_end_yet() -> None:
    library.import_record(new_game().record())
    assert statistics() == []


def test_people_are_counted_over_all_their_games() -> None:
    records = [finished(seed).record() for seed in SEEDS]
    for record in records:
        library.import_record(record)
    ada, bo = sorted(statistics(), key=lambda person: person.name)
    for seat, person in enumerate((ada, bo)):
        mine = [record["result"]["seats"][seat] for record in records]
        won = [seat in record["result"]["winners"] for record in records]
        assert person.total.games == 3
        assert person.total.wins == sum(won)
        assert person.total.mean == sum(each["pieces"] for each in mine) / 3
        assert person.course == [(each["pieces"], w) for each, w in zip(mine, won, strict=True)]
        assert person.cards == sum((paid(record, seat) for record in records), Counter())
        assert person.editions == {editions()["amigo-de"]: person.total}
    assert (ada.name, list(ada.against)) == ("Ada", [("Bö", "")])
    assert ada.against["Bö", ""].games == 3
    assert ada.against["Bö", ""].wins == ada.total.wins


def test_the_cards_of_a_step_that_a_witch_helped_with_are_paid_as_others() -> None:
    record = finished(1).record()
    step = {"e": "witch_move", "seat": 0, "via": "", "to": "", "cards": ["raft"], "how": "card"}
    library.import_record(record | {"events": [*record["events"], step]})
    ada = next(person for person in statistics() if person.name == "Ada")
    assert ada.cards == paid(record, 0) + Counter(raft=1)


def test_games_by_rules_of_the_house_are_games_of_another_edition() -> None:
    record = finished(1).record()
    rules = record["rules"]
    flips: list[dict[str, Any]] = [{"caravan_only_if_unable": True}, {"rounds": 3}]
    turned = [*flips, {}, {"rounds": 3}]
    for flipped in turned:
        library.import_record(record | {"rules": rules | flipped})
    library.import_record(record | {"rules": rules | {"rounds": 99}})
    ada = next(person for person in statistics() if person.name == "Ada")
    games = {edition: tally.games for edition, tally in ada.editions.items()}
    plain = editions()["amigo-de"]
    strict, short = plain.with_rules(**turned[0]), plain.with_rules(**turned[1])
    assert games == {strict: 1, short: 2, plain: 1, "amigo-de": 1}


def test_a_name_in_other_cases_and_spaces_is_one_person() -> None:
    for seed, one, two in ((1, "Ada", "Bö Bo"), (2, "ADA", "bÖ  bo"), (3, "ada", "B öbo")):
        record = finished(seed).record()
        players = [
            {**player, "name": name}
            for player, name in zip(record["players"], (one, two), strict=True)
        ]
        library.import_record(record | {"players": players})
    people = {person.name: person for person in statistics()}
    assert {name: person.total.games for name, person in people.items()} == {
        "ada": 3,
        "bÖ bo": 2,
        "B öbo": 1,
    }
    against = people["ada"].against
    assert {other: tally.games for other, tally in against.items()} == {
        ("bÖ bo", ""): 2,
        ("B öbo", ""): 1,
    }


def test_bots_are_opponents_and_no_people() -> None:
    library.import_record(finished(1).record() | {"meta": {"bots": {"1": "greedy"}}})
    library.import_record(finished(2).record())
    ada, bo = statistics()
    assert (ada.name, ada.total.games, bo.total.games) == ("Ada", 2, 1)
    assert {other: tally.games for other, tally in ada.against.items()} == {
        ("", "greedy"): 1,
        ("Bö", ""): 1,
    }


def test_deleted_games_and_games_of_others_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = library.import_record(finished(1).record())
    kept = finished(2).record()
    library.import_record(kept)
    library.delete(gone)
    monkeypatch.setenv("JUPYTERHUB_USER", "somebody else")
    library.import_record(finished(3).record())
    monkeypatch.delenv("JUPYTERHUB_USER")
    (ada,) = (person for person in statistics() if person.name == "Ada")
    assert ada.total.games == 1
    assert ada.cards == paid(kept, 0)


def test_who_has_typed_no_name_is_one_person_in_games_against_bots() -> None:
    """By whatever default name; of two people at a table the first may be anybody."""
    for seed, name in enumerate(("Elf", "Player 1", "Ada"), 1):
        record = finished(seed).record() | {"meta": {"bots": {"1": "greedy"}}}
        record["players"][0]["name"] = name
        library.import_record(record)
    both = finished(4).record()
    both["players"][0]["name"] = "Player 1"
    library.import_record(both)
    found = {person.name: person.total.games for person in statistics("Elf", {"Elf", "Player 1"})}
    assert found == {"Elf": 2, "Ada": 1, "Player 1": 1, "Bö": 1}

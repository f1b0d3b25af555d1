"""Settings and what was learned: a row each, and two processes lose nothing of each other's."""

import pytest

from elfenwidgets.play import library
from tests.play.library.games import together

pytestmark = pytest.mark.usefixtures("both")


def test_settings_are_remembered_one_by_one() -> None:
    assert library.settings() == {}
    library.keep_setting("language", "de")
    library.keep_setting("seats", [{"name": "Bö \x00 \ud800"}])
    library.keep_setting("language", "en")
    assert library.settings() == {"language": "en", "seats": [{"name": "Bö \x00 \ud800"}]}


def test_what_no_json_holds_is_refused_and_the_old_choice_stays() -> None:
    library.keep_setting("language", "de")
    with pytest.raises(TypeError):
        library.keep_setting("language", {1, 2})
    assert library.settings() == {"language": "de"}


def test_facts_are_changed_all_or_none() -> None:
    assert library.facts() == {}
    library.change_facts(lambda facts: {"stars": {"plan/bare": 3, "odd \x00 \ud800": 1}})
    library.change_facts(lambda facts: facts | {"answers": {"map:upriver": True}})
    kept = {"stars": {"plan/bare": 3, "odd \x00 \ud800": 1}, "answers": {"map:upriver": True}}
    assert library.facts() == kept

    def fails(facts: object) -> library.Facts:
        raise KeyError("in the middle")

    with pytest.raises(KeyError):
        library.change_facts(fails)
    assert library.facts() == kept
    library.change_facts(lambda facts: {})
    assert library.facts() == {}


def test_the_stamp_is_another_after_each_change_and_only_then() -> None:
    stamps = [library.stamp(), library.stamp()]
    assert stamps[0] == stamps[1]
    library.keep_setting("language", "de")
    stamps += [library.stamp(), library.stamp()]
    assert stamps[1] != stamps[2] == stamps[3]
    together(KEEPING, ["other", "1"])
    assert library.stamp() != stamps[3]


def test_people_who_share_a_database_have_their_own_settings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("JUPYTERHUB_USER", "ada")
    library.keep_setting("language", "de")
    library.change_facts(lambda facts: {"stars": {"plan/bare": 3}})
    monkeypatch.setenv("JUPYTERHUB_USER", "bo")
    assert (library.settings(), library.facts()) == ({}, {})


KEEPING = """
import sys
from elfenwidgets.play import library
def more(facts):
    stars = facts.setdefault("stars", {})
    stars["both"] = stars.get("both", 0) + 1
    return facts
library.settings()
print("open", flush=True)
input()
for number in range(int(sys.argv[2])):
    library.keep_setting(f"{sys.argv[1]}{number}", number)
    library.change_facts(more)
"""


def test_two_processes_lose_none_of_a_thousand_changes() -> None:
    together(KEEPING, ["a", "250"], ["b", "250"])
    assert len(library.settings()) == 500
    assert library.facts() == {"stars": {"both": 500}}

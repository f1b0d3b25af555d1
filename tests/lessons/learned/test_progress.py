import base64
import json
import subprocess
import sys
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elfenwidgets.lessons.catalogue import renamed
from elfenwidgets.lessons.learned import keeping
from elfenwidgets.lessons.learned.progress import MARK, Progress, ProgressError, sound
from elfenwidgets.lessons.learned.recall import Recall
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.lessons.own.game import OwnGame
from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.rules.refusal import refuse
from tests.there import there


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path))


def some() -> Progress:
    kept = Progress({"travel/caravan": 3}, {"travel?limit": True}, {"plan/bare": 2}, {"P5.4": 1})
    OwnGame(kept, ("Ada", "Bo", "Cy")).deal(7)
    return kept


def test_it_comes_through_a_short_text() -> None:
    kept = some()
    text = kept.export()
    assert Progress.read(text) == kept
    assert Progress.read(f"  {text[:40]}\n{text[40:]}\n") == kept
    assert text.isascii() and len(text) < 1000


letters = st.characters(codec="ascii", categories=("Ll", "P"))
names = st.text(letters, min_size=1).filter(lambda name: name not in renamed())


@settings(max_examples=40, deadline=None)
@given(st.dictionaries(names, st.integers(1, 3)), st.dictionaries(names, st.booleans()))
def test_whatever_was_learned_comes_through(
    stars: dict[str, int], answers: dict[str, bool]
) -> None:
    kept = Progress(stars=stars, answers=answers)
    assert Progress.read(kept.export()) == kept


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_broken_text_gives_one_clear_error(data: st.DataObject) -> None:
    text = Progress({"travel/caravan": 3}).export()
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters().filter(lambda c: c != text[place] and not c.isspace()))
    broken = data.draw(
        st.sampled_from([text[:place], text[:place] + letter + text[place + 1 :], text + "x"])
    )
    with pytest.raises(ProgressError) as caught:
        Progress.read(broken)
    assert caught.value.key == "progress-broken"


def packed(content: object) -> str:
    """A text with a right checksum, whatever is in it."""
    body = zlib.compress(json.dumps(content).encode())
    return f"{MARK}{zlib.crc32(body):08x}{base64.b85encode(body).decode()}"


WHOLE = Progress().to_json()


@pytest.mark.parametrize(
    "content",
    [
        [],
        "progress",
        None,
        {},
        WHOLE | {"stars": {"travel/caravan": 4}},
        WHOLE | {"stars": {"travel/caravan": "3"}},
        WHOLE | {"stars": [3]},
        WHOLE | {"answers": {"travel?limit": 1}},
        WHOLE | {"mistakes": {"travel?limit": -1}},
        WHOLE | {"refusals": None},
        WHOLE | {"journey": [1]},
        WHOLE | {"version": "1"},
        WHOLE | {"stars": 1.5},
    ],
    ids=str,
)
def test_what_is_no_progress_is_refused(content: Any) -> None:
    with pytest.raises(ProgressError) as caught:
        Progress.read(packed(content))
    assert caught.value.key == "progress-broken"


def test_a_game_that_the_lessons_do_not_deal_is_refused() -> None:
    three = [
        Player(name, color) for name, color in zip("ABC", ("red", "blue", "green"), strict=True)
    ]
    six = [Player(color, color) for color in COLORS]
    amigo, moon = editions()["amigo-de"], editions()["moon-1998"]
    others = [
        {"format": "something else"},
        Game(amigo, six, 1, 0).record(),
        Game(amigo, three[:2], 1, 0).record(),
        Game(amigo, three, 1, 1).record(),
        Game(moon, three, 1, 0).record(),
        Game(amigo.with_rules(rounds=3), three, 1, 0).record(),
        Game(amigo, three, 1, 1).record() | {"events": []},
    ]
    for journey in others:
        with pytest.raises(ProgressError) as caught:
            Progress.read(packed(WHOLE | {"journey": journey}))
        assert caught.value.key == "progress-other-game"
        opened = OwnGame(Progress(journey=journey), ("Ada", "Bo", "Cy"))
        assert (opened.lost, opened.phase_of(1)) == (True, "deal")
    good = Game(amigo, three, 1, 0).record()
    assert Progress.read(packed(WHOLE | {"journey": good})).journey == good


def test_who_sits_at_the_own_game_is_not_up_to_its_record() -> None:
    kept = some()
    kept.journey = there(kept.journey) | {"meta": {"bots": {"0": "random", "1": "planner"}}}
    table = there(OwnGame(kept, ("Ada", "Bo", "Cy")).table)
    assert {seat: bot.name for seat, bot in table.company.bots.items()} == {
        1: "greedy",
        2: "greedy",
    }


def test_an_own_game_that_is_broken_loses_nothing_else() -> None:
    library.change_facts(lambda facts: {"stars": {"a/b": 2}, "journey": {"": {"x": 1}}})
    assert keeping.load().stars == {"a/b": 2}


def test_a_text_that_would_unpack_to_a_mountain_is_refused() -> None:
    with pytest.raises(ProgressError):
        Progress.read(packed("x" * 5_000_000))


def test_a_later_version_is_told_apart() -> None:
    with pytest.raises(ProgressError) as caught:
        Progress.read(packed(WHOLE | {"version": 2}))
    assert caught.value.key == "progress-newer"


def test_it_is_kept() -> None:
    kept = some()

    def learn(known: Progress) -> None:
        known.merge(kept)

    keeping.update(learn)
    assert keeping.load() == kept


MANY = """
import sys
from elfenwidgets.lessons.learned.keeping import update
for number in range(int(sys.argv[2])):
    def answered(kept):
        kept.answers[f"{sys.argv[1]}?{number}"] = True
    update(answered)
"""


def test_two_processes_lose_none_of_their_answers() -> None:
    command = [sys.executable, "-c", MANY]
    processes = [subprocess.Popen([*command, name, "200"]) for name in "ab"]
    assert [process.wait(120) for process in processes] == [0, 0]
    assert len(keeping.load().answers) == 400


BROKEN: list[library.Facts] = [
    {"stars": {"a/b": "many"}},
    {"stars": {"a/b": 4}},
    {"answers": {"a?b": 1}},
    {"refusals": {"P5.4": -1}},
    {"journey": {"": [1]}},
    {"recall": {"a/b": "soon"}},
]


@pytest.mark.parametrize("facts", BROKEN, ids=str)
def test_a_fact_that_is_none_is_left_out_and_kept_and_harms_no_other(facts: library.Facts) -> None:
    library.change_facts(lambda _: facts | {"mistakes": {"plan?end": 2}})
    assert keeping.load() == Progress(mistakes={"plan?end": 2})
    ((kind, found),) = facts.items()
    ((key, value),) = found.items()
    (broken,) = library.broken_facts(sound)
    assert broken == library.Broken("learned", f'"{kind}" "{key}"')
    whole = Progress(
        {"a/b": 1}, {"a?b": True}, {"plan?end": 1}, {"P5.4": 1}, {}, {"a/b": Recall(1, 5, 1, 2)}
    )
    keeping.update(lambda kept: kept.merge(whole))
    assert keeping.load() == replace(whole, mistakes={"plan?end": 2})
    rows = with_library(lambda database: database.rows("SELECT kind, key, value FROM learned"))
    (aside,) = [row for row in rows if row[0] == f'"{kind}"' and row[1].startswith(f'"{key}" ')]
    assert aside[2] == json.dumps(value), "nothing is lost"


def test_without_anything_kept_one_begins_anew() -> None:
    assert keeping.load() == Progress()


def test_the_best_stars_are_kept() -> None:
    kept = Progress()
    for stars in (1, 3, 2):
        kept.note("travel/caravan", Verdict("solved", stars=stars))
    assert kept.stars == {"travel/caravan": 3}


def test_merging_keeps_the_best_of_both() -> None:
    mine = Progress({"a/a": 1, "b/b": 3}, {"q?1": True, "q?2": False}, {"a/a": 2}, {})
    mine.merge(Progress({"a/a": 2, "b/b": 1}, {"q?1": False, "q?2": True}, {"a/a": 1}, {"P5.4": 1}))
    assert mine.stars == {"a/a": 2, "b/b": 3}
    assert mine.answers == {"q?1": True, "q?2": True}
    assert mine.mistakes == {"a/a": 2}
    assert mine.refusals == {"P5.4": 1}


def test_a_right_answer_stays_right() -> None:
    kept = Progress()
    kept.note("travel?limit", Verdict("wrong"))
    assert kept.answers == {"travel?limit": False}
    kept.note("travel?limit", Verdict("right"))
    kept.note("travel?limit", Verdict("wrong"))
    assert kept.answers == {"travel?limit": True}


def test_mistakes_are_counted_and_made_good() -> None:
    kept = Progress()
    kept.note("plan/bare", Verdict("wrong"))
    kept.note("plan/bare", Verdict("wrong"))
    assert kept.mistakes == {"plan/bare": 2}
    kept.note("plan/bare", Verdict("solved", stars=2))
    assert kept.mistakes == {"plan/bare": 1}
    kept.note("plan/bare", Verdict("solved", stars=3))
    assert kept.mistakes == {}


def test_refusals_are_counted_by_statement() -> None:
    kept = Progress()
    kept.note("plan/bare", Verdict("refused", refusal=refuse("P4.2", "road-has-counter")))
    kept.note_refusal("P4.2")
    kept.note_refusal("")
    assert (kept.refusals, kept.mistakes) == ({"P4.2": 2}, {})


def test_start_over_forgets_everything() -> None:
    kept = some()
    kept.start_over()
    assert kept == Progress()

"""Several writers of one library: each change is there once, whole or not at all."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.library import opening
from elfenwidgets.play.library.databases import sqlite
from elfenwidgets.play.library.databases.place import FILE
from elfenwidgets.rules import legal_actions
from elfenwidgets.rules.record import replay
from tests.kept_games import whole_game
from tests.play.library.games import new_game, python, together, undoer

PAGES = (0, 1)


class TwoWriters(RuleBasedStateMachine):
    """Two pages on one game, each with what it believes; the library has one truth.

    ``self.truth`` are the events that were accepted, by a model that knows no database.
    """

    @initialize()
    def begin(self) -> None:
        game, first = new_game(), library.Save.new()
        first.write(game.record())
        second = library.Save(first.id)
        self.saves = [first, second]
        self.games = [game, Game.from_record(second.read())]
        self.truth = list(game.events)
        self.version = 0
        self.seen = [0, 0]

    def _write(self, page: int) -> None:
        game = self.games[page]
        try:
            self.saves[page].write(game.record())
        except library.Late:
            assert self.seen[page] != self.version
            self._look(page)
        else:
            assert self.seen[page] == self.version or list(game.events) == self.truth
            if list(game.events) != self.truth:
                self.truth = list(game.events)
                self.version += 1
                self.seen[page] = self.version

    def _look(self, page: int) -> None:
        record = self.saves[page].read()
        assert record["events"] == self.truth
        self.games[page] = Game.from_record(record)
        self.seen[page] = self.version

    @rule(page=st.sampled_from(PAGES), chance=st.randoms(use_true_random=False))
    def play(self, page: int, chance: random.Random) -> None:
        game = self.games[page]
        if not game.over:
            game.play(chance.choice(list(legal_actions(game.state))))
            self._write(page)

    @rule(page=st.sampled_from(PAGES))
    def take_back(self, page: int) -> None:
        seat = undoer(self.games[page])
        if seat is not None:
            self.games[page].undo(seat)
            self._write(page)

    @rule(page=st.sampled_from(PAGES))
    def follow(self, page: int) -> None:
        news = self.saves[page].news()
        assert (news is not None) == (self.seen[page] != self.version)
        if news is not None:
            assert news["events"] == self.truth
            self.games[page] = Game.from_record(news)
            self.seen[page] = self.version

    @rule()
    def open_anew(self) -> None:
        library.close()

    @rule(page=st.sampled_from(PAGES))
    def reload(self, page: int) -> None:
        self.saves[page] = library.Save(self.saves[page].id)
        self._look(page)

    @precondition(lambda self: hasattr(self, "saves"))
    @rule()
    def the_library_has_the_truth(self) -> None:
        record: Any = library.Save(self.saves[0].id).read()
        assert record["events"] == self.truth
        about = whole_game(self.saves[0].id)
        assert about is not None
        assert about.round == sum(event["e"] == "round" for event in self.truth)


@pytest.mark.usefixtures("both")
def test_two_pages_on_one_game() -> None:
    run_state_machine_as_test(
        TwoWriters,
        settings=settings(
            max_examples=25,
            stateful_step_count=30,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.usefixtures("both")
def test_what_another_page_did_is_news_after_the_library_was_opened_anew_too() -> None:
    """Numbers that a connection counts for itself mean nothing to the next one."""
    game, save = new_game(), library.Save.new()
    save.write(game.record())
    other = library.Save(save.id)
    other.read()
    library.close()
    assert other.news() is None
    game.play(next(legal_actions(game.state)))
    save.write(game.record())
    library.close()
    news = other.news()
    assert news is not None and len(news["events"]) == len(game.events)


CLAIM = """
import random, sys
from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.rules import legal_actions
save, chance = library.Save(sys.argv[1]), random.Random(sys.argv[2])
game = Game.from_record(save.read())
print("open", flush=True)
input()
kept = late = 0
while kept < int(sys.argv[3]):
    seat = next((seat for seat in (0, 1) if game.can_undo(seat)), None)
    if game.over or (seat is not None and chance.random() < 0.5):
        if seat is None:
            break
        game.undo(seat)
    else:
        game.play(chance.choice(list(legal_actions(game.state))))
    try:
        save.write(game.record())
        kept += 1
    except library.Late:
        late += 1
        game = Game.from_record(save.read())
print(kept, late)
"""


@pytest.mark.usefixtures("both")
def test_two_processes_on_one_game_never_overwrite_each_other() -> None:
    save = library.Save.new()
    save.write(new_game().record())
    said = [line.split() for line in together(CLAIM, [save.id, "a", "60"], [save.id, "b", "60"])]
    kept = sum(int(kept) for kept, _ in said)
    revision = opening.with_library(lambda d: d.rows("SELECT revision FROM game"))
    assert revision == [(kept + 1,)], "each change that was accepted is the next one, once"
    replay(library.Save(save.id).read())


BEGIN = """
import sys
from elfenwidgets.play import library
from tests.play.library.games import new_game
print("open", flush=True)
input()
for _ in range(int(sys.argv[1])):
    library.Save.new().write(new_game().record())
    library.games("unfinished")
"""


def test_who_opens_a_library_of_today_waits_for_no_writer(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.keep_setting("language", "de")
    library.close()
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT", 0.0)
    with closing(sqlite3.connect(home / FILE, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        assert library.settings() == {"language": "de"}


@pytest.mark.usefixtures("both")
def test_processes_that_open_a_new_library_at_the_same_time_lose_no_game() -> None:
    together(BEGIN, ["20"], ["20"], ["20"])
    assert library.count_games("unfinished") == 60


WRITING = """
import random, sys
from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.rules import legal_actions
((to_the_disk,),) = with_library(lambda database: database.rows("PRAGMA synchronous"))
print(to_the_disk)
save = library.Save(sys.argv[1])
game, chance = Game.from_record(save.read()), random.Random(sys.argv[2])
while not game.over:
    game.play(chance.choice(list(legal_actions(game.state))))
    save.write(game.record())
    print(len(game.events), flush=True)
"""


@pytest.mark.usefixtures("home")
def test_a_writer_that_is_killed_leaves_every_action_that_it_told_of() -> None:
    save = library.Save.new()
    for kill in range(12):
        library.Save.new().write(new_game().record())
        if kill % 4 == 0:
            save = library.Save.new()
            save.write(new_game(kill).record())
        writer = python(WRITING, save.id, str(kill))
        assert writer.stdout is not None
        assert writer.stdout.readline() == "2\n", "each commit is brought to the disk: FULL"
        told = 0
        for _ in range(1 + kill):
            told = int(writer.stdout.readline() or told)
        writer.kill()
        writer.communicate()
        library.close()
        record = library.Save(save.id).read()
        assert len(record["events"]) >= told
        replay(record)
    assert library.notices() == []
    assert opening.with_library(lambda d: d.rows("PRAGMA integrity_check")) == [("ok",)]

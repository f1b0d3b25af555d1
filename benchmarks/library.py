"""The library: saving an action, the list of many games, writers that are killed or share it.

python benchmarks/library.py [--games 10000] [--kills 500] [--changes 1000]

With ELFENWIDGETS_DATABASE the same on a server; the killed writers are SQLite's alone.
"""

import argparse
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.library.databases.place import FILE
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.play.library.rows import Times, put
from elfenwidgets.rules import editions, legal_actions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import replay

PAGE = 20

WRITER = """
import random, sys
from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.rules import legal_actions
save, chance = library.Save(sys.argv[1]), random.Random(sys.argv[2])
game = Game.from_record(save.read())
while not game.over:
    game.play(chance.choice(list(legal_actions(game.state))))
    save.write(game.record())
    print(len(game.events), flush=True)
"""

CHANGER = """
import random, sys
from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.rules import legal_actions
name, save, chance = sys.argv[1], library.Save(sys.argv[2]), random.Random(sys.argv[1])
game = Game.from_record(save.read())
def more(facts):
    stars = facts.setdefault("stars", {})
    stars["both"] = stars.get("both", 0) + 1
    return facts
late = 0
for number in range(int(sys.argv[3])):
    library.keep_setting(f"{name}{number}", number)
    library.change_facts(more)
    while True:
        seat = next((s for s in range(len(game.players)) if game.can_undo(s)), None)
        if game.over or (seat is not None and chance.random() < 0.7):
            if seat is None:
                break
            game.undo(seat)
        else:
            game.play(chance.choice(list(legal_actions(game.state))))
        try:
            save.write(game.record())
            break
        except library.Late:
            late += 1
            game = Game.from_record(save.read())
print(late)
"""


def new_game(seed: int) -> Game:
    players = [Player("Ada", "green"), Player("Bo", "red"), Player("Cy", "blue")]
    return Game(editions()["amigo-de"], players, seed, 0)


def finished(seed: int) -> Game:
    game, chance = new_game(seed), random.Random(seed)
    while not game.over:
        game.play(chance.choice(list(legal_actions(game.state))))
    return game


def saving(home: Path) -> None:
    """What an action costs, beside a commit of one row alone."""
    bare = sqlite3.connect(home / "bare.sqlite3", isolation_level=None)
    bare.execute("PRAGMA journal_mode = WAL")
    bare.execute("PRAGMA synchronous = FULL")
    bare.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)")
    ours, theirs = [], []
    for seed in range(3):
        game, save, chance = new_game(seed), library.Save.new(), random.Random(seed)
        save.write(game.record())
        while not game.over:
            game.play(chance.choice(list(legal_actions(game.state))))
            begin = time.perf_counter()
            save.write(game.record())
            ours.append(time.perf_counter() - begin)
            begin = time.perf_counter()
            bare.execute("INSERT INTO t (b) VALUES (?)", ("x" * 80,))
            theirs.append(time.perf_counter() - begin)
    print(
        f"saving an action: median {1000 * median(ours):.2f} ms of {len(ours)}"
        f" (goal 2); a row alone with its commit {1000 * median(theirs):.2f} ms"
    )


def listing(games: int) -> None:
    """How long the first and the last page of a long list take."""
    records = [finished(seed).record() for seed in range(20)]

    def fill(database: library.Database) -> None:
        with database.transaction():
            for number in range(games):
                record = records[number % 20]
                when = 1_700_000_000.0 + 60 * (number * 7919 % games)
                kept = record if number % 2 else record | {"result": None}
                put(database, f"{number:012x}", "", kept, Times(when, when))

    with_library(fill)
    library.close()
    for first, name in ((0, "first"), (games // 2 - PAGE, "last")):
        times = []
        for _ in range(5):
            library.close()
            begin = time.perf_counter()
            assert len(library.games("finished", first, PAGE)) == PAGE
            library.count_games("finished")
            times.append(time.perf_counter() - begin)
        print(
            f"{name} page of {games} games, opened anew: {1000 * median(times):.1f} ms (goal 200)"
        )


def killing(home: Path, kills: int) -> None:
    """A writer is killed at random moments; what it had told of has to be there."""
    chance = random.Random(1)
    lost = doubled = unopenable = 0
    save = library.Save.new()
    for number in range(kills):
        if number % 10 == 0:
            save = library.Save.new()
            save.write(new_game(number).record())
        command = [sys.executable, "-c", WRITER, save.id, str(number)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            first = writer.stdout.readline()
            time.sleep(chance.random() * 0.02)
            writer.send_signal(signal.SIGKILL)
            lines = [first, *writer.stdout.read().splitlines()]
        told = [int(line) for line in lines if line.strip()]
        try:
            record = library.Save(save.id).read()
            events = len(record["events"])
            lost += bool(told) and events < told[-1]
            replay(record)
        except (OSError, LookupError):
            unopenable += 1
        except ValueError:
            doubled += 1
        if number % 50 == 49:
            library.close()
    unopenable += len(list(home.glob("library-damaged-*")))
    whole = sqlite3.connect(home / FILE).execute("PRAGMA integrity_check").fetchall()
    print(
        f"{kills} kills of a writer: lost {lost}, doubled {doubled}, unopenable {unopenable}"
        f" (goal 0), integrity {whole[0][0]}"
    )


def sharing(changes: int) -> None:
    """Two processes change settings, progress and one game at the same time."""
    save = library.Save.new()
    save.write(new_game(1).record())
    before = len(library.settings())
    begin = time.perf_counter()
    both = [
        subprocess.Popen(
            [sys.executable, "-c", CHANGER, name, save.id, str(changes)],
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in "ab"
    ]
    late = [int(process.communicate()[0]) for process in both]
    seconds = time.perf_counter() - begin
    revision = with_library(
        lambda database: database.rows("SELECT revision FROM game WHERE id = ?", save.id)
    )[0][0]
    replay(library.Save(save.id).read())
    kept = {
        "settings": len(library.settings()) - before,
        "progress": library.facts()["stars"]["both"],
        "the game": revision - 1,
    }
    print(
        f"two processes x {changes} changes in {seconds:.0f} s: of {2 * changes} were kept "
        f"{json.dumps(kept)}; {sum(late)} told that they were late"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--changes", type=int, default=1000)
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        os.environ["ELFENWIDGETS_HOME"] = folder
        saving(Path(folder))
        if not library.on_server():
            killing(Path(folder), options.kills)
        sharing(options.changes)
        listing(options.games)
        library.close()


if __name__ == "__main__":
    main()

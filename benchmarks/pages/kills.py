"""Pages whose kernel or server is killed in the middle of a game: is all there that was shown?

    python -m benchmarks.pages.kills [--kernels 400] [--servers 100] [--seed 1]

A page on a real kernel plays against a bot, and the kernel is killed: at a random moment, or, every
other time, while it writes, which is when the database's log has grown and is not synced yet. The
next one goes on with the same game at its address, and has to come as far as the page had shown. A
server is killed in the same two ways, with all its kernels, under a page of a browser.
"""

import argparse
import os
import random
import re
import sqlite3
import threading
import time
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty
from tempfile import TemporaryDirectory

import psutil
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from playwright.sync_api import Browser

from benchmarks.pages.serve import browsing
from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.library.databases.place import FILE
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from tests.browser.conftest import serving
from tests.ui import kernelpage
from tests.ui.kernelpage import Message
from tests.ui.table.devices.test_device_traffic import act

LOOK = ".elfen-look"
SEEN = f"{LOOK}, .elfen-at-end"
SHOWN = re.compile(r'data-when=\\*"(\d+)')
"""How many lines the log has, as the page was told."""

AFTER = 1.5
"""Seconds of play, at most, before a kill."""

WRITES = 3.0
"""Seconds that a write is waited for, at most."""


PERSON = {1: "random"}
BOTS = {0: "random", 1: "random"}


def new_game(bots: dict[int, str], seed: str) -> str:
    """A game of two, of whom these are bots; its id."""
    players = [Player("Ada", "green"), Player("Bo", "red")]
    save = library.Save.new()
    Table.new(Game(editions()["amigo-de"], players, seed, 0), bots).keep(save)
    return save.id


def kept(game: str) -> tuple[int, bool]:
    """How long the log of the game in the library is, and whether it is over; rules check it."""
    found = Table.from_record(library.Save(game).read()).game
    return len(found.events), found.over


def moment(home: Path, seconds: float, writing: bool) -> None:
    """Wait for the moment of a kill: some seconds, and then the next write, or none in a while."""
    time.sleep(seconds)
    log, end = home / f"{FILE}-wal", time.monotonic() + WRITES
    before = _grown(log)
    while writing and _grown(log) == before and time.monotonic() < end:
        time.sleep(0.0001)


def _grown(log: Path) -> int:
    try:
        return log.stat().st_mtime_ns
    except FileNotFoundError:
        return 0


class Mortal(kernelpage.Page):
    """A page that is told when its kernel is dead, and takes in what was sent before."""

    def __init__(self, client: BlockingKernelClient) -> None:
        super().__init__(client)
        self.dead = threading.Event()

    def next_message(self, wait: float = 0.1) -> Message:
        """What the kernel sends, or has sent; after that Empty."""
        while not self.dead.is_set():
            with suppress(Empty):
                return super().next_message(wait)
        return super().next_message(3 * wait)


def killed_kernel(home: Path, game: str, chance: random.Random, writing: bool) -> int:
    """Play until the kernel is killed; how far the page had been shown the game by then."""
    with kernelpage.kernel(home) as (manager, client):
        page, own = Mortal(client), manager.provisioner
        assert isinstance(own, LocalProvisioner) and own.pid is not None
        process = psutil.Process(own.pid)
        page.open(f"play/{game}")

        def kill(after: float) -> None:
            moment(home, after, writing)
            process.kill()
            page.dead.set()

        threading.Thread(target=kill, args=(AFTER * chance.random(),)).start()
        with suppress(Empty):
            while True:
                page.run()
                act(page, chance)
    return max((int(found) for sent in page.traffic for found in SHOWN.findall(sent)), default=0)


def killed_server(
    folder: Path, browser: Browser, game: str, chance: random.Random, writing: bool
) -> int:
    """Watch bots play until the server is killed; how far the page shows the game."""
    with serving(folder) as server, closing(browser.new_page()) as page:
        page.goto(f"{server.address}#play/{game}")
        page.locator(SEEN).first.wait_for(state="attached", timeout=180_000)
        moment(folder / "kept", 2 * AFTER * chance.random(), writing)
        server.process.kill()
        server.process.wait()
        time.sleep(0.5)
        looks = page.locator(LOOK).all()  # the page of a game that is over has none
        return int(looks[0].get_attribute("data-when") or 0) if looks else 0


class Tally:
    """What came of the kills."""

    def __init__(self) -> None:
        self.kills = self.lost = self.broken = self.actions = 0

    def add(self, game: str, shown: int) -> bool:
        """Count a kill; whether the game can be played further."""
        self.kills += 1
        try:
            lines, over = kept(game)
        except Exception as error:
            self.broken += 1
            print(f"{game} cannot be read after kill {self.kills}: {error!r}", flush=True)
            return False
        self.actions += shown
        if lines < shown:
            self.lost += 1
            print(f"{game}: {shown} lines were shown, {lines} are kept", flush=True)
        return not over

    def tell(self, what: str, home: Path) -> None:
        """Print the figures."""
        library.close()
        damaged = len(list(home.glob("library-damaged-*")))
        whole = sqlite3.connect(home / FILE).execute("PRAGMA integrity_check").fetchone()[0]
        print(
            f"{self.kills} kills of a {what}: lost {self.lost}, broken {self.broken + damaged}"
            f" (goal 0), integrity {whole}; {self.actions} lines shown",
            flush=True,
        )


def kernels(home: Path, kills: int, seed: int) -> None:
    tally, chance, game = Tally(), random.Random(seed), ""
    library.keep_setting("pace", "at-once")
    for number in range(kills):
        game = game or new_game(PERSON, f"{seed}-{number}")
        shown = killed_kernel(home, game, chance, number % 2 == 1)
        game = game if tally.add(game, shown) else ""
    tally.tell("kernel", home)


def servers(folder: Path, kills: int, seed: int) -> None:
    tally, chance, game = Tally(), random.Random(seed), ""
    library.keep_setting("pace", "fast")
    with browsing() as browser:
        for number in range(kills):
            game = game or new_game(BOTS, f"{seed}-{number}")
            shown = killed_server(folder, browser, game, chance, number % 2 == 1)
            game = game if tally.add(game, shown) else ""
            if number % 10 == 9:
                tally.tell("server", folder / "kept")
    tally.tell("server", folder / "kept")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kernels", type=int, default=400)
    parser.add_argument("--servers", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with TemporaryDirectory() as name:
        folder = Path(name)
        home = folder / "kept"
        os.environ["ELFENWIDGETS_HOME"] = str(home)
        if options.kernels:
            kernels(home, options.kernels, options.seed)
        if options.servers:
            servers(folder, options.servers, options.seed)
        library.close()


if __name__ == "__main__":
    main()

"""The game without a server: plain files, Python in the browser, and what the browser keeps."""

import json
import lzma
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from elfenwidgets.cli import main
from elfenwidgets.commands.site import PlainFiles
from elfenwidgets.text import said_in
from elfenwidgets.ui.site import archives
from elfenwidgets.ui.site.archives import QUICK, pack
from elfenwidgets.ui.site.build import Wanted, files
from elfenwidgets.ui.site.bytecode import compiled
from elfenwidgets.ui.site.files import unpacked
from elfenwidgets.ui.site.lab import notebooks
from elfenwidgets.ui.site.pyodide import pyodide, standard_library
from tests.browser.conftest import LONGEST, painted, stays_here, until, watched
from tests.browser.everywhere.drivers import FIREFOX, firefox
from tests.browser.players import BOARD, CHOICES

KEPT = """async () => (await navigator.serviceWorker.getRegistration())?.active?.state"""
KEPT_OF_LAB = """async (all) => (await (await caches.open('elfenwidgets')).keys())
    .filter(({ url }) => url.includes('/lab/')).length === all"""
THERE = """async (places) => {
    const got = await Promise.all(places.map((place) => fetch(place).catch(() => ({ ok: false }))));
    return places.filter((place, i) => !got[i].ok);
}"""
# The names of the files of the reader's library that are kept.
FILES = """() => new Promise((done) => {
    const opening = indexedDB.open('/home/elf/elfenwidgets');
    opening.onsuccess = () => {
        const { result } = opening;
        const asked = result.transaction('FILE_DATA').objectStore('FILE_DATA').getAllKeys();
        asked.onsuccess = () => {
            result.close();
            done(asked.result.map((path) => path.split('/').pop()));
        };
    };
})"""
# Whether Python's memory is kept for the next opening.
MEMORY = """async () => {
    const asked = (request) => new Promise((done) => {
        request.onsuccess = () => { done(request.result); };
    });
    const name = 'elfenwidgets-loaded';
    const database = await asked(indexedDB.open(name));
    const keys = await asked(database.transaction(name).objectStore(name).getAllKeys());
    database.close();
    return keys.length > 0;
}"""
# Something else in its place.
NO_MEMORY = """async (app) => {
    const name = 'elfenwidgets-loaded';
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => { opening.result.createObjectStore(name); };
    await new Promise((done) => { opening.onsuccess = done; });
    const part = new Blob(["not Python's"]);
    const put = opening.result.transaction(name, 'readwrite').objectStore(name).put(
        { app: part, library: part, memory: part, pages: [], size: 1e8 },
        `${new URL(app, document.baseURI)} ${navigator.userAgent}`);
    await new Promise((done) => { put.onsuccess = done; });
    opening.result.close();
}"""
# Where the game's files lie.
PLACE = "JSON.parse(document.getElementById('jupyter-config-data').textContent).app"
NOTICE = "#elfen-notice"
SPOKEN = ("de", "en", "fr", "sv")
# The database with the library; Python's memory lies in another one.
CLOSED = """const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (name, ...more) {
  if (name !== 'elfenwidgets-loaded') throw new Error('closed');
  return open.call(this, name, ...more);
};
"""
FULL = """() => {
  self.full = true;
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...what) {
    if (self.full) throw new DOMException('', 'QuotaExceededError');
    return put.apply(this, what);
  };
}"""


@dataclass
class Site:
    """The files on a plain web server, below a folder, and what was asked of it."""

    folder: Path
    asked: list[str]
    server: ThreadingHTTPServer

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/games/elfenland/"

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder that the site is in, as the command writes it, without Italian.

    It is packed the quicker way: a seventh larger, and the same once it is unpacked.
    """
    folder = tmp_path_factory.mktemp("site")
    where = str(folder / "games" / "elfenland")
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(archives._PACKING, "preset", QUICK)
        assert main(["site", "--languages", ",".join(SPOKEN), "--out", where]) == 0
        yield folder


@pytest.fixture
def site(built: Path) -> Iterator[Site]:
    asked: list[str] = []

    class Logged(PlainFiles):
        def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
            asked.append(f"{self.path} {int(code)}")

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Logged, directory=str(built)))
    Thread(target=server.serve_forever, daemon=True).start()
    site = Site(built / "games" / "elfenland", asked, server)
    yield site
    site.stop()


def wide(page: Page) -> float:
    """The width of the board on the screen."""
    box = page.locator(BOARD).first.locator("..").bounding_box()
    return 0 if box is None else box["width"]


def choices(page: Page) -> list[str]:
    """What is offered to the person, once it is their turn."""
    page.locator(CHOICES).first.wait_for()
    return page.locator(CHOICES).all_text_contents()


def press_on(page: Page) -> None:
    """Press until something else is offered; a press on what has only just appeared is none."""
    before = choices(page)

    def played() -> bool:
        page.locator(CHOICES).first.click()
        with suppress(AssertionError):
            until(lambda: choices(page) != before, 2)
        return choices(page) != before

    until(played)


def test_a_game_outlives_its_tab_another_language_and_the_end_of_the_server(
    chromium: Browser, site: Site
) -> None:
    with watched(chromium, locale="fr-FR") as visitor:
        page = visitor.new_page()
        page.goto(site.address)
        # Its front stands there before Python does; what is pressed is done once that has come.
        still = page.locator("#elfen-still")
        still.get_by_role("button", name="Jouer contre deux bots").click()
        expect(page.locator("#elfen-megabytes")).to_contain_text("MB")
        expect(still).to_be_visible()
        page.get_by_text(said_in("fr", "page-lesson")).click()
        expect(page.get_by_text(said_in("fr", "step-welcome-country"))).to_be_visible()
        page.get_by_text(said_in("fr", "page-lesson")).click()
        press_on(page)
        address, offered = page.url, choices(page)
        # A log would be copied whole with each move, and grow to megabytes.
        assert set(page.evaluate(FILES)) == {".lock", "library.sqlite3"}
        until(lambda: page.evaluate(MEMORY))

        # Another tab waits for this one, and finds all that was seen here when it is closed. It
        # begins where the first one had Python loaded.
        first, page = page, visitor.new_page()
        told: list[str] = []
        page.on("console", lambda line: told.append(line.text))
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
        page.goto(address)
        expect(page.locator(NOTICE)).to_contain_text(said_in("fr", "page-elsewhere"))
        first.close()
        painted(page)
        expect(page.locator(NOTICE)).to_have_count(0)
        assert choices(page) == offered
        assert page.url == address
        assert "pyodide.mjs" in fetched
        assert "app.bin" not in fetched

        # On a phone's screen it is laid out as the page that a server has.
        page.set_viewport_size({"width": 390, "height": 844})
        until(lambda: wide(page) > 350)
        page.set_viewport_size({"width": 1280, "height": 720})

        page.goto(f"{site.address}#learn")
        notebooks_there = page.get_by_role("link", name=said_in("fr", "course-lab"))
        where = "lab/lab/index.html?path=fr/00-course.ipynb"
        expect(notebooks_there).to_have_attribute("href", where)

        # What needs a server says so.
        for place, key in (
            ("#teach/class", "teach-class-in-browser"),
            ("#seat/key", "share-in-browser"),
        ):
            page.goto(f"{site.address}{place}")
            expect(page.get_by_text(said_in("fr", key))).to_be_visible()

        page.goto(f"{site.address}#settings")
        page.get_by_role("button", name="Svenska").click()
        expect(page.get_by_role("heading", name="Inställningar")).to_be_visible()

        # Another version is offered, the game goes on meanwhile, and in the new one it is there:
        # all of it has come, so that the server may end before.
        until(lambda: page.evaluate(KEPT) == "activated")
        page.goto(address)
        expect(page.get_by_role("heading", name="Inställningar")).to_be_hidden()
        offered = choices(page)
        keeper = site.folder / "sw.js"
        before_it = keeper.read_bytes()
        try:
            keeper.write_bytes(before_it + b"// newer\n")
            page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
            expect(page.locator(NOTICE)).to_contain_text(said_in("sv", "page-new"))
            assert choices(page) == offered
            site.stop()
            with page.expect_navigation():
                page.get_by_role("button", name=said_in("sv", "page-renew")).click()
            assert (choices(page), page.url) == (offered, address)
        finally:
            keeper.write_bytes(before_it)

        # What there is no room for is kept with the next press after there is room again.
        page.workers[0].evaluate(FULL)
        press_on(page)
        expect(page.locator(NOTICE)).to_contain_text(said_in("sv", "page-crowded"))
        assert not page.evaluate(MEMORY)  # it has made room
        page.workers[0].evaluate("full = false")
        press_on(page)
        expect(page.locator(NOTICE)).to_have_count(0)
        page.goto("about:blank")
        # Not even in another language was a word said to a widget that was gone.
        assert [line for line in told if "comm" in line] == []
    assert [line for line in site.asked if not line.endswith((" 200", " 304"))] == []


def test_what_goes_wrong_is_said_in_a_sentence_and_nothing_is_lost(
    chromium: Browser, site: Site
) -> None:
    def says(key: str) -> None:
        expect(page.locator(NOTICE)).to_contain_text(said_in("de", key))

    def gone(route: Route) -> None:
        route.abort()

    def missing(route: Route) -> None:
        route.fulfill(status=404)

    worker = next(site.folder.glob("*/worker.js")).read_text("utf-8")

    def closed(route: Route) -> None:
        route.fulfill(body=CLOSED + worker, content_type="text/javascript")

    with watched(chromium, locale="de-DE", service_workers="block") as visitor:
        page = visitor.new_page()
        # A file is not there, and the network goes: each is noticed, whoever asked for it.
        for name, answer in (
            ("early.js", gone),
            ("worker.js", gone),
            ("app.bin", missing),
            ("pyodide.asm.wasm", gone),
        ):
            page.route(f"**/{name}", answer)
            page.goto(site.address)
            says("page-unfetched")
            page.unroute(f"**/{name}")
        # What is kept of Python is no good, and the database closed: it begins anew.
        page.evaluate(NO_MEMORY, page.evaluate(PLACE))
        said: list[str] = []
        page.on("console", lambda told: said.append(told.type))
        page.route("**/worker.js", closed)
        with page.expect_navigation():
            page.locator(f"{NOTICE} button").click()
        page.get_by_text(said_in("de", "page-lesson")).click()
        says("page-unkept")
        # Whoever read how the course begins meanwhile goes on there.
        read = page.locator("#rendered_cells").get_by_text(said_in("de", "step-welcome-country"))
        expect(read).to_be_visible()
        assert page.url.endswith("#learn/welcome")
        until(lambda: page.evaluate(MEMORY))
        assert "warning" in said
        page.goto((site.folder / "index.html").as_uri())
        says("page-no-server")
        page.add_init_script("delete window.BroadcastChannel")
        page.goto(site.address)
        says("page-old")
        assert page.workers == []


@pytest.mark.skipif(not Path(FIREFOX).exists(), reason="firefox-esr is not installed")
def test_firefox_opens_it(site: Site, tmp_path: Path) -> None:
    with firefox(tmp_path) as tab:
        tab.open(site.address)
        until(lambda: tab.look(f"document.querySelector('{BOARD}')?.width > 300"))
        assert tab.faults == []
        assert [address for address in tab.asked if not stays_here(address)] == []


def test_a_notebook_shows_its_pictures_and_then_its_boards_and_is_kept(
    chromium: Browser, site: Site
) -> None:
    with watched(chromium) as visitor:
        page = visitor.new_page()
        page.goto(f"{site.address}lab/lab/index.html?path=fr/03-roads.ipynb")
        page.locator(".jp-OutputArea img[src^='data:image/svg']").first.wait_for()
        assert page.get_by_role("link", name="Elfenland").evaluate("a => a.href") == site.address
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_text("Run All Cells", exact=True).click()
        page.locator(".jp-OutputArea canvas").first.wait_for(timeout=90_000)
        assert page.locator("[data-mime-type='application/vnd.jupyter.error']").count() == 0
        lab = sum(path.is_file() for path in (site.folder / "lab").rglob("*"))
        until(lambda: page.evaluate(KEPT_OF_LAB, lab), 3 * LONGEST)
        asked = [line.partition(" ") for line in site.asked]
        assert [place for place, _, told in asked if told not in {"200", "304"}] == []
        # Whatever it asked for it has without a network, but for the worker that keeps it.
        site.stop()
        page.goto(f"{site.address}lab/jupyter-lite.json")  # which has the worker from its start
        places = sorted({place for place, _, _ in asked if not place.endswith("/sw.js")})
        assert page.evaluate(THERE, places) == []


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ("--languages de,xx", "command-no-language"),
        ("--languages de,", "command-no-language"),
        ("--base games", "command-no-base"),
        ("--base /../", "command-no-base"),
        ("--no-lab --lessons-only", "command-site-nothing"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence_before_anything_is_made(
    options: str, key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", "--out", str(tmp_path / "site"), *options.split()]) == 2
    start = said_in("en", key, name="", known="", base="").split("“")[0].split(" isn")[0]
    assert start.strip() in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_language_or_what_is_no_lesson_is_not_there_if_left_out(built: Path) -> None:
    def inside(archive: bytes) -> dict[str, bytes]:
        return unpacked(lzma.decompress(archive))

    lab = built / "games" / "elfenland" / "lab"
    listed = json.loads((lab / "api" / "contents" / "all.json").read_text("utf-8"))["content"]
    assert [each["name"] for each in listed] == list(SPOKEN)
    assert sorted(path.stem for path in (lab / "files").iterdir()) == list(SPOKEN)
    apps = [path.parent.name for path in lab.glob("*/index.html")]
    assert sorted(apps) == ["consoles", "edit", "lab", "notebooks", "tree"]  # each leads to others
    german = inside((lab / "files" / "de.bin").read_bytes())
    assert "de/19-analysis.ipynb" in german
    assert b"](../it/" not in german["de/03-roads.ipynb"]
    assert b"](../fr/" in german["de/03-roads.ipynb"]
    lessons = notebooks(["de"], lessons_only=True)
    assert "de/19-analysis.ipynb" not in inside(lessons["files/de.bin"])
    assert b"19-analysis" not in lessons["api/contents/de/all.json"]


def test_the_same_program_makes_the_same_files(built: Path) -> None:
    folder = built / "games" / "elfenland"
    there = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
    made = files(print, Wanted(SPOKEN))
    assert made.keys() == there.keys()
    assert [name for name, content in made.items() if there[name] != content] == []


def test_byte_code_and_archives_come_out_the_same_each_time(built: Path) -> None:
    # Some of the files of the library, compiled anew.
    runtime = pyodide()
    modules, _ = standard_library(runtime)
    sample = {name: modules[name] for name in sorted(modules)[::15]}
    [code] = compiled(runtime, [sample])
    archive = next(built.glob("games/elfenland/*/library.bin")).read_bytes()
    there = unpacked(lzma.decompress(archive))
    assert {name: there[name] for name in code} == code
    assert pack(dict(sorted(code.items(), reverse=True))) == pack(code)

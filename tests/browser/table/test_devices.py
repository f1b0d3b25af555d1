"""A family's evening: a laptop, two phones that reload and lose their kernels, a projector.

Every frame of every page is recorded and decoded; guests and strangers try what they may not.
"""

import http.client
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect
from playwright.sync_api import Error as PlaywrightError

from elfenwidgets.text import t
from tests.browser.conftest import Server, serving, until, watched
from tests.browser.hands import line
from tests.browser.players import records
from tests.browser.served.test_door import knock
from tests.strangers import PROTOCOLS, ended, framed, said, send, talking, visit
from tests.ui.traffic import drawings_in, follows, positions, racks, texts

SHARE = "127.0.0.2"
WHAT = ".elfen-at-table .elfen-what"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The game as `elfenwidgets play --share` serves it; nothing leaves this machine."""
    with serving(tmp_path_factory.mktemp("shared"), "--share", SHARE) as server:
        yield server


def ask(server: Server, at: str, path: str, **headers: str) -> tuple[int, str]:
    """Ask the server at one of its addresses; the status and what came."""
    connection = http.client.HTTPConnection(at, urlsplit(server.address).port or 0, timeout=30)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    return answer.status, answer.read().decode()


def frames_of(page: Page) -> list[bytes]:
    """Everything that the page will get over its websockets."""
    frames: list[bytes] = []

    def listen(socket: WebSocket) -> None:
        socket.on(
            "framereceived",
            lambda frame: frames.append(frame.encode() if isinstance(frame, str) else frame),
        )

    page.on("websocket", listen)
    return frames


def set_the_table(page: Page, server: Server) -> list[str]:
    """A game of Ada and Bo with devices, who are dealt different kinds; the links on the screen."""
    page.goto(server.address)
    page.get_by_role("button", name=t("front-another")).click()
    rows = page.locator(".elfen-seat-rows > *")
    rows.nth(5).locator("option").last.wait_for(state="attached")
    for n, name in enumerate(("Ada", "Bo")):
        who = rows.nth(n).locator("select").first
        who.select_option(index=line(who, t("start-device")))
        rows.nth(n).locator("input").fill(name)
    who_starts = page.get_by_label(t("start-first"), exact=True)
    who_starts.select_option(index=line(who_starts, t("start-seat", n=1)))
    page.get_by_label(t("start-seed")).fill("7")
    page.get_by_role("button", name=t("start-go")).click()
    links = page.locator(".elfen-link")
    expect(links).to_have_count(2)
    return [said.strip() for said in links.all_text_contents()]


def press_until(button: Locator, done: Page, words: str) -> None:
    """Press until a page says what comes of it; a press that comes too early counts for nothing."""
    said = done.locator(".elfen-log").get_by_text(words)

    def heard() -> bool:
        if said.count() == 0 and button.count() and button.first.is_enabled():
            with suppress(PlaywrightError):  # another row of buttons came in that very moment
                button.first.click(timeout=2_000)
            done.wait_for_timeout(300)
        return said.count() > 0

    until(heard)


def test_a_family_plays_on_its_devices(chromium: Browser, shared: Server) -> None:
    small: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    with (
        watched(chromium) as laptop,
        watched(chromium, **small) as first,
        watched(chromium, **small) as second,
        watched(chromium) as wall,
    ):
        screen, ada, bo, projector = (each.new_page() for each in (laptop, first, second, wall))
        frames = [frames_of(page) for page in (ada, bo, screen, projector)]
        links = set_the_table(screen, shared)
        assert all(urlsplit(link).hostname == SHARE for link in links)
        for page, link in zip((ada, bo), links, strict=True):
            page.goto(link)
            expect(page.locator(WHAT)).to_be_visible()
            # The link's key is spent, the device has its own.
            expect(page).not_to_have_url(link)
        expect(screen.locator(WHAT)).to_have_text(t("share-playing", name="Ada"))
        projector.goto(f"http://{SHARE}:{urlsplit(shared.address).port}/")
        projector.locator(".elfen-told-here a").click()
        expect(projector.locator(WHAT)).to_be_visible()

        expect(ada).to_have_title("● Your turn · Ada")
        draw = ".elfen-choices button:has-text('Draw from the stack')"
        press_until(ada.locator(draw), screen, "Ada draws a secret counter.")
        expect(bo).to_have_title("● Your turn · Bo")
        expect(ada).to_have_title("Your seat · Ada")
        expect(projector.locator(".elfen-log")).to_contain_text("Ada draws a secret counter.")

        address = bo.url
        for kernel in shared.kernels():
            if kernel.environ().get("SERVER_NAME") == SHARE:
                kernel.kill()
        bo.reload()
        expect(bo.locator(WHAT)).to_be_visible()
        assert bo.url == address
        press_until(bo.locator(draw), screen, "Bo draws a secret counter.")

        states = positions(records(shared)[0])
        for got, seat in zip(frames, (0, 1, None, None), strict=True):
            pictures = racks(drawings_in(got), texts(got))
            assert pictures
            for part in (pictures[n : n + 1] for n in range(len(pictures))):
                follows(part, states, seat)  # a page that comes again begins again
        mine = [each for each in racks(drawings_in(frames[0]), texts(frames[0])) if len(each) > 6]
        with pytest.raises(AssertionError):
            follows(mine, states, 1)

        stranger = second.new_page()
        stranger.goto(links[0])
        expect(stranger.get_by_role("alert")).to_have_text(t("share-no-seat"))
        stranger.goto(f"http://{SHARE}:{urlsplit(shared.address).port}/#games")
        expect(stranger.locator(".elfen-told-here")).to_contain_text(t("share-scan"))
        assert stranger.locator("nav").count() == 0


def test_a_guest_runs_no_code(shared: Server, tmp_path: Path) -> None:
    made = tmp_path / "made by a guest"
    code = said("execute_request", {"code": f"open({str(made)!r}, 'w')", "silent": False})
    _, _, given = knock(shared, "watch/x")
    page = visit(f"http://{SHARE}:{urlsplit(shared.address).port}/", Cookie=given)
    for protocol in PROTOCOLS:
        with talking(page, protocol) as socket:
            send(socket, framed(code, protocol))
            assert ended(socket)
        with talking(page, protocol) as socket:
            assert not ended(socket), "the kernel would have run it by now"
    assert not made.exists()
    page.leave()


@pytest.mark.parametrize(
    ("at", "host", "status"),
    [
        (SHARE, "localhost:{port}", 403),
        (SHARE, "127.0.0.1:{port}", 403),
        (SHARE, "evil.example", 403),
        (SHARE, f"{SHARE}:1", 403),
        (SHARE, f"{SHARE}:{{port}}", 200),
        ("127.0.0.1", "evil.example", 403),
        ("127.0.0.1", "localhost:{port}", 200),
    ],
)
def test_each_address_has_its_own_names_and_no_other(
    shared: Server, at: str, host: str, status: int
) -> None:
    port = urlsplit(shared.address).port
    assert ask(shared, at, "/healthz", Host=host.format(port=port))[0] == status


@pytest.mark.parametrize(
    "path",
    [
        "/metrics",
        "/voila/render/play.ipynb",
        "/voila/render/00-course.ipynb",
        "/01-welcome.ipynb",
        "/voila/files/play.ipynb",
        "/api/kernels",
        "/api/contents",
        "/api/sessions",
        "/login",
        "/voila/static/../../play.ipynb",
    ],
)
def test_a_guest_gets_the_page_and_nothing_else(shared: Server, path: str) -> None:
    assert ask(shared, SHARE, path)[0] == 404


def test_another_site_gets_nothing_from_the_shared_address_either(shared: Server) -> None:
    before = {kernel.pid for kernel in shared.kernels()}
    foreign = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"}
    assert ask(shared, SHARE, "/", **foreign)[0] == 403
    assert ask(shared, SHARE, "/", Origin="http://evil.example")[0] == 403
    assert {kernel.pid for kernel in shared.kernels()} <= before


def test_the_health_is_a_line_and_the_numbers_stay_here(shared: Server) -> None:
    status, said = ask(shared, SHARE, "/healthz")
    told = json.loads(said)
    assert (status, said.count("\n"), told["ok"], told["library"]) == (200, 1, True, True)
    assert told["pages"] <= told["most"] == 24
    status, said = ask(shared, "127.0.0.1", "/metrics")
    assert status == 200 and "elfenwidgets_pages_most 24.0" in said

"""The kernel behind a page: it ends with the page, and the page says when it has ended."""

import http.client
import signal
import socket
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LONGEST, Server, serving, shown, until, watched

NOTICE = "[role=alert]"
KERNEL = "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
A_LOOK = 3000  # ms from one look of the page at its kernel to the next


def looks(page: Page, there: int, after: int | str = A_LOOK) -> None:
    """Let the page's clock run ahead, look after look, until as many notices stand there."""
    notices = page.locator(NOTICE)

    def looked() -> bool:
        page.clock.fast_forward(after)
        return notices.count() == there

    until(looked)


def test_two_visitors_have_a_kernel_each_which_ends_with_the_page(
    game: Page, voila: Server
) -> None:
    other = game.context.new_page()
    other.goto(voila.address)
    shown(other)
    kernels = voila.kernels()
    assert len(kernels) == 2
    with game.expect_event("close"):
        game.close(run_before_unload=True)
    until(lambda: len(voila.kernels()) == 1)
    (old,) = voila.kernels()
    assert old in kernels
    other.reload()
    shown(other)
    until(lambda: not old.is_running())
    kernel = other.evaluate(KERNEL)
    for method, path in [
        ("POST", f"/voila/api/shutdown/{kernel}"),
        ("DELETE", f"/api/kernels/{kernel}"),
    ]:
        assert ask(voila, method, path, Origin="http://evil.example").status in {403, 404}
    assert len(voila.kernels()) == 1, "another site cannot end it"
    other.goto("about:blank")
    until(lambda: voila.kernels() == [])


def test_a_page_whose_kernel_died_says_so_and_reloads(voila: Server, chromium: Browser) -> None:
    until(lambda: voila.kernels() == [])
    with watched(chromium, locale="de-AT") as visitor:
        page = visitor.new_page()
        page.clock.install()
        page.goto(voila.address)
        shown(page)
        expect(page.locator(NOTICE)).to_have_count(0)
        (kernel,) = voila.kernels()
        kernel.kill()
        looks(page, there=1)
        expect(page.locator(NOTICE)).to_contain_text("läuft nicht mehr")
        page.get_by_role("button", name="Seite neu laden").click()
        expect(page.locator(NOTICE)).to_have_count(0)
        shown(page)
        assert len(voila.kernels()) == 1


def test_a_page_that_slept_for_longer_than_its_kernel_goes_on_where_it_was(
    page: Page, voila: Server
) -> None:
    until(lambda: voila.kernels() == [])
    page.clock.install()
    page.goto(f"{voila.at('/')}#learn/welcome")
    page.locator("#rendered_cells .elfen-step").wait_for()
    looked = page.evaluate(KERNEL)
    page.route("**/api/kernels/**", lambda route: route.abort())
    (kernel,) = voila.kernels()
    kernel.kill()
    until(lambda: page.request.get(voila.at(f"/api/kernels/{looked}")).status == 404)
    # As if a lid had been closed; a look that was under way ends before the next one is late.
    looks(page, there=1, after="30:00")
    page.unroute("**/api/kernels/**")
    until(lambda: voila.kernels() not in ([], [kernel]))
    page.locator("#rendered_cells .elfen-step").wait_for()
    assert page.url.endswith("#learn/welcome")
    expect(page.locator(NOTICE)).to_have_count(0)


def test_a_page_whose_server_ended_says_so(tmp_path: Path, chromium: Browser) -> None:
    with serving(tmp_path) as server, watched(chromium) as visitor:
        page = visitor.new_page()
        page.clock.install()
        page.goto(server.address)
        shown(page)
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(LONGEST) == 130
        looks(page, there=1)
        expect(page.locator(NOTICE)).to_contain_text("isn’t responding")


def test_a_page_that_lost_its_kernel_to_another_server_says_so(
    tmp_path: Path, chromium: Browser
) -> None:
    with watched(chromium) as visitor:
        page = visitor.new_page()
        with serving(tmp_path) as server:
            page.goto(server.address)
            shown(page)
            port = server.address.rstrip("/").rpartition(":")[2]
        with serving(tmp_path, "--port", port):
            expect(page.locator(NOTICE)).to_contain_text("has stopped")


def test_a_notice_goes_when_the_server_answers_again(page: Page, voila: Server) -> None:
    page.clock.install()
    page.goto(voila.address)
    shown(page)
    page.route("**/api/kernels/**", lambda route: route.abort())
    looks(page, there=1)
    expect(page.locator(NOTICE)).to_contain_text("isn’t responding")
    page.unroute("**/api/kernels/**")
    looks(page, there=0)


def test_a_forgotten_kernel_is_ended_and_with_the_server_each_is(
    tmp_path: Path, chromium: Browser
) -> None:
    with serving(tmp_path, forgotten=6) as server, watched(chromium) as visitor:
        page = visitor.new_page()
        page.goto(server.address)
        shown(page)
        kept = server.kernels()
        # A visit that never became a page: nobody will ever say that it is left.
        visitor.request.get(server.address)
        assert len(server.kernels()) == 2
        until(lambda: server.kernels() == kept)
        (kernel,) = kept
        sockets = {Path(str(each.laddr)) for each in kernel.net_connections("unix") if each.laddr}
        assert sockets and all(each.exists() for each in sockets)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(LONGEST) == 0
        until(lambda: not kernel.is_running())
        assert not [each for each in sockets if each.exists()], "and nothing of it is left"


def ask(server: Server, method: str, path: str, **headers: str) -> http.client.HTTPResponse:
    """Ask the server as a stranger: no cookie, and any headers."""
    host, _, port = server.address.removeprefix("http://").rstrip("/").partition(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=LONGEST)
    connection.request(method, path, headers=headers)
    return connection.getresponse()


def test_another_name_for_this_machine_is_refused(voila: Server) -> None:
    until(lambda: voila.kernels() == [])
    assert ask(voila, "GET", "/", Host="evil.example").status == 403
    assert voila.kernels() == []


def test_leaving_before_the_page_has_come_frees_its_kernel(voila: Server) -> None:
    until(lambda: voila.kernels() == [])
    host, _, port = voila.address.removeprefix("http://").rstrip("/").partition(":")
    with socket.create_connection((host, int(port)), LONGEST) as impatient:
        impatient.sendall(f"GET / HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
        until(lambda: len(voila.kernels()) == 1)
    until(lambda: voila.kernels() == [])


def test_leaving_before_the_scripts_have_come_frees_its_kernel(page: Page, voila: Server) -> None:
    until(lambda: voila.kernels() == [])
    page.route("**/page.js?*", lambda route: route.abort())
    page.goto(voila.address)
    assert len(voila.kernels()) == 1
    page.goto("about:blank")
    until(lambda: voila.kernels() == [])

"""The gate, when whoever asked has gone before it could look."""

import asyncio

import pytest
from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher, Rule
from tornado.testing import bind_unused_port
from tornado.web import Application, RequestHandler

from elfenwidgets.ui.serving.gate import guard
from tests.in_a_thread import in_a_thread

HOST = "127.0.0.1"


class Hangs(Matcher):
    """Closes the connection as soon as the request is read, and leaves the rest to the others."""

    def match(self, request: HTTPServerRequest) -> None:
        request.connection.stream.close()  # type: ignore[union-attr]


class Home(RequestHandler):
    """What only somebody at this machine, or with a pass, may reach."""

    reached = 0

    def get(self) -> None:
        Home.reached += 1


async def asked(*rules: Rule) -> bytes:
    """What the answer is to a request for the page, with rules that come before the gate's."""
    app = Application([("/", Home)], base_url="/")
    guard(app, {HOST: f"{HOST}:1"})
    app.default_router.rules[:0] = rules
    listening, port = bind_unused_port(address=HOST)
    server = HTTPServer(app)
    server.add_sockets([listening])
    try:
        reader, writer = await asyncio.open_connection(HOST, port)
        writer.write(f"GET / HTTP/1.1\r\nHost: {HOST}:1\r\nConnection: close\r\n\r\n".encode())
        said = await reader.read()
        writer.close()
        return said
    finally:
        server.stop()
        await server.close_all_connections()


def test_who_has_gone_is_not_taken_for_the_host(caplog: pytest.LogCaptureFixture) -> None:
    answer = in_a_thread(asked())
    assert answer.startswith(b"HTTP/1.1 200"), "the door, which is open to everybody"
    assert in_a_thread(asked(Rule(Hangs(), None))) == b""
    assert Home.reached == 0
    assert not [record for record in caplog.records if record.exc_info], "and nothing broke"

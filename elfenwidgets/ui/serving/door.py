"""The door for guests: a small page that costs no kernel, and lets in who may have one.

What follows the ``#`` of an address reaches no server by itself, so the door's script hands it in:
the key of a seat, or the place of who looks on. Whoever has a wrong key comes no further.
"""

import asyncio
import secrets
import time
from typing import Any

from tornado.httputil import HTTPServerRequest

from elfenwidgets.markup import html
from elfenwidgets.play import library
from elfenwidgets.text import said_in
from elfenwidgets.ui.kit.guard import log
from elfenwidgets.ui.kit.page import open_graph, plain_page
from elfenwidgets.ui.kit.page_files import page_files
from elfenwidgets.ui.phrases.language_choice import first_of
from elfenwidgets.ui.serving.page.spoken import SpokenErrors
from elfenwidgets.ui.serving.page.static import whole_base

SEAT = "Elfen-Seat"
"""The header by which the kernel of a page is told whose seat it was asked for."""

COOKIE = "elfen-pass"
PENALTY = 1.0
"""Seconds that a wrong key costs."""

SOON = 30.0
"""Seconds in which a pass has to be used."""

MOST = 500
"""So many passes wait to be used; before that the oldest goes."""

LONGEST = 200
POLICY = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; "
    "frame-ancestors 'none'"
)


class Passes:
    """Passes by which a guest's page gets a kernel, each good for one page."""

    def __init__(self) -> None:
        self._passes: dict[str, tuple[str, float]] = {}

    def give(self, seat: str) -> str:
        """A new pass, for whoever has a seat, or looks on where there is none."""
        now = time.monotonic()
        waiting = [(key, kept) for key, kept in self._passes.items() if kept[1] > now]
        key = secrets.token_urlsafe(16)
        self._passes = dict([*waiting[1 - MOST :], (key, (seat, now + SOON))])
        return key

    def enters(self, request: HTTPServerRequest) -> bool:
        """Whether a request has a pass, which is spent by that; the seat goes into a header."""
        cookie = request.cookies.get(COOKIE)
        seat, until = self._passes.pop(cookie.value if cookie else "", ("", 0.0))
        request.headers[SEAT] = seat
        return request.method == "GET" and time.monotonic() < until


class Door(SpokenErrors):
    """The handler that gives a guest a pass.

    ``GET`` shows the door, ``POST`` with what followed the ``#`` gives a pass for it.
    """

    def initialize(self, passes: Passes) -> None:
        """Take the passes."""
        self.passes = passes

    def check_xsrf_cookie(self) -> None:
        """There is nothing to forge: the gate has seen to it that the door's own page asks."""

    def get(self) -> None:
        """Show the door: what one sees until the map is unrolled."""
        language = self._language()
        base = self.application.settings["base_url"]
        script = page_files()["door.js"].address
        more = html(
            '<noscript>{}</noscript><script type="module" src="{}"></script>',
            said_in(language, "page-no-script"),
            base + script,
        )
        self.set_header("Content-Security-Policy", POLICY)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        head = open_graph(language, whole_base(self))
        self.finish(plain_page(language, said_in(language, "page-loading"), more, head=head))

    async def post(self) -> None:
        """Give a pass, or say that a key opens nothing."""
        place, _, key = self.request.body[:LONGEST].decode(errors="replace").partition("/")
        seat = ""
        if place == "seat" and key:
            try:
                seat = library.seat_of(key) or ""
            except OSError:
                self.set_status(503)
                self.finish(said_in(self._language(), "library-away"))
                return
            if not seat:
                log.warning("a wrong key for a seat")
                await asyncio.sleep(PENALTY)
                self.set_status(403)
                self.finish(said_in(self._language(), "share-no-seat"))
                return
        base = self.application.settings["base_url"]
        safe: dict[str, Any] = {"path": base, "httponly": True, "samesite": "Lax"}
        self.set_cookie(COOKIE, self.passes.give(seat), **safe)
        self.set_status(204)

    def _language(self) -> str:
        return first_of(self.request.headers.get("Accept-Language", ""))

"""What a page may do: the Content-Security-Policy, and the other headers of every answer."""

from base64 import b64encode
from functools import cache
from hashlib import sha256

from tornado.httputil import HTTPHeaders
from tornado.web import OutputTransform

from elfenwidgets.ui.kit import page

PLAIN_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""Of what is no page of the game: it runs nothing and asks for nothing."""


class Headers(OutputTransform):
    """The headers that every answer of Voilà alone has, unless it says otherwise."""

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Put them in."""
        headers.setdefault("Content-Security-Policy", PLAIN_POLICY)
        headers.setdefault("X-Content-Type-Options", "nosniff")
        return super().transform_first_chunk(status_code, headers, chunk, finishing)


@cache
def _early() -> str:
    """What a browser knows the script by that stands in the page."""
    return b64encode(sha256(page.early().encode()).digest()).decode()


def content_policy(host: str) -> str:
    """The Content-Security-Policy of a page that is served as ``host``: nothing from outside.

    Scripts are files of this server, but for the one that stands in the page. Styles may stand
    there, too: widgets and our own HTML write them. `connect-src` names the websocket because not
    every browser counts it to 'self'.
    """
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src 'self' 'sha256-{_early()}'",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            f"connect-src 'self' ws://{host} wss://{host}",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'self'",
        ]
    )

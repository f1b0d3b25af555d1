"""Who and what is let in, checked before any handler of Voilà's or Jupyter's sees the request.

Every page that is asked for starts a kernel. So a request that the pages of another site cause is
refused, except for a link that somebody follows; an address that the game does not need leads
nowhere; and Jupyter's check of the Host header holds for files, too. The page's own files are
served from here, by JupyterLab's server as by Voilà's.
"""

import ipaddress
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any
from urllib.parse import urlsplit

from jupyter_server.serverapp import ServerApp
from tornado.escape import url_unescape
from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher, PathMatches, Rule
from tornado.web import Application, RedirectHandler

from elfenwidgets.play import library
from elfenwidgets.ui.drawing.brought import HEADER
from elfenwidgets.ui.kit.page_files import SERVED
from elfenwidgets.ui.serving.door import SEAT, Door, Passes
from elfenwidgets.ui.serving.older import NotThere, OlderNotebook
from elfenwidgets.ui.serving.page.spoken import SpokenErrors, spoken
from elfenwidgets.ui.serving.page.static import Static
from elfenwidgets.ui.serving.visit import is_of

_HOST = re.compile(r"(\[[\da-fA-F:.]+\]|[\w.-]+)(:\d+)?")
# What Voilà serves that its page needs: no lists of notebooks, no files beside them.
_PARTS = r"templates/elfenwidgets/static/.+"
_VOILA = re.compile(rf"voila/({_PARTS}|render/.+\.ipynb|api/shutdown/.+)")

# The home, what its page is made of, and the kernel that it was given: no notebooks, no numbers.
_KERNEL = re.compile(r"(?:api/kernels|voila/api/shutdown)/([\da-f-]+)(/channels|/look)?")
_GUESTS = re.compile(rf"|healthz|voila/{_PARTS}|{_KERNEL.pattern}")
_HOSTS = re.compile(r"metrics|(voila/render/.+|(\w\w/)?\d\d-[\w-]+)\.ipynb")
# A session that Jupyter can name a socket after.
_SESSION = re.compile(r"(session_id=[\w-]{1,80})?", re.ASCII)
# Where lists of notebooks stood: whoever remembers one is led home.
_LISTS = re.compile(r"(voila(/render)?/?|(voila/)?tree(/.*)?)")


class Denial(SpokenErrors):
    """The answer to whatever is not let in."""

    def initialize(self, status: int) -> None:
        """Take the status that each answer has."""
        self.status = status

    def prepare(self) -> None:
        """Answer, whatever the method."""
        self.send_error(self.status)


class _Such(Matcher):
    def __init__(self, such: Callable[[HTTPServerRequest], bool]) -> None:
        self._such = such

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        return {} if self._such(request) else None


def guard(app: Application, shared: Mapping[str, str] = MappingProxyType({})) -> None:
    """Put the checks before everything that the application serves.

    ``shared`` names the addresses of this machine at which devices may come, each with the one name
    of a host that is allowed there. Guests get the page and what belongs to it, and the page itself
    when they have been at the door.
    """
    base = app.settings["base_url"]
    passes = Passes()
    local = not app.settings.get("allow_remote_access", False)

    def outside(request: HTTPServerRequest) -> bool:
        request.headers.pop(SEAT, None)  # who has which seat is ours to say
        request.headers[HEADER] = "1"  # of what is served here pages alone ask for a kernel so
        came_to = _came_to(request)
        if foreign(request) or not came_to:
            return True
        name = shared.get(came_to)
        if name is not None:
            return request.host.lower() != name
        return local and not _of_this_machine(request.host)

    def not_for_guests(request: HTTPServerRequest) -> bool:
        return _came_to(request) in shared and not _GUESTS.fullmatch(_path(request, base))

    def at_the_door(request: HTTPServerRequest) -> bool:
        return (
            _came_to(request) in shared
            and url_unescape(request.path, plus=False) == base
            and not passes.enters(request)
        )

    def nowhere(request: HTTPServerRequest) -> bool:
        rest = _path(request, base)
        parts = rest.split("/")
        known = _VOILA.fullmatch(rest) and ".." not in parts and rest.isprintable()
        return parts[0] == "voila" and not known

    def list_of_notebooks(request: HTTPServerRequest) -> bool:
        return request.method == "GET" and _LISTS.fullmatch(_path(request, base)) is not None

    home = {"url": base, "permanent": False}
    app.default_router.rules[:0] = [
        Rule(_Such(outside), Denial, {"status": 403}),
        Rule(_Such(not_for_guests), Denial, {"status": 404}),
        Rule(_Such(at_the_door), Door, {"passes": passes}),
        Rule(_Such(list_of_notebooks), RedirectHandler, home),
        Rule(_Such(nowhere), Denial, {"status": 404}),
        Rule(PathMatches(rf"{re.escape(base + SERVED)}(.*)"), Static),
    ]


def only_the_game(app: Application) -> None:
    """Let nothing be there but the game: what else Jupyter's server could do is nowhere.

    And each kernel is there for its own page alone: for all others it is not even known.
    """
    base, secret = app.settings["base_url"], app.settings["cookie_secret"]

    def beside_it(request: HTTPServerRequest) -> bool:
        path = _path(request, base)
        if kernel := _KERNEL.fullmatch(path):
            right = request.method == ("POST" if path.startswith("voila") else "GET")
            named = not kernel[2] or _SESSION.fullmatch(request.query)
            return not (right and named and is_of(request, kernel[1], secret))
        known = _GUESTS.fullmatch(path) or _HOSTS.fullmatch(path)
        return not (known and request.method in ("GET", "HEAD"))

    app.default_router.rules.insert(0, Rule(_Such(beside_it), Denial, {"status": 404}))


def _path(request: HTTPServerRequest, base: str) -> str:
    return url_unescape(request.path, plus=False).removeprefix(base)


def foreign(request: HTTPServerRequest) -> bool:
    """Whether a page of another site asks, otherwise than by a link that somebody followed.

    Another port of this machine is another site here, though browsers call it the same.
    """
    headers = request.headers
    origin = headers.get("Origin")
    if not _HOST.fullmatch(request.host):
        return True
    if origin is not None and urlsplit(origin).netloc.lower() != request.host.lower():
        return True
    followed = (
        request.method == "GET"
        and headers.get("Sec-Fetch-Mode") == "navigate"
        and headers.get("Sec-Fetch-Dest") == "document"
    )
    return headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin") and not followed


def _came_to(request: HTTPServerRequest) -> str:
    """The address of this machine that was asked: unlike a name, nobody can make that up.

    It is empty when whoever asked has gone already.
    """
    socket = request.connection.stream.socket  # type: ignore[union-attr]
    return "" if socket is None else str(socket.getsockname()[0])


def _of_this_machine(host: str) -> bool:
    name = host.rpartition(":")[0] if re.search(r":\d+$", host) else host
    try:
        return ipaddress.ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name.lower() == "localhost"


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """What Jupyter's server asks an extension for."""
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Guard Jupyter's server, too; JupyterLab's own pages and Voilà's are among what it serves."""
    library.settle()  # its kernels run in folders of their own
    server.web_app.settings.setdefault("xsrf_cookie_kwargs", {})["samesite"] = "Lax"
    guard(server.web_app)
    folder = Path(server.root_dir)
    older = NotThere(f"{server.base_url}voila/render/", folder)
    older_ones = Rule(older, spoken(OlderNotebook), {"root": folder})
    server.web_app.add_handlers(".*$", [older_ones])  # type: ignore[no-untyped-call]

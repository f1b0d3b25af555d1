"""Addresses of notebooks from before each language had a folder: they lead to what they showed."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

from tornado.httputil import HTTPServerRequest
from tornado.routing import PathMatches
from tornado.web import HTTPError, RequestHandler

from elfenwidgets.lessons.places import place
from elfenwidgets.ui.phrases.language_choice import first_of

OLDER = r"(?!play\.)(?:\d\d-)?[\w-]+\.ipynb"
"""The names of those notebooks: all but the game's, which has stayed where it was."""


class NotThere(PathMatches):
    """Addresses under ``base`` of notebooks that are not in the folder; what is there opens."""

    def __init__(self, base: str, root: Path) -> None:
        super().__init__(rf"{base}((?:[\w-]+/)*)({OLDER})")
        self._base, self._root = base, root

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """The folder and the name, as ``PathMatches`` gives them."""
        name = unquote(request.path.removeprefix(self._base))
        found = super().match(request)
        return None if found is None or (self._root / name).is_file() else found


class OlderNotebook(RequestHandler):
    """Leads on to the notebook in the language of the browser.

    With a ``home``, an address that asked for a step of a lesson leads to that step there.
    """

    def initialize(self, root: Path, home: str = "") -> None:
        """Take the folder that is served, and the address of the home."""
        self._root, self._home = root, home

    def get(self, folder: str, name: str) -> None:
        """Send the browser there."""
        step = place(self.get_query_argument("at", ""))
        if step is not None and self._home:
            self.redirect(f"{self._home}#learn/{quote(step.name, safe='/!?')}")
            return
        language = first_of(self.request.headers.get("Accept-Language", ""))
        lesson = place(re.sub(r"^\d\d-|\.ipynb$", "", name))
        numbered = "[0-9][0-9]-" + re.sub(r"^\d\d-", "", name)
        others = [path.name for path in (self._root / folder / language).glob(numbered)]
        for found in (name, lesson.lesson.notebook if lesson else "", *others):
            if found and (self._root / folder / language / found).is_file():
                self.redirect(f"{language}/{found}")
                return
        raise HTTPError(404)

"""Errors as a small page: one sentence in the language of the browser."""

from typing import Any

from tornado.web import RequestHandler

from elfenwidgets.text import said_in
from elfenwidgets.ui.kit.page import plain_page
from elfenwidgets.ui.phrases.language_choice import first_of

SENTENCES = {403: "page-foreign", 404: "page-nowhere", 503: "page-full", 507: "page-no-room"}


class SpokenErrors(RequestHandler):
    """A handler whose errors are a small page: one sentence in the language of the browser."""

    def write_error(self, status_code: int, **_: Any) -> None:
        """Write the sentence of the status, or of "there is nothing here"."""
        language = first_of(self.request.headers.get("Accept-Language", ""))
        sentence = said_in(language, SENTENCES.get(status_code, "page-nowhere"))
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(plain_page(language, sentence))


def spoken(handler: type[RequestHandler]) -> type[RequestHandler]:
    """A handler as it is, but for its errors."""
    return type(handler.__name__, (SpokenErrors, handler), {})

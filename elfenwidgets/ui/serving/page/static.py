"""The page's files over the wire: compressed, and kept by browsers for as long as they may be."""

from pathlib import PurePath

from tornado.web import HTTPError, RequestHandler

from elfenwidgets.ui.kit.page_files import PageFile, page_files
from elfenwidgets.ui.serving.page.spoken import SpokenErrors

YEAR = 365 * 24 * 60 * 60
KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".jpg": "image/jpeg",
}


def whole_base(handler: RequestHandler) -> str:
    """Where this server's addresses begin, as whoever asks has named it."""
    asked = handler.request
    return f"{asked.protocol}://{asked.host}{handler.application.settings['base_url']}"


class Static(SpokenErrors):
    """The handler of one file.

    At the address that its content gives it nobody need ask for it again. At any other, such as
    that of a page which an older version of the program wrote, it is asked whether it has changed.
    """

    _file: PageFile | None = None

    def get(self, name: str) -> None:
        """Answer with the file."""
        file = self._file = page_files().get(name)
        if file is None:
            raise HTTPError(404)
        kind = KINDS.get(PurePath(name).suffix, "text/plain; charset=utf-8")
        self.set_header("Content-Type", kind)
        self.set_header("X-Content-Type-Options", "nosniff")
        fresh = self.get_query_argument("v", "") == file.digest
        kept = f"public, max-age={YEAR}, immutable" if fresh else "no-cache"
        self.set_header("Cache-Control", kept)
        self.finish(self._compressed(file))

    def _compressed(self, file: PageFile) -> bytes:
        accepted = self.request.headers.get("Accept-Encoding", "")
        ways = {way.partition(";")[0].strip() for way in accepted.split(",")}
        for way, content in (("br", file.brotli), ("gzip", file.gzip)):
            if way in ways and content is not None:
                self.set_header("Content-Encoding", way)
                return content
        return file.content

    def compute_etag(self) -> str | None:
        """The digest of the file, however it travels: a weak one."""
        return None if self._file is None else f'W/"{self._file.digest}"'

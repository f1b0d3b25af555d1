"""The files that the HTML of the page asks for, read once: none is newer than the others."""

import gzip
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import sha256

from elfenwidgets.paths import DATA
from elfenwidgets.ui.drawing.brought import pictures

FOLDER = DATA / "jupyter" / "nbconvert" / "templates" / "elfenwidgets" / "static"
SERVED = "voila/templates/elfenwidgets/static/"

LINK_PICTURE = "link.jpg"
"""The picture that stands for the page where a link to it is shown."""

BROTLI = ".br"
"""What is appended to the name of a file that is compressed already."""


@dataclass(frozen=True)
class PageFile:
    """A file, and how it travels."""

    name: str
    content: bytes = field(repr=False)
    brotli: bytes | None = field(repr=False)

    @cached_property
    def digest(self) -> str:
        """What tells this content from any other."""
        return sha256(self.content).hexdigest()[:16]

    @cached_property
    def gzip(self) -> bytes:
        """It compressed as well as gzip can, which is worth its time once."""
        return gzip.compress(self.content, 9, mtime=0)

    @property
    def address(self) -> str:
        """Where it is found after the base of the server's addresses, elsewhere when it changes."""
        return f"{SERVED}{self.name}?v={self.digest}"


@cache
def page_files() -> dict[str, PageFile]:
    """All of them, by name."""
    read = {path.name: path.read_bytes() for path in FOLDER.iterdir() if path.is_file()}
    read |= pictures()
    return {
        name: PageFile(name, content, read.get(name + BROTLI))
        for name, content in read.items()
        if not name.endswith(BROTLI)
    }

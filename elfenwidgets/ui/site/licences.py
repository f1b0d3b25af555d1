"""The licences of all that is in a site."""

from collections.abc import Iterable
from email import message_from_bytes
from importlib.metadata import distribution

from elfenwidgets.ui.kit.page_files import page_files
from elfenwidgets.ui.site.fetched import LOCKS, Wheel

LINE = f"\n{'-' * 80}\n\n"
"""What stands between two of them."""

_PYTHON = ("python.txt", "MPL-2.0.txt", "Apache-2.0.txt", "xz.txt")
_PAGE = "page.LICENSES.txt"


def licences(packages: Iterable[Wheel]) -> bytes:
    """The game's own, those of packages, of Python, and of what is in the page's script."""
    own = distribution("elfenwidgets").read_text("licenses/LICENSE") or ""
    python = ((LOCKS / name).read_text("utf-8") for name in _PYTHON)
    page = page_files()[_PAGE].content.decode()
    parts = (f"elfenwidgets (MIT)\n\n{own}", *map(_licence, packages), *python, page)
    return LINE.join(f"{part.strip()}\n" for part in parts).encode()


def _licence(package: Wheel) -> str:
    said = message_from_bytes(package.about["METADATA"])
    kind = str(said["License-Expression"] or said["License"] or "its licence stands below")
    texts = [
        content.decode().strip()
        for path, content in sorted(package.about.items())
        if path.startswith(("licenses/", "LICENSE"))
    ]
    return "\n\n".join((f"{package.name} {package.version} ({kind.splitlines()[0]})", *texts))

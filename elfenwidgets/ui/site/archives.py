"""The archives of a site: files compiled for the browser's Python, and packed as a whole.

That takes most of the time of a build, and the most of them are the same as the last time: a user's
copies are kept, each by what it is made of.
"""

import lzma
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

from elfenwidgets.ui.site.bytecode import COMPILER, compiled
from elfenwidgets.ui.site.fetched import cache, keep
from elfenwidgets.ui.site.files import Files, digest, zipped
from elfenwidgets.ui.site.pyodide import INTEGRITY

BEST = lzma.PRESET_EXTREME | 9
"""The smallest of the ways to pack."""

QUICK = 3
"""The one for what has much in common: a seventh more than by the best, in a sixth of the time."""

_PACKING = {
    "id": lzma.FILTER_LZMA2,
    "preset": BEST,
    "dict_size": 1 << 22,  # who unpacks it needs as much memory
    "lc": 4,
    "pb": 0,
}
_KEPT = 24
_SUFFIX = ".archive"


def archives(pyodide: Files, parts: Sequence[Files]) -> list[bytes]:
    """An archive of each part, with byte code in the place of what Python would have to compile.

    Raises:
        UsageError: there is no node to run that Python here.
    """
    places = [cache() / f"{_made_of(part)}{_SUFFIX}" for part in parts]
    found = {place: _read(place) for place in places}
    missing = [part for part, place in zip(parts, places, strict=True) if found[place] is None]
    if missing:
        with ThreadPoolExecutor() as threads:  # to pack holds nobody up
            made = threads.map(pack, compiled(pyodide, missing))
        for place, archive in zip([p for p in places if found[p] is None], made, strict=True):
            found[place] = archive
            keep(place, sha256(archive).digest() + archive)
        _tidy()
    return [found[place] or b"" for place in places]


def pack(files: Files, **packing: int) -> bytes:
    """Files as one archive, the same for the same ones, compressed by xz as a whole.

    That is smaller than each file by itself or anything that servers do, and the page unpacks it.
    ``packing``: what of a filter of LZMA2 is to be otherwise than usual.
    """
    filters = [{**_PACKING, **packing}]
    return lzma.compress(zipped(files), check=lzma.CHECK_CRC32, filters=filters)


def _made_of(files: Files) -> str:
    return digest(files, f"{INTEGRITY} {_PACKING}".encode() + COMPILER.read_bytes())


def _read(place: Path) -> bytes | None:
    content = place.read_bytes() if place.is_file() else b""
    own, archive = content[:32], content[32:]
    return archive if sha256(archive).digest() == own else None


def _tidy() -> None:
    """Forget the oldest."""
    kept = sorted(cache().glob(f"*{_SUFFIX}"), key=lambda place: place.stat().st_mtime)
    for place in kept[:-_KEPT]:
        place.unlink(missing_ok=True)

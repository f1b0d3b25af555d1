"""Files in memory: by their paths, as an archive, and what tells them from any others."""

import io
import zipfile
from hashlib import sha256

Files = dict[str, bytes]
"""Contents by their path in an archive."""

_LONG_AGO = (1980, 1, 1, 0, 0, 0)


def digest(files: Files, more: bytes = b"") -> str:
    """The digest of files and their names, and of what ``more`` they are made by."""
    whole = sha256(more)
    for name, content in sorted(files.items()):
        whole.update(sha256(name.encode()).digest() + sha256(content).digest())
    return whole.hexdigest()


def zipped(files: Files) -> bytes:
    """A zip archive of files, none of them compressed; the same for the same ones."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _LONG_AGO), content)
    return made.getvalue()


def unpacked(archive: bytes) -> Files:
    """The files of an archive."""
    with zipfile.ZipFile(io.BytesIO(archive)) as read:
        return {name: read.read(name) for name in read.namelist() if not name.endswith("/")}

"""The keys of links to seats, made of a secret of this machine: no database holds what opens one.

The host's screen can show a link again, after a reload, too, for it is made again of the same salt.
Whoever gets hold of the database alone, or of a copy of it, cannot.
"""

import re
import secrets
from base64 import urlsafe_b64encode
from hmac import digest

from elfenwidgets.play.user_files import home, locked, write

FILE = "links.key"
SALT_BYTES = 16
KEY_BYTES = 16
_SECRET = re.compile("[0-9a-f]{64}")


def new_salt() -> str:
    """What makes each link another one than the last."""
    return secrets.token_hex(SALT_BYTES)


def link_key(salt: str) -> str:
    """The key of the link that was made with a salt, 128 bits that nobody can guess.

    Raises:
        OSError: the secret of this machine cannot be read, or made where there is none.
    """
    made = digest(_secret(), salt.encode(), "sha256")[:KEY_BYTES]
    return urlsafe_b64encode(made).rstrip(b"=").decode()


def _secret() -> bytes:
    path = home() / FILE
    with locked():
        known = path.read_text(encoding="ascii", errors="replace") if path.exists() else ""
        if not _SECRET.fullmatch(known):
            known = secrets.token_hex(32)
            write(path, known)
    return known.encode()

"""A link that opens the course on mybinder.org, made from the address of a copy of the project."""

import re
from urllib.parse import quote

from elfenwidgets.text import language
from elfenwidgets.ui.course.links import COURSE

HOSTS = {"github.com": "gh", "gitlab.com": "gl"}

ADDRESS = re.compile(
    r"(?:https?://|git@|ssh://git@)?(?:www\.)?(?P<host>[\w-]+(?:\.[\w-]+)+)[/:]"
    r"(?P<path>[\w.~-]+(?:/[\w.~-]+)+?)(?:/(?:-/)?tree/(?P<branch>[\w./-]+?))?/?"
)


def link(address: str) -> str | None:
    """The link for the address of a copy, as its page in the browser or ``git clone`` has it.

    Source: the forms that mybinder.org documents, ``v2/gh/OWNER/NAME/REF``, ``v2/gl/`` with the
    path quoted, and ``v2/git/`` with the whole address quoted. None: it is no such address.
    """
    found = ADDRESS.fullmatch(address.strip())
    if found is None:
        return None
    host, path = found["host"].lower(), found["path"].removesuffix(".git")
    branch = found["branch"] or "HEAD"
    match HOSTS.get(host):
        case "gh" if path.count("/") == 1:
            where = f"gh/{path}"
        case "gl":
            where = f"gl/{quote(path, safe='')}"
        case None:
            where = f"git/{quote(f'https://{host}/{path}', safe='')}"
        case _:
            return None
    # What opens there: the course as pages without code.
    page = quote(f"voila/render/notebooks/{language()}/{COURSE}", safe="")
    return f"https://mybinder.org/v2/{where}/{quote(branch, safe='')}?urlpath={page}"

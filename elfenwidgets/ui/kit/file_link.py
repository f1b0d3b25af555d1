"""A link with a file inside, for the page has no folder to fetch one from."""

from base64 import b64encode
from html import escape


def link(text: str, kind: str, name: str, said: str) -> str:
    """A link by which the browser saves a text as a file."""
    packed = b64encode(text.encode()).decode()
    return (
        f'<p><a download="{escape(name)}" href="data:{kind};charset=utf-8;base64,{packed}">'
        f"{escape(said)}</a></p>"
    )

"""A link with a file inside, for the page has no folder to fetch one from."""

from base64 import b64encode
from html import escape


def link(text: str, kind: str, name: str, said: str) -> str:
    """A link by which the browser saves a text as a file."""
    return link_to(text.encode(), f"{kind};charset=utf-8", name, said)


def link_to(content: bytes, kind: str, name: str, said: str) -> str:
    """A link by which the browser saves a file."""
    packed = b64encode(content).decode()
    return (
        f'<p><a download="{escape(name)}" href="data:{kind};base64,{packed}">{escape(said)}</a></p>'
    )

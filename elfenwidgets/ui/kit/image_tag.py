"""An image inside HTML with the words for who cannot see it.

JupyterLab and Voilà show a bare image without its words, so ours come as HTML.
"""

from html import escape


def image_tag(kind: str, data: str, alt: str, look: str = "") -> str:
    """The image whose ``data`` is a file of a ``kind`` (``png``, ``svg+xml``) in base64."""
    named = f'class="{look}" ' if look else ""
    return f'<img {named}alt="{escape(alt)}" src="data:image/{kind};base64,{data}">'

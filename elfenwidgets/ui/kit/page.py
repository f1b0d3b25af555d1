"""The page around the widgets: what the browser needs that no widget can give it.

The scripts lie with the page's template, the style and the icon in data/page, the words in
data/locale/*/page.ftl. What the boards need comes with a widget, in Voilà and JupyterLab alike:
page_widget.
"""

import json
from html import escape
from typing import Any
from urllib.parse import quote

from elfenwidgets import text
from elfenwidgets.paths import DATA
from elfenwidgets.text import said_in
from elfenwidgets.ui.kit.page_files import page_files

_KEYS = ("page-title", "page-loading", "page-gone", "page-away", "page-reload", "page-no-script")


def _read(name: str) -> str:
    return (DATA / "page" / name).read_text(encoding="utf-8")


def template_parts() -> dict[str, Any]:
    """Give what the page template puts in.

    `head` and `waiting`, which is there until the board is, are HTML; `files` are the addresses of
    the page's files by name.

    A `</script>` inside the words would end their element early, so every `<` is escaped.
    """
    said = {lang: {key: said_in(lang, key) for key in _KEYS} for lang in text.languages()}
    told = json.dumps(said, ensure_ascii=False).replace("<", "\\u003c")
    icon = _read("icon.svg")
    no_script = " ".join(
        f'<span lang="{lang}">{escape(words["page-no-script"])}</span>'
        for lang, words in said.items()
    )
    return {
        "head": f'<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,{quote(icon)}">\n'
        f"<style>{_read('page.css')}</style>\n"
        f'<script id="elfen-words" type="application/json">{told}</script>',
        "waiting": f'<div id="loading" role="status">{icon}<p data-word="page-loading"></p>'
        f"<noscript>{no_script}</noscript></div>",
        "files": {name: file.address for name, file in page_files().items()},
    }


def plain_page(language: str, sentence: str, more: str = "") -> str:
    """The HTML of a page that has one sentence to say, and no script but what is in ``more``."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(said_in(language, 'page-title'))}</title>"
        f'<style>{_read("page.css")}</style></head><body class="elfen"><div id="loading">'
        f"{_read('icon.svg')}<p>{escape(sentence)}</p>{more}</div></body></html>\n"
    )

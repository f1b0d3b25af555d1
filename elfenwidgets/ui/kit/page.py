"""The page around the widgets: what the browser needs that no widget can give it.

The scripts lie with the page's template, the style and the icon in data/page, the words in
data/locale/*/page.ftl. What the boards need comes with them; in JupyterLab with a widget:
page_widget.
"""

import json
import re
from collections.abc import Collection
from typing import Any
from urllib.parse import quote

from elfenwidgets import text
from elfenwidgets.markup import NOTHING, Html, html
from elfenwidgets.paths import DATA
from elfenwidgets.text import said_in
from elfenwidgets.ui.kit.page_files import LINK_PICTURE, page_files

_KEYS = (
    "page-title",
    "page-loading",
    "page-slow-scripts",
    "page-slow-kernel",
    "page-slow-board",
    "page-gone",
    "page-away",
    "page-reload",
    "page-no-script",
)
_LESSON = ("step-welcome-country", "step-welcome-counter")
"""How the course begins: it can be read until the game is there."""

_IN_BROWSER = (
    "page-title",
    "page-loading",
    "page-reload",
    "page-no-script",
    "page-fetching",
    "page-elsewhere",
    "page-unkept",
    "page-crowded",
    "page-unfetched",
    "page-old",
    "page-no-server",
    "page-broken",
    "page-close",
    "page-new",
    "page-renew",
    "page-later",
    "page-lesson",
    *_LESSON,
)
"""What a page without a server has to say."""

STEPS = 5
"""What has to come: the page, its scripts, the kernel, its models, the board."""

LATER = ("late.", "map-", "more.", "sprites.")
"""How the names of the files begin that the page's script asks for."""


def _read(name: str) -> str:
    return (DATA / "page" / name).read_text(encoding="utf-8")


def _icon() -> Html:
    return Html(_read("icon.svg"))  # noqa: S704  a file of ours


def _sheet(name: str = "page.css") -> Html:
    """A sheet that a page has within it, without its comments; without a name each page's."""
    sheet = re.sub(r"/\*.*?\*/\s*", "", _read(name), flags=re.DOTALL)
    return Html(sheet)  # noqa: S704  a file of ours


def template_parts() -> dict[str, Any]:
    """Give what the page template puts in.

    `head` and `waiting`, which is there until the board is, are HTML, `early` the script that runs
    before anything is shown and so stands in the page; `notebook` is the sheet of what a notebook
    says beside its widgets; `files` are the addresses of the page's
    files by name, `later` those that its script asks for.
    """
    words, no_script = _words(_KEYS, text.languages())
    addresses = {name: file.address for name, file in page_files().items()}
    return {
        "head": _head(words),
        "waiting": html(
            '<progress id="elfen-bar" max="{}" value="1" aria-labelledby="elfen-coming"></progress>'
            '<div id="loading" role="status">{}'
            '<p id="elfen-coming" data-word="page-loading"></p>{}</div>',
            STEPS,
            _icon(),
            no_script,
        ),
        "early": early(),
        "notebook": _sheet("notebook.css"),
        "files": addresses,
        "later": {name: addresses[name] for name in addresses if name.startswith(LATER)},
    }


def early() -> str:
    """The text of the page's first script."""
    return page_files()["early.js"].content.decode()


def waiting_page(languages: Collection[str]) -> dict[str, Html]:
    """Give what a page without a server says until the game is there: `head` and `waiting`."""
    words, no_script = _words(_IN_BROWSER, languages)
    lesson = NOTHING.join(html("<p data-word={}></p>", key) for key in _LESSON)
    return {
        "head": html("{}\n<style>{}</style>", _head(words), _sheet("in_browser.css")),
        "waiting": html(
            '<div id="loading" class="elfen-counted" role="status">'
            '<p><span data-word="page-fetching"></span> <span id="elfen-megabytes"></span></p>'
            "<progress></progress>{}"
            '<details data-then="#learn/welcome"><summary data-word="page-lesson"></summary>'
            "{}</details></div>",
            no_script,
            lesson,
        ),
    }


def _words(
    keys: tuple[str, ...], languages: Collection[str]
) -> tuple[dict[str, dict[str, str]], Html]:
    """Sentences in every language, and what is said where there is no script to choose one."""
    said = {lang: {key: said_in(lang, key) for key in keys} for lang in languages}
    no_script = html(" ").join(
        html('<span lang="{}">{}</span>', lang, words["page-no-script"])
        for lang, words in said.items()
    )
    return said, html("<noscript>{}</noscript>", no_script)


def _head(words: dict[str, dict[str, str]]) -> Html:
    """Icon, sheet and words; a ``</script>`` inside these would end their element early."""
    told = json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
    return html(
        '<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,{}">\n'
        "<style>{}</style>\n"
        '<script id="elfen-words" type="application/json">{}</script>',
        quote(_icon()),
        _sheet(),
        Html(told),  # noqa: S704  nothing ends the element
    )


def open_graph(language: str, base: str) -> Html:
    """What a link to the page is shown with elsewhere: its Open Graph, as HTML.

    ``base`` is where the server's addresses begin, from anywhere.
    """
    return html(
        '<meta name="description" content="{}"><meta property="og:title" content="{}">'
        '<meta property="og:image" content="{}">'
        '<meta name="twitter:card" content="summary_large_image">',
        said_in(language, "front-about"),
        said_in(language, "page-title"),
        base + page_files()[LINK_PICTURE].address,
    )


def plain_page(language: str, sentence: str, more: Html = NOTHING, *, head: Html = NOTHING) -> Html:
    """The HTML of a page that has one sentence to say, and no script but what is in ``more``."""
    return html(
        '<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        "<title>{title}</title>"
        '<style>{sheet}</style>{head}</head><body class="elfen"><div id="loading">'
        "{icon}<p>{sentence}</p>{more}</div></body></html>\n",
        language=language,
        title=said_in(language, "page-title"),
        sheet=_sheet(),
        head=head,
        icon=_icon(),
        sentence=sentence,
        more=more,
    )

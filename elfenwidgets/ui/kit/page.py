"""The page around the widgets: what the browser needs that no widget can give it.

The scripts, the style and the icon lie in data/page, the words in data/locale/*/page.ftl.
"""

import json
from urllib.parse import quote

from elfenwidgets import text
from elfenwidgets.paths import DATA

_KEYS = ("page-title", "page-loading", "page-gone", "page-away", "page-reload", "page-no-script")


def _read(name: str) -> str:
    return (DATA / "page" / name).read_text(encoding="utf-8")


def words() -> dict[str, dict[str, str]]:
    """Give the page's own words, by language and key: the page chooses in the browser."""
    spoken = text.language()
    said = {}
    for language in text.languages():
        text.use(language)
        said[language] = {key: text.t(key) for key in _KEYS}
    text.use(spoken)
    return said


def template_parts() -> dict[str, str]:
    """Give the HTML that the page template puts in: `head`, and `waiting` until the board is there.

    A `</script>` inside the words would end the script early, so every `</` is written `<\\/`.
    """
    said = words()
    scripts = "\n".join(map(_read, ("language.js", "canvas.js", "kernel.js")))
    told = json.dumps(said, ensure_ascii=False).replace("</", "<\\/")
    icon = _read("icon.svg")
    no_script = " ".join(
        f'<span lang="{lang}">{said[lang]["page-no-script"]}</span>' for lang in said
    )
    return {
        "head": f'<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,{quote(icon)}">\n'
        f"<style>{_read('page.css')}</style>\n"
        f"<script>const elfenWords = {told};\n{scripts}</script>",
        "waiting": f'<div id="loading" role="status">{icon}<p data-word="page-loading"></p>'
        f"<noscript>{no_script}</noscript></div><script>elfenPage.say();</script>",
    }

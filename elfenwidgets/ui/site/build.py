"""The files of the site: one page, and beside it folders whose content never changes.

A folder of the program's files is named by what lies in it. A browser may keep them for as long as
it likes, and a page never gets half of another version.
"""

import base64
import json
from collections.abc import Callable, Collection
from dataclasses import dataclass
from hashlib import sha256

from elfenwidgets.markup import NOTHING, Html, html
from elfenwidgets.paths import DATA
from elfenwidgets.text import DEFAULT, said_in, t
from elfenwidgets.ui.drawing.brought import pictures
from elfenwidgets.ui.first.still import newcomers
from elfenwidgets.ui.kit.page import plain_page, waiting_page
from elfenwidgets.ui.kit.page_files import page_files
from elfenwidgets.ui.site.application import application, for_notebooks
from elfenwidgets.ui.site.archives import archives
from elfenwidgets.ui.site.fetched import GAME, LAB, wheels
from elfenwidgets.ui.site.files import digest
from elfenwidgets.ui.site.lab import FOLDER, jupyterlite, modules, notebooks
from elfenwidgets.ui.site.licences import licences
from elfenwidgets.ui.site.pyodide import LIBRARY, VERSION, pyodide, standard_library

PAGE = "index.html"
KEEPER = "sw.js"
LICENCES = "LICENSES.txt"
SCRIPTS = DATA / "page" / "site"
OWN = html('<meta name="generator" content="elfenwidgets">')
"""What tells a page of ours from any other."""

_BROUGHT = ("late.js", "more.js", "page.css", "page.js", *pictures())
"""The files that the page brings, besides the script that it begins with."""

_COURSE = "00-course.ipynb"
_COUNTED = (".bin", ".mjs", ".wasm")


@dataclass(frozen=True)
class Wanted:
    """What a site is to have: languages, by code, the page to play on, the notebooks."""

    languages: tuple[str, ...]
    page: bool = True
    lab: bool = True


def files(progress: Callable[[str], None], wanted: Wanted) -> dict[str, bytes]:
    """All files by name; ``progress`` is told what is being made.

    Raises:
        UsageError: Pyodide or a package cannot be fetched.
    """
    progress(t("command-site-python", version=VERSION))
    runtime = pyodide()
    packages = wheels(GAME)
    beside = wheels(LAB) if wanted.lab else []
    progress(t("command-site-game"))
    # The default stays: it is spoken where a reader's own language is not there.
    languages = sorted({DEFAULT, *wanted.languages})
    modules_of_python, further = standard_library(runtime)
    parts = [modules_of_python, application(packages, languages)]
    if wanted.lab:
        parts.append(further | for_notebooks() | modules(beside))
    library, app, *study = archives(runtime, parts)
    del runtime[LIBRARY]  # ours lies compiled beside the game
    made = {f"pyodide-{VERSION}/{name}": content for name, content in runtime.items()}
    program = {"app.bin": app, "library.bin": library}
    if wanted.page:
        program |= _page_files()
    folder = digest(program)[:12]
    made |= {f"{folder}/{name}": content for name, content in program.items()}
    counted = sum(len(content) for name, content in made.items() if name.endswith(_COUNTED))
    made[LICENCES] = licences([*packages, *beside])
    if wanted.page:
        made[PAGE] = _page(folder, counted, languages, wanted.lab).encode()
    else:
        made[PAGE] = _door(wanted.languages).encode()
    if wanted.lab:
        progress(t("command-site-lab"))
        places = {
            "pyodide": f"../pyodide-{VERSION}/",
            "library": f"../{folder}/library.bin",
            "archives": [f"../{folder}/app.bin", "study.bin"],
        }
        lab = jupyterlite([*packages, *beside], places)
        spoken = languages if wanted.page else wanted.languages
        lab |= notebooks(spoken, lessons_only=not wanted.page)
        lab["study.bin"] = study[0]
        made |= {f"{FOLDER}{name}": content for name, content in lab.items()}
    made[KEEPER] = _keeper(made)
    return made


def _page_files() -> dict[str, bytes]:
    icon = (DATA / "page" / "icon.svg").read_bytes()
    read = {name: page_files()[name].content for name in ("early.js", *_BROUGHT)}
    return read | {
        "app.webmanifest": json.dumps(_manifest()).encode(),
        "icon.svg": icon,
        "worker.js": (SCRIPTS / "worker.js").read_bytes(),
    }


def _page(folder: str, counted: int, languages: Collection[str], lab: bool) -> str:
    python = {
        "worker": f"{folder}/worker.js",
        "pyodide": f"pyodide-{VERSION}/",
        "library": f"{folder}/library.bin",
        "app": f"{folder}/app.bin",
        "bytes": counted,
        "lab": FOLDER if lab else "",
        "files": {name: f"{folder}/{name}" for name in _BROUGHT},
    }
    parts = waiting_page(languages)

    def still(code: str) -> Html:
        return newcomers(code, lambda name: f"{folder}/{name}", languages)

    others = NOTHING.join(
        html('<template data-still="{}">{}</template>', code, still(code))
        for code in languages
        if code != DEFAULT
    )
    return html(
        """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
{own}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="{about}">
<title>{title}</title>
{head}
<link rel="manifest" href="{folder}/app.webmanifest">
<script id="jupyter-config-data" type="application/json">{python}</script>
<script>{able}</script>
<script>{hire}</script>
<script src="{folder}/early.js"></script>
<link rel="stylesheet" href="{folder}/page.css">
</head>
<body class="jp-Notebook theme-light elfen" data-base-url="./">
{others}<div id="elfen-still"><div class="jp-OutputArea">{still}</div></div>
{waiting}
<script src="{folder}/page.js" async></script>
<main id="rendered_cells" style="display: none">
<div class="jp-OutputArea"><div class="jp-OutputArea-output" data-widget-view=""></div></div>
<p role="heading" aria-level="1">{title}</p>
</main>
</body></html>
""",
        own=OWN,
        about=t("front-about"),
        title=t("page-title"),
        head=parts["head"],
        folder=folder,
        python=Html(json.dumps(python)),  # noqa: S704  nothing in it ends the element
        able=_script("able.js"),
        hire=_script("hire.js"),
        others=others,
        still=still(DEFAULT),
        waiting=parts["waiting"],
    )


def _script(name: str) -> Html:
    return Html((SCRIPTS / name).read_text("utf-8"))  # noqa: S704  a file of ours


def _door(languages: Collection[str]) -> str:
    """The page of a site of notebooks alone: it leads to them in the reader's language."""
    ways = {code: f"{FOLDER}lab/index.html?path={code}/{_COURSE}" for code in languages}
    links = NOTHING.join(
        html('<p><a lang="{}" href="{}">{}</a></p>', code, way, said_in(code, "course-title"))
        for code, way in ways.items()
    )
    script = (
        f"const ways = {json.dumps(ways)};\n"
        "const codes = navigator.languages.map((tag) => tag.slice(0, 2));\n"
        "const code = codes.find((each) => each in ways);\n"
        "if (code) location.replace(ways[code]);"
    )
    script_of_ways = Html(script)  # noqa: S704  the languages' codes, nothing else
    more = html("{}<script>{}</script>", links, script_of_ways)
    return plain_page(DEFAULT, t("page-title"), more, head=OWN)


def _manifest() -> dict[str, object]:
    """How the page is installed as an app."""
    return {
        "name": t("page-title"),
        "short_name": t("page-title"),
        "id": "../",
        "start_url": "../",
        "scope": "../",
        "display": "standalone",
        "background_color": "#f4e8cb",
        "theme_color": "#3b2e27",
        "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}],
    }


def _keeper(made: dict[str, bytes]) -> bytes:
    """The service worker: its script, after what it has to keep."""
    kept = {name: _integrity(content) for name, content in sorted(made.items())}
    kept[""] = kept.pop(PAGE)  # the address of the folder
    return f"const FILES={json.dumps(kept)};\n".encode() + (SCRIPTS / KEEPER).read_bytes()


def _integrity(content: bytes) -> str:
    return f"sha256-{base64.b64encode(sha256(content).digest()).decode()}"

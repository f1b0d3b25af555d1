"""The notebooks of a site: JupyterLite, put together from the packages that its makers release.

Its own builder would write times of this machine into what it makes, and copy whatever is
installed. Python in the notebooks is the page's own.
"""

import io
import json
import re
import tarfile
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path, PurePosixPath
from typing import Any

import nbformat

from elfenwidgets import text
from elfenwidgets.paths import DATA, NOTEBOOKS
from elfenwidgets.text import said_in, t
from elfenwidgets.ui.site.archives import QUICK, pack
from elfenwidgets.ui.site.fetched import Wheel
from elfenwidgets.ui.site.files import Files, unpacked

PACKAGES = (
    "anywidget",
    "asttokens",
    "executing",
    "ipython",
    "ipython_pygments_lexers",
    "jupyterlab_widgets",
    "jupyterlite-core",
    "jupyterlite-pyodide-kernel",
    "matplotlib-inline",
    "prompt_toolkit",
    "pure_eval",
    "pygments",
    "stack-data",
    "wcwidth",
)
"""What notebooks need besides what the game needs."""

FOLDER = "lab/"
PYTHON = "python.mjs"
"""What JupyterLite takes for Pyodide."""

BESIDE = "beside.js"
"""What each of its pages has besides, and begins with."""

_KERNEL = "@jupyterlite/pyodide-kernel-extension"
_EXTENSIONS = (_KERNEL, "@jupyter-widgets/jupyterlab-manager", "anywidget", "ipycanvas")
_SERVICE_WORKER = "@jupyterlite/application-extension:service-worker-manager"
_LABEXTENSIONS = "share/jupyter/labextensions/"
_OF_THE_KERNEL = ("pyodide_kernel",)
_BROUGHT = ("micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython")
"""What JupyterLite would fetch, were it not told that it is there."""

_APPS = ("build/", "consoles/", "edit/", "lab/", "notebooks/", "tree/")
_NOT_SHOWN = (".map", ".eot", ".svg", ".ttf", ".woff", ".LICENSE.txt")
_NOT_NEEDED = ("anywidget", "jupyterlab_widgets", "jupyterlite_core", "jupyterlite_pyodide_kernel")
_DIAGRAMS = ("@jupyterlab/mermaid-extension", "@jupyterlab/vega5-extension")
"""Extensions for diagrams that no notebook of ours has: two megabytes."""

_OF_DIAGRAMS = (
    b"cytoscape",
    b"dagre",
    b"katex",
    b"langium",
    b"org.eclipse.elk",
    b"vega-bindings",
    b"vega.github",
)
"""What is told only in the scripts that those fetch."""

_LONG_AGO = "1980-01-01T00:00:00Z"  # the same notebooks make the same files
_SHOWN = {"@jupyterlab/filebrowser-extension:browser": {"showLastModifiedColumn": False}}
_RUN_NOT = ("19-analysis.ipynb", "20-environment.ipynb")
"""Notebooks whose packages the browser's Python does not have."""

_HIGHLIGHTED = (
    "__init__",
    "_css_builtins",
    "_lilypond_builtins",
    "_mapping",
    "_scheme_builtins",
    "css",
    "data",
    "html",
    "javascript",
    "jvm",
    "lilypond",
    "lisp",
    "markup",
    "perl",
    "python",
    "ruby",
    "shell",
)
"""The languages that IPython has to colour, with what they ask for."""

_NO_PIP = '''"""Nothing is fetched from elsewhere: the notebooks have what lies beside them."""


async def install(*requirements: object, **options: object) -> None:
    raise ModuleNotFoundError("Nothing can be installed in the notebooks of this page.")
'''


def modules(packages: Iterable[Wheel]) -> Files:
    """What Python needs for notebooks, besides the game, by path."""
    found: Files = {"piplite/__init__.py": b"", "piplite/piplite.py": _NO_PIP.encode()}
    for wheel in packages:
        if wheel.name.replace("-", "_") not in _NOT_NEEDED:
            found.update(wheel.modules)
        for path, content in wheel.files.items():
            if PurePosixPath(path).name.startswith(_OF_THE_KERNEL) and path.endswith(".whl"):
                kernel = unpacked(content)
                found.update({p: c for p, c in kernel.items() if ".dist-info/" not in p})
    return {path: content for path, content in found.items() if not _unused(path)}


def _unused(path: str) -> bool:
    if path.startswith("pygments/lexers/"):
        return PurePosixPath(path).stem not in _HIGHLIGHTED
    return "/tests/" in path or path.startswith("IPython/sphinxext/")


def jupyterlite(packages: Iterable[Wheel], places: Mapping[str, Any]) -> Files:
    """JupyterLite without its notebooks, below its folder."""
    extensions: Files = {}
    made: Files = {}
    for wheel in packages:
        for path, content in wheel.files.items():
            if path.endswith(".tgz"):
                made.update(_application(content))
            extensions.update(_extension(path, content))
    config = json.loads(made.pop("jupyter-lite.json"))
    loads = [json.loads(extensions[f"{name}/package.json"]) for name in _EXTENSIONS]
    config["jupyter-config-data"] |= _config(
        [{"name": each["name"], **each["jupyterlab"]["_build"]} for each in loads]
    )
    made["jupyter-lite.json"] = _json(config)
    made |= {f"extensions/{path}": content for path, content in extensions.items()}
    made["build/schemas/all_federated.json"] = _json(
        [
            {
                "id": f"{each['name']}:{PurePosixPath(path).stem}",
                "raw": "{}",
                "schema": json.loads(content),
                "settings": {},
                "version": each["version"],
            }
            for each in loads
            for path, content in sorted(extensions.items())
            if path.startswith(f"{each['name']}/schemas/") and path.endswith(".json")
        ]
    )
    english = {"en": {"displayName": "English", "nativeName": "English"}}
    made["api/translations/all.json"] = _json({"data": english, "message": ""})
    made["api/translations/en.json"] = _json({"data": {}, "message": ""})
    scripts = DATA / "page" / "site"
    python = (scripts / "notebooks.js").read_bytes()
    made[PYTHON] = f"const PLACES={json.dumps(places)};\n".encode() + python
    pictures = DATA / "jupyter" / "labextensions" / "elfenwidgets" / "static" / "pictures.js"
    made[BESIDE] = pictures.read_bytes() + (scripts / BESIDE).read_bytes()
    return made


def _application(archive: bytes) -> Files:
    """Lab, the plain notebook and what that opens; each is a page of its own."""
    made: Files = {}
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        for member in packed.getmembers():
            path = member.name.removeprefix("package/")
            file = packed.extractfile(member)
            whole = path.startswith(_APPS) or "/" not in path
            if file is None or not whole or path.endswith(_NOT_SHOWN):
                continue
            if path.endswith((".config.js", ".analyze.js", ".watch.js", "service-worker.js")):
                continue
            content = file.read()
            if path.endswith("/index.html"):
                above = "../" * path.count("/")
                tag = f'<head><script type="module" src="{above}{BESIDE}"></script>'
                content = content.replace(b"<head>", tag.encode(), 1)
            if not _of_diagrams(path, content):
                made[path] = content
    return made


def _of_diagrams(path: str, content: bytes) -> bool:
    script = PurePosixPath(path).name
    fetched = script.endswith(".js") and script[0].isdigit()
    return fetched and any(mark in content for mark in _OF_DIAGRAMS)


def _extension(path: str, content: bytes) -> Files:
    """A file of one of the extensions, where the browser looks for it."""
    _, found, rest = path.partition(_LABEXTENSIONS)
    if not found or not rest.startswith(tuple(f"{name}/" for name in _EXTENSIONS)):
        return {}
    if rest.endswith((*_NOT_SHOWN, "install.json")) or "/static/pypi/" in rest:
        return {}
    return {rest: content}


def _config(extensions: list[dict[str, Any]]) -> dict[str, Any]:
    overrides = DATA / "jupyter" / "config" / "labconfig" / "default_setting_overrides.json"
    return {
        "appName": t("page-title"),
        "contentsAllJsonFile": "all.json",
        "disabledExtensions": [_SERVICE_WORKER, *_DIAGRAMS],
        "federated_extensions": extensions,
        "litePluginSettings": {
            f"{_KERNEL}:kernel": {
                "pyodideUrl": f"./{PYTHON}",
                "disablePyPIFallback": True,
                "loadPyodideOptions": {"packages": _BROUGHT},
                "pipliteUrls": [],
            }
        },
        "settingsOverrides": json.loads(overrides.read_text("utf-8")) | _SHOWN,
    }


def notebooks(languages: Collection[str], *, lessons_only: bool) -> Files:
    """The notebooks in these languages, an archive each, and what tells of them."""
    found = {
        f"{language}/{path.name}": _notebook(path, language, languages)
        for language in sorted(languages)
        for path in sorted((NOTEBOOKS / language).glob("*.ipynb"))
        if not (lessons_only and path.name in _RUN_NOT)
    }
    entries = [_entry(language, "directory") for language in sorted(languages)]
    listed = {"api/contents/all.json": _json(_folder("", entries))}
    for language in languages:
        inside = {path: c for path, c in found.items() if path.startswith(f"{language}/")}
        # Their pictures have much in common: packed together they are a tenth as large.
        listed[f"files/{language}.bin"] = pack(inside, preset=QUICK)
        listed[f"api/contents/{language}/all.json"] = _json(
            _folder(language, [_entry(path, "notebook", len(c)) for path, c in inside.items()])
        )
    return listed


def _notebook(path: Path, language: str, languages: Collection[str]) -> bytes:
    """A notebook as Jupyter's server would send it, for this kernel; it leads to what is there."""
    written = path.read_text("utf-8")
    for code in set(text.languages()) - set(languages):
        written = re.sub(rf" · \[\w+\]\(\.\./{code}/[^)]*\)", "", written)
    read = nbformat.reads(written, as_version=4)  # type: ignore[no-untyped-call]
    read.metadata.kernelspec.update(name="python", display_name="Python (Pyodide)")
    if path.name in _RUN_NOT:
        sentence = said_in(language, "notebook-not-here")
        read.cells.insert(0, nbformat.v4.new_markdown_cell(sentence, id="not-here"))  # type: ignore[no-untyped-call]
    return _json(read)


def _entry(path: str, kind: str, size: int | None = None) -> dict[str, Any]:
    """What Jupyter says of a file or folder without its content."""
    return {
        "content": None,
        "created": _LONG_AGO,
        "format": None,
        "last_modified": _LONG_AGO,
        "mimetype": None,
        "name": PurePosixPath(path).name,
        "path": path,
        "size": size,
        "type": kind,
        "writable": True,
    }


def _folder(path: str, content: list[dict[str, Any]]) -> dict[str, Any]:
    return _entry(path, "directory") | {"content": content, "format": "json"}


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()

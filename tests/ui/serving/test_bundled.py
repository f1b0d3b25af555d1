"""The scripts that the page brings are those of the Python packages that are installed."""

import json
import sysconfig
from hashlib import sha256
from pathlib import Path

import pytest

from elfenwidgets.paths import DATA
from elfenwidgets.ui.kit.page_files import FOLDER

JUPYTER = Path(sysconfig.get_path("data"), "share", "jupyter")
BUNDLED = json.loads((DATA / "page" / "bundled.json").read_text(encoding="utf-8"))
WIDGETS = sorted(name for name in BUNDLED if name.startswith("@jupyter-widgets/"))
BUILT = "`make built` builds the page with those that are installed, and says where it belongs"


def test_the_script_of_ipycanvas_is_that_of_its_python_package() -> None:
    installed = (JUPYTER / "nbextensions" / "ipycanvas" / "index.js").read_bytes()
    assert BUNDLED["ipycanvas"] == sha256(installed).hexdigest(), BUILT


@pytest.mark.parametrize("name", WIDGETS)
def test_widgets_are_of_the_version_that_ipywidgets_has(name: str) -> None:
    manager = JUPYTER / "labextensions" / "@jupyter-widgets" / "jupyterlab-manager" / "package.json"
    needed = json.loads(manager.read_text(encoding="utf-8"))["dependencies"][name]
    assert f"^{BUNDLED[name]}" == needed, BUILT


def test_the_licences_lie_beside_the_script() -> None:
    said = (FOLDER / "page.LICENSES.txt").read_text(encoding="utf-8")
    for name in (*BUNDLED, "@lumino/widgets", "backbone", "underscore", "nouislider"):
        part = next(part for part in said.split("-" * 80) if part.strip().startswith(name))
        assert "Copyright" in part

"""A page's templates are compiled once for a server's run."""

from typing import Any

import nbformat
import pytest
from jinja2 import Environment
from nbconvert.exporters.exporter import Exporter
from voila.exporter import VoilaExporter
from voila.paths import collect_template_paths

from elfenwidgets.paths import DATA, NOTEBOOKS
from elfenwidgets.ui.serving.page.template import HOME
from elfenwidgets.ui.serving.settings import page_settings


def test_a_second_page_compiles_no_template(monkeypatch: pytest.MonkeyPatch) -> None:
    home = nbformat.read(NOTEBOOKS / HOME, as_version=4)  # type: ignore[no-untyped-call]  # no types
    monkeypatch.setenv("JUPYTER_PATH", str(DATA / "jupyter"))
    compiled: list[str | None] = []
    compile_ = Environment.compile

    def counted(self: Environment, source: str, name: str | None = None, *rest: Any) -> Any:
        compiled.append(name)
        return compile_(self, source, name, *rest)

    monkeypatch.setattr(Environment, "compile", counted)
    for _ in "ab":
        compiled.clear()
        exporter = VoilaExporter(
            config=page_settings(),
            template_name="elfenwidgets",
            template_paths=collect_template_paths(["voila", "nbconvert"], "elfenwidgets"),
        )
        Exporter.from_notebook_node(exporter, home)  # as Voilà begins a page
        assert exporter.template.name == "index.html.j2"
    assert not compiled

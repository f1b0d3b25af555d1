"""A notebook as JupyterLab gets it: a picture where no kernel shows the widget any more."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ipykernel.ipkernel import IPythonKernel
from jupyter_client.asynchronous.client import AsyncKernelClient
from jupyter_client.manager import KernelManager
from traitlets.config import Configurable

from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.ui.serving.contents import WIDGET, Contents
from tests.in_a_thread import in_a_thread
from tests.ui.kernelpage import Running, kernel

NAME = "en/06-plan.ipynb"
PICTURE = "text/html"


class Server(Configurable):
    """What the manager asks of its server: which notebooks have a kernel, and for that kernel."""

    kernel: KernelManager | None = None

    @property
    def session_manager(self) -> "Server":
        return self

    async def list_sessions(self) -> list[dict[str, Any]]:
        return [{"path": NAME, "kernel": {"id": "of its own"}}] if self.kernel else []

    @property
    def kernel_manager(self) -> "Server":
        return self

    def get_kernel(self, id: str) -> "Server":
        return self

    def client(self) -> AsyncKernelClient:
        assert self.kernel is not None
        client = AsyncKernelClient()
        client.load_connection_info(self.kernel.get_connection_info())
        return client


@pytest.fixture(scope="module")
def running(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Running]:
    """A kernel of a notebook, and who runs its cells."""
    with kernel(tmp_path_factory.mktemp("kept")) as started:
        yield started


@pytest.fixture
def server() -> Server:
    return Server()


@pytest.fixture
def contents(tmp_path: Path, server: Server) -> Contents:
    """The manager of a reader's folder with a lesson as it comes."""
    (tmp_path / "en").mkdir()
    (tmp_path / NAME).write_bytes((NOTEBOOKS / NAME).read_bytes())
    return Contents(parent=server, root_dir=str(tmp_path))


def get(contents: Contents, name: str = NAME) -> dict[str, Any]:
    notebook: dict[str, Any] = in_a_thread(contents.get(name))["content"]
    return notebook


def cell(notebook: dict[str, Any]) -> dict[str, Any]:
    """The first level's cell."""
    found: dict[str, Any] = next(x for x in notebook["cells"] if x["id"] == "level-place")
    return found


def run_and_save(contents: Contents, source: str | None = None, id: str = "1" * 32) -> None:
    """Save the notebook as JupyterLab does after its first level was run."""
    notebook = get(contents)
    level = cell(notebook)
    level["source"] = source or level["source"]
    level["outputs"] = [
        {
            "output_type": "execute_result",
            "execution_count": 1,
            "metadata": {},
            "data": {WIDGET: {"model_id": id}, "text/plain": "A board."},
        }
    ]
    model = {"type": "notebook", "format": "json", "content": notebook}
    in_a_thread(contents.save(model, NAME))


def test_a_reopened_notebook_shows_its_pictures(contents: Contents) -> None:
    before = cell(get(contents))["outputs"][0]
    run_and_save(contents)
    (output,) = cell(get(contents))["outputs"]
    assert WIDGET not in output["data"]
    assert output["data"][PICTURE] == before["data"][PICTURE]
    assert output["metadata"] == before["metadata"]


def test_only_widgets_that_the_kernel_knows_are_read(
    contents: Contents,
    server: Server,
    running: Running,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that was restarted before the notebook was saved knows none of those it made before."""
    server.kernel, client = running
    monkeypatch.setattr("elfenwidgets.ui.serving.contents.ANSWER_TIMEOUT", 60)
    made = client.execute(
        "import ipywidgets", reply=True, user_expressions={"id": "ipywidgets.HTML().model_id"}
    )["content"]["user_expressions"]["id"]["data"]["text/plain"]
    run_and_save(contents, id=made.strip("'"))
    (output,) = cell(get(contents))["outputs"]
    assert {WIDGET, PICTURE} <= output["data"].keys()
    run_and_save(contents, id="of before")
    (output,) = cell(get(contents))["outputs"]
    assert WIDGET not in output["data"] and PICTURE in output["data"]


def test_a_kernel_that_is_too_busy_to_answer_keeps_its_widgets(
    contents: Contents,
    server: Server,
    running: Running,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run_and_save(contents)
    server.kernel, client = running
    monkeypatch.setattr("elfenwidgets.ui.serving.contents.ANSWER_TIMEOUT", 0.1)
    done = client.execute("input()", allow_stdin=True)
    client.get_stdin_msg(timeout=60)
    (output,) = cell(get(contents))["outputs"]
    assert WIDGET in output["data"]
    client.input("")
    assert client._recv_reply(done)["content"]["status"] == "ok"


def test_a_file_that_is_handed_in_has_pictures(contents: Contents, tmp_path: Path) -> None:
    run_and_save(contents)
    saved = cell(json.loads((tmp_path / NAME).read_text(encoding="utf-8")))
    assert PICTURE in saved["outputs"][0]["data"]


def test_a_cell_of_the_readers_own_gets_no_picture_of_another(contents: Contents) -> None:
    run_and_save(contents, source="mine()")
    (output,) = cell(get(contents))["outputs"]
    assert output["data"] == {"text/plain": "A board."}


def test_opening_a_notebook_is_no_change(contents: Contents) -> None:
    """JupyterLab writes what the kernel says of its language, unless it stands there already."""
    assert get(contents)["metadata"]["language_info"] == IPythonKernel.language_info


def test_what_is_no_notebook_of_ours_is_left_alone(contents: Contents, tmp_path: Path) -> None:
    notebook = {"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    (tmp_path / "mine.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    assert get(contents, "mine.ipynb") == notebook
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    assert in_a_thread(contents.get("notes.txt"))["content"] == "mine"

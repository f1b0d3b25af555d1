"""The notebooks as JupyterLab gets and saves them: with pictures where no kernel shows a widget."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import PurePosixPath
from typing import Any

from ipykernel.ipkernel import IPythonKernel
from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager

from elfenwidgets.paths import NOTEBOOKS

WIDGET = "application/vnd.jupyter.widget-view+json"
ANSWER_TIMEOUT = 2.0
"""Seconds in which an idle kernel answers."""


class Contents(AsyncLargeFileManager):
    """Files as usual, but JupyterLab shows "model not found" in the place of a widget that is gone.

    So a notebook is saved with the pictures that it came with beside its widgets, and read without
    the widgets that no kernel knows. And a notebook gets what JupyterLab would write about the
    kernel's language when it opens it, which would count as a change.
    """

    async def get(self, path: str, *args: Any, **options: Any) -> dict[str, Any]:
        """What lies at ``path``."""
        model: dict[str, Any] = await super().get(path, *args, **options)  # type: ignore[no-untyped-call]
        if model["type"] == "notebook" and isinstance(model["content"], dict):
            about = model["content"].get("metadata", {})
            if about.get("language_info", {}).get("name") == "python":
                about["language_info"] = dict(IPythonKernel.language_info)
            alive = await self._alive(path)
            for _, output in _outputs(model["content"]):
                shown = output["data"].get(WIDGET)
                if len(output["data"]) > 1 and not (shown and alive(str(shown.get("model_id")))):
                    output["data"].pop(WIDGET, None)
        return model

    async def save(self, model: dict[str, Any], path: str = "") -> dict[str, Any]:
        """Save a file; into a notebook of ours go its pictures."""
        if model.get("type") == "notebook" and isinstance(model.get("content"), dict):
            for cell, output in _outputs(model["content"]):
                data, metadata = _shipped(path).get(cell, ({}, {}))
                if WIDGET in output["data"]:
                    output["data"] = {**data, **output["data"]}
                    output["metadata"] = {**metadata, **output.get("metadata", {})}
        saved: dict[str, Any] = await super().save(model, path)  # type: ignore[no-untyped-call]
        return saved

    async def _alive(self, path: str) -> Callable[[str], bool]:
        """Which widgets the kernel of the notebook at ``path`` knows, by their ids.

        One that was restarted since they were made does not know them; of one that is too busy to
        answer it is believed that it does.
        """
        server: Any = self.parent
        for session in await server.session_manager.list_sessions():
            if session["path"] == path.strip("/"):
                client = server.kernel_manager.get_kernel(session["kernel"]["id"]).client()
                client.start_channels(iopub=False, stdin=False, hb=False, control=False)
                try:
                    reply = await client.comm_info(reply=True, timeout=ANSWER_TIMEOUT)
                except TimeoutError:
                    return lambda id: True
                finally:
                    client.stop_channels()
                return frozenset(reply["content"].get("comms", ())).__contains__
        return lambda id: False


def _outputs(notebook: dict[str, Any]) -> Iterator[tuple[tuple[str, str], dict[str, Any]]]:
    """Each output that holds data, with the id and the code of its cell."""
    for cell in notebook.get("cells", ()):
        for output in cell.get("outputs", ()):
            if "data" in output:
                yield (str(cell.get("id")), "".join(cell["source"])), output


@cache
def _shipped(path: str) -> dict[tuple[str, str], tuple[dict[str, Any], dict[str, Any]]]:
    """What the cells of our own notebook of that name show, but for text; of others nothing."""
    place = NOTEBOOKS.joinpath(*PurePosixPath(path).parts[-2:])
    if not (place.suffix == ".ipynb" and place.is_file()):
        return {}
    notebook = json.loads(place.read_text(encoding="utf-8"))
    return {
        cell: ({k: v for k, v in output["data"].items() if k != "text/plain"}, output["metadata"])
        for cell, output in _outputs(notebook)
        if "metadata" in output
    }

"""The kernel of a page without a server: comms by what joins the page's worker to the page.

It speaks Jupyter's messages, so that the page knows no other kernel. It runs in the browser alone.
"""

import json
import os
import random
from collections.abc import Callable, Sequence
from importlib import import_module
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Protocol
from uuid import uuid4

import comm
from comm.base_comm import BaseComm, CommManager

if TYPE_CHECKING:
    from elfenwidgets.ui.app import App

Post = Callable[[str, list[memoryview]], None]
"""Hands the page a message as JSON, and its buffers."""


class Buffer(Protocol):
    """Bytes of the page."""

    def to_bytes(self) -> bytes:
        """A copy of them."""


LOADED = ("elfenwidgets.ui.app", "elfenwidgets.ui.home.front", "elfenwidgets.ui.home.play")
"""What the first sight is made of."""

_manager = CommManager()
_post: Post
_page: "App"
_listens = False  # the page has asked for what there is; what was said before says less
_asked = ""  # the message that is answered


def load(languages: str) -> None:
    """Load what the first sight needs. The browser may keep Python's memory as it is after that.

    So nothing of the reader's is looked at but the ``languages`` that they read.
    """
    comm.create_comm = _Comm
    comm.get_comm_manager = lambda: _manager
    # Only now: widgets open comms while they are loaded.
    from ipywidgets import register_comm_target

    from elfenwidgets.ui.drawing.brought import VARIABLE

    os.environ[VARIABLE] = "1"
    os.environ["HTTP_ACCEPT_LANGUAGE"] = languages
    for name in LOADED:
        import_module(name)
    register_comm_target()
    _rehearse()


def _rehearse() -> None:
    """Make the page for nobody, with an empty library."""
    global _page
    from elfenwidgets.play import library
    from elfenwidgets.play.user_files import HOME
    from elfenwidgets.ui.app import App
    from elfenwidgets.ui.kit.guard import log

    home = os.environ[HOME]
    with TemporaryDirectory() as os.environ[HOME]:
        _page = App()
        library.close()
        library.notices()
        log.handlers.clear()  # it would lie in that folder
    os.environ[HOME] = home


def begin(languages: str, post: Post) -> str:
    """Show the page to who reads ``languages``, by their own library; the id of its model."""
    global _post
    _post = post
    random.seed()  # the memory may be an old one
    os.environ["HTTP_ACCEPT_LANGUAGE"] = languages
    _page.begin()
    return str(_page.model_id)


def heard(text: str, buffers: Sequence[Buffer]) -> None:
    """Take a message of the page, and say when all is done that it asked for."""
    global _asked, _listens
    _listens = True
    message = json.loads(text)
    message["buffers"] = [memoryview(each.to_bytes()) for each in buffers]
    _asked = message["header"]["msg_id"]
    try:
        match message["header"]["msg_type"]:
            case "comm_open":
                _manager.comm_open(None, "", message)  # type: ignore[arg-type]  # no stream
            case "comm_msg":
                _manager.comm_msg(None, "", message)  # type: ignore[arg-type]
            case "comm_close":
                _manager.comm_close(None, "", message)  # type: ignore[arg-type]
    finally:
        _say("status", {"execution_state": "idle"})
        _asked = ""


class _Comm(BaseComm):
    def publish_msg(
        self,
        msg_type: str,
        data: dict[str, Any] | None = None,
        metadata: dict[str, Any] | None = None,
        buffers: list[bytes] | None = None,
        **keys: Any,
    ) -> None:
        content = {"comm_id": self.comm_id, "data": data or {}, **keys}
        _say(msg_type, content, metadata or {}, buffers or [])


def _say(
    kind: str,
    content: dict[str, Any],
    metadata: dict[str, Any] | None = None,
    buffers: Sequence[bytes] = (),
) -> None:
    if not _listens:
        return
    message = {
        "channel": "iopub",
        "header": {"msg_id": uuid4().hex, "msg_type": kind},
        "parent_header": {"msg_id": _asked} if _asked else {},
        "metadata": metadata or {},
        "content": content,
    }
    _post(json.dumps(message), [memoryview(each).cast("B") for each in buffers])

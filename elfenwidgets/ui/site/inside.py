"""The kernel of a page without a server: comms by what joins the page's worker to the page.

It speaks Jupyter's messages, so that the page knows no other kernel. It runs in the browser alone.
"""

import json
import os
from collections.abc import Callable, Sequence
from typing import Any, Protocol
from uuid import uuid4

import comm
from comm.base_comm import BaseComm, CommManager

Post = Callable[[str, list[memoryview]], None]
"""Hands the page a message as JSON, and its buffers."""


class Buffer(Protocol):
    """Bytes of the page."""

    def to_bytes(self) -> bytes:
        """A copy of them."""


_manager = CommManager()
_post: Post
_asked = ""  # the message that is answered


def begin(post: Post) -> str:
    """Make the widget that is the whole page; the id of its model."""
    global _post
    _post = post
    comm.create_comm = _Comm
    comm.get_comm_manager = lambda: _manager
    # Only now: widgets open comms while they are loaded.
    from ipywidgets import register_comm_target

    from elfenwidgets.ui.app import App
    from elfenwidgets.ui.drawing.brought import VARIABLE

    os.environ[VARIABLE] = "1"
    register_comm_target()
    return str(App().model_id)


def heard(text: str, buffers: Sequence[Buffer]) -> None:
    """Take a message of the page, and say when all is done that it asked for."""
    global _asked
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
    message = {
        "channel": "iopub",
        "header": {"msg_id": uuid4().hex, "msg_type": kind},
        "parent_header": {"msg_id": _asked} if _asked else {},
        "metadata": metadata or {},
        "content": content,
    }
    _post(json.dumps(message), [memoryview(each).cast("B") for each in buffers])

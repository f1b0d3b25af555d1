"""What a page may say to its kernel: one message of Jupyter's in a frame of a websocket.

A frame comes from whoever has opened a page, so nothing in it is believed. It is taken apart here,
and of what a page of ours says a message is made anew; the kernel gets nothing else. There are
three forms of a frame (jupyter_server, "WebSocket kernel wire protocols"): that of the subprotocol
`V1`, and without a subprotocol JSON alone, or JSON with buffers after it.
"""

import json
import math
import re
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

V1 = "v1.kernel.websocket.jupyter.org"
LARGEST = 10 * 2**20
"""Bytes of a frame at most: records of games that are brought along, several at once."""

TEXT = 2**18
"""Bytes of all but the files in it: a class's progress that is pasted is the longest."""

FILES = 1000
DEEPEST = 16
CONTROL = "jupyter.widget.control"
"""The one comm that a page opens, to ask for all widgets at once."""

VERSION = "1.0.0"
"""That of what is said there, ipywidgets' own; a kernel raises where it hears another."""

_WORD = re.compile(r"[\w.-]{1,80}", re.ASCII)

Json = dict[str, Any]


class OddFrame(ValueError):
    """A frame that no page of ours sends; its text says in words of ours what is odd."""


@dataclass(frozen=True, slots=True)
class ShellMessage:
    """A message for the kernel's shell: its kind, its id, who sent it, what it says."""

    kind: str
    id: str
    session: str
    metadata: Json
    content: Json
    buffers: tuple[bytes, ...]

    def parts(self) -> list[bytes]:
        """What Jupyter signs and sends; the date tells it from any other of the same words."""
        header = {
            "msg_id": self.id,
            "msg_type": self.kind,
            "session": self.session,
            "username": "",
            "date": datetime.now(UTC).isoformat(),
            "version": "5.3",
        }
        told: tuple[Json, ...] = (header, {}, self.metadata, self.content)
        return [*(json.dumps(part).encode() for part in told), *self.buffers]


def message(frame: str | bytes, protocol: str | None) -> ShellMessage:
    """The message in a frame that came with a subprotocol.

    Raises:
        OddFrame: it holds none, or none that a page sends.
    """
    if len(frame) > LARGEST:
        raise OddFrame("a frame that is too large")
    if protocol == V1:
        channel, header, metadata, content, buffers = _v1(frame)
    else:
        channel, header, metadata, content, buffers = _legacy(frame)
    if channel != "shell":
        raise OddFrame("a channel that pages do not use")
    kind = header.get("msg_type")
    check = _KINDS.get(kind) if isinstance(kind, str) else None
    if check is None:
        raise OddFrame("a kind of message that pages do not send")
    version = metadata.get("version")
    if kind == "comm_open" and version != VERSION:
        raise OddFrame("a version that pages do not speak")
    return ShellMessage(
        str(kind),
        _word(header.get("msg_id")),
        _word(header.get("session")),
        {} if version is None else {"version": _word(version)},
        check(content, len(buffers)),
        tuple(buffers),
    )


def _v1(frame: str | bytes) -> tuple[str, Json, Json, Json, list[bytes]]:
    """A frame of offsets: of a channel, a header, its parent, metadata, content and buffers."""
    if isinstance(frame, str):
        raise OddFrame("text where there should be bytes")
    *parts, rest = _cut(frame, "<Q")
    if rest or len(parts) < 5:
        raise OddFrame("a wrong number of parts")
    channel, header, parent, metadata, content, *buffers = parts
    _short(len(frame) - sum(map(len, buffers)))
    _json(parent)
    return _text(channel), _json(header), _json(metadata), _json(content), buffers


def _legacy(frame: str | bytes) -> tuple[str, Json, Json, Json, list[bytes]]:
    """A frame of JSON; as bytes it has offsets, and buffers after the JSON."""
    told: str | bytes = frame
    buffers: list[bytes] = []
    if isinstance(frame, bytes):
        told, *buffers = _cut(frame, ">I")
    _short(len(frame) - sum(map(len, buffers)))
    match _json(told):
        case {
            "channel": str(channel),
            "header": dict(header),
            "metadata": dict(metadata),
            "content": dict(content),
        }:
            return channel, header, metadata, content, buffers
    raise OddFrame("no message")


def _cut(frame: bytes, number: str) -> list[bytes]:
    """The parts of a frame that begins with the number of its offsets, and with these.

    Raises:
        OddFrame: the parts do not follow each other from the last offset to the frame's end.
    """
    size = struct.calcsize(number)
    if len(frame) < size:
        raise OddFrame("a frame without offsets")
    (count,) = struct.unpack_from(number, frame)
    if not 0 < count <= min(FILES, len(frame) // size - 1):
        raise OddFrame("a wrong number of offsets")
    offsets = struct.unpack_from(number[0] + number[1] * count, frame, size)
    ends = (*offsets[1:], len(frame))
    if offsets[0] != size * (count + 1) or any(a > b for a, b in zip(offsets, ends, strict=True)):
        raise OddFrame("offsets out of order")
    return [frame[a:b] for a, b in zip(offsets, ends, strict=True)]


def _short(size: int) -> None:
    if size > TEXT:
        raise OddFrame("a text that is too long")


def _text(told: bytes) -> str:
    try:
        return told.decode()
    except UnicodeDecodeError as error:
        raise OddFrame("no text") from error


def _json(told: str | bytes) -> Json:
    """An object of JSON with numbers that are some, and no deeper than pages send."""
    text = told if isinstance(told, str) else _text(told)
    try:
        value = json.loads(text, parse_constant=_number, parse_float=_number)
    except (ValueError, RecursionError) as error:
        raise OddFrame("no JSON") from error
    if not isinstance(value, dict) or _deep(value, DEEPEST):
        raise OddFrame("another shape of JSON")
    return value


def _number(written: str) -> float:
    number = float(written)
    if not math.isfinite(number):
        raise ValueError
    return number


def _deep(value: object, levels: int) -> bool:
    if not isinstance(value, dict | list):
        return False
    inner = value.values() if isinstance(value, dict) else value
    return levels == 0 or any(_deep(each, levels - 1) for each in inner)


def _word(value: object) -> str:
    if not (isinstance(value, str) and _WORD.fullmatch(value)):
        raise OddFrame("a word with other letters")
    return value


def _nothing(content: Json, buffers: int) -> Json:
    _no_buffers(buffers)
    return {}


def _comms(content: Json, buffers: int) -> Json:
    _no_buffers(buffers)
    target = content.get("target_name")
    return {} if target is None else {"target_name": _word(target)}


def _open(content: Json, buffers: int) -> Json:
    _no_buffers(buffers)
    if content.get("target_name") != CONTROL:
        raise OddFrame("a comm that pages do not open")
    return {"comm_id": _word(content.get("comm_id")), "target_name": CONTROL, "data": {}}


def _close(content: Json, buffers: int) -> Json:
    _no_buffers(buffers)
    return {"comm_id": _word(content.get("comm_id")), "data": {}}


def _msg(content: Json, buffers: int) -> Json:
    """What a widget says: a new state, an event, or that it wants to know the kernel's."""
    data: Mapping[str, Any]
    match content.get("data"):
        case {"method": "update", "state": dict(state), **more}:
            paths = more.get("buffer_paths", [])
            if not isinstance(paths, list) or len(paths) != buffers or not all(map(_file, paths)):
                raise OddFrame("bytes where there is no file")
            data = {"method": "update", "state": state, "buffer_paths": paths}
        case {"method": "custom", "content": said}:
            _no_buffers(buffers)
            data = {"method": "custom", "content": said}
        case {"method": "request_state" | "request_states" as method}:
            _no_buffers(buffers)
            data = {"method": method}
        case _:
            raise OddFrame("what no widget says")
    return {"comm_id": _word(content.get("comm_id")), "data": data}


def _file(path: object) -> bool:
    """Whether a path leads to what is in a file of an upload; no other widget sends bytes."""
    match path:
        case ["value", int(), "content"]:
            return True
    return False


def _no_buffers(number: int) -> None:
    if number:
        raise OddFrame("bytes where there is no file")


_KINDS: Mapping[str, Callable[[Json, int], Json]] = {
    "kernel_info_request": _nothing,
    "comm_info_request": _comms,
    "comm_open": _open,
    "comm_close": _close,
    "comm_msg": _msg,
}

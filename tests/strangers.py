"""Strangers: a page without a browser, which says to its kernel whatever it likes."""

import http.client
import json
import re
import struct
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import websocket
from hypothesis import strategies as st

Json = dict[str, Any]
V1 = "v1.kernel.websocket.jupyter.org"
CONTROL = "jupyter.widget.control"
TIMEOUT = 60  # seconds
PROTOCOLS = (V1, None)
ENDED = struct.pack("!H", 1008)  # the websocket's status for what breaks the house's rules


@dataclass(frozen=True)
class Visit:
    """A page that was opened: the server's address, the kernel, and the cookies by their paths."""

    host: str
    kernel: str
    cookies: SimpleCookie

    def ask(self, method: str, path: str, cookie: str | None = None, body: str = "") -> int:
        """Ask as the page does, or with another ``cookie``; the status of the answer."""
        asked = http.client.HTTPConnection(self.host, timeout=TIMEOUT)
        sent = {"Cookie": self.cookie(path) if cookie is None else cookie}
        kind = {"Content-Type": "application/x-www-form-urlencoded"} if body else {}
        asked.request(method, path, body, {**sent, **kind})
        return asked.getresponse().status

    def cookie(self, path: str) -> str:
        """What a browser sends of the cookies to a path."""
        sent = (each for each in self.cookies.values() if path.startswith(each["path"]))
        return "; ".join(f"{each.key}={each.coded_value}" for each in sent)

    @property
    def at(self) -> str:
        """The path of the kernel."""
        return f"/api/kernels/{self.kernel}"

    @property
    def farewell(self) -> str:
        """The path to which a page says that it is left."""
        return f"/voila/api/shutdown/{self.kernel}"

    def leave(self) -> int:
        """Leave the page; the status of the answer."""
        return self.ask("POST", self.farewell, body=f"_xsrf={self.cookies['_xsrf'].value}")


def visit(address: str, path: str = "/", **headers: str) -> Visit:
    """Open a page.

    Raises:
        ConnectionRefusedError: the server has no page to give.
    """
    host = urlsplit(address).netloc
    connection = http.client.HTTPConnection(host, timeout=TIMEOUT)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    said = answer.read().decode()
    if answer.status != 200:
        raise ConnectionRefusedError(answer.status)
    told = re.search(r'<script id="jupyter-config-data"[^>]*>(.*?)</script>', said, re.DOTALL)
    assert told is not None
    cookies: SimpleCookie = SimpleCookie()
    for each in answer.headers.get_all("Set-Cookie", []):
        cookies.load(each)
    return Visit(host, json.loads(told[1])["kernelId"], cookies)


@contextmanager
def talking(
    page: Visit, protocol: str | None, cookie: str | None = None, session: str = "a"
) -> Iterator[websocket.WebSocket]:
    """A page's websocket with its kernel."""
    sent = page.cookie(page.at) if cookie is None else cookie
    socket = websocket.create_connection(
        f"ws://{page.host}{page.at}/channels?session_id={session}",
        subprotocols=[protocol] if protocol else [],
        cookie=sent,
        timeout=TIMEOUT,
    )
    try:
        yield socket
    finally:
        socket.close()


def said(kind: str, content: object, **more: Any) -> Json:
    """A message of a page."""
    header = {"msg_id": uuid4().hex, "msg_type": kind, "session": "a", "username": "", "date": ""}
    whole = {"channel": "shell", "header": header, "parent_header": {}, "metadata": {}}
    return {**whole, "content": content, "buffers": [], **more}


def to_widget(widget: str, **data: Any) -> Json:
    """A message of a page to a widget, by the id of its comm."""
    return said("comm_msg", {"comm_id": widget, "data": data})


def framed(message: Mapping[str, Any], protocol: str | None) -> str | bytes:
    """A message as a page sends it."""
    buffers = message["buffers"]
    if protocol is None:
        rest = json.dumps({key: value for key, value in message.items() if key != "buffers"})
        return joined([rest.encode(), *buffers], ">I", 0) if buffers else rest
    names = ("header", "parent_header", "metadata", "content")
    told = [json.dumps(message[name]).encode() for name in names]
    return joined([str(message["channel"]).encode(), *told, *buffers], "<Q", 1)


def joined(parts: list[bytes], number: str, more: int) -> bytes:
    """Parts behind their number and offsets, and that of the end where there is one ``more``."""
    count = len(parts) + more
    at = struct.calcsize(number) * (count + 1)
    offsets = [at, *(at := at + len(part) for part in parts)][:count]
    return struct.pack(f"{number[0]}{count + 1}{number[1]}", count, *offsets) + b"".join(parts)


def send(socket: websocket.WebSocket, frame: str | bytes) -> None:
    """Send a frame, as text or bytes; it is lost on a connection that has ended."""
    with suppress(OSError, websocket.WebSocketException):
        if isinstance(frame, str):
            socket.send(frame)
        else:
            socket.send_binary(frame)


def heard(socket: websocket.WebSocket) -> Iterator[tuple[int, bytes]]:
    """What comes over a websocket, kind and content, until it is closed: that is the last."""
    with suppress(OSError, websocket.WebSocketException):
        while True:
            kind, content = socket.recv_data()
            yield kind, content
            if kind == websocket.ABNF.OPCODE_CLOSE:
                return


def ended(socket: websocket.WebSocket) -> bool:
    """Whether the server ends a connection, before it answers what it is asked now."""
    question = said("kernel_info_request", {})
    send(socket, framed(question, socket.subprotocol))
    for kind, content in heard(socket):
        if kind == websocket.ABNF.OPCODE_CLOSE:
            return content[:2] == ENDED
        if b"kernel_info_reply" in content and question["header"]["msg_id"].encode() in content:
            return False
    return True


def widgets(socket: websocket.WebSocket) -> dict[str, str]:
    """The widgets of a page that speaks `V1`: the kind of each by the id of its comm."""
    control = {"comm_id": "c", "target_name": CONTROL, "data": {}}
    version = {"version": "1.0.0"}
    send(socket, framed(said("comm_open", control, metadata=version), V1))
    send(socket, framed(to_widget("c", method="request_states"), V1))
    for _, content in heard(socket):
        if b'"update_states"' in content:
            _, *offsets = struct.unpack_from("<7Q", content)
            told = json.loads(content[offsets[4] : offsets[5]])
            return {id: each["model_name"] for id, each in told["data"]["states"].items()}
    raise AssertionError("no widgets")


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
KINDS = st.sampled_from(
    [
        *("comm_open", "comm_msg", "comm_close", "comm_info_request", "kernel_info_request"),
        *("execute_request", "shutdown_request", "input_reply", "debug_request"),
    ]
)


def messages(ids: list[str]) -> st.SearchStrategy[Json]:
    """Messages that are nearly right, to the widgets of a page."""
    data = st.fixed_dictionaries(
        {"method": st.sampled_from(["update", "custom", "request_state", "request_states", "x"])},
        optional={
            "state": ANYTHING | st.dictionaries(st.sampled_from(["value", "index"]), ANYTHING),
            "content": ANYTHING,
            "buffer_paths": ANYTHING | st.just([["value", 0, "content"]]),
        },
    )
    content = st.fixed_dictionaries(
        {"comm_id": st.sampled_from(ids) | ANYTHING, "data": data | ANYTHING},
        optional={"target_name": st.sampled_from([CONTROL, "jupyter.widget"]) | ANYTHING},
    )
    return st.builds(
        said,
        KINDS,
        content | ANYTHING,
        channel=st.sampled_from(["shell", "shell", "shell", "control", "iopub", "stdin", "x"]),
        buffers=st.lists(st.binary(max_size=40), max_size=2),
        metadata=st.just({}) | ANYTHING,
        header=st.builds(
            lambda base, more: {**base["header"], **more},
            st.builds(said, KINDS, st.none()),
            st.dictionaries(st.sampled_from(["msg_id", "session", "date", "x"]), ANYTHING),
        ),
    )


@st.composite
def frames(draw: st.DrawFn, ids: list[str]) -> str | bytes:
    """Frames, most of which are odd: noise, messages that are nearly right, and damaged ones."""
    if draw(st.integers(0, 4)) == 0:
        return draw(st.binary(max_size=200) | st.text(max_size=200) | ANYTHING.map(json.dumps))
    frame = framed(draw(messages(ids)), draw(st.sampled_from(PROTOCOLS)))
    if isinstance(frame, str):
        return frame if draw(st.booleans()) else frame[: draw(st.integers(0, len(frame)))]
    damage = draw(st.sampled_from(["none", "offset", "bytes", "cut", "text"]))
    if damage == "offset":
        at = draw(st.integers(0, 7)) * 8
        number = draw(st.integers(0, 2**64 - 1) | st.integers(0, 2**10))
        return (
            frame[:at]
            + number.to_bytes(8, draw(st.sampled_from(["little", "big"])))
            + frame[at + 8 :]
        )
    if damage == "bytes":
        at = draw(st.integers(0, len(frame)))
        return frame[:at] + draw(st.binary(max_size=9)) + frame[at + draw(st.integers(0, 9)) :]
    if damage == "cut":
        return frame[: draw(st.integers(0, len(frame)))]
    return frame.decode("latin-1") if damage == "text" else frame

"""Frames of a page's websocket: what pages say goes on, made anew, and nothing else does."""

import json
import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.ui.serving.frames import FILES as MOST_FILES
from elfenwidgets.ui.serving.frames import LARGEST, TEXT, OddFrame, message
from tests.strangers import CONTROL, PROTOCOLS, V1, framed, frames, joined, said, to_widget

UPLOAD: dict[str, Any] = {"method": "update", "state": {"value": [{"name": "a.elf.json"}]}}
FILES = [["value", 0, "content"]]
PAGES_SAY = {
    "what the kernel is": said("kernel_info_request", {}),
    "which widgets there are": said("comm_info_request", {"target_name": "jupyter.widget"}),
    "the states of all": to_widget("c", method="request_states"),
    "the state of one": to_widget("c", method="request_state"),
    "a press": to_widget("c", method="custom", content={"event": "click"}),
    "a letter": to_widget("c", method="update", state={"value": "Ä 🧝"}, buffer_paths=[]),
    "a slider": to_widget("c", method="update", state={"value": 0.5}),
    "a file": to_widget("c", **UPLOAD, buffer_paths=FILES) | {"buffers": [b"\0" * 5_000_000]},
    "the first": said(
        "comm_open",
        {"comm_id": "c", "target_name": CONTROL, "data": {}},
        metadata={"version": "1.0.0"},
    ),
    "the last": said("comm_close", {"comm_id": "c", "data": {}}),
}


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("told", PAGES_SAY.values(), ids=PAGES_SAY)
def test_what_pages_say_goes_on(told: dict[str, Any], protocol: str | None) -> None:
    header, parent, metadata, content, *buffers = message(framed(told, protocol), protocol).parts()
    assert json.loads(header)["msg_type"] == told["header"]["msg_type"]
    assert json.loads(header)["msg_id"] == told["header"]["msg_id"]
    assert json.loads(parent) == {} and json.loads(metadata) == told["metadata"]
    expected = told["content"]
    if expected.get("data", {}).get("method") == "update":
        expected = expected | {"data": {"buffer_paths": []} | expected["data"]}
    assert json.loads(content) == expected
    assert buffers == told["buffers"]


def changed(**header: object) -> dict[str, Any]:
    """A message with something else in its header."""
    told = said("kernel_info_request", {})
    return told | {"header": told["header"] | header}


def deep(levels: int) -> object:
    """Lists in lists."""
    return [] if levels == 0 else [deep(levels - 1)]


A_KIND = "a kind of message that pages do not send"
A_VERSION = "a version that pages do not speak"
NO_WIDGET = "what no widget says"
NO_FILE = "bytes where there is no file"
OPENED = {"comm_id": "c", "target_name": CONTROL, "data": {}}
NO_PAGE_SAYS = {
    "run this": (A_KIND, said("execute_request", {"code": "1"})),
    "end": (A_KIND, said("shutdown_request", {"restart": False})),
    "a kind that is none": (A_KIND, changed(msg_type=[])),
    "on another channel": (
        "a channel that pages do not use",
        said("kernel_info_request", {}, channel="control"),
    ),
    "a new widget": (
        "a comm that pages do not open",
        said(
            "comm_open",
            OPENED | {"target_name": "jupyter.widget"},
            metadata={"version": "1.0.0"},
        ),
    ),
    "another version": (A_VERSION, said("comm_open", OPENED, metadata={"version": "2.0.0"})),
    "no version": (A_VERSION, said("comm_open", OPENED)),
    "another method": (NO_WIDGET, to_widget("c", method="x")),
    "a state that is none": (NO_WIDGET, to_widget("c", method="update", state=[])),
    "bytes for no file": (
        NO_FILE,
        to_widget("c", **UPLOAD, buffer_paths=[["value"]]) | {"buffers": [b"x"]},
    ),
    "a file without bytes": (NO_FILE, to_widget("c", **UPLOAD, buffer_paths=FILES)),
    "a long text": (
        "a text that is too long",
        to_widget("c", method="update", state={"value": "x" * TEXT}),
    ),
    "a deep one": ("another shape of JSON", to_widget("c", method="custom", content=deep(20))),
    "a deeper one": (  # than Python's own reader goes, or not
        "another shape of JSON|no JSON",
        to_widget("c", method="custom", content=deep(900)),
    ),
    "a date for an id": ("a word with other letters", changed(msg_id="2011-13-45T00:00:00Z")),
    "no number": ("no JSON", to_widget("c", method="custom", content=float("nan"))),
    "no end": ("no JSON", to_widget("c", method="custom", content=float("inf"))),
    "too large a frame": (
        "a frame that is too large",
        to_widget("c", **UPLOAD, buffer_paths=FILES) | {"buffers": [b"\0" * LARGEST]},
    ),
}


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize(("why", "told"), NO_PAGE_SAYS.values(), ids=NO_PAGE_SAYS)
def test_what_no_page_says_is_odd(why: str, told: dict[str, Any], protocol: str | None) -> None:
    """For what is odd in it, and not for something else that the sample has forgotten."""
    with pytest.raises(OddFrame, match=f"^({why})$"):
        message(framed(told, protocol), protocol)


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("what", sorted(PAGES_SAY.keys() - {"a file"}))
def test_bytes_come_with_files_alone(what: str, protocol: str | None) -> None:
    with pytest.raises(OddFrame, match=NO_FILE):
        message(framed(PAGES_SAY[what] | {"buffers": [b"x"]}, protocol), protocol)


@pytest.mark.parametrize("number", [0, 1, 4, 5, 7, 2**31, 2**63, 2**64 - 1])
@pytest.mark.parametrize("at", range(8))
def test_offsets_lead_from_one_part_to_the_next(at: int, number: int) -> None:
    frame = framed(PAGES_SAY["a press"], V1)
    assert isinstance(frame, bytes)
    wrong = frame[: at * 8] + struct.pack("<Q", number) + frame[at * 8 + 8 :]
    with pytest.raises(OddFrame):
        message(wrong, V1)


@pytest.mark.parametrize("count", [2, 3, 9, 16, 17, 999])
@pytest.mark.parametrize(("protocol", "number"), [(V1, "<Q"), (None, ">I")])
def test_a_frame_has_room_for_its_offsets(count: int, protocol: str | None, number: str) -> None:
    size = struct.calcsize(number)
    with pytest.raises(OddFrame):
        message(struct.pack(number, count) + bytes(size), protocol)


@pytest.mark.parametrize(("protocol", "number"), [(V1, "<Q"), (None, ">I")])
def test_no_byte_of_a_frame_is_in_two_files(protocol: str | None, number: str) -> None:
    """Else a frame of 10 MB could hold gigabytes."""
    files: Any = {"buffer_paths": FILES * 3} | UPLOAD
    told = framed(to_widget("c", **files) | {"buffers": [b"twice", b"", b"twice"]}, protocol)
    assert isinstance(told, bytes) and message(told, protocol).buffers == (b"twice", b"", b"twice")
    first = told.index(b"twicetwice")
    whole = struct.pack(number, first) + struct.pack(number, first + 5) * 2
    assert whole in told
    again = struct.pack(number, first) + struct.pack(number, first + 5) + struct.pack(number, first)
    overlapping = told.replace(whole, again)
    assert len(overlapping) == len(told) and overlapping != told
    with pytest.raises(OddFrame):
        message(overlapping, protocol)


@pytest.mark.parametrize(("protocol", "others"), [(V1, 6), (None, 1)])
def test_a_frame_has_a_thousand_parts_at_most(others: int, protocol: str | None) -> None:
    def with_files(count: int) -> str | bytes:
        files: Any = {"buffer_paths": FILES * count} | UPLOAD
        return framed(to_widget("c", **files) | {"buffers": [b"x"] * count}, protocol)

    most = MOST_FILES - others
    assert len(message(with_files(most), protocol).buffers) == most
    with pytest.raises(OddFrame, match="a wrong number of offsets"):
        message(with_files(most + 1), protocol)


def test_a_number_that_is_too_long_for_one_is_odd() -> None:
    for number in ("1e999", "9" * 5000, "NaN", "-Infinity"):
        content = b'{"comm_id":"c","data":{"method":"custom","content":%s}}' % number.encode()
        header = json.dumps(said("comm_msg", {})["header"]).encode()
        with pytest.raises(OddFrame):
            message(joined([b"shell", header, b"{}", b"{}", content], "<Q", 1), V1)


@given(frames(["a", "b"]), st.sampled_from(PROTOCOLS))
def test_a_frame_is_odd_or_a_message(frame: str | bytes, protocol: str | None) -> None:
    try:
        told = message(frame, protocol)
    except OddFrame:
        return
    header, parent, metadata, content, *_ = told.parts()
    assert json.loads(header)["msg_type"] == told.kind
    assert (json.loads(parent), json.loads(metadata)) == ({}, told.metadata)
    assert json.loads(content) == told.content

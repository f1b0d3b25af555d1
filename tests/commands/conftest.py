"""A folder of odd files beside a good record."""

import json
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.commands.shell import run


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder of odd files beside a good record."""
    here = tmp_path_factory.mktemp("odd")
    done = run(here, "simulate", "--out", "good", "--players", "2", "--bots", "random")
    assert done.returncode == 0, done.stderr
    (good,) = (here / "good").iterdir()
    record = json.loads(good.read_text(encoding="utf-8"))
    os.mkfifo(here / "pipe.elf.json")
    (here / "dangling.elf.json").symlink_to("nowhere")
    (here / "self.elf.json").symlink_to("self.elf.json")
    (here / "large.elf.json").write_bytes(b" " * 4_100_000)
    (here / "empty.elf.json").write_bytes(b"")
    (here / "bytes.elf.json").write_bytes(bytes(range(256)))
    (here / "größe\u2028\x1b[31m.elf.json").write_text("{}")
    with suppress(OSError):
        (here / os.fsdecode(b"half\xff.elf.json")).write_text("{}")
    for name, text in {
        "escape": "\x1b[31mred\x07",
        "half": "\ud800",
        "bidi": "\u202eabc",
        "long": "x" * 3000,
        "percent": "%s { $x }",
    }.items():
        for key in ("edition", "version"):
            changed = {**record, key: text}
            (here / f"{name}-{key}.elf.json").write_text(json.dumps(changed))
        events = [{"e": text}, *record["events"]]
        (here / f"{name}-event.elf.json").write_text(json.dumps({**record, "events": events}))
    with socket.socket(socket.AF_UNIX) as bound:
        there = os.getcwd()
        os.chdir(here)
        bound.bind("socket.elf.json")
        os.chdir(there)
        yield here

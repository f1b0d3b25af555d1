"""A page without a browser on a real kernel: it sends what a page sends, and keeps what comes."""

import json
import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from uuid import uuid4

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import KernelManager

from elfenwidgets.ui.serving.forked import NAME, possible

WAIT = 60
"""Seconds in which a busy machine answers."""

Record = dict[str, Any]
Message = dict[str, Any]
Running = tuple[KernelManager, BlockingKernelClient]
"""A kernel, and who speaks with it."""


class Page:
    """What a page knows: the widgets' states, and everything that it was sent."""

    def __init__(self, client: BlockingKernelClient) -> None:
        self._client = client
        self._models: dict[str, dict[str, Any]] = {}
        self._sent: list[str] = []
        self._pages = 0
        self.drawings: list[list[Any]] = []  # the commands of each message to the canvases

    def open(self, address: str = "") -> None:
        """Run the notebook's cell; at an address, where there is one."""
        self.run("from elfenwidgets.ui.app import App; app = App()")
        self.ask()
        if address:
            bar = self.find(part="address")
            asked = {"address": f"#{address}", "linked": False}
            self.tell(bar, {"method": "custom", "content": asked})
        self.connect()

    def run(self, code: str = "") -> None:
        """Run code in the kernel; without any, give it time to do what it has begun."""
        self._listen(self._client.execute(code))
        # A kernel waits, for ever, when tens of thousands of its replies lie there unread.
        self._client.get_shell_msg(timeout=WAIT)

    def ask(self) -> None:
        """Ask for all widgets that there are, as each page does that comes: a fork waits for it."""
        control, metadata = uuid4().hex, {"version": "1.0.0"}
        opens = {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}}
        message = self._client.session.msg("comm_open", opens, metadata=metadata)
        self._client.shell_channel.send(message)
        self.tell(control, {"method": "request_states"})

    def connect(self) -> None:
        """Say that the canvases are there, as each page does that comes."""
        page = self.find(_anywidget_id="elfenwidgets")
        self._pages += 1
        for model in list(self._models):
            if "board-canvas" in self._models[model].get("_dom_classes", ()):
                shown = {"canvas": model, "width": 900, "ratio": 1}
                content = {"page": f"page {self._pages}"} | shown
                self.tell(page, {"method": "custom", "content": content})

    def tell(self, model: str, data: Message) -> None:
        """Send what a page sends to a widget, and take in what comes back."""
        message = self._client.session.msg("comm_msg", {"comm_id": model, "data": data})
        self._client.shell_channel.send(message)
        self._listen(message["header"]["msg_id"])

    def find(self, **state: object) -> str:
        """The one widget with such a state."""
        (found,) = (
            model
            for model, known in self._models.items()
            if all(known.get(key) == value for key, value in state.items())
        )
        return found

    def press(self, words: str) -> None:
        button = self.find(description=words, _model_name="ButtonModel")
        self.tell(button, {"method": "custom", "content": {"event": "click"}})

    def set(self, model: str, **state: object) -> None:
        self.tell(model, {"method": "update", "state": state, "buffer_paths": []})

    def choices(self) -> dict[str, str]:
        """What can be chosen: the ids of the picks, by words."""
        screen = self._models[self.find(part="screen")]
        return {says: id for id, says, *_ in (*screen["choices"], *screen["hand"])}

    def say(self, **said: Any) -> None:
        """Say what was pressed, about the decision that the page shows."""
        model = self.find(part="screen")
        content = {"decision": self._models[model]["decision"], **said}
        self.tell(model, {"method": "custom", "content": content})

    def choose(self, words: str) -> None:
        """Choose the first choice that says so."""
        self.say(pick=next(id for said, id in self.choices().items() if words in said))

    def roads(self) -> list[str]:
        """The roads of the list, where there is one."""
        listing = self._models[self.find(part="screen")]["listing"]
        return [road for road, *_ in listing[-1]] if listing else []

    def choose_road(self) -> None:
        """Choose the first road of the list."""
        road = self.roads()[0]
        self.say(point=road)
        self.say(pick=road)

    @property
    def traffic(self) -> list[str]:
        """Everything sent so far; the widgets' names, made by chance, by their order."""
        names: dict[str, str] = {}

        def name(found: re.Match[str]) -> str:
            return found[1] + names.setdefault(found[2], f"widget {len(names)}")

        classes = "elfen-(?:shown|home|page|screen|upload)-"
        called = re.compile(rf'("comm_id": "|IPY_MODEL_|{classes}|data-stage=\\")(\w+)')
        return [called.sub(name, sent) for sent in self._sent]

    @property
    def held(self) -> list[str]:
        """What every widget holds now: a page that comes later gets this."""
        told = [json.dumps(known, sort_keys=True, default=repr) for known in self._models.values()]
        return [
            re.sub(r"(IPY_MODEL_|elfen-(?:shown|home|page|screen|upload)-)\w+", "widget", known)
            for known in told
        ]

    def next_message(self, wait: float = WAIT) -> Message:
        """What the kernel sends next."""
        return self._client.get_iopub_msg(timeout=wait)

    def _listen(self, parent: str) -> None:
        """Take in what comes until the kernel has done what ``parent`` asked for."""
        end = time.monotonic() + WAIT
        while True:
            assert time.monotonic() < end, "the kernel does not come to the end of it"
            message = self.next_message()
            kind, content = message["msg_type"], message["content"]
            assert kind not in ("error", "stream"), content
            if kind.startswith("comm_"):
                self._take_in(kind, content, [bytes(part) for part in message["buffers"]])
            idle = kind == "status" and content["execution_state"] == "idle"
            if idle and message["parent_header"].get("msg_id") == parent:
                return

    def _take_in(self, kind: str, content: Message, buffers: list[bytes]) -> None:
        if content.get("data", {}).get("method") == "update_states":  # in the order of their making
            for name, known in content["data"]["states"].items():
                opened = {"comm_id": name, "data": {"state": known["state"]}}
                self._take_in("comm_open", opened, [])
            self._sent += [part.decode("latin-1") for part in buffers]
            return
        written = json.dumps(content, sort_keys=True, default=repr)
        self._sent.append(f"{kind} {written} {[part.decode('latin-1') for part in buffers]}")
        data, model = content.get("data", {}), content["comm_id"]
        if buffers and buffers[0].startswith(b"[["):
            self.drawings.append(json.loads(buffers[0]))
        if kind == "comm_open":
            self._models[model] = dict(data.get("state", {}))
        elif data.get("method") == "update":
            self._models[model] |= data["state"]
        for name, state in data.get("content", {}).get("states", ()):
            self._models[name.removeprefix("IPY_MODEL_")] |= state


@contextmanager
def page(home: Path, record: Record, first: str = "") -> Iterator[Page]:
    """A page on a new kernel, with a saved game that lies there since a fixed time.

    ``first`` is code that the kernel runs before the page comes.
    """
    (home / "games").mkdir(parents=True)
    path = home / "games" / "2024-01-01-120000-beef.elf.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    os.utime(path, (1_700_000_000, 1_700_000_000))
    with on_kernel(home) as found:
        found.run(first)
        found.open()
        yield found


@contextmanager
def on_kernel(home: Path, **environment: str) -> Iterator[Page]:
    """A page on a new kernel, which has not run anything yet."""
    with kernel(home, **environment) as (_, client):
        yield Page(client)


@contextmanager
def kernel(home: Path, **environment: str) -> Iterator[Running]:
    """A new kernel whose library lies in a folder."""
    # The same order of sets in every kernel: it depends on no secret.
    chosen = {"ELFENWIDGETS_HOME": str(home), "PYTHONHASHSEED": "0", "HTTP_ACCEPT_LANGUAGE": "en"}
    with running(env={**os.environ, **chosen, **environment}) as found:
        yield found


@contextmanager
def running(**options: Any) -> Iterator[Running]:
    """A running kernel, as Voilà's server has it."""
    with TemporaryDirectory() as folder:  # sockets there nobody else can take meanwhile, as ports
        manager = KernelManager(transport="ipc", connection_file=f"{folder}/kernel.json")
        assert manager.kernel_spec is not None
        if possible():
            manager.kernel_spec.metadata["kernel_provisioner"] = {"provisioner_name": NAME}
        manager.start_kernel(**options)
        client = manager.client()
        assert isinstance(client, BlockingKernelClient)
        client.start_channels()
        try:
            client.wait_for_ready(timeout=WAIT)
            yield manager, client
        finally:
            client.stop_channels()
            manager.shutdown_kernel(now=True)

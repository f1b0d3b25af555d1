"""Kernels that are forks: each has what is its own, and none is left behind."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from ast import literal_eval
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.connect import KernelConnectionInfo

from elfenwidgets.ui.serving.forked import (
    PROGRAM,
    ForkedKernel,
    Process,
    fork_client,
    possible,
)
from elfenwidgets.ui.serving.kernels import PromptClient
from elfenwidgets.ui.serving.settings import SILENT, voila_settings
from tests.browser.conftest import until
from tests.ui.kernelpage import WAIT, running

pytestmark = pytest.mark.skipif(not possible(), reason="only Linux forks")

PRESSED = """
import sys
from elfenwidgets.play import library
from elfenwidgets.play.bots import bots
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.text import t
from elfenwidgets.ui.app import App
from elfenwidgets.ui.home.shell import ASIDE, DEVICES, PLACES

def all_in(widget):
    yield widget
    for child in getattr(widget, "children", ()):
        yield from all_in(child)

def press(said):
    next(w for w in all_in(app) if getattr(w, "description", "") == said).click()

loaded = {*sys.modules}
app = App()
press(t("front-another"))
game = Game(editions()["amigo-de"], [Player("Ada", "red"), Player("Bo", "blue")], 7, first=0)
table = Table(game, {seat: "random" for seat in range(2)})
while (game.state.phase, game.state.turn) != ("plan", 0):
    table.bot_turn()
person = Table.from_record(game.record() | {"meta": {"bots": {"1": "random"}}})
app.place.begin(person, library.Save.new())
screen = app.place.screen
press(t("hint-button"))
screen.session.pick(screen.session.choosing.options[0])
press("↗")
for bot in bots().values():
    bot()
for place in (*PLACES, *ASIDE, *DEVICES):
    app.go((place,))
new = sorted(name for name in {*sys.modules} - loaded if name.startswith("elfenwidgets"))
"""


def messages(client: BlockingKernelClient, source: str) -> list[dict[str, Any]]:
    """What a kernel publishes as it runs a cell."""
    said: list[dict[str, Any]] = []
    client.execute_interactive(source, output_hook=said.append, timeout=WAIT)
    return said


def answer(client: BlockingKernelClient, expression: str) -> Any:
    """The value of an expression, in a kernel."""
    reply = client.execute("", user_expressions={"asked": expression}, reply=True, timeout=WAIT)
    return literal_eval(reply["content"]["user_expressions"]["asked"]["data"]["text/plain"])


def test_no_press_waits_for_a_module_in_a_fork(tmp_path: Path) -> None:
    with running(env={**os.environ, "ELFENWIDGETS_HOME": str(tmp_path)}) as (_, client):
        assert [x["content"] for x in messages(client, PRESSED) if x["msg_type"] == "error"] == []
        assert answer(client, "new") == []


@pytest.fixture
def own_server() -> Iterator[None]:
    """A fork server that a test may end."""
    fork_client.cache_clear()
    yield
    fork_client.cache_clear()


def fork_servers(process: psutil.Process) -> list[psutil.Process]:
    """The fork servers that a process has started."""
    return [child for child in process.children() if PROGRAM in child.cmdline()]


def test_a_kernel_is_a_fork_with_its_own_environment_folder_and_input(
    tmp_path: Path,
) -> None:
    (tmp_path / "beside.py").write_text("here = 1", encoding="utf-8")
    environment = os.environ | {"ELFENWIDGETS_TRIED": "1"}
    with running(env=environment, cwd=str(tmp_path)) as (made, client), running() as (_, other):
        assert type(made.provisioner) is ForkedKernel
        id = answer(client, "__import__('os').getpid()")
        assert PROGRAM in psutil.Process(id).cmdline()
        assert answer(client, "__import__('beside').here") == 1
        assert answer(client, "__import__('os').getcwd()") == str(tmp_path)
        assert answer(client, "__import__('os').read(0, 1).decode()") == ""
        tried = "__import__('os').environ.get('ELFENWIDGETS_TRIED')"
        assert [answer(each, tried) for each in (client, other)] == ["1", None]
        assert not answer(client, "'OPENBLAS_NUM_THREADS' in __import__('os').environ")
        group = "__import__('os').getpgid(0)"
        assert answer(client, group) == id != answer(other, group)


CHATTER = """
import threading, time
def chatter():
    while True:
        print("still here", flush=True)
        time.sleep(0.05)
threading.Thread(target=chatter, daemon=True).start()
"""


def test_a_page_does_not_wait_until_its_kernel_is_silent() -> None:
    async def there(told: KernelConnectionInfo) -> None:
        client = PromptClient()
        client.load_connection_info(told)
        client.start_channels()
        try:
            await asyncio.wait_for(client.wait_for_ready(WAIT), WAIT)
        finally:
            client.stop_channels()

    with running() as (made, client):
        messages(client, CHATTER)
        asyncio.run(there(made.get_connection_info()))


TOLD = """
[
    get_ipython().history_manager.enabled,
    get_ipython().kernel.session.digest_history_size,
    get_ipython().kernel.parent.log_level,
    get_ipython().kernel.parent.logging_config["loggers"],
]
"""


def test_a_fork_does_what_the_server_tells_every_kernel() -> None:
    with running(extra_arguments=voila_settings().LimitedKernels.arguments) as (_, client):
        assert answer(client, TOLD.strip()) == [False, 0, 50, SILENT["loggers"]]


def test_what_a_fork_shows_comes_from_itself_alone() -> None:
    with running() as (_, one), running() as (_, other):
        shown = messages(one, "said = 1\ndisplay('here')\nsaid")
        kinds = ["display_data", "execute_result"]
        assert [each["msg_type"] for each in shown if each["msg_type"] in kinds] == kinds
        assert answer(one, "'said' in dir()")
        assert not answer(other, "'said' in dir()")


def test_a_page_has_nothing_of_what_its_user_has_set_for_ipython(tmp_path: Path) -> None:
    profile = tmp_path / "profile_default"
    (profile / "startup").mkdir(parents=True)
    (profile / "startup" / "own.py").write_text("own = 1", encoding="utf-8")
    settings = "get_config().InteractiveShellApp.exec_lines = ['own = 1']"
    (profile / "ipython_kernel_config.py").write_text(settings, encoding="utf-8")
    with running(env=os.environ | {"IPYTHONDIR": str(tmp_path)}) as (_, client):
        assert not answer(client, "'own' in dir()")


def test_two_kernels_share_no_chance() -> None:
    with running() as (_, one), running() as (_, other):
        for drawn in (
            "__import__('random').random()",
            "__import__('numpy').random.random()",
            "__import__('uuid').uuid4().hex",
        ):
            assert answer(one, drawn) != answer(other, drawn)


def test_a_kernel_has_no_way_to_the_fork_server() -> None:
    with running() as (_, client):
        id = answer(client, "__import__('os').getppid()")
        (theirs,) = [each for each in os.listdir(f"/proc/{id}/fd") if "socket" in linked(id, each)]
        mine = answer(client, "__import__('os').getpid()")
        sockets = [linked(mine, each) for each in os.listdir(f"/proc/{mine}/fd")]
        assert sockets
        assert linked(id, theirs) not in sockets


@pytest.mark.usefixtures("own_server")
def test_the_fork_server_has_no_threads_that_a_fork_would_miss() -> None:
    before = fork_servers(psutil.Process())
    fork_client()
    until(lambda: not fork_client().loading())
    (server,) = [each for each in fork_servers(psutil.Process()) if each not in before]
    assert server.num_threads() == 1


def linked(id: int, descriptor: str) -> str:
    """What a process's descriptor leads to."""
    return os.readlink(f"/proc/{id}/fd/{descriptor}")


def test_a_kernel_is_interrupted_and_goes_on(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    with running() as (manager, client):
        endless = f"open({str(begun)!r}, 'w').close()\nwhile True: pass"
        cell = client.execute(endless, stop_on_error=False)  # else the next ones are given up, too
        until(begun.exists)
        manager.interrupt_kernel()
        reply = client.get_shell_msg(timeout=WAIT)
        assert reply["parent_header"]["msg_id"] == cell
        assert reply["content"]["ename"] == "KeyboardInterrupt"
        assert answer(client, "1") == 1


def test_the_end_of_a_kernel_is_seen_and_it_is_left_over_nowhere() -> None:
    with running() as (made, client):
        id = answer(client, "__import__('os').getpid()")
        assert made.is_alive()
        server = psutil.Process(id).parent()
        assert server is not None
        open_there = server.num_fds()
        os.kill(id, signal.SIGKILL)
        until(lambda: not psutil.pid_exists(id))
        assert not made.is_alive()
        made.restart_kernel(now=True)
        assert made.is_alive()
        until(lambda: server.num_fds() == open_there)


def test_a_page_is_told_of_no_widget_before_it_asks_for_all_and_of_each_after_that() -> None:
    with running() as (_, client):
        before = messages(client, "import ipywidgets; button = ipywidgets.Button()")
        assert not [each for each in before if each["msg_type"].startswith("comm_")]
        control = {"comm_id": "state", "target_name": "jupyter.widget.control", "data": {}}
        asked = {"comm_id": "state", "data": {"method": "request_states"}}
        shell = client.shell_channel.socket
        client.session.send(shell, "comm_open", control, metadata={"version": "1.0.0"})
        client.session.send(shell, "comm_msg", asked)
        while (told := client.get_iopub_msg(timeout=WAIT))["msg_type"] != "comm_msg":
            pass
        states = told["content"]["data"]["states"].values()
        # Among them is what came with modules: ipycanvas's manager, which every canvas needs.
        assert {"ButtonModel", "CanvasManagerModel"} < {each["model_name"] for each in states}
        after = messages(client, "ipywidgets.Button(layout=button.layout, style=button.style)")
        assert [each["msg_type"] for each in after].count("comm_open") == 1
        drawn = messages(client, "import ipycanvas; ipycanvas.Canvas().fill_rect(0, 0, 1)")
        assert "comm_msg" in [each["msg_type"] for each in drawn]


@pytest.mark.usefixtures("own_server")
def test_nothing_is_loaded_from_the_folder_a_command_was_typed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit('a stranger')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with running() as (_, client):
        id = answer(client, "__import__('os').getpid()")
        assert PROGRAM in psutil.Process(id).cmdline()


@pytest.mark.usefixtures("own_server")
def test_without_a_fork_server_a_kernel_starts_anew() -> None:
    before = fork_servers(psutil.Process())
    with running():
        (server,) = [each for each in fork_servers(psutil.Process()) if each not in before]
        server.kill()
        with running() as (_, client):
            id = answer(client, "__import__('os').getpid()")
            assert "ipykernel_launcher" in psutil.Process(id).cmdline()


def test_a_process_known_by_its_descriptor_has_ended_when_it_has() -> None:
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE) as child:
        descriptor = os.pidfd_open(child.pid)
        process = Process(child.pid, descriptor)
        assert process.poll() is None
        process.kill()
        assert process.wait() == 0
        assert process.poll() == 0
    process.terminate()  # is lost
    del process
    with pytest.raises(OSError, match="descriptor"):  # nobody needs it any more
        os.fstat(descriptor)


SERVER = """
import sys
from tests.ui.kernelpage import running

with running() as (made, client):
    print(made.provisioner.pid, flush=True)
    sys.stdin.read()
"""


def test_a_server_that_ends_before_all_is_loaded_leaves_no_word_behind() -> None:
    requests, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-Xfrozen_modules=off", "-c", PROGRAM]
    with theirs:
        loading = subprocess.Popen(command, stdin=theirs.fileno(), stderr=subprocess.PIPE)
    requests.close()
    with loading:
        assert loading.communicate(timeout=WAIT)[1] == b""
    assert loading.returncode == 0


def test_when_the_server_is_killed_its_kernels_end() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        kernel = psutil.Process(int(server.stdout.readline()))
        (forks,) = fork_servers(psutil.Process(server.pid))
        server.kill()
        until(lambda: not kernel.is_running() and not forks.is_running())

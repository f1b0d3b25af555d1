"""The kernel of a page without a server, before a reader is there."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

# All models that the page hears of when it asks for them: rehearsed for nobody who reads Swedish,
# and, from a fork that has loaded the same, made for the reader alone. Ids differ each time, and
# what is counted has gone one further. Before it asks nothing is said.
TOLD = """
import json, os, re
from importlib import import_module
from types import SimpleNamespace
from elfenwidgets.ui.site import inside

for name in inside.LOADED:
    import_module(name)
from elfenwidgets.play import library
from elfenwidgets.ui.app import App
from elfenwidgets.ui.home.front import _table

home = os.environ["ELFENWIDGETS_HOME"]
os.environ["ELFENWIDGETS_HOME"] = home + "kept"
library.Save.new().write(_table("random").game.record())
for key, chosen in (("theme", "dark"), ("size", "125"), ("sound", "on"), ("pace", "fast")):
    library.keep_setting(key, chosen)
library.close()
library.notices()

def told(rehearsed, place, languages):
    os.environ["ELFENWIDGETS_HOME"] = home + place
    if rehearsed:
        inside.load("sv")
        assert os.path.exists(home + place) == (place == "kept")
    else:
        inside._rehearse = lambda: None
        inside.load(languages)
        page = App()
        inside._page = SimpleNamespace(begin=lambda: None, model_id=page.model_id)
    heard = []
    shown = inside.begin(languages, lambda text, buffers: heard.append(json.loads(text)))
    assert heard == []
    control = {"comm_id": "c", "target_name": "jupyter.widget.control"}
    for kind, content in (("comm_open", control), ("comm_msg", {"comm_id": "c"})):
        content |= {"data": {"method": "request_states"}}
        head = {"header": {"msg_id": kind, "msg_type": kind}, "metadata": {"version": "1.0.0"}}
        inside.heard(json.dumps({**head, "content": content}), [])
    assert [each["header"]["msg_type"] for each in heard] == ["status", "comm_msg", "status"]
    states = heard[1]["content"]["data"]["states"]
    assert shown in states
    alike = '[0-9a-f]{32}|(?<="decision": )[0-9]+|(?<="times": )[0-9]+'
    return sorted(re.sub(alike, "", json.dumps(each)) for each in states.values())

def fork(*asked):
    if child := os.fork():
        assert os.waitpid(child, 0)[1] == 0
    else:
        print(json.dumps(told(*asked)), flush=True)
        os._exit(0)

for languages in ("sv", "de"):
    for rehearsed in (True, False):
        fork(rehearsed, "kept", languages)
    for rehearsed in (True, False):
        fork(rehearsed, f"{languages}{rehearsed}", languages)
"""


def test_what_was_rehearsed_for_nobody_is_shown_to_each_as_if_made_for_them(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", TOLD],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "ELFENWIDGETS_HOME": f"{tmp_path}/"},
    )
    assert done.returncode == 0, done.stderr
    told = [json.loads(line) for line in done.stdout.splitlines()]
    for rehearsed, made in zip(told[:4:2], told[1:4:2], strict=True):
        assert rehearsed == made
    # In another language the place is made anew; of the old one the page shows nothing.
    for rehearsed, made in zip(told[4::2], told[5::2], strict=True):
        assert not Counter(made) - Counter(rehearsed)
    assert [json.dumps(each) for each in told].count(json.dumps(told[0])) == 2

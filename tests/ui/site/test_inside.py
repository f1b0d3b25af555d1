"""The kernel of a page without a server, before a reader is there."""

import json
import os
import subprocess
import sys
from pathlib import Path

# What the page hears that asks for all models, with a rehearsal and, from a fork that has loaded
# the same, without one; by kind and length: ids differ each time. Before that nothing is said.
HEARD = """
import json, os
from importlib import import_module
from elfenwidgets.ui.site import inside

for name in inside.LOADED:
    import_module(name)
child = os.fork()
if child:
    os.waitpid(child, 0)
else:
    inside._rehearse = lambda: None
os.environ["ELFENWIDGETS_HOME"] += "rehearsed" if child else "plain"
inside.load("sv")
assert not os.path.exists(os.environ["ELFENWIDGETS_HOME"])
heard = []
inside.begin("de", lambda text, buffers: heard.append(json.loads(text)))
assert heard == []
control = {"comm_id": "c", "target_name": "jupyter.widget.control"}
for kind, content in (("comm_open", control), ("comm_msg", {"comm_id": "c"})):
    content |= {"data": {"method": "request_states"}}
    head = {"header": {"msg_id": kind, "msg_type": kind}, "metadata": {"version": "1.0.0"}}
    inside.heard(json.dumps({**head, "content": content}), [])
print(json.dumps([[each["header"]["msg_type"], len(json.dumps(each))] for each in heard]))
"""


def test_what_was_rehearsed_for_nobody_changes_nothing_and_looks_at_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", HEARD],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "ELFENWIDGETS_HOME": f"{tmp_path}/"},
    )
    assert done.returncode == 0, done.stderr
    without, with_it = map(json.loads, done.stdout.splitlines())
    assert [kind for kind, _ in with_it] == ["status", "comm_msg", "status"]
    assert with_it == without

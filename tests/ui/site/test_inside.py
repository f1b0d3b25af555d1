"""The kernel of a page without a server, before a reader is there."""

import json
import os
import subprocess
import sys
from pathlib import Path

# What the page hears, by kind and length: ids differ each time.
HEARD = """
import json, os, sys
from elfenwidgets.ui.site import inside

if sys.argv[1] == "unrehearsed":
    inside._rehearse = lambda: None
inside.load("sv")
assert not os.path.exists(os.environ["ELFENWIDGETS_HOME"])
heard = []
inside.begin("de", lambda text, buffers: heard.append(json.loads(text)))
print(json.dumps([[each["header"]["msg_type"], len(json.dumps(each))] for each in heard]))
"""


def heard(how: str, home: Path) -> list[list[str | int]]:
    done = subprocess.run(
        [sys.executable, "-c", HEARD, how],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "ELFENWIDGETS_HOME": str(home)},
    )
    assert done.returncode == 0, done.stderr
    told: list[list[str | int]] = json.loads(done.stdout)
    return told


def test_what_was_rehearsed_for_nobody_changes_nothing_and_looks_at_nothing(tmp_path: Path) -> None:
    with_it, without = heard("rehearsed", tmp_path / "a"), heard("unrehearsed", tmp_path / "b")
    assert with_it
    assert with_it == without

"""What of the home is loaded and made when: each open page has a kernel, and pays for it."""

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import ipywidgets as w
import pytest

from elfenwidgets.ui.home.shell import PLACES, Home
from elfenwidgets.ui.kit.guard import log_file
from tests.ui.pressing import widgets
from tests.ui.screen import Faults


def run(code: str, home: Path, **environment: str) -> None:
    """Run code in a Python of its own."""
    where = {**os.environ, "ELFENWIDGETS_HOME": str(home), **environment}
    subprocess.run([sys.executable, "-c", code], env=where, check=True)


def test_the_course_is_loaded_when_somebody_learns(home: Path) -> None:
    code = (
        "import sys; from elfenwidgets.ui.app import App; app = App();"
        "assert not [x for x in sys.modules if x.startswith('elfenwidgets.ui.course')];"
        "app.go(('learn',));"
        "assert 'elfenwidgets.ui.course.learn_place' in sys.modules"
    )
    run(code, home)


def test_under_voila_the_cell_is_answered_before_the_front_is_made(home: Path) -> None:
    """Voilà sends the page then, and the browser loads its scripts while the kernel goes on."""
    code = """
import asyncio, sys
from elfenwidgets.ui.app import App

async def cell():
    app = App()
    assert app.at == ()
    assert {"ipycanvas", "numpy", "elfenwidgets.ui.home.play"}.isdisjoint(sys.modules)
    await asyncio.sleep(0)
    assert app.at == ("play",)
    assert app.place.widget.children

asyncio.run(cell())
"""
    run(code, home, SERVER_SOFTWARE="voila/0.5.13")


def test_a_front_that_cannot_be_made_is_no_blank_page(
    home: Path, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    monkeypatch.setitem(PLACES, "play", "elfenwidgets.nowhere:Play")

    async def cell() -> Home:
        made = Home()
        await asyncio.sleep(0)
        return made

    with ThreadPoolExecutor(1) as thread:  # the browser's driver keeps a loop in the main one
        shown = thread.submit(lambda: asyncio.run(cell())).result()
    assert log_file() in "".join(html.value for html in widgets(shown, w.HTML))
    assert faults

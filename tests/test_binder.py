"""What Binder builds from this tree: the same steps, in an environment with nothing in it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from elfenwidgets.ui.course.further import ANALYSIS, ENVIRONMENT

ROOT = Path(__file__).parent.parent
BINDER = ROOT / "binder"


def run(*command: str | Path, **environment: str) -> str:
    """Run a command at the top of the tree, as Binder does; it must succeed."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=400,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ["postBuild", "start"])
def test_the_scripts_can_be_run(name: str) -> None:
    script = BINDER / name
    run("bash", "-n", script)
    assert os.access(script, os.X_OK)
    assert script.read_text().startswith("#!/bin/bash\n")


def test_binder_reads_these_files_and_no_others() -> None:
    # An environment.yml beside requirements.txt would silently win over it.
    assert {path.name for path in BINDER.iterdir()} == {
        "requirements.txt",
        "runtime.txt",
        "postBuild",
        "start",
    }
    assert not (ROOT / ".binder").exists()
    assert (BINDER / "runtime.txt").read_text() == "python-3.11\n"


def test_start_hands_over_with_the_settings_in_place() -> None:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    said = run(
        BINDER / "start", "sh", "-c", "echo $JUPYTER_PATH; echo $JUPYTER_CONFIG_PATH", PATH=path
    ).splitlines()
    template, settings = (Path(line.split(":")[0]) for line in said)
    assert (template / "nbconvert/templates/elfenwidgets/index.html.j2").is_file()
    assert (settings / "voila.py").is_file()
    assert (settings / "jupyter_server_config.py").is_file()
    assert (settings / "labconfig/default_setting_overrides.json").is_file()


@pytest.mark.slow
def test_the_game_and_the_notebooks_beyond_the_course_run_in_a_clean_environment(
    tmp_path: Path,
) -> None:
    run(sys.executable, "-m", "venv", tmp_path)
    python = tmp_path / "bin" / "python"
    install = ("install", "--quiet", "--no-compile", "-r", BINDER / "requirements.txt")
    run(python, "-m", "pip", *install)
    path = f"{tmp_path / 'bin'}:{os.environ['PATH']}"
    run(BINDER / "postBuild", PATH=path)
    execute = (
        "import sys, nbformat, nbclient\n"
        "for name in sys.argv[1:]:\n"
        "    notebook = nbformat.read(f'notebooks/{name}', as_version=4)\n"
        "    nbclient.NotebookClient(notebook, timeout=100).execute()\n"
        "    kinds = {kind for cell in notebook.cells for out in cell.outputs\n"
        "             for kind in out.get('data', ())}\n"
        "    print(name, *sorted(kinds))\n"
    )
    notebooks = ("play.ipynb", ANALYSIS, ENVIRONMENT)
    said = run(
        *(BINDER / "start", python, "-c", execute, *notebooks),
        PATH=path,
        ELFENWIDGETS_HOME=str(tmp_path / "kept"),
    )
    shown = {words[0]: words[1:] for words in map(str.split, said.splitlines())}
    assert "application/vnd.jupyter.widget-view+json" in shown["play.ipynb"]
    assert "image/png" in shown[ANALYSIS]
    assert "text/markdown" in shown[ENVIRONMENT]

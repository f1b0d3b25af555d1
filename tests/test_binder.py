"""What Binder builds from this tree: the same steps, in an environment with nothing in it."""

import logging
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from importlib.util import cache_from_source
from pathlib import Path
from shutil import copy2, copytree, ignore_patterns, which

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from repo2docker.__main__ import make_r2d

from elfenwidgets.ui.course.further import ANALYSIS, ENVIRONMENT

ROOT = Path(__file__).parent.parent
BINDER = ROOT / "binder"


def run(*command: str | Path, where: Path = ROOT, succeeds: bool = True, **environment: str) -> str:
    """Run a command at the top of the tree, as Binder does; it must succeed, or may not."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=where,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=400,
    )
    assert (done.returncode == 0) == succeeds, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ["postBuild", "start"])
def test_the_scripts_can_be_run(name: str) -> None:
    script = BINDER / name
    run("bash", "-n", script)
    assert os.access(script, os.X_OK)
    assert script.read_text().startswith("#!/bin/bash\n")


def pins() -> dict[str, Version]:
    """What the lock names, by normalized name."""
    lines = (BINDER / "lock.txt").read_text(encoding="utf-8").splitlines()
    found = [line.split("==") for line in lines if not line.startswith("#")]
    assert all(len(parts) == 2 for parts in found), "every line is a name and its version"
    return {canonicalize_name(name): Version(version) for name, version in found}


def wanted() -> list[Requirement]:
    """What the project asks for on Binder."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    named = (*project["project"]["dependencies"], *extras["env"], *extras["analysis"])
    return [Requirement(each) for each in (*named, *project["build-system"]["requires"])]


@pytest.mark.parametrize("asked", wanted(), ids=str)
def test_the_lock_has_all_that_the_project_asks_for(asked: Requirement) -> None:
    assert pins()[canonicalize_name(asked.name)] in asked.specifier, "run: make lock"


def test_no_start_of_the_server_waits_for_grammars_that_nobody_reads() -> None:
    # Newer versions of jsonschema build 38 of them when they are loaded, for a second.
    assert "rfc3987-syntax" not in pins()


def test_binder_reads_these_files_and_no_others() -> None:
    # It would install a requirements.txt or an environment.yml before postBuild, in another step.
    names = {path.name for path in BINDER.iterdir()}
    assert names == {"lock.txt", "runtime.txt", "postBuild", "start"}
    assert not (ROOT / ".binder").exists()
    assert (BINDER / "runtime.txt").read_text() == "python-3.13\n"


def test_repo2docker_makes_of_them_what_was_meant(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.chdir(ROOT)
    make_r2d(["--no-build", "."]).start()
    steps = capsys.readouterr().out
    assert not [said.getMessage() for said in caplog.records if said.levelno >= logging.WARNING]
    # Lock files are named with "-2d" for "-", "-2e" for ".".
    assert re.search(r"environment-2epy-2d3-2e13-2d\S+ /tmp/env/environment\.lock\n", steps)
    tree, post_build, start = (
        steps.index(step)
        for step in (
            "COPY --chown=0:0 src/ ${REPO_DIR}/\n",
            "RUN ./binder/postBuild\n",
            'ENV R2D_ENTRYPOINT="${REPO_DIR}/binder/start"\n',
        )
    )
    assert tree < post_build < start
    # What one step brings stays in the image: postBuild alone installs, and removes.
    assert not re.search(r"\b(?:pip|conda|mamba) install\b", steps)


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


def binders_python() -> str | None:
    """The Python that Binder runs, if this machine has it."""
    name = (BINDER / "runtime.txt").read_text().strip().replace("-", "")
    found = which(name)
    if found is None or subprocess.run([found, "--version"], capture_output=True).returncode:
        return None
    return found


def linked(here: Path, target: Path) -> None:
    """Have a module in another environment, too, and what was compiled of it; none is written."""
    if target.exists():
        return
    link = os.link if here.stat().st_dev == target.parent.stat().st_dev else copy2
    link(here, target)
    compiled = Path(cache_from_source(str(here)))
    if here.suffix == ".py" and compiled.exists():
        there = Path(cache_from_source(str(target)))
        there.parent.mkdir(exist_ok=True)
        link(compiled, there)


def needed(asked: list[Requirement]) -> set[str]:
    """The distributions that are asked for, and what those ask for, with their extras."""
    known: set[tuple[str, str]] = set()
    left = [(each, "") for each in asked]
    while left:
        each, by = left.pop()
        if each.marker is not None and not each.marker.evaluate({"extra": by}):
            continue
        name = canonicalize_name(each.name)
        for extra in ("", *each.extras):
            if (name, extra) not in known:
                known.add((name, extra))
                more = map(Requirement, distribution(name).requires or ())
                left += [(one, extra) for one in more]
    return {name for name, _ in known}


def bring(asked: list[Requirement], environment: Path) -> None:
    """Copy what is asked for, and what that asks for, from here into another environment."""
    there = environment.resolve()
    for name in needed(asked):
        for path in distribution(name).files or ():
            here = Path(str(path.locate())).resolve()
            if not here.exists():
                continue
            target = there / here.relative_to(Path(sys.prefix).resolve())
            target.parent.mkdir(parents=True, exist_ok=True)
            if "site-packages" in target.parts:
                linked(here, target)
                continue
            copy2(here, target)  # a setting, which may be changed there
            if target.parent.name == "bin":  # a script begins with the Python that runs it
                text = target.read_bytes()
                target.write_bytes(text.replace(sys.prefix.encode(), str(there).encode()))


def test_what_an_extra_asks_for_is_needed() -> None:
    # By way of "jsonschema[format-nongpl]", which checks the names of colours by it.
    assert "webcolors" in needed([Requirement("jupyter-events")])


@pytest.mark.slow
def test_the_game_and_the_notebooks_beyond_the_course_run_in_a_clean_environment(
    tmp_path: Path,
) -> None:
    binders = binders_python()
    environment, tree = tmp_path / "environment", tmp_path / "tree"
    python = environment / "bin" / "python"
    path = f"{environment / 'bin'}:{os.environ['PATH']}"
    copytree(ROOT, tree, ignore=ignore_patterns(".*", "__pycache__", "build", "tests"))
    if binders:
        run(binders, "-m", "venv", environment)
    else:  # the versions are those of Binder's Python: another one has what suits it, pip too
        run(sys.executable, "-m", "venv", "--without-pip", environment)
        bring([*wanted(), Requirement("pip")], environment)
        (tree / "binder" / "lock.txt").write_text("")
    run(tree / "binder" / "postBuild", where=tree, PATH=path)
    if binders:
        check = run(python, "-m", "pip", "check", succeeds=False)
        missing = re.findall(r"requires (\S+), which is not installed", check)
        assert sorted(missing) == ["debugpy", "jedi", "widgetsnbextension"]
        assert len(check.splitlines()) == len(missing)
    execute = (
        "import sys, nbformat, nbclient\n"
        "for name in sys.argv[1:]:\n"
        "    notebook = nbformat.read(f'notebooks/{name}', as_version=4)\n"
        "    nbclient.NotebookClient(notebook, timeout=100).execute()\n"
        "    kinds = {kind for cell in notebook.cells for out in cell.get('outputs', ())\n"
        "             for kind in out.get('data', ())}\n"
        "    print(name, *sorted(kinds))\n"
    )
    analysis, agent = f"en/{ANALYSIS}", f"de/{ENVIRONMENT}"
    notebooks = ("play.ipynb", "de/06-plan.ipynb", analysis, agent)
    said = run(
        *(tree / "binder" / "start", python, "-c", execute, *notebooks),
        where=tree,
        PATH=path,
        ELFENWIDGETS_HOME=str(tmp_path / "kept"),
    )
    shown = {words[0]: words[1:] for words in map(str.split, said.splitlines())}
    assert "application/vnd.jupyter.widget-view+json" in shown["play.ipynb"]
    assert "application/vnd.jupyter.widget-view+json" in shown["de/06-plan.ipynb"]
    assert "text/markdown" in shown[analysis], "what is seen in a plot stands under it"
    assert "text/plain" in shown[agent]

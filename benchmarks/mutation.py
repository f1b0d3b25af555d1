"""How many changes of the rules the tests notice: mutation testing.

    python benchmarks/mutation.py                               # all of rules: half an hour or so
    python benchmarks/mutation.py close record                  # some modules of it, or of a room
    python benchmarks/mutation.py --room lessons goals          # lessons/levels/goals.py
    python benchmarks/mutation.py --room ui/table --sample 70   # so many of another room, at random

Each room has the tests that are named as it is. mutmut makes the mutants, on a copy of the
committed tree in ``--folder``: it changes one operator, constant, name or argument of a function at
a time. ``mutation_forks.py`` runs the quickest tests for each. What survives them, or is run while
modules are loaded or in a process that tests start, too early or too far for forks, is tried again
against all tests in a new process, unless ``mutation_equivalent.txt`` says why no test can notice
it; there each survivor is then to be found.

It ends with 1 when less than 95 % are noticed or a survivor has no reason.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from difflib import ndiff
from pathlib import Path

from mutmut.mutation.file_mutation import mutate_file_contents

ROOT = Path(__file__).resolve().parent.parent
EQUIVALENT = Path(__file__).with_name("mutation_equivalent.txt")
PLUGIN = ("-p", "mutation_forks")
WANTED = 0.95


def modules(room: str, names: list[str]) -> list[Path]:
    """The files of modules or rooms of a room by name; none named: all of them."""
    found = sorted((ROOT / "elfenwidgets" / room).rglob("*.py"))
    found = [path for path in found if path.name != "vocabulary.py"]
    return [p for p in found if not names or p.stem in names or p.parent.name in names]


def mutated(tree: Path, files: list[Path]) -> dict[str, str]:
    """What each mutant changes, by its name; the tree's modules hold them all from now on."""
    found = {}
    for file in files:
        path = tree / file.relative_to(ROOT)
        made = mutate_file_contents(str(path), path.read_text(encoding="utf-8"))
        path.write_text(made.code, encoding="utf-8")
        name = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        code = ast.parse(made.code)
        functions = (
            f for f in ast.walk(code) if isinstance(f, (ast.FunctionDef, ast.AsyncFunctionDef))
        )
        lines = {f.name: ast.unparse(f) for f in functions}
        for mutant in made.mutant_names:
            function = mutant.rpartition("__mutmut_")[0]
            found[f"{name}.{mutant}"] = change(
                f"{name}.{function}", lines[f"{function}__mutmut_orig"], lines[mutant]
            )
    return found


def change(function: str, before: str, after: str) -> str:
    """A mutation in one line: the function, the lines that go, the lines that come."""
    lines = ndiff(before.splitlines()[1:], after.splitlines()[1:])
    words = " ".join(" ".join(line.split()) for line in lines if line[0] in "-+")
    return f"{function.removeprefix('elfenwidgets.')} | {words}"


def run(tree: Path, tests: str, **more: str) -> int:
    """The status with which pytest ends in the tree, for mutants or with one in force."""
    paths = os.pathsep.join((str(tree), str(Path(__file__).parent)))
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *PLUGIN, tests],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": paths} | more,
        stdout=subprocess.DEVNULL if "MUTANT" in more else None,
        stderr=subprocess.DEVNULL if "MUTANT" in more else None,
    ).returncode


def reasons() -> dict[str, str]:
    """Why a survivor cannot be noticed, by what it changes."""
    found, about = {}, ""
    for line in EQUIVALENT.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            about = line[2:]
        elif line:
            found[line] = about
    return found


def main() -> int:
    """Run it and print a line a module, and each survivor without a reason."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("modules", nargs="*", help="names of modules of the room")
    parser.add_argument("--room", default="rules", help="a folder of the package")
    parser.add_argument("--sample", type=int, help="how many of the mutants to try, at random")
    parser.add_argument("--seed", default="", help="another one draws others")
    parser.add_argument("--folder", type=Path, help="where to work, kept afterwards")
    options = parser.parse_args()
    tests = f"tests/{options.room}"
    folder = options.folder or Path(tempfile.mkdtemp(prefix="mutation-"))
    tree, file = folder / "tree", folder / "mutants.json"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(tree)], check=True)
    os.chdir(tree)  # there mutmut looks for its settings
    changes = mutated(tree, modules(options.room, options.modules))
    if options.sample:
        drawn = random.Random(options.seed).sample(sorted(changes), options.sample)
        changes = {mutant: changes[mutant] for mutant in drawn}
    file.write_text(json.dumps(list(changes)))
    run(tree, tests, MUTANTS=str(file))

    known = reasons()
    made: Counter[str] = Counter()
    alive: Counter[str] = Counter()
    explained: Counter[str] = Counter()
    for mutant, noticed in json.loads(file.read_text()).items():
        module = re.sub(r"\.x[_ǁ].*", "", mutant)
        made[module] += 1
        excused = changes[mutant] in known
        if noticed or (not excused and run(tree, tests, MUTANT=mutant)):
            continue
        alive[module] += 1
        explained[module] += excused
        if not excused:
            print(f"survivor: {changes[mutant]}", flush=True)
    made["all"], alive["all"], explained["all"] = made.total(), alive.total(), explained.total()
    for module, count in made.items():
        part = (count - alive[module]) / count
        print(
            f"{module:40} {count:5} mutants {alive[module]:4} survive"
            f" {explained[module]:4} of them explained {part:7.1%} noticed"
        )
    enough = made["all"] - alive["all"] >= WANTED * made["all"]
    return 0 if enough and alive["all"] == explained["all"] else 1


if __name__ == "__main__":
    raise SystemExit(main())

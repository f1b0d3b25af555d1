"""How many changes of the rules the tests notice: mutation testing by mutmut.

    python benchmarks/mutation.py                  # all of rules: an hour or two
    python benchmarks/mutation.py close travel     # some modules of it
    python benchmarks/mutation.py --goals          # lessons/goals.py by its own tests

Everything is done on a copy of the committed tree, in ``--folder``. mutmut changes one operator,
constant, name or argument at a time and runs the tests that begin from positions, which take
seconds. What survives there, or is run while modules are loaded, where mutmut's forks cannot see
it, is run again by itself against all tests of the folder. Each survivor is then to be found in
``mutation_equivalent.txt``, with the reason why no test can notice it.

It ends with 1 when less than 95 % are noticed or a survivor has no reason.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "elfenwidgets" / "rules"
EQUIVALENT = Path(__file__).with_name("mutation_equivalent.txt")
WANTED = 0.95
WHOLE_GAMES = ("records", "whole_games", "test_position_text.py")
"""The tests of the rules that play whole games, or try very much: they take too long for each."""


def modules(names: list[str]) -> list[Path]:
    """The files of modules of the rules by name; none named: all of them."""
    found = [path for path in sorted(RULES.rglob("*.py")) if path.name != "vocabulary.py"]
    return [path for path in found if not names or path.stem in names]


def copied(folder: Path, files: list[Path], tests: str) -> Path:
    """The committed tree in a folder, set up for mutmut."""
    tree = folder / "tree"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(tree)], check=True)
    wanted = [str(path.relative_to(ROOT)) for path in files]
    left_out = [f"--ignore=tests/rules/{name}" for name in WHOLE_GAMES]
    with (tree / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write(
            f"\n[tool.mutmut]\nsource_paths = {wanted!r}\n"
            f"pytest_add_cli_args_test_selection = {[tests]!r}\n"
            f"pytest_add_cli_args = {left_out!r}\n"
            'also_copy = ["data", "elfenwidgets", "notebooks", "tests"]\n'
        )
    return tree


def mutmut(tree: Path, *words: str) -> str:
    """What a command of mutmut says."""
    done = subprocess.run(
        [sys.executable, "-m", "mutmut", *words],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": ""},
        capture_output=True,
        text=True,
    )
    return done.stdout


def results(tree: Path) -> dict[str, str]:
    """What became of each mutant, by its name."""
    lines = mutmut(tree, "results", "--all", "true").splitlines()
    return dict(line.strip().split(": ", 1) for line in lines if "__mutmut_" in line)


def noticed_alone(tree: Path, mutant: str, tests: str) -> bool:
    """Whether all tests, in a process that has the mutant from the first import on, notice it."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", tests],
        cwd=tree / "mutants",
        env=os.environ | {"MUTANT_UNDER_TEST": mutant, "PYTHONPATH": str(tree / "mutants")},
        capture_output=True,
        text=True,
    )
    return done.returncode != 0


def changed(tree: Path, mutant: str) -> str:
    """What a mutant changes, in one line: the function, the lines that go, the lines that come."""
    shown = mutmut(tree, "show", mutant).splitlines()
    lines = [line for line in shown if re.match(r"[-+](?![-+])", line)]
    name = re.sub(r"__mutmut_\d+$", "", mutant).removeprefix("elfenwidgets.")
    return f"{name} | {' '.join(' '.join(line.split()) for line in lines)}"


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
    parser.add_argument("modules", nargs="*", help="names of modules of the rules")
    parser.add_argument("--goals", action="store_true", help="the goals of lessons instead")
    parser.add_argument("--folder", type=Path, help="where to work, kept afterwards")
    options = parser.parse_args()
    tests = "tests/lessons" if options.goals else "tests/rules"
    goals = [ROOT / "elfenwidgets" / "lessons" / "goals.py"]
    folder = options.folder or Path(tempfile.mkdtemp(prefix="mutation-"))
    tree = copied(folder, goals if options.goals else modules(options.modules), tests)
    mutmut(tree, "run", "--max-children", str(os.cpu_count() or 1))

    outcomes, known = results(tree), reasons()
    made: Counter[str] = Counter()
    alive: Counter[str] = Counter()
    unexplained = 0
    for mutant, outcome in sorted(outcomes.items()):
        module = re.sub(r"\.x[_ǁ].*", "", mutant)
        made[module] += 1
        if outcome not in ("survived", "no tests") or noticed_alone(tree, mutant, tests):
            continue
        alive[module] += 1
        change = changed(tree, mutant)
        if change not in known:
            unexplained += 1
            print(f"survivor: {change}", flush=True)
    for module, count in sorted(made.items()):
        part = (count - alive[module]) / count
        print(f"{module:50} {count:5} mutants {alive[module]:4} survive {part:7.1%} noticed")
    total, left = made.total(), alive.total()
    print(f"{'all':50} {total:5} mutants {left:4} survive {(total - left) / total:7.1%} noticed")
    return 0 if total - left >= WANTED * total and not unexplained else 1


if __name__ == "__main__":
    raise SystemExit(main())

"""Writes the locks of what the page without a server is made of: `make lock` runs it.

Each takes the newest releases that this project allows, as pip finds them.
"""

import json
import subprocess
import sys
from importlib.metadata import requires

from packaging.requirements import Requirement

from elfenwidgets.ui.site.application import PACKAGES
from elfenwidgets.ui.site.fetched import GAME, LOCKS

LOCKED = {GAME: PACKAGES}


def lock(packages: tuple[str, ...]) -> str:
    """A line of pip's for each package: its version and the digest of its wheel."""
    allowed = {each.name: each for each in map(Requirement, requires("elfenwidgets") or ())}
    wanted = [f"{name}{allowed[name].specifier}" if name in allowed else name for name in packages]
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed")
    command = (*pip, "--no-deps", "--only-binary=:all:", "--report=-", *wanted)
    report = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return "".join(
        sorted(
            f"{each['metadata']['name'].lower()}=={each['metadata']['version']}"
            f" --hash=sha256:{each['download_info']['archive_info']['hashes']['sha256']}\n"
            for each in report["install"]
        )
    )


if __name__ == "__main__":
    for name, packages in LOCKED.items():
        (LOCKS / name).write_text(lock(packages), encoding="utf-8")

"""Writes the locks of what the page without a server is made of: `make lock` runs it.

Each takes the newest releases that this project allows, as pip finds them.
"""

import json
import subprocess
import sys
from importlib.metadata import requires

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from elfenwidgets.ui.site import lab
from elfenwidgets.ui.site.application import PACKAGES
from elfenwidgets.ui.site.fetched import GAME, LAB, LOCKS

LOCKED = {GAME: PACKAGES, LAB: lab.PACKAGES}


def lock(packages: tuple[str, ...]) -> str:
    """A line of pip's for each package: its version, and the digest of its wheel for any machine.

    What they ask for besides is not taken, unless it is named itself.
    """
    allowed = {each.name: each for each in map(Requirement, requires("elfenwidgets") or ())}
    wanted = [f"{name}{allowed[name].specifier}" if name in allowed else name for name in packages]
    named = {canonicalize_name(name) for name in packages}
    versions = [
        f"{name}=={version}"
        for name, version, _ in _found(*wanted)
        if canonicalize_name(name) in named
    ]
    anywhere = ("--no-deps", "--platform=any", "--abi=none", "--python-version=3.14")
    return "".join(
        sorted(
            f"{name.lower()}=={version} --hash=sha256:{digest}\n"
            for name, version, digest in _found(*anywhere, "--target=.", *versions)
        )
    )


def _found(*wanted: str) -> list[tuple[str, str, str]]:
    """Name, version and digest of what pip would install."""
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed")
    command = (*pip, "--only-binary=:all:", "--report=-", *wanted)
    report = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return [
        (
            each["metadata"]["name"],
            each["metadata"]["version"],
            each["download_info"]["archive_info"]["hashes"]["sha256"],
        )
        for each in report["install"]
    ]


if __name__ == "__main__":
    for name, packages in LOCKED.items():
        (LOCKS / name).write_text(lock(packages), encoding="utf-8")

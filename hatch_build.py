"""Compile the fast game while a wheel is built, where HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 asks for it.

It needs a C compiler. mypyc works on a copy: in the tree itself what is compiled would stay beside
its sources and hide them.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("close", "deal", "draw", "phases", "plan", "position", "tables", "travel")


class CompilingHook(BuildHookInterface[BuilderConfig]):
    """What hatchling calls before and after it builds a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the modules and put them into the wheel."""
        if version == "editable":
            return
        self.copy = Path(mkdtemp())
        for part in ("elfenwidgets", "data"):
            shutil.copytree(Path(self.root, part), self.copy / part)
        modules = [f"elfenwidgets/play/fast/{module}.py" for module in COMPILED]
        try:
            subprocess.run([sys.executable, "-m", "mypyc", *modules], cwd=self.copy, check=True)
        except subprocess.CalledProcessError:
            shutil.rmtree(self.copy)  # nobody calls `finalize` then
            raise
        for suffix in (".so", ".pyd"):
            for path in self.copy.glob(f"**/*{suffix}"):
                where = path.relative_to(self.copy)
                if where.parts[0] != "build":
                    build_data["force_include"][str(path)] = str(where)
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Put the copy away."""
        if version != "editable":
            shutil.rmtree(self.copy)

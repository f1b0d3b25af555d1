"""The fast game compiled, as who has a C compiler may install it, plays the same games."""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
COMPILER = str(sysconfig.get_config_var("CC") or "").split(" ")[0]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which(COMPILER) is None, reason="there is no C compiler")
@pytest.mark.skipif(importlib.util.find_spec("mypyc") is None, reason="there is no mypyc")
def test_compiled_it_plays_the_games_of_the_clear_engine(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "wheel"]
    subprocess.run(
        [*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path, ROOT],
        # What mypyc makes of it is played, not how fast the C compiler can make that.
        env={**os.environ, "HATCH_BUILD_HOOK_ENABLE_CUSTOM": "1", "MYPYC_OPT_LEVEL": "0"},
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path)
    checked = subprocess.run(
        [sys.executable, ROOT / "benchmarks" / "fast_speed.py", "--check", "120"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    assert checked.startswith((".so: 120 games equal", ".pyd: 120 games equal"))
    assert not list(ROOT.glob("elfenwidgets/**/*.so"))

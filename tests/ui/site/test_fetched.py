"""A site is made of exactly what its locks say, and names whose all that is."""

from pathlib import Path

import pytest

from elfenwidgets.play.usage import UsageError
from elfenwidgets.ui.phrases.refusals import usage_error
from elfenwidgets.ui.site.fetched import GAME, LOCKS, cache, wheels
from elfenwidgets.ui.site.licences import LINE, licences


def test_what_is_not_as_the_lock_says_is_not_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    cache().mkdir()
    for line in (LOCKS / GAME).read_text("utf-8").splitlines():
        (cache() / f"{line.split('sha256:')[1]}.whl").write_bytes(b"somebody else's")
    with pytest.raises(UsageError) as refused:
        wheels(GAME)
    assert refused.value.key == "command-no-packages"
    assert "attrs==" in usage_error(refused.value)


def test_the_licence_of_each_package_stands_there() -> None:
    packages = wheels(GAME)
    parts = licences(packages).decode().split(LINE)
    for name in ("elfenwidgets", "Pyodide", "backbone", *(each.name for each in packages)):
        part = next(part for part in parts if part.startswith(name))
        assert "Copyright" in part or "(APL 2)" in part, name
    assert any(part.strip().startswith("Apache License") for part in parts)

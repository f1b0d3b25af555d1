"""A library of one's own for each test, in a file and on a server."""

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from elfenwidgets.play import library
from tests.postgres import NoServer, server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server that runs while the tests do."""
    try:
        with server() as address:
            yield address
    except NoServer as reason:
        pytest.skip(str(reason))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that does not exist yet, and a library in it."""
    folder = tmp_path / "a folder" / "of mine"
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(folder))
    monkeypatch.delenv("ELFENWIDGETS_DATABASE", raising=False)
    yield folder
    library.close()
    library.notices()


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def both(
    home: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """A library in a file, and one on a server: each test is done with both."""
    if request.param == "PostgreSQL":
        import psycopg

        address = request.getfixturevalue("postgres")
        name = f"t{uuid4().hex}"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        monkeypatch.setenv("ELFENWIDGETS_DATABASE", address.replace("/postgres?", f"/{name}?"))
    yield request.param
    library.close()

from collections.abc import Iterator

import pytest

from tests.rules.rulebook import BEGUN, has


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-golden",
        action="store_true",
        help="write tests/rules/records/golden anew (tests/rules)",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the statements of the rules that a test proves")


@pytest.fixture(autouse=True)
def proves_what_it_says(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test marked with rules begins from positions that have the switches it names."""
    BEGUN.clear()
    yield
    for mark in request.node.iter_markers("rule"):
        assert BEGUN, "begins from no position"
        for switch, value in mark.kwargs.items():
            assert any(has(state.edition, switch, value) for state in BEGUN), (switch, value)


@pytest.fixture
def rewrite_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--rewrite-golden", default=False))

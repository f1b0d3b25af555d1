"""Addresses: what they read as, and that whatever stands there leads somewhere sensible."""

import re

import ipywidgets as w
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from elfenwidgets.ui.home.shell import ASIDE, DEVICES, PLACES
from elfenwidgets.ui.kit.address import LONGEST, Nowhere, read, read_notebook, write
from tests.ui.home.browser import Browser

pytestmark = pytest.mark.usefixtures("home", "faults")

NAMES = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1, max_size=9)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("", ()),
        ("#", ()),
        ("#learn/plan/block", ("learn", "plan", "block")),
        ("#learn/travel!dragons/2", ("learn", "travel!dragons", "2")),
        ("#puzzles/2026-11-21", ("puzzles", "2026-11-21")),
        ("#play//x/", ("play", "x")),
        ("#play/a%2Fb", ("play", "a/b")),
    ],
)
def test_an_address_is_read_part_by_part(text: str, address: tuple[str, ...]) -> None:
    assert read(text) == address


@given(st.lists(NAMES, max_size=4))
@example(["p"])
def test_what_is_written_is_read_again(parts: list[str]) -> None:
    written = write(tuple(parts))
    if len(written) < LONGEST:
        assert read(f"#{written}") == tuple(parts)
    assert re.fullmatch(r"(?:p=)?[\w!:?,./%~-]*", written, re.ASCII)


@pytest.mark.parametrize("text", ["#play/\n", "#play/%00", "#%0a", "#" + "a" * LONGEST, "#\ud800"])
def test_what_no_page_could_show_is_nowhere(text: str) -> None:
    with pytest.raises(Nowhere):
        read(text)


@pytest.mark.parametrize(
    ("link", "address"),
    [
        ("00-course.ipynb", ("learn",)),
        ("07-plan.ipynb", ("learn", "plan")),
        ("07-plan.ipynb?at=plan/bare", ("learn", "plan", "bare")),
        ("05-draw-secret.ipynb", ("learn", "draw-secret")),
        ("15-review.ipynb", ("learn", "review")),
        ("16-teacher.ipynb", ("teach",)),
        ("17-puzzles.ipynb", ("puzzles",)),
        ("puzzles.ipynb", ("puzzles",)),
        ("play.ipynb", ("play",)),
    ],
)
def test_a_link_to_a_notebook_leads_to_the_same_in_the_home(
    link: str, address: tuple[str, ...]
) -> None:
    assert read_notebook(link) == address


@pytest.mark.parametrize("link", ["../etc.ipynb", "x", "7/x.ipynb", "http://[", "0" * 999])
def test_other_links_lead_nowhere(link: str) -> None:
    with pytest.raises(Nowhere):
        read_notebook(link)


@pytest.fixture
def opened() -> Browser:
    return Browser()


EVERYWHERE = [*PLACES, *ASIDE, *DEVICES]
HOSTILE = st.one_of(
    st.text(max_size=60),
    st.builds(
        lambda *parts: "#" + "/".join(parts),
        st.sampled_from(sorted(EVERYWHERE)),
        st.one_of(
            st.text(max_size=30),
            st.sampled_from(
                ["..", "0", "-1", "9999-12-31", "0001-01-01", "trip", "review", "new", "plan"]
            ),
        ),
        st.one_of(st.just(""), st.text(max_size=20), st.sampled_from(["review", "99999", "²"])),
    ),
)


@given(text=HOSTILE, linked=st.booleans())
@example(text="#puzzles/0001-01-01", linked=False)
@example(text="#puzzles/9999-12-31", linked=False)
@example(text="#puzzles/trip/²", linked=False)
@example(text="#puzzles/trip/0", linked=True)
@example(text="#play/../../settings", linked=False)
@example(text="#play/%2e%2e%2fsettings.json", linked=True)
@example(text="#games/<script>", linked=False)
@example(text="#settings/x", linked=False)
@example(text="#\ud800", linked=True)
@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_whatever_an_address_says_the_home_shows_a_place(
    text: str, linked: bool, opened: Browser
) -> None:
    (opened.follow if linked else opened.visit)(text)
    assert opened.home.at[0] in EVERYWHERE
    assert opened.agrees
    said = "".join(x.value for x in opened.find(w.HTML) if "elfen-home-said" in x._dom_classes)
    assert "<script" not in said

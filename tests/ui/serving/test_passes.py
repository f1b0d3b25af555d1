"""A pass lets one page of a guest in: soon, once, and for the seat that it was given for."""

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest

from elfenwidgets.ui.serving import door
from elfenwidgets.ui.serving.door import COOKIE, MOST, SEAT, Passes


def request(key: str, method: str = "GET") -> HTTPServerRequest:
    headers = HTTPHeaders({"Cookie": f"{COOKIE}={key}", SEAT: "somebody else's"})
    return HTTPServerRequest(method, "/", headers=headers)


def test_a_pass_lets_one_page_in_as_whoever_got_it() -> None:
    passes = Passes()
    first = request(passes.give("Ada's"))
    assert passes.enters(first)
    assert first.headers[SEAT] == "Ada's"
    again = request(first.cookies[COOKIE].value)
    assert not passes.enters(again)
    assert again.headers[SEAT] == ""


def test_a_pass_that_is_not_used_soon_lets_nobody_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "SOON", 0.0)
    passes = Passes()
    assert not passes.enters(request(passes.give("Ada's")))


def test_a_pass_that_nobody_gave_lets_nobody_in() -> None:
    assert not Passes().enters(request("made-up"))


def test_a_pass_is_for_looking_at_a_page() -> None:
    passes = Passes()
    assert not passes.enters(request(passes.give("Ada's"), "POST"))


def test_of_too_many_passes_the_oldest_goes() -> None:
    passes = Passes()
    first, second, *_ = [passes.give(str(number)) for number in range(MOST + 1)]
    assert not passes.enters(request(first))
    assert passes.enters(request(second))

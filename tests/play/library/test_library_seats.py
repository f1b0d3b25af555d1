"""Seats on devices: a link is good for one device, and only the hash of a key is kept."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from elfenwidgets.play import library
from elfenwidgets.play.library import DEVICE, HERE, Seats, Sitting
from tests.play.library.games import new_game


def saved() -> str:
    save = library.Save.new()
    save.write(new_game().record())
    return save.id


def seating(game: str) -> dict[int, Sitting]:
    return dict(Seats(game).news() or {})


def test_a_link_opens_its_seat_for_one_device(both: str) -> None:
    game = saved()
    link = library.offer_seat(game, 1)
    assert seating(game) == {1: Sitting(DEVICE, link=link)}
    held = library.take_seat(link, "page 1")
    assert held is not None and (held.game, held.seat) == (game, 1)
    assert seating(game) == {1: Sitting(DEVICE, True, "page 1")}
    assert library.take_seat(link, "page 2") is None


def test_the_device_comes_back_by_a_key_of_its_own(both: str) -> None:
    game = saved()
    held = library.take_seat(library.offer_seat(game, 0), "page 1")
    assert held is not None
    assert library.take_seat(held.key, "page 2") == held
    assert seating(game)[0].page == "page 2"


def test_a_new_link_or_another_player_takes_the_seat_away(both: str) -> None:
    game = saved()
    stale = library.offer_seat(game, 0)
    held = library.take_seat(library.offer_seat(game, 0), "page")
    assert library.take_seat(stale, "page") is None
    assert held is not None
    for who in (HERE, "greedy"):
        library.give_seat(game, 0, who)
        assert seating(game) == {0: Sitting(who)}
        assert library.take_seat(held.key, "page") is None
    again = library.take_seat(library.offer_seat(game, 0), "page")
    assert again is not None and again.key != held.key


@pytest.mark.parametrize("key", ["", "x", "x" * 10_000, "' OR 1=1 --", "\ud800", "\0"])
def test_no_other_key_opens_a_seat(both: str, key: str) -> None:
    game = saved()
    link = library.offer_seat(game, 0)
    library.give_seat(game, 1, HERE)
    assert library.take_seat(key, "page") is None
    assert library.seat_of(key) is None
    assert seating(game) == {0: Sitting(DEVICE, link=link), 1: Sitting(HERE)}


def test_of_several_devices_at_once_one_has_the_seat(home: Path) -> None:
    game = saved()
    link = library.offer_seat(game, 0)
    with ThreadPoolExecutor(4) as devices:
        found = list(devices.map(lambda n: library.take_seat(link, f"page {n}"), range(8)))
    assert len([held for held in found if held is not None]) == 1


def test_no_key_stands_in_the_file(home: Path) -> None:
    game = saved()
    links = [library.offer_seat(game, seat) for seat in (0, 1)]
    held = library.take_seat(links[0], "page")
    assert held is not None
    for path in home.iterdir():
        content = path.read_bytes()
        assert not any(key.encode() in content for key in (*links, held.key))


def test_a_link_is_known_again_to_the_host_alone_and_until_it_is_spent(
    both: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = saved()
    stale, link = (library.offer_seat(game, 0) for _ in range(2))
    assert stale != link
    assert seating(game)[0].link == link
    with monkeypatch.context() as patch:
        patch.setenv("ELFENWIDGETS_SHARED", "http://192.0.2.7:8866/")
        patch.setenv("SERVER_NAME", "192.0.2.7")
        assert seating(game)[0].link == ""
    rematch = saved()
    library.move_seats(game, rematch)
    assert seating(rematch)[0].link == link
    library.move_seats(rematch, game)
    secret = home / "links.key"
    assert secret.stat().st_mode & 0o077 == 0
    kept = secret.read_text()
    for other in ("", "short", "0" * 64):
        secret.write_text(other)
        assert seating(game)[0].link == "", "what another machine's secret made is not known here"
    secret.write_text(kept)
    assert library.take_seat(link, "page") is not None
    assert seating(game)[0].link == ""


def test_the_seats_of_a_deleted_game_open_no_more(both: str) -> None:
    game = saved()
    link = library.offer_seat(game, 0)
    library.delete(game)
    assert library.take_seat(link, "page") is None
    assert library.shared_games() == []
    library.bring_back(game)
    assert [each.id for each in library.shared_games()] == [game]
    assert library.take_seat(link, "page") is not None


def test_news_come_once_for_each_change(both: str) -> None:
    game, other = saved(), saved()
    seats = Seats(game)
    assert seats.news() == {}
    assert seats.news() is None
    library.offer_seat(other, 0)
    assert seats.news() is None
    link = library.offer_seat(game, 0)
    assert seats.news() == {0: Sitting(DEVICE, link=link)}


def test_what_others_keep_is_no_guests(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, gone = saved(), saved()
    library.delete(gone)
    library.keep_setting("name", "Ada")
    monkeypatch.setenv("ELFENWIDGETS_SHARED", "http://192.0.2.7:8866/")
    for host, guest in [
        ("127.0.0.1", False),
        ("localhost", False),
        ("192.0.2.7", True),
        ("127.0.0.2", True),
        ("", True),
        ("[", True),
        ("localhost.example.org", True),
    ]:
        monkeypatch.setenv("SERVER_NAME", host)
        mine = [] if guest else [game]
        assert [each.id for each in library.games("unfinished")] == mine
        assert library.settings() == ({} if guest else {"name": "Ada"})
        assert library.kind_of(gone) == ("unfinished" if guest else "deleted")
    monkeypatch.setenv("JUPYTERHUB_USER", "")
    assert [each.id for each in library.games("unfinished")] == [game]

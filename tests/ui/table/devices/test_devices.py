"""A seat on every device: the shared screen with the links, and the devices."""

import asyncio
import random
from datetime import datetime
from html import unescape

import pytest

from elfenwidgets.play.library.opening import with_library
from elfenwidgets.text import t
from tests.ui.screen import Screen, on_screen
from tests.ui.table.devices.devices import Device, give, links, seen

RECORD = 'download="elfenland.elf.json"'

pytestmark = pytest.mark.usefixtures("shared")


def test_each_seat_on_a_device_has_a_link_and_the_table_comes_when_all_have_come() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("dpd")
        assert screen.place == "devices"
        ada, cy = links(screen)
        first = Device(ada)
        await seen()
        assert screen.place == "devices"
        assert len(links(screen)) == 1
        assert (first.place, first.title) == ("table", "Your turn · Ada")
        second = Device(cy)
        await seen()
        assert screen.place == "table"
        assert second.title == "Your seat · Cy"
        assert screen.what == t("share-playing", name="Ada")

    on_screen(script)


def test_a_move_on_a_device_is_on_the_shared_screen_and_on_the_other_devices() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("dd")
        ada, bo = map(Device, links(screen))
        await seen()
        assert bo.choices == () and screen.choices == ()
        ada.choose("Draw from the stack")
        await seen()
        assert "Ada draws a secret counter" in screen.panel
        assert "Ada draws a secret counter" in bo.panel
        assert bo.title == "Your turn · Bo"
        assert ada.title == "Your seat · Ada"
        bo.choose("Draw from the stack")
        await seen()
        assert "Bo draws a secret counter" in screen.panel and ada.choices

    on_screen(script)


def test_a_device_comes_back_where_it_was_by_its_own_address() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("dd")
        link, _ = links(screen)
        before = Device(link)
        address = "/".join(before.app.at)
        assert address.startswith("seat/") and address != link
        again = Device(address)
        assert again.place == "table" and again.choices == before.choices
        await seen()
        assert before.place == "said" and t("share-lost") in before.told
        again.choose("Draw from the stack")

    on_screen(script)


def test_who_comes_back_after_days_sees_whom_the_table_waits_for_and_since_when() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("dd")
        ada, bo = map(Device, links(screen))
        await seen()
        assert bo.what == t("share-playing", name="Ada")
        then = datetime(2026, 3, 1, 15, 5)
        with_library(lambda base: base.run("UPDATE game SET changed = ?", then.timestamp()))
        again = Device("/".join(bo.app.at))
        last = t("share-last-move", when=then)
        assert again.what == f"{t('share-playing', name='Ada')} {last}" and "Mar 1, 2026" in last
        ada.choose("Draw from the stack")
        await seen()
        again.choose("Draw from the stack")
        assert again.what == t("share-playing", name="Ada")

    on_screen(script)


@pytest.mark.parametrize("key", ["nonsense", "a/b", "%2e%2e", "x" * 150])
def test_a_link_that_opens_nothing_gets_one_sentence(key: str) -> None:
    async def script(screen: Screen) -> None:
        stranger = Device(f"seat/{key}")
        assert stranger.place == "said"
        assert unescape(stranger.told).count(t("share-no-seat")) == 1

    on_screen(script)


def test_a_used_or_replaced_link_opens_nothing() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("dd")
        ada, bo = links(screen)
        Device(ada)
        assert Device(ada).place == "said"
        give(screen, 1, t("share-new-link"))
        assert Device(bo).place == "said"
        (new,) = (link for link in links(screen) if link not in (ada, bo))
        assert Device(new).place == "table"

    on_screen(script)


def test_after_a_reload_the_host_sees_the_links_again() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("dd")
        before = links(screen)
        again = Screen()
        again.app._went(f"#play/{screen.play.game}", linked=False)
        assert again.place == "devices"
        assert links(again) == before
        give(again, 0, t("share-new-link"))
        await seen()
        new = links(again)[0]
        assert new not in before and links(screen) == [new, before[1]]
        assert Device(before[0]).place == "said"
        assert [Device(link).place for link in links(again)] == ["table", "table"]
        await seen()
        assert again.place == "table"

    on_screen(script)


def test_the_host_hands_a_seat_to_a_bot_plays_it_here_and_gives_it_a_device_again() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("dd")
        phone = Device(links(screen)[0])
        give(screen, 0, t("share-to-bot"))
        await seen()
        assert phone.place == "said"
        assert screen.table.table is not None and 0 in screen.table.table.company.bots
        give(screen, 1, t("share-to-here"))
        screen.press(t("share-to-the-table"))
        await screen.to(lambda: bool(screen.onward))
        assert screen.place == "table", "nobody else is at the table any more"
        screen.press(t("share-devices"))
        give(screen, 0, t("share-to-device"))
        assert Device(links(screen)[0]).place == "table"

    on_screen(script)


def test_a_hand_of_somebody_here_is_hidden_again_when_a_device_plays() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pd")
        bo = Device(links(screen)[0])
        await seen()
        assert screen.place == "curtain"
        screen.sit_down()
        screen.choose("Draw from the stack")
        screen.choose(t("choice-seen"))
        assert screen.place == "table" and screen.choices == ()
        assert screen.table.table is not None and screen.table.table.view.seat is None
        await seen()
        bo.choose("Draw from the stack")
        await seen()
        assert screen.hand_closed, "what is drawn now lies open"
        assert screen.table.table.view.seat is None

    on_screen(script)


def test_without_sharing_nobody_is_asked_about_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ELFENWIDGETS_SHARED")

    async def script(screen: Screen) -> None:
        whom = screen.part("elfen-seat-rows").children[0].children[0]
        assert "device" not in [value for _, value in whom.options]
        screen.begin("pp")
        assert "elfen-nowhere" in screen.part("elfen-seats-open")._dom_classes

    on_screen(script)


def test_the_devices_come_along_to_a_rematch() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("dd")
        phones = [Device(link) for link in links(screen)]
        rng = random.Random(2)
        while not all(phone.place == "end" for phone in phones):
            for phone in phones:
                stops = [said for said in phone.onward if said.startswith(("Pass", "End"))]
                assert phone.place == "end" or RECORD not in phone.panel
                if stops:
                    phone.choose(stops[0])
                elif phone.place == "table" and (phone.onward or phone.roads):
                    phone.go(rng)
            await asyncio.sleep(0.02)
        await seen()
        for page in (*phones, screen):
            assert RECORD in page.panel
            assert t("choice-undo") not in page.choices, "what it tells cannot be taken back"
        game = screen.play.game
        screen.press(t("rematch"))
        await seen()
        assert screen.play.game != game
        assert [phone.place for phone in phones] == ["table", "table"]
        starter = next(phone for phone in phones if phone.onward)
        starter.choose("Draw from the stack")
        again = Device("/".join(phones[0].app.at))
        assert again.place == "table"

    on_screen(script)

"""Who has no seat: spectators, guests without one, and the teacher with all tables."""

from html import unescape

import ipywidgets as w
import pytest

from elfenwidgets.play import library
from elfenwidgets.text import t
from tests.ui.screen import Screen, on_screen
from tests.ui.table.devices.devices import Device, links, seen

pytestmark = pytest.mark.usefixtures("shared")


def test_who_looks_on_sees_the_table_and_has_nothing_to_press() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("ddr")
        ada, _ = map(Device, links(screen))
        await seen()
        projector = Device(f"watch/{screen.play.game}")
        assert projector.place == "table"
        assert projector.choices == () and projector.roads == ()
        ada.choose("Draw from the stack")
        await seen()
        assert "Ada draws a secret counter" in projector.panel
        assert t("share-no-game") in unescape(Device("watch/nothing").told)

    on_screen(script)


def test_a_guest_has_a_seat_or_looks_on_and_owns_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("dd")
        link = links(screen)[0]
        game = screen.play.game
        monkeypatch.setenv("SERVER_NAME", "192.0.2.7")
        for place in ("play", f"play/{game}", "games", f"games/{game}", "settings", "learn", ""):
            guest = Device(place)
            assert guest.app.at == ("seat",)
            assert "<nav" not in "".join(each.value for each in guest.find(w.HTML))
            assert f'href="#watch/{game}"' in guest.told
        assert Device(link).place == "table"
        assert library.games("unfinished") == []

    on_screen(script)


def test_all_tables_are_listed_live_for_the_teacher() -> None:
    async def script(screen: Screen) -> None:
        teacher = Device("tables")
        assert t("share-no-tables") in unescape(teacher.told)
        screen.begin("dd")
        await seen()
        assert f'href="#watch/{screen.play.game}"' in teacher.told
        assert "Ada and Bo: round 1" in unescape(teacher.told)
        library.delete(screen.play.game)
        await seen()
        assert "href" not in teacher.told

    on_screen(script)

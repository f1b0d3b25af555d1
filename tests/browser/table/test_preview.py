"""Under the hand: the page shows by itself what a press would mean, and lets counters be drawn."""

from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page, expect

from elfenwidgets.rules import State
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import view
from elfenwidgets.text import t
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.layout import FRAME, slot
from elfenwidgets.ui.drawing.rack import places
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.sharing import position_link
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.narrowing import Choosing
from tests.browser.conftest import Server, painted, until, watched
from tests.browser.hands import Dragger, Person
from tests.browser.moments import opened
from tests.browser.players import RACK
from tests.browser.test_axe import planning

BOARD_CANVAS = "canvas.elfen-board"
HAND = ".elfen-lifted"
WORDS = ".elfen-preview-words"


def roads(state: State) -> list[str]:
    """The roads that have a counter."""
    return sorted(state.counters)


def point(page: Page, road: str) -> None:
    """Bring the pointer to where the counter of a road lies."""
    box = page.locator(BOARD_CANVAS).bounding_box()
    assert box is not None
    place, (width, height) = slot(road), FRAME
    page.mouse.move(
        box["x"] + place.x * box["width"] / width, box["y"] + place.y * box["height"] / height
    )


def frames(page: Page) -> list[str | bytes]:
    """What the page tells its kernel, from now on."""
    sent: list[str | bytes] = []

    def told(frame: str | bytes) -> None:
        if frame != "sign":  # of life: the page asks for one every few seconds, whatever is done
            sent.append(frame)

    page.on("websocket", lambda socket: socket.on("framesent", told))
    return sent


def test_a_road_under_the_pointer_says_its_price_and_no_message_is_sent(
    fresh: None, page: Page, voila: Server
) -> None:
    sent = frames(page)
    page.goto(f"{voila.address}#learn/plan/block")
    painted(page)
    offered = [road.id for road in BOARD.connections.values() if road.is_road]
    page.locator(".elfen-choices button:visible").first.click()
    expect(page.locator(".elfen-choice-box select")).to_be_visible()
    before = len(sent)
    said = []
    for road in offered:
        point(page, road)
        if page.locator(WORDS).count():
            said.append((road, page.locator(WORDS).inner_text()))
    assert said
    assert all(text.startswith(words.road(road)) for road, text in said)
    assert len(sent) == before
    page.mouse.move(2, 2)
    expect(page.locator(WORDS)).to_have_count(0)
    rack, on_rack = page.locator(RACK).bounding_box(), page.locator(".elfen-on-rack")
    assert rack is not None
    for along in range(10, 200, 10):
        page.mouse.move(rack["x"] + along, rack["y"] + rack["height"] / 2)
        if on_rack.count():
            break
    expect(on_rack).to_be_visible()
    page.evaluate("location.hash = '#learn'")
    expect(on_rack, "it goes with the rack").to_have_count(0)


def test_the_boot_is_drawn_along_roads_and_a_card_to_the_others_by_mouse_and_by_finger(
    chromium: Browser, voila: Server
) -> None:
    """P5.12: of six cards two are too many once the journey ends."""
    roads = {"plain:lapphalya-virst": "elfcycle", "forest:feodor-lapphalya": "dragon"}
    hand = "elfcycle elfcycle dragon dragon raft raft"
    begun = position(phase="travel", at="lapphalya", hand=hand, roads=roads)
    ((_, link),) = position_link(view(begun, 0))
    with watched(chromium, has_touch=True) as visitor:
        page = visitor.new_page()
        sent = frames(page)
        page.goto(f"{voila.address}{link}")
        painted(page)
        now, told, lit = (
            page.locator(name) for name in (".elfen-what", ".elfen-told", ".elfen-glow")
        )
        person = Person(page, voila)

        def of(town: str) -> tuple[float, float]:
            return person.on_screen(BOARD_CANVAS, layout.town(town)[:2], FRAME)

        expect(now).to_contain_text("Lapphálya")
        page.mouse.move(*of("lapphalya"))
        for key, shows in (("m", ".elfen-bare"), ("z", ".elfen-glass")):
            page.keyboard.down(key)
            expect(page.locator(shows)).to_be_visible()
            page.keyboard.up(key)
            expect(page.locator(shows)).to_have_count(0)
        page.mouse.down()
        page.mouse.move(*of("tichih"), steps=3)
        expect(lit.locator("circle").first).to_be_visible()
        page.mouse.up()
        expect(page.locator(HAND)).to_have_count(0)
        expect(told).to_contain_text("Tichih")
        page.mouse.move(*of("lapphalya"))
        before = len(sent)
        page.mouse.down()
        page.mouse.move(*of("virst"), steps=3)
        page.mouse.up()
        expect(now).to_contain_text("Virst")
        picks = [frame for frame in sent[before:] if '"decision"' in str(frame)]
        assert len(picks) <= 2, "as by clicks"
        assert not any("mouse_up" in str(frame) for frame in sent), "ipycanvas' own, for nobody"
        expect(lit).to_have_count(0)
        expect(page.locator(".elfen-flying")).to_have_count(0)  # a press would end it, and say so

        finger = visitor.new_cdp_session(page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            where = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

        def double_tap(where: tuple[float, float], whole: int) -> None:
            """As often as a busy machine brings the two too far apart for one."""
            for _ in range(5):
                for _ in range(2):
                    touch("touchStart", where)
                    touch("touchEnd")
                with suppress(AssertionError):
                    expect(page.locator(".elfen-whole")).to_have_count(whole, timeout=2000)
                    return
            raise AssertionError("two taps do nothing")

        seen = view(position(phase="travel", at="virst", hand=hand.removeprefix("elfcycle ")), 0)
        laid = person.rack(seen)
        place = places.rack_centre(seen, laid, Target("card", "raft"))
        assert place is not None
        card = person.on_screen(RACK, place, laid.frame)
        stack = person.on_screen(BOARD_CANVAS, layout.STACK[:2], FRAME)
        # Two fingers enlarge the map; the kernel hears nothing, and Escape shows the whole of it.
        board, shown = page.locator(BOARD_CANVAS), page.locator(BOARD_CANVAS).bounding_box()
        middle, before = of("lapphalya"), len(sent)
        for kind, apart in (("touchStart", 30), *(("touchMove", n) for n in range(40, 130, 10))):
            touch(kind, (middle[0] - apart, middle[1]), (middle[0] + apart, middle[1]))
        touch("touchEnd")
        expect(page.locator(".elfen-whole button")).to_be_visible()
        larger = board.bounding_box()
        assert larger is not None and shown is not None and larger["width"] > 2 * shown["width"]
        assert of("lapphalya") == pytest.approx(middle, abs=3)
        page.keyboard.press("Escape")
        expect(page.locator(".elfen-whole")).to_have_count(0)
        assert board.bounding_box() == shown and len(sent) == before
        # So do two taps beside what is on offer, and two more show the whole of it.
        sea = person.on_screen(BOARD_CANVAS, (FRAME[0] * 0.58, FRAME[1] * 0.77), FRAME)
        for large in (1, 0):
            double_tap(sea, large)

        touch("touchStart", card)
        expect(page.locator(HAND)).to_be_visible()
        touch("touchMove", ((card[0] + stack[0]) / 2, (card[1] + stack[1]) / 2))
        touch("touchMove", stack)
        touch("touchEnd")
        expect(page.locator(HAND)).to_have_count(0)
        expect(page.locator(".elfen-phases [aria-current]")).not_to_have_text(t("phase-travel"))
        assert page.evaluate("scrollY") == 0


def test_counters_are_drawn_from_the_rack_to_their_roads(lasting: Page, voila: Server) -> None:
    person = opened(Dragger(lasting, voila, stops=0), planning())
    laid = len(roads(person.state))
    after = person.play(lambda state: len(roads(state)) == laid + 3)
    assert after.phase == "plan"


def test_what_is_let_go_elsewhere_goes_back_and_nothing_is_played(
    lasting: Page, voila: Server
) -> None:
    person = opened(Dragger(lasting, voila), planning())
    before, seen = person.record, view(person.state, person.state.turn)
    counter = next(t for t in Choosing(seen.actions).options if t.kind == "counter")
    picked = Choosing(seen.actions).pick(counter)
    assert picked is not None
    # On the rack it says what it is, and the board where it can go; so does the keyboard's cursor.
    place = places.rack_centre(seen, person.rack(seen), counter)
    assert place is not None
    lasting.mouse.move(*person.on_screen(RACK, place, person.rack(seen).frame))
    on_rack, lit = lasting.locator(".elfen-on-rack"), lasting.locator(".elfen-preview circle")
    lasting.mouse.move(*person.on_screen(RACK, place, person.rack(seen).frame), steps=2)
    expect(lit).to_have_count(sum(target.kind == "road" for target in picked.options))
    expect(on_rack).to_contain_text(words.kind(counter.name), ignore_case=True)
    lasting.mouse.move(2, 2)
    expect(on_rack).to_have_count(0)
    lasting.locator(BOARD_CANVAS).focus()
    lasting.keyboard.press("ArrowRight")
    expect(on_rack).to_be_visible()
    lasting.keyboard.press("Escape")
    for where in ((2.0, 2.0), person.on_screen(BOARD_CANVAS, (8, 8), FRAME)):
        person.pick(counter, seen, Choosing(seen.actions))
        lasting.mouse.move(*where, steps=4)
        expect(lasting.locator(HAND)).to_be_visible()
        lasting.mouse.up()
        expect(lasting.locator(HAND)).to_have_count(0)
        person.sees(seen, picked)
    # It is picked already, so that the press that lifts it puts it down: it is placed all the same.
    road = next(t for t in picked.options if t.kind == "road")
    person.pick(counter, seen, Choosing(seen.actions))
    person.sees(seen, Choosing(seen.actions))
    person.pick(road, seen, picked)
    until(lambda: person.record != before)
    assert road.name in roads(person.state)

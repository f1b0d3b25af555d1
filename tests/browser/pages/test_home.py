"""One page for everything: its places, Back, Forward, reloads, bookmarks, and the looks."""

import re

from playwright.sync_api import Browser, Page, expect

from elfenwidgets.play import library
from elfenwidgets.text import t
from tests.browser.conftest import Server, shown, until, watched
from tests.browser.moments import reached
from tests.browser.players import ACTIVE, BOARD, records
from tests.kept_games import library_in

PLACES = ("play", "learn", "puzzles", "games", "teach", "settings")
FITS = """() => [...document.querySelectorAll('.elfen-front button, .elfen-front a')]
    .filter(each => each.offsetParent)
    .every(each => each.getBoundingClientRect().bottom <= innerHeight)"""
FRAGMENT = "() => location.hash"
HEAD_AT = "() => document.querySelector('.elfen-home-head').getBoundingClientRect().top"

# The head has all places in one row, and none beyond the edge.
ONE_ROW = """() => {
    const places = [...document.querySelectorAll('.elfen-home-head a')];
    const boxes = places.map((place) => place.getBoundingClientRect());
    return boxes.length === 6 && boxes.every(({ top, left, right, width, height }) =>
        top === boxes[0].top && left >= 0 && right <= innerWidth && width >= 44 && height >= 44);
}"""

# What a finger is meant to press, and is smaller than 44 pixels somewhere.
TOO_SMALL = """() => [...document.querySelectorAll(
        'button, select, input, summary, a[href], .widget-upload, [role=slider]')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && (width < 44 || height < 44))
    .map(([each, { width, height }]) => `${each.outerHTML}: ${width} x ${height}`)"""


def link(page: Page, place: str) -> None:
    page.get_by_role("navigation").get_by_role("link", name=t(f"place-{place}")).click()


def at(page: Page, address: str) -> None:
    """Wait until the page stands at an address."""
    until(lambda: re.fullmatch(address, page.evaluate(FRAGMENT)) is not None)


def test_every_place_is_reached_on_one_page_and_one_kernel(game: Page, voila: Server) -> None:
    (kernel,) = voila.kernels()
    loads: list[str] = []
    game.on("load", lambda page: loads.append(page.url))
    for width, height in ((1366, 768), (390, 844)):
        game.set_viewport_size({"width": width, "height": height})
        main = game.locator(".elfen-front button.elfen-main:visible")
        expect(main).to_have_text([t("front-first")])
        box = main.bounding_box()
        assert box is not None and box["y"] + box["height"] <= height, "one scrolls to begin"
    main.click()
    at(game, "#learn/quick")
    expect(game.locator(".elfen-step .elfen-goal")).to_be_visible()
    for place in PLACES:
        link(game, place)
        at(game, f"#{place}.*")
        expect(game.locator(".elfen-home-head [aria-current]")).to_have_text(t(f"place-{place}"))
        assert game.evaluate(TOO_SMALL) == [], place
        until(lambda: game.evaluate(HEAD_AT) == 0)
        expect(game).to_have_title(re.compile("^" + t(f"place-{place}")))
        expect(game.locator(".elfen-home-body > *")).to_have_count(1)
    assert loads == []
    assert voila.kernels() == [kernel]
    logged = [log.read_text("utf-8").splitlines() for log in voila.home.glob("log.txt")]
    assert [line for lines in logged for line in lines if "INFO" not in line] == []


def test_the_handbook_back_forward_and_reload_in_a_game(game: Page, voila: Server) -> None:
    game.get_by_role("button", name=t("front-bots")).click()
    game.wait_for_selector(".elfen-at-table .elfen-what")
    game.get_by_role("button", name=t("handbook-open")).click()
    book = game.locator(".elfen-handbook")
    expect(book).to_contain_text(t("chart-title"))
    under = game.locator("canvas.elfen-board")
    expect(under).to_be_visible()

    def beside_the_board() -> bool:
        over, board = book.bounding_box(), under.bounding_box()
        if over is None or board is None:
            return False
        return over["x"] >= board["x"] + board["width"]

    until(beside_the_board)
    game.get_by_role("button", name=t("handbook-close")).click()
    expect(book).to_be_hidden()
    at(game, "#play/.+")
    here = game.evaluate(FRAGMENT)
    link(game, "settings")
    at(game, "#settings")
    game.go_back()
    game.wait_for_selector(".elfen-at-table .elfen-what")
    at(game, re.escape(here))
    game.go_back()
    game.wait_for_selector(".elfen-at-start")
    at(game, "#play")
    game.go_forward()
    game.wait_for_selector(".elfen-at-table .elfen-what")
    game.reload()
    game.wait_for_selector(".elfen-at-table .elfen-what")
    at(game, re.escape(here))
    assert len(records(voila)) == 1


def test_back_forward_and_reload_in_a_lesson_and_at_a_puzzle(game: Page) -> None:
    link(game, "learn")
    at(game, "#learn")
    game.evaluate("location.hash = '#learn/plan'")
    game.wait_for_selector("canvas.elfen-board")
    at(game, "#learn/plan.*")
    here = game.evaluate(FRAGMENT)
    game.reload()
    game.wait_for_selector("canvas.elfen-board")
    assert game.evaluate(FRAGMENT) == here
    game.go_back()
    at(game, "#learn")
    expect(game.locator("canvas.elfen-board")).to_have_count(0)
    game.go_forward()
    game.wait_for_selector("canvas.elfen-board")
    at(game, "#learn/plan.*")

    link(game, "puzzles")
    at(game, r"#puzzles/\d{4}-\d\d-\d\d")
    game.get_by_role("button", name=t("puzzle-kind-trip"), exact=True).click()
    at(game, r"#puzzles/trip/1")
    game.get_by_role("button", name=t("puzzles-next"), exact=True).click()
    at(game, r"#puzzles/trip/2")
    game.reload()
    game.wait_for_selector(".elfen-puzzling canvas")
    assert game.evaluate(FRAGMENT) == "#puzzles/trip/2"
    said = t("puzzles-number", kind=t("puzzle-kind-trip"), n=2, of=60)
    expect(game.locator(".elfen-puzzling .elfen-round")).to_contain_text(said)
    game.go_back()
    at(game, r"#puzzles/trip/1")
    game.go_back()
    at(game, r"#puzzles/\d{4}-\d\d-\d\d")


def test_a_hostile_address_gets_one_sentence_and_the_front(page: Page, voila: Server) -> None:
    """The first as a page is opened by it, the others as they are typed on that page."""
    alarm = page.locator(".elfen-home [role=alert]")
    page.goto(f"{voila.address}#play/%00")
    for address in ("#nowhere", "#play/../x", "#%3Cscript%3E", "#" + "x" * 5000, ""):
        expect(alarm).to_have_count(1)
        expect(page.get_by_role("button", name=t("front-bots"))).to_be_visible()
        at(page, "#play")
        if address:
            link(page, "settings")
            expect(alarm).to_have_count(0)
            page.evaluate("address => { location.hash = address }", address)


def test_the_front_fits_on_the_screen_with_games_to_go_on_with(
    fresh: None, page: Page, voila: Server
) -> None:
    with library_in(voila.home):
        for phase in ("draw", "plan", "travel"):
            library.import_record(reached(phase).record())
    page.goto(voila.address)
    shown(page)
    for width, height in ((1366, 768), (1920, 1080), (390, 844), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("button", name=t("start-resume"))).to_be_visible()
        until(lambda: page.evaluate(FITS))
        main = page.locator(".elfen-front button.elfen-main:visible")
        expect(main).to_have_text([t("start-resume")])
        onward, bots = main.bounding_box(), page.get_by_text(t("front-bots")).bounding_box()
        assert onward is not None and bots is not None and onward["y"] < bots["y"]
        expect(page.locator(".elfen-front").get_by_text(t("front-about"))).to_be_visible()
    assert page.locator("canvas.elfen-board").evaluate("map => map.inert"), "it is a picture here"


def test_the_settings_hold_at_once_and_on_the_next_page(game: Page) -> None:
    link(game, "settings")
    paper = "() => getComputedStyle(document.querySelector('.elfen-home')).backgroundColor"
    size = "() => getComputedStyle(document.querySelector('.elfen-home-head a')).fontSize"
    assert (game.evaluate(paper), game.evaluate(size)) == ("rgb(251, 246, 233)", "16px")
    game.get_by_role("button", name=t("setting-theme-dark"), exact=True).click()
    until(lambda: game.evaluate(paper) == "rgb(34, 28, 24)")
    game.get_by_role("button", name=t("setting-size-150"), exact=True).click()
    until(lambda: game.evaluate(size) == "24px")
    game.reload()
    shown(game)
    until(lambda: (game.evaluate(paper), game.evaluate(size)) == ("rgb(34, 28, 24)", "24px"))
    game.get_by_role("button", name=t("setting-theme-contrast"), exact=True).click()
    until(lambda: game.evaluate(paper) == "rgb(255, 255, 255)")


def test_in_german_too(chromium: Browser, voila: Server, fresh: None) -> None:
    with watched(chromium, locale="de-DE") as visitor:
        page = visitor.new_page()
        page.goto(f"{voila.address}#settings")
        expect(page.locator("h1:visible")).to_have_text("Einstellungen")
        page.get_by_role("link", name="Rätsel").click()
        expect(page.locator("h1")).to_have_text("Rätsel")
        page.wait_for_function(ACTIVE, arg=BOARD)  # it opens at its top, where the places are
        expect(page.locator(".elfen-home-head")).to_be_in_viewport(ratio=1)
        page.get_by_role("link", name="Spielen", exact=True).click()
        page.set_viewport_size({"width": 1366, "height": 768})
        page.get_by_role("button", name="Andere Partie").click()
        page.get_by_role("button", name="Hausregeln").click()
        expect(page.get_by_label("Runden", exact=True)).to_be_attached()
        expect(page.get_by_role("button", name="Partie beginnen")).to_be_in_viewport(ratio=1)
        page.go_back()
        page.get_by_role("button", name="Gegen zwei Bots spielen").click()
        page.wait_for_selector(".elfen-at-table .elfen-what")
        for width in (320, 390):
            page.set_viewport_size({"width": width, "height": 844})
            until(lambda: page.evaluate(ONE_ROW))
            corner = page.locator(".elfen-at-table .elfen-hand-on").bounding_box()
            board = page.locator(".elfen-at-table .elfen-board-box").bounding_box()
            assert corner and board and corner["y"] >= board["y"], "it covers no seat's points"
        for needed in (".elfen-look-up", "canvas.elfen-rack", ".elfen-hint"):
            expect(page.locator(needed)).to_be_in_viewport(ratio=1)
        page.set_viewport_size({"width": 844, "height": 390})
        for needed in ("canvas.elfen-board", ".elfen-what", "canvas.elfen-rack", ".elfen-hint"):
            expect(page.locator(needed)).to_be_in_viewport(ratio=0.97)

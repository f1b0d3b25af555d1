"""What is told and asked: it covers nothing that is pressed, and is seen whole in all languages."""

from collections.abc import Iterator
from io import BytesIO
from random import Random

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.rules import legal_actions
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.message import notice
from tests.browser.conftest import Server, painted, shown, until, watched
from tests.browser.hands import Finger, Person
from tests.browser.moments import opened, played, reached
from tests.browser.players import BOARD, RACK
from tests.kept_games import library_in
from tests.messages import variables
from tests.sentences import keys, rendered, values

PHONE = (390, 844)
SIZES = (PHONE, (360, 740), (844, 390), (820, 1180), (1366, 768), (1920, 1080))

LONG_ONES = 8

# What a message lies upon, of all that can be pressed or has to be seen for it.
COVERED = """() => {
    const box = (part) => part.getBoundingClientRect();
    const said = document.querySelector('.elfen-said'), a = box(said);
    const parts = [...document.querySelectorAll('.elfen-board-box, canvas.elfen-rack, '
        + '.elfen-app button, .elfen-app select')]
        .filter((part) => part.checkVisibility() && !part.closest('.elfen-log'));
    const covered = parts.filter((part) => {
        const b = box(part);
        return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    });
    return a.height < 10 ? ['it is not seen'] : covered.map((part) => part.outerHTML);
}"""

# Whether a press in the middle of something meets a thing, or what is in it.
MEETS = """(name) => {
    const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2).closest(name) !== null;
}"""

# Which of these sentences do not fit where messages stand, with the outlook of a placement.
TOO_LONG = """([sentences, outlook]) => {
    const room = document.querySelector('.elfen-said');
    const before = room.innerHTML;
    const cut = sentences.filter((said) => [said, said + outlook].some((both) => {
        room.innerHTML = both;
        const { bottom } = room.getBoundingClientRect();
        return room.scrollHeight > room.clientHeight || bottom > innerHeight;
    }));
    room.innerHTML = before;
    return cut;
}"""

# What of the form's fields is not read whole.
CUT = """(names) => {
    const ink = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll(names)].filter((field) => field.checkVisibility())
        .map((field) => {
            const style = getComputedStyle(field);
            const [left, right] = [style.paddingLeft, style.paddingRight].map(parseFloat);
            const room = field.clientWidth - left - right;
            const said = field.selectedOptions?.[0].textContent ?? field.placeholder;
            ink.font = style.font;
            return [said, Math.round(ink.measureText(said).width), Math.round(room)];
        }).filter(([, wide, room]) => wide > room);
}"""

# Which buttons lie upon each other.
UPON = """() => {
    const seen = [...document.querySelectorAll('.elfen-app button, .elfen-app a.elfen-button')]
        .filter((part) => !part.closest('.elfen-log'))  // it scrolls in its box
        .filter((part) => part.checkVisibility())
        .map((part) => [part, part.getBoundingClientRect()]);
    return seen.flatMap(([one, a], i) => seen.slice(i + 1)
        .filter(([, b]) => Math.min(a.right, b.right) > Math.max(a.left, b.left)
            && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top))
        .map(([two]) => `${one.textContent} and ${two.textContent}`));
}"""

# How much of the chart is cut off, and whether what closes it is in sight.
CHART = """(name) => {
    const chart = document.querySelector(name), table = chart.querySelector('table');
    const { left, right } = table.getBoundingClientRect();
    return chart.scrollWidth <= chart.clientWidth && left >= 0 && right <= innerWidth;
}"""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use("en")
    yield
    use("en")


def sized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("width => innerWidth === width", arg=size[0])


def over() -> Game:
    """A game of Ada and Bo that is over."""
    *_, game = played(("Ada", "Bo"), 0)
    rng = Random(0)
    while not game.over:
        game.play(rng.choice(list(legal_actions(game.state))))
    return game


def go_to(page: Page, address: str) -> None:
    page.evaluate("address => { location.hash = address }", address)


def ended(page: Page, server: Server) -> None:
    """Go to a game that is over."""
    with library_in(server.home):
        id = library.import_record(over().record())
    go_to(page, "#play")
    page.wait_for_selector(".elfen-at-start")
    go_to(page, f"#play/{id}")
    page.wait_for_selector(".elfen-at-end")


def test_a_message_covers_nothing_and_lets_no_press_through(
    chromium: Browser, voila: Server
) -> None:
    with watched(chromium, viewport={"width": 390, "height": 844}, has_touch=True) as visitor:
        page = visitor.new_page()
        page.goto(voila.address)
        shown(page)
        person = opened(Finger(page, voila), reached("plan"))
        before = person.record
        page.locator(".elfen-choices button:visible").first.tap()
        said = page.locator(".elfen-said p")
        expect(said).to_contain_text("best journey now")
        for size in SIZES:
            sized(page, size)
            until(lambda: page.evaluate(COVERED) == [])
            assert page.evaluate(MEETS, ".elfen-said"), size
        sized(page, PHONE)
        said.tap()
        page.locator(".elfen-look-up").tap()
        expect(page.locator(".elfen-handbook h2").first).to_be_visible()
        assert person.record == before
        ended(page, voila)
        until(lambda: bool(page.evaluate(MEETS, ".elfen-interlude")))


def long_ones(language: str) -> list[str]:
    """The longest refusals of a game, with the id of a statement behind each."""
    use(language)
    others = ("refusal-no-such", "refusal-unknown", "refusal-event")
    said: set[str] = set()
    for key in keys(language):
        if key.startswith("refusal-") and not key.startswith(others):
            each = {name: values(language, key, name) for name in variables(language, key)}
            said.update(rendered(key, each))
    most = sorted((one for one in said if "‹" not in one), key=len)[-LONG_ONES:]
    return [notice(words.with_rule(sentence, "P5.12")) for sentence in most]


@pytest.mark.parametrize("language", languages())
def test_nothing_is_cut_off_in_any_language(
    chromium: Browser, fresh: None, voila: Server, language: str
) -> None:
    use(language)
    with watched(chromium, locale=language) as visitor:
        page = visitor.new_page()
        page.goto(f"{voila.address}#play/new")
        shown(page)
        page.locator(".elfen-seat-rows option").last.wait_for(state="attached")
        page.locator(".elfen-seat-rows input").first.fill("W" * 24)
        said = page.locator(".elfen-full-field p").get_by_text(t("start-name-full", most=24))
        expect(said).to_be_visible()
        names = ".elfen-by-rules select, .elfen-by-rules input"
        for size in ((1366, 768), PHONE):
            sized(page, size)
            until(lambda: page.evaluate(CUT, names) == [], seconds=10)
        ended(page, voila)
        for size in (PHONE, (360, 740)):
            sized(page, size)
            assert page.evaluate(UPON) == [], size
        go_to(page, "#learn/roads")
        page.locator(".elfen-step .elfen-chart summary").click()
        assert page.evaluate(CHART, ".elfen-step .elfen-chart")
        board = page.locator(".elfen-board-box").bounding_box()
        over = page.locator(".elfen-step .elfen-chart").bounding_box()
        assert board is not None and over is not None
        assert over["y"] >= board["y"] + board["height"], "the board stays in sight"
        page.locator(".elfen-step .elfen-chart summary").click()
        expect(page.locator(".elfen-step .elfen-chart table")).to_be_hidden()


def test_the_longest_refusals_have_room_beside_the_board(lasting: Page, voila: Server) -> None:
    opened(Person(lasting, voila), reached("plan"))
    for language in languages():
        sentences = long_ones(language)
        outlook = notice(t("outlook-now", towns=6), alarm=False)
        for size in ((1366, 768), (1920, 1080)):
            sized(lasting, size)
            assert lasting.evaluate(TOO_LONG, [sentences, outlook]) == [], (language, size)


def test_in_the_dark_the_hand_is_no_brighter_than_the_map(lasting: Page, voila: Server) -> None:
    sized(lasting, (1280, 720))
    lasting.emulate_media(color_scheme="dark")
    opened(Person(lasting, voila), reached("plan"))
    painted(lasting)
    until(lambda: paper(lasting, RACK) < 180)
    assert paper(lasting, RACK) < paper(lasting, BOARD)
    assert tray(lasting) < 80, "cards lie on a dark tray"


def tray(page: Page) -> int:
    """How bright most of the rack is at most, of 255."""
    picture = Image.open(BytesIO(page.locator(RACK).screenshot())).convert("L")
    return sorted(picture.tobytes())[picture.width * picture.height // 2]


def paper(page: Page, selector: str) -> int:
    """How bright the brightest large part of a picture is, of 255."""
    picture = Image.open(BytesIO(page.locator(selector).screenshot())).convert("L")
    return max(picture.resize((40, 8), Image.Resampling.BOX).tobytes())

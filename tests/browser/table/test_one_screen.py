"""The table as one screen: in every phase all that a decision needs is in sight, and stays put."""

import time
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect

from elfenwidgets.rules import editions
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.position import position, short
from elfenwidgets.text import languages, speaking, t, use
from elfenwidgets.ui.phrases import words
from tests.browser.conftest import Server, painted, shown, until, watched
from tests.browser.hands import Person
from tests.browser.moments import of_every_phase, opened, reached
from tests.browser.players import CHOICES

NAMES = ("Ada", "W" * 24, "🦄 Zoë", "אברהם בן יעקב", "Maximiliane-Charlotte Gr", "Di")
PHASES = {"draw_secret", "draw", "plan", "travel", "undo", "keep"}
SEEDS = {
    2: 0,
    6: 58,
}  # of games where somebody may keep a counter; the second has nine ways at once
SETTLING = 30  # seconds that only a page with a fault needs

SIZES = {"laptop": (1366, 768), "upright": (820, 1180), "low": (919, 768), "large": (1920, 1080)}

# What a decision needs on a phone.
NEEDED = [
    ".elfen-seats",
    ".elfen-board-box",
    ".elfen-what",
    ".elfen-choice-box",
    "canvas.elfen-rack",
]

# What cannot be seen whole: parts that reach beyond the window, or whose content reaches beyond
# them, or that lie upon each other. The log is read by scrolling, and a name gives way by three
# dots.
CUT_OFF = """() => {
    const page = document.documentElement;
    const parts = [
        '.elfen-seats', '.elfen-seat', 'canvas.elfen-board', 'canvas.elfen-rack', '.elfen-status',
        '.elfen-what', '.elfen-choice-box', '.elfen-choices button', '.elfen-roads select',
        '.elfen-log', '.elfen-help button', '.elfen-help select', '.elfen-hide', '.elfen-leave',
    ];
    const rooms = ['.elfen-seats', '.elfen-what', '.elfen-choice-box', '.elfen-board-box'];
    const seen = (name) => [...document.querySelectorAll(name)].filter((part) => part.offsetParent);
    const told = [];
    if (page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth)
        told.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
    for (const name of parts) for (const part of seen(name)) {
        const { left, top, right, bottom, height } = part.getBoundingClientRect();
        if (left < -.5 || top < -.5 || right > innerWidth + .5 || bottom > innerHeight + .5)
            told.push(`${name} leaves the window: ${[left, top, right, bottom].map(Math.round)}`);
        if (name === '.elfen-log' && height < (innerWidth > innerHeight ? 120 : 60))
            told.push('no room for the log');
    }
    for (const name of rooms) for (const room of seen(name))
        if (room.scrollHeight > room.clientHeight + 1 || room.scrollWidth > room.clientWidth + 1)
            told.push(`${name} is cut off: ${room.clientWidth} x ${room.clientHeight} of `
                + `${room.scrollWidth} x ${room.scrollHeight}`);
    const laid = [...rooms, 'canvas.elfen-rack', '.elfen-status', '.elfen-log'].flatMap(
        (name) => seen(name).map((part) => [name, part, part.getBoundingClientRect()]));
    for (const [i, [name, one, a]] of laid.entries())
        for (const [other, two, b] of laid.slice(i + 1))
            if (!one.contains(two) && !two.contains(one)
                    && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
                told.push(`${name} and ${other} lie upon each other`);
    return told;
}"""

BOXES = """(names) => Object.fromEntries(names.map((name) => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    return [name, { x, y, width, height }];
}))"""
# Choices that a finger would have to look for, or could miss.
UNSEEN = """() => {
    const { top, bottom } = document.querySelector('.elfen-choice-box').getBoundingClientRect();
    return [...document.querySelectorAll('.elfen-choice-box button')].filter((each) => {
        const box = each.getBoundingClientRect();
        const whole = box.top >= top - .5 && box.bottom <= bottom + .5 && box.height >= 44;
        return each.offsetParent && !whole;
    }).map((each) => each.textContent);
}"""
# The tools that leave the window once they say that.
TOOLS = """(tools, said) => {
    const shown = [...tools.querySelectorAll('button')].filter((each) => each.offsetParent);
    if (shown.length !== said.length) return shown.map((each) => each.textContent);
    shown.forEach((each, n) => { each.textContent = said[n]; });
    return said.filter((_, n) => shown[n].getBoundingClientRect().right > innerWidth + .5);
}"""
PLACES = """() => Object.fromEntries([
    '.elfen-seats', 'canvas.elfen-board', 'canvas.elfen-rack', '.elfen-choice-box',
    '.elfen-log h3', '.elfen-help', '.elfen-leave',
].map((name) => {
    const { x, y, width } = document.querySelector(name).getBoundingClientRect();
    return [name, [x, y, width].map(Math.round).join(' ')];
}))"""


def fitted(page: Page) -> None:
    """Wait until the rack has the shape of what it shows."""
    page.wait_for_function(
        """() => {
            const canvas = document.querySelector('canvas.elfen-rack');
            const { width, height, clientWidth, clientHeight } = canvas;
            return Math.abs(width / height - clientWidth / clientHeight) < .1;
        }"""
    )


def drag_the_board(page: Page, far: int) -> None:
    """Move the board under a finger, and see it move: to the right, it stands at its end."""
    left = "() => document.querySelector('.elfen-board-box').scrollLeft"
    before = page.evaluate(left)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, int]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

    touch("touchStart", {"x": 190, "y": 200})
    for step in range(1, 11):
        touch("touchMove", {"x": 190 + far * step // 10, "y": 200})
    touch("touchEnd")
    until(lambda: page.evaluate(left) < before - far // 2)


def moments(page: Page, server: Server, seats: int) -> Iterator[Person]:
    """Somebody at the table at the moments that need most room, one by one.

    That is in each phase, and after a step that can be taken back.
    """
    page.evaluate("document.fonts.ready.then(() => true)")
    met: set[str] = set()
    for game in of_every_phase(NAMES[:seats], SEEDS[seats]):
        person, state = opened(Person(page, server), game), game.state
        met.add(state.phase)
        yield person
        if state.phase == "travel":
            after = person.turn()
            if after.turn == state.turn and after.phase == "travel":
                page.get_by_role("button", name="Undo").wait_for()
                met.add("undo")
                yield person
    assert met >= PHASES


def settled(page: Page, faults: Callable[[], list[str]]) -> list[str]:
    """What is still wrong once the page has had time for a new size."""
    fitted(page)
    end = time.monotonic() + SETTLING
    while (found := faults()) and time.monotonic() < end:
        page.wait_for_timeout(100)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 6])
def test_everything_is_in_sight_in_every_phase(lasting: Page, voila: Server, seats: int) -> None:
    places: dict[tuple[str, str], str] = {}

    def faults(size: str) -> list[str]:
        now = lasting.evaluate(PLACES)
        before = {name: places.get((size, name), at) for name, at in now.items()}
        moved = [] if before == now else [f"not where it was: {before}, {now}"]
        return [*lasting.evaluate(CUT_OFF), *moved]

    for person in moments(lasting, voila, seats):
        painted(lasting)
        for size in SIZES if seats == 6 else ("laptop", "upright"):
            width, height = SIZES[size]
            lasting.set_viewport_size({"width": width, "height": height})
            found = settled(lasting, partial(faults, size))
            assert found == [], (size, person.state.phase, *found)
            for name, at in lasting.evaluate(PLACES).items():
                places.setdefault((size, name), at)


@pytest.mark.slow
def test_six_seats_of_elfengold_decide_without_scrolling(chromium: Browser, voila: Server) -> None:
    """In the language with the longest words, where market and auction need room, too."""
    rules = editions()["elfengold"].with_rules(witch=True, hand_limit="four")
    use("de")
    with watched(chromium, locale="de-DE") as visitor:
        page = visitor.new_page()
        page.goto(voila.address)
        shown(page)
        fullest = {game.state.phase: game for game in of_every_phase(NAMES, 6, rules)}
        assert fullest.keys() >= {"auction", "plan", "travel", "discard", "cards", "keep_items"}
        for phase, game in fullest.items():
            opened(Person(page, voila), game)
            page.set_viewport_size({"width": 1366, "height": 768})
            assert settled(page, partial(page.evaluate, CUT_OFF)) == [], phase
            page.set_viewport_size({"width": 390, "height": 844})
            assert settled(page, partial(page.evaluate, UNSEEN)) == [], phase
    use("en")


def test_a_pass_lies_apart_from_the_end_of_a_move(lasting: Page, voila: Server) -> None:
    """The one may come right after the other, under the same hand."""
    person = Person(lasting, voila)

    def end(phase: str, said: str) -> dict[str, FloatRect]:
        opened(person, reached(phase))
        found = {}
        for size in ("laptop", "large"):
            width, height = SIZES[size]
            lasting.set_viewport_size({"width": width, "height": height})
            fitted(lasting)
            box = lasting.locator(CHOICES).filter(has_text=said).bounding_box()
            assert box is not None
            found[size] = box
        return found

    passes, ends = end("plan", t("choice-pass")), end("travel", "End your move")
    for size, one in passes.items():
        two = ends[size]
        assert one["x"] + one["width"] < two["x"] or two["y"] > one["y"] + one["height"], size


# How wide each picture of what the others hold is, in the strips.
HELD = """() => [...document.querySelectorAll('.elfen-held')].map((held) => {
    const { right } = held.getBoundingClientRect();
    return [...held.querySelectorAll('.elfen-icon')].map((icon) => icon.getBoundingClientRect())
        .map((box) => (box.right <= right + .5 ? Math.round(box.width) : 0));
})"""


@pytest.mark.parametrize("seats", [3, 4])
def test_on_a_phone_the_strips_show_what_the_others_hold(
    lasting: Page, voila: Server, seats: int
) -> None:
    moments = of_every_phase(NAMES[:seats], 1)
    planning = next(moment for moment in moments if moment.state.phase == "plan")
    opened(Person(lasting, voila), planning)
    lasting.set_viewport_size({"width": 390, "height": 844})
    fitted(lasting)
    held = lasting.evaluate(HELD)
    assert len(held) == seats
    assert all(len(icons) == 5 and min(icons) >= 9 for icons in held), held


def test_on_a_phone_the_decision_is_in_sight(chromium: Browser, voila: Server) -> None:
    """What is not needed for it may lie below; the board is moved under the finger."""
    heard: set[int] = set()

    def faults() -> list[str]:
        boxes = page.evaluate(BOXES, NEEDED)
        told = [
            f"{name} leaves the window: {box}"
            for name, box in boxes.items()
            if box["x"] < 0 or box["x"] + box["width"] > 390 or box["y"] + box["height"] > 844
        ]
        if page.evaluate("document.documentElement.scrollWidth") > 390:
            told.append("the page scrolls sideways")
        told += page.evaluate(UNSEEN)
        return told

    with watched(chromium, viewport={"width": 390, "height": 844}, has_touch=True) as visitor:
        page = visitor.new_page()
        page.goto(voila.address)
        shown(page)
        for first, person in enumerate(moments(page, voila, 6)):
            if first == 0:
                painted(page)
                before = person.record
                drag_the_board(page, 150)
                assert person.record == before, "a finger that moves the board plays nothing"
            page.evaluate("scrollTo(0, 0)")
            found = settled(page, faults)
            assert found == [], (person.state.phase, *found)
            heard.add(round(page.evaluate(BOXES, [".elfen-log h3"])[".elfen-log h3"]["y"]))
        assert max(heard) - min(heard) <= 1, "what happened stays where it is"


PLAN = position(at="feodor", phase="plan", hand="raft", open="dragon elfcycle", players=6)
AUCTION = gold_position(
    phase="auction", row="dragon tree", players=3, bid=3, bidder=1, turn=2, round=6, hand="raft"
)

UNDER = """(tools) => tools.some((tool) => {
    const { x, y, width, height } = tool.getBoundingClientRect();
    return document.elementsFromPoint(x + width / 2, y + height / 2)
        .some((each) => each.closest('.elfen-choice-box'));
})"""
"""Whether any of these buttons lies over one of the choices."""


CUT = """(boxes) => boxes.some((box) => box.scrollHeight > box.clientHeight
    && getComputedStyle(box).backgroundImage === 'none')"""
"""Whether there is more in one of these boxes than is seen, and no shadow at its foot says so."""


HEIGHTS = """(tools) => {
    globalThis.heights = new Set();
    globalThis.across = new Set();
    const look = () => {
        heights?.add(tools.getBoundingClientRect().y);
        across?.add(tools.querySelector('button:last-child').getBoundingClientRect().x);
        if (heights) requestAnimationFrame(look);
    };
    look();
}"""
"""Keeps where these buttons, and the last of them, were in each frame."""


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_what_bots_say_at_a_position_moves_no_button(lasting: Page, size: tuple[int, int]) -> None:
    lasting.set_viewport_size({"width": size[0], "height": size[1]})
    lasting.evaluate("(hash) => { location.hash = hash; }", f"p={short.pack(AUCTION)}")
    page = lasting.locator(".elfen-puzzling:visible")
    bids, tools, said = (
        page.locator(name)
        for name in (".elfen-choice-box button", ".elfen-tools", ".elfen-message .elfen-lines li")
    )
    expect(page.locator(".elfen-story")).to_contain_text(t("phase-auction"))
    expect(bids.first).to_be_in_viewport(ratio=1)
    fitted(lasting)
    page.get_by_role("button", name=t("level-hint-button")).click()
    expect(page.locator(".elfen-message p")).to_be_in_viewport(ratio=1)
    expect(page.locator(".elfen-choice-box")).to_be_in_viewport(ratio=1)
    tools.evaluate(HEIGHTS)
    bids.first.click()
    expect(said.nth(2)).to_be_attached()
    expect(bids.first).to_be_in_viewport(ratio=1)
    heights, across = lasting.evaluate("[[[...heights], [...across]], heights = null][0]")
    assert max(heights) - min(heights) < 4
    assert max(across) - min(across) < 1
    expect(tools).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_at_a_puzzle_no_tool_moves_for_what_is_asked_and_told(
    lasting: Page, size: tuple[int, int]
) -> None:
    lasting.set_viewport_size({"width": size[0], "height": size[1]})
    page = lasting.locator(".elfen-puzzling:visible")
    tools, told = page.locator(".elfen-tools"), page.locator(".elfen-message p")
    for address, name, choice in (
        ("western", t("level-western-half-first-title"), words.town("kihromah")),
        ("puzzles/trip/1", t("puzzle-kind-trip"), ""),
        ("puzzles/obstacle/1", t("puzzle-kind-obstacle"), ""),
    ):
        lasting.evaluate("(address) => { location.hash = address; }", address)
        expect(page.locator(".elfen-story")).to_contain_text(name)
        fitted(lasting)
        first = tools.get_by_role("button").first
        places = [first.bounding_box()]
        tools.get_by_role("button", name=t("level-hint-button")).click()
        expect(told).to_be_in_viewport(ratio=1)
        places.append(first.bounding_box())
        page.locator(".elfen-choice-box button:visible", has_text=choice).first.click()
        expect(told).to_have_count(0)
        places.append(first.bounding_box())
        expect(tools).to_be_in_viewport(ratio=1)
        assert places == places[:1] * 3, address


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_at_a_puzzle_and_a_position_the_decision_and_the_hand_are_in_sight(
    lasting: Page, size: tuple[int, int]
) -> None:
    """The question, the board, one's own hand, and all that can be pressed."""
    width, height = size
    lasting.set_viewport_size({"width": width, "height": height})
    for address, told in (
        ("puzzles/trip/1", t("puzzle-kind-trip")),
        ("puzzles/counter/1", t("puzzle-kind-counter")),
        (f"p={short.pack(PLAN)}", t("now-plan-counter")),
        (f"p={short.pack(AUCTION)}", t("phase-auction")),
        ("solo/first", t("solo-first")),
        ("western", t("level-western-half-first-title")),
    ):
        lasting.evaluate("(address) => { location.hash = address; }", address)
        page = lasting.locator(".elfen-puzzling:visible")
        expect(page.locator(".elfen-story")).to_contain_text(told)
        expect(page.locator(".elfen-choice-box button").first).to_be_in_viewport(ratio=1)
        fitted(lasting)
        for part in ("canvas.elfen-rack", ".elfen-choice-box", ".elfen-tools"):
            expect(page.locator(part)).to_be_in_viewport(ratio=1)
        assert not page.locator(".elfen-tools button:visible").evaluate_all(UNDER), "choices"
        assert not page.locator(".elfen-choice-box").evaluate_all(CUT), address
        for part in (".elfen-story", "canvas.elfen-board"):
            box = page.locator(part).bounding_box()
            assert box is not None and 0 <= box["y"] < box["y"] + box["height"] <= height
    for code in languages():  # some say it in longer words
        with speaking(code):
            said = [t(f"level-{key}") for key in ("again", "solution", "hint-button")]
            said.insert(1, t("choice-undo"))
        assert page.locator(".elfen-tools:visible").evaluate(TOOLS, said) == [], code

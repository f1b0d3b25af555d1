"""Hints beside the board: one rung after the other, gone with the decision and the curtain."""

import re
from html import unescape
from itertools import product
from typing import Any

import pytest

from elfenwidgets.lessons.catalogue import words as course_words
from elfenwidgets.play.coaching.hints import HINTS, Hint, graded_hints
from elfenwidgets.play.journeys.best_journey import for_view
from elfenwidgets.rules import Place, apply, view
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.state import State
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.actions import do
from elfenwidgets.ui.picking import hint_ladder
from elfenwidgets.ui.picking.narrowing import Choosing
from tests.messages import MESSAGES, variables
from tests.there import there
from tests.ui.lessonscreen import rung_of
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")

SAMPLES: dict[str, Any] = {"town": "feodor", "cards": ("dragon", "dragon")}


@pytest.mark.parametrize("language", languages())
def test_each_hint_has_its_sentence_with_exactly_its_values(language: str) -> None:
    for key, names in HINTS.items():
        assert variables(language, f"hint-{key}") == set(names), key


@pytest.mark.parametrize("language", languages())
def test_a_hint_is_said_in_whole_sentences(language: str) -> None:
    use(language)
    assert "statement-P5-3" in course_words()
    rule = f"{t('statement-P5-3')} (P5.3)"  # behind it, where it is made small
    for (key, names), number in product(HINTS.items(), (0, 1, 3)):
        values = {name: SAMPLES.get(name, number) for name in names}
        said = hint_ladder.say_hint(Hint(key, values, statement="P5.3"))
        assert said[0].isupper() or said[0].isdigit(), said
        assert said.endswith(rule), said
        assert not re.search(r"[{}_]|\s\s|feodor", said), said


@pytest.fixture
def marks(monkeypatch: pytest.MonkeyPatch) -> list[Marks]:
    """What was pointed out on the board, screen by screen."""
    found: list[Marks] = []
    paint = BoardWidget._paint

    def noted(board: BoardWidget, *how: Any, **named: Any) -> None:
        if board.picture is not None:
            found.append(board.picture.marks)
        paint(board, *how, **named)

    monkeypatch.setattr(BoardWidget, "_paint", noted)
    return found


def state(screen: Screen) -> State:
    return replay(screen.record())


def told(screen: Screen) -> list[str]:
    """What is told beside the board, refusals left out."""
    return re.findall(r'class="elfen-told" role="status">(.*?)</p>', unescape(screen.panel))


@pytest.mark.parametrize("phase", ["draw_secret", "draw", "plan", "travel"])
def test_the_hint_goes_up_three_rungs_and_the_last_one_stays(
    phase: str, marks: list[Marks]
) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase(phase)
        if phase == "draw":
            screen.look()
        now = state(screen)
        help = graded_hints(view(now, now.turn))
        choices = Choosing(view(now, now.turn).actions).targets
        assert marks[-1].legal == choices
        before = screen.record()
        for rung, found in enumerate((help.look, help.think), 1):
            screen.press(t("hint-button"))
            (said,) = told(screen)
            assert said.startswith(rung_of(rung))
            assert t(f"hint-{found.key}", **words.spell(found.values)) in said
            assert marks[-1].legal == {Target(*thing) for thing in found.things}
            assert marks[-1].solid == ()
        for _ in range(2):
            screen.press(t("hint-button"))
            (said,) = told(screen)
            assert said.startswith(rung_of(3)) and do(help.action) in said
            assert marks[-1].legal & choices
        assert screen.record() == before

    on_screen(script)


def test_the_best_journey_is_drawn_with_the_move_itself(marks: list[Marks]) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pgg", seed="8")
        await screen.to_phase("travel")
        now = state(screen)
        journey = graded_hints(view(now, now.turn)).journey
        assert journey
        for _ in range(3):
            screen.press(t("hint-button"))
        assert [way.via for way in marks[-1].solid] == [hop.via for hop in journey]
        assert marks[-1].solid[0].start == now.actor.boot

    on_screen(script)


def place(screen: Screen) -> Place:
    """The placement that the hint comes to."""
    now = state(screen)
    action = graded_hints(view(now, now.turn)).action
    assert isinstance(action, Place)
    return action


def test_what_leads_to_the_move_keeps_the_hint_and_anything_else_ends_it(
    marks: list[Marks],
) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pgg")
        await screen.to_phase("plan")
        action = place(screen)
        for _ in range(3):
            screen.press(t("hint-button"))
        road = Target("road", action.road)
        assert road in marks[-1].legal
        board = screen.table
        board.session.pick(Target("secret" if action.secret else "counter", action.counter))
        assert do(action) in "".join(told(screen))
        assert marks[-1].legal == {road}
        said = words.kind(action.counter)
        assert screen.what == t("now-place-where", counter=said, roads=1)
        screen.choose(t("choice-back"))
        other = next(
            option
            for option in board.session.choosing.options
            if option.kind in ("counter", "secret") and option.name != action.counter
        )
        board.session.pick(other)
        assert do(action) not in "".join(told(screen))
        assert len(marks[-1].legal) > 1
        assert screen.what == t("now-place-where", counter=words.kind(other.name), roads=2)

    on_screen(script)


@pytest.mark.parametrize("language", languages())
def test_one_golden_road_is_not_spoken_of_as_several(language: str) -> None:
    use(language)
    said = [t("now-place-where", counter=words.kind("dragon"), roads=n) for n in (1, 2, 5)]
    assert said[0] != said[1] == said[2]


@pytest.mark.parametrize("language", languages())
def test_golden_roads_are_spoken_of_by_their_number_or_not_at_all(language: str) -> None:
    golden = re.compile("golden|dorée|dorate|dorata|gyllene", re.IGNORECASE)
    found = {
        key
        for key, inside in MESSAGES[language].items()
        if key.startswith("now-") and golden.search(" ".join(inside.words))
    }
    assert found == {key for key in found if "roads" in variables(language, key)} != set()


def test_with_the_next_decision_help_begins_at_the_bottom() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pg")
        for _ in range(3):
            screen.press(t("hint-button"))
        screen.choose(screen.choices[0])
        await screen.to(lambda: bool(screen.choices))
        assert told(screen) == []
        screen.press(t("hint-button"))
        assert told(screen)[0].startswith(rung_of(1))

    on_screen(script)


def test_the_curtain_takes_the_hint_away() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        screen.press(t("hint-button"))
        screen.press(t("hint-button"))
        assert told(screen) != []
        screen.press("Hide my cards")
        assert screen.panel == ""
        screen.sit_down()
        assert told(screen) == []
        screen.press(t("hint-button"))
        assert told(screen)[0].startswith(rung_of(1))

    on_screen(script)


def test_nobody_is_helped_while_others_play() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("gpp")
        assert "elfen-theirs" in screen.panel
        screen.press(t("hint-button"))
        assert told(screen) == []
        await screen.to(lambda: screen.place == "curtain")
        screen.sit_down()
        assert "elfen-mine" in screen.panel

    on_screen(script)


# What a placement would change


def test_while_a_counter_is_chosen_the_best_journey_now_is_said() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pgg")
        await screen.to_phase("plan")
        assert told(screen) == []
        now = state(screen)
        screen.choose(next(c for c in screen.choices if c.startswith("Place")))
        towns = for_view(view(now, now.turn)).towns
        assert told(screen) == [t("outlook-now", towns=towns)]

    on_screen(script)


def test_pointing_at_a_road_says_what_the_placement_would_change() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pgg")
        await screen.to_phase("plan")
        action, now = place(screen), state(screen)
        table = screen.table
        table.session.pick(Target("secret" if action.secret else "counter", action.counter))
        changed = set()
        for road in table.session.choosing.options:
            table.session.point(road)
            then = apply(now, Place(0, action.counter, action.secret, road.name))
            towns = for_view(view(now, 0)).towns, for_view(view(then, 0)).towns
            change, *opens = told(screen)
            assert change == t("outlook-with", towns=towns[0], then=towns[1])
            assert all("within reach" in each for each in opens)
            changed.add(towns[1] - towns[0])
        assert len(changed) > 1

    on_screen(script)


def test_a_road_that_is_chosen_first_is_weighed_with_each_thing_for_it() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pgg")
        await screen.to_phase("plan")
        now = state(screen)
        actions = [a for a in there(screen.table.table).view.actions if isinstance(a, Place)]
        roads = {a.road: {b.counter for b in actions if b.road == a.road} for a in actions}
        road = max(roads, key=lambda road: len(roads[road]))
        assert len(roads[road]) > 1
        screen.table.session.pick(Target("road", road))
        (said,) = told(screen)
        for action in actions:
            if action.road == road:
                towns = for_view(view(apply(now, action), 0)).towns
                thing = words.kind(action.counter)
                assert t("outlook-of", thing=thing, towns=towns) in said

    on_screen(script)

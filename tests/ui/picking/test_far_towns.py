"""Far towns: drawn with what they cost, and travelled to as a whole."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from elfenwidgets.rules import BOARD, State
from elfenwidgets.rules.record import replay
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.picking.reach import price_in_words
from elfenwidgets.ui.picking.session import Session
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")


def state(screen: Screen) -> State:
    return replay(screen.record())


def before_a_far_town(then: Callable[[Screen, Session, str], Awaitable[None]]) -> None:
    """Play until somebody may travel to a town two steps away or more, paid by the chart."""

    def by_chart(session: Session) -> list[str]:
        trips = session.far.items()
        return [town for town, trip in trips if {step.how for step in trip.steps} == {"card"}]

    async def script(screen: Screen) -> None:
        screen.begin("pp")
        session = screen.table.session
        await screen.to(lambda: bool(by_chart(session)) and state(screen).phase == "travel")
        far = session.far
        await then(screen, session, max(by_chart(session), key=lambda town: len(far[town].steps)))

    on_screen(script)


def test_the_first_press_says_what_the_journey_costs_and_the_second_travels_it() -> None:
    async def then(screen: Screen, session: Session, town: str) -> None:
        before, journey = state(screen), session.far[town]
        screen.click(Target("town", town))
        assert state(screen) == before, "nothing is played by the first press"
        assert BOARD.towns[town].name in screen.what and price_in_words(journey) in screen.what
        seat = before.turn
        screen.click(Target("town", town))
        after = state(screen)
        assert after.seats[seat].boot == town
        played = [e for e in screen.record()["events"] if e["e"] == "move"][-len(journey.steps) :]
        assert [(e["via"], tuple(e["cards"])) for e in played] == [
            (step.via, step.cards) for step in journey.steps
        ]

    before_a_far_town(then)


def test_a_step_of_the_journey_keeps_its_aim_and_another_pick_drops_it() -> None:
    async def then(screen: Screen, session: Session, town: str) -> None:
        steps = session.far[town].steps
        screen.click(Target("town", town))
        screen.click(Target("road", steps[0].via))
        assert state(screen).actor.boot == steps[0].to
        assert session.aim == (town if town in session.far else "")
        screen.click(Target("town", steps[0].to))
        assert session.aim == ""

    before_a_far_town(then)


def test_each_step_is_taken_back_by_itself() -> None:
    async def then(screen: Screen, session: Session, town: str) -> None:
        steps = session.far[town].steps
        session.pick(Target("town", town))
        session.pick(Target("town", town))
        screen.key("u")
        assert state(screen).actor.boot == steps[-2].to

    before_a_far_town(then)


def test_the_journey_stops_where_something_is_told(home: Path) -> None:
    """Another page was quicker, or the game could not be saved: whoever travels decides anew."""

    async def then(screen: Screen, session: Session, town: str) -> None:
        steps, table = session.far[town].steps, screen.table.table
        assert table is not None
        home.rename(home.with_name("away"))
        home.write_text("in the way")
        session.pick(Target("town", town))
        session.pick(Target("town", town))
        assert table.trouble == "unwritable" and screen.alarms
        assert table.game.state.actor.boot == steps[0].to

    before_a_far_town(then)


def test_far_towns_are_in_the_list_and_on_a_button_too() -> None:
    async def then(screen: Screen, session: Session, town: str) -> None:
        said = t("choice-far", town=BOARD.towns[town].name, price=price_in_words(session.far[town]))
        screen.choose_road(said)
        assert screen.onward == (said,)
        screen.choose(said)
        assert state(screen).actor.boot == town

    before_a_far_town(then)


def test_while_planning_a_town_within_reach_says_its_price_and_plays_nothing() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        session = screen.table.session
        await screen.to(lambda: session.far != {} and state(screen).phase == "plan")
        before, town = state(screen), min(session.far)
        for _ in range(3):
            screen.click(Target("town", town))
        assert state(screen) == before
        assert BOARD.towns[town].name in screen.what

    on_screen(script)


def test_with_the_keyboard_on_a_far_town_its_price_is_said_once() -> None:
    async def then(screen: Screen, session: Session, town: str) -> None:
        session.point(Target("town", town))
        assert screen.what.count(price_in_words(session.far[town])) == 1

    before_a_far_town(then)

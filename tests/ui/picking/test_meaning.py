"""What a click outside the choices means: a question that the rules answer, or a friendly word."""

from typing import Any

import pytest

from elfenwidgets.rules import Move, Place, PlaceObstacle, legal_actions, view, why_not
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.position import position
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.state import State
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.drawing.targets import BOOT, LAND, OBSTACLE, PILE, Target
from elfenwidgets.ui.picking.meaning import hint_for, question
from elfenwidgets.ui.picking.narrowing import Choosing

FOREST = "forest:feodor-lapphalya"
AT_FEODOR = {"phase": "travel", "at": "feodor", "hand": "dragon"}
DRAGON = Target("counter", "dragon")


def refused(state: State, target: Target, *picks: Target) -> Refusal | None:
    """What the rules answer to a click; None: it asks nothing."""
    seen = view(state, state.turn)
    asked = question(seen, Choosing(seen.actions, picks), target)
    return None if asked is None else why_not(state, asked)


@pytest.mark.parametrize(
    ("given", "picks", "target", "rule"),
    [
        (
            {"phase": "plan", "open": "dragon", "roads": {FOREST: "dragon"}, "obstacle": False},
            (),
            Target("road", FOREST),
            "P4.2",
        ),
        (
            {"phase": "plan", "open": "giant_pig"},
            (),
            Target("road", "mountain:ixara-mahdavikia"),
            "P4.3",
        ),
        ({"phase": "plan", "open": "dragon"}, (), Target("road", "river:virst-ixara"), "P4.4"),
        ({"phase": "plan", "open": "dragon"}, (OBSTACLE,), Target("road", FOREST), "P4.6"),
        (
            {"phase": "plan", "open": "dragon", "roads": {FOREST: "unicorn!"}},
            (OBSTACLE,),
            Target("road", FOREST),
            "P4.6",
        ),
        (
            {"phase": "plan", "open": "dragon unicorn"},
            (Target("road", FOREST),),
            OBSTACLE,
            "P4.6",
        ),
        (AT_FEODOR, (), Target("road", FOREST), "P5.2"),
        (AT_FEODOR, (), Target("town", "lapphalya"), "P5.2"),
        (AT_FEODOR | {"roads": {FOREST: "dragon"}}, (), Target("town", "lapphalya"), "P5.3"),
        (AT_FEODOR | {"roads": {FOREST: "dragon!"}}, (), Target("town", "lapphalya"), "P5.4"),
        (AT_FEODOR, (), Target("road", "plain:elvenhold-lapphalya"), "P5.1"),
        ({"phase": "travel", "at": "ixara", "hand": "raft"}, (), Target("town", "virst"), "T8"),
        (AT_FEODOR, (), PILE, "P5.1"),
        ({"phase": "draw_secret"}, (), Target("display", "dragon"), "P2.1"),
        ({"phase": "draw"}, (), Target("road", FOREST), "P3.1"),
        ({"phase": "keep", "open": "dragon unicorn"}, (), Target("road", FOREST), "P6.3"),
    ],
)
def test_a_refused_click_names_its_statement(
    given: dict[str, Any], picks: tuple[Target, ...], target: Target, rule: str
) -> None:
    refusal = refused(position(**given), target, *picks)
    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.parametrize(
    ("given", "target", "said"),
    [
        (AT_FEODOR, Target("town", "feodor"), t("touch-own-town", town="Feodor")),
        (AT_FEODOR, Target("town", "beata"), t("touch-far-town", town="Feodor", far="Beata")),
        (AT_FEODOR, Target("card", "dragon"), t("touch-card")),
        ({"phase": "plan", "open": "dragon"}, OBSTACLE, t("touch-obstacle")),
        (AT_FEODOR, BOOT, "Your boot stands in Feodor. So it is."),
        ({"phase": "draw_secret"}, LAND, "Nothing lies just here. So it is."),
        (AT_FEODOR, LAND, "Nothing lies just here. So it is."),
        ({"phase": "plan", "open": "dragon"}, DRAGON, "You can’t pick that now. So it is."),
        (
            {"phase": "plan", "open": "dragon"},
            Target("town", "feodor"),
            "You can’t pick that now. So it is.",
        ),
        (
            {"phase": "plan", "open": "", "obstacle": False},
            Target("road", FOREST),
            "You can’t pick that now. So it is.",
        ),
    ],
)
def test_what_asks_nothing_is_answered_by_a_friendly_word(
    given: dict[str, Any], target: Target, said: str
) -> None:
    state = position(**given)
    seen = view(state, state.turn)
    assert question(seen, Choosing(seen.actions), target) is None
    assert hint_for(seen, Choosing(seen.actions), target, "So it is.") == said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("now", "key"), [("", "touch-nothing"), ("Wait.", "")])
def test_while_there_is_nothing_to_pick_nothing_is_asked(language: str, now: str, key: str) -> None:
    use(language)
    watching = view(position(phase="plan", open="dragon"), 1)
    for target in (PILE, OBSTACLE, DRAGON, Target("road", FOREST), Target("town", "elvenhold")):
        assert question(watching, Choosing(()), target) is None
        assert hint_for(watching, Choosing(()), target, now) == (t(key) if key else now)
    use("en")


@pytest.mark.parametrize("phase", ["draw_secret", "draw", "plan", "travel", "keep"])
def test_a_question_is_about_what_was_touched(phase: str) -> None:
    """Every road and town, from every town: no road is made up, and one's own town asks nothing."""
    for boot in BOARD.towns:
        given: dict[str, Any] = {"hand": "dragon raft"} if phase == "travel" else {}
        state = position(phase=phase, at=boot, open="dragon unicorn", **given)
        seen = view(state, state.turn)
        for road in BOARD.connections:
            asked = question(seen, Choosing(seen.actions), Target("road", road))
            match asked:
                case Place() | PlaceObstacle():
                    assert asked.road == road
                case Move():
                    assert asked.via == road
                case _:
                    raise AssertionError(asked)
        for town in BOARD.towns:
            asked = question(seen, Choosing(seen.actions), Target("town", town))
            if town == boot:
                assert asked is None
            if isinstance(asked, Move):
                assert {town, boot} == {
                    BOARD.connections[asked.via].a,
                    BOARD.connections[asked.via].b,
                }


def test_what_is_legal_is_never_asked_about() -> None:
    """Where a step can be taken only by caravan, a click on its road is a pick, no question."""
    state = position(phase="travel", at="feodor", hand="raft raft raft", roads={FOREST: "dragon"})
    assert any(isinstance(a, Move) and a.how == "caravan" for a in legal_actions(state))
    choosing = Choosing(view(state, state.turn).actions)
    assert choosing.pick(Target("road", FOREST)) is not None

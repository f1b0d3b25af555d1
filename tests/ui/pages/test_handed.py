"""Positions and games by link: a teacher builds a task, another solves it, nobody is harmed."""

import base64
import zlib

import ipywidgets as w
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from elfenwidgets.play import library
from elfenwidgets.play.packed_game import LARGEST, pack, unpack
from elfenwidgets.play.selfplay import play
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.gold.state import gold_of
from elfenwidgets.rules.position import position, short, text
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.address import read, write
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.pages.positions import Positions
from elfenwidgets.ui.pages.replay import Replays
from elfenwidgets.ui.phrases.positions import described
from elfenwidgets.ui.stage.edit import EditAct
from elfenwidgets.ui.stage.games.played_on import PlayedOnAct
from elfenwidgets.ui.stage.puzzle import PuzzleAct
from tests.ui.home.browser import Browser

pytestmark = pytest.mark.usefixtures("home", "faults")

ROAD = "forest:feodor-lapphalya"
STATE = position(at="feodor", phase="travel", hand="dragon raft", roads={ROAD: "dragon"})
SHORT = short.pack(STATE)
GAME = play(editions()["amigo-de"], ["random", "random"], seed=3)
PACKED = str(pack(GAME.record()))


class Visit:
    """The place of a position, and the addresses that it notes."""

    def __init__(self, *rest: str) -> None:
        self.noted: list[Address] = []
        self.place = Positions(self.noted.append, self.noted.append)
        self.place.open(rest)

    @property
    def act(self) -> object:
        return self.place.stage.act


def test_what_a_hint_says_is_pointed_out_at_a_position() -> None:
    state = position(at="feodor", phase="travel", hand="dragon dragon", roads={ROAD: "dragon"})
    stage = Visit(short.pack(state)).place.stage
    act = stage.act
    assert isinstance(act, PlayedOnAct)
    offered = act.marks(stage.session.choosing, None).legal
    stage.press("hint")
    assert act.hints.message is not None
    hinted = act.marks(stage.session.choosing, None)
    assert hinted.legal and hinted.legal != offered
    stage.press("hint")
    stage.press("hint")
    assert [step.via for step in act.marks(stage.session.choosing, None).solid] == [ROAD]


def test_a_position_is_played_on_against_bots_to_the_end() -> None:
    act = Visit(SHORT).act
    assert isinstance(act, PlayedOnAct) and act.view.me is not None
    assert act.view.me.hand == ("dragon", "raft")
    while act.view.actions:
        act.play(act.view.actions[-1])
        act.forth()
    assert act.game.over and act.view.result is not None
    act.use("again")
    assert act.view.me.hand == ("dragon", "raft")


def test_whoever_sees_the_board_reads_the_same_at_each_move_and_others_what_lies_there() -> None:
    """So that no button below it moves."""
    act = Visit(SHORT).act
    assert isinstance(act, PlayedOnAct)
    seen = f'<p class="elfen-goal">{t("handed-about")}</p>'
    assert act.heading().endswith(seen)
    act.play(act.view.actions[0])
    assert act.view.actions and seen in act.heading()
    assert f'<span class="elfen-only-read">{described(act.view)}</span>' in act.heading()


def test_the_way_to_a_far_town_lies_on_the_board_once_the_town_is_pressed() -> None:
    """A finger has no pointer: before the second press takes the boot there, it sees the way."""
    roads = {"mountain:strykhaven-virst": "dragon", "plain:beata-strykhaven": "elfcycle"}
    state = position(phase="travel", at="beata", hand="dragon elfcycle raft", roads=roads)
    stage = Visit(short.pack(state)).place.stage
    stage.session.pick(Target("town", "virst"))
    shown = stage._board.picture
    assert shown is not None
    assert [way.via for way in shown.marks.solid] == [
        *("plain:beata-strykhaven", "mountain:strykhaven-virst")
    ]
    assert set(shown.marks.prices) == set(roads)


def test_a_line_of_text_opens_as_the_short_one_does() -> None:
    browser = Browser()
    browser.visit(f"#{write(('p', text.write(STATE)))}")
    act = browser.home.place.stage.act  # type: ignore[attr-defined]
    assert isinstance(act, PlayedOnAct) and act.view.seats[0].hand == ("dragon", "raft")
    assert t("handed-broken") not in browser.page


def test_a_teacher_builds_a_task_and_another_solves_it() -> None:
    teacher = Visit(SHORT, "edit")
    act = teacher.act
    assert isinstance(act, EditAct)
    act.brush = "unicorn"
    teacher.place.stage.session.pick(Target("road", ROAD))
    assert act.state.counters == {ROAD: "unicorn"}
    for _ in range(2):
        act.use("card/unicorn")
    teacher.place.stage.session.pick(Target("card", "raft"))
    assert act.state.actor.hand == ("unicorn", "unicorn", "dragon")
    teacher.place._name.value = "Two  unicorns <b>"
    teacher.place._save()
    address = teacher.noted[-1]
    assert address[2:] == ("task", "Two unicorns <b>")
    assert "<b>" not in teacher.place._tasks.value
    assert library.facts()["task"] == {address[1]: "Two unicorns <b>"}
    browser = Browser()
    browser.visit("#puzzles")
    assert f'href="#{write(address)}">Two unicorns <b></a>' in browser.page
    task = Visit(*read(f"#{write(address)}")[1:]).act
    assert isinstance(task, PuzzleAct)
    assert "<b>" not in task.heading()
    for step in task._puzzle.steps:
        task.play(step)
    assert task.solved


def test_elfengold_is_played_on_and_built_but_has_no_tasks() -> None:
    """From an auction in which a bot has bid to the end of the game; then as an edited one."""
    auction = gold_position(
        phase="auction", row="dragon tree", players=3, bid=3, bidder=1, turn=2, round=6, hand="raft"
    )
    visit = Visit(short.pack(auction))
    act = visit.act
    assert isinstance(act, PlayedOnAct) and act.view.gold is not None
    assert act.view.gold.bidder == 2, "seats are counted from the one in turn"
    while act.view.actions:
        act.play(act.view.actions[-1])
        act.forth()
    assert act.game.over and act.view.result is not None
    assert isinstance(Visit(short.pack(auction), "task").act, PlayedOnAct)
    builds = Visit(short.pack(gold_position(at="feodor", hand="raft")), "edit")
    edit = builds.act
    assert isinstance(edit, EditAct)
    for brush, place in (
        *(("dragon", ROAD), ("double", ROAD), ("gold_piece", ROAD)),
        ("sea_monster", "river:virst-ixara"),
    ):
        edit.brush = brush
        builds.place.stage.session.pick(Target("road", place))
    for tool in ("counter/tree", "card/dragon", "coins/more"):
        edit.use(tool)
    builds.place.stage.session.pick(Target("card", "raft"))
    assert builds.noted[-1] == ("p", short.pack(edit.state), "edit")
    again = short.unpack(builds.noted[-1][1])
    assert again.counters == {ROAD: "dragon"} and again.actor.hand == ("dragon",)
    gold = gold_of(again)
    assert gold.doubles.keys() == gold.gold_pieces == {ROAD}
    assert gold.monsters == {"river:virst-ixara"}
    assert (gold.seats[0].coins, gold.seats[0].open) == (13, ("tree",))
    edit.brush = "tree"
    builds.place.stage.session.pick(Target("road", ROAD))
    assert edit.message is not None and edit.message.text == t("edit-no-beside")
    builds.place._form._lists["edition"].value = "amigo-de"
    assert edit.state.gold is None and edit.brush in edit.brushes


def test_what_brings_no_town_is_no_task() -> None:
    visit = Visit(short.pack(position(at="feodor", phase="travel", hand="")), "task")
    assert isinstance(visit.act, PlayedOnAct)
    assert t("task-none") in visit.place._notice.value
    visit.place._save()
    assert "task" not in library.facts()


def test_what_cannot_be_is_said_and_changes_nothing() -> None:
    visit = Visit(SHORT, "edit")
    act = visit.act
    assert isinstance(act, EditAct)
    before = act.state
    act.brush = "obstacle"
    visit.place.stage.session.pick(Target("road", "plain:ixara-virst"))
    assert act.message is not None and act.message.text == t("edit-no-obstacle")
    assert act.state == before


def test_a_game_is_played_through_from_a_link_at_its_step() -> None:
    browser = Browser()
    browser.visit(f"#replay/{PACKED}/7")
    assert t("replay-step", n=7, of=len(GAME.moments)) in browser.page
    assert browser.address == f"replay/{PACKED}/7"
    before = len(browser.entries)
    browser.home.place._page._go(9)  # type: ignore[attr-defined]
    assert browser.address == f"replay/{PACKED}/10"
    assert len(browser.entries) == before, "a step is no way back of its own"


def test_a_game_that_goes_on_is_not_played_through_from_a_link() -> None:
    """Whoever packs one by hand would see what its players do not."""
    record = dict(GAME.record())
    record |= {"events": record["events"][:40], "result": None}
    Table.from_record(record)
    noted: list[Address] = []
    place = Replays(noted.append, noted.append)
    place.open((str(pack(record)),))
    assert t("handed-unfinished") in place._notice.value
    assert len(place.widget.children) == 2


def squeezed(content: bytes) -> str:
    """A text that is read as so many bytes."""
    squeeze = zlib.compressobj(9, wbits=-15)
    return base64.urlsafe_b64encode(squeeze.compress(content) + squeeze.flush()).decode()


def test_no_more_is_unpacked_than_a_game_has() -> None:
    assert unpack(squeezed(b"0" * LARGEST)) == "0" * LARGEST
    for size in (LARGEST + 1, 20 * LARGEST):
        with pytest.raises(ValueError, match="too much"):
            unpack(squeezed(b"0" * size))


GOLD = short.pack(gold_position(phase="auction", row="dragon", bid=3, bidder=1, players=3, turn=2))
LINKS = st.text(max_size=40) | st.text("abcdeg0123456789.-_/=", max_size=60)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(["p=", "replay/", f"p={SHORT}", f"p={GOLD}", f"replay/{PACKED}"]), LINKS)
@example("p=", "edition=" + "x" * 10_001)
@example("p=", SHORT + "/task/" + "%3Cscript%3E" * 300)
@example("p=", SHORT + "/" + "a/" * 4000)
@example("p=", GOLD + "/task")
@example("p=", GOLD.replace("auction", "open"))
@example("p=", GOLD.replace("-12", "-" + "9" * 900))
@example("p=", "a" * 19_000)
@example("replay/", squeezed(b"0" * 10 * LARGEST))
@example("replay/", squeezed(b"[" * (LARGEST - 1)))
@example("replay/", squeezed(b'{"format":"elfenland-record","version":1}'))
@example("replay/", PACKED[: len(PACKED) // 2])
@example(f"replay/{PACKED}", "/99999999999999999999")
@example(f"replay/{PACKED}", "/-1")
def test_a_link_from_a_stranger_opens_or_is_refused_in_a_sentence(begins: str, rest: str) -> None:
    """The fixture sees to it that no fault is logged."""
    browser = Browser()
    browser.visit(f"#{begins}{rest}")
    assert "<script>" not in "".join(x.value for x in browser.find(w.HTML))
    assert t("fault", file="*").split("*")[0] not in browser.page

"""A position as one line of text, both ways."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.rules import State, engine, legal_actions, view
from elfenwidgets.rules.phases.deal import upcoming
from elfenwidgets.rules.position import position
from elfenwidgets.rules.position.text import LONGEST, PositionError, parse, write
from tests.rules.profiles import examples, profile
from tests.rules.randomplay import TABLES, pick, variants

VARIANTS = variants()
GAMES = [*TABLES, *(("boats-everywhere", seats) for seats in range(2, 7))]


def every_state(variant: str, seats: int, seed: int | str) -> Iterator[State]:
    """Every state of a random game, those between two events of the box among them."""
    rng = random.Random(f"{seed}")
    state = engine.set_up(VARIANTS[variant], seats, seed)
    while state.phase != "over":
        yield state
        event = upcoming(state)
        state = engine.step(state, pick(state, rng) if event is None else event)
    yield state


@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_every_state_of_a_game_comes_back_from_its_line(variant: str, seats: int) -> None:
    for state in every_state(variant, seats, 7):
        line = write(state)
        assert line.isprintable() and len(line) < LONGEST / 2
        again = parse(line)
        assert again == state
        assert [*again.counters] == [*state.counters]
        assert write(again) == line


@profile
@given(st.sampled_from(GAMES), st.one_of(st.integers(), st.text(max_size=50), st.just("\ud800 \n")))
def test_any_seed_comes_back(table: tuple[str, int], seed: int | str) -> None:
    state = engine.start(VARIANTS[table[0]], table[1], seed)
    assert parse(write(state)) == state


TEXT = (
    "edition=amigo-de rules={} seed=42 round=2 phase=plan start=0 turn=1 done=1 "
    "seat=virst/ixara,virst/rdd/gm/t/!/- seat=elvenhold/-/gr/-/-/-/- "
    "roads=d!@plain:ixara-virst,u@forest:feodor-lapphalya "
    "display=geemu pile=? stack=? played=- towns=-"
)


def test_the_line_of_the_description() -> None:
    state = parse(TEXT)
    assert (state.edition.key, state.seed, state.round, state.phase) == ("amigo-de", 42, 2, "plan")
    assert (state.start, state.turn, state.done) == (0, 1, 1)
    one, two = state.seats
    assert (one.boot, sorted(one.pieces), one.obstacle) == ("virst", ["ixara", "virst"], True)
    assert (one.hand, one.open, one.secret) == (
        ("dragon", "dragon", "raft"),
        ("giant_pig", "magic_cloud"),
        ("troll_wagon",),
    )
    assert (two.boot, two.pieces, two.obstacle) == ("elvenhold", frozenset(), False)
    assert state.counters == {"plain:ixara-virst": "dragon", "forest:feodor-lapphalya": "unicorn"}
    assert state.obstacles == {"plain:ixara-virst"}
    assert state.display == ("giant_pig", "elfcycle", "elfcycle", "magic_cloud", "unicorn")
    assert (len(state.pile), len(state.stack)) == (48 - 5 - 2 - 3, 72 - 5)
    assert any(legal_actions(state))


def test_what_lies_face_down_on_the_table_may_be_unknown() -> None:
    state = parse(TEXT)
    assert state == parse(TEXT)
    assert list(state.pile) != sorted(state.pile)
    other = parse(TEXT.replace("seed=42", "seed=43"))
    assert sorted(other.pile) == sorted(state.pile)
    assert (other.pile, other.stack) != (state.pile, state.stack)
    moon = position("moon-1998", phase="plan", round=2)
    words = write(moon).split(" ")
    unknown = parse(" ".join([*words[:-1], "towns=?"]))
    assert sorted(unknown.towns) == sorted(moon.towns)


def test_what_is_unknown_is_always_the_same() -> None:
    """A line is the same situation in every version."""
    assert write(parse(TEXT)).partition("display=geemu ")[2] == (
        "pile=muddmdmetuddteddmeetetgmueggtggugumtut"
        " stack=teurdummuggdmmgrtegdmeteerurutgtmumturmgrtegrteerddmgdguttmrdurudee"
        " played=- towns=-"
    )
    moon = write(position("moon-1998")).partition("towns=")[0]
    assert write(parse(f"{moon}towns=?")).partition("towns=")[2] == (
        "grangor,virst,strykhaven,mahdavikia,usselen,beata,ixara,ergeren,wylhien,jaccaranda"
    )


def replaced(old: str, new: str, line: str = TEXT) -> str:
    assert line.count(old) == 1, old
    return line.replace(old, new)


BROKEN = [
    (replaced(" towns=-", ""), "a position has the fields edition rules seed"),
    (replaced("round=2 phase=plan", "phase=plan round=2"), "a position has the fields"),
    (replaced("round=2 ", "round=2 round=2 "), "a position has the fields"),
    (TEXT.replace(" ", "  "), "a position has the fields"),
    (TEXT + " weather=fine", "a position has the fields"),
    ("x" * 10_001, "a position is a text of 10000 characters at most"),
    (replaced("amigo-de", "amigo"), "no edition is called amigo"),
    (replaced("rules={}", "rules=[]"), "the rules are an object of switches"),
    (replaced("rules={}", "rules={"), "the rules and the seed are written as JSON"),
    (replaced("rules={}", "rules=" + "[" * 9000), "the rules and the seed are written as JSON"),
    (replaced("rules={}", 'rules={"rounds":5}'), "no switch rounds can be 5"),
    (replaced("rules={}", 'rules={"self":5}'), "no switch self can be 5"),
    (replaced("seed=42", "seed=true"), "no seed of 1024 bits or characters: True"),
    (replaced("seed=42", "seed=1.5"), "no seed of 1024 bits"),
    (replaced("seed=42", f"seed={1 << 1025}"), "no seed of 1024 bits"),
    (replaced("seed=42", f'seed="{"x" * 1025}"'), "no seed of 1024 bits"),
    (replaced("round=2", "round=5"), "no round 5 in the phase plan"),
    (replaced("round=2", "round=0"), "no round 0 in the phase plan"),
    (replaced("round=2", "round=two"), "no number of at most two digits: two"),
    (replaced("round=2", "round=\u0662"), "no number of at most two digits"),
    (replaced("round=2", "round=100"), "no number of at most two digits"),
    (replaced("rules={} seed=42 round=2", 'rules={"rounds":3} seed=42 round=4'), "no round 4"),
    (replaced("phase=plan", "phase=lunch"), "no phase is called lunch"),
    (replaced("start=0", "start=2"), "no seat 2 among 2 players"),
    (replaced("turn=1", "turn=2"), "no seat 2 among 2 players"),
    (replaced("done=1", "done=2"), "after 2 turns it is not seat 1's turn"),
    (replaced("phase=plan", "phase=keep"), "no counters lie on the roads in the phase keep"),
    (replaced("phase=plan", "phase=draw"), "no counters lie on the roads in the phase draw"),
    (replaced("phase=plan", "phase=over"), "nothing ends the game in round 2"),
    (replaced("phase=plan", "phase=deal"), "seat 0 has kept 3 counters"),
    (replaced("seat=elvenhold/-/gr/-/-/-/- ", ""), "two to six players sit at a table, not 1"),
    (
        replaced("virst/ixara,virst/rdd", "oz/ixara,virst/rdd"),
        "no seat of seven parts, first its boot's town: oz/ixara,virst/rdd/gm/t/!/-",
    ),
    (replaced("/gm/t/!/-", "/gm/t/!"), "no seat of seven parts"),
    (replaced("/gm/t/!/-", "/gm/t/?/-"), "no seat of seven parts"),
    (replaced("/gm/t/!/-", "/gm/t/!/feodor"), "no town card of feodor"),
    (replaced("/gm/t/!/-", "/gm/t/!/beata"), "the towns is not what is left of the 0 in the box"),
    (replaced("virst/ixara,virst/", "virst/ixara/"), "the boot stands in virst"),
    (
        replaced("/ixara,virst/", "/virst,virst/"),
        "no such towns, or one of them twice: virst,virst",
    ),
    (replaced("/ixara,virst/", "/elvenhold,virst/"), "no such towns, or one of them twice"),
    (replaced("/rdd/", "/rdx/"), "no letters of cards or counters: rdx"),
    (replaced("/rdd/", "//"), "no letters of cards or counters"),
    (replaced("/rdd/", "/ddddddddddd/"), "the stack is not what is left of the 72"),
    (replaced("/rdd/", "/rrrrrrrrr/"), "seat 0 has 9 cards, here at most 8"),
    (replaced("/gm/t/", "/gr/t/"), "no letters of cards or counters"),
    (replaced("/gm/t/", "/gmeut/t/"), "seat 0 has 6 counters, at most five"),
    (replaced("d!@plain", "r!@plain"), "no r! goes over plain:ixara-virst"),
    (replaced("d!@plain:ixara-virst", "d!@river:virst-ixara"), "no d! goes over river:virst-ixara"),
    (
        replaced("u@forest:feodor-lapphalya", "u@plain:ixara-virst"),
        "no such road, or twice: plain:ixara-virst",
    ),
    (
        replaced("u@forest:feodor-lapphalya", "u@x@forest:feodor-lapphalya"),
        "no such road, or twice: x@forest:feodor-lapphalya",
    ),
    (replaced("u@forest", "u!@forest"), "2 obstacles lie there, 1 were placed"),
    (replaced("display=geemu", "display=geem"), "five counters lie in the display, not 4"),
    (replaced("display=geemu", "display=ggggg"), None),
    (replaced("pile=?", "pile=-"), "the pile is not what is left"),
    (replaced("stack=?", "stack=d"), "the stack is not what is left"),
    (replaced("towns=-", "towns=virst"), "the towns is not what is left"),
    (replaced("played=-", "played=rr"), "no cards are played before the boots move"),
]


@pytest.mark.parametrize(("line", "sentence"), BROKEN)
def test_a_broken_line_gets_a_sentence(line: str, sentence: str | None) -> None:
    if sentence is None:
        assert parse(line).display == ("giant_pig",) * 5
        return
    with pytest.raises(PositionError) as error:
        parse(line)
    assert str(error.value).startswith(sentence)
    assert str(error.value).isprintable() and len(str(error.value)) < 200


class Text(str):
    """Another type than str."""


@pytest.mark.parametrize("thing", [None, 7, b"edition=", ["edition="], Text(TEXT)])
def test_only_a_text_is_a_line(thing: Any) -> None:
    with pytest.raises(PositionError, match="a text of 10000 characters"):
        parse(thing)


def test_a_seed_too_long_for_a_line_is_not_written() -> None:
    for seed in ("x" * 1025, 1 << 1024):
        state = engine.start(VARIANTS["amigo-de"], 2, seed)
        with pytest.raises(ValueError, match="1024 bits or characters at most"):
            write(state)


@pytest.mark.parametrize("seed", ["", "a=b seat=", "x" * 1024, (1 << 1024) - 1, 1 - (1 << 1024)])
def test_any_seed_that_is_not_too_long_comes_back(seed: int | str) -> None:
    state = engine.start(VARIANTS["amigo-de"], 2, seed)
    assert parse(write(state)) == state


def test_a_line_has_ten_thousand_characters_at_most() -> None:
    assert parse(TEXT.ljust(10_000)) == parse(TEXT)
    with pytest.raises(PositionError, match="a text of 10000 characters at most"):
        parse(TEXT.ljust(10_001))


def a_position_or_an_error(line: str) -> None:
    """A line gives a state to go on from, or a PositionError."""
    try:
        state = parse(line)
    except PositionError:
        return
    assert parse(write(state)) == state
    for onlooker in (None, 0):
        view(state, onlooker)
    state = engine.settle(state)
    for _ in range(30):
        if state.phase == "over":
            return
        state = engine.apply(state, next(legal_actions(state)))


LINES = [
    write(state)
    for variant in ("amigo-de", "moon-1998", "boats-everywhere")
    for state in [*every_state(variant, 3, "fuzz")][::9]
]
WORDS = sorted({word for line in LINES for part in line.split(" ") for word in part.split("=")})


@examples(300)
@given(st.text() | st.text(alphabet=sorted(set("".join(LINES)))))
def test_any_text(line: str) -> None:
    a_position_or_an_error(line)


@examples(500)
@given(st.sampled_from(LINES), st.data())
def test_a_line_with_something_changed(line: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        parts = line.split(" ")
        at = data.draw(st.integers(0, len(parts) - 1))
        name, _, value = parts[at].partition("=")
        cut = data.draw(st.integers(0, len(value)))
        end = data.draw(st.integers(cut, min(len(value), cut + 3)))
        more = st.text(max_size=3) | st.text("gemutdr?-!,/0123456789", max_size=3)
        changed = value[:cut] + data.draw(more) + value[end:]
        new = data.draw(st.sampled_from([*WORDS, *[changed] * len(WORDS)]))
        parts[at] = f"{name}={new}"
        line = " ".join(parts)
    a_position_or_an_error(line)

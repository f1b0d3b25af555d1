"""The conformance suite is whole, and both the engine and the referee pass it."""

from collections import defaultdict
from dataclasses import replace

from elfenwidgets.lessons.beside.cases import OFTEN_WRONG
from elfenwidgets.lessons.catalogue import level
from elfenwidgets.rules import Edition
from elfenwidgets.rules.conformance import cases, mistake
from elfenwidgets.rules.position.text import parse
from tests.rules.gold import judge as gold_judge
from tests.rules.rulebook import GOLD_SWITCHES, RULES, SWITCHES, has
from tests.rules.whole_games import judge as base_judge

CASES = [*cases().values()]


def test_the_engine_says_the_same_as_every_case() -> None:
    assert len(CASES) > 500
    assert [line for case in CASES if (line := mistake(case))] == []


def test_a_case_that_says_the_contrary_is_a_mistake() -> None:
    for case in CASES:
        if case.action is None:
            assert mistake(replace(case, possible=not case.possible))
        else:
            assert mistake(replace(case, legal=not case.legal))
        if case.legal is False:
            assert mistake(replace(case, statement="", also=()))
        if case.after:
            assert mistake(replace(case, after={**case.after, "round": 9}))


def test_the_referees_say_the_same_of_every_action() -> None:
    judged = [(case, case.action) for case in CASES if case.action is not None]
    assert len(judged) > 450
    unlike = []
    for case, action in judged:
        judge = gold_judge if case.position.startswith("edition=elfengold") else base_judge
        if judge.allows(case.position, action) != case.legal:
            unlike.append(case.id)
    assert unlike == []


def test_every_statement_has_a_case() -> None:
    named = {rule for case in CASES for rule in (case.statement, *case.also)}
    assert named == set(RULES)


def test_every_value_of_every_switch_decides_a_case() -> None:
    editions: dict[str, list[Edition]] = defaultdict(list)
    for case in CASES:
        if case.switch and case.possible:
            editions[case.switch].append(parse(case.position).edition)
    for switch, values in {**SWITCHES, **GOLD_SWITCHES}.items():
        for value in values:
            assert any(has(each, switch, value) for each in editions[switch]), (switch, value)


def test_what_is_often_played_wrong_has_a_case_and_a_level_of_its_statement() -> None:
    assert len({each.statement for each in OFTEN_WRONG}) == 10
    for each in OFTEN_WRONG:
        assert cases()[each.case].statement == each.statement
        assert each.statement in level(each.level).statements

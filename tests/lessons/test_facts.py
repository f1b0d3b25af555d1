"""What lessons and switches say is what the rules say: sentences that are easily told wrong."""

import re

import pytest

from elfenwidgets import text
from elfenwidgets.lessons.catalogue import level, words
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.rules.board import BOARD, CHART, TERRAINS
from elfenwidgets.rules.edition import base_editions, editions
from elfenwidgets.rules.notation import parse

SAYS = [
    ("P4.5", "statement-P4-5", "as often as they can pay.*until the round ends"),
    ("P4.5", "lesson-plan-trap-4", "for everyone until the end of the round"),
    ("P4.9", "level-plan-last-chance-learned", "everyone passes in a row"),
    ("P4.9", "lesson-plan-trap-1", "unless everyone else passes"),
    ("P5.2", "lesson-travel-trap-4", "one counter, however many cards"),
    ("P5.4", "step-plan-obstacle", "of the same kind"),
    ("P5.4", "step-travel-once", "one more of the same"),
    ("P5.4", "land-obstacle", "of the same kind"),
    ("P5.4", "now-obstacle-where", "of the same kind"),
    ("P5.4", "chart-about", "of that kind"),
    ("P5.8", "step-travel-caravan", "even if you hold the right ones"),
    ("P5.8", "statement-P5-8", "rafts included.*at some tables"),
    ("P5.11", "statement-P5-11", "your boot stays where it is"),
    ("P5.11", "lesson-finish-trap-4", "boot stays where it is"),
    ("P5.12", "question-journey-save-why-2", "a step you didn’t take"),
    ("P6.1", "statement-P6-1", "bottom of its stack"),
    ("E3", "statement-E3", "most editions finish that round.*at once.*after round three"),
    ("E3", "lesson-finish-trap-6", "AMIGO.s: the round is finished, and the game ends"),
    ("E3", "step-editions-early", "1998.*Swedish.*wins at once"),
    ("E3", "level-editions-round-three-learned", "all twenty pieces after round three win"),
    ("E3", "switch-early_end-finish_round", "the round is finished, then the game is over"),
    ("E4", "lesson-town-cards-trap-2", "in most editions, it’s first whoever is nearer"),
    ("E4", "level-town-cards-nearer-learned", "in most editions"),
    ("E4", "step-editions-designer", "whoever holds more cards wins a tie"),
    ("P6.4", "step-editions-fresh", "French.*designer’s, the display is replaced"),
    ("stars", "step-welcome-stars", "Two hints are free.*one star"),
    ("P4.3", "level-cards-fits-learned", "a road near you"),
    ("hands", "step-cards-secret", "they see how many cards you hold"),
    ("hands", "question-cards-who-1", "others may ask how many"),
    ("P5.3", "step-travel-once", "exactly as many as the chart says"),
    ("P5.3", "question-travel-price-1", "Exactly what it costs"),
    ("P5.8", "level-travel-caravan-learned", "as often in a move as you can pay"),
    ("P5.8", "question-travel-caravan-3", "as often as I can pay"),
    ("G4.2", "step-gold-auction", "starting player bids first, at least one coin"),
    ("G4.2", "question-gold-bid-2", "from one to five"),
    ("G5.1", "level-spells-tree-learned", "only one tree fits"),
    ("G5.2", "level-spells-monster-learned", "river or ferry holds one monster"),
    ("G5.3", "level-spells-gold-piece-learned", "Only one gold piece"),
    ("G5.4", "step-spells-spells", "a road that has only one"),
    ("G5.4", "question-spells-double-1", "A road with one counter"),
    ("G5.4", "level-spells-double-learned", "a caravan of any three"),
    ("G5.5", "step-spells-spells", "different kinds that lie alone"),
    ("G5.5", "level-spells-exchange-learned", "goes back to the pile at once"),
    ("G5.6", "level-spells-dear-learned", "caravan takes four"),
    ("G7.1", "question-spells-away-ask", "trees and Doubles"),
]
"""The statement behind a sentence, the sentence, and what has to stand in it."""

NEVER = [
    ("step-editions-eight", "printed"),  # the designer's rules are a web page
    ("lesson-editions-trap-1", "There are eight, and"),
    ("step-editions-early", "newest"),  # nobody knows that nothing is newer
    ("lesson-not-reached", "been taken back"),  # it is still on the board
    ("lesson-dead-end", "been taken back"),
    ("level-journey-round-trip-goal", "each kind"),  # there are seven kinds
    ("level-welcome-three-towns-look", "each kind"),
    ("level-python-line-wrong-end", "give up"),  # a hand of four is not cut
]
"""What was said once and is not so."""


@pytest.mark.parametrize(("rule", "key", "said"), SAYS, ids=[f"{r} {k}" for r, k, _ in SAYS])
def test_a_sentence_says_the_whole_rule(rule: str, key: str, said: str) -> None:
    assert re.search(said, text.t(key))


@pytest.mark.parametrize(("key", "wrong"), NEVER, ids=[key for key, _ in NEVER])
def test_a_sentence_does_not_say_what_is_not_so(key: str, wrong: str) -> None:
    assert wrong not in text.t(key)


@pytest.mark.parametrize(
    ("language", "only", "lead"),
    [
        ("en", "Only", "lead"),
        ("de", "Nur", "führen"),
        ("fr", "Seulement", "en tête"),
        ("it", "Solo", "in testa"),
        ("sv", "Bara", "leder"),
    ],
)
def test_what_distracts_from_the_right_answer_is_wrong(language: str, only: str, lead: str) -> None:
    """Three cards of one kind are a caravan, too; fifteen pieces need not be the most."""
    text.use(language)
    assert only in text.t("question-travel-caravan-2")
    assert lead in text.t("question-finish-tie-ask")
    text.use(text.DEFAULT)


def test_the_hand_of_a_level_is_told_as_it_is() -> None:
    hand = level("journey/round-trip").start.seats[0].hand
    said = text.t("level-journey-round-trip-goal")
    assert sorted(hand) == ["dragon", "elfcycle", "raft", "raft", "unicorn"]
    assert all(name in said for name in ("an elfcycle", "a unicorn", "a dragon", "two rafts"))


@pytest.mark.parametrize("language", text.languages())
def test_the_roads_that_a_kind_takes_for_one_card_are_counted(language: str) -> None:
    roads = [each.kind for each in BOARD.connections.values() if each.kind in TERRAINS]
    cheap = {kind: sum(prices.get(r) == 1 for r in roads) for kind, prices in CHART.items()}
    assert cheap["magic_cloud"] == cheap["troll_wagon"]
    assert cheap["giant_pig"] == cheap["elfcycle"] == cheap["unicorn"]
    counted = {len(roads), cheap["dragon"], cheap["unicorn"], cheap["magic_cloud"]}
    said = text.said_in(language, "step-journey-kinds")
    assert counted == {int(number) for number in re.findall(r"\d+", said)}


def test_each_edition_tells_how_it_differs_from_the_usual_one() -> None:
    """Whoever reads the line under an edition need not open the list of its switches."""
    told = {
        "rounds": "round",
        "hand": "eight new cards",
        "display": "replaced",
        "give_back": "given back",
        "lake_cost": "ferry",
        "boatmen": "boatmen",
        "town_cards": "Town cards",
        "town_card_tie": "more cards win",
        "caravan_only_if_unable": "caravan",
        "early_end": "twentieth|all twenty",
    }
    usual = editions()["amigo-de"]
    for key, edition in base_editions().items():
        about = text.t(f"edition-{key}-about")
        for switch, word in told.items():
            if getattr(edition, switch) != getattr(usual, switch):
                assert re.search(word, about), (key, switch)


def test_no_sentence_of_the_course_uses_what_only_the_files_say() -> None:
    """Plains and woods, as printed; the ids of the files are for records."""
    for key in words():
        line = re.search(r"\w+:\w+-\w+", text.t(key))
        assert line or not re.search(r"\b(forest|plain|start player)\b", text.t(key)), key


def test_who_likes_unicorns_takes_the_only_one() -> None:
    attempt = Attempt(level("finish/left"))
    for line in attempt.level.solution[:2]:
        attempt.play(parse(line))
    (taken,) = attempt.others
    assert taken["e"] == "draw" and taken["counter"] == "unicorn"
    assert "unicorn" not in attempt.state.display

"""What lessons and switches say is what the rules say: sentences that are easily told wrong."""

import re

import pytest

from elfenwidgets import text
from elfenwidgets.lessons.catalogue import level, words
from elfenwidgets.rules.edition import editions

SAYS = [
    ("P4.5", "statement-P4-5", "as often as they can pay.*until the round ends"),
    ("P4.5", "lesson-plan-text-3", "as often as they can pay.*until the end of the round"),
    ("P4.9", "lesson-plan-text-5", "once everyone passes in a row.*risk"),
    ("P4.9", "lesson-plan-trap-1", "unless everyone else passes"),
    ("P5.2", "lesson-travel-text-2", "one counter, however many cards"),
    ("P5.4", "lesson-plan-text-4", "of the same kind"),
    ("P5.4", "lesson-travel-text-2", "of the same kind"),
    ("P5.4", "lesson-map-text-5", "of the same kind"),
    ("P5.4", "land-obstacle", "of the same kind"),
    ("P5.4", "now-obstacle-where", "of the same kind"),
    ("P5.4", "chart-about", "of that kind"),
    ("P5.8", "lesson-travel-text-3", "even if you hold them"),
    ("P5.8", "statement-P5-8", "rafts included.*at some tables"),
    ("P5.11", "statement-P5-11", "your boot stays where it is"),
    ("P5.11", "lesson-finish-text-2", "boot stays where it is"),
    ("P5.12", "question-game-save-why-2", "a step you didn't take"),
    ("P6.1", "statement-P6-1", "bottom of its stack"),
    ("P6.1", "lesson-finish-text-1", "bottom of its stack"),
    ("E3", "statement-E3", "most editions finish that round.*at once.*after round three"),
    ("E3", "lesson-end-text-4", "most editions finish that round, and the game ends"),
    ("E3", "lesson-editions-text-2", "1998.*Swedish.*wins at once"),
    ("E3", "lesson-editions-text-3", "all twenty pieces after round three wins"),
    ("E3", "switch-early_end-finish_round", "the round is finished, then the game is over"),
    ("E4", "lesson-end-text-4", "in one edition.*more cards"),
    ("E4", "level-end-nearer-learned", "in most editions"),
    ("E4", "lesson-editions-text-3", "more cards win a tie"),
    ("P6.4", "lesson-editions-text-4", "French.*designer's, the display is replaced"),
    ("stars", "lesson-welcome-text-5", "Two hints are free.*one star"),
    ("P4.3", "level-draw-fits-learned", "a road near you"),
]
"""The statement behind a sentence, the sentence, and what has to stand in it."""

NEVER = [
    ("lesson-editions-text-1", "printed"),  # the designer's rules are a web page
    ("lesson-editions-trap-1", "There are eight, and"),
    ("lesson-editions-text-2", "newest"),  # nobody knows that nothing is newer
    ("lesson-map-text-3", "everywhere"),  # not on water
    ("lesson-not-reached", "been taken back"),  # it is still on the board
    ("lesson-dead-end", "been taken back"),
    ("level-game-round-trip-goal", "each kind"),  # there are seven kinds
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


@pytest.mark.parametrize("language", text.languages())
def test_what_distracts_from_the_right_answer_is_wrong(language: str) -> None:
    """Three cards of one kind are a caravan, too; fifteen pieces need not be the most."""
    text.use(language)
    only = {"en": ("Only", "lead"), "de": ("Nur", "führen")}[language]
    assert only[0] in text.t("question-travel-caravan-2")
    assert only[1] in text.t("question-end-tie-ask")
    text.use(text.DEFAULT)


def test_the_hand_of_a_level_is_told_as_it_is() -> None:
    hand = level("game/round-trip").start.seats[0].hand
    said = text.t("level-game-round-trip-goal")
    assert sorted(hand) == ["dragon", "elfcycle", "raft", "raft", "unicorn"]
    assert all(name in said for name in ("an elfcycle", "a unicorn", "a dragon", "two rafts"))


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
    for key, edition in editions().items():
        about = text.t(f"edition-{key}-about")
        for switch, word in told.items():
            if getattr(edition, switch) != getattr(usual, switch):
                assert re.search(word, about), (key, switch)


def test_no_sentence_of_the_course_uses_what_only_the_files_say() -> None:
    """Plains and woods, as printed; the ids of the files are for records."""
    for key in words():
        line = re.search(r"\w+:\w+-\w+", text.t(key))
        assert line or not re.search(r"\b(forest|plain|start player)\b", text.t(key)), key

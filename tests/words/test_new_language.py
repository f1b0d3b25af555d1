"""A folder of files makes a language, with the grammar that it needs and no line of code."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from datetime import date, datetime
from pathlib import Path
from shutil import copytree

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from elfenwidgets import text
from elfenwidgets.authoring import languages
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.players import Player
from elfenwidgets.text import Name, t
from elfenwidgets.ui.phrases import words

Write = Callable[..., None]


def forget() -> None:
    """Read the folder anew."""
    text._spoken.cache_clear()
    text._sentence.cache_clear()
    text.languages.cache_clear()


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Write files of French, by name, beside English; it is the language in use."""
    copytree(text.LOCALE / text.DEFAULT, tmp_path / text.DEFAULT)
    (tmp_path / "fr").mkdir()
    monkeypatch.setattr(text, "LOCALE", tmp_path)

    def write(**files: str) -> None:
        for name, content in files.items():
            (tmp_path / "fr" / f"{name}.ftl").write_text(content, encoding="utf-8")
        forget()
        text.use("fr")

    yield write
    monkeypatch.undo()
    forget()
    text.use(text.DEFAULT)


def test_its_folder_is_all_that_a_language_needs(french: Write) -> None:
    french(table="now-over = La partie est finie.\n")
    assert text.languages() == ("en", "fr")
    assert t("now-over") == "La partie est finie."


def test_what_it_does_not_say_yet_is_said_in_the_default_language(french: Write) -> None:
    french(table="now-over = La partie est finie.\n")
    said = t("log-pass", name=Name("Ada", "player"))
    text.use(text.DEFAULT)
    assert t("log-pass", name=Name("Ada", "player")) == said


def test_a_thing_chooses_its_article_by_its_id_whatever_it_is_called(french: Write) -> None:
    french(
        names="kind-elfcycle = roue elfique\nkind-dragon = dragon\n"
        "one-counter = { $counter ->\n    [elfcycle] une { $counter }\n"
        "   *[other] un { $counter }\n}\n",
        rules="refusal-not-in-display = { CAP(one-counter) } ? Il n’y en a pas.\n",
    )
    said = [t("refusal-not-in-display", counter=words.kind(k)) for k in ("elfcycle", "dragon")]
    assert said == ["Une roue elfique ? Il n’y en a pas.", "Un dragon ? Il n’y en a pas."]


def test_things_that_read_alike_keep_their_own_sentences(french: Write) -> None:
    french(a="there = { $thing ->\n    [feodor] à { $thing }\n   *[other] avec { $thing }\n}\n")
    said = [t("there", thing=Name("Feodor", id)) for id in ("feodor", "player", "feodor")]
    assert said == ["à Feodor", "avec Feodor", "à Feodor"]
    assert t("there", thing="Feodor") == "avec Feodor"


def test_terms_and_attributes_are_found_in_whatever_file_they_are(french: Write) -> None:
    french(
        a="-game = Elfenland\n    .genre = masculine\n",
        b="end-again = { things.nouvelle }\nstart-title = { -game }\n",
        z="things =\n    .nouvelle = Nouvelle partie d’{ -game }\n",
    )
    assert (t("end-again"), t("start-title")) == ("Nouvelle partie d’Elfenland", "Elfenland")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Elvenhold", "d’Elvenhold"),
        ("Élodie", "d’Élodie"),
        ("Œdipe", "d’Œdipe"),
        ("Yttar", "d’Yttar"),
        ("Yves", "d’Yves"),
        ("Yasmine", "de Yasmine"),
        ("Y", "de Y"),
        ("Virst", "de Virst"),
        ("Hélène", "de Hélène"),
        ("רוני", "de \u2068רוני\u2069"),
        ("", "de "),
    ],
)
def test_a_name_says_what_it_begins_with(french: Write, name: str, said: str) -> None:
    french(
        x="turn-of = { INITIAL($name) ->\n    [vowel] d’{ $name }\n    [h] de { $name }\n"
        "   *[other] de { $name }\n}\n"
    )
    assert t("turn-of", name=Name(name, "player")) == t("turn-of", name=name) == said


@pytest.mark.parametrize(
    ("last", "said"),
    [
        ("Élodie", "Ada ed Élodie"),
        ("Erg'Erén", "Ada ed Erg'Erén"),
        ("Bo", "Ada e Bo"),
        ("", "Ada e "),
    ],
)
def test_a_name_says_its_first_letter(french: Write, last: str, said: str) -> None:
    french(x="list-and = { $some } { LETTER($last) ->\n    [e] ed\n   *[other] e\n} { $last }\n")
    assert t("list-and", some="Ada", last=Name(last, "player")) == said
    assert t("list-and", some="Ada", last=last) == said


def test_nothing_is_one_in_french(french: Write) -> None:
    french(x="seat-cards = { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n}\n")
    assert [t("seat-cards", n=n) for n in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]


def test_lists_joints_numbers_and_days_are_those_of_the_language(french: Write) -> None:
    french(
        x="list-comma = { $some }, { $last }\nlist-and = { $some } et { $last }\n"
        "list-or = { $some } ou { $last }\nlabel = { $title }\u202f:\n"
        'command-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, '
        "maximumFractionDigits: 1) }\n"
        'puzzles-day = { $kind } du { DATETIME($date, dateStyle: "long") }\n'
        'start-resume-over = { $names }, { DATETIME($when, dateStyle: "short") }\n'
    )
    three = ["Ada", "Bo", "Cy"]
    assert words.both(three) == "Ada, Bo et Cy"
    assert words.either(three) == "Ada, Bo ou Cy"
    assert words.row(three) == "Ada, Bo, Cy"
    assert [words.both(three[:n]) for n in range(3)] == ["", "Ada", "Ada et Bo"]
    assert words.label("Cartes") == "Cartes\u202f:"
    assert t("command-share", share=0.25) == "25,0\u00a0%"
    assert t("puzzles-day", kind="Énigme", date=date(2026, 11, 21)) == "Énigme du 21 novembre 2026"
    when = datetime(2026, 11, 21, 22, 55)
    assert t("start-resume-over", names="Ada", when=when) == "Ada, 21/11/2026"


def test_a_name_that_is_copied_keeps_its_id() -> None:
    assert deepcopy(Name("Drache", "dragon")).id == "dragon"


@pytest.mark.parametrize("language", text.languages())
def test_only_the_reader_is_spoken_to_whatever_others_call_themselves(language: str) -> None:
    text.use(language)
    event: LogEvent = {"e": "pass", "seat": 0}
    for name in ("you", "du", "player", t("lesson-you")):
        assert name in words.event(event, [Player(name, "red")])
    spoken = words.event(event, [words.reader("red")])
    text.use(text.DEFAULT)
    assert spoken != words.event(event, [Player("you", "red")])


@pytest.mark.parametrize("code", text.languages())
def test_the_files_are_cut_into_the_entries_that_the_parser_finds(code: str) -> None:
    """They are parsed one by one, each when it is first said."""
    parser = FluentParser(with_spans=False)
    lines = text._text(code, lessons=False) + text._text(code, lessons=True)
    for path in (text.LOCALE / code).glob("*.ftl"):
        for entry in parser.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                entry.comment = None
                name = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
                cut = text._entry(lines, name)
                assert cut is not None
                assert parser.parse_entry(cut).equals(entry)
    assert text._entry(lines, "no-such-message") is None


def test_a_command_prints_what_a_language_does_not_say_yet(
    french: Write, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["languages", "fr"])
    everything = "\n".join(
        f"{path.read_text(encoding='utf-8')}" for path in (text.LOCALE / "en").glob("*.ftl")
    )
    french(all=everything)
    assert languages.main() == 0
    french(all=everything.replace("\nnow-over =", "\nnow-nothing ="))
    assert languages.main() == 1
    complete, lacking, key = capsys.readouterr().out.splitlines()
    assert complete.split()[1] == complete.split()[3]
    assert int(lacking.split()[1]) == int(lacking.split()[3]) - 1
    assert key.strip() == "table.ftl: now-over"

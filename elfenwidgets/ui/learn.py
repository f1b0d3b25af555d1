"""What a notebook of the course calls: ``learn("plan")``, ``check("map:upriver", 2)``."""

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.beside import beyond
from elfenwidgets.lessons.catalogue import Item, Lesson
from elfenwidgets.lessons.exercise import BLANK, Exercise
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.lessons.places import place
from elfenwidgets.lessons.question import CHOICES, Question
from elfenwidgets.markup import NOTHING, Html, html
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.notation import parse, write
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view
from elfenwidgets.text import t
from elfenwidgets.ui.course import front_page, links
from elfenwidgets.ui.course.notebook import course_page
from elfenwidgets.ui.course.notebook import ways as notebook_ways
from elfenwidgets.ui.course.notebook.lesson import NotebookLesson
from elfenwidgets.ui.course.notebook.ways import MarkdownText
from elfenwidgets.ui.course.teaching.teacher_page import TeacherPage
from elfenwidgets.ui.course.text import quiz
from elfenwidgets.ui.course.text.quiz import read_answer
from elfenwidgets.ui.course.unknown import unknown
from elfenwidgets.ui.drawing.svg.board import board_svg
from elfenwidgets.ui.drawing.theme import USUAL_COLORS
from elfenwidgets.ui.kit import html_parts
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.address import parts
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.pages.puzzles import PuzzlePage
from elfenwidgets.ui.phrases import actions, course_words, language_choice
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.positions import described

____ = BLANK
"""What stands in a cell where the answer goes."""


def learn(name: str | int, language: str = "") -> NotebookLesson | Part:
    """The lesson of a name or number, opened at what is named: ``learn("travel/caravan")``.

    ``places.place`` says what has a name. One that nothing has gives a widget with one sentence.
    Without a ``language`` it is the one that the reader has chosen.
    """
    language_choice.settle(language)
    found = place(str(name))
    if found is None:
        return _answer("learn", unknown(str(name)))
    there = found if found.key else links.start(found.lesson)
    return NotebookLesson(found.lesson, parts(there.name))


def check(key: str, answer: object) -> Part:
    """What an answer is worth: to a task, to a question (1 to 3), or a level's way, as lines."""
    language_choice.settle()
    item = _item(key)
    if isinstance(item, Level):
        verdict = _walk(item, answer)
    elif isinstance(item, Question):
        verdict = item.check(_choice(answer))
    elif isinstance(item, Exercise):
        verdict = item.check(read_answer(answer, item.right))
    else:
        return _answer(f"check {key}", unknown(str(key)))
    task = course_words.say(item.word("task")) if isinstance(item, Exercise) else ""
    about = html("<p>{}</p>", task) if task else Html()
    message = course_words.verdict(verdict, ())
    said = _answer(message.text if message else key, message, about)
    if verdict.kind == "open":
        said.add_class("elfen-untried")
    elif item.key not in beyond.exercises():
        Memory().change(lambda progress: progress.note(item.key, verdict))
    return said


def hint(key: str) -> Part:
    """What helps with a level, a question or a task."""
    language_choice.settle()
    item = _item(key)
    if isinstance(item, Level):
        return _answer(f"hint {key}", course_words.hint(Attempt(item).hint()))
    if isinstance(item, Question | Exercise):
        return _answer(f"hint {key}", Message(quiz.hint(item), alarm=False))
    return _answer(f"hint {key}", unknown(str(key)))


def solution(key: str) -> Part:
    """The way through a level, or the right answer to a question or a task.

    As on the board, a level whose way was shown is worth one star: to ``check``, until the kernel
    starts anew.
    """
    language_choice.settle()
    item = _item(key)
    if isinstance(item, Level):
        _SHOWN.add(item.key)
        said = t("level-way", moves=actions.way(item.steps))
        return _answer(f"solution {key}", Message(said, alarm=False))
    if isinstance(item, Question | Exercise):
        return _answer(f"solution {key}", Message(quiz.solution(item), alarm=False))
    return _answer(f"solution {key}", unknown(str(key)))


def course(language: str = "") -> Part:
    """The course page, at its front or at what the page's address asks for."""
    language_choice.settle(language)
    return course_page.page(links.address()).called(course_page.course())


def ways(name: str, language: str = "") -> MarkdownText | None:
    """The ways to other notebooks from that of a lesson, or of another ``name``, as links."""
    language_choice.settle(language)
    return notebook_ways.ways(name)


def contents(language: str = "") -> MarkdownText | None:
    """All notebooks of the course, as links with a few words to each."""
    language_choice.settle(language)
    return notebook_ways.contents()


def review(language: str = "") -> Part:
    """What went wrong, once more."""
    language_choice.settle(language)
    return course_page.page((front_page.REVIEW,)).called(course_page.review())


def puzzles(language: str = "") -> Part:
    """The puzzles, the one of the day first."""
    language_choice.settle(language)
    return _beside_the_course(PuzzlePage().part).called(course_page.puzzles())


def teacher(language: str = "") -> Part:
    """The teacher's page."""
    language_choice.settle(language)

    def lead(rest: Address) -> None:
        page.open(rest)

    page = TeacherPage(lead, links.to)
    return _beside_the_course(Part(course_page.teacher(), [page.box]))


def picture(state: State) -> Part:
    """The whole board with a position on it."""
    language_choice.settle()
    seen = view(state, None)
    said = described(seen)
    svg = board_svg(seen, USUAL_COLORS[: len(state.seats)])
    return _answer(said, html_parts.picture(svg, said, "elfen-picture"))


def _beside_the_course(part: Part) -> Part:
    """A page that is no lesson, with the way back to the course above it, where there is one."""
    if not links.reachable():
        return part
    back = w.Prose(html('<p><a href="{}">{}</a></p>', links.COURSE, t("lesson-course")))
    part.children = (back, *part.children)
    return part


def _item(key: str) -> Item | None:
    found = beyond.exercises().get(str(key)) or catalogue.find(str(key))
    return None if isinstance(found, Lesson) else found


_SHOWN: set[str] = set()
"""The levels whose way this kernel has shown."""


def _choice(answer: object) -> int | None:
    """The number of an answer, also one in quotes; None: there is no such answer."""
    words = str(answer).strip()
    return int(words) if words in map(str, CHOICES) else None


def _lines(answer: object) -> list[str]:
    """The lines of an answer: of a text, an action, or several of either.

    Raises:
        ValueError: it is nothing of that kind.
    """
    if answer is BLANK or answer is None or answer is ...:
        return []
    if isinstance(answer, str):
        return [line.strip() for line in answer.splitlines() if line.strip()]
    if isinstance(answer, Action):
        return [write(answer)]
    if isinstance(answer, list | tuple):
        return [line for part in answer for line in _lines(part)]
    raise ValueError(f"no lines of a game: {answer!r}")


def _walk(level: Level, answer: object) -> Verdict:
    """The verdict on the last of a level's actions, given as lines of the notation."""
    verdict = Verdict("open", "lesson-not-tried")
    attempt = Attempt(level)
    if level.key in _SHOWN:
        attempt.solution()
    try:
        actions = [parse(line) for line in _lines(answer)]
    except (ValueError, RecursionError):
        return Verdict("wrong", "lesson-answer-lines")
    for action in actions:
        verdict = attempt.play(action)
        if verdict.kind in ("wrong", "refused"):
            break
    return verdict


def _answer(name: str, message: Message | Html | None, about: Html = NOTHING) -> Part:
    said = message.html if isinstance(message, Message) else message or NOTHING
    return Part(name, [w.Prose(about + said)])

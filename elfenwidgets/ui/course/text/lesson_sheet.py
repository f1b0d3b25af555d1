"""A whole lesson to be read, on a plain page or on paper: its steps one after the other."""

import json
from base64 import b64encode
from collections.abc import Iterator

from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.drill import Drill
from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.own.sample import sample
from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.lessons.puzzles import level
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Piece, Step
from elfenwidgets.markup import Html, html
from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.play.coaching.puzzles import puzzle
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.position.setting import from_setting
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view
from elfenwidgets.text import language, t
from elfenwidgets.ui.course.text import quiz
from elfenwidgets.ui.course.text.lesson_text import head, objectives, statements
from elfenwidgets.ui.course.text.spoken_of import spoken_of
from elfenwidgets.ui.drawing.board.pieces import paint_pieces
from elfenwidgets.ui.drawing.board.plain_map import PICTURE
from elfenwidgets.ui.drawing.layout import FRAME
from elfenwidgets.ui.drawing.svg.board import crop
from elfenwidgets.ui.drawing.svg.pen import SvgPen, symbols
from elfenwidgets.ui.drawing.theme import USUAL_COLORS
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.actions import way
from elfenwidgets.ui.phrases.badges import icon
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.words import label
from elfenwidgets.ui.stage.act import seated
from elfenwidgets.ui.stage.drill import button, question
from elfenwidgets.ui.stage.puzzle import goal, open_hand
from elfenwidgets.ui.stage.seat_lines import rivals

SHOWN = "show-code"
"""The tag of a notebook's cells whose code is there to be read."""


class LessonSheet:
    """A lesson as HTML.

    ``map`` is where the painted map lies, which only a screen shows; without one, the plain one is
    shown there too. ``plain`` is where that lies; without a place, the sheet holds it.

    On the screen each answer is behind a click; on paper all of them stand at the end.
    """

    def __init__(self, lesson: Lesson, map: str = "", plain: str = "") -> None:
        self._lesson = lesson
        self._map = map
        self._plain = plain or f"data:image/png;base64,{b64encode(PICTURE.read_bytes()).decode()}"
        self._answers: list[tuple[str, str]] = []
        self._sprites: dict[str, None] = {}
        self._spoken: tuple[str, ...] = ()  # what the step that is written now speaks of

    def html(self) -> Html:
        """All of it."""
        lesson = self._lesson
        steps = Html().join(map(self._step, lesson.steps))
        tasks = Html().join(self._asked(each) for each in lesson.exercises)
        read = html(
            '<div class="elfen-tasks">{}{}{}</div>', steps, Html().join(_code(lesson)), tasks
        )
        width, height = FRAME
        # The plain map is there once, and so is each sprite; the pictures use them.
        plain = html(
            '<image id="plain-map" href="{}" width="{}" height="{}"/>', self._plain, width, height
        )
        return html(
            '<svg class="elfen-defs"><defs>{plain}{symbols}</defs></svg>{head}{read}'
            "<details><summary>{rules}</summary>{statements}</details>"
            "{solutions}{objectives}",
            plain=plain,
            symbols=symbols(self._sprites),
            head=head(lesson),
            read=read,
            rules=t("lesson-rules"),
            statements=statements(lesson),
            solutions=self._solutions(),
            objectives=objectives(lesson),
        )

    def _step(self, step: Step) -> Html:
        item = step.item
        self._spoken = spoken_of(step)
        if step.program:  # but a link may lead here
            return html('<div id="{}"></div>', step.key)
        match item:
            case Level():
                body = self._level(item)
            case Example():
                pictures = zip(item.states, item.captions, strict=True)
                shown = (self._picture(state, item.seat, say(said)) for state, said in pictures)
                body = html("<h2>{}</h2>{}", say(item.title), Html().join(shown))
            case Question():
                body = self._asked(item)
            case _ if step.piece is not None:
                body = self._own_game(step, step.piece)
            case _ if step.drill is not None:
                body = self._drill(step, step.drill)
            case _ if step.puzzles:
                body = self._puzzle(step, *step.puzzles[0])
            case _:
                body = html("<p>{}</p>", say(step.says or ""))
        return html('<section class="elfen-task" id="{}">{}</section>', step.key, body)

    def _level(self, level: Level) -> Html:
        title = say(level.word("title"))
        answer = f"{t('level-way', moves=way(level.steps))} {say(level.word('learned'))}"
        levels = self._lesson.levels
        number = t("level-number", n=levels.index(level) + 1, of=len(levels))
        return html(
            '<p class="elfen-round">{number}</p><h2>{title}</h2>{rivals}{picture}{answer}',
            number=number,
            title=title,
            rivals=rivals(level, seated(len(level.start.seats), level.seat)),
            picture=self._picture(level.start, level.seat, say(level.word("goal"))),
            answer=self._answer(title, t("level-solution"), answer),
        )

    def _own_game(self, step: Step, piece: Piece) -> Html:
        """What one would do in a piece of the own game, shown on a game that a bot has played."""
        start, actions = sample(piece)
        said, title = say(step.says or ""), t("notebook-game")
        what = t("sheet-what-now") if actions else ""
        moves = t("sheet-one-way", moves=way(actions))
        answer = self._answer(said, t("level-solution"), moves) if actions else ""
        return html(
            "<h2>{}</h2>{}{}{}",
            title,
            _aside(t("sheet-own-game")),
            self._picture(start, READER, f"{said} {what}".strip()),
            answer,
        )

    def _drill(self, step: Step, kind: str) -> Html:
        """One question of a drill, with the answers to choose from."""
        item = Drill(kind, 0, without=step.without).current
        assert item is not None
        asked = question(item)
        if item.points[0] in BOARD.connections:
            asked = t("titled", title=words.road(item.points[0]), text=asked)
        rows = Html().join(html("<li>{}</li>", button(each)) for each in item.answers)
        right = button(item.answers[item.right])
        picture = self._picture(from_setting(item.setting), 0, asked, "display" in item.points)
        return html(
            "<h2>{drill}</h2>{in_program}{picture}<ol>{rows}</ol>{answer}",
            drill=t("notebook-drill"),
            in_program=_in_program(step),
            picture=picture,
            rows=rows,
            answer=self._answer(asked, t("quiz-solution"), right),
        )

    def _puzzle(self, step: Step, kind: str, seed: int) -> Html:
        """The first puzzle of a row."""
        asked = puzzle(kind, seed)
        first, title = level(asked), t(f"puzzle-{kind}-title")
        players = seated(len(first.start.seats), first.seat)
        answer = t("level-way", moves=way(first.steps))
        return html(
            "<h2>{title}</h2>{in_program}{open_hand}{picture}{answer}",
            title=title,
            in_program=_in_program(step),
            open_hand=open_hand(asked, players),
            picture=self._picture(first.start, first.seat, goal(asked, players)),
            answer=self._answer(title, t("level-solution"), answer),
        )

    def _asked(self, each: Question | Exercise) -> Html:
        asked = say(quiz.word(each))
        answers = each.answers if isinstance(each, Question) else ()
        rows = Html().join(html("<li>{}</li>", say(key)) for key in answers)
        return html(
            "<h3>{}</h3>{}{}",
            asked,
            html("<ol>{}</ol>", rows) if rows else "",
            self._answer(asked, t("quiz-solution"), quiz.solution(each)),
        )

    def _answer(self, asked: str, title: str, answer: str) -> Html:
        """An answer behind a click, noted for the end of the printed lesson."""
        self._answers.append((asked, answer))
        return html("<details><summary>{}</summary><p>{}</p></details>", title, answer)

    def _solutions(self) -> Html:
        """The page of solutions, which only paper has."""
        rows = Html().join(
            html("<li><b>{}</b> {}</li>", _before(asked), answer) for asked, answer in self._answers
        )
        return html(
            '<section class="elfen-on-paper"><h2>{}</h2><ul>{}</ul></section>',
            t("teach-solutions"),
            rows,
        )

    def _picture(self, state: State, seat: int, caption: str, display: bool = False) -> Html:
        """The part of the board that matters with what lies on it, and the hand below, in words.

        The ``display`` is there if it matters.
        """
        pen = SvgPen()
        seen = view(state, seat)
        paint_pieces(pen, seen, USUAL_COLORS[: len(seen.seats)])
        self._sprites |= pen.used
        width, height = FRAME
        me = seen.seats[seat]
        mine = [(t("rack-hand"), me.hand or ()), (t("rack-counters"), me.counters)]
        if display or seen.phase in ("draw_secret", "draw", "keep"):
            mine.append((t("rack-display"), seen.display))
        held = Html(" · ").join(
            html("{} {}", label(name), Html().join(map(icon, kinds)) or "–") for name, kinds in mine
        )
        part = " ".join(map(str, crop(seen, self._spoken)))
        said = html("<p>{}</p>", held) if any(kinds for _, kinds in mine) else ""
        plain = Html('<use href="#plain-map"/>')
        board = plain
        if self._map:
            painted = html('<image href="{}" width="{}" height="{}"/>', self._map, width, height)
            board = html('{}<g class="elfen-on-paper">{}</g>', painted, plain)
        return html(
            '<figure class="elfen-figure"><figcaption class="elfen-goal">{caption}</figcaption>'
            '<svg viewBox="{part}" role="img" aria-label="{caption}">{board}{drawn}</svg>'
            "{said}</figure>",
            caption=caption,
            part=part,
            board=board,
            drawn=Html().join(pen.drawn),
            said=said,
        )


def _before(asked: str) -> str:
    """What was asked, before its answer: a sentence as it is, a title as a label."""
    return asked if asked.endswith((".", "?", "!", ":")) else label(asked)


def _in_program(step: Step) -> Html:
    """What the program does in a step, of which paper has a part."""
    return _aside(t("sheet-in-program", said=say(step.says or "")))


def _aside(said: str) -> Html:
    """What is said about the program, beside the lesson."""
    return html('<p class="elfen-quiet">{}</p>', said)


def _code(lesson: Lesson) -> Iterator[Html]:
    """The code cells of the lesson's notebook that are to be read, with what comes of them."""
    path = NOTEBOOKS / language() / lesson.notebook
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if SHOWN not in cell["metadata"].get("tags", ()):
            continue
        results = (output.get("data", {}).get("text/plain", "") for output in cell["outputs"])
        shown = "".join("".join(lines) for lines in results)
        source = "".join(cell["source"])
        yield html('<pre class="elfen-code">{}</pre><pre>{}</pre>', source, shown)

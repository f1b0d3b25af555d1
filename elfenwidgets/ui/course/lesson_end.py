"""The end of a lesson: what comes next, what one knows now, what was left out, its stars."""

from collections.abc import Callable

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.markup import Html, html
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.text.lesson_text import counted, objectives, starred
from elfenwidgets.ui.course.text.step_text import title
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.phrases.course_words import say

EDITIONS = "editions"
"""The lesson after which all switches are worth a look."""


class LessonEnd:
    """The page after a lesson's last step, a widget in ``box``.

    ``lead`` is called with where a button leads within the course: to a task that was left out, or
    to the next lesson.
    """

    def __init__(
        self, guard: Guard, lesson: Lesson, progress: Progress, lead: Callable[[Address], None]
    ) -> None:
        def go(name: str) -> None:
            lead(tuple(name.split("/")))

        asks = lesson.key == EDITIONS
        left = steps.left(lesson, progress)
        after = lessons()[lesson.number : lesson.number + 1]
        said = t("lesson-left", n=len(left)) if left else t("lesson-all-done")
        again, onward = (Buttons(guard, go, look) for look in ("elfen-tools", "elfen-onward"))
        again.show([(step.key, title(step)) for step in left])
        onward.show([(x.key, t("lesson-onward", title=say(x.title))) for x in after])
        coming = Html().join(html('<p class="elfen-purpose">{}</p>', say(x.purpose)) for x in after)
        named = t("step-lesson", n=lesson.number, title=say(lesson.title))
        head = html('<p class="elfen-round">{}</p><h1>{}</h1>', t("lesson-end"), named)
        rules = html('<p><a href="#rules">{}</a></p>', t("turned-open"))
        come_to = counted(lesson, progress) + objectives(lesson)
        top = [w.Prose(head), onward.box]
        self.box = w.VBox(
            [
                w.HBox(top, classes="elfen-course-head"),
                w.Prose(coming + come_to),
                w.Prose(html('<p class="elfen-goal">{}</p>', said)),
                *([w.Prose(rules)] * asks),
                *([again.box] if left else []),
                w.Prose(starred(lesson, progress)),
            ],
            classes="elfen-course-front",
        )

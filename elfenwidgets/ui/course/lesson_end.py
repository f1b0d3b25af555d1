"""The end of a lesson: what comes next, what one knows now, what was left out, its stars."""

from collections.abc import Callable

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.markup import Html, html
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.text.lesson_text import objectives, star_table, tally
from elfenwidgets.ui.course.text.step_text import title
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.address import parts
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.phrases.course_words import say

EDITIONS = "editions"
"""The lesson after which all switches are worth a look."""


def lesson_end(
    guard: Guard,
    lesson: Lesson,
    progress: Progress,
    lead: Callable[[Address], None],
    rules: bool,
) -> w.Widget:
    """The page after a lesson's last step.

    ``lead`` is called with where a button leads within the course: to a task that was left out, or
    to the next lesson. ``rules``: whether the page has a place of the rules.
    """

    def go(name: str) -> None:
        lead(parts(name))

    left = steps.left(lesson, progress)
    after = lessons()[lesson.number : lesson.number + 1]
    done = t("lesson-left", n=len(left)) if left else t("lesson-all-done")
    again, onward = (Buttons(guard, go, look) for look in ("elfen-tools", "elfen-onward"))
    again.show([(step.key, title(step)) for step in left])
    onward.show([(x.key, t("lesson-onward", title=say(x.title))) for x in after])
    coming = Html().join(html('<p class="elfen-purpose">{}</p>', say(x.purpose)) for x in after)
    named = t("step-lesson", n=lesson.number, title=say(lesson.title))
    head = html('<p class="elfen-round">{}</p><h1>{}</h1>', t("lesson-end"), named)
    switches = html('<p><a href="#rules">{}</a></p>', t("turned-open"))
    come_to = tally(lesson, progress) + objectives(lesson)
    return w.VBox(
        [
            w.HBox([w.Prose(head), onward.box], classes="elfen-course-head"),
            w.Prose(coming + come_to),
            w.Prose(html('<p class="elfen-goal">{}</p>', done)),
            *([w.Prose(switches)] if rules and lesson.key == EDITIONS else []),
            *([again.box] if left else []),
            w.Prose(star_table(lesson, progress)),
        ],
        classes="elfen-course-front",
    )

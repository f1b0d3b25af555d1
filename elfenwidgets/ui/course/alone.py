"""The course page outside the home: in a cell of a notebook, where it leads within itself alone."""

from elfenwidgets.text import language
from elfenwidgets.ui.course.front_page import TEACHER
from elfenwidgets.ui.course.learn_place import TEACH, LearnPlace
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.phrases import language_choice


def page(rest: Address) -> Part:
    """The course page, opened at ``rest``, with the languages above it."""

    def go(address: Address) -> None:
        place.open((TEACHER,) if address == (TEACH,) else address[1:])

    place = LearnPlace(go, lambda address: None)

    def speak(code: str) -> None:
        language_choice.choose(code)
        write()
        place.speak()

    def write() -> None:
        tongues.show(tuple((code, name) for name, code in language_choice.offered()), language())

    tongues = Buttons(Guard(lambda file: None), speak, "elfen-looks")
    write()
    place.open(rest)
    return place.widget

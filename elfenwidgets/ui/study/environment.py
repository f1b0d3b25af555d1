"""What the notebook of the environment says."""

from IPython.display import Markdown

from elfenwidgets.play.env.numbering import MEANINGS
from elfenwidgets.play.env.observation import LARGEST
from elfenwidgets.text import t
from elfenwidgets.ui.course.further import opening
from elfenwidgets.ui.phrases import language_choice


def summary() -> str:
    """What the environment is, and where its numbers are explained, as Markdown."""
    return t("environment-about", actions=len(MEANINGS), numbers=len(LARGEST))


def about() -> Markdown:
    """``summary``, as notebooks of before show it."""
    language_choice.settle()
    return opening(summary())

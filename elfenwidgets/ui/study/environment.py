"""What the notebook of the environment says."""

from IPython.display import Markdown

from elfenwidgets.play.env.numbering import MEANINGS
from elfenwidgets.play.env.observation import LARGEST
from elfenwidgets.text import t
from elfenwidgets.ui.course.further import opening
from elfenwidgets.ui.phrases import language_choice


def about() -> Markdown:
    """What the environment is, and where its numbers are explained."""
    language_choice.settle()
    return opening(t("environment-about", actions=len(MEANINGS), numbers=len(LARGEST)))

"""What the notebook of the environment says."""

from IPython.display import Markdown

from elfenwidgets.play.env.numbering import MEANINGS
from elfenwidgets.play.env.observation import LARGEST
from elfenwidgets.text import t
from elfenwidgets.ui import tongue
from elfenwidgets.ui.further import opening


def about() -> Markdown:
    """What the environment is, and where its numbers are explained."""
    tongue.settle()
    return opening(t("environment-about", actions=len(MEANINGS), numbers=len(LARGEST)))

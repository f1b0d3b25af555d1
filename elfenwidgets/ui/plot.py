"""Door for notebooks written before this became ``elfenwidgets.ui.study.histogram``."""

from elfenwidgets.ui.study.histogram import bars

__all__ = ["bars"]

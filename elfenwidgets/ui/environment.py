"""Door for notebooks written before this became ``elfenwidgets.ui.study.environment``."""

from elfenwidgets.ui.study.environment import about

__all__ = ["about"]

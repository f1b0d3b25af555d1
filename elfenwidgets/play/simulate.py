"""Door for notebooks written before this became ``elfenwidgets.play.selfplay``."""

from elfenwidgets.play.selfplay import play

__all__ = ["play"]

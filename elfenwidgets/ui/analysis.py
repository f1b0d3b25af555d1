"""Door for notebooks written before this became ``elfenwidgets.ui.study.analysis``."""

from elfenwidgets.ui.study.analysis import about, counters, left_out, scores, start_player

__all__ = ["about", "counters", "left_out", "scores", "start_player"]

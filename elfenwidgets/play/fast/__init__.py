"""The same game for programs that play it a million times: ints and tables instead of names.

``start`` gives a ``Position``; ``position.phase.legal(position)`` lists the codes of all legal
actions, ``position.phase.play(position, code)`` plays one. The clear engine in
``elfenwidgets.rules`` decides what is right; ``from_state``, ``to_state``, ``encode`` and
``decode`` lead from one to the other. ``play.env`` stands on it.
"""

from elfenwidgets.play.fast.codes import decode, encode
from elfenwidgets.play.fast.deal import start
from elfenwidgets.play.fast.phases import play_out
from elfenwidgets.play.fast.position import Position
from elfenwidgets.play.fast.translate import from_state, to_state

__all__ = ["Position", "decode", "encode", "from_state", "play_out", "start", "to_state"]

"""The game record: a whole game as JSON, with every chance outcome written down.

Version 1 is of the base game; ``gold.actions`` says what version 2, of Elfengold, has in its stead.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from elfenwidgets.rules.ending import result
from elfenwidgets.rules.engine import settle
from elfenwidgets.rules.events import GameEvent
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record.header import FORMAT, read, version_of
from elfenwidgets.rules.record.replay import Replaying
from elfenwidgets.rules.state import State

Record = Mapping[str, Any]


def record(
    state: State,
    players: Sequence[Player],
    events: Sequence[GameEvent],
    seed: int | str | None,
    more: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The record of a game that has come to ``state`` by ``events``; seed None: it has none.

    ``more`` are further top-level keys, as ``meta``.
    """
    outcome = result(state)
    return {
        "format": FORMAT,
        "version": version_of(state.edition),
        "edition": state.edition.key,
        "rules": state.edition.rules(),
        "players": [asdict(player) for player in players],
        **({} if seed is None else {"seed": seed}),
        "events": list(events),
        "result": None if outcome is None else outcome.to_record(),
        **(more or {}),
    }


def steps(source: str | bytes | Record) -> Iterator[tuple[State, GameEvent]]:
    """For each event of a record the state before it, and the event.

    Raises:
        RecordError: at once for what is no record, else at the first event that breaks a rule.

    >>> from elfenwidgets.play.selfplay import play
    >>> from elfenwidgets.rules import editions
    >>> game = play(editions()["amigo-de"], ["random", "random"], seed=1)
    >>> [event["e"] for _, event in steps(game.record())][:2]
    ['display', 'round']
    """
    return Replaying(read(source)).steps()


def replay(source: str | bytes | Record) -> State:
    """The state that a record has come to, at its next decision.

    Where the record's seed gives its chance events again, the piles are those of the game that
    it was; otherwise what nobody has seen is shuffled anew, by what is written alone.

    Raises:
        RecordError: it is no record, or one of its events or its result breaks a rule.

    >>> from elfenwidgets.play.selfplay import play, record_text
    >>> from elfenwidgets.rules import editions
    >>> game = play(editions()["amigo-de"], ["random", "random"], seed=1)
    >>> replay(record_text(game)).winners == game.state.winners
    True
    """
    replaying = Replaying(read(source))
    for _ in replaying.steps():
        pass
    return settle(replaying.state)

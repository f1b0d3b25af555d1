"""Refusals as sentences: why an action is not legal, what is wrong with a record, or a command."""

from collections.abc import Sequence

from elfenwidgets.play.usage import UsageError
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record.header import RecordError
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words

MOST = 500  # letters of a value; Fluent takes no more than 2500


def refusal(refused: Refusal, players: Sequence[Player] = (), caravans: bool = True) -> str:
    """Why not, in one sentence, with the statement's id behind it.

    ``caravans``: whether the reader knows of them, so that a price may name them.
    """
    sentence = _refusal(refused, players, caravans)
    return words.with_rule(sentence, refused.rule) if refused.rule else sentence


def _refusal(refused: Refusal, players: Sequence[Player] = (), caravans: bool = True) -> str:
    values = dict(refused.values)
    said = words.spell(values, players)
    if "kind" in values and "need" in values:
        name = str(values["kind"])
        said["price"] = words.count(name, int(str(values["need"])))
        said["have"] = words.count(name, int(str(values.get("have", 0))))
    if refused.reason == "road-price" and not caravans:
        return t("refusal-road-price-alone", **said)
    return t(f"refusal-{refused.reason}", **said)


def record_error(error: RecordError) -> str:
    """What is wrong with a record, and in which event."""
    if error.event is None:
        return t("record-as-a-whole", sentence=refusal(error.refusal))
    sentence, rule = _refusal(error.refusal), error.refusal.rule
    if rule:  # it is said as at the table, to a player
        return t("record-against-rules", event=error.event, sentence=sentence, rule=rule)
    return t("record-in-event", event=error.event, sentence=sentence)


def usage_error(error: UsageError) -> str:
    """What was asked for wrongly, by a command, or by code in a notebook."""
    values = {
        name: f"{value[:MOST]}…" if isinstance(value, str) and len(value) > MOST else value
        for name, value in error.values.items()
    }
    return t(error.key, **values)

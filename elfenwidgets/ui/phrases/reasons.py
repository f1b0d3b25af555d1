"""Why bots did what they did, said in words."""

from collections.abc import Sequence

from elfenwidgets.play.bots.choice import Reason
from elfenwidgets.rules.players import Player
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words

OF_THE_KIND = ("draw-cards", "keep-cards")
"""The reasons whose cards are those of the counter's kind."""


def say(reason: Reason, players: Sequence[Player]) -> str:
    """A reason in the bot's own words."""
    said = words.spell(reason.values, players)
    if reason.key in OF_THE_KIND:
        counter, cards = reason.values["counter"], reason.values["cards"]
        said["cards"] = words.count(str(counter), int(cards))
    if reason.key == "move-home" and reason.values["town"] == reason.values["home"]:
        return t("reason-move-home-there", town=said["town"])
    return t(f"reason-{reason.key}", **said)

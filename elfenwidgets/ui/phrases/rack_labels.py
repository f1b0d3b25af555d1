"""The words that are painted on the rack."""

from elfenwidgets.rules.view import View
from elfenwidgets.text import t


def rack_labels(view: View) -> dict[str, str]:
    """The words that are painted on the rack."""
    beside = "display" if view.gold is None else "drawn" if view.phase == "open" else "market"
    return {
        "display": t(f"rack-{beside}"),
        "counters": t("rack-counters" if view.gold is None else "rack-items"),
        "hand": t("rack-hand"),
        "town_card": t("rack-town"),
    }

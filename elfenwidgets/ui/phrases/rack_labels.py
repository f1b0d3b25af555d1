"""The words that are painted on the rack."""

from elfenwidgets.text import t


def rack_labels() -> dict[str, str]:
    """The words that are painted on the rack."""
    return {
        "display": t("rack-display"),
        "counters": t("rack-counters"),
        "hand": t("rack-hand"),
        "town_card": t("rack-town"),
    }

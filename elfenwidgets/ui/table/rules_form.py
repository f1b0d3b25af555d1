"""The rules on the start screen: an edition, town cards, and single switches as house rules."""

from collections.abc import Mapping
from typing import Any

from ipywidgets import Layout

from elfenwidgets.markup import html
from elfenwidgets.play import library
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.edition import LAKE_COSTS, Edition, editions, switches
from elfenwidgets.rules.refusal import Refused
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.switches import value_of

OWN = "house/"
"""What the key of a house edition begins with in the list."""


class RulesForm:
    """An edition, and every switch, set as the edition has it until somebody flips one.

    It is filled in as it was ``kept`` the last time.
    """

    def __init__(self, guard: Guard, kept: object = None) -> None:
        self._offered = _offered()
        self._edition = w.Dropdown(
            description=t("start-edition"),
            options=_names(self._offered),
            value=words.proposed_edition().key,
        )
        self._known = kept
        self._town_cards = _switch("town_cards", words.proposed_edition())
        self._about = w.HTML()
        self._house: Mapping[str, Any] = {}
        self._switches: dict[tuple[str, bool], Any] = {}
        self._costs: Mapping[str, Any] = {}
        self._boatmen: Mapping[str, Any] = {}
        self._inside = w.Box(layout=Layout(), classes="elfen-house-rules")
        self._fold = w.ToggleButton(description=t("start-house-rules"), icon="caret-right")
        self._fold.observe(guard(self._unfold), "value")
        self._edition.observe(guard(self._reset), "value")
        top = w.HBox([self._edition, self._town_cards], classes="elfen-form")
        self.box = w.VBox([top, self._about, self._fold, self._inside])
        self._reset()
        if (rules := last_kept(kept)) is not None:
            self._take(rules)

    @property
    def edition(self) -> Edition:
        """The edition with the switches as they are set."""
        flipped: dict[str, Any] = {name: box.value for name, box in self._house.items()}
        if self._costs:
            flipped["lake_cost"] = {lake: box.value for lake, box in self._costs.items()}
            flipped["boatmen"] = [lake for lake, box in self._boatmen.items() if box.value]
        chosen = self._offered[self._edition.value]
        return chosen.with_rules(town_cards=self._town_cards.value, **flipped)

    def kept(self) -> dict[str, Any] | None:
        """What to remember for the next game; None: what the language proposes."""
        chosen = self.edition
        self._known = None if chosen == words.proposed_edition() else as_kept(chosen)
        return self._known

    def look_again(self, kept: object) -> None:
        """Offer the house editions that there are now; take what another page kept since."""
        chosen, rules = self._edition.value, last_kept(kept)
        self._offered = there = _offered()
        if [key for _, key in self._edition.options] != [*there]:
            self._edition.options = _names(there)
            self._edition.value = chosen if chosen in there else words.proposed_edition().key
        if rules is not None and kept != self._known:
            self._known = kept
            self._take(rules)

    def _take(self, rules: Edition) -> None:
        """Show an edition with its house rules, as it was chosen before."""
        there = self._offered
        own = (key for key, each in there.items() if key not in editions() and each == rules)
        self._edition.value = next(own, rules.key)
        self._town_cards.value = rules.town_cards
        chosen = there[self._edition.value]
        if rules != chosen.with_rules(town_cards=rules.town_cards):
            self._fold.value = True
            self._flip(rules)

    def _unfold(self) -> None:
        """Show or hide the house rules; their widgets are made when somebody wants to see them."""
        self._fold.icon = "caret-down" if self._fold.value else "caret-right"
        self._inside.layout.display = "" if self._fold.value else "none"
        if self._costs:
            return
        self._costs = {
            lake: w.Dropdown(
                description=t("switch-lake_cost", lake=lake),
                options=[(t(f"switch-lake_cost-{cost}"), cost) for cost in LAKE_COSTS],
            )
            for lake in BOARD.lakes
        }
        self._boatmen = {
            lake: w.Dropdown(
                description=t("switch-boatmen", lake=lake),
                options=[(t("switch-boatmen-no"), False), (t("switch-boatmen-yes"), True)],
            )
            for lake in BOARD.lakes
        }
        self._flip(self._offered[self._edition.value])

    def _switch(self, name: str, rules: Edition) -> Any:
        """The list of a switch in one of the two games, made when it is needed first."""
        key = (name, rules.gold is None)
        if key not in self._switches:
            self._switches[key] = _switch(name, rules)
        return self._switches[key]

    def _reset(self) -> None:
        """Set every switch as the edition chosen has it."""
        chosen = self._offered[self._edition.value]
        printed = self._edition.value in editions()
        about = t(f"edition-{chosen.key}-about") if printed else words.edition(chosen)
        place, how = ("western", t("western-how")) if chosen.half else ("rules", t("turned-open"))
        more = html('<a href="#{}">{}</a>', place, how)
        self._about.value = html('<p class="elfen-quiet">{} {}</p>', about, more)
        self._town_cards.value = chosen.town_cards
        self._flip(chosen)

    def _flip(self, rules: Edition) -> None:
        """Set the house rules, where they are shown: those that the edition has."""
        if not self._costs:
            return
        self._house = {
            name: self._switch(name, rules)
            for name, values in switches(rules).items()
            if name != "town_cards" and len(values) > 1
        }
        boxes = (self._house, self._costs, self._boatmen)
        self._inside.children = [box for group in boxes for box in group.values()]
        for name, box in self._house.items():
            box.value = rules.rules()[name]
        for lake, box in self._costs.items():
            box.value = rules.lake_cost[lake]
        for lake, box in self._boatmen.items():
            box.value = lake in rules.boatmen


def _switch(name: str, rules: Edition) -> Any:
    return w.Dropdown(
        description=t(f"switch-{name}"),
        options=[(value_of(name, value, rules), value) for value in switches(rules)[name]],
    )


def _offered() -> dict[str, Edition]:
    """The editions by their keys, and the house editions, whose keys are none of an edition."""
    own = library.house_editions().items()
    return {**editions(), **{f"{OWN}{name}": each for name, each in own}}


def _names(offered: Mapping[str, Edition]) -> list[tuple[str, str]]:
    """The options of a list of editions."""
    return [
        (key.removeprefix(OWN) if key.startswith(OWN) else t(f"edition-{key}"), key)
        for key in offered
    ]


def as_kept(rules: Edition) -> dict[str, Any]:
    """Rules as the library remembers them for the next game."""
    return {"key": rules.key} | rules.rules()


def last_kept(kept: object) -> Edition | None:
    """The rules that were kept, if they make sense today."""
    if not isinstance(kept, dict):
        return None
    rules = {name: value for name, value in kept.items() if name != "key"}
    try:
        return editions()[kept["key"]].with_rules(**rules)
    except (LookupError, TypeError, Refused):
        return None

"""The place of the rules: every switch to be turned, and a board that shows what comes of it."""

from functools import partial

from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.house_rules import house
from elfenwidgets.rules.house_rules.switches import SWITCHES, Switch
from elfenwidgets.rules.refusal import Refused
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard, start_log
from elfenwidgets.ui.kit.html_parts import page_head, wide
from elfenwidgets.ui.kit.place import Address, Go, HomePlace
from elfenwidgets.ui.pages.house_editions import HouseEditions
from elfenwidgets.ui.phrases import keeping, refusals, switches, words
from elfenwidgets.ui.phrases.message import Message, notice
from elfenwidgets.ui.phrases.reference import often_wrong
from elfenwidgets.ui.stage.stage import Stage
from elfenwidgets.ui.stage.turned import TurnedAct
from elfenwidgets.ui.table.rules_form import as_kept, last_kept

FIRST = "caravan_only_if_unable"
"""The switch that is shown before somebody has chosen one: tables argue about it most."""

WRONG = "wrong"
"""The address of what is often played wrong."""


class Rules(HomePlace):
    """The place of the rules: one board for all switches, and house editions.

    ``#rules/hand`` is a switch, ``#rules/wrong`` what is often played wrong.
    """

    def __init__(self, go: Go, note: Go) -> None:
        start_log()
        self._go, self._note = go, note
        self._guard = Guard(lambda file: self._stage.tell(Message(t("fault", file=file))))
        self._stage = Stage(self._guard, lambda: None)
        self._offered: list[tuple[str, Edition]] = []
        self._base = words.proposed_edition()
        self._rules = self._base
        self._at = SWITCHES[FIRST]
        self._head = w.Prose()
        self._chosen = w.Dropdown(description=t("turned-begin"), options=[], classes="elfen-base")
        self._chosen.observe(self._guard(self._choose), "value")
        self._switches = w.VBox(classes="elfen-switches")
        self._boxes = {key: self._box(switch) for key, switch in SWITCHES.items()}
        self._notice = w.Prose()
        start = button(self._guard, t("turned-start"), self._start, "elfen-main")
        self._house = HouseEditions(self._guard, lambda: self.rules, self._take, self._changed)
        self._table = w.Prose()
        top = w.HBox([self._head, self._chosen, start], classes="elfen-rules-head")
        self._stage.side.children = (self._switches, self._notice, *self._stage.side.children)
        children = [top, self._stage.box, self._house.box, self._table]
        self._turned = w.Box(children, classes="elfen-app elfen-learn elfen-rules-page")
        wrong = w.Prose(often_wrong(linked=True))
        self._wrong = w.VBox([wrong], classes="elfen-app elfen-learn")
        self._nowhere = w.HTML(classes="elfen-home-said")
        self.widget = w.VBox([self._nowhere, self._turned])
        self._changed()
        self._show(self._at)

    @property
    def rules(self) -> Edition:
        """The edition with the switches as they are turned.

        Raises:
            Refused: two of them contradict each other.
        """
        against = house.contradiction(self._rules)
        if against is not None:
            raise Refused(against)
        return self._rules

    def open(self, rest: Address) -> None:
        """Show what the address names."""
        self._nowhere.value = Html()
        shown = self._turned
        match rest:
            case (name,) if name == WRONG:
                shown = self._wrong
            case (key,) if key in SWITCHES:
                self._open(key)
            case _:
                if rest:
                    self._nowhere.value = notice(t("page-nowhere"))
                    self._note(("rules",))
                self._open("", last_kept(library.settings().get("rules")))
        self.widget.children = (self._nowhere, shown)

    def _open(self, key: str, rules: Edition | None = None) -> None:
        """Show a switch, and the rules that a form had, if it had any."""
        if rules is not None:
            self._base, self._rules = editions()[rules.key], rules
        switch = SWITCHES[key] if key else self._at
        if not switch.turns(self._rules):  # it is one of the other game's
            others = (each for each in editions().values() if switch.turns(each))
            self._base = self._rules = next(others)
        self._changed()
        self._show(switch)

    def _box(self, switch: Switch) -> w.Widget:
        box = w.Dropdown(description=switches.name(switch), options=[])
        box.observe(self._guard(partial(self._flip, switch)), "value")
        return box

    def _flip(self, switch: Switch) -> None:
        """Somebody has turned a switch: the board plays what comes of it."""
        self._rules = switch.flipped(self._rules, self._boxes[switch.key].value)
        self._house.hush()
        self._write()
        act = self._show(switch)
        act.forth()
        self._stage.turn()
        self._note(("rules", switch.key))

    def _choose(self) -> None:
        at = self._chosen.value
        if at is not None:
            self._take(self._offered[at][1])

    def _take(self, rules: Edition) -> None:
        """Turn every switch as an edition has it."""
        self._base = self._rules = rules
        self._house.hush()
        self._write()
        self._show(self._at if self._at.turns(rules) else SWITCHES[FIRST])

    def _show(self, switch: Switch) -> TurnedAct:
        self._at, act = switch, TurnedAct(switch, self._rules)
        self._stage.enter(act)
        self._table.value = self._editions()
        return act

    def _bases(self) -> list[tuple[str, Edition]]:
        """The editions to begin with, and what they are called, printed ones first."""
        printed = [(t(f"edition-{key}"), each) for key, each in editions().items()]
        return [*printed, *library.house_editions().items()]

    def _changed(self) -> None:
        """There is another house edition, or one less."""
        self._house.show(library.house_editions())
        self._write()

    def _write(self) -> None:
        """Write what stands above and beside the board."""
        self._offered = offered = self._bases()
        same = [n for n, (_, each) in enumerate(offered) if each.rules() == self._base.rules()]
        mine = [*editions()].index(self._base.key)
        with self._guard.quietly():
            self._chosen.options = [(name, n) for n, (name, _) in enumerate(offered)]
            self._chosen.value = mine if mine in same else next(iter(same), None)
            turned_here = [each for each in SWITCHES.values() if each.turns(self._rules)]
            self._switches.children = [self._boxes[each.key] for each in turned_here]
            for switch in turned_here:
                box, value = self._boxes[switch.key], switch.of(self._rules)
                box.options = [
                    (switches.value_name(switch, v, self._rules), v) for v in switch.values
                ]
                box.value = value
                turned = value != switch.of(self._base)
                w.toggle(box, "elfen-turned-switch", turned)
                box.description = ("\N{NOT EQUAL TO} " if turned else "") + switches.name(switch)
        self._head.value = page_head(t("turned-title"), t("turned-about"))
        against = house.contradiction(self._rules)
        self._notice.value = notice(refusals.refusal(against)) if against else Html()
        self._table.value = self._editions()

    def _editions(self) -> Html:
        title = t("turned-table")
        return html(
            "<h2>{}</h2><p>{}</p>{}",
            title,
            t("turned-table-about"),
            wide(switches.table(library.house_editions(), self._at.key), title),
        )

    def _start(self) -> None:
        """Lead to the form, where these rules are chosen."""
        try:
            library.keep_setting("rules", as_kept(self.rules))
        except Refused as refused:
            self._notice.value = notice(refusals.refusal(refused.refusal))
        except OSError as error:
            self._notice.value = notice(keeping.unkept(error))
        else:
            self._go(("play", "new"))

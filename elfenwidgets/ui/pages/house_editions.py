"""One's house editions: keep the rules by a name, as a file and back, and delete them."""

import re
from collections.abc import Callable, Mapping

from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.house_rules import house
from elfenwidgets.rules.refusal import Refused
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons, Files, button, upload
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.html_parts import link
from elfenwidgets.ui.phrases import keeping, refusals
from elfenwidgets.ui.phrases.message import notice

TURN, DELETE, SURE, STAY = "turn", "delete", "sure", "stay"


class HouseEditions:
    """A name and a button to keep the ``rules``, a file to bring, and a row of what is kept.

    ``taken`` is called with the edition that somebody wants to see, ``changed`` when there is
    another one or one less.
    """

    def __init__(
        self,
        guard: Guard,
        rules: Callable[[], Edition],
        taken: Callable[[Edition], None],
        changed: Callable[[], None],
    ) -> None:
        self._rules, self._taken, self._changed = rules, taken, changed
        self._there: Mapping[str, Edition] = {}
        self._name, self._asked = "", False
        about = html('<p class="elfen-quiet">{}</p>', t("house-import-about"))
        head = w.Prose(html("<h2>{}</h2>{}", t("house-title"), about))
        self._field = w.Text(description=t("house-name"), placeholder=t("house-hint"))
        keep = button(guard, t("house-keep"), self._keep)
        bring = upload(guard, t("house-import"), self._import, accept=".json")
        self._notice, self._file = w.Prose(), w.Prose()
        self._rows = Buttons(guard, self._choose, "elfen-tabs")
        self._tools = Buttons(guard, self._use, "elfen-tools")
        row = w.HBox([self._field, keep, bring], classes="elfen-games-more")
        children = [head, row, self._notice, self._rows.box, self._tools.box, self._file]
        self.box = w.VBox(children, classes="elfen-house")

    def show(self, there: Mapping[str, Edition]) -> None:
        """Show those that are kept; of the one chosen, what can be done with it."""
        self._there = there
        if self._name not in there:
            self._name, self._asked = "", False
        self._rows.show([(name, name) for name in there], self._name or None)
        tools: list[tuple[str, str]] = []
        if self._asked:
            tools = [(SURE, t("house-sure", name=self._name)), (STAY, t("house-stay"))]
        elif self._name:
            turn = t("house-turn", name=self._name)
            tools = [(TURN, turn), (DELETE, t("house-delete"))]
        self._tools.show(tools)
        self._file.value = Html()
        if self._name:
            text, file = house.write(there[self._name]), f"{_file_name(self._name)}.json"
            said = t("house-export", name=self._name)
            self._file.value = link(text, "application/json", file, said)

    def hush(self) -> None:
        """Take away what was said: the rules are others now."""
        self._notice.value = Html()

    def _say(self, sentence: str, alarm: bool = True) -> None:
        self._notice.value = notice(sentence, alarm)

    def _keep(self) -> None:
        try:
            self._add(self._field.value, self._rules())
        except Refused as refused:
            self._say(refusals.refusal(refused.refusal))

    def _import(self, files: Files) -> None:
        file, content = files[0]
        try:
            edition = house.read(content)
        except Refused as refused:
            said = refusals.refusal(refused.refusal)
            self._say(t("games-refused", file=library.whole_name(file), sentence=said))
            return
        called = re.sub(r"\.json$", "", file, flags=re.IGNORECASE)
        self._add(self._field.value.strip() or called, edition)

    def _add(self, name: str, edition: Edition) -> None:
        try:
            self._name = library.keep_house_edition(name, edition)
        except library.Unnamed as unnamed:
            self._say(t(unnamed.key, most=library.MOST_HOUSE))
        except OSError as error:
            self._say(keeping.unkept(error))
        else:
            self._field.value = ""
            self._say(t("house-kept", name=self._name), alarm=False)
            self._changed()

    def _choose(self, name: str) -> None:
        self._name, self._asked = name, False
        self.hush()
        self.show(self._there)

    def _use(self, tool: str) -> None:
        chosen = self._there.get(self._name)
        if chosen is None:
            return
        self._asked = tool == DELETE
        self.hush()
        if tool == TURN:
            self._taken(chosen)
        elif tool == SURE:
            try:
                library.drop_house_edition(self._name)
            except OSError as error:
                self._say(keeping.unkept(error))
        self._changed()


def _file_name(name: str) -> str:
    """A name as a file may have it anywhere: whoever loads the file has it back from there.

    The file holds switches alone, as those of the printed editions do, which are named so, too.
    """
    return re.sub(r'[<>:"/\\|?*~%]+', "-", name).strip(" .-") or "edition"

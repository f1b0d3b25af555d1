"""The place of the settings: language, looks, motion, sound, what bots do, one's own name."""

from collections.abc import Callable, Sequence
from functools import partial

from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.runtime import in_browser
from elfenwidgets.text import language, t
from elfenwidgets.ui.home.luggage import Luggage
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.page_widget import dress, notifying, play
from elfenwidgets.ui.kit.place import Address, Go, HomePlace
from elfenwidgets.ui.kit.preferences import LOOKS, PACE, PREVIEW, ROUND_CARD, Preference, looks
from elfenwidgets.ui.phrases import keeping, language_choice
from elfenwidgets.ui.phrases.message import notice
from elfenwidgets.ui.phrases.reference import glossary_table
from elfenwidgets.ui.table.seat_form import LONGEST_NAME, limited


class Settings(HomePlace):
    """The place of the settings.

    ``#settings``: each choice holds at once, and is kept.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._go, self._note = go, note
        self._guard = Guard(lambda file: self._tell(t("fault", file=file)))
        self._notice = w.Prose()
        speech = self._buttons(language_choice.offered(), language(), self._speak)
        rows = [_setting(t("setting-language"), speech)]
        chosen = looks()
        for each in LOOKS:
            options = [(t(f"setting-{each.key}-{value}"), value) for value in each.choices]
            buttons = self._buttons(options, chosen[each.key], partial(self._look, each.key))
            rows.append(_setting(t(f"setting-{each.key}"), buttons))
        paces = [t(f"pace-{value}") for value in PACE.choices]
        cards = [t(f"setting-round-{value}") for value in ROUND_CARD.choices]
        previews = [t(f"setting-preview-{value}") for value in PREVIEW.choices]
        rows += [
            _setting(t("setting-notify"), notifying()),
            _setting(t("setting-pace"), self._choice(PACE, paces)),
            _setting(t("setting-round"), self._choice(ROUND_CARD, cards)),
            _setting(t("setting-preview"), self._choice(PREVIEW, previews)),
            _setting(t("setting-name"), *self._name()),
        ]
        if in_browser():
            rows.append(Luggage(self._guard).widget)
        head = w.Prose(html("<h1>{}</h1>", t("place-settings")))
        self.widget = w.VBox(
            [head, *rows, *self._glossary(), self._notice],
            classes="elfen-app elfen-learn elfen-settings",
        )

    def open(self, rest: Address) -> None:
        """Show the settings; there is nothing behind them."""
        self._notice.value = Html()
        if rest:
            self._note(("settings",))

    def _choice(self, preference: Preference, words: Sequence[str]) -> w.Widget:
        """The buttons of a preference that holds from the next time on."""
        options = list(zip(words, preference.choices, strict=True))
        return self._buttons(options, preference.chosen, partial(self._keep, preference.key))

    def _buttons(
        self, options: Sequence[tuple[str, str]], value: str, choose: Callable[[str], None]
    ) -> w.Widget:
        buttons = w.ToggleButtons(options=options, value=value, classes="elfen-choices")
        buttons.observe(self._guard.passing(lambda change: choose(change["new"])), "value")
        return buttons

    def _name(self) -> tuple[w.Widget, w.Widget]:
        """The field of one's own name, and what is said beside it while it is full."""
        name = library.settings().get("name")
        field = w.Text(
            value=name[:LONGEST_NAME] if isinstance(name, str) else "",
            placeholder=t("front-name"),
            continuous_update=False,
            description=t("setting-name"),
            classes="elfen-label-heard",
        )
        full = limited(self._guard, field)
        field.observe(
            self._guard(lambda: self._keep("name", " ".join(field.value.split()))), "value"
        )
        return field, full

    def _glossary(self) -> tuple[w.Widget, w.Widget]:
        """Worked out when somebody asks: it takes every language."""
        table = w.Prose(classes="elfen-glossary")

        def look_up() -> None:
            table.value = Html() if table.value else glossary_table()

        return button(self._guard, t("glossary-title"), look_up, "elfen-choice"), table

    def _speak(self, code: str) -> None:
        """Another language: this place is made anew in it."""
        language_choice.choose(code)
        self._go(("settings",))

    def _look(self, name: str, value: str) -> None:
        self._keep(name, value)
        dress()
        if name == "sound":
            play((("turn", 0.0),))

    def _keep(self, name: str, value: str) -> None:
        try:
            library.keep_setting(name, value)
        except OSError as error:
            self._tell(keeping.unkept(error))

    def _tell(self, sentence: str) -> None:
        self._notice.value = notice(sentence)


def _setting(title: str, *controls: w.Widget) -> w.Widget:
    return w.VBox([w.Prose(html("<h2>{}</h2>", title)), *controls], classes="elfen-setting")

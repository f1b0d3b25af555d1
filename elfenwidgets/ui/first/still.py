"""The front as it stands in the first bytes of the page: what its widgets will show, without any.

The elements are those that the widgets make, as far as the sheets ask for them, so that the live
page takes this one's place and nothing moves. What is pressed meanwhile is pressed there, once
(data/page/src/voila/arrival.ts).
"""

from collections.abc import Callable, Iterable

from elfenwidgets.markup import Html, html
from elfenwidgets.text import endonym, language, languages, speaking, t
from elfenwidgets.ui.drawing.board.map_sizes import DRAWN
from elfenwidgets.ui.drawing.brought import map_name
from elfenwidgets.ui.first.head import PICTURES, head
from elfenwidgets.ui.first.welcome import Welcome, fan, title, welcome

WIDTHS = {22: 671, 17: 883}
"""The widest pages, in CSS pixels, with larger names on the front's map, by the size of these."""

_BOX = "lm-Widget lm-Panel jupyter-widgets widget-container widget-box"
_HTML = "lm-Widget jupyter-widgets widget-inline-hbox widget-html"
_BUTTON = "lm-Widget jupyter-widgets jupyter-button widget-button elfen-large"

Where = Callable[[str], str]
"""The address of a file of the page, by its name."""


def still(code: str, where: Where) -> Html:
    """The front in a language, as HTML; nothing where it cannot be told what stands there."""
    with speaking(code):
        now = welcome()
        return Html() if now.trouble else _front(now, where, languages())


def newcomers(code: str, where: Where, offered: Iterable[str]) -> Html:
    """The front in one of the languages ``offered``, as whoever is new finds it."""
    with speaking(code):
        return _front(Welcome((), t("front-first"), ""), where, offered)


def picture(where: Where) -> Html:
    """The map, in that size of its names which the front will have; early.ts has it fetched."""
    sources = Html().join(
        html('<source media="(max-width: {}px)" data-srcset="{}">', width, where(map_name(size)))
        for size, width in WIDTHS.items()
    )
    usual = where(map_name(DRAWN))
    return html(
        '<picture>{}<img class="elfen-board" alt="" data-src="{}"></picture>', sources, usual
    )


def _front(now: Welcome, where: Where, offered: Iterable[str]) -> Html:
    looks = "".join(f" {look}" for look, has in now.looks.items() if has)
    main = "elfen-main " if now.plain else ""
    card = [
        _html("elfen-front-title", title()),
        _button("elfen-main elfen-go-on", t("start-resume")),
        _html("", now.about),
        _button("elfen-main elfen-first-round", now.first),
        _button(main, t("front-bots")),
        _button("elfen-friends", t("front-friends")),
        _button("elfen-fold", t("front-another")),
        _html("elfen-front-said", Html()),
        html('<div class="{} elfen-front-form"></div>', _BOX),
        _speech(offered),
        _html("", fan()),
    ]
    return html(
        '<div class="{box} elfen-home">{head}<div class="{box} elfen-home-body">'
        '<div class="{box} elfen-app elfen-at-start"><div class="{box} elfen-start-box">'
        '<div class="{box} widget-vbox elfen-front{looks}">{card}</div></div>'
        '<div class="{box} elfen-left"><div class="{box} elfen-board-box">{picture}</div></div>'
        "</div></div></div>",
        box=_BOX,
        head=_html("elfen-home-head", head(PICTURES, "play")),
        looks=looks,
        card=Html().join(card),
        picture=picture(where),
    )


def _html(look: str, content: Html) -> Html:
    return html(
        '<div class="{} {}"><div class="widget-html-content">{}</div></div>', _HTML, look, content
    )


def _button(look: str, said: str) -> Html:
    return html('<button class="{} {}">{}</button>', _BUTTON, look, said) if said else Html()


def _speech(offered: Iterable[str]) -> Html:
    buttons = Html().join(
        html(
            '<button class="widget-toggle-button jupyter-button{}" aria-pressed="{}">'
            "{}<i></i></button>",
            " mod-active" if chosen else "",
            str(chosen).lower(),
            endonym(code),
        )
        for code in offered
        for chosen in [code == language()]
    )
    return html(
        '<div class="lm-Widget widget-toggle-buttons elfen-language"><div>{}</div></div>', buttons
    )

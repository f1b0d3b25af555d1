"""The front as it stands in the first bytes of the page: what its widgets will show, without any.

The elements are those that the widgets make, as far as the sheets ask for them, so that the live
page takes this one's place and nothing moves. What is pressed meanwhile is pressed there, once
(data/page/src/voila/arrival.ts).
"""

from collections.abc import Callable, Iterable
from html import escape

from elfenwidgets.text import endonym, language, languages, speaking, t
from elfenwidgets.ui.drawing.board.town_names import DRAWN
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


def still(code: str, where: Where) -> str:
    """The front in a language, as HTML; nothing where it cannot be told what stands there."""
    with speaking(code):
        now = welcome()
        return "" if now.trouble else _front(now, where, languages())


def newcomers(code: str, where: Where, offered: Iterable[str]) -> str:
    """The front in one of the languages ``offered``, as whoever is new finds it."""
    with speaking(code):
        return _front(Welcome((), t("front-first"), ""), where, offered)


def picture(where: Where) -> str:
    """The map, in that size of its names which the front will have; early.ts has it fetched."""
    sources = "".join(
        f'<source media="(max-width: {width}px)" data-srcset="{escape(where(map_name(size)))}">'
        for size, width in WIDTHS.items()
    )
    usual = escape(where(map_name(DRAWN)))
    return f'<picture>{sources}<img class="elfen-board" alt="" data-src="{usual}"></picture>'


def _front(now: Welcome, where: Where, offered: Iterable[str]) -> str:
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
        _html("elfen-front-said", ""),
        f'<div class="{_BOX} elfen-front-form"></div>',
        _speech(offered),
        _html("", fan()),
    ]
    return (
        f'<div class="{_BOX} elfen-home">'
        f"{_html('elfen-home-head', head(PICTURES, 'play'))}"
        f'<div class="{_BOX} elfen-home-body"><div class="{_BOX} elfen-app elfen-at-start">'
        f'<div class="{_BOX} elfen-start-box"><div class="{_BOX} widget-vbox elfen-front{looks}">'
        f"{''.join(card)}</div></div>"
        f'<div class="{_BOX} elfen-left"><div class="{_BOX} elfen-board-box">{picture(where)}'
        "</div></div></div></div></div>"
    )


def _html(look: str, content: str) -> str:
    return f'<div class="{_HTML} {look}"><div class="widget-html-content">{content}</div></div>'


def _button(look: str, said: str) -> str:
    return f'<button class="{_BUTTON} {look}">{escape(said)}</button>' if said else ""


def _speech(offered: Iterable[str]) -> str:
    buttons = "".join(
        f'<button class="widget-toggle-button jupyter-button{" mod-active" if chosen else ""}"'
        f' aria-pressed="{str(chosen).lower()}">{escape(endonym(code))}<i></i></button>'
        for code in offered
        for chosen in [code == language()]
    )
    return f'<div class="lm-Widget widget-toggle-buttons elfen-language"><div>{buttons}</div></div>'

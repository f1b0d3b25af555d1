"""The list of what is often played wrong: the belief, the rule, and the way to its level."""

from html import escape

from elfenwidgets.lessons.often_wrong import OFTEN_WRONG, OftenWrong
from elfenwidgets.text import t


def often_wrong(linked: bool) -> str:
    """The list as HTML; ``linked`` where the page has the course, whose levels it leads to."""
    rows = "".join(_row(each, linked) for each in OFTEN_WRONG)
    return (
        f'<h2 id="elfen-often-wrong">{escape(t("often-title"))}</h2>'
        f"<p>{escape(t('often-about'))}</p>"
        f'<ul class="elfen-often-wrong">{rows}</ul>'
    )


def _row(each: OftenWrong, linked: bool) -> str:
    key = each.statement.replace(".", "-")
    rule = f"<q>{escape(t(f'often-{key}'))}</q><br>{escape(t(f'statement-{key}'))}"
    if not linked:
        return f"<li>{rule}</li>"
    title = t(f"level-{each.level.replace('/', '-')}-title")
    link = f'<a href="#learn/{each.level}">{escape(t("often-try", level=title))}</a>'
    return f"<li>{rule} {link}</li>"

"""The messages of one language as Fluent keeps them, in little memory."""

import pickle
from functools import cache
from itertools import accumulate
from typing import Any

from babel import Locale, UnknownLocaleError, localedata
from fluent.runtime import FluentBundle

FALLBACK = "en"
"""How a language counts that Babel does not know."""


class Bundle(FluentBundle):
    """A Fluent bundle that loads no more of Babel than sentences need."""

    def _get_babel_locale(self) -> Locale:
        (code,) = self.locales
        try:
            return _Locale(*code.split("-"))
        except UnknownLocaleError:
            return _Locale(FALLBACK)


class _Locale(Locale):
    """How a language counts, and writes numbers and dates: all of Babel takes five megabytes."""

    @property
    def _data(self) -> localedata.LocaleDataDict:
        return _known(str(self))


@cache
def _known(locale: str) -> localedata.LocaleDataDict:
    found: dict[str | int | None, Any] = {}
    for name in ("root", *accumulate(locale.split("_"), "{}_{}".format)):
        with open(localedata.resolve_locale_filename(name), "rb") as file:
            whole = pickle.load(file)
        localedata.merge(found, {key: whole[key] for key in NEEDED if key in whole})
    return localedata.LocaleDataDict(found)


NEEDED = (
    *("plural_form", "number_symbols", "decimal_formats", "percent_formats"),
    *("date_formats", "time_formats", "datetime_formats"),
    *("days", "months", "eras", "day_periods", "day_period_rules"),
    *("numbering_systems", "default_numbering_system"),
)
"""What of a locale Babel is asked for; the rest of its data is left."""

_known(FALLBACK)  # now: what is loaded after it fills the memory that the rest of the data leaves

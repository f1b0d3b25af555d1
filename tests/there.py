"""What has to be there, for the type checker and for a test that would go on without it."""

from typing import TypeVar

from elfenwidgets.rules.board import TRANSPORTS
from elfenwidgets.rules.state import Cards, sort

Thing = TypeVar("Thing")


def there(thing: Thing | None) -> Thing:
    """The thing itself."""
    assert thing is not None
    return thing


def cards(words: str) -> Cards:
    """The travel cards that a line names, in order."""
    found = sort(kind for word in words.split() for kind in TRANSPORTS if kind == word)
    assert len(found) == len(words.split()), words
    return found

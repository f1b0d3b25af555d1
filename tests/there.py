"""What has to be there, for the type checker and for a test that would go on without it."""

from typing import TypeVar

Thing = TypeVar("Thing")


def there(thing: Thing | None) -> Thing:
    """The thing itself."""
    assert thing is not None
    return thing

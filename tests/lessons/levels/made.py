"""Levels made for a test."""

from typing import Any

from elfenwidgets.lessons.levels.level import Level


def made(**data: Any) -> Level:
    """A level of our own."""
    raw = {"name": "one", "statements": ["P5.1"], "wrong": {}, **data}
    return Level.from_data("test", raw)

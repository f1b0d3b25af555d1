"""Messages: sentences for the person at the screen, as data and as HTML."""

from dataclasses import dataclass
from html import escape


@dataclass(frozen=True)
class Message:
    """A sentence for the person at the screen; ``alarm``: it says why something did not happen."""

    text: str
    alarm: bool = True


def told(message: Message) -> str:
    """A message, told to screen readers as well."""
    role, look = ("alert", "elfen-alarm") if message.alarm else ("status", "elfen-told")
    return f'<p class="{look}" role="{role}">{escape(message.text)}</p>'

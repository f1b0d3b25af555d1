"""How the page looks and sounds by the reader's choice: theme, size of the text, motion, sound."""

from elfenwidgets.play import library

CHOICES = {
    "theme": ("system", "light", "dark", "contrast"),
    "size": ("100", "125", "150"),
    "motion": ("system", "none"),
    "sound": ("off", "on"),
}
"""What there is to choose, by the name of the setting; the first of each is the usual one."""


def kept() -> dict[str, str]:
    """What was chosen last, as far as there is such a thing."""
    settings = library.settings()
    return {
        name: settings[name] if settings.get(name) in values else values[0]
        for name, values in CHOICES.items()
    }

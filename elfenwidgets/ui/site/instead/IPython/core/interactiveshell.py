"""The shell's name: there is none."""


class InteractiveShell:
    """No shell."""

"""Files and folders that the commands leave, and why one cannot be used."""

from pathlib import Path

from elfenwidgets.play.usage import UsageError


def reason(error: OSError) -> str:
    """Why something could not be done, in the words of the system."""
    return error.strerror or str(error)


def make_folder(path: Path) -> None:
    """Make a folder, and those around it, where there is none yet.

    Raises:
        UsageError: it cannot be made.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise UsageError("command-is-file", path=path) from error
    except OSError as error:
        raise UsageError("command-unmade", path=path, reason=reason(error)) from error


def write(path: Path, content: str | bytes) -> None:
    """Write a file.

    Raises:
        UsageError: it cannot be written.
    """
    try:
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    except OSError as error:
        raise UsageError("command-unwritten", path=path, reason=reason(error)) from error

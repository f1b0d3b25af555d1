"""What the languages do not say yet, beside English.

    python -m elfenwidgets.authoring.languages [code ...]

Ends with 1 where something is missing.
"""

import sys

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from elfenwidgets import text


def files_of_messages(code: str) -> dict[str, str]:
    """The file of each message of a language, by key."""
    return {
        entry.id.name: path.name
        for path in sorted((text.LOCALE / code).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }


def missing(code: str) -> dict[str, str]:
    """The messages that a language lacks, with the file of English in which each lies."""
    own = files_of_messages(code)
    return {key: name for key, name in files_of_messages(text.DEFAULT).items() if key not in own}


def main() -> int:
    """Print the share that each language says, and each missing key with its file."""
    wanted = len(files_of_messages(text.DEFAULT))
    lacking = {code: missing(code) for code in sys.argv[1:] or text.languages()}
    for code, keys in lacking.items():
        print(f"{code}: {wanted - len(keys)} of {wanted} messages")
        for key, name in keys.items():
            print(f"  {name}: {key}")
    return int(any(lacking.values()))


if __name__ == "__main__":
    raise SystemExit(main())

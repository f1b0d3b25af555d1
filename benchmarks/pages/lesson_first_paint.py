"""From the request to the first painted board: a lesson's page against that of the game.

    python -m benchmarks.pages.lesson_first_paint [visits] [lesson]

Visits of both pages take turns, each by a new visitor with an empty cache, on one server.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urljoin

from benchmarks.pages.serve import browsing, learning, report
from benchmarks.pages.voila_first_paint import PAINTED, visit
from elfenwidgets.lessons.catalogue import lesson


def main() -> None:
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    name = lesson(sys.argv[2] if len(sys.argv) > 2 else "welcome").notebook
    taught: list[float] = []
    game: list[float] = []
    with (
        TemporaryDirectory() as home,
        browsing() as browser,
        learning(Path(home)) as course,
    ):
        theirs = urljoin(course, "/")
        ours = urljoin(course, f"/voila/render/en/{name}")
        visit(browser, ours, PAINTED), visit(browser, theirs, PAINTED)  # all warms up
        for _ in range(visits):
            taught.append(visit(browser, ours, PAINTED))
            game.append(visit(browser, theirs, PAINTED))
    report("ms", {f"{name}, board painted": taught, "the game, map painted": game}, 1.3)


if __name__ == "__main__":
    main()

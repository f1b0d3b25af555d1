"""What a printed lesson takes: its pages on A4 and letter, and the bytes of its PDF.

    python -m benchmarks.pages.print [language]

The static pages of all lessons, as a browser prints them.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from elfenwidgets.cli import main as command
from elfenwidgets.lessons.catalogue import lessons
from tests.browser.conftest import CHROMIUM

FORMATS = ("A4", "Letter")
PAGES, BYTES = 4, 1_000_000
"""The most that a lesson may take."""


def printed(page: Page, folder: Path, format: str = "A4") -> Iterator[tuple[str, int, int]]:
    """The lessons of a folder of static pages: name, pages on paper, bytes."""
    for lesson in lessons():
        name = f"{lesson.number:02}-{lesson.key}"
        page.goto((folder / f"{name}.html").as_uri())
        pdf = page.pdf(format=format)
        yield name, pdf.count(b"/Type /Page\n"), len(pdf)


def main() -> None:
    language = sys.argv[1] if len(sys.argv) > 1 else "en"
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        command(["pages", "--out", folder, "--language", language])
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        for format in FORMATS:
            for name, count, size in printed(page, Path(folder), format):
                over = "" if count <= PAGES and size <= BYTES else "  too much"
                print(f"{format:7} {name:16} {count} pages {size / 1e6:5.2f} MB{over}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()

"""Draws what stands for the game where a link is shown, and writes it among the page's files.

``python -m elfenwidgets.authoring.link_picture`` has a browser draw it: the land around the
capital, above the name. Programs that show links take pictures of points alone.
"""

from base64 import b64encode
from io import BytesIO

from PIL import Image
from playwright.sync_api import sync_playwright

from elfenwidgets.paths import DATA
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.board.map_sizes import DRAWN, map_svg
from elfenwidgets.ui.kit.page_files import FOLDER, LINK_PICTURE

SIZE = 1200, 630
"""What programs that show links ask for, in points."""

QUALITY = 18
"""As low as still looks drawn: leaves and grass are many bytes."""

PAGE = """<body style="margin: 0; background: #f4e8cb; color: #3b2e27">
<div style="height: 540px; background: url({map}) -1084px -400px / 2284px"></div>
<div style="display: flex; align-items: center; justify-content: center; gap: 16px; height: 90px;
font: bold 56px Georgia, serif"><img src="{icon}" style="width: 56px">{name}</div>"""


def main() -> None:
    """Draw it and write it down."""
    width, height = SIZE
    icon = _address((DATA / "page" / "icon.svg").read_bytes())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        page = browser.new_page(viewport={"width": width, "height": height})
        drawn = PAGE.format(map=_address(map_svg(DRAWN)), icon=icon, name=t("page-title"))
        page.set_content(drawn, wait_until="networkidle")
        shot = page.screenshot()
        browser.close()
    picture = FOLDER / LINK_PICTURE
    points = Image.open(BytesIO(shot)).convert("RGB")
    points.save(picture, quality=QUALITY, optimize=True, progressive=True)
    print(f"{picture}: {picture.stat().st_size:,} bytes")


def _address(svg: bytes) -> str:
    return f"data:image/svg+xml;base64,{b64encode(svg).decode()}"


if __name__ == "__main__":
    main()

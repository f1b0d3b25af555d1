"""Draws the plain map as a picture of points and writes data/board/plain.png.

``python -m elfenwidgets.authoring.plain_picture`` has a browser draw it. A printed lesson shows the
map many times: a PDF holds one picture once, but lines anew each time.
"""

from io import BytesIO

from PIL import Image
from PIL.PngImagePlugin import PngInfo
from playwright.sync_api import sync_playwright

from elfenwidgets.ui.drawing.board.plain_map import DRAWN, PICTURE, digest, plain_map
from elfenwidgets.ui.drawing.layout import FRAME

SCALE = 1.5
"""Points for each unit of the map: 1,700 across, more than a printer of 500 dpi shows."""

COLORS = 64


def main() -> None:
    """Draw the map and write it down."""
    width, height = FRAME
    svg = f'<svg viewBox="0 0 {width} {height}" style="display: block">{plain_map()}</svg>'
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        page = browser.new_page(
            viewport={"width": width, "height": height}, device_scale_factor=SCALE
        )
        page.set_content(f'<body style="margin: 0">{svg}')
        shot = page.screenshot()
        browser.close()
    noted = PngInfo()
    noted.add_text(DRAWN, digest())
    picture = Image.open(BytesIO(shot)).convert("RGB").quantize(COLORS)
    picture.save(PICTURE, optimize=True, pnginfo=noted)
    print(f"{PICTURE}: {picture.width} x {picture.height}, {PICTURE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()

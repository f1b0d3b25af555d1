"""JupyterLab in a browser, as far as several tests drive it."""

from playwright.sync_api import Page


def connected(page: Page) -> None:
    """Wait until the notebook in front has its kernel; the page says so once that is there."""
    page.get_by_text("Python 3 (ipykernel) | Idle").wait_for()


def run_all(page: Page) -> None:
    """Run every cell, once: a wish that comes before the kernel is there Lab forgets."""
    connected(page)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.locator("[data-command='runmenu:run-all']").click()

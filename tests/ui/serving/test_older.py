"""Bookmarks of notebooks from before each language had a folder."""

from tornado.httpclient import AsyncHTTPClient
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.routing import Rule
from tornado.web import Application, RequestHandler

from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.ui.serving.older import OLDER, NotThere, OlderNotebook
from tests.in_a_thread import in_a_thread

HERE = NOTEBOOKS.parent


class Page(RequestHandler):
    """Stands for what Voilà would show."""

    def get(self, name: str) -> None:
        self.finish(name)


def app() -> Application:
    """Addresses as Voilà alone has them, and as JupyterLab's server does on Binder."""
    return Application(
        [
            (rf"/voila/render/()({OLDER})", OlderNotebook, {"root": NOTEBOOKS, "home": "/"}),
            Rule(NotThere("/lab/voila/render/", HERE), OlderNotebook, {"root": HERE}),
            (r"/lab/voila/render/(.*)", Page),
        ]
    )


def led(path: str, language: str = "en") -> str:
    """Where the browser is sent; the status in its place if it is not."""

    async def asked() -> str:
        (listening,) = bind_sockets(0, "127.0.0.1")
        server = HTTPServer(app())
        server.add_sockets([listening])
        answer = await AsyncHTTPClient().fetch(
            f"http://127.0.0.1:{listening.getsockname()[1]}{path}",
            follow_redirects=False,
            raise_error=False,
            headers={"Accept-Language": language},
        )
        server.stop()
        return answer.headers.get("Location", str(answer.code))

    return in_a_thread(asked())


def test_a_lesson_leads_to_its_notebook_in_the_browsers_language() -> None:
    assert led("/voila/render/06-plan.ipynb") == "en/06-plan.ipynb"
    assert led("/voila/render/06-plan.ipynb", "de-CH") == "de/06-plan.ipynb"


def test_a_lesson_that_had_another_number_or_name_is_found() -> None:
    assert led("/voila/render/07-plan.ipynb") == "en/06-plan.ipynb"
    assert led("/voila/render/05-draw-secret.ipynb") == "en/05-cards.ipynb"


def test_a_step_leads_to_the_step() -> None:
    step = led("/voila/render/06-plan.ipynb?at=plan/bare")
    assert step == "/#learn/plan/bare"
    assert led("/voila/render/03-deal.ipynb?at=deal/eight") == "/#learn/water/eight"


def test_pages_around_the_lessons_are_found() -> None:
    for name in ("00-course", "teacher", "puzzles", "review"):
        assert led(f"/voila/render/{name}.ipynb") == f"en/{name}.ipynb"
    assert led("/voila/render/18-analysis.ipynb") == "en/19-analysis.ipynb"


def test_in_a_folder_of_jupyters_server_too() -> None:
    assert led("/lab/voila/render/notebooks/07-plan.ipynb", "de") == "de/06-plan.ipynb"


def test_a_notebook_that_is_there_opens_in_whatever_folder() -> None:
    assert led("/lab/voila/render/notebooks/en/06-plan.ipynb") == "200"
    assert led("/lab/voila/render/notebooks/play.ipynb") == "200"


def test_what_never_was_leads_nowhere() -> None:
    assert led("/voila/render/nothing.ipynb") == "404"
    assert led("/voila/render/play.ipynb") == "404", "the game is where it was"

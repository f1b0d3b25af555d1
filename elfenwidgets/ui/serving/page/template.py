"""The template of a page: compiled once for a server's run, filled in for each visit."""

from types import CodeType

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket
from jupyter_server.base.handlers import JupyterHandler
from nbconvert.exporters import TemplateExporter
from nbconvert.preprocessors import Preprocessor
from nbformat import NotebookNode

from elfenwidgets.play import library
from elfenwidgets.text import said_in
from elfenwidgets.ui.first.still import still
from elfenwidgets.ui.kit import page
from elfenwidgets.ui.kit.page_files import page_files
from elfenwidgets.ui.kit.preferences import looks
from elfenwidgets.ui.phrases.language_choice import first_of
from elfenwidgets.ui.serving.door import SEAT
from elfenwidgets.ui.serving.page.policy import content_policy
from elfenwidgets.ui.serving.page.static import whole_base

HOME = "play.ipynb"
"""The notebook that is the home."""


class _Memory(BytecodeCache):
    """Compiled templates by name and file; one whose source has changed is compiled again.

    Voilà makes an environment for each request, and Jinja would compile the ten templates of the
    page anew in each: more than half of what the server does before a page's first byte.
    """

    def __init__(self) -> None:
        self._kept: dict[str, tuple[str, CodeType]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill the bucket with what is kept."""
        checksum, code = self._kept.get(bucket.key, ("", None))
        if checksum == bucket.checksum:
            bucket.code = code

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what was compiled."""
        assert bucket.code is not None
        self._kept[bucket.key] = bucket.checksum, bucket.code


_MEMORY = _Memory()


class Compiled(Preprocessor):
    """What an exporter calls before it asks for its templates; it changes no notebook."""

    enabled = True
    parent: TemplateExporter

    def preprocess(
        self, notebook: NotebookNode, resources: dict[str, object]
    ) -> tuple[NotebookNode, dict[str, object]]:
        """Give the exporter's environment the templates that are there."""
        self.parent.environment.bytecode_cache = _MEMORY
        return notebook, resources


def prepare_page(handler: JupyterHandler, notebook: NotebookNode, cwd: str) -> None:
    """Give the page its content policy, what is read first, and the cookie that ends its kernel.

    Voilà's page sends the XSRF cookie back in a last message; without it the server refuses, and
    each reload leaves a kernel behind. Switching the check off would do as well, but then any web
    page open in the same browser could speak to the server.
    """
    handler.set_header("Content-Security-Policy", content_policy(handler.request.host))
    handler.xsrf_token  # noqa: B018  reading it sets the cookie
    guest = SEAT in handler.request.headers
    chosen = {} if guest else library.settings()
    language = chosen.get("language") or first_of(
        handler.request.headers.get("Accept-Language", "")
    )
    said = notebook.metadata
    said["language"] = language
    said["title"] = said_in(language, "page-title")
    said["open_graph"] = page.open_graph(language, whole_base(handler))
    said["home"] = getattr(handler, "notebook_path", "") == HOME
    if said["home"] and not guest:
        base = handler.settings["base_url"]
        said["look"] = looks()
        said["still"] = still(language, lambda name: base + page_files()[name].address)

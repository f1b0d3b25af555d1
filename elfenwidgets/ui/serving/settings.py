"""The settings of both servers, Voilà alone and JupyterLab: the page, its kernels, their ends."""

import os
from base64 import b64encode
from functools import cache
from hashlib import sha256

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket
from jupyter_server.base.handlers import JupyterHandler
from nbconvert.exporters import TemplateExporter
from nbconvert.preprocessors import Preprocessor
from nbformat import NotebookNode
from tornado.httputil import HTTPHeaders
from tornado.web import OutputTransform
from traitlets.config import Config

from elfenwidgets.play import library
from elfenwidgets.text import said_in
from elfenwidgets.ui.drawing.brought import HEADER
from elfenwidgets.ui.first.still import still
from elfenwidgets.ui.kit import page
from elfenwidgets.ui.kit.page_files import page_files
from elfenwidgets.ui.kit.preferences import looks
from elfenwidgets.ui.phrases.language_choice import first_of
from elfenwidgets.ui.serving import forked
from elfenwidgets.ui.serving.door import SEAT
from elfenwidgets.ui.serving.frames import LARGEST
from elfenwidgets.ui.serving.kernels import LimitedKernels, OwnKernel, PromptClient
from elfenwidgets.ui.serving.page_socket import PageConnection
from elfenwidgets.ui.serving.static import whole_base

HOST = "127.0.0.1"
HOME = "play.ipynb"
"""The notebook that is the home."""

FORGOTTEN = 600  # seconds without a page after which a kernel is ended
LATE = 60  # seconds that what a cell shows may come after its end, on a machine that is busy

SILENT = {"loggers": {name: {"level": "CRITICAL"} for name in ("asyncio", "tornado")}}
"""The logging of what a kernel is built on."""

# What is no page of the game runs nothing and asks for nothing.
PLAIN_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"


class Headers(OutputTransform):
    """The headers that every answer of Voilà alone has, unless it says otherwise."""

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Put them in."""
        headers.setdefault("Content-Security-Policy", PLAIN_POLICY)
        headers.setdefault("X-Content-Type-Options", "nosniff")
        return super().transform_first_chunk(status_code, headers, chunk, finishing)


class _Memory(BytecodeCache):
    """Compiled templates by name and file; one whose source has changed is compiled again.

    Voilà makes an environment for each request, and Jinja would compile the ten templates of the
    page anew in each: more than half of what the server does before a page's first byte.
    """

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill the bucket with what is kept."""
        if bucket.key in self._kept:
            bucket.bytecode_from_string(self._kept[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what was compiled."""
        self._kept[bucket.key] = bucket.bytecode_to_string()


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


@cache
def _early() -> str:
    """What a browser knows the script by that stands in the page."""
    return b64encode(sha256(page.early().encode()).digest()).decode()


def content_policy(host: str) -> str:
    """The Content-Security-Policy of a page that is served as ``host``: nothing from outside.

    Scripts are files of this server, but for the one that stands in the page. Styles may stand
    there, too: widgets and our own HTML write them. `connect-src` names the websocket because not
    every browser counts it to 'self'.
    """
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src 'self' 'sha256-{_early()}'",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            f"connect-src 'self' ws://{host} wss://{host}",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'self'",
        ]
    )


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


def page_settings() -> Config:
    """Give what makes Voilà show our page, alone or inside JupyterLab's server."""
    config = Config()
    voila = config.VoilaConfiguration
    voila.template = "elfenwidgets"
    # Voilà takes both from the address otherwise, and its templates write the theme as it came.
    voila.allow_template_override = "NO"
    voila.allow_theme_override = "NO"
    voila.resources = {"elfenwidgets": {**page.template_parts(), "once": False}}
    voila.prelaunch_hook = prepare_page
    config.VoilaExporter.preprocessors = [Compiled]
    # The kernel may greet in the browser's language: it finds this as HTTP_ACCEPT_LANGUAGE.
    # Whose seat it was asked for, and that this page asks, the gate has written there itself.
    voila.http_header_envs = ["Accept-Language", SEAT, HEADER]
    # No preheated kernel: it would have read the saved games before the last one was saved.
    voila.preheat_kernel = False
    # Four seconds else, and a page that has come without its widgets stays as blank as it is.
    config.VoilaExecutor.iopub_timeout = LATE
    # While a cell runs long Voilà sends scripts as signs of life, which the page's policy forbids.
    voila.http_keep_alive_timeout = 3600
    return config


def voila_settings(*shared: str) -> Config:
    """Give the settings of Voilà alone; it is called `localhost`, and as it is ``shared``."""
    config = page_settings()
    config.VoilaConfiguration.kernel_spec_manager_class = OwnKernel
    config.VoilaConfiguration.multi_kernel_manager_class = LimitedKernels
    config.Voila.kernel_websocket_connection_class = PageConnection
    config.VoilaConfiguration.resources["elfenwidgets"]["once"] = True
    # What a visitor makes a kernel complain of is no news for a terminal, and neither is that one
    # of its threads still reads what another has closed at its end.
    config.LimitedKernels.arguments = [
        "--IPKernelApp.log_level=CRITICAL",
        f"--IPKernelApp.logging_config={SILENT}",
        "--HistoryManager.enabled=False",  # no page asks what was run, and a disk takes its time
    ]
    config.KernelManager.client_class = f"{PromptClient.__module__}.{PromptClient.__qualname__}"
    if forked.possible():
        config.KernelProvisionerFactory.default_provisioner_name = forked.NAME
    # A new kernel in place of a dead one would know nothing of the game: the page says so instead.
    config.KernelRestarter.restart_limit = 0
    config.MappingKernelManager.cull_idle_timeout = FORGOTTEN
    config.MappingKernelManager.cull_interval = max(1, FORGOTTEN // 10)
    if os.name == "posix":
        # Sockets in a folder only this user can open, in place of ports that anybody can. Their
        # names may have about a hundred letters: a user's own folder for such things is too deep.
        config.KernelManager.transport = "ipc"
        # So nobody can send a message again: either side would keep 65,536 marks to notice that.
        config.Session.digest_history_size = 0
        config.LimitedKernels.arguments += ["--Session.digest_history_size=0"]
        config.Voila.connection_dir_root = "/tmp"
    config.Voila.tornado_settings = {
        # Only names of this machine: another name that leads here is somebody's trick.
        "allow_remote_access": False,
        "local_hostnames": ["localhost", *shared],
        "xsrf_cookie_kwargs": {"samesite": "Strict"},
        "headers": {"Content-Security-Policy": PLAIN_POLICY},
        # The least work there is takes 2.5 ms for 390 kB, and leaves 90 of them.
        "websocket_compression_options": {"compression_level": 1},
        "websocket_max_message_size": LARGEST,
    }
    return config


def lab_settings() -> Config:
    """Give the settings of JupyterLab's server; data/jupyter/config hands them over."""
    config = Config()
    config.ServerApp.kernel_spec_manager_class = OwnKernel
    config.ServerApp.kernel_manager_class = LimitedKernels
    config.ServerApp.contents_manager_class = "elfenwidgets.ui.serving.contents.Contents"
    config.ServerApp.jpserver_extensions = {
        # It serves the classic notebook, which nobody asked for, and complains about old settings.
        "notebook_shim": False,
        "elfenwidgets.ui.serving.gate": True,
    }
    # Extensions as they are installed: the list of all others would come from the network, and what
    # asks for it makes every start of the server longer.
    config.LabApp.extension_manager = "readonly"
    # Lax: whoever follows a link to a notebook, as Binder's visitors do, is still known.
    config.IdentityProvider.cookie_options = {"SameSite": "Lax"}
    # Voilà's page inside this server would ask the network for MathJax, though it brings its own.
    config.ServerApp.tornado_settings = {"mathjax_url": ""}
    return config

"""The settings of both servers, Voilà alone and JupyterLab: pages, kernels, their ends."""

import os

from traitlets.config import Config

from elfenwidgets.ui.drawing.brought import HEADER
from elfenwidgets.ui.kit import page
from elfenwidgets.ui.serving import forked
from elfenwidgets.ui.serving.door import SEAT
from elfenwidgets.ui.serving.frames import LARGEST
from elfenwidgets.ui.serving.kernels import LimitedKernels, OwnKernel, PromptClient
from elfenwidgets.ui.serving.page.policy import PLAIN_POLICY
from elfenwidgets.ui.serving.page.template import Compiled, prepare_page
from elfenwidgets.ui.serving.page_socket import PageConnection

HOST = "127.0.0.1"
FORGOTTEN = 600  # seconds without a page after which a kernel is ended
LATE = 60  # seconds that what a cell shows may come after its end, on a machine that is busy

SILENT = {"loggers": {name: {"level": "CRITICAL"} for name in ("asyncio", "tornado")}}
"""The logging of what a kernel is built on."""


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

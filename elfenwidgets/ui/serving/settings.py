"""The settings of both servers, Voilà alone and JupyterLab: the page, its kernels, their ends."""

import os

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.base.handlers import JupyterHandler
from nbformat import NotebookNode
from traitlets import default
from traitlets.config import Config

from elfenwidgets.ui.kit import page

HOST = "127.0.0.1"
FORGOTTEN = 600  # seconds without a page after which a kernel is ended
CONTENT_POLICY = (  # nothing from outside, whatever a page asks for
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; "
    f"connect-src 'self' data: blob: ws://{HOST}:* ws://localhost:*; "
    "frame-ancestors 'self'"
)


class OwnKernel(KernelSpecManager):
    """The kernel is the Python that runs the server, whatever kernels are installed elsewhere."""

    @default("kernel_dirs")
    def _no_other_kernels(self) -> list[str]:
        return []


def allow_farewell(handler: JupyterHandler, notebook: NotebookNode, cwd: str) -> None:
    """Set the XSRF cookie, so that the page may end its kernel when it is left.

    Voilà's page sends the cookie back in a last message; without it the server refuses, and each
    reload leaves a kernel behind. Switching the check off would do as well, but then any web page
    open in the same browser could speak to the server.
    """
    handler.xsrf_token  # noqa: B018  reading it sets the cookie


def page_settings() -> Config:
    """Give what makes Voilà show our page, alone or inside JupyterLab's server."""
    config = Config()
    voila = config.VoilaConfiguration
    voila.template = "elfenwidgets"
    voila.resources = {"elfenwidgets": page.template_parts()}
    voila.prelaunch_hook = allow_farewell
    # The kernel may greet in the browser's language: it finds this as HTTP_ACCEPT_LANGUAGE.
    voila.http_header_envs = ["Accept-Language"]
    # No preheated kernel: it would have read the saved games before the last one was saved.
    voila.preheat_kernel = False
    return config


def voila_settings() -> Config:
    """Give the settings of Voilà alone."""
    config = page_settings()
    config.VoilaConfiguration.kernel_spec_manager_class = OwnKernel
    # A new kernel in place of a dead one would know nothing of the game: the page says so instead.
    config.KernelRestarter.restart_limit = 0
    config.MappingKernelManager.cull_idle_timeout = FORGOTTEN
    config.MappingKernelManager.cull_interval = max(1, FORGOTTEN // 10)
    if os.name == "posix":
        # Sockets in a folder only this user can open, in place of ports that anybody can. Their
        # names may have about a hundred letters: a user's own folder for such things is too deep.
        config.KernelManager.transport = "ipc"
        config.Voila.connection_dir_root = "/tmp"
    config.Voila.tornado_settings = {
        # Only names of this machine: another name that leads here is somebody's trick.
        "allow_remote_access": False,
        "local_hostnames": ["localhost"],
        "headers": {"Content-Security-Policy": CONTENT_POLICY},
    }
    return config


def lab_settings() -> Config:
    """Give the settings of JupyterLab's server; data/jupyter/config hands them over."""
    config = Config()
    config.ServerApp.kernel_spec_manager_class = OwnKernel
    # It serves the classic notebook, which nobody asked for, and complains about old settings.
    config.ServerApp.jpserver_extensions = {"notebook_shim": False}
    # Voilà's page inside this server would ask the network for MathJax, though it brings its own.
    config.ServerApp.tornado_settings = {"mathjax_url": ""}
    return config

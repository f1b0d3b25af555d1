"""A forked kernel: what of it is made before the fork, and its application, which does the rest."""

import sys
from typing import Any

from ipykernel.ipkernel import IPythonKernel
from ipykernel.kernelapp import IPKernelApp
from jupyter_client.session import Session
from traitlets import Type, default
from traitlets.config import Config
from traitlets.config.loader import DeferredConfigString


class EarlyKernel(IPythonKernel):
    """A kernel that is made, with its shell, before there are sockets: they come with the fork.

    To make one touches most of what is loaded, and a fork has a copy of its own of all that it
    touches. Its debugger, which no page has, gets none.
    """

    @classmethod
    def instance(cls, *_: Any, **given: Any) -> "EarlyKernel":
        """The one kernel; if it is made already, with what it is given now."""
        if not cls.initialized():
            return super().instance(**given)
        made = super().instance()
        for name, value in given.items():
            if name != "debugpy_stream":
                setattr(made, name, value)
        shell: Any = made.shell
        for sender in (shell.displayhook, shell.display_pub):
            sender.session, sender.pub_socket = made.session, made.iopub_socket
        return made


class QuietSession(Session):
    """A session that sends nothing of a widget before a page has asked for all of them.

    Each would be told of as it is made, and once more then: 90 messages of 300 kB, which the server
    reads three times and sends nobody.
    """

    _is_asked = False

    def send(
        self, stream: Any, msg_or_type: Any, content: Any = None, *more: Any, **named: Any
    ) -> Any:
        """Send a message, or nothing."""
        kind = msg_or_type if isinstance(msg_or_type, str) else ""
        if not self._is_asked and kind in {"comm_open", "comm_msg", "comm_close"}:
            self._is_asked = content["data"].get("method") == "update_states"
            if not self._is_asked:
                return None
        return super().send(stream, msg_or_type, content, *more, **named)


class ForkedApp(IPKernelApp):
    """A kernel's application whose arguments are ``-f`` with a file, and ``--Class.trait=value``.

    To know all that any other could mean takes a fork half a megabyte and four thousandths of a
    second.
    """

    kernel_class = Type(EarlyKernel)

    @default("session")
    def _quiet_session(self) -> Session:
        return QuietSession(parent=self)

    def parse_command_line(self, argv: list[str] | None = None) -> None:
        """Take the arguments."""
        _, file, *others = sys.argv[1:] if argv is None else argv
        config = Config({"IPKernelApp": {"connection_file": file}})
        for each in others:
            name, value = each.removeprefix("--").split("=", 1)
            owner, trait = name.split(".")
            config[owner][trait] = DeferredConfigString(value)
        self.cli_config = config
        self.update_config(config)

    def init_config_files(self) -> None:
        """Know none: like the server, a page has nothing of what its user has set for IPython."""

    def load_config_file(self, *_: Any, **__: Any) -> None:
        """Read none."""

    def init_code(self) -> None:
        """Run none."""

    def init_control(self, context: Any) -> None:
        """Have the shell hear by itself: a thread would do so for subshells, which no page has."""
        super().init_control(context)  # type: ignore[no-untyped-call]
        self.shell_channel_thread = None


def early() -> ForkedApp:
    """An application with its kernel, neither of which has begun."""
    # A history would have a thread, and a thread is not there in a fork.
    made = ForkedApp.instance(config=Config({"HistoryManager": {"enabled": False}}))
    EarlyKernel.instance(parent=made, user_ns=made.user_ns, session=QuietSession())
    return made

"""The application of a forked kernel, which takes what its server says and no other arguments."""

import sys

from ipykernel.kernelapp import IPKernelApp
from traitlets.config import Config
from traitlets.config.loader import DeferredConfigString


class ForkedApp(IPKernelApp):
    """A kernel's application whose arguments are ``-f`` with a file, and ``--Class.trait=value``.

    To know all that any other could mean takes a fork half a megabyte and four thousandths of a
    second.
    """

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

"""The command that writes the game for any web server: `elfenwidgets site --out FOLDER`."""

import argparse
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from elfenwidgets.commands.files import make_folder, write
from elfenwidgets.commands.terminal import say
from elfenwidgets.play.usage import UsageError
from elfenwidgets.text import t
from elfenwidgets.ui.site.build import OWN, PAGE, files

HOST = "127.0.0.1"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    folder = t("option-folder-metavar")
    parser.add_argument("--out", type=Path, required=True, metavar=folder, help=t("option-out"))
    parser.add_argument("--serve", action="store_true", help=t("option-serve"))


def run(options: argparse.Namespace) -> int:
    """Write the files, and with ``--serve`` let this machine see them; the exit status.

    Raises:
        UsageError: they cannot be made or written.
    """
    out: Path = options.out
    page = out / PAGE
    make_folder(out)  # first: what takes a while is not made for nothing
    if page.exists() and OWN not in page.read_text(encoding="utf-8", errors="replace"):
        raise UsageError("command-site-taken", path=str(page))
    made = files(say)
    # The page is the last: whoever opens it meanwhile finds all that it asks for.
    for name in sorted(made, key=lambda name: name.count("/"), reverse=True):
        make_folder((out / name).parent)
        write(out / name, made[name])
    size = round(sum(map(len, made.values())) / 1e6)
    say(t("command-site", path=str(out), n=len(made), size=size))
    if options.serve:
        _serve(out)
    return 0


def _serve(folder: Path) -> None:
    """Serve the files as any plain web server would, until Ctrl-C."""
    handler = partial(PlainFiles, directory=str(folder))
    with ThreadingHTTPServer((HOST, 0), handler) as server:
        say(t("command-served", address=f"http://{HOST}:{server.server_port}/"))
        server.serve_forever()


class PlainFiles(SimpleHTTPRequestHandler):
    """The files of a folder, in silence."""

    extensions_map = {  # noqa: RUF012  nobody writes to it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: what goes wrong the browser says."""

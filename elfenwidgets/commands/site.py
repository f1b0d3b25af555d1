"""The command that writes the game for any web server: `elfenwidgets site --out FOLDER`."""

import argparse
import re
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from elfenwidgets.commands.files import make_folder, write
from elfenwidgets.commands.terminal import say
from elfenwidgets.play.usage import UsageError, one_of
from elfenwidgets.text import languages, t
from elfenwidgets.ui.site.build import OWN, PAGE, Wanted, files

HOST = "127.0.0.1"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    folder, known = t("option-folder-metavar"), ",".join(languages())
    parser.add_argument("--out", type=Path, required=True, metavar=folder, help=t("option-out"))
    about = t("option-languages", known=known)
    parser.add_argument("--languages", default=known, metavar="L,L", help=about)
    parser.add_argument("--no-lab", action="store_true", help=t("option-no-lab"))
    parser.add_argument("--lessons-only", action="store_true", help=t("option-lessons-only"))
    parser.add_argument("--serve", action="store_true", help=t("option-serve"))
    parser.add_argument("--base", default="/", metavar=f"/{folder}/", help=t("option-base"))


def run(options: argparse.Namespace) -> int:
    """Write the files, and with ``--serve`` let this machine see them; the exit status.

    Raises:
        UsageError: they cannot be made or written.
    """
    out: Path = options.out
    page = out / PAGE
    wanted = _wanted(options)
    make_folder(out)  # first: what takes a while is not made for nothing
    if page.exists() and OWN not in page.read_text(encoding="utf-8", errors="replace"):
        raise UsageError("command-site-taken", path=str(page))
    made = files(say, wanted)
    # The page is the last: whoever opens it meanwhile finds all that it asks for.
    for name in sorted(made, key=lambda name: name.count("/"), reverse=True):
        make_folder((out / name).parent)
        write(out / name, made[name])
    size = round(sum(map(len, made.values())) / 1e6)
    say(t("command-site", path=str(out), n=len(made), size=size))
    if options.serve:
        _serve(out, options.base)
    return 0


def _wanted(options: argparse.Namespace) -> Wanted:
    codes = tuple(dict.fromkeys(code.strip() for code in options.languages.split(",")))
    for code in codes:
        one_of("command-no-language", name=code, known=languages())
    if not re.fullmatch(r"/([\w.~-]+/)*", options.base) or "/../" in options.base:
        raise UsageError("command-no-base", base=options.base)
    if options.no_lab and options.lessons_only:
        raise UsageError("command-site-nothing")
    return Wanted(codes, page=not options.lessons_only, lab=not options.no_lab)


def _serve(folder: Path, base: str) -> None:
    """Serve the files as any plain web server would, below a folder of it, until Ctrl-C."""
    handler = partial(PlainFiles, directory=str(folder), base=base)
    with ThreadingHTTPServer((HOST, 0), handler) as server:
        say(t("command-served", address=f"http://{HOST}:{server.server_port}{base}"))
        server.serve_forever()


class PlainFiles(SimpleHTTPRequestHandler):
    """The files of a folder, in silence, at the addresses that begin with ``base``."""

    extensions_map = {  # noqa: RUF012  nobody writes to it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def __init__(self, *args: Any, base: str = "/", **keys: Any) -> None:
        self.base = base
        super().__init__(*args, **keys)  # it answers at once

    def translate_path(self, path: str) -> str:
        """Where the file is; nothing lies beside the folder."""
        inside = path.startswith(self.base)
        return super().translate_path(path[len(self.base) - 1 :] if inside else "/-")

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: what goes wrong the browser says."""

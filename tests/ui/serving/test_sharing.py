"""What may be shared, and how the page for administrators says so."""

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from elfenwidgets.cli import main
from elfenwidgets.commands.dispatch import _parser
from elfenwidgets.paths import DATA
from elfenwidgets.play.usage import UsageError
from elfenwidgets.ui.serving import sharing
from elfenwidgets.ui.serving.sharing import address_to_share

DOCS = DATA.parent / "docs"


@pytest.mark.parametrize("address", ["127.0.0.2", "192.168.1.5", "10.0.0.1", "fd00::1", "::1"])
def test_an_address_of_one_machine_may_be_shared(address: str) -> None:
    assert address_to_share(address) == address


@pytest.mark.parametrize(
    "address",
    ["0.0.0.0", "::", "127.0.0.1", "224.0.0.1", "localhost", "evil.example", "1.2.3", "1.2.3.4:80"],
)
def test_nothing_else_is_shared(address: str) -> None:
    """Least of all every address at once, or the one by which the host comes."""
    with pytest.raises(UsageError) as refused:
        address_to_share(address)
    assert refused.value.key == "command-no-address"


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "ELSEWHERE", ("127.0.0.1", 9))  # the way there is this machine's
    with pytest.raises(UsageError) as refused:
        address_to_share("")
    assert refused.value.key == "command-no-network"


@pytest.mark.parametrize(
    ("public", "address", "host"),
    [
        (None, "http://10.0.0.1:8866/", "10.0.0.1:8866"),
        ("https://elfen.example.org", "https://elfen.example.org/", "elfen.example.org"),
        ("http://Elfen.example.org:81/", "http://elfen.example.org:81/", "elfen.example.org:81"),
    ],
)
def test_links_begin_as_devices_call_the_server(
    public: str | None, address: str, host: str
) -> None:
    shared = sharing.sharing("10.0.0.1", 8866, public)
    assert (shared.address, shared.host) == (address, host)


@pytest.mark.parametrize(
    "public",
    [
        *(
            "elfen.example.org",
            "ftp://x.org",
            "https://",
            "https://x.org/elfen",
            "https://x.org/?a",
        ),
        *("https://me@x.org/", "https://[/", "javascript:alert(1)"),
    ],
)
def test_a_proxy_has_a_site_of_its_own(public: str) -> None:
    with pytest.raises(UsageError) as refused:
        sharing.sharing("10.0.0.1", 8866, public)
    assert refused.value.key == "command-no-site"


@pytest.mark.parametrize(
    "words",
    [
        ["--share", "0.0.0.0"],
        ["--share", "127.0.0.2", "--lab"],
        ["--public", "https://elfen.example.org"],
        ["--share", "127.0.0.2", "--public", "nonsense"],
        ["--share", "192.0.2.1"],
    ],
)
def test_what_cannot_be_shared_gets_one_sentence(
    words: list[str], capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """192.0.2.1 is nobody's address (RFC 5737)."""
    monkeypatch.setattr("sys.argv", ["elfenwidgets", "play", "--no-browser", *words])
    assert main() == 2
    said = capfd.readouterr()
    assert said.out == "" and said.err.count("\n") == 1


def test_the_unit_and_the_container_start_what_there_is() -> None:
    unit = (DOCS / "elfenwidgets.service").read_text().replace("\\\n", " ")
    (started,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    container = (DOCS / "Containerfile").read_text()
    (entry,) = re.findall(r"^ENTRYPOINT (.*)$", container, re.MULTILINE)
    page = (DOCS / "serving.md").read_text()
    (more,) = re.findall(r"podman run .*\\\n +(--share.*)$", page, re.MULTILINE)
    for command in (shlex.split(started), json.loads(entry) + shlex.split(more)):
        assert Path(command[0]).name == "elfenwidgets"
        options = _parser({"play"}).parse_args(command[1:])
        assert options.no_browser and address_to_share(options.share) == "127.0.0.2"
        shared = sharing.sharing(options.share, options.port, options.public)
        assert f"proxy_pass http://{shared.ip}:{options.port};" in page
        assert f"proxy_set_header Host {shared.host};" in page


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_knows_every_line_of_the_unit(tmp_path: Path) -> None:
    unit = (DOCS / "elfenwidgets.service").read_text()
    path = tmp_path / "elfenwidgets.service"
    path.write_text(unit.replace("/opt/elfenwidgets/bin/elfenwidgets", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(path)], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")

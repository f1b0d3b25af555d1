"""Sharing with the devices of the local network: where to listen, and what that is called."""

import io
import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from elfenwidgets.play.usage import UsageError
from elfenwidgets.ui.serving.settings import HOST

ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737): nothing is sent to find out how one would get there."""


@dataclass(frozen=True, slots=True)
class Reach:
    """How a server is reached by other devices.

    ``ip`` is an address of this machine, ``address`` what other devices open.
    """

    ip: str
    address: str

    @property
    def host(self) -> str:
        """What a browser calls the server that it asks for the address."""
        return urlsplit(self.address).netloc


def address_to_share(asked_for: str) -> str:
    """The address of this machine to listen on; ``""`` asks for that in the local network.

    Raises:
        UsageError: there is none, or it is no address of one machine alone.
    """
    if not asked_for:
        return _in_the_network()
    try:
        address = ipaddress.ip_address(asked_for)
    except ValueError as error:
        raise UsageError("command-no-address", address=asked_for) from error
    if address.is_unspecified or address.is_multicast or str(address) == HOST:
        raise UsageError("command-no-address", address=asked_for)
    return str(address)


def _in_the_network() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
            address = ipaddress.ip_address(way.getsockname()[0])
        except OSError as error:
            raise UsageError("command-no-network") from error
    if address.is_loopback or address.is_unspecified:
        raise UsageError("command-no-network")
    return str(address)


def sharing(ip: str, port: int, public: str | None) -> Reach:
    """What is shared at an address and port; ``public`` is how a proxy before it is called.

    Raises:
        UsageError: ``public`` is no address of a whole site.
    """
    if public is None:
        return Reach(ip, f"http://{f'[{ip}]' if ':' in ip else ip}:{port}/")
    try:
        parts = urlsplit(public)
        whole = parts.scheme in ("http", "https") and parts.hostname and parts.username is None
        rest = parts.path.strip("/") or parts.query or parts.fragment
    except ValueError:
        whole, rest = False, ""
    if not whole or rest:
        raise UsageError("command-no-site", address=public)
    return Reach(ip, f"{parts.scheme}://{parts.netloc.lower()}/")


def code(address: str) -> str:
    """An address as a QR code of letters, for a terminal that can show them."""
    import segno  # only who shares needs it

    drawn = io.StringIO()
    segno.make_qr(address).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")

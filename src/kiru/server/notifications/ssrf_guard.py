"""Messages go to addresses that players type in: none of them may lead into a private network."""

import ipaddress
import re
import socket
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

INTERNET = ipaddress.ip_network("2000::/3")
"""Where IPv6 addresses of the whole internet lie; all else is local, reserved, or another address in disguise."""
PRIVATE = tuple(
    map(
        ipaddress.ip_network,
        (
            # What the registries of special addresses (RFC 6890 and later) keep from the internet, whatever version
            # of Python counts how: this network, private, carriers, loopback, link-local, protocols, documentation,
            # relays of 6to4, measuring, multicast, reserved.
            "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
            "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24",
            "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
            # The address under which a cloud answers its own machines with their secrets.
            "168.63.129.16/32",
            # Teredo, other protocols and tests; documentation; 6to4, which carries any IPv4 address.
            "2001::/23", "2001:db8::/32", "3fff::/20", "2002::/16",
        ),
    )
)  # fmt: skip
NAT64 = ipaddress.ip_network("64:ff9b::/96")
"""How a network without IPv4 writes the IPv4 addresses of the internet."""
NUMBERS = re.compile(r"[0-9a-f:.%]*:[0-9a-f:.%]*|(0x[0-9a-f]*|[0-9]+)(\.(0x[0-9a-f]*|[0-9]+))*")
"""An IPv6 address, or an IPv4 address however it is written."""
LOCAL_NAMES = (".localhost", ".local", ".internal", ".home.arpa", ".lan", ".localdomain")
CALLS = {"socket.connect": 1, "socket.sendto": 1, "socket.sendmsg": 1}
"""What a socket reaches others with, and where its address stands among what the interpreter tells of it."""
PROGRAMS = {"subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork", "os.forkpty"}


class Forbidden(OSError):
    """An address that the server does not speak to."""


def is_public(host: str) -> bool:
    """Whether an address in digits is open to the whole internet."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or (ipaddress.IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else None)
        if inner is not None:
            return is_public(str(inner))
        if address not in INTERNET:
            return False
    return not any(address in network for network in PRIVATE)


def is_private_host(host: str) -> bool:
    """A host in digits that is not public, or a name that only this network knows."""
    name = host.strip("[]").rstrip(".").lower()
    if name in ("localhost", "ip6-localhost", "ip6-loopback") or name.endswith(LOCAL_NAMES):
        return True
    return NUMBERS.fullmatch(name) is not None and not is_public(name)


class Probe(socket.socket):
    """A socket that sends nothing: connecting it tells which way the system would take."""


def is_own(host: str) -> bool:
    """Whether an address is this machine's own: what listens there may be meant for this machine alone."""
    try:
        with Probe(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((host, 9))
            return ipaddress.ip_address(probe.getsockname()[0]) == ipaddress.ip_address(host)
    except (OSError, ValueError):
        return False


class Permit:
    """Where the process may connect to all the same, for the moment: the mail server of the owner's own choice."""

    places: frozenset[tuple[str, int]] = frozenset()


@contextmanager
def permitted(places: Collection[tuple[str, int]]) -> Iterator[None]:
    """Let these addresses through, at these ports alone; messages to others are not made meanwhile."""
    Permit.places = frozenset(places)
    try:
        yield
    finally:
        Permit.places = frozenset()


def check(address: Any) -> None:
    """Refuse a socket address that is not public; a name is refused too, it could mean another address in a moment."""
    if isinstance(address, tuple) and tuple(address[:2]) in Permit.places:
        return
    host = str(address[0]) if isinstance(address, tuple) else ""
    if not is_public(host) or is_own(host):
        raise Forbidden("kiru: this address is not public")


def install() -> None:
    """From here on this process reaches no private address and starts no program, whatever names and redirects say.

    The interpreter itself asks before every call, whichever class of socket makes it, and the answer cannot be undone.
    """
    sys.addaudithook(look)


def look(event: str, given: tuple[Any, ...]) -> None:
    """Whether the process may do what it is about to do."""
    if event in PROGRAMS:
        raise Forbidden("kiru: no program is started here")
    place = CALLS.get(event)
    # A socket that is connected already sends without an address.
    if place is not None and given[place] is not None and not isinstance(given[0], Probe):
        check(given[place])

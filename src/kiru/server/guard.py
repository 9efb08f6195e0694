"""Messages go to addresses that players type in: none of them may lead into a private network."""

import ipaddress
import socket
from typing import Any

DESKTOPS = {"dbus", "qt", "kde", "glib", "gnome", "macosx", "windows"}
LOCAL_SCHEMAS = DESKTOPS | {"syslog", "rsyslog", "smtp", "mqtt", "mqtts", "workflow", "file"}
"""Kinds of apprise addresses that speak to this machine, or in a protocol that is no message service's."""


class Forbidden(OSError):
    """An address that the server does not speak to."""


def is_public(host: str) -> bool:
    """Whether an address in digits is open to the whole internet."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if address in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(str(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)))
    return address.is_global and not address.is_multicast


def check(address: Any) -> None:
    """Refuse a socket address that is not public."""
    if not isinstance(address, tuple) or not is_public(str(address[0])):
        raise Forbidden("kiru: this address is not public")


def install() -> None:
    """From here on no socket of this process reaches a private address, whatever names resolve to and redirects say."""
    whole = socket.socket

    class Guarded(whole):  # type: ignore[valid-type,misc]
        """A socket that looks where it goes; names are resolved before, so that what is checked is what is called."""

        def connect(self, address: Any, /) -> None:
            check(resolved(self, address))
            super().connect(address)

        def connect_ex(self, address: Any, /) -> int:
            check(resolved(self, address))
            return int(super().connect_ex(address))

        def sendto(self, *args: Any) -> int:
            check(resolved(self, args[-1]))
            return int(super().sendto(*args))

        def sendmsg(self, *args: Any) -> int:
            if len(args) > 3 and args[3] is not None:
                check(resolved(self, args[3]))
            return int(super().sendmsg(*args))

    socket.socket = Guarded  # type: ignore[misc]


def resolved(found: socket.socket, address: Any) -> Any:
    """A name instead of digits is refused too: it could mean another address a moment later."""
    return address if found.family in (socket.AF_INET, socket.AF_INET6) else None

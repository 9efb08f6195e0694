"""Links to a server's table, as browsers and messages show them."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from kiru.core.errors import KiruError

LONGEST = 500
FRAGMENT = re.compile(r"(invite|seat)=([\w-]{1,100})")
PAGE = re.compile(r"(?P<root>(?:/[^/]+)*?)/t/(?P<table>[A-Za-z0-9]{10})/?")


class TableLink(NamedTuple):
    """Where a table is, and what entitles to a seat there."""

    server: str
    """The address of the first page, without a slash at its end."""
    table: str
    invite: str = ""
    token: str = ""
    """Of a seat that is taken already."""

    @property
    def socket(self) -> str:
        return f"{re.sub('^http', 'ws', self.server)}/ws/{self.table}"

    def path(self, what: str = "") -> str:
        return f"/api/tables/{self.table}{what}"

    def way_back(self, token: str) -> str:
        """The link with which the holder of a seat comes back to it."""
        return f"{self.server}/t/{self.table}#seat={token}"


def server_address(typed: str) -> str:
    """The address of a server as somebody types it; without a scheme it is http."""
    whole = typed.strip() if "://" in typed else f"http://{typed.strip()}"
    try:
        parts = urlsplit(whole)
        has_host = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        has_host = False
    if len(typed) > LONGEST or not has_host or parts.scheme not in ("http", "https"):
        raise KiruError("remote-address", found=typed[:60])
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def parse(typed: str) -> TableLink:
    """The table of a link."""
    plain, _, fragment = typed.strip().partition("#")
    try:
        address = server_address(plain)
    except KiruError as error:
        raise KiruError("remote-link", found=typed[:60]) from error
    parts = urlsplit(address)
    found, given = PAGE.fullmatch(parts.path), FRAGMENT.fullmatch(fragment)
    if found is None or (fragment and given is None):
        raise KiruError("remote-link", found=typed[:60])
    secret = {given[1]: given[2]} if given else {}
    server = f"{parts.scheme}://{parts.netloc}{found['root']}"
    return TableLink(server, found["table"], secret.get("invite", ""), secret.get("seat", ""))

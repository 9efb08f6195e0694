"""Who may open a connection: decided before anything of it is read."""

import logging
import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from kiru.server import metrics
from kiru.server.limits import Bans
from kiru.server.ops import descriptors
from kiru.server.settings import Settings

log = logging.getLogger("kiru.connections")
LOG_EVERY = 10.0
"""Seconds between two lines of the log about connections that were turned away."""
BANNED = 0
"""Turned away without a word."""
TOO_MANY = 429
FULL = 503


class Connections:
    """The connections of this process that speak plain HTTP, by visitor; and the visitors who flooded it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.bans = Bans(settings.ban_seconds)
        self.on_ban: Callable[[str], None] = lambda visitor: None
        """Called with whom this process has banned, for the others behind the port."""
        self.plain: Counter[str] = Counter()
        self.most = descriptors.for_connections()
        self.proxies = networks(settings.trusted_proxies)
        self.turned_away: Counter[int] = Counter()
        """How many since the last line of the log, by the reason."""
        self.told = -LOG_EVERY

    def enter(self, who: str, is_proxy: bool, connected: int) -> int | None:
        """Let somebody in (None), or the reason not to; everybody behind a proxy is told apart later."""
        if not is_proxy and who in self.bans:
            return self.turn_away(BANNED)
        if connected > self.most:
            return self.turn_away(FULL)
        if not is_proxy and self.plain[who] >= self.settings.max_http_per_address:
            return self.turn_away(TOO_MANY)
        self.plain[who] += 1
        return None

    def leave(self, who: str) -> None:
        self.plain[who] -= 1
        if self.plain[who] <= 0:
            del self.plain[who]

    def ban(self, who: str) -> None:
        """Nothing more from a visitor who floods us, for a while."""
        self.bans.add(who)
        self.on_ban(who)
        metrics.CUT_OFF.inc()
        log.warning("flood cut off", extra={"banned_seconds": self.settings.ban_seconds})

    def turn_away(self, reason: int) -> int:
        self.turned_away[reason] += 1
        now = time.monotonic()
        if now - self.told >= LOG_EVERY:
            self.told = now
            full, many, banned = (self.turned_away[one] for one in (FULL, TOO_MANY, BANNED))
            log.warning("connections refused", extra={"full": full, "too_many": many, "banned": banned})
            self.turned_away.clear()
        return reason

    def is_proxy(self, address: str) -> bool:
        """Whether many people speak through this address."""
        if self.settings.trusted_proxies == "*":
            return True
        try:
            place = ip_address(address)
        except ValueError:
            return False
        return any(place in network for network in self.proxies)


def networks(listed: str) -> list[IPv4Network | IPv6Network]:
    """The networks of a list separated by commas; anything else is passed over, as uvicorn does."""
    found = []
    for one in listed.split(","):
        try:
            found.append(ip_network(one.strip(), strict=False))
        except ValueError:
            continue
    return found

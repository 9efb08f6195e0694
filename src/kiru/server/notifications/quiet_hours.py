"""When somebody wants messages: not in their quiet hours, and not one right after the other."""

from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from kiru.core.errors import KiruError

DAY = 24 * 60
"""Minutes."""
MINUTE = 60_000
UNKNOWN = (ZoneInfoNotFoundError, OSError, ValueError)
"""What comes of a zone that is not known, is a folder, or leads elsewhere."""
PAUSES = (2, 15, 60, DAY)
"""Minutes between two messages that one may choose; whatever comes meanwhile is told together."""


class Hours(msgspec.Struct, frozen=True):
    """What somebody has chosen. Its fields are columns."""

    zone: str = "UTC"
    quiet_from: int | None = None
    """Minutes after midnight; None: no quiet hours."""
    quiet_to: int | None = None
    pause: int = PAUSES[0]
    told: int = 0
    """When the last message went out, by the wall clock."""

    def is_time(self, wall: int, shortest: int) -> bool:
        """Whether a message may go out now; two of them are never closer than the server's own pause."""
        pause = max(shortest, self.pause * MINUTE if self.pause > PAUSES[0] else shortest)
        return wall - self.told >= pause and not self.is_quiet(wall)

    def is_quiet(self, wall: int) -> bool:
        """Whether it is within the quiet hours; they may go past midnight."""
        begin, end = self.quiet_from, self.quiet_to
        if begin is None or end is None or begin == end:
            return False
        local = datetime.fromtimestamp(wall / 1000, zone_of(self.zone))
        minute = local.hour * 60 + local.minute
        return begin <= minute < end if begin < end else minute >= begin or minute < end

    def clock(self, wall: int) -> str:
        """A moment as the person's own clock shows it."""
        return f"{datetime.fromtimestamp(wall / 1000, zone_of(self.zone)):%H:%M}"


def zone_of(name: str) -> tzinfo:
    """A time zone; one that is not known (any more) is that of Greenwich."""
    try:
        return ZoneInfo(name)
    except UNKNOWN:
        return UTC


def check_zone(name: str) -> str:
    """Refuse a zone that nobody knows; the name comes from a browser, and looks for no file elsewhere."""
    try:
        ZoneInfo(name)
    except UNKNOWN as error:
        raise KiruError("error-time-zone", zone=name[:40]) from error
    return name

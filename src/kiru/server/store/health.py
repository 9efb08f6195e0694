"""How the database is: what was last heard of it, told once in the log, always in the metrics."""

import logging
import time

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from kiru.server import metrics
from kiru.server.store.faults import Fault

log = logging.getLogger("kiru.store")


class StoreHealth:
    """Said by the thread that writes, and by readers; asked by whoever wants to know whether the node is ready."""

    def __init__(self, url: URL) -> None:
        self.place = url.render_as_string(hide_password=True)
        self.name = (url.database or "").replace("\\", "/").rpartition("/")[2]
        """The file or the database, without the way to it: strangers may read it."""
        self.fault: Fault | None = None
        self.written = float("-inf")
        """When something was last committed."""
        metrics.STORE_WRITABLE.set(1)

    @property
    def trouble(self) -> str:
        """What is wrong with which database; empty if nothing is."""
        return "" if self.fault is None else f"{self.name}: {self.fault.value}"

    def works(self) -> None:
        """Something was committed; a damaged file is not mended by that."""
        self.written = time.monotonic()
        if self.fault is not None and self.fault is not Fault.DAMAGED:
            self.fault = None
            metrics.STORE_WRITABLE.set(1)
            log.warning("database works again", extra={"database": self.place})

    def fails(self, fault: Fault, error: BaseException) -> None:
        """The database has refused what it should have taken; said once for each kind of trouble."""
        metrics.STORE_FAILURES.labels(fault.value).inc()
        if self.fault in (fault, Fault.DAMAGED):
            return
        self.fault = fault
        metrics.STORE_WRITABLE.set(0)
        fields = {"database": self.place, "fault": fault.value, "reason": first_line(error)}
        log.critical("database fails", extra=fields)


def first_line(error: BaseException) -> str:
    """The gist of a driver's message, to be put into a sentence."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return next(iter(str(said).splitlines()), type(said).__name__).rstrip(". ")

"""Ending a game together: who has to agree, and who does so far."""

from kiru.core.errors import KiruError
from kiru.server.store.enums import SeatKind, SeatStatus, TablePhase
from kiru.server.store.models import Offer, TableRow

AGREED = {"kind": "agreed"}
"""How a table ended by agreement."""


def deciding(table: TableRow) -> set[int]:
    """The seats whose persons play themselves: all of them have to agree. Bots always do."""
    return {
        seat.seat
        for seat in table.seats
        if seat.kind == SeatKind.PERSON and seat.status == SeatStatus.TAKEN and seat.bot is None
    }


def standing(table: TableRow) -> Offer | None:
    """The wish that is in force: nothing has happened since."""
    offer = table.offer
    is_open = offer is not None and table.phase == TablePhase.PLAYING and offer.events == table.events
    return offer if is_open else None


def check(table: TableRow, seats: set[int]) -> None:
    """Refuse who does not play here now, and whoever would stop a rated game against bots at will.

    Bots always agree: whoever plays a rated game against them alone could stop it just before a defeat.
    """
    everybody = deciding(table)
    if table.phase != TablePhase.PLAYING or not seats & everybody:
        raise KiruError("error-not-now")
    if table.allow.rated and len(everybody) < 2:
        raise KiruError("error-rated-agreement")

"""Before the first decision and after the last one of a lesson: what a seat picks, and that a lesson is through."""

from kiru.core.errors import KiruError
from kiru.server.lobby.lobby import Lobby
from kiru.server.lobby.seating import change_pick, entered, own_seat
from kiru.server.store.enums import LessonState, SeatStatus
from kiru.server.store.tables import Rights
from kiru.server.tables import heads


async def pick(lobby: Lobby, table: str, rights: Rights, wanted: int | None, choice: str | None) -> None:
    """A seat picks something for itself while the table waits; what another one has picked it does not get."""
    seat = own_seat(rights, wanted)
    async with entered(lobby, table, rights) as room:
        if not heads.picks_of(room.table) or room.table.seats[seat].status != SeatStatus.TAKEN:
            raise KiruError("error-not-now")
        await change_pick(room, seat, choice)


async def finish_lesson(lobby: Lobby, table: str, rights: Rights) -> None:
    """The learner has seen everything: the lesson leaves the lists; a second time changes nothing."""
    own_seat(rights, min(rights.seats, default=None))
    async with entered(lobby, table, rights) as room:
        if room.table.lesson == LessonState.NONE:
            raise KiruError("error-not-now")
        if room.table.lesson == LessonState.BEGUN:
            plan = room.plan_without_events()
            plan.row = {"lesson": LessonState.FINISHED}
            await room.change(plan, room.broadcaster.show_head)

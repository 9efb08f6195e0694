"""Setting a table: everything that is asked for, checked before anything is written."""

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection

from kiru.ai import characters
from kiru.arena import bot_ratings
from kiru.core import options
from kiru.core.errors import KiruError
from kiru.core.record import Record
from kiru.core.referee import Referee
from kiru.games.kit import Kit
from kiru.protocol.answers import SeatGiven
from kiru.protocol.requests import BotSeat, ChosenDealer, NewTable, PersonSeat
from kiru.server.kits import kit_of
from kiru.server.lobby.seat_names import bot_named, bot_to_look_at, clean_name, name_in_record, partners
from kiru.server.store import tables, tokens
from kiru.server.store.enums import DealerKind, LessonState, SeatKind, SeatStatus, TablePhase, TokenKind
from kiru.server.store.models import Allow, Clock, Event, SeatRow, Series, TableRow, now_ms
from kiru.server.store.tables import OWNER
from kiru.server.tables import clocks
from kiru.server.tables.agreement import AGREED
from kiru.text import Texts


def new_table(wish: NewTable, texts: Texts) -> TableRow:
    """The row of a table as wished for."""
    kit = kit_of(wish.game, wish.box)
    clock = msgspec.convert(wish.clock.model_dump(), Clock) if wish.clock is not None else Clock()
    for seat in wish.claim:
        if seat >= len(wish.seats) or wish.seats[seat].kind != "person":
            raise KiruError("error-seat-number", found=seat)
    seats = new_seats(wish, kit.game.name, clock, texts)
    seed = wish.dealer.seed if isinstance(wish.dealer, ChosenDealer) else tokens.fresh_seed()
    now = now_ms()
    return TableRow(
        id=tokens.table_id(),
        game=kit.game.name,
        ruleset=kit.game.version,
        box=kit.box,
        box_text=wish.box,
        players=len(seats),
        options=with_picks(kit, options.complete(kit.game, len(seats), wish.options), seats, seed),
        dealer=DealerKind(wish.dealer.kind),
        seed=seed,
        lesson=lesson_state(wish),
        listed=wish.listed,
        allow=allowed(wish, kit),
        clock=clock,
        series=Series(wish.best_of, (0,) * len(seats)) if wish.best_of else None,
        close_hours=wish.close_hours or 0,
        created=now,
        changed=now,
        seats=tuple(seats),
    )


def with_picks(kit: Kit, chosen: dict[str, str], seats: Sequence[SeatRow], seed: str) -> dict[str, str]:
    """The options of a table whose seats have picked something for themselves; as they are where none has."""
    picked = [seat.pick for seat in seats]
    if not any(picked):
        return chosen
    if kit.picks is None:
        raise KiruError("error-pick", pick=next(filter(None, picked)), expected="-")
    option = kit.picks.option
    return chosen | {option: kit.picks.value(picked, chosen[option], seed)}


def lesson_state(wish: NewTable) -> LessonState:
    """A lesson is its maker's alone: nobody else has a seat, and nothing is counted."""
    if not wish.lesson:
        return LessonState.NONE
    if wish.listed or wish.allow.rated or set(wish.claim) != set(range(len(wish.seats))):
        raise KiruError("error-lesson")
    return LessonState.BEGUN


def allowed(wish: NewTable, kit: Kit) -> Allow:
    """What the table permits; at a rated table nobody has an advantage, and no deal is known beforehand."""
    allow = Allow(**wish.allow.model_dump())
    if not allow.rated:
        return allow
    if wish.box:
        raise KiruError("error-rated-box")
    if isinstance(wish.dealer, ChosenDealer):
        raise KiruError("error-rated-seed")
    if len(wish.seats) < 2:
        raise KiruError("error-rated-alone")
    check_rated_bots(kit.game.name, len(wish.seats), [seat.bot for seat in wish.seats if isinstance(seat, BotSeat)])
    return msgspec.structs.replace(allow, hints=False)


def check_rated_bots(game: str, players: int, bots: Sequence[str]) -> None:
    """Refuse a bot at a rated table whose strength nobody has measured."""
    known = bot_ratings.shipped()[game, bot_ratings.crowd_of(players)]
    for bot in bots:
        if bot not in known:
            raise KiruError("error-rated-bot", bot=bot[:40], expected=", ".join(known))


def new_seats(wish: NewTable, game: str, clock: Clock, texts: Texts) -> list[SeatRow]:
    """The seats, bots under names that nobody else has."""
    taken = {clean_name(seat.name) for seat in wish.seats if isinstance(seat, PersonSeat)}
    seats = []
    for number, seat in enumerate(wish.seats):
        if isinstance(seat, BotSeat):
            row = bot_seat(number, bot_named(seat.bot, game), taken, texts)
        else:
            row = person_seat(number, seat, clock, number in wish.claim, texts)
        seats.append(msgspec.structs.replace(row, pick=seat.pick))
        taken.add(seats[-1].name)
    return seats


def bot_seat(number: int, bot: str, taken: set[str], texts: Texts) -> SeatRow:
    name = characters.name_of(bot, number, taken) or texts("bot-name", bot=bot, number=number + 1)
    return SeatRow(number, SeatKind.BOT, bot, name)


def person_seat(number: int, wish: PersonSeat, clock: Clock, claimed: bool, texts: Texts) -> SeatRow:
    name = clean_name(wish.name) or texts("seat-name", number=number + 1)
    status = SeatStatus.TAKEN if claimed else SeatStatus.OPEN
    return SeatRow(number, SeatKind.PERSON, None, name, status, left_ms=clocks.first_left(clock))


class UnsavedTable:
    """Everything that is written with a new table; the claimed seats are its maker's, the open ones get an invite."""

    def __init__(self, row: TableRow, steps: list[Event], device: bytes | None, claimed: Collection[int]) -> None:
        self.row = row
        self.steps = steps
        """The decisions that it brings along."""
        self.device = device
        self.owner = tokens.token()
        self.given: list[SeatGiven] = []
        """What the maker is told: a token for each claimed seat, an invite for each open one."""
        for seat in row.seats:
            if seat.seat in claimed:
                self.given.append(SeatGiven(seat=seat.seat, token=tokens.token()))
            elif seat.status == SeatStatus.OPEN:
                self.given.append(SeatGiven(seat=seat.seat, invite=tokens.token()))

    def write(self, connection: Connection) -> None:
        table, device = self.row.id, self.device
        tables.create(connection, self.row, self.steps)
        tables.add_token(connection, table, tokens.hashed(self.owner), TokenKind.OWNER, None)
        tables.bind(connection, device, table, OWNER)
        for one in self.given:
            secret = one.token or one.invite or ""
            kind = TokenKind.SEAT if one.token else TokenKind.INVITE
            tables.add_token(connection, table, tokens.hashed(secret), kind, one.seat)
            if one.token:
                tables.bind(connection, device, table, one.seat)


def from_record(
    record: Record, match: Referee, kit: Kit, at: int | None, mine: Sequence[int] = ()
) -> tuple[TableRow, list[Event]]:
    """A table with a record's decisions: to look at, or to play on from the decision `at` at the seats that are `mine`.

    Who names no seat gets those of the record's persons; if it has none, the one that is to decide.
    """
    steps = match.steps if at is None else match.steps[:at]
    text = match.notation.text
    events = [Event(number, step.seat, text(step.action), step.forced) for number, step in enumerate(steps)]
    now = now_ms()
    played = [bot_to_look_at(seat.kind) for seat in record.seats] if at is None else partners(record, match, at, mine)
    seats = [
        SeatRow(number, SeatKind.BOT if bot else SeatKind.PERSON, bot, name_in_record(seat.name))
        for number, (seat, bot) in enumerate(zip(record.seats, played, strict=True))
    ]
    dealer, seed = dealer_of(record) if at is None else (DealerKind.SCRIPTED, tokens.fresh_seed())
    table = TableRow(
        id=tokens.table_id(),
        game=kit.game.name,
        ruleset=kit.game.version,
        box=kit.box,
        players=record.players,
        options=match.options,
        dealer=dealer,
        seed=seed,
        base=len(events),
        look=at is None,
        created=now,
        changed=now,
        phase=TablePhase.OVER if at is None else TablePhase.WAITING,
        ended=AGREED if at is None and record.ended else None,
        events=len(events),
        seq=len(events),
        seats=tuple(seats),
    )
    return table, events


def dealer_of(record: Record) -> tuple[DealerKind, str]:
    """How a record says that it was dealt: its seed stays with it, so that the deal can be proved."""
    kind, _, seed = record.dealer.partition(" ")
    if kind != DealerKind.SEEDED:
        return DealerKind(kind), tokens.fresh_seed()
    return DealerKind.RANDOM if record.seal == tokens.seal(seed) else DealerKind.SEEDED, seed

"""Holding a night or a tournament: announcing it, taking part, dropping out, beginning, calling it off."""

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from kiru.ai import characters
from kiru.core import options
from kiru.core.errors import KiruError
from kiru.protocol.clubs import NewContest
from kiru.server.clubs import members, round_robin
from kiru.server.clubs.contest_state import ContestState, Person, Setup, read_state
from kiru.server.kits import kit_of, plain_texts
from kiru.server.lobby import create_table
from kiru.server.lobby.seat_names import bot_named, clean_name
from kiru.server.store import tokens
from kiru.server.store.clubs.enums import RUNNING, ContestKind, ContestPhase
from kiru.server.store.clubs.schema import contest_people, contest_tables, contests
from kiru.server.store.models import Clock, now_ms
from kiru.server.store.people.schema import players as people

MOST_PEOPLE = 64
LEAST_PEOPLE = {ContestKind.SWISS: 4, ContestKind.ROBIN: 4, ContestKind.NIGHT: 2}
MOST_RUNNING = 5
"""Nights and tournaments of a club that are not over."""
DAY = 86_400_000
MOST_AHEAD = 60 * DAY
LONGEST = 14 * DAY
"""How far ahead something may begin, and how long a night may last."""


def milliseconds(at: datetime) -> int:
    """A moment that somebody has named; without a zone it is UTC."""
    try:
        return round((at if at.tzinfo is not None else at.replace(tzinfo=UTC)).timestamp() * 1000)
    except (OverflowError, ValueError) as error:
        raise KiruError("error-contest-times", ahead=MOST_AHEAD // DAY, days=LONGEST // DAY) from error


def setup_for(wish: NewContest) -> Setup:
    """What was wished for, if the game can be played that way."""
    kit, is_night = kit_of(wish.game), wish.kind == "night"
    least = max(kit.game.min_players, 1 if is_night else 2)
    if not least <= wish.players <= kit.game.max_players:
        raise KiruError("error-players", low=least, high=kit.game.max_players, found=wish.players)
    if is_night and wish.rated:
        raise KiruError("error-rated-night")
    for size in {least, wish.players} if not is_night else {wish.players}:
        options.complete(kit.game, size, wish.options)
        if wish.rated:
            create_table.check_rated_bots(kit.game.name, size, [bot_named(wish.bot, kit.game.name)])
    return Setup(
        game=wish.game,
        players=wish.players,
        options=wish.options,
        rounds=wish.rounds,
        minutes=wish.minutes,
        is_alone=is_night and (wish.alone or wish.players == 1),
        bot=bot_named(wish.bot, kit.game.name),
        fill=0 if is_night else wish.fill,
        clock=msgspec.convert(wish.clock.model_dump(), Clock) if wish.clock is not None else Clock(),
        rated=wish.rated,
    )


def times_of(wish: NewContest, setup: Setup) -> tuple[int, int | None]:
    """When it begins and ends; what should have begun begins now."""
    now = now_ms()
    begins = max(now, milliseconds(wish.begins))
    ends = milliseconds(wish.ends) if wish.ends is not None and wish.kind == "night" else None
    if ends is None and setup.is_alone:
        ends = begins + DAY
    if begins > now + MOST_AHEAD or (ends is not None and not begins < ends <= begins + LONGEST):
        raise KiruError("error-contest-times", ahead=MOST_AHEAD // DAY, days=LONGEST // DAY)
    return begins, ends


def announce(connection: Connection, club: str, device: bytes | None, wish: NewContest, maker: str) -> str:
    """The owner of a club announces a night or a tournament."""
    row = members.check_owner(connection, club, device)
    setup = setup_for(wish)
    begins, ends = times_of(wish, setup)
    under_way = (contests.c.club == club, contests.c.phase.in_(RUNNING))
    if connection.execute(select(func.count()).select_from(contests).where(*under_way)).scalar_one() >= MOST_RUNNING:
        raise KiruError("error-contests-many", limit=MOST_RUNNING)
    values = {
        "id": members.fresh_id(),
        "club": club,
        "kind": ContestKind(wish.kind),
        "name": clean_name(wish.name) or row.name,
        "setup": msgspec.json.encode(setup).decode(),
        "seed": tokens.fresh_seed(),
        "begins": begins,
        "ends": ends,
        "phase": ContestPhase.WAITING,
        "round": 0,
        "round_ends": None,
        "step": 0,
        "created": now_ms(),
        "maker": maker,
    }
    connection.execute(insert(contests), [values])
    return str(values["id"])


def locked(connection: Connection, contest: str) -> ContestState:
    """A night or tournament that nobody else changes until the commit."""
    if not touch(connection, contest):
        raise KiruError("error-contest")
    return read_state(connection, contest)


def touch(connection: Connection, contest: str, *conditions: Any, **values: Any) -> bool:
    """Change it, if the conditions hold; whoever has planned something else must look again."""
    own = (contests.c.id == contest, *conditions)
    return connection.execute(update(contests).where(*own).values(step=contests.c.step + 1, **values)).rowcount == 1


def enter(connection: Connection, contest: str, device: bytes | None) -> None:
    """Take part; to a night against bots one may still come while it lasts."""
    state = locked(connection, contest)
    player = members.member_player(connection, state.club, device)
    is_open = state.phase == ContestPhase.WAITING or (
        state.phase == ContestPhase.PLAYING and state.setup.is_alone and now_ms() < (state.ends or 0)
    )
    if not is_open:
        raise KiruError("error-contest-begun")
    if any(person.player == player for person in state.people):
        own = (contest_people.c.contest == contest, contest_people.c.player == player)
        connection.execute(update(contest_people).where(*own).values(is_out=False))
        return
    if len(state.people) >= MOST_PEOPLE:
        raise KiruError("error-contest-full", limit=MOST_PEOPLE)
    name = connection.execute(select(people.c.name).where(people.c.id == player)).scalar_one()
    add_person(connection, contest, Person(next_number(state.people), player, None, name, False))


def next_number(entered: list[Person]) -> int:
    return max((person.number for person in entered), default=-1) + 1


def add_person(connection: Connection, contest: str, person: Person) -> None:
    connection.execute(insert(contest_people), [{"contest": contest} | msgspec.structs.asdict(person)])


def withdraw(connection: Connection, contest: str, device: bytes | None) -> None:
    """Take part no longer; once it has begun, what was played stands."""
    state = locked(connection, contest)
    player = members.member_player(connection, state.club, device)
    if state.phase not in RUNNING or not any(person.player == player for person in state.people):
        raise KiruError("error-not-now")
    own = (contest_people.c.contest == contest, contest_people.c.player == player)
    if state.phase == ContestPhase.WAITING:
        connection.execute(delete(contest_people).where(*own))
    else:
        connection.execute(update(contest_people).where(*own).values(is_out=True))


def begin_now(connection: Connection, contest: str, device: bytes | None) -> None:
    """The owner does not wait any longer."""
    state = locked(connection, contest)
    members.check_owner(connection, state.club, device)
    if state.phase != ContestPhase.WAITING:
        raise KiruError("error-contest-begun")
    touch(connection, contest, begins=min(state.begins, now_ms()))


def cancel(connection: Connection, contest: str, device: bytes | None) -> None:
    """The owner calls it off before it has begun."""
    state = locked(connection, contest)
    members.check_owner(connection, state.club, device)
    if state.phase != ContestPhase.WAITING:
        raise KiruError("error-contest-begun")
    touch(connection, contest, phase=ContestPhase.CANCELED)


def start(connection: Connection, contest: str, step: int) -> bool:
    """Its time has come: bots fill the field, and it begins, or is called off because too few have come."""
    if not touch(connection, contest, contests.c.step == step, contests.c.phase == ContestPhase.WAITING):
        return False
    state = read_state(connection, contest)
    everybody = [*state.people, *fill(connection, state)]
    least = 1 if state.setup.is_alone else LEAST_PEOPLE[state.kind]
    if len(everybody) < least:
        touch(connection, contest, phase=ContestPhase.CANCELED)
        return True
    setup = state.setup
    if state.kind == ContestKind.ROBIN:
        setup = msgspec.structs.replace(setup, rounds=round_robin.rounds_of(len(everybody), setup.players))
    written = msgspec.json.encode(setup).decode()
    touch(connection, contest, phase=ContestPhase.PLAYING, setup=written)
    return True


def fill(connection: Connection, state: ContestState) -> list[Person]:
    """Bots that take part until there are as many as were wished for."""
    texts, taken = plain_texts("en"), {person.name for person in state.people}
    added: list[Person] = []
    for number in range(next_number(state.people), next_number(state.people) + state.setup.fill - len(state.people)):
        bot = state.setup.bot
        name = characters.name_of(bot, number, taken) or texts("bot-name", bot=bot, number=number + 1)
        # There are fewer characters than places.
        name = f"{name} {number + 1}" if name in taken else name
        taken.add(name)
        added.append(Person(number, None, bot, name, False))
        add_person(connection, state.id, added[-1])
    return added


def is_table_of(connection: Connection, table: str) -> bool:
    """Whether a table belongs to a night or a tournament: its seats are given out."""
    query = select(contest_tables.c.table_id).where(contest_tables.c.table_id == table)
    return connection.execute(query).first() is not None

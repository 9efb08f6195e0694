"""The HTTP requests (docs/protocol.md)."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from kiru.core import record
from kiru.core.errors import KiruError
from kiru.games import NAMES
from kiru.protocol.answers import Claimed, GameInfo, RuleInfo, SeatMoved, TableMade
from kiru.protocol.errors import ErrorBody
from kiru.protocol.heads import Head, OwnTable
from kiru.protocol.meeting import LobbyTable
from kiru.protocol.requests import LONGEST_BOX, Claim, Join, NewTable, TokenBody
from kiru.server.game_infos import game_entry, rules_of
from kiru.server.http.credentials import bearer_tokens, device_of
from kiru.server.http.language import language_of
from kiru.server.kits import kit_of, known_game
from kiru.server.lobby import create_table
from kiru.server.lobby.lobby import Lobby
from kiru.server.settings import Settings
from kiru.server.store import tables, tokens
from kiru.server.store.enums import SeatKind
from kiru.server.store.models import Event, TableRow, with_fields
from kiru.server.tables import heads
from kiru.server.tables import replay as games
from kiru.support import plain_text, record_bundle

COOKIE_DAYS = 400
LONGEST_RECORD = 300_000
"""Bytes of a record: many times the longest game anybody plays to its end."""
ERRORS: dict[int | str, dict[str, Any]] = {code: {"model": ErrorBody} for code in (400, 403, 404, 409, 413, 429, 503)}
router = APIRouter(responses=ERRORS)

ERROR_SCHEMA = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorBody"}}}
JSON_ERRORS: dict[int | str, dict[str, Any]] = {code: {"content": ERROR_SCHEMA} for code in ERRORS}
"""The same for a request that is answered by text, which FastAPI would believe of its errors too."""
TEXT_BODY = {"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}}

TableId = Annotated[str, Path(max_length=20)]


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.node.lobby
    return lobby


InLobby = Annotated[Lobby, Depends(lobby_of)]


def wanted_language(request: Request, lang: Annotated[str | None, Query(max_length=20)] = None) -> str:
    """Without `lang`, the browser's own wish."""
    return language_of(request)


Language = Annotated[str, Depends(wanted_language)]


def known_device(request: Request) -> bytes | None:
    return device_of(request.cookies)


def device(request: Request, response: Response) -> bytes:
    """The browser's id, given to it on its first deed."""
    found = device_of(request.cookies)
    if found is not None:
        return found
    fresh = tokens.token()
    settings: Settings = request.app.state.node.settings
    response.set_cookie(
        "kiru",
        fresh,
        max_age=COOKIE_DAYS * 86400,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        path=settings.root_path or "/",
    )
    return tokens.hashed(fresh)


def owner(request: Request) -> str:
    """Whose share of the server the asker uses: a mark of the address."""
    found: str = request.app.state.node.owners.of(request.client.host if request.client else "")
    return found


Device = Annotated[bytes, Depends(device)]
Owner = Annotated[str, Depends(owner)]
KnownDevice = Annotated[bytes | None, Depends(known_device)]


def needs_device(key: str) -> Callable[..., bytes]:
    """A dependency: the browser that asks, refused with a sentence where it has never been here."""

    def needed(device: KnownDevice) -> bytes:
        if device is None:
            raise KiruError(key)
        return device

    return needed


@router.get("/api/games")
def list_games(lang: Language) -> list[GameInfo]:
    """Every game with what can be chosen."""
    return [game_entry(name, lang) for name in NAMES]


@router.get("/api/games/{game}/rules")
def list_rules(game: Annotated[str, Path(max_length=40)], lang: Language) -> list[RuleInfo]:
    """The rulebook by id, in our own words."""
    return rules_of(known_game(game), lang)


@router.post("/api/tables", response_model_exclude_none=True)
async def make_table(wish: NewTable, lobby: InLobby, device: Device, owner: Owner, lang: Language) -> TableMade:
    """Set a table."""
    return await lobby.create(wish, device, lang, owner)


@router.get("/api/tables")
async def listed_tables(lobby: InLobby) -> list[LobbyTable]:
    """The open tables that anybody may see."""
    found = await lobby.store.read(lambda connection: tables.listed(connection, 200))
    return [heads.lobby_table(table) for table in found]


@router.get("/api/tables/mine")
async def my_tables(lobby: InLobby, device: KnownDevice) -> list[OwnTable]:
    """The tables of this device."""
    if device is None:
        return []
    found = await lobby.store.read(lambda connection: tables.of_device(connection, device, 200))
    return [
        {**heads.short_head(table), "you": sorted(seats), "your_turn": heads.waits_for(table, seats)}
        for table, seats in found
    ]


@router.get("/api/tables/{table}")
async def table_head(table: TableId, lobby: InLobby) -> Head:
    """The public head of a table."""
    return await lobby.head(table)


@router.post("/api/tables/{table}/claim")
async def claim_seat(table: TableId, body: Claim, lobby: InLobby, device: Device) -> Claimed:
    """Take the seat of an invite."""
    return await lobby.claim(table, body.invite, body.name, device)


@router.post("/api/tables/{table}/join")
async def join_table(request: Request, table: TableId, body: Join, lobby: InLobby, device: Device) -> Claimed:
    """Take a free seat of a listed table."""
    return await lobby.join(table, body.name, device, bearer_tokens(request.headers))


@router.post("/api/tables/{table}/move-device")
async def move_device(table: TableId, body: TokenBody, lobby: InLobby, device: Device) -> SeatMoved:
    """Bind the seat of a token to this device."""
    return {"seat": await lobby.move(table, body.token, device)}


@router.get("/api/tables/{table}/record", response_class=PlainTextResponse, responses=JSON_ERRORS)
async def table_record(request: Request, table: TableId, lobby: InLobby, device: KnownDevice) -> PlainTextResponse:
    """The record of a table; of one without spectators only for those who sit there."""
    room = await lobby.room(table)
    await check_may_look(lobby, room.table, device, bearer_tokens(request.headers))
    async with room.lock:
        await room.ready()
        return PlainTextResponse(record.write(games.record_of(room.table, room.match, room.kit)))


async def check_may_look(lobby: Lobby, row: TableRow, device: bytes | None, given: list[str]) -> None:
    """Refuse strangers at a table without spectators."""
    if not row.allow.spectators and not (await lobby.rights(row.id, device, given)).may_look(row):
        raise KiruError("error-not-yours")


@router.post("/api/records", response_model_exclude_none=True, openapi_extra=TEXT_BODY)
async def import_record(
    request: Request,
    lobby: InLobby,
    device: Device,
    owner: Owner,
    at: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    mine: Annotated[list[int] | None, Query(max_length=8)] = None,
) -> TableMade:
    """A record as a table to look at, or, with `at`, to play on from there at the seats that are `mine`.

    The body is the record, or `{"record": …, "box": …}` where it was played with an owner's box.
    Without `mine` these are the record's persons, or, if it has none, the seat that is to decide.
    """
    body = await request.body()
    if len(body) > LONGEST_RECORD:
        raise KiruError("error-too-large", limit=LONGEST_RECORD)
    text, most = body.decode("utf-8", "replace"), lobby.settings.max_record
    plain_text.check(text)
    row, steps = await asyncio.to_thread(table_of_record, text, at, mine or [], most)
    lobby.words.check(*(seat.name for seat in row.seats))
    claimed = [] if row.look else [seat.seat for seat in row.seats if seat.kind == SeatKind.PERSON]
    return await lobby.write_table(with_fields(row, {"maker": owner}, {}), steps, device, claimed)


def table_of_record(text: str, at: int | None, mine: list[int], most: int) -> tuple[TableRow, list[Event]]:
    """The table of a record, every decision of which was legal."""
    text, box = record_bundle.apart(text)
    kept = record.read(text)
    if len(box) > LONGEST_BOX:
        raise KiruError("error-too-large", limit=LONGEST_BOX)
    if len(kept.steps) > most:
        raise KiruError("error-record-decisions", found=len(kept.steps), limit=most)
    kit = kit_of(kept.game, box, kept.version)
    match = record.replay(kept, kit.game, kit.notation, kit.box)
    at = None if at is None else min(at, len(match.steps))
    row, events = create_table.from_record(kept, match, kit, at, mine)
    return with_fields(row, {"box_text": box}, {}), events

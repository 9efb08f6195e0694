"""The HTTP requests about an owner's box: `kiru.companion` knows everything, nothing is kept (docs/box.md)."""

from typing import Annotated, cast

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse
from starlette.requests import Request

from kiru.companion import box
from kiru.protocol.boxes import BoxChecked, BoxEntered, BoxFile, BoxForm, BoxOpened
from kiru.server.http.credentials import bearer_tokens
from kiru.server.http.routes.table_routes import (
    ERRORS,
    JSON_ERRORS,
    InLobby,
    KnownDevice,
    Language,
    TableId,
    check_may_look,
)
from kiru.server.kits import known_game, texts_of

router = APIRouter(responses=ERRORS)
GameName = Annotated[str, Path(max_length=40)]


@router.get("/api/companion/box/{game}")
def box_form(game: GameName, lang: Language) -> BoxForm:
    """The tables of a game that are not certain, as a form."""
    return cast(BoxForm, box.form(known_game(game), texts_of(game, lang)))


@router.post("/api/companion/box/{game}")
def check_entered(game: GameName, body: BoxEntered, lang: Language) -> BoxChecked:
    """What is wrong with what was entered; the box as a file, if nothing is."""
    texts = texts_of(known_game(game), lang)
    return cast(BoxChecked, box.judge(game, body.name, body.entries, body.others, texts))


@router.post("/api/companion/box")
def open_box(body: BoxFile) -> BoxOpened:
    """A box file as what would be entered of it."""
    return cast(BoxOpened, box.opened(body.text))


@router.get("/api/tables/{table}/box", response_class=PlainTextResponse, responses=JSON_ERRORS)
async def table_box(request: Request, table: TableId, lobby: InLobby, device: KnownDevice) -> PlainTextResponse:
    """The box that a table is played with, as a file; empty for the standard one. Whoever may see the record may."""
    room = await lobby.room(table)
    await check_may_look(lobby, room.table, device, bearer_tokens(request.headers))
    return PlainTextResponse(room.table.box_text)

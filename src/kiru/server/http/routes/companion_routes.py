"""The HTTP requests of the companion: `kiru.companion` answers, nothing is kept (docs/companion.md)."""

from typing import Annotated, cast

from fastapi import APIRouter, Path

from kiru.companion import score
from kiru.protocol.companion import PadEntry, PadPieces, ScoredTable
from kiru.server.http.routes.table_routes import ERRORS, Language
from kiru.server.kits import kit_of, texts_of

router = APIRouter(responses=ERRORS)
GameName = Annotated[str, Path(max_length=40)]


@router.get("/api/companion/score/{game}")
def pad_pieces(game: GameName) -> PadPieces:
    """What the score pad of a game is filled with."""
    return cast(PadPieces, score.pieces(kit_of(game)))


@router.post("/api/companion/score/{game}")
def scored_table(game: GameName, body: PadEntry, lang: Language) -> ScoredTable:
    """What has been tapped in as a table, with the points of everybody."""
    entry = score.Entry(body.table, body.players)
    return cast(ScoredTable, score.scored(kit_of(game), entry, texts_of(game, lang)))

"""The HTTP requests about puzzles: everything is worked out by `kiru.puzzles`, nothing is kept (docs/puzzles.md)."""

from datetime import UTC, datetime
from typing import Annotated, cast

from fastapi import APIRouter, Path

from kiru.protocol.puzzles import (
    DailyPuzzles,
    PuzzleCard,
    PuzzleHint,
    PuzzleLook,
    PuzzlePiece,
    PuzzleQuestion,
    PuzzleSolution,
    PuzzleTry,
    PuzzleTurn,
    PuzzleWhy,
)
from kiru.puzzles import told
from kiru.puzzles.opened import Attempt, look, opened, why_not
from kiru.server.http.routes.table_routes import ERRORS, Language

router = APIRouter(responses=ERRORS)
GameName = Annotated[str, Path(max_length=40)]
Number = Annotated[int, Path(ge=0, le=9999)]


@router.get("/api/daily")
def daily() -> DailyPuzzles:
    """The puzzle of the day of every game that has some, the same for everybody."""
    return cast(DailyPuzzles, told.daily(datetime.now(UTC).date()))


@router.get("/api/puzzles/{game}")
def archive(game: GameName) -> list[PuzzleCard]:
    """How hard each puzzle of a game is, in the order of their numbers."""
    return cast(list[PuzzleCard], told.cards(game))


@router.post("/api/puzzles/{game}/{number}/turn")
def turn(game: GameName, number: Number, body: PuzzleTry, lang: Language) -> PuzzleTurn:
    """The table after the actions of a try, and what is asked next, or how good it was."""
    return cast(PuzzleTurn, told.turn(game, number, body.actions, lang))


@router.post("/api/puzzles/{game}/{number}/why")
def why(game: GameName, number: Number, body: PuzzleQuestion, lang: Language) -> PuzzleWhy:
    """Why something cannot be done in a try."""
    start = opened(game, number)
    return cast(PuzzleWhy, why_not(Attempt(start, body.actions), body.action, start.texts(lang)))


@router.post("/api/puzzles/{game}/{number}/look")
def look_at(game: GameName, number: Number, body: PuzzlePiece, lang: Language) -> PuzzleLook:
    """A piece on the table of a try, seen closely."""
    start = opened(game, number)
    return cast(PuzzleLook, look(Attempt(start, body.actions), body.piece, body.seat, start.texts(lang)))


@router.get("/api/puzzles/{game}/{number}/hint")
def hint(game: GameName, number: Number, lang: Language) -> PuzzleHint:
    """What a puzzle is about."""
    return cast(PuzzleHint, told.hint(game, number, lang))


@router.get("/api/puzzles/{game}/{number}/solution")
def solution(game: GameName, number: Number, lang: Language) -> PuzzleSolution:
    """The best turn, and why it is."""
    return cast(PuzzleSolution, told.solution(game, number, lang))

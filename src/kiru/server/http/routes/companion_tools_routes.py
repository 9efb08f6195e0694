"""The HTTP requests of the tools for a real table: worked out by `kiru.companion`, nothing is kept."""

from typing import Annotated, cast

from fastapi import APIRouter, Path

from kiru.companion import automaton, dealer, judge
from kiru.protocol.companion_tools import (
    AutomatonQuestion,
    AutomatonTold,
    DealQuestion,
    Dealt,
    JudgeQuestion,
    JudgeTold,
)
from kiru.server.http.routes.table_routes import ERRORS, Language

router = APIRouter(responses=ERRORS)
GameName = Annotated[str, Path(max_length=40)]


@router.post("/api/companion/automaton")
def automaton_told(body: AutomatonQuestion, lang: Language) -> AutomatonTold:
    """A solo game of The Hanging Gardens at a real table after some turns, and the automaton's next card."""
    found = automaton.told(body.seed, body.difficulty, body.automaton, body.turns, body.score, lang)
    return cast(AutomatonTold, found)


@router.post("/api/companion/dealer")
def dealt(body: DealQuestion, lang: Language) -> Dealt:
    """What chance lays out at a real table, and what it brings in a round."""
    return cast(Dealt, dealer.told(body.game, body.players, body.names, body.seed, {}, body.round, lang))


@router.post("/api/companion/judge/{game}")
def judged(game: GameName, body: JudgeQuestion, lang: Language) -> JudgeTold:
    """Whether something may be done at a real table, by which rule, and what must be known to tell."""
    return cast(JudgeTold, judge.told(game, body.situation, body.given, lang))

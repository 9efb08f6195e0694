"""Plain functions of the engine for pages that have no table, by name: `engine.call(name, arguments)` in the client.

A function takes plain JSON by name and gives plain JSON back; a KiruError is told as its sentence.
"""

import time
from collections.abc import Callable
from statistics import median
from typing import Any

from kiru.ai import bots
from kiru.core import record
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.referee import Referee
from kiru.games import NAMES
from kiru.offline.thinking import clock_of
from kiru.server.kits import error_body, kit_of, plain_texts, texts_of
from kiru.version import VERSION

MOST_GAMES = 100


def version() -> dict[str, Any]:
    """Which engine this is."""
    return {"version": VERSION, "games": list(NAMES)}


def score_sheet(game: str, sheet: str, lang: str = "en") -> list[dict[str, Any]]:
    """The pads of a score sheet typed at a real table (docs/score.md)."""
    texts = texts_of(game, lang)
    return [
        {
            "name": pad.name,
            "lines": [{"key": line, "title": texts(f"line-{line}"), "points": points} for line, points in pad.lines],
            "total": pad.total,
            "place": pad.place,
        }
        for pad in kit_of(game).score_sheet(sheet)
    ]


def check_box(game: str, box: str) -> dict[str, Any]:
    """Whether an owner's box can be played with, and what records will call it."""
    return {"box": kit_of(game, box).box}


def check_record(text: str) -> dict[str, Any]:
    """A record replayed: its game, its decisions and its scores."""
    kept = record.read(text)
    kit = kit_of(kept.game, "", kept.version)
    match = record.replay(kept, kit.game, kit.notation, kit.box)
    return {"game": kept.game, "decisions": len(match.steps), "scores": kept.scores, "key": str(match.state.key())}


def seeded_game(game: str, seed: str, players: int, bot: str = "random") -> dict[str, Any]:
    """A whole game of one bot with itself: its record and the key of its last state, alike on every machine."""
    kit = kit_of(game)
    match = Referee(kit.game, kit.notation, players, {}, SeededDealer(seed, kit.game.sources))
    thinkers = [bots.make(bot, seed, seat, kit.evaluator) for seat in range(players)]
    match.start()
    while not match.state.is_over and not match.is_stuck:
        seat = int(match.state.seat)
        match.play(seat, int(thinkers[seat].choose(match.state)))
    seats = [record.Seat(bot, str(number)) for number in range(1, players + 1)]
    return {"key": str(match.state.key()), "record": record.write(record.of_match(match, kit.box, seats))}


def speed(game: str, level: str, decisions: int = 30) -> dict[str, Any]:
    """How fast a level thinks here: seconds of the middle and the slowest decision, and iterations a second."""
    kit = kit_of(game)
    match = Referee(kit.game, kit.notation, 2, {}, SeededDealer("speed", kit.game.sources))
    bot = bots.make(level, "speed", 0, kit.evaluator, clock_of(level))
    took: list[float] = []
    match.start()
    for _ in range(decisions):
        if match.state.is_over:
            break
        began = time.perf_counter()
        action = int(bot.choose(match.state))
        took.append(time.perf_counter() - began)
        match.play(int(match.state.seat), action)
    search = getattr(bot, "search", None)
    iterations = int(search.iterations) if search is not None else 0
    return {"median": median(took), "worst": max(took), "iterations_per_second": iterations / sum(took)}


CALLS: dict[str, Callable[..., Any]] = {
    one.__name__: one for one in (version, score_sheet, check_box, check_record, seeded_game, speed)
}


SPEAKING = ("score_sheet",)
"""Those whose result is in words; of the others only a refusal is."""


def call(name: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """Carry one out: `{"result": …}` or `{"error": {key, text}}`."""
    texts = plain_texts(str(arguments.get("lang", "en")))
    if name not in SPEAKING:
        arguments.pop("lang", None)
    if name not in CALLS:
        return {"error": error_body(KiruError("error-page", path=name[:60]), texts)}
    try:
        return {"result": CALLS[name](**arguments)}
    except KiruError as error:
        return {"error": error_body(error, texts)}

"""Bots and the coach in a browser: the same search, with a clock that suits a slower machine."""

import secrets
from dataclasses import asdict

from kiru.ai import bots, coach
from kiru.core.errors import KiruError
from kiru.core.game import NONE
from kiru.offline.table import LocalTable
from kiru.protocol.frames_out import HintedAction
from kiru.server.workers.hint_words import hinted_actions

CLOCKS = {"gardener": 0.45, "architect": 1.8, "royal": 3.0}
"""Seconds that a level may think about a decision, whatever its budget; a level that needs less takes less."""
HINT_SECONDS = 1.5
HINT_ITERATIONS = 400
HINTS = 3


def clock_of(bot: str) -> float:
    return CLOCKS.get(bots.parse(bot).level, 0.0)


def choose(table: LocalTable, seat: int) -> int:
    """What the bot at a seat does."""
    name = table.saved.seats[seat].bot or ""
    bot = table.bots.get(seat)
    if bot is None:
        bot = table.bots[seat] = bots.make(name, secrets.token_hex(8), seat, table.kit.evaluator, clock_of(name))
    action = int(bot.choose(table.match.state))
    return action if action != NONE else table.match.legal()[0]


def hint(table: LocalTable, seat: int, language: str) -> list[HintedAction]:
    """The best few actions for a seat that is asked."""
    if not table.saved.allow["hints"]:
        raise KiruError("error-no-hints")
    if table.asked != seat:
        raise KiruError("error-seat", seat=(table.asked or 0) + 1, found=seat + 1)
    state = table.match.state.clone()
    seed = secrets.token_hex(8)
    found = coach.hint(table.kit, state, HINTS, HINT_ITERATIONS, HINT_SECONDS, seed)
    return hinted_actions(table.kit, state, [asdict(one) for one in found], table.presenter.texts(language))

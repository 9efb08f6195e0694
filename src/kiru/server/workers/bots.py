"""Bots at tables: ask a worker, and if it fails, let the table go on all the same."""

import asyncio
import logging
import secrets
from typing import Any, NamedTuple

from kiru.ai import bots
from kiru.core.errors import KiruError
from kiru.core.game import NONE
from kiru.protocol.frames_out import HintedAction
from kiru.server import metrics
from kiru.server.settings import Settings
from kiru.server.tables.room import Room
from kiru.server.workers.fair_queue import QUICK_SECONDS, QueueFull, Ticket
from kiru.server.workers.hint_words import hinted_actions
from kiru.server.workers.pool import NoAnswer, Pool
from kiru.server.workers.worker import Job

log = logging.getLogger("kiru.bots")
ATTEMPTS = 2
ITERATIONS_PER_SECOND = 10_000
"""What a search manages at least on an ordinary machine."""
LEAST_SECONDS = 0.1
"""However many wait, a bot that thinks by the clock has so long."""
HINT_SECONDS = 1.0
HINT_PATIENCE = 15.0
"""Seconds a person waits for the coach to be free."""


def job_of(room: Room, kind: str, bot: str, seat: int, seconds: float) -> Job:
    """The room's position as a job."""
    match = room.match
    return Job(
        kind=kind,
        game=room.table.game,
        box_text=room.table.box_text,
        ruleset=room.table.ruleset,
        players=match.players,
        options=match.options,
        actions=[step.action for step in match.steps],
        bot=bot,
        seat=seat,
        seed=secrets.token_hex(8),
        seconds=seconds,
    )


class Question(NamedTuple):
    """A decision that a bot is asked for, and how the table stood then."""

    seat: int
    legal: list[int]
    events: int
    job: Job


def usual_seconds(bot: str) -> float:
    """How long a bot will probably think about a decision."""
    budget = bots.parse(bot).budget
    if budget is None:
        return 0.0
    return budget.seconds or budget.iterations / ITERATIONS_PER_SECOND


def is_watched(room: Room) -> bool:
    """Whether a person at the table waits for its bots."""
    here = room.broadcaster.here
    return any(seat.seat in here for seat in room.table.seats if seat.bot is None)


def owner_of(room: Room) -> str:
    """Whose share a table uses; a table of nobody known has one of its own."""
    return room.table.maker or room.table.id


class Bots:
    """At most one thinking task a table."""

    def __init__(self, pool: Pool, settings: Settings) -> None:
        self.pool = pool
        self.settings = settings
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """Think if the room waits for a bot and nobody thinks there yet."""
        asked = room.asked
        if asked is None or room.table.seats[asked].bot is None or room.table.id in self.tasks:
            return
        task = asyncio.create_task(self.play(room))
        self.tasks[room.table.id] = task

    def is_busy(self, table: str) -> bool:
        return table in self.tasks

    def thinking(self) -> int:
        """At how many tables bots are at it."""
        return len(self.tasks)

    async def play(self, room: Room) -> None:
        """Decide for bots until a person is asked or the game is over."""
        try:
            while (question := await self.question(room)) is not None:
                await self.decide(room, question)
        except QueueFull:
            # Maintenance finds the table again; until then it simply waits.
            metrics.QUEUE_REFUSED.labels(self.pool.name).inc()
            log.info("bot waits, queue full", extra={"table": room.table.id})
        except KiruError as error:
            log.warning("bot turn not stored", extra={"table": room.table.id, "reason": error.key})
        except Exception:
            log.exception("bot turn failed", extra={"table": room.table.id})
        finally:
            self.tasks.pop(room.table.id, None)

    async def question(self, room: Room) -> Question | None:
        """What the table asks a bot now."""
        async with room.lock:
            await room.ready()
            asked = room.asked
            bot = room.table.seats[asked].bot if asked is not None else None
            if asked is None or bot is None:
                return None
            job = job_of(room, "choose", bots.in_one_process(bot), asked, 0.0)
            return Question(asked, room.match.legal(), room.table.events, job)

    async def decide(self, room: Room, question: Question) -> None:
        """Carry out the bot's action; after two failures of workers any legal one, so that the table goes on."""
        for _ in range(ATTEMPTS):
            try:
                action = await self.choose(room, question)
            except NoAnswer:
                continue
            if action is None or action in question.legal:
                break
        else:
            action = secrets.choice(question.legal)
            metrics.BOTS_REPLACED.inc()
            log.warning("bot replaced by chance", extra={"bot": question.job.bot, "game": question.job.game})
        if action is not None:
            await room.act_for(question.seat, action, question.events)

    async def choose(self, room: Room, question: Question) -> int | None:
        """What a worker chooses, once it is the table's turn; None if the question does not stand any more."""
        job = question.job
        usual = usual_seconds(job.bot)
        async with self.pool.turn(Ticket(owner_of(room), is_watched(room), usual)) as turn:
            if room.table.events != question.events:
                return None
            job.seconds = self.allowed(usual, turn.share)
            with metrics.BOT_SECONDS.labels(job.bot.partition("-")[0]).time():
                return int((await turn.answer(job, self.settings.bot_seconds)).get("action", NONE))

    def allowed(self, usual: float, share: float) -> float:
        """The clock of a decision: the bot's own time, and less of it while many wait for the workers."""
        most = self.settings.bot_seconds / 2
        if usual <= QUICK_SECONDS or share == 1:
            return most
        metrics.BOTS_SHORTENED.inc()
        return min(most, max(LEAST_SECONDS, usual * share))

    async def hint(self, room: Room, seat: int, language: str, owner: str = "") -> list[HintedAction]:
        """The best few actions for a seat that is asked, with a reason each; `owner` is whose share it uses."""
        async with room.lock:
            await room.ready()
            if room.asked != seat:
                raise KiruError("error-seat", seat=(room.asked or 0) + 1, found=seat + 1)
            job = job_of(room, "hint", "", seat, 0.0)
            state, texts = room.match.state.clone(), room.presenter.texts(language)
        ticket = Ticket(owner or owner_of(room), True, HINT_SECONDS, HINT_PATIENCE)
        # A client that hangs up meanwhile must not cost a worker.
        answer = await asyncio.shield(asyncio.ensure_future(self.advise(job, ticket)))
        return hinted_actions(room.kit, state, answer["actions"], texts)

    async def advise(self, job: Job, ticket: Ticket) -> dict[str, Any]:
        """What the coach says to a position."""
        try:
            async with self.pool.turn(ticket) as turn:
                job.seconds = max(LEAST_SECONDS, HINT_SECONDS * turn.share)
                return await turn.answer(job, self.settings.bot_seconds)
        except QueueFull as error:
            metrics.QUEUE_REFUSED.labels(self.pool.name).inc()
            raise KiruError("error-busy") from error
        except NoAnswer as error:
            raise KiruError("error-no-answer") from error

    async def close(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

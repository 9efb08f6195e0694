"""Bots at tables: ask a worker, and if it fails, let the table go on all the same."""

import asyncio
import logging
import secrets
from typing import Any

from kiru.ai.coach import Reason, reason_words
from kiru.core.errors import KiruError
from kiru.server import metrics
from kiru.server.pool import NoAnswer, Pool
from kiru.server.room import Room
from kiru.server.settings import Settings
from kiru.server.worker import Job
from kiru.text import Texts

log = logging.getLogger("kiru.bots")


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

    async def play(self, room: Room) -> None:
        """Decide for bots until a person is asked or the game is over."""
        try:
            while (asked := room.asked) is not None and (bot := room.table.seats[asked].bot) is not None:
                async with room.lock:
                    await room.ready()
                    if room.asked != asked:
                        continue
                    events, legal = room.table.events, room.match.legal()
                    job = job_of(room, "choose", bot, asked, self.settings.bot_seconds)
                action = await self.decide(job, legal)
                await room.act_for(asked, action, events)
        except KiruError as error:
            log.warning("bot turn not stored", extra={"table": room.table.id, "reason": error.key})
        except Exception:
            log.exception("bot turn failed", extra={"table": room.table.id})
        finally:
            self.tasks.pop(room.table.id, None)

    async def decide(self, job: Job, legal: list[int]) -> int:
        """The bot's action; after two failures any legal one, so that the table goes on."""
        for _ in range(2):
            try:
                with metrics.BOT_SECONDS.labels(job.bot).time():
                    action = (await self.pool.answer(job, self.settings.bot_seconds)).get("action")
                if action in legal:
                    return int(action)
            except NoAnswer:
                continue
        log.warning("bot replaced by chance", extra={"bot": job.bot, "game": job.game})
        return secrets.choice(legal)

    async def hint(self, room: Room, seat: int, language: str) -> dict[str, Any]:
        """The best few actions for a seat that is asked, with a reason each."""
        async with room.lock:
            await room.ready()
            if room.asked != seat:
                raise KiruError("error-seat", seat=(room.asked or 0) + 1, found=seat + 1)
            job = job_of(room, "hint", "", seat, self.settings.bot_seconds)
            state, texts = room.match.state.clone(), room.showing.texts(language)
        try:
            answer = await self.pool.answer(job, self.settings.bot_seconds)
        except NoAnswer as error:
            raise KiruError("error-no-answer") from error
        notation, label = room.match.notation, room.kit.label
        return {
            "actions": [
                {
                    "action": notation.text(one["action"]),
                    "label": label(state, one["action"], texts),
                    "win": round(one["win"], 3),
                    "score": round(one["score"], 1),
                    "reason": reason(one, rank, texts),
                }
                for rank, one in enumerate(answer["actions"])
            ]
        }

    async def close(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def reason(advice: dict[str, Any], rank: int, texts: Texts) -> str:
    """Why an action is better than the next best, or worse than the best: the score lines that tell them apart."""
    why = reason_words([Reason(one["line"], one["points"]) for one in advice["reasons"]], texts)
    return texts("hint-why" if rank == 0 else "hint-why-behind", reasons=why) if why else texts("hint-alike")

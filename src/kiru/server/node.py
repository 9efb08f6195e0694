"""A node: everything that runs beside the requests, started and stopped in order."""

import logging

from kiru.server.clubs.club_page import Ladders
from kiru.server.clubs.contest_page import ContestPages
from kiru.server.clubs.driver import ContestDriver
from kiru.server.limits import Buckets
from kiru.server.lobby.lobby import Lobby
from kiru.server.meeting.lobby_feed import LobbyFeed
from kiru.server.moderation.patrol import Patrol
from kiru.server.notifications.outbox import SENDERS
from kiru.server.notifications.service import NotificationService
from kiru.server.ops.heartbeat import Heartbeat
from kiru.server.ops.maintenance import Maintenance
from kiru.server.ownership import Share
from kiru.server.people.result_keeper import ResultKeeper
from kiru.server.previews.previews import Previews
from kiru.server.processes.bus import Bus, Listener
from kiru.server.processes.local_bus import LocalBus
from kiru.server.processes.siblings import Siblings
from kiru.server.settings import Settings
from kiru.server.store.migrate import upgrade
from kiru.server.store.store import Store
from kiru.server.workers.analysis_jobs import AnalysisJobs
from kiru.server.workers.bots import Bots
from kiru.server.workers.owners import Owners
from kiru.server.workers.pool import Pool

log = logging.getLogger("kiru.node")
ARCHIVES_PER_MINUTE = 3.0
"""Archives of records that one address may ask for."""
PICTURES_PER_MINUTE = 30.0
"""Pictures of tables that one address may have drawn; those at hand are given to everybody."""
MESSAGES_PER_MINUTE = 6.0
"""Test messages, and questions to e-mail addresses, that one address may have sent."""
FOUNDINGS_PER_MINUTE = 6.0
"""Clubs, nights and tournaments that one address may bring about."""

STANCES_PER_MINUTE = 30.0
"""How often one address may mute and block people."""
REPORTS_PER_MINUTE = 6.0
"""Reports that one address may write."""
MODERATIONS_PER_MINUTE = 60.0
"""What one address may ask as a moderator, whether it brings the right token or a wrong one."""


class Node:
    """Store, lobby, bots, bus, maintenance."""

    def __init__(self, settings: Settings, siblings: Siblings | None = None) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.siblings = siblings
        share = siblings.share if siblings is not None else Share()
        is_local = self.store.engine.dialect.name == "sqlite"
        is_alone = is_local and share.count == 1
        self.owners = Owners()
        self.bot_workers = Pool(settings.workers, "kiru.server.workers.worker", "bots", reserved=1)
        self.analysis_workers = Pool(1, "kiru.server.workers.worker", "analyses")
        self.address_checkers = Pool(1, "kiru.server.notifications.worker", "messages", is_private=True)
        self.message_testers = Pool(1, "kiru.server.notifications.worker", "messages", is_private=True)
        self.notification_workers = [
            Pool(1, "kiru.server.notifications.worker", "messages", is_private=True) for _ in range(SENDERS)
        ]
        self.bots = Bots(self.bot_workers, settings)
        self.lobby = Lobby(self.store, self.bots, settings, is_alone, share)
        self.heartbeat = Heartbeat(self.store, self.lobby.presence.write_all_again)
        self.chats = Buckets(settings.chats_per_minute / 60, settings.chats_per_minute)
        self.hints = Buckets(settings.hints_per_minute / 60, settings.hints_per_minute)
        self.answers = Buckets(settings.answers_per_minute / 60, settings.answers_per_minute)
        """What the seats of all tables may still say and ask for, however often they connect anew."""
        self.archives = Buckets(ARCHIVES_PER_MINUTE / 60, ARCHIVES_PER_MINUTE)
        self.pictures = Buckets(PICTURES_PER_MINUTE / 60, PICTURES_PER_MINUTE)
        self.previews = Previews(self.lobby, settings.client_folder / "assets")
        self.sign_ins = Buckets(settings.sign_ins_per_minute / 60, max(1.0, settings.sign_ins_per_minute))
        self.jobs = AnalysisJobs(self.lobby, self.analysis_workers)
        self.own_messages = Buckets(MESSAGES_PER_MINUTE / 60, MESSAGES_PER_MINUTE)
        self.notifications = NotificationService(
            self.lobby, self.address_checkers, self.message_testers, self.notification_workers
        )
        self.results = ResultKeeper(self.lobby)
        self.feed = LobbyFeed(self.lobby)
        self.waits = Buckets(settings.waits_per_minute / 60, settings.waits_per_minute)
        self.foundings = Buckets(FOUNDINGS_PER_MINUTE / 60, FOUNDINGS_PER_MINUTE)
        self.ladders = Ladders()
        self.contest_pages = ContestPages(self.store.time)
        self.contests = ContestDriver(self.lobby, self.results)
        self.patrol = Patrol(self.lobby)
        self.patrol.visitors = self.feed.visitors
        self.stances = Buckets(STANCES_PER_MINUTE / 60, STANCES_PER_MINUTE)
        self.reports = Buckets(REPORTS_PER_MINUTE / 60, REPORTS_PER_MINUTE)
        self.moderations = Buckets(MODERATIONS_PER_MINUTE / 60, MODERATIONS_PER_MINUTE)
        self.maintenance = Maintenance(self.lobby, self.jobs, self.notifications, self.results, self.contests, is_alone)
        self.maintenance.add_duty(1, self.patrol.follow)
        self.bus: Listener | None = None
        if not is_local:
            self.bus = Bus(self.lobby, settings)
        elif siblings is not None:
            self.bus = LocalBus(self.lobby, siblings)
        self.is_stopping = False

    async def start(self) -> None:
        upgrade(self.store.engine)
        self.store.start()
        await self.heartbeat.start()
        await self.owners.open(self.store)
        await self.notifications.open()
        await self.patrol.follow()
        if self.bus is not None:
            self.bus.start()
        self.maintenance.start()
        self.lobby.presence.start()
        self.feed.start()
        log.info("node started", extra={"database": self.store.engine.dialect.name})

    async def stop(self) -> None:
        """Begin nothing new, finish what was accepted."""
        self.is_stopping = True
        await self.maintenance.stop()
        await self.feed.stop()
        await self.notifications.senders.close()
        await self.lobby.presence.stop()
        if self.bus is not None:
            await self.bus.stop()
        await self.bots.close()
        await self.jobs.close()
        senders = (self.address_checkers, self.message_testers, *self.notification_workers)
        for pool in (self.bot_workers, self.analysis_workers, *senders):
            await pool.close()
        self.previews.close()
        await self.heartbeat.stop()
        self.store.close()
        log.info("node stopped")

    async def is_ready(self) -> bool:
        if self.is_stopping or not await self.store.is_alive():
            return False
        if self.siblings is not None and not self.siblings.is_complete:
            return False
        return self.bus is None or self.bus.listening.is_set()

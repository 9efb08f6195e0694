"""The previews of a node's tables: drawn beside the event loop, one at a time, and kept for who asks next."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from kiru.core.errors import KiruError
from kiru.server.kits import texts_of
from kiru.server.lobby.lobby import Lobby
from kiru.server.previews.lettering import Lettering
from kiru.server.previews.picture import Player, Scene, picture
from kiru.server.previews.words import is_private, is_taken, words_of
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import TableRow
from kiru.version import VERSION

MOST_KEPT = 64
"""Pictures in memory, of some 60 KB each."""
MOST_WAITING = 16
"""Pictures that wait to be drawn; one takes about a quarter of a second."""


class PictureKey(NamedTuple):
    """What a picture shows: as long as that is the same, so is the picture."""

    table: str
    """Empty for a private table: all those of a game have the same picture."""
    game: str
    language: str
    phase: str = ""
    events: int = 0
    seating: int = 0

    @property
    def tag(self) -> str:
        """As an ETag."""
        return '"' + "-".join([VERSION, *(str(part) for part in self)]) + '"'


class Previews:
    """The pictures of this node's tables."""

    def __init__(self, lobby: Lobby, assets: Path) -> None:
        self.lobby = lobby
        self.lettering = Lettering(assets)
        self.kept: OrderedDict[PictureKey, bytes] = OrderedDict()
        self.drawing: dict[PictureKey, asyncio.Task[bytes]] = {}
        self.painter = ThreadPoolExecutor(1, "previews")

    def key(self, table: TableRow, language: str) -> PictureKey:
        spoken = texts_of(table.game, language).language
        if is_private(table):
            return PictureKey("", table.game, spoken)
        return PictureKey(table.id, table.game, spoken, table.phase.value, table.events, table.seating)

    async def picture(self, table: TableRow, language: str, may_draw: Callable[[], bool]) -> bytes:
        """The picture of a table; one that is not at hand is drawn if the asker may have it drawn."""
        key = self.key(table, language)
        kept = self.kept.get(key)
        if kept is not None:
            self.kept.move_to_end(key)
            return kept
        task = self.drawing.get(key)
        if task is None:
            if not may_draw() or len(self.drawing) >= MOST_WAITING:
                raise KiruError("error-too-many")
            task = self.drawing[key] = asyncio.create_task(self.draw(key, table))
            task.add_done_callback(lambda _: self.drawing.pop(key, None))
        return await asyncio.shield(task)

    async def draw(self, key: PictureKey, table: TableRow) -> bytes:
        """Draw a picture and keep it; of too many, the one that was asked for longest ago is forgotten."""
        scene = await self.scene(table, key.language)
        loop = asyncio.get_running_loop()
        drawn = await loop.run_in_executor(self.painter, picture, scene, self.lettering)
        self.kept[key] = drawn
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return drawn

    async def scene(self, table: TableRow, language: str) -> Scene:
        """What there is to draw; of a private table the game alone is looked at."""
        words = words_of(table, language)
        if is_private(table):
            return Scene(table.game, words.game, words.status)
        names = [seat.name if is_taken(seat) else "" for seat in table.seats]
        if table.phase == TablePhase.WAITING:
            return Scene(table.game, words.game, words.status, tuple(Player(name, None) for name in names))
        room = await self.lobby.room(table.id)
        async with room.lock:
            await room.ready()
            view = room.kit.view(room.match.state)
        points = [player["total"] for player in view["players"]]
        players = tuple(Player(*pair) for pair in zip(names, points, strict=True))
        return Scene(table.game, words.game, words.status, players, view)

    def close(self) -> None:
        self.painter.shutdown(wait=False, cancel_futures=True)

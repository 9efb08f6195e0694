"""How the processes of one node hear of each other where no database tells them: through their parent."""

from kiru.server.lobby.lobby import Lobby
from kiru.server.processes.bus import Listener
from kiru.server.processes.siblings import Siblings


class LocalBus(Listener):
    """The same notes as PostgreSQL's, from a channel that is there as long as the process."""

    def __init__(self, lobby: Lobby, siblings: Siblings) -> None:
        super().__init__(lobby)
        self.siblings = siblings

    def start(self) -> None:
        self.siblings.on_notes = self.hear
        self.lobby.store.writer.on_stored = self.siblings.tell
        self.listening.set()

"""One of several processes behind one port (`python -m kiru.server.server_process`), started by the supervisor."""

import asyncio
import socket
import sys

import msgspec

from kiru.server.ops import logs
from kiru.server.processes import channel
from kiru.server.processes.siblings import READY, ProcessSetup, Siblings
from kiru.server.serve import Server, config, make_ready


class SiblingServer(Server):
    """A server without a port: its connections come from the supervisor or from a sibling."""

    def __init__(self, setup: ProcessSetup, end: socket.socket) -> None:
        self.siblings = Siblings(setup.share)
        super().__init__(config(setup.settings, self.siblings), lambda: self.siblings.say(READY))
        self.end = end
        self.arriving: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.siblings.on_connection = self.welcome
        self.siblings.on_stop = self.leave
        self.siblings.open(self.end)
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.siblings.on_connection = lambda connection, said: connection.close()
        await super().shutdown(sockets)
        self.siblings.close()

    def leave(self) -> None:
        """The supervisor says so, or is gone: without it nobody finds here."""
        self.should_exit = True

    def welcome(self, connection: socket.socket, said: bytes) -> None:
        task = asyncio.create_task(self.serve_connection(connection, said))
        self.arriving.add(task)
        task.add_done_callback(self.arriving.discard)

    async def serve_connection(self, connection: socket.socket, said: bytes) -> None:
        """Go on where the connection stands: `said` is what a sibling has read already."""
        loop = asyncio.get_running_loop()
        connection.setblocking(False)
        try:
            _, protocol = await loop.connect_accepted_socket(self.make_protocol, connection)
        except OSError:
            connection.close()
            return
        if said:
            protocol.data_received(said)

    def make_protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made


def main() -> None:
    end = socket.socket(fileno=int(sys.argv[1]))
    message, _ = channel.receive(end)
    setup = msgspec.json.decode(message[1:], type=ProcessSetup)
    logs.set_up(setup.settings.log_level)
    make_ready()
    SiblingServer(setup, end).run([])


if __name__ == "__main__":
    main()

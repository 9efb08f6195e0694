"""The live lobby: tables are shown as they are made and go, to everybody who listens, at whichever node."""

from kiru.bench.postgres import Postgres
from kiru.protocol.answers import TableMade
from kiru.server.node import Node
from tests.server.connections import closing_code, hear, say, serving
from tests.server.meeting.visitors import in_lobby
from tests.server.people import frames, node_on, two_nodes, until, wish


async def make_open(node: Node, *claimed: int, **given: object) -> TableMade:
    """A listed table of Ada and Bel, at which some have sat down."""
    wanted = wish("Ada", "Bel", listed=True, claim=list(claimed), **given)
    return await node.lobby.create(wanted, None, "en")


async def test_a_table_is_shown_as_it_is_made_taken_and_over(database: str) -> None:
    async with node_on(database) as node:
        early = await make_open(node, 0)
        async with in_lobby(node, "Cem") as cem:
            (whole,) = frames(cem, "lobby")
            assert [table["table"] for table in whole["tables"]] == [early.table]
            made = await make_open(node, 0)
            seen: list[tuple[str, str]] = []
            gone: list[str] = []

            def look() -> bool:
                for frame in frames(cem, "lobby-change"):
                    seen.extend((table["table"], table["phase"]) for table in frame["tables"])
                    gone.extend(frame["gone"])
                return True

            await until(lambda: look() and (made.table, "waiting") in seen)
            await node.lobby.join(made.table, "Bel", b"b" * 32)
            await until(lambda: look() and (made.table, "playing") in seen)
            assert (early.table, "waiting") not in seen, "only what has changed is told again"
            room = await node.lobby.room(early.table)
            assert room.table.phase == "waiting"


async def test_a_private_table_is_not_in_the_lobby(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        await node.lobby.create(wish("Ada", "Bel", claim=[0]), None, "en")
        async with in_lobby(node, "Cem") as cem:
            assert frames(cem, "lobby")[0]["tables"] == []


async def test_a_change_is_written_down_once_for_everybody(sqlite: str) -> None:
    async with node_on(sqlite) as node, in_lobby(node, "Ada") as ada, in_lobby(node, "Bel") as bel:
        made = await make_open(node, 0)
        await until(lambda: any(made.table.encode() in frame for frame in ada.waiting))
        await until(lambda: any(made.table.encode() in frame for frame in bel.waiting))
        first = next(frame for frame in ada.waiting if made.table.encode() in frame)
        assert any(frame is first for frame in bel.waiting), "both were given the very same bytes"


async def test_tables_of_another_node_are_shown(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, other), in_lobby(one, "Ada") as ada:
        made = await make_open(other, 0)
        await until(lambda: any(made.table.encode() in frame for frame in ada.waiting))


async def test_the_lobby_of_a_running_server_over_its_websocket(sqlite: str) -> None:
    with serving(sqlite) as server:
        async with server.socket("lobby") as socket:
            await say(socket, t="hello")
            assert (await hear(socket, "lobby"))["tables"] == []
            made = server.table("Ada", "Bel", listed=True, claim=[0], game="amyitis")
            changed = await hear(socket, "lobby-change")
            assert [table["table"] for table in changed["tables"]] == [made["table"]]
            await say(socket, t="ping")
            assert await hear(socket, "pong")


async def test_whatever_else_is_said_in_the_lobby_ends_the_connection(sqlite: str) -> None:
    with serving(sqlite) as server:
        for words in ('{"t":"ping"}', '{"t":"hello"}{', '{"t":"describe","key":"a"}', "nonsense"):
            async with server.socket("lobby") as socket:
                if words.startswith('{"t":"d'):
                    await say(socket, t="hello")
                await socket.send(words)
                assert await closing_code(socket) == 4400
        assert server.get("/readyz") == "ok"

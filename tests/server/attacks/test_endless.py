"""Games that would never end: nobody hangs a node or a table with them."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from kiru.bench.postgres import Postgres
from kiru.cli.app import run as command
from kiru.core.referee import MOST_STEPS
from kiru.server.kits import kit_of, plain_texts
from kiru.server.lobby import create_table
from kiru.server.node import Node
from kiru.server.store import schema, tables
from kiru.server.store.models import TableRow, with_fields
from tests.core.boxes import FEW_CUBES, NO_CAMELS
from tests.server.people import node_on, play, reopen, table, until, web_on, wish

PATIENCE = 90
RECORDS = Path(__file__).parents[2] / "games" / "amyitis" / "records"
BOTS = ("bot:greedy",) * 4


def body(*bots: str, box: str = "") -> dict[str, Any]:
    return {"game": "amyitis", "box": box, "seats": [{"kind": "bot", "bot": bot} for bot in bots]}


async def is_well(browser: httpx.AsyncClient) -> bool:
    return (await asyncio.wait_for(browser.get("/healthz"), PATIENCE)).status_code == 200


def old_table(box: str) -> TableRow:
    """A table of two bots as it was set before the second ruleset."""
    row = create_table.new_table(wish("bot:random", "bot:random", game="amyitis"), plain_texts("en"))
    return with_fields(row, {"ruleset": 1, "box_text": box, "box": kit_of("amyitis", box, 1).box}, {})


async def set_table(node: Node, row: TableRow) -> str:
    await node.store.write(lambda connection: tables.create(connection, row, []))
    await (await node.lobby.room(row.id)).begin()
    return row.id


async def test_a_box_that_leaves_nothing_to_decide_sets_no_table(sqlite: str) -> None:
    """The third table with this box once hung the whole server."""
    async with web_on(sqlite) as browser:
        wanted = body("random", "random", box=FEW_CUBES)
        for answer in await asyncio.gather(*(browser.post("/api/tables", json=wanted) for _ in range(6))):
            assert (answer.status_code, answer.json()["error"]["key"]) == (400, "error-box-entry")
            assert "cubes" in answer.json()["error"]["text"]
        assert await is_well(browser)
        assert (await browser.post("/api/tables", json=body("random", "random"))).status_code == 200


async def test_a_table_that_asks_nobody_any_more_is_stopped(sqlite: str) -> None:
    """One that was set before boxes were checked for it; meanwhile the others at the node play on."""
    async with node_on(sqlite, workers=1) as node:
        stuck = await set_table(node, old_table(FEW_CUBES))
        other, _ = await table(node, "Ada", "Bel")
        assert await asyncio.wait_for(play(other), PATIENCE) > 20
        room = await node.lobby.room(stuck)
        await until(lambda: room.table.phase == "over", PATIENCE)
        opened = await reopen(node, stuck)
        assert (opened.table.phase, opened.table.ended, opened.asked) == ("over", {"kind": "stuck"}, None)
        assert not opened.match.state.is_over
        assert len(opened.match.steps) < MOST_STEPS


async def test_a_table_of_bots_without_camels_is_over_by_the_rules(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, _ = await table(node, "bot:random", "bot:random", game="amyitis", box=NO_CAMELS)
        await until(lambda: room.table.phase == "over", PATIENCE)
        assert (room.match.state.round, room.match.state.is_over, room.table.ended) == (20, True, None)


async def test_the_owner_alone_ends_a_table_of_bots(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        made = (await browser.post("/api/tables", json=body(*["greedy"] * 4, box=NO_CAMELS))).json()
        page, cookies = f"/api/tables/{made['table']}", dict(browser.cookies)
        browser.cookies.clear()
        stranger = await browser.post(f"{page}/end")
        assert (stranger.status_code, stranger.json()["error"]["key"]) == (403, "error-not-yours")
        assert (await browser.get(page)).json()["phase"] == "playing"
        ended = await browser.post(f"{page}/end", headers={"Authorization": f"Bearer {made['owner']}"})
        assert (ended.status_code, ended.json()["phase"], ended.json()["ended"]) == (200, "over", {"kind": "ended"})
        seq = ended.json()["seq"]
        node: Node = browser.node  # type: ignore[attr-defined]
        opened = await reopen(node, made["table"])
        assert (opened.table.phase, opened.table.ended, len(opened.match.steps)) == ("over", {"kind": "ended"}, seq)
        browser.cookies.update(cookies)
        again = await browser.post(f"{page}/end")
        assert (again.status_code, again.json()["error"]["key"]) == (409, "error-not-now")
        assert (await browser.get(f"{page}/record")).text.endswith("\nopen\n")


@pytest.mark.parametrize("seats", [("Ada", "bot:greedy"), ("Ada", "Bel", "bot:greedy")])
async def test_nobody_ends_a_game_that_somebody_plays(sqlite: str, seats: tuple[str, ...]) -> None:
    """Not even if everybody else is a bot, or the person has only got up."""
    async with web_on(sqlite) as browser:
        wanted = wish(*seats).model_dump(mode="json")
        made = (await browser.post("/api/tables", json=wanted)).json()
        page = f"/api/tables/{made['table']}"
        for _ in range(2):
            refused = await browser.post(f"{page}/end")
            assert (refused.status_code, refused.json()["error"]["key"]) == (409, "error-not-bots")
            assert (await browser.post(f"{page}/leave", json={"seat": 0})).status_code == 200
        assert (await browser.get(page)).json()["ended"] is None


async def test_the_operator_ends_a_table_of_bots(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Beside the running server, whose bots play on until they hear of it."""
    async with node_on(database) as node:
        room, made = await table(node, *BOTS, game="amyitis", box=NO_CAMELS)
        await until(lambda: len(room.match.steps) > 60, PATIENCE)
        words = ["tables", "end", made.table, "--database", database]
        assert await asyncio.to_thread(command, words) == 0
        assert made.table in capsys.readouterr().out
        await until(lambda: room.table.phase == "over" and not node.bots.is_busy(made.table), PATIENCE)
        assert room.table.ended == {"kind": "ended"}
        assert await asyncio.to_thread(command, words) == 2
        count = select(schema.events.c.number).where(schema.events.c.table_id == made.table)
        stored = await node.store.read(lambda connection: connection.execute(count).scalars().all())
        assert sorted(stored) == list(range(room.table.events))
    assert await asyncio.to_thread(command, ["tables", "end", "nothere", "--database", database]) == 2


async def test_a_table_is_ended_through_another_node(postgres_server: Postgres) -> None:
    """The bots of the one node are at work while the owner asks the other."""
    database = postgres_server.database()
    async with node_on(database) as first, web_on(database) as browser:
        room, made = await table(first, *BOTS, game="amyitis", box=NO_CAMELS)
        owner = {"Authorization": f"Bearer {made.owner}"}
        ended = await browser.post(f"/api/tables/{made.table}/end", headers=owner)
        assert (ended.status_code, ended.json()["ended"]) == (200, {"kind": "ended"})
        await until(lambda: room.table.phase == "over" and not first.bots.is_busy(made.table), PATIENCE)
        assert room.table.ended == {"kind": "ended"}


async def test_a_record_with_more_decisions_than_a_game_has_is_refused(sqlite: str) -> None:
    """Before any of them is replayed; the server answers others meanwhile."""
    text = (RECORDS / "2-random.kiru").read_text()
    head, _, _ = text.rpartition("end ")
    long = head + "1 pass\n" * MOST_STEPS + "open\n"
    async with web_on(sqlite, max_record=2 * MOST_STEPS) as browser:
        asked = asyncio.gather(*(browser.post("/api/records", content=long) for _ in range(5)))
        assert await is_well(browser)
        for answer in await asyncio.wait_for(asked, PATIENCE):
            error = answer.json()["error"]
            assert (answer.status_code, error["key"]) == (400, "error-record-steps")
        assert (await browser.post("/api/records", content=text)).status_code == 200


async def test_a_record_and_a_table_keep_the_ruleset_they_were_played_by(sqlite: str) -> None:
    """A game of the first ruleset goes on by it, though nothing was planted for more than twenty rounds."""
    text = (RECORDS / "ruleset-1" / "2-long-pause.kiru").read_text()
    async with web_on(sqlite) as browser:
        made = (await browser.post("/api/records", content=text)).json()
        assert (await browser.get(f"/api/tables/{made['table']}/record")).text == text
        node: Node = browser.node  # type: ignore[attr-defined]
        row = (await node.lobby.room(made["table"])).table
        assert row.ruleset == 1
        renamed = await browser.post("/api/records", content=text.replace("game amyitis 1", "game amyitis 2"))
        assert (renamed.status_code, renamed.json()["error"]["key"]) == (400, "error-record-refused")
        unknown = await browser.post("/api/records", content=text.replace("game amyitis 1", "game amyitis 3"))
        assert (unknown.status_code, unknown.json()["error"]["key"]) == (400, "error-ruleset")

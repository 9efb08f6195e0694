"""Strangers who would end somebody's game, sit on a kept seat, or hear of other people's rematches."""

from kiru.server.lobby import rematch, seating
from kiru.server.node import Node
from kiru.server.store.tables import Rights
from tests.server.people import somebody_at, table, web_on

STRANGER = "203.0.113.9"
FORGED = {"authorization": "Bearer forged"}


async def test_a_stranger_neither_ends_a_game_nor_takes_a_kept_seat(sqlite: str) -> None:
    async with web_on(sqlite) as browser, somebody_at(browser, STRANGER) as stranger:
        node: Node = browser.node  # type: ignore[attr-defined]
        room, made = await table(node, "Ada", "Bel")
        path = f"/api/tables/{made.table}"
        for deed in ("agree", "decline", "rematch"):
            for headers in ({}, FORGED):
                answer = await stranger.post(f"{path}/{deed}", json={}, headers=headers)
                assert answer.status_code == 403, deed
        own = {"authorization": f"Bearer {made.seats[0].token}"}
        other = await stranger.post(f"{path}/agree", json={"seat": 1}, headers=own)
        assert other.status_code == 403, "nobody agrees for another seat"
        assert room.table.offer is None
        await seating.resign(node.lobby, made.table, Rights({1}, False, room.table.seating), None)
        again = await rematch.rematch(node.lobby, made.table, Rights({0}, False, room.table.seating), None)
        for headers in ({}, FORGED):
            assert (await stranger.post(f"/api/tables/{again.table}/sit", headers=headers)).status_code == 403
        assert (await stranger.get("/api/me/rematches")).json()["offers"] == []
        assert (await node.lobby.room(again.table)).table.seats[1].status == "kept"

"""Duplicate nights: one deal for all, sealed until the end, ranked by what others made of it."""

from typing import Any

import pytest

from kiru.server.clubs import contests
from kiru.server.store import tokens
from tests.server.clubs.people import club_of, get, night, node_of, post, until
from tests.server.people import play, web_on


async def end_night(node: Any, contest: str) -> Any:
    """The night's end has come."""
    await node.store.write(lambda connection: contests.touch(connection, contest, ends=1))
    return await until(node, contest, lambda page: page["phase"] == "over")


async def test_against_bots_everybody_gets_the_same_deal_whenever_they_come(database: str) -> None:
    async with web_on(database) as browser:
        node = node_of(browser)
        club, people = await club_of(browser, "Ada", "Bel", "Cid")
        contest = (await post(people["Ada"], f"/api/clubs/{club}/contests", night(alone=True, bot="random")))["contest"]
        for name in ("Ada", "Bel"):
            await post(people[name], f"/api/contests/{contest}/enter")
        page = await until(node, contest, lambda page: page["phase"] == "playing")
        await post(people["Cid"], f"/api/contests/{contest}/play", None, 403)
        deals: dict[str, list[str]] = {name: [] for name in ("Ada", "Bel")}
        for name, played in deals.items():
            for _ in range(2):
                table = (await post(people[name], f"/api/contests/{contest}/play"))["table"]
                assert (await post(people[name], f"/api/contests/{contest}/play"))["table"] == table
                played.append(table)
                if name == "Ada" or len(played) == 1:
                    await play(await node.lobby.room(table))
                    await node.contests.step(contest)
        assert (await post(people["Ada"], f"/api/contests/{contest}/play"))["table"] is None
        rooms = {name: [await node.lobby.room(table) for table in tables] for name, tables in deals.items()}
        for ada, bel in zip(rooms["Ada"], rooms["Bel"], strict=True):
            assert ada.table.seed == bel.table.seed
            assert [seat.kind for seat in ada.table.seats] == [seat.kind for seat in bel.table.seats]
        seals = [one["seal"] for one in page["tables"]]
        assert seals == [tokens.seal(room.table.seed) for room in rooms["Ada"]]
        # What is over for Ada is still to be played by others: neither the seed nor the table is shown.
        table = deals["Ada"][0]
        head = await get(people["Ada"], f"/api/tables/{table}")
        assert (head["phase"], head["dealer"]) == ("over", {"kind": "random", "hash": seals[0], "seed": None})
        record = await people["Ada"].get(f"/api/tables/{table}/record")
        assert rooms["Ada"][0].table.seed not in record.text
        for path in ("view", "record"):
            assert (await people["Bel"].get(f"/api/tables/{table}/{path}")).status_code == 403
        assert all("seed" not in one for one in page["tables"])

        page = await end_night(node, contest)
        assert (await get(people["Bel"], f"/api/tables/{table}"))["dealer"]["seed"] == rooms["Ada"][0].table.seed
        assert (await people["Bel"].get(f"/api/tables/{table}/view")).status_code == 200
        assert [tokens.seal(one["seed"]) for one in page["tables"]] == seals
        rows = {row["person"]: row for row in page["standings"]}
        assert rows[0]["deals"][1] == 50.0
        assert rows[1]["deals"][1] is None
        assert rows[0]["deals"][0] + rows[1]["deals"][0] == 100.0
        assert rows[0]["points"] == (rows[0]["deals"][0] + 50) / 2
        await post(people["Ada"], f"/api/contests/{contest}/play", None, 409)


async def test_with_people_the_deals_follow_one_another_and_seats_are_compared(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node = node_of(browser)
        club, people = await club_of(browser, "Ada", "Bel", "Cid")
        contest = (await post(people["Ada"], f"/api/clubs/{club}/contests", night(bot="random")))["contest"]
        for name in people:
            await post(people[name], f"/api/contests/{contest}/enter")
        for deal in (1, 2):
            page = await until(node, contest, lambda page, deal=deal: page["round"] == deal)
            tables = page["tables"][deal - 1]["tables"]
            assert sorted(seat["person"] for one in tables for seat in one["seats"] if seat["person"] is not None) == [
                0,
                1,
                2,
            ]
            seeds = {(await node.lobby.room(one["table"])).table.seed for one in tables}
            assert len(tables) == 2
            assert len(seeds) == 1
            for one in tables:
                await play(await node.lobby.room(one["table"]))
        page = await until(node, contest, lambda page: page["phase"] == "over")
        assert page["standings"][0]["place"] == 1
        for row in page["standings"]:
            assert row["points"] == pytest.approx(sum(row["deals"]) / 2, abs=0.1)

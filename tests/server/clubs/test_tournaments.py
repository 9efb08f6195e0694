"""Tournaments: rounds of real tables, standings from their results, and nothing lost or counted twice."""

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from kiru.bench.postgres import Postgres
from kiru.protocol.clubs import NewContest
from kiru.server.clubs import contests, members, rounds
from kiru.server.clubs.contest_state import read_state
from kiru.server.node import Node
from kiru.server.people import avoidance
from kiru.server.store import schema, tokens
from kiru.server.store.clubs.schema import contest_seats, contest_tables
from kiru.server.store.clubs.schema import contests as stored_contests
from kiru.server.store.store import read_table
from tests.server.clubs.people import club_of, get, night, node_of, post, swiss, until
from tests.server.people import node_on, play, two_nodes, web_on


def device(name: str) -> bytes:
    return tokens.hashed(name)


async def tournament(node: Node, *names: str, **given: Any) -> str:
    """A tournament of a club's members, about to begin."""
    club = await node.store.write(lambda connection: members.found_club(connection, device("Ada"), "Club", "Ada"))
    wish = NewContest.model_validate(swiss(**given))
    contest = await node.store.write(lambda connection: contests.announce(connection, club, device("Ada"), wish, ""))

    def enter(connection: Any) -> None:
        for name in names:
            members.join(connection, club, device(name), name)
            contests.enter(connection, contest, device(name))

    await node.store.write(enter)
    return contest


async def state_of(node: Node, contest: str) -> Any:
    return await node.store.read(lambda connection: read_state(connection, contest))


async def play_round(node: Node, contest: str) -> None:
    for table in (await state_of(node, contest)).current:
        if table.table is not None and not table.is_closed:
            await play(await node.lobby.room(table.table))


def check_scores(page: Any) -> None:
    """Every table gives half a point a head, and a bye a whole one; the standings are in order."""
    points = [row["points"] for row in page["standings"]]
    closed = [table for one in page["tables"] for table in one["tables"] if table["closed"]]
    assert sum(points) == pytest.approx(sum(len(table["seats"]) / 2 if table["table"] else 1 for table in closed))
    assert points == sorted(points, reverse=True)


async def test_a_swiss_of_eight_with_bots_is_played_through(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        club, people = await club_of(browser, "Ada")
        wish = swiss(fill=8, players=2, rounds=3, bot="novice")
        contest = (await post(people["Ada"], f"/api/clubs/{club}/contests", wish))["contest"]
        page = await until(node_of(browser), contest, lambda page: page["phase"] == "over", 120)
        assert len(page["people"]) == 8
        assert len({person["name"] for person in page["people"]}) == 8
        assert [len(one["tables"]) for one in page["tables"]] == [4, 4, 4]
        met = [
            tuple(sorted(seat["person"] for seat in table["seats"]))
            for one in page["tables"]
            for table in one["tables"]
        ]
        assert len(set(met)) == 12
        check_scores(page)
        assert (await get(people["Ada"], f"/api/clubs/{club}"))["contests"][0]["phase"] == "over"
        for one in page["tables"]:
            for table in one["tables"]:
                state = (await node_of(browser).lobby.room(table["table"])).match.state
                assert [seat["points"] for seat in table["seats"]] == [state.score(0), state.score(1)]
                assert [seat["place"] for seat in table["seats"]] == state.ranking()


async def test_people_are_seated_with_their_browsers_and_results_count_once(database: str) -> None:
    async with node_on(database) as node:
        contest = await tournament(node, "Ada", "Bel", "Cid", "Dan", "Eve", rounds=2)
        page = await until(node, contest, lambda page: page["round"] == 1)
        (bye,) = [table for table in page["tables"][0]["tables"] if table["table"] is None]
        state = await state_of(node, contest)
        person = next(one for one in state.people if one.number != bye["seats"][0]["person"])
        own = node.store.read(lambda connection: node.contest_pages.page(connection, contest, device(person.name)))
        mine = (await own)["your_table"]
        rights = await node.lobby.rights(mine, device(person.name), [])
        assert len(rights.seats) == 1
        await play_round(node, contest)
        await asyncio.gather(*(node.contests.step(contest) for _ in range(4)))
        page = await until(node, contest, lambda page: page["round"] == 2)
        check_scores(page)
        await play_round(node, contest)
        page = await until(node, contest, lambda page: page["phase"] == "over")
        check_scores(page)
        byes = [table["seats"][0]["person"] for one in page["tables"] for table in one["tables"] if not table["table"]]
        assert len(byes) == len(set(byes)) == 2


async def test_a_round_robin_lets_everybody_meet(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        contest = await tournament(node, kind="robin", fill=4, bot="random")
        page = await until(node, contest, lambda page: page["phase"] == "over", 120)
        assert page["rounds"] == 3
        assert len({tuple(sorted(s["person"] for s in t["seats"])) for r in page["tables"] for t in r["tables"]}) == 6
        check_scores(page)


async def test_too_few_people_call_it_off_and_it_can_be_called_off(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        contest = await tournament(node, "Ada", "Bel", "Cid")
        assert (await until(node, contest, lambda page: page["phase"] != "waiting"))["phase"] == "canceled"
        async with web_on(sqlite) as browser:
            club, people = await club_of(browser, "Zoe")
            wish = swiss(begins="2027-01-01T00:00:00Z")
            later = (await post(people["Zoe"], f"/api/clubs/{club}/contests", wish))["contest"]
            await post(people["Zoe"], f"/api/contests/{later}/enter")
            await post(people["Zoe"], f"/api/contests/{later}/withdraw")
            assert (await get(people["Zoe"], f"/api/contests/{later}"))["people"] == []
            await post(people["Zoe"], f"/api/contests/{later}/cancel")
            await post(people["Zoe"], f"/api/contests/{later}/enter", None, 409)


async def test_the_time_of_a_round_runs_out_for_whoever_is_waited_for(database: str) -> None:
    async with node_on(database) as node:
        contest = await tournament(node, "Ada", "Bel", "Cid", "Dan", rounds=1)
        await until(node, contest, lambda page: page["round"] == 1)
        first, second = [table.table for table in (await state_of(node, contest)).current]
        await play(await node.lobby.room(first))
        asked = (await node.lobby.room(second)).table.asked
        await node.store.write(lambda connection: contests.touch(connection, contest, round_ends=1))
        page = await until(node, contest, lambda page: page["phase"] == "over")
        late = page["tables"][0]["tables"][1]
        assert [seat["forfeit"] for seat in late["seats"]] == [seat == asked for seat in (0, 1)]
        row = await node.store.read(lambda connection: read_table(connection, second))
        assert row is not None
        assert (row.phase, row.ended) == ("over", {"kind": "ended"})
        check_scores(page)


async def test_who_drops_out_is_paired_no_more_and_the_rest_play_on(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        contest = await tournament(node, "Ada", "Bel", "Cid", "Dan", "Eve", rounds=3)
        await until(node, contest, lambda page: page["round"] == 1)
        await node.store.write(lambda connection: contests.withdraw(connection, contest, device("Eve")))
        await play_round(node, contest)
        page = await until(node, contest, lambda page: page["round"] == 2)
        assert sorted(seat["person"] for table in page["tables"][1]["tables"] for seat in table["seats"]) == [
            0,
            1,
            2,
            3,
        ]


async def count(node: Node, contest: str) -> tuple[int, int]:
    """How many tables and seats of rounds there are."""
    tables = select(func.count()).select_from(contest_tables).where(contest_tables.c.contest == contest)
    seats = select(func.count()).select_from(contest_seats).where(contest_seats.c.contest == contest)
    return await node.store.read(
        lambda connection: (connection.execute(tables).scalar_one(), connection.execute(seats).scalar_one())
    )


async def test_two_nodes_pair_a_round_once_and_finish_it_together(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, two):
        contest = await tournament(one, "Ada", "Bel", "Cid", "Dan", "Eve", "Fay", rounds=2)
        for number in (1, 2):
            async with asyncio.timeout(300):
                while (await state_of(one, contest)).round < number:
                    await asyncio.gather(*(node.contests.step(contest) for node in (one, two) for _ in range(3)))
            assert await count(two, contest) == (3 * number, 6 * number)
            await play_round(one, contest)
        async with asyncio.timeout(300):
            while (await state_of(two, contest)).phase != "over":
                await asyncio.gather(*(node.contests.step(contest) for node in (one, two)))
        page = await two.store.read(lambda connection: two.contest_pages.page(connection, contest, None))
        check_scores(page)


@pytest.mark.parametrize("given", [{}, {"players": 3}, {"kind": "robin", "players": 3}, night()])
async def test_a_tournament_keeps_blocked_people_apart(sqlite: str, given: dict[str, Any]) -> None:
    async with node_on(sqlite) as node:
        await node.maintenance.stop()
        contest = await tournament(node, "Ada", "Bel", "Cid", "Dan", "Eve", "Fay", **given)
        state = await state_of(node, contest)

        def first_round(seed: int) -> list[set[str]]:
            found = rounds.seating(msgspec.structs.replace(state, seed=str(seed)), 1, ())
            return [{state.people[number].name for number in table if number is not None} for table in found]

        # A seed with which they would meet.
        seed = next(seed for seed in range(100) if any({"Ada", "Bel"} <= table for table in first_round(seed)))

        def block(connection: Any) -> None:
            ada, bel = (state.people[number].player or "" for number in (0, 1))
            avoidance.avoid(connection, bel, ada, "block")
            connection.execute(update(stored_contests).values(seed=str(seed)))

        await node.store.write(block)
        page = await until(node, contest, lambda page: page["round"] == 1)
        names = [{state.people[seat["person"]].name for seat in one["seats"]} for one in page["tables"][0]["tables"]]
        assert sorted(name for table in names for name in table) == ["Ada", "Bel", "Cid", "Dan", "Eve", "Fay"]
        assert not any({"Ada", "Bel"} <= table for table in names)


async def test_a_node_that_dies_between_two_steps_harms_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed after the round was written and before it was dealt; killed again in the middle of writing one."""
    async with node_on(sqlite) as node:
        await node.maintenance.stop()
        contest = await tournament(node, "Ada", "Bel", "Cid", "Dan", rounds=2)
        await node.contests.step(contest)
        state = await state_of(node, contest)
        planned = [
            rounds.PlannedTable(node.lobby, state, 1, number, seated)
            for number, seated in enumerate(rounds.seating(state, 1, ()))
        ]
        assert await node.store.write(lambda connection: rounds.write_round(connection, state, planned, 2**41))
    async with node_on(sqlite) as node:
        await until(node, contest, lambda page: page["your_table"] is None and page["round"] == 1)
        phases = select(schema.tables.c.phase)
        async with asyncio.timeout(120):
            while True:
                await node.contests.step(contest)
                found = await node.store.read(lambda connection: connection.execute(phases).scalars().all())
                if set(found) == {"playing"}:
                    break
        await node.maintenance.stop()
        await play_round(node, contest)
        with monkeypatch.context() as broken:
            written = rounds.PlannedTable.write

            def die(self: rounds.PlannedTable, connection: Any) -> None:
                written(self, connection)
                if self.number == 1:
                    raise RuntimeError("killed")

            broken.setattr(rounds.PlannedTable, "write", die)
            with pytest.raises(RuntimeError, match="killed"):
                await node.contests.step(contest)
        assert await count(node, contest) == (2, 4)
        assert (await state_of(node, contest)).round == 1
    async with node_on(sqlite) as node:
        await until(node, contest, lambda page: page["round"] == 2)
        assert await count(node, contest) == (4, 8)
        await play_round(node, contest)
        check_scores(await until(node, contest, lambda page: page["phase"] == "over"))

"""kill -9 under load, nodes that die, databases that restart: nothing accepted is lost, nothing happens twice."""

import asyncio
from random import Random
from typing import Any

from kiru.bench.postgres import Postgres
from tests.server.connections import serving
from tests.server.robots import Robot, check, decided, robots_at

KILLS = 20
TABLES = 12
BETWEEN = 12
"""Decisions that are accepted between two blows."""
THINKS = 0.03
"""Seconds a robot thinks, so that games are not over before the last blow."""


async def at_work(robots: list[Robot], disturb: Any) -> None:
    """Let the robots play while something happens to their servers, and then to the end of their games."""
    playing = [asyncio.create_task(robot.play()) for robot in robots]
    await disturb
    await asyncio.wait_for(asyncio.gather(*playing), 120)


async def test_killed_twenty_times_under_load_no_decision_is_lost_and_none_happens_twice(database: str) -> None:
    """kill -9 in the middle of play, again and again; each time the clients go on before the next blow."""
    with serving(database) as server:
        made = [server.table("Ada", "Bel") for _ in range(TABLES)] + [server.table("Ada", "Bel", "bot:random")]
        robots = [robot for table in made for robot in robots_at([server], table)]
        random = Random(7)
        for robot in robots:
            robot.thinks = THINKS

        async def disturb() -> None:
            for kill in range(KILLS):
                await decided(robots, BETWEEN, f"kill {kill + 1}")
                await asyncio.sleep(random.uniform(0, 0.03))
                server.kill()
                server.start(wait=False)
                await asyncio.to_thread(server.wait)
            for robot in robots:
                robot.thinks = 0.0

        await at_work(robots, disturb())
        for number, table in enumerate(made):
            check(robots[2 * number : 2 * number + 2], server.get(f"/api/tables/{table['table']}/record"))
        assert min(robot.connections for robot in robots) > 3
        assert sum(len(robot.accepted) for robot in robots) >= KILLS * BETWEEN


async def test_two_nodes_share_a_table_and_one_may_die(postgres_server: Postgres) -> None:
    database = postgres_server.database()
    with serving(database, takeover_seconds=2.0) as one, serving(database, takeover_seconds=2.0) as two:
        made = [one.table("Ada", "Bel", "bot:random") for _ in range(3)]
        made += [two.table("Ada", "bot:random") for _ in range(2)]
        robots = {table["table"]: robots_at([one, two], table) for table in made}
        everybody = [robot for robots_ in robots.values() for robot in robots_]

        async def disturb() -> None:
            while sum(len(robot.accepted) for robot in everybody) < 40:
                await asyncio.sleep(0.02)
            one.kill()

        await at_work(everybody, disturb())
        for table, players in robots.items():
            check(players, two.get(f"/api/tables/{table}/record"))


async def test_two_nodes_that_answer_at_once_never_both_win(postgres_server: Postgres) -> None:
    """Both seats of one person, connected to both nodes, decide at the same moment again and again."""
    database = postgres_server.database()
    with serving(database) as one, serving(database) as two:
        made = one.table("Ada", "Bel")
        tokens = [seat["token"] for seat in made["seats"]]
        robots = [Robot([server], made["table"], [0, 1], tokens, seed) for seed, server in enumerate((one, two))]

        async def nothing() -> None:
            return None

        await at_work(robots, nothing())
        record = one.get(f"/api/tables/{made['table']}/record")
        check(robots, record)
        assert record == two.get(f"/api/tables/{made['table']}/record")


async def test_a_database_that_restarts_under_load_is_waited_for(postgres_server: Postgres) -> None:
    with serving(postgres_server.database()) as server:
        made = [server.table("Ada", "Bel", "bot:random") for _ in range(4)]
        robots = {table["table"]: robots_at([server], table) for table in made}
        everybody = [robot for robots_ in robots.values() for robot in robots_]

        async def disturb() -> None:
            for mode in ("immediate", "fast"):
                before = sum(len(robot.accepted) for robot in everybody)
                while sum(len(robot.accepted) for robot in everybody) < before + 15 and not all(
                    robot.over for robot in everybody
                ):
                    await asyncio.sleep(0.02)
                await asyncio.to_thread(postgres_server.stop, mode)
                await asyncio.sleep(0.3)
                await asyncio.to_thread(postgres_server.start)

        await at_work(everybody, disturb())
        for table, players in robots.items():
            check(players, server.get(f"/api/tables/{table}/record"))


async def test_a_stopped_server_finishes_what_it_accepted(sqlite: str) -> None:
    with serving(sqlite) as server:
        made = server.table("Ada", "Bel")
        robots = robots_at([server], made)

        async def disturb() -> None:
            while sum(len(robot.accepted) for robot in robots) < 10:
                await asyncio.sleep(0.02)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)

        await at_work(robots, disturb())
        check(robots, server.get(f"/api/tables/{made['table']}/record"))
        assert "Traceback" not in server.logged()

"""Rated tournaments: their games count as those of rated tables do, once, whoever dies meanwhile."""

import json
import time
import urllib.error
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select

from kiru.bench.postgres import Postgres
from kiru.server.people import ledger
from kiru.server.store.people.schema import rating_steps, ratings, results
from kiru.server.store.store import open_engine
from tests.server.clubs.people import club_of, cookie_of, night, post, swiss, until
from tests.server.clubs.test_tournaments import play_round, state_of, tournament
from tests.server.connections import Server, serving
from tests.server.people import node_on, web_on
from tests.server.test_ratings import all_rows, rows

SEASONS = 2
"""Every rated game changes the rating of its quarter, and that of all time."""


async def test_its_tables_are_rated_tables_and_each_counts_once(database: str) -> None:
    async with node_on(database) as node:
        await node.maintenance.stop()
        contest = await tournament(node, "Ada", "Bel", "Cid", "Dan", rounds=2, rated=True)
        for round_ in (1, 2):
            page = await until(node, contest, lambda page, round_=round_: page["round"] == round_)
            assert page["rated"]
            for table in (await state_of(node, contest)).current:
                allow = (await node.lobby.row(table.table)).allow
                assert (allow.rated, allow.hints) == (True, False)
            await play_round(node, contest)
        await until(node, contest, lambda page: page["phase"] == "over")
        assert sorted(number for (number,) in await rows(node, select(results.c.number))) == [1, 2, 3, 4]
        assert len(await rows(node, select(rating_steps))) == 4 * 2 * SEASONS
        assert {games for (games,) in await rows(node, select(ratings.c.games))} == {2}
        once = await all_rows(node)
        await node.results.note_finished()
        await node.contests.step(contest)
        assert await all_rows(node) == once


async def test_a_friendly_tournament_changes_no_rating(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        await node.maintenance.stop()
        contest = await tournament(node, "Ada", "Bel", "Cid", "Dan", rounds=1)
        await until(node, contest, lambda page: page["round"] == 1)
        await play_round(node, contest)
        page = await until(node, contest, lambda page: page["phase"] == "over")
        assert not page["rated"]
        assert await rows(node, select(rating_steps)) == []


async def test_what_would_not_be_fair_is_refused(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        club, people = await club_of(browser, "Ada")
        path = f"/api/clubs/{club}/contests"
        refused = await post(people["Ada"], path, night(rated=True), status=400)
        assert refused["error"]["key"] == "error-rated-night", "its deals come more than once"
        refused = await post(people["Ada"], path, swiss(rated=True, bot="royal-77"), status=400)
        assert refused["error"]["key"] == "error-rated-bot"


async def test_a_node_that_dies_in_the_middle_of_a_count_loses_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dies(*_: Any) -> None:
        raise RuntimeError("the node dies here")

    async with node_on(database) as node:
        await node.maintenance.stop()
        contest = await tournament(node, "Ada", "Bel", "Cid", "Dan", rounds=1, rated=True)
        await until(node, contest, lambda page: page["round"] == 1)
        await play_round(node, contest)
        with monkeypatch.context() as broken:
            broken.setattr(ledger, "rate_season", dies)
            with pytest.raises(RuntimeError):
                await node.contests.step(contest)
        assert await rows(node, select(results)) == []
        assert not any(table.is_closed for table in (await state_of(node, contest)).tables)
    async with node_on(database) as node:
        await until(node, contest, lambda page: page["phase"] == "over")
        assert len(await rows(node, select(rating_steps))) == 2 * 2 * SEASONS


def give_up(server: Server, contest: str, name: str, round_: int) -> str:
    """Wait for one's table of a round, and give up there as soon as its game has begun."""
    end = time.monotonic() + 240
    while time.monotonic() < end:
        page = json.loads(server.get(f"/api/contests/{contest}", cookie=cookie_for(name)))
        if page["round"] >= round_ and page["your_table"] and has_resigned(server, page["your_table"], name):
            return str(page["your_table"])
        time.sleep(0.1)
    raise AssertionError("no table in time")


def has_resigned(server: Server, table: str, name: str) -> bool:
    """Give up at a table; a round is stored first, and its games begin after that."""
    try:
        server.post(f"/api/tables/{table}/resign", {}, cookie=cookie_for(name))
    except urllib.error.HTTPError as error:
        if "error-not-now" not in error.read().decode():
            raise
        return False
    return True


def cookie_for(name: str) -> str:
    return f"kiru={cookie_of(name)}"


def test_two_processes_one_killed_in_the_middle_of_a_round_count_every_game_once(postgres_server: Postgres) -> None:
    database = postgres_server.database()
    with serving(database) as one, serving(database) as two:
        ada = {"cookie": cookie_for("Ada")}
        club = one.post("/api/clubs", {"name": "Garden club", "nick": "Ada"}, **ada)["club"]
        begins = (datetime.now(UTC) + timedelta(minutes=9)).isoformat()
        wish = swiss(rated=True, rounds=2, fill=4, game="hanging_gardens", begins=begins)
        contest = one.post(f"/api/clubs/{club}/contests", wish, **ada)["contest"]
        one.post(f"/api/contests/{contest}/enter", {}, **ada)
        one.post(f"/api/contests/{contest}/begin", {}, **ada)
        played = [give_up(one, contest, "Ada", 1)]
        one.kill()
        played.append(give_up(two, contest, "Ada", 2))
        end = time.monotonic() + 300
        while json.loads(two.get(f"/api/contests/{contest}"))["phase"] != "over":
            assert time.monotonic() < end, "the tournament came to no end"
            time.sleep(0.2)
        with open_engine(two.settings).connect() as connection:
            counted = (
                connection.execute(select(results.c.table_id).where(results.c.number.is_not(None))).scalars().all()
            )
            steps = connection.execute(select(rating_steps)).all()
            games = set(connection.execute(select(ratings.c.games)).scalars())
        assert sorted(counted) == sorted(played), "the bots' own tables change nobody's rating"
        assert (len(steps), games) == (2 * SEASONS, {2})

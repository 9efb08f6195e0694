"""Ratings: counted once for every rated game, whoever counts, and the same when they are counted anew."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, delete, insert, select, update

from kiru.arena import bot_ratings
from kiru.bench.postgres import Postgres
from kiru.cli.app import run as kiru
from kiru.core.errors import KiruError
from kiru.server.lobby import seating
from kiru.server.node import Node
from kiru.server.people import leaderboards, ledger, players, rebuild, skills
from kiru.server.people.finished import read_finished
from kiru.server.settings import Settings
from kiru.server.store import migrate, schema, tokens
from kiru.server.store.people.schema import rating_steps, ratings, results, seat_results
from kiru.server.store.store import open_engine
from kiru.server.store.tables import Rights
from kiru.server.tables.room import Room
from tests.server.people import node_on, play, table, two_nodes, undo, web_on, wish
from tests.server.test_store import old_rows

RATED = {"allow": {"rated": True}}


def device(name: str) -> bytes:
    return tokens.hashed(name)


async def rated_table(node: Node, *names: str, **given: Any) -> Room:
    """A rated table, everybody with a browser of their own."""
    people = [name for name in names if not name.startswith("bot:")]
    made = await node.lobby.create(wish(*names, **({"claim": [], **RATED} | given)), None, "en")
    invites = {one.seat: one.invite or "" for one in made.seats}
    for seat, name in enumerate(names):
        if name in people:
            await node.lobby.claim(made.table, invites[seat], name, device(name))
    return await node.lobby.room(made.table)


async def rows(node: Node, query: Any) -> list[tuple[Any, ...]]:
    return await node.store.read(lambda connection: [tuple(row) for row in connection.execute(query)])


async def all_rows(node: Node) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that a count of ratings writes."""
    kept = (results, seat_results, ratings, rating_steps)
    return {one.name: sorted(await rows(node, select(one)), key=repr) for one in kept}


async def test_a_rated_game_counts_once_and_the_winner_goes_up(database: str) -> None:
    async with node_on(database) as node:
        room = await rated_table(node, "Ada", "Bel")
        await play(room)
        await node.results.note_finished()
        once = await all_rows(node)
        await node.results.note_finished()
        await node.results.settle(room.table.id)
        assert await all_rows(node) == once
        board = await node.store.read(lambda one: leaderboards.leaderboard(one, "hanging_gardens", "two", "", None))
        place = room.match.state.ranking()
        best = ["Ada", "Bel"] if place[0] < place[1] else ["Bel", "Ada"]
        assert [row["name"] for row in board["rows"]] == best
        assert [row["games"] for row in board["rows"]] == [1, 1]
        assert [row["wins"] for row in board["rows"]] == [1, 0]
        assert board["seasons"] == [skills.season_of(room.table.changed)]


async def test_numbers_are_openskills(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room = await rated_table(node, "Ada", "bot:greedy")
        await play(room)
        await node.results.note_finished()
        greedy = bot_ratings.shipped()["hanging_gardens", "two"]["greedy"]
        after = skills.after_game([skills.FRESH, greedy], room.match.state.ranking())[0]
        found = await rows(node, select(ratings.c.mu, ratings.c.sigma).where(ratings.c.season == ""))
        assert found == [(after.mu, after.sigma)], "the bot keeps its rating and has no row"


async def test_two_nodes_and_many_at_once_count_a_game_once(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, two):
        rooms = [await rated_table(one, "Ada", "Bel") for _ in range(3)]
        for number, room in enumerate(rooms):
            await play(room, seed=number)
        settled = [node.results.settle(room.table.id) for room in rooms for node in (one, two, one)]
        await asyncio.gather(*settled)
        assert [tuple(row) for row in await rows(one, select(results.c.number).order_by(results.c.number))] == [
            (1,),
            (2,),
            (3,),
        ]
        assert {games for (games,) in await rows(two, select(ratings.c.games))} == {3}
        assert len(await rows(two, select(rating_steps))) == 3 * 2 * 2


async def test_a_count_that_fails_leaves_nothing_and_is_made_up_for(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node that dies in the middle of a count: all of it is rolled back, and the next round counts it."""
    async with node_on(database) as node:
        room = await rated_table(node, "Ada", "Bel")

        def dies(*_: Any) -> None:
            raise RuntimeError("the node dies here")

        with monkeypatch.context() as patched:
            patched.setattr(ledger, "rate_season", dies)
            await play(room)
            with pytest.raises(RuntimeError):
                await node.results.note_finished()
            assert await rows(node, select(results)) == []
    async with node_on(database) as node:
        await node.results.note_finished()
        assert len(await rows(node, select(rating_steps))) == 4


async def test_rebuilding_gives_equal_numbers_and_mends_what_is_wrong(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with node_on(database, archive_days=-1) as node:
        for number, names in enumerate(
            (("Ada", "Bel"), ("Bel", "Ada"), ("Ada", "Bel", "bot:greedy"), ("Cyrus", "Ada"))
        ):
            room = await rated_table(node, *names)
            await play(room, seed=number)
            await node.results.settle(room.table.id)
        node.lobby.rooms.clear()
        await node.maintenance.archive_old()
        before = await all_rows(node)
    assert kiru(["ratings", "rebuild", "--database", database]) == 0
    assert "counted anew: 4; ratings that differ from before: 0" in capsys.readouterr().out
    async with node_on(database) as node:
        assert await all_rows(node) == before
        wrong = update(ratings).where(ratings.c.season == "").values(mu=99.0, safe=99.0)
        await node.store.write(lambda connection: connection.execute(wrong))
        await node.store.write(lambda connection: connection.execute(delete(rating_steps)))
        await node.store.write(lambda connection: connection.execute(update(seat_results).values(place=1)))
    assert rebuild.rebuild(Settings(database=database)).changed > 0
    async with node_on(database) as node:
        assert await all_rows(node) == before


async def test_who_gives_up_or_leaves_is_last(database: str) -> None:
    async with node_on(database) as node:
        room = await rated_table(node, "Ada", "Bel")
        await play(room, 4)
        await seating.resign(node.lobby, room.table.id, Rights({0}, False, room.table.seating), 0)
        other = await rated_table(node, "Ada", "Bel", "Cyrus")
        await play(other, 4)
        await seating.leave(node.lobby, other.table.id, Rights({1}, False, other.table.seating), 1)
        await play(other)
        await node.results.note_finished()
        place = select(seat_results.c.place).order_by(seat_results.c.seat)
        assert await rows(node, place.where(seat_results.c.table_id == room.table.id)) == [(2,), (1,)]
        found = await rows(node, place.where(seat_results.c.table_id == other.table.id))
        assert found[1] == (3,)
        assert {found[0], found[2]} <= {(1,), (2,)}


async def test_leaving_right_after_the_end_does_not_save_a_rating(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node: Node = browser.node  # type: ignore[attr-defined]
        await node.maintenance.stop()
        room = await rated_table(node, "Ada", "Bel")
        browser.cookies.set("kiru", "d" * tokens.TOKEN_LENGTH)
        await play(room)
        moved = await seating.link(node.lobby, room.table.id, Rights({0}, False, room.table.seating), 0)
        await node.lobby.move(room.table.id, moved[1], tokens.hashed("d" * tokens.TOKEN_LENGTH))
        answer = await browser.post(f"/api/tables/{room.table.id}/leave", json={"seat": 0})
        assert answer.status_code == 200
        assert len(await rows(node, select(ratings).where(ratings.c.season == ""))) == 2


async def test_what_does_not_count(sqlite: str) -> None:
    """Unrated games are noted without a number; so is a rated one at which somebody sits twice or is a stranger."""
    async with node_on(sqlite) as node:
        plain = await rated_table(node, "Ada", "Bel", allow={"rated": False})
        await play(plain)
        twice = await node.lobby.create(wish("Ada", "Bel", **RATED), device("Ada"), "en")
        await play(await node.lobby.room(twice.table))
        strange, _ = await table(node, "Ada", "Bel", **RATED)
        await play(strange)
        await node.results.note_finished()
        assert sorted(await rows(node, select(results.c.number))) == [(None,)] * 3
        assert await rows(node, select(ratings)) == []


@pytest.mark.parametrize(
    ("key", "given"),
    [
        ("error-rated-seed", {"dealer": {"kind": "seeded", "seed": "semiramis"}}),
        ("error-rated-alone", {"seats": [{"kind": "person"}], "claim": [0]}),
        ("error-rated-bot", {"seats": [{"kind": "person"}, {"kind": "bot", "bot": "royal-20"}], "claim": [0]}),
        ("error-rated-box", {"box": 'game = "hanging_gardens"\nbox = "mine"\nextends = "standard"\n'}),
    ],
)
async def test_a_rated_table_is_fair_or_refused(sqlite: str, key: str, given: dict[str, Any]) -> None:
    async with node_on(sqlite) as node:
        with pytest.raises(KiruError, match=key):
            await node.lobby.create(wish("Ada", "Bel", **(RATED | given)), None, "en")


async def test_at_a_rated_table_there_are_no_hints_and_no_undo_past_the_turn(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        rated, _ = await table(node, "Ada", "Bel", allow={"rated": True, "hints": True})
        loose, _ = await table(node, "Ada", "Bel")
        assert not rated.table.allow.hints
        past, within = 0, 0
        for number in range(400):
            if rated.asked is None:
                break
            await play(rated, 1, seed=number)
            last = rated.match.steps[-1].seat
            may = rated.loaded.undo_seat()
            assert may in (None, rated.asked)
            within += may is not None
            if rated.asked not in (None, last) and rated.match.undo_point(last) is not None:
                past += 1
                with pytest.raises(KiruError, match="error-undo"):
                    await rated.undo(last, undo(rated, last))
        assert past > 0
        assert within > 0
        assert loose.table.allow.hints


async def test_finished_games_of_the_schema_before_are_noted(database: str, tmp_path: Path) -> None:
    """A database from before there were results: games played there, finished, archived and under way."""
    engine = open_engine(Settings(database=database))
    migrate.upgrade(engine, "0006")
    known = MetaData()
    known.reflect(engine)
    assert "results" not in known.tables
    with engine.begin() as connection:
        for number in (1, 2, 3):
            for name, old in old_rows(number).items():
                connection.execute(insert(known.tables[name]), old)
    engine.dispose()
    async with node_on(database) as node:
        await node.maintenance.stop()
        for number in (1, 2):
            room = await node.lobby.room(f"oldtable0{number}")
            await room.begin()
            await play(room, seed=number)
        node.lobby.rooms.clear()
        first = (schema.tables.c.id == "oldtable01",)
        await node.store.write(lambda one: one.execute(update(schema.tables).where(*first).values(changed=1)))
        await node.maintenance.archive_old()
        assert await rows(node, select(schema.tables.c.id).where(schema.tables.c.archived.is_(True))) == [
            ("oldtable01",)
        ]
        await node.results.note_finished()
        assert sorted(await rows(node, select(results.c.table_id, results.c.number))) == [
            ("oldtable01", None),
            ("oldtable02", None),
        ]


async def test_own_ratings_and_leaderboards_by_http(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node: Node = browser.node  # type: ignore[attr-defined]
        assert (await browser.get("/api/me/ratings")).json() == []
        room = await rated_table(node, "Ada", "bot:greedy")
        await play(room)
        await node.results.note_finished()
        cookie = "c" * tokens.TOKEN_LENGTH
        mine = {"hash": tokens.hashed(cookie), "player": (await rows(node, select(ratings.c.player)))[0][0]}
        await node.store.write(lambda one: one.execute(insert(players.player_devices), [mine]))
        browser.cookies.set("kiru", cookie)
        board = (await browser.get("/api/leaderboards/hanging_gardens")).json()
        assert board["you"] == board["rows"][0]
        assert board["rows"][0]["name"] == "Ada"
        assert [one["bot"] for one in board["bots"]][-1] == "random"
        own = (await browser.get("/api/me/ratings")).json()
        assert [(one["game"], one["crowd"], one["games"]) for one in own] == [("hanging_gardens", "two", 1)]
        assert [step["table"] for step in own[0]["steps"]] == [room.table.id]
        assert own[0]["points"] == own[0]["steps"][-1]["points"] == board["you"]["points"]
        browser.cookies.set("kiru", "e" * tokens.TOKEN_LENGTH)
        assert (await browser.get("/api/me/ratings")).json() == []
        assert (await browser.get("/api/leaderboards/hanging_gardens")).json()["you"] is None
        assert (await browser.get("/api/leaderboards/chess")).status_code == 404
        assert (await browser.get("/api/leaderboards/babylon?season=2026")).status_code == 400


def test_bots_stand_in_the_order_of_their_strength() -> None:
    for skill in bot_ratings.shipped().values():
        assert set(skill) == set(bot_ratings.BOTS)
        assert skill["royal"].mu > skill["gardener"].mu > skill["random"].mu


def test_a_season_is_a_quarter() -> None:
    def at(text: str) -> int:
        from datetime import datetime

        return round(datetime.fromisoformat(text).timestamp() * 1000)

    assert skills.season_of(at("2026-12-31T23:59:59+00:00")) == "2026Q4"
    assert skills.season_of(at("2027-01-01T00:00:00+00:00")) == "2027Q1"
    assert skills.season_of(at("2027-06-30T23:59:59+00:00")) == "2027Q2"


async def test_a_record_is_read_only_when_it_is_over(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, _ = await table(node, "Ada", "Bel")
        await play(room, 5)
        assert await node.store.read(lambda one: read_finished(one, room.table.id)) is None
        assert await node.store.read(lambda one: read_finished(one, "nothing---")) is None


async def test_a_result_tells_what_it_did_to_everybodys_rating(database: str) -> None:
    async with web_on(database) as browser:
        node = browser.node  # type: ignore[attr-defined]
        told = []
        for seed in range(2):
            room = await rated_table(node, "Ada", "Bel")
            path = f"/api/tables/{room.table.id}/ratings"
            assert (await browser.get(path)).json() == {"changes": None}, "the game goes on"
            await play(room, seed=seed)
            await node.results.settle(room.table.id)
            told.append((await browser.get(path)).json()["changes"])
        first, second = told
        fresh = skills.points(skills.safe(skills.FRESH))
        assert [(one["seat"], one["before"], one["first"]) for one in first] == [(0, fresh, True), (1, fresh, True)]
        assert [one["before"] for one in second] == [one["after"] for one in first]
        assert not any(one["first"] for one in second)
        steps = await node.store.read(lambda one: leaderboards.own_ratings(one, players.player_of(one, device("Ada"))))
        assert [step["points"] for step in steps[0]["steps"]] == [first[0]["after"], second[0]["after"]]
        plain, _ = await table(node, "Ada", "bot:greedy")
        await play(plain)
        assert (await browser.get(f"/api/tables/{plain.table.id}/ratings")).json() == {"changes": None}
        hidden = await rated_table(node, "Ada", "Bel", allow={"rated": True, "spectators": False})
        assert (await browser.get(f"/api/tables/{hidden.table.id}/ratings")).status_code == 403

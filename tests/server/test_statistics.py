"""Statistics: what somebody's finished games come to, noted once, the same when they are noted anew."""

import io
import json
import zipfile
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from kiru.arena import bot_ratings
from kiru.cli.app import run as kiru
from kiru.games import NAMES, open_kit
from kiru.server.lobby import seating
from kiru.server.node import Node
from kiru.server.people import ledger, own_statistics, players, rebuild
from kiru.server.profile import merging
from kiru.server.settings import Settings
from kiru.server.store import tokens
from kiru.server.store.people.schema import results, seat_results
from kiru.server.store.tables import Rights
from kiru.server.tables.room import Room
from kiru.statistics import royal_averages, strength, summary
from kiru.statistics.played import BotAtTable, CountedGame
from kiru.statistics.strength import BotScore
from tests.server.people import node_on, play, web_on, wish
from tests.server.profiles import become, device, node_of


async def seated(node: Node, *names: str, **given: Any) -> Room:
    """A table at which everybody has a browser of their own."""
    made = await node.lobby.create(wish(*names, **({"claim": []} | given)), None, "en")
    for one in made.seats:
        if not names[one.seat].startswith("bot:"):
            await node.lobby.claim(made.table, one.invite or "", names[one.seat], device(names[one.seat]))
    return await node.lobby.room(made.table)


async def played(node: Node, *names: str, seed: int = 0, **given: Any) -> Room:
    room = await seated(node, *names, **given)
    await play(room, seed=seed)
    await node.results.settle(room.table.id)
    return room


async def kinds_of(node: Node, name: str, language: str = "en") -> list[Any]:
    def read(connection: Any) -> list[Any]:
        player = players.player_of(connection, device(name))
        return [] if player is None else list(own_statistics.own_statistics(connection, player, language)["kinds"])

    return await node.store.read(read)


async def noted(node: Node) -> list[tuple[Any, ...]]:
    return await node.store.read(lambda one: sorted(map(tuple, one.execute(select(seat_results))), key=repr))


async def test_a_game_is_noted_once_with_its_points_and_its_opening(database: str) -> None:
    async with node_on(database) as node:
        room = await played(node, "Ada", "bot:greedy", "Bel")
        await node.results.note_finished()
        (kind,) = await kinds_of(node, "Ada", "de")
        state = room.match.state
        assert (kind["game"], kind["players"], kind["games"], kind["scored"]) == ("hanging_gardens", 3, 1, 1)
        assert kind["places"] == [int(state.ranking()[0] == place) for place in (1, 2, 3)]
        assert kind["mean"] == kind["best"]["points"] == sum(state.score_lines(0))
        assert [line["last"] for line in kind["lines"]] == list(state.score_lines(0))
        assert all(line["mean"] == line["last"] for line in kind["lines"])
        assert [one["title"] for one in kind["openings"]] == ["Erstes erfülltes Ziel", "Bewässerungskarte"]
        (bot,) = kind["bots"]
        mine, its = state.ranking()[0], state.ranking()[1]
        assert (bot["bot"], bot["won"], bot["tied"], bot["lost"]) == ("greedy", mine < its, mine == its, mine > its)
        assert await kinds_of(node, "Cyrus") == []


async def test_rebuilding_mends_what_is_wrong_and_changes_nothing_else(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with node_on(database) as node:
        await played(node, "Ada", "Bel")
        await played(node, "Ada", "Bel", seed=1, allow={"rated": True})
        before = await noted(node)
    assert kiru(["ratings", "rebuild", "--database", database]) == 0
    assert "noted anew: 2; seats of which something else had been noted: 0" in capsys.readouterr().out
    async with node_on(database) as node:
        wrong = {"is_counted": False, "is_whole": False, "opening": "{}", "lines": "[]"}
        await node.store.write(lambda one: one.execute(update(seat_results).values(**wrong)))
    assert rebuild.rebuild(Settings(database=database)).mended == 4
    async with node_on(database) as node:
        assert await noted(node) == before


async def test_games_that_an_earlier_version_has_noted_are_completed(database: str) -> None:
    async with node_on(database) as node:
        await played(node, "Ada", "Bel")
        before = await noted(node)
        sparse = {"is_counted": False, "is_whole": False, "opening": "{}"}
        await node.store.write(lambda one: one.execute(update(seat_results).values(**sparse)))
        await node.store.write(lambda one: one.execute(update(results).values(detail=0)))
    async with node_on(database) as node:
        await node.results.note_finished()
        assert await noted(node) == before


async def test_what_counts_for_places_and_points(sqlite: str) -> None:
    """Who resigns has lost, without points; known deals and games against oneself do not count."""
    async with node_on(sqlite) as node:
        room = await seated(node, "Ada", "Bel")
        await play(room, 4)
        await seating.resign(node.lobby, room.table.id, Rights({0}, False, room.table.seating), 0)
        await node.results.settle(room.table.id)
        await played(node, "Ada", "Bel", dealer={"kind": "seeded", "seed": "semiramis"})
        (lost,), (won,) = await kinds_of(node, "Ada"), await kinds_of(node, "Bel")
        assert (lost["games"], lost["wins"], lost["places"], lost["scored"], lost["mean"]) == (1, 0, [0, 1], 0, None)
        assert (won["games"], won["wins"], won["streaks"]) == (1, 1, {"current": 1, "longest": 1})
        await played(node, "Ada", "Cyrus", seed=2)
        await node.store.write(merge_into("Cyrus", "Ada"))
        assert [kind["games"] for kind in await kinds_of(node, "Ada")] == [1]


def merge_into(source: str, target: str) -> Any:
    def merge(connection: Any) -> None:
        ledger.lock(connection)
        found = [players.player_of(connection, device(name)) for name in (source, target)]
        merging.merge(connection, *map(str, found))

    return merge


async def test_own_statistics_by_http_are_exported_joined_and_deleted(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node = node_of(browser)
        assert (await browser.get("/api/me/statistics")).json() == {"kinds": []}
        await played(node, "Ada", "bot:random")
        await played(node, "Cyrus", "bot:random", seed=1)
        await node.store.write(merge_into("Cyrus", "Ada"))
        become(browser, "Ada")
        answer = (await browser.get("/api/me/statistics?lang=fr")).json()
        assert [kind["games"] for kind in answer["kinds"]] == [2]
        assert answer["kinds"][0]["openings"][1]["title"] == "Carte d’irrigation"
        assert await exported(browser) == (await browser.get("/api/me/statistics?lang=en")).json()
        browser.cookies.set("kiru", "z" * tokens.TOKEN_LENGTH)
        assert (await browser.get("/api/me/statistics")).json() == {"kinds": []}
        become(browser, "Ada")
        assert (await browser.delete("/api/me")).status_code == 200
        become(browser, "Ada")
        assert (await browser.get("/api/me/statistics")).json() == {"kinds": []}


async def exported(browser: httpx.AsyncClient) -> Any:
    packed = (await browser.get("/api/me/export")).content
    return json.loads(zipfile.ZipFile(io.BytesIO(packed)).read("statistics.json"))


def game(place: int, *bots: BotAtTable, points: int = 10, first: str = "palace") -> CountedGame:
    lines = [points, *[0] * (len(open_kit("amyitis").game.score_lines) - 1)]
    return CountedGame("amyitis", 2, f"t{place}", 1_000, place, lines, {"court": first}, bots)


def test_streaks_openings_and_averages() -> None:
    places, points = (1, 1, 2, 1, 1, 1), (10, 20, 30, 40, 50, 60)
    first = ("palace", "banker", "banker", "banker", "palace", "none")
    games = [game(place, points=made, first=one) for place, made, one in zip(places, points, first, strict=True)]
    (kind,) = summary.statistics_of(games, lambda name: open_kit(name).texts("en"))
    assert kind["streaks"] == {"current": 3, "longest": 3}
    assert (kind["wins"], kind["places"], kind["mean"]) == (5, [5, 1], 35)
    assert kind["best"] is not None
    assert kind["best"]["points"] == 60
    (court,) = kind["openings"]
    assert court["title"] == "First court card"
    banker = court["choices"][0]
    assert (banker["value"], banker["games"], banker["wins"], banker["mean"]) == ("banker", 3, 2, 30)
    assert kind["royal"] == pytest.approx(royal_averages.shipped()["amyitis", 2].mean, abs=0.01)
    assert kind["strength"] is None


def test_strength_lies_between_the_bots_that_lose_and_those_that_win() -> None:
    known = bot_ratings.shipped()["amyitis", "two"]
    assert strength.measured({"random": BotScore(2)}, known) is None
    found = strength.measured(
        {"random": BotScore(30), "gardener": BotScore(15, 0, 15), "royal": BotScore(0, 0, 30)}, known
    )
    assert found is not None
    assert known["random"].mu < found.mu < known["royal"].mu
    assert strength.chance(found.mu, known["gardener"]) == pytest.approx(0.5, abs=0.2)
    better = strength.measured({"royal": BotScore(20, 0, 10)}, known)
    assert better is not None
    assert better.mu > found.mu
    games = [game(1, BotAtTable("greedy", 2)), game(1, BotAtTable("greedy", 2)), game(2, BotAtTable("greedy", 1))]
    (kind,) = summary.statistics_of(games, lambda name: open_kit(name).texts("en"))
    assert [(one["bot"], one["won"], one["lost"]) for one in kind["bots"]] == [("greedy", 2, 1)]
    assert kind["strength"] is not None
    assert kind["strength"]["games"] == 3


def test_royals_averages_are_there_for_every_game_and_number_of_players() -> None:
    for name in NAMES:
        rules = open_kit(name).game
        for count in range(rules.min_players, rules.max_players + 1):
            average = royal_averages.shipped()[name, count]
            assert list(average.lines) == list(rules.score_lines)
            assert average.mean > 0
        assert set(open_kit(name).openings), "a game tells how it begins"
        assert all(open_kit(name).texts("pl").has(f"trait-{one}") for one in open_kit(name).openings)

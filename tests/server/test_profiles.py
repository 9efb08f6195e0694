"""Profiles: several devices, one player; what is joined, removed, taken along and deleted."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import MetaData, func, insert, select

from kiru.core.errors import KiruError
from kiru.server import node as nodes
from kiru.server.node import Node
from kiru.server.people import counting, rebuild
from kiru.server.profile import accounts, export, merging, recovery
from kiru.server.profile.word_list import BY_PREFIX, WORDS
from kiru.server.settings import Settings
from kiru.server.store import migrate, schema
from kiru.server.store.chat_lines import ChatLine
from kiru.server.store.people.schema import player_devices, players, rating_steps, ratings, results, seat_results
from kiru.server.store.store import open_engine
from kiru.server.tables.room import Room
from tests.server.people import node_on, play, web_on, wish
from tests.server.profiles import add_passkey, become, device, node_of, sign_in
from tests.server.test_store import old_rows


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests ask more often than people do."""
    monkeypatch.setattr(nodes, "ARCHIVES_PER_MINUTE", 1000.0)


async def rows(node: Node, query: Any) -> list[tuple[Any, ...]]:
    return await node.store.read(lambda connection: [tuple(row) for row in connection.execute(query)])


async def seated(node: Node, *names: str, over: bool = True, seed: int = 0, **given: Any) -> Room:
    """A table at which everybody has a device of their own, played to its end or for a few decisions."""
    made = await node.lobby.create(wish(*names, **({"claim": [], "game": "babylon"} | given)), None, "en")
    for seat, name in enumerate(names):
        if not name.startswith("bot:"):
            await node.lobby.claim(made.table, made.seats[seat].invite or "", name, device(name))
    room = await node.lobby.room(made.table)
    await play(room, 10_000 if over else 3, seed=seed)
    await node.results.settle(room.table.id)
    return room


async def player(node: Node, name: str) -> str:
    own = select(player_devices.c.player).where(player_devices.c.hash == device(name))
    return str((await rows(node, own))[0][0])


async def ratings_of(node: Node) -> set[tuple[Any, ...]]:
    return set(await rows(node, select(ratings))) | set(await rows(node, select(rating_steps)))


async def phrase_of(browser: httpx.AsyncClient, name: str) -> str:
    become(browser, name)
    return str((await browser.post("/api/me/phrase")).json()["phrase"])


def test_words_are_told_apart_by_four_letters() -> None:
    assert len(set(WORDS)) == len(BY_PREFIX) == 512


async def test_a_phrase_opens_the_profile_and_only_hashes_are_kept(database: str) -> None:
    async with web_on(database) as browser:
        await seated(node_of(browser), "Ada", "Bel")
        phrase = await phrase_of(browser, "Ada")
        kept = repr(await rows(node_of(browser), select(recovery.recoveries)))
        assert not [word for word in phrase.split() if word in kept]
        become(browser, "Phone")
        typed = "  ".join(word[:4].upper() for word in phrase.split())
        assert (await browser.post("/api/sign-in/phrase", json={"phrase": typed})).json()["name"] == "Ada"
        assert len((await browser.get("/api/me/games")).json()["games"]) == 1
        become(browser, "Thief")
        last = "acorn" if not phrase.endswith("acorn") else "actor"
        wrong = phrase.rsplit(" ", 1)[0] + " " + last
        for bad in (wrong, "acorn", "x" * 300, " ".join(["acorn"] * 13)):
            answer = await browser.post("/api/sign-in/phrase", json={"phrase": bad})
            assert (answer.status_code, answer.json()["error"]["key"]) == (403, "error-phrase")
        again = await phrase_of(browser, "Ada")
        become(browser, "Thief")
        assert (await browser.post("/api/sign-in/phrase", json={"phrase": phrase})).status_code == 403
        assert (await browser.post("/api/sign-in/phrase", json={"phrase": again})).status_code == 200


async def test_two_devices_hold_the_same_seats(database: str) -> None:
    async with web_on(database) as browser:
        node = node_of(browser)
        room = await seated(node, "Ada", "Bel", over=False)
        phrase = await phrase_of(browser, "Ada")
        assert (await node.lobby.rights(room.table.id, device("Phone"), [])).seats == set()
        become(browser, "Phone")
        await browser.post("/api/sign-in/phrase", json={"phrase": phrase})
        assert (await node.lobby.rights(room.table.id, device("Phone"), [])).seats == {0}
        assert [one["you"] for one in (await browser.get("/api/tables/mine")).json()] == [[0]]
        devices = (await browser.get("/api/me")).json()["devices"]
        assert [one["this"] for one in devices] == [True, False]
        gone = await browser.delete(f"/api/me/devices/{devices[1]['id']}")
        assert len(gone.json()["devices"]) == 1
        assert (await node.lobby.rights(room.table.id, device("Ada"), [])).seats == set(), "a lost phone plays no more"
        assert (await node.lobby.rights(room.table.id, device("Phone"), [])).seats == {0}
        become(browser, "Ada")
        assert (await browser.get("/api/me")).json() is None


async def test_nobody_removes_the_device_of_another_and_the_last_one_stays(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        become(browser, "Ada")
        own = (await browser.put("/api/me", json={"name": "Ada"})).json()["devices"][0]["id"]
        become(browser, "Thief")
        await browser.put("/api/me", json={"name": "Thief"})
        assert (await browser.delete(f"/api/me/devices/{own}")).status_code == 403
        become(browser, "Ada")
        assert (await browser.delete(f"/api/me/devices/{own}")).json()["error"]["key"] == "error-not-kept"
        phrase = await phrase_of(browser, "Ada")
        assert (await browser.delete(f"/api/me/devices/{own}")).json() is None
        assert (await browser.post("/api/sign-in/phrase", json={"phrase": phrase})).json()["name"] == "Ada"


async def test_a_foreign_device_reads_nothing_of_a_profile(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        await seated(node_of(browser), "Ada", "bot:greedy", allow={"rated": True})
        become(browser, "Thief")
        assert (await browser.get("/api/me")).json() is None
        assert (await browser.get("/api/me/games")).json()["games"] == []
        assert (await browser.get("/api/me/ratings")).json() == []
        packed = zipfile.ZipFile(io.BytesIO((await browser.get("/api/me/export")).content))
        assert json.loads(packed.read("games.json")) == []
        assert not [name for name in packed.namelist() if name.startswith("records/")]
        browser.cookies.clear()
        assert (await browser.get("/api/me/export")).status_code == 403
        assert (await browser.delete("/api/me/phrase")).status_code == 403


async def test_signing_in_joins_games_and_ratings_of_both(database: str) -> None:
    async with web_on(database) as browser:
        node = node_of(browser)
        rated = {"allow": {"rated": True}}
        await seated(node, "Ada", "Bel", seed=1, **rated)
        await seated(node, "Phone", "Bel", seed=2, **rated)
        both = await seated(node, "Ada", "Phone", seed=3, **rated)
        await seated(node, "Phone", "bot:greedy", seed=4, **rated)
        become(browser, "Ada")
        key = await add_passkey(browser)
        become(browser, "Phone")
        answer = (await sign_in(browser, key)).json()
        assert answer == {"name": "Ada", "joined": 3}
        ada = await player(node, "Ada")
        assert await player(node, "Phone") == ada
        own = select(func.count()).where(seat_results.c.player == ada)
        assert await rows(node, own) == [(5,)]
        number = select(results.c.number).where(results.c.table_id == both.table.id)
        assert await rows(node, number) == [(None,)], "a game against oneself does not count"
        games = select(ratings.c.games).where(ratings.c.player == ada, ratings.c.season == "")
        assert await rows(node, games) == [(3,)]
        assert (await sign_in(browser, key)).json()["joined"] == 0
        before, settings = await ratings_of(node), node.settings
    assert rebuild.rebuild(settings).changed == 0
    async with node_on(settings.database) as node:
        assert await ratings_of(node) == before


async def test_a_merge_that_fails_leaves_both_as_they_were(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that dies in the middle of a merge: all of it is rolled back."""
    async with node_on(database) as node:
        await seated(node, "Ada", "bot:greedy", allow={"rated": True})
        await seated(node, "Phone", "bot:greedy", allow={"rated": True}, seed=1)
        before = await ratings_of(node), await rows(node, select(player_devices)), await rows(node, select(players))
        ada = await player(node, "Ada")

        def dies(*_: Any) -> None:
            raise RuntimeError("the node dies here")

        with monkeypatch.context() as patched:
            patched.setattr(counting.RatingCount, "ratings", dies)
            with pytest.raises(RuntimeError):
                await node.store.write(lambda one: merging.sign_in(one, device("Phone"), ada, ""))
        after = await ratings_of(node), await rows(node, select(player_devices)), await rows(node, select(players))
        assert before == after
        await node.store.write(lambda one: merging.sign_in(one, device("Phone"), ada, ""))
        assert {games for (games,) in await rows(node, select(ratings.c.games))} == {2}


async def test_a_kept_profile_is_not_merged_by_who_shares_the_computer(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node = node_of(browser)
        room = await seated(node, "Ada", "Cyrus", over=False)
        await seated(node, "Ada", "Cyrus")
        phrases = {name: await phrase_of(browser, name) for name in ("Ada", "Bel")}
        become(browser, "Ada")
        await browser.post("/api/sign-in/phrase", json={"phrase": phrases["Bel"]})
        assert (await browser.get("/api/me/games")).json()["games"] == []
        assert (await node.lobby.rights(room.table.id, device("Ada"), [])).seats == set()
        await browser.post("/api/sign-in/phrase", json={"phrase": phrases["Ada"]})
        assert len((await browser.get("/api/me/games")).json()["games"]) == 2
        assert (await node.lobby.rights(room.table.id, device("Ada"), [])).seats == {0}


async def test_devices_of_a_profile_are_bounded(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "MOST_DEVICES", 2)
    async with web_on(sqlite) as browser:
        phrase = await phrase_of(browser, "Ada")
        for name, status in (("Bel", 200), ("Cyrus", 409)):
            become(browser, name)
            assert (await browser.post("/api/sign-in/phrase", json={"phrase": phrase})).status_code == status


async def test_everything_is_taken_along_in_parts(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "MOST_GAMES", 2)
    async with web_on(sqlite) as browser:
        node = node_of(browser)
        rooms = [await seated(node, "Ada", "bot:greedy", seed=one, allow={"rated": True}) for one in range(3)]
        line = ChatLine(0, "Ada", "well played", "", 1, "0 k1")
        await rooms[0].say(line)
        become(browser, "Ada")
        first = await browser.get("/api/me/export")
        packed = zipfile.ZipFile(io.BytesIO(first.content))
        assert json.loads(packed.read("profile.json"))["name"] == "Ada"
        assert json.loads(packed.read("ratings.json"))[0]["games"] == 3
        assert [one["text"] for one in json.loads(packed.read("chat.json"))] == ["well played"]
        second = await browser.get("/api/me/export", params={"before": first.headers["kiru-next"]})
        assert "kiru-next" not in second.headers
        names = packed.namelist() + zipfile.ZipFile(io.BytesIO(second.content)).namelist()
        records = [name for name in names if name.startswith("records/")]
        assert {name[-15:-5] for name in records} == {room.table.id for room in rooms}


async def test_who_is_deleted_stays_in_records_as_a_former_player(database: str) -> None:
    async with web_on(database) as browser:
        node = node_of(browser)
        over = await seated(node, "Ada", "Bel", allow={"rated": True})
        running = await seated(node, "Ada", "Bel", over=False)
        waiting = await node.lobby.create(wish("Ada", "Bel", claim=[0]), device("Ada"), "en")
        await over.say(ChatLine(0, "Ada", "hello", "", 1, "0 k1"))
        ranked = set(await rows(node, select(ratings)))
        become(browser, "Ada")
        assert (await browser.delete("/api/me")).json() == {"deleted": True}
        assert set(await rows(node, select(ratings))) == ranked, "what others have won stays as it is"
        everything = repr([await rows(node, select(one)) for one in schema.metadata.sorted_tables])
        assert "'Ada'" not in everything
        assert "hello" not in everything
        assert repr(device("Ada")) not in everything
        head = (await browser.get(f"/api/tables/{over.table.id}")).json()
        assert [seat["name"] for seat in head["seats"]] == ["", "Bel"]
        assert over.presenter.names_in("de") == ["Ehemaliger Spieler", "Bel"]
        assert "seat 1 person" in (await browser.get(f"/api/tables/{over.table.id}/record")).text
        assert running.table.seats[0].bot is not None, "a bot plays on"
        free = (await browser.get(f"/api/tables/{waiting.table}")).json()["seats"][0]
        assert (free["status"], free["name"]) == ("open", "Player 1")
        board = (await browser.get("/api/leaderboards/babylon")).json()
        assert [row["name"] for row in board["rows"]] == ["Bel"]
        assert (await browser.get("/api/me")).json() is None
        before, settings = set(await rows(node, select(ratings))), node.settings
    assert rebuild.rebuild(settings).changed == 0
    async with node_on(settings.database) as node:
        assert set(await rows(node, select(ratings))) == before


async def test_the_record_of_a_former_player_can_be_read_again(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        over = await seated(node_of(browser), "Ada", "Bel")
        become(browser, "Ada")
        await browser.delete("/api/me")
        text = (await browser.get(f"/api/tables/{over.table.id}/record")).text
        made = await browser.post("/api/records", content=text, headers={"content-type": "text/plain"})
        assert made.status_code == 200, made.text
        room = await node_of(browser).lobby.room(made.json()["table"])
        assert room.presenter.names_in("pl") == ["Dawny gracz", "Bel"]


async def test_a_name_that_was_chosen_is_not_changed_by_a_game(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        become(browser, "Ada")
        await browser.put("/api/me", json={"name": "Ada Lovelace", "glyph": "moon"})
        await seated(node_of(browser), "Ada", "Bel")
        found = (await browser.get("/api/me")).json()
        assert (found["name"], found["glyph"], found["games"]) == ("Ada Lovelace", "moon", 1)
        assert (await browser.put("/api/me", json={"name": "Ada", "glyph": "unicorn"})).status_code == 400


async def test_players_of_the_schema_before_keep_games_and_ratings(database: str, tmp_path: Path) -> None:
    """A database from before there were profiles, with a player, a device and a rated game."""
    engine = open_engine(Settings(database=database))
    migrate.upgrade(engine, "0008")
    known = MetaData()
    known.reflect(engine)
    one = {"id": "f" * 16, "name": "Ada", "created": 5}
    result = {"table_id": "oldtable01", "game": "hanging_gardens", "players": 2, "at": 5, "number": 1}
    seat = {"table_id": "oldtable01", "place": 1, "lines": "[1, 2]"}
    rating = {"player": one["id"], "game": "hanging_gardens", "crowd": "two", "season": "", "mu": 26.0, "sigma": 8.0}
    new: dict[str, list[dict[str, Any]]] = {
        "players": [one],
        "player_devices": [{"hash": device("Ada"), "player": one["id"]}],
        "results": [result],
        "seat_results": [
            seat | {"seat": 0, "player": one["id"], "bot": None},
            seat | {"seat": 1, "player": None, "bot": "greedy", "place": 2},
        ],
        "ratings": [rating | {"games": 1, "wins": 1, "safe": 2.0}],
    }
    with engine.begin() as connection:
        for name, old in (old_rows(1) | new).items():
            connection.execute(insert(known.tables[name]), old)
    engine.dispose()
    async with web_on(database) as browser:
        become(browser, "Ada")
        found = (await browser.get("/api/me")).json()
        assert (found["name"], found["games"], len(found["devices"]), found["phrase"]) == ("Ada", 1, 1, None)
        assert [one["games"] for one in (await browser.get("/api/me/ratings")).json()] == [1]
        phrase = await phrase_of(browser, "Ada")
        become(browser, "Phone")
        assert (await browser.post("/api/sign-in/phrase", json={"phrase": phrase})).json()["name"] == "Ada"


def test_a_phrase_that_is_no_phrase_is_refused() -> None:
    for text in ("", "acorn " * 11, "unheard " * 12):
        with pytest.raises(KiruError, match="error-phrase"):
            recovery.read_phrase(text)

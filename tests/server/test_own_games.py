"""Everybody's own games: all of them, page by page, and nobody else's."""

import io
import zipfile

import httpx
import pytest

from kiru.core import record
from kiru.core.referee import Referee
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.server.node import Node
from kiru.server.people import own_games, record_archive
from kiru.server.store import tokens
from kiru.server.store.models import Event, TableRow
from kiru.server.tables import replay
from tests.server.people import play, somebody_at, web_on, wish

COOKIE = {"Ada": "a" * tokens.TOKEN_LENGTH, "Bel": "b" * tokens.TOKEN_LENGTH}


def node_of(browser: httpx.AsyncClient) -> Node:
    node: Node = browser.node  # type: ignore[attr-defined]
    return node


def become(browser: httpx.AsyncClient, who: str) -> None:
    browser.cookies.clear()
    browser.cookies.set("kiru", COOKIE[who])


async def seated(browser: httpx.AsyncClient, who: str, *names: str, over: bool = True, game: str = "babylon") -> str:
    """A table of somebody's browser, played to its end or for a few decisions."""
    node = node_of(browser)
    made = await node.lobby.create(wish(*names, game=game), tokens.hashed(COOKIE[who]), "en")
    await play(await node.lobby.room(made.table), 10_000 if over else 3)
    return made.table


async def listed(browser: httpx.AsyncClient, query: str = "") -> list[str]:
    answer = await browser.get(f"/api/me/games{query}")
    assert answer.status_code == 200, answer.text
    return [one["table"] for one in answer.json()["games"]]


async def test_a_list_tells_results_and_whose_turn_it_is(database: str) -> None:
    async with web_on(database) as browser:
        over = await seated(browser, "Ada", "Ada", "Bel")
        running = await seated(browser, "Ada", "Ada", "Bel", over=False)
        await node_of(browser).results.note_finished()
        become(browser, "Ada")
        games = {one["table"]: one for one in (await browser.get("/api/me/games")).json()["games"]}
        assert set(games) == {over, running}
        state = (await node_of(browser).lobby.room(over)).match.state
        assert [one["points"] for one in games[over]["scores"]] == [state.score(0), state.score(1)]
        assert [one["place"] for one in games[over]["scores"]] == state.ranking()
        assert games[running]["scores"] is None
        assert games[running]["your_turn"]
        assert games[over]["you"] == [0, 1]


async def test_a_foreign_browser_sees_and_changes_nothing(database: str) -> None:
    async with web_on(database) as browser:
        over = await seated(browser, "Ada", "Ada", "Bel")
        become(browser, "Bel")
        assert await listed(browser) == []
        assert (await browser.post(f"/api/me/games/{over}/dismiss")).status_code == 403
        assert zipfile.ZipFile(io.BytesIO((await browser.get("/api/me/records")).content)).namelist() == []
        browser.cookies.clear()
        assert await listed(browser) == []
        assert (await browser.post(f"/api/me/games/{over}/dismiss")).status_code == 403
        assert (await browser.get("/api/me/records")).status_code == 403
        become(browser, "Ada")
        assert await listed(browser) == [over]


async def test_games_are_found_by_phase_game_and_name(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        one = await seated(browser, "Ada", "Ada", "Dido")
        two = await seated(browser, "Ada", "Ada", "100% Cyrus", over=False, game="hanging_gardens")
        become(browser, "Ada")
        assert await listed(browser, "?phase=over") == [one]
        assert await listed(browser, "?phase=playing") == [two]
        assert await listed(browser, "?game=hanging_gardens") == [two]
        assert await listed(browser, "?name=dido") == [one]
        assert await listed(browser, "?name=0%25 c") == [two]
        assert await listed(browser, "?name=%25i") == [], "a percent sign is a percent sign"
        assert (await browser.get("/api/me/games?phase=asleep")).status_code == 400
        assert (await browser.get("/api/me/games?before=now")).status_code == 400


async def test_a_long_list_comes_in_pages(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_games, "PAGE", 3)
    async with web_on(sqlite) as browser:
        made = [await seated(browser, "Ada", "Ada", "Bel", over=False) for _ in range(8)]
        become(browser, "Ada")
        found, after, pages = [], "", 0
        while pages < 10:
            page = (await browser.get(f"/api/me/games?before={after}")).json()
            assert len(page["games"]) <= 3
            found += [one["table"] for one in page["games"]]
            pages += 1
            if page["next"] is None:
                break
            after = page["next"]
        assert sorted(found) == sorted(made)
        assert pages == 3


async def test_a_finished_game_is_dismissed_and_brought_back(database: str) -> None:
    async with web_on(database) as browser:
        over = await seated(browser, "Ada", "Ada", "Bel")
        running = await seated(browser, "Ada", "Ada", "Bel", over=False)
        become(browser, "Ada")
        assert (await browser.post(f"/api/me/games/{running}/dismiss")).status_code == 409
        for _ in range(2):
            assert (await browser.post(f"/api/me/games/{over}/dismiss")).json() == {"dismissed": True}
        assert await listed(browser) == [running]
        assert (await browser.get(f"/api/tables/{over}")).status_code == 200, "the table itself stays"
        assert (await browser.delete(f"/api/me/games/{over}/dismiss")).json() == {"dismissed": False}
        assert set(await listed(browser)) == {over, running}


async def test_the_archive_holds_records_that_replay(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        tables = {await seated(browser, "Ada", "Ada", "Bel", game=game) for game in ("babylon", "hanging_gardens")}
        await seated(browser, "Ada", "Ada", "Bel", over=False)
        become(browser, "Ada")
        answer = await browser.get("/api/me/records")
        assert answer.headers["content-type"] == "application/zip"
        packed = zipfile.ZipFile(io.BytesIO(answer.content))
        assert {name.rsplit("-", 1)[1] for name in packed.namelist()} == {f"{table}.kiru" for table in tables}
        for name in packed.namelist():
            kept = record.read(packed.read(name).decode())
            kit = open_kit(kept.game)
            assert record.replay(kept, kit.game, kit.notation, kit.box).state.is_over


async def test_archives_are_rare_for_one_address(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        become(browser, "Ada")
        answers = [(await browser.get("/api/me/records")).status_code for _ in range(6)]
        assert answers[0] == 200
        assert answers[-1] == 429
        other = somebody_at(browser, "192.0.2.9")
        become(other, "Bel")
        assert (await other.get("/api/me/records")).status_code == 200


async def test_a_small_picture_is_for_those_who_may_look(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node = node_of(browser)
        closed = wish("Ada", "Bel", allow={"spectators": False})
        made = await node.lobby.create(closed, tokens.hashed(COOKIE["Ada"]), "en")
        room = await node.lobby.room(made.table)
        await play(room, 5)
        become(browser, "Ada")
        found = (await browser.get(f"/api/tables/{made.table}/view")).json()
        assert found["view"] == room.kit.view(room.match.state)
        become(browser, "Bel")
        assert (await browser.get(f"/api/tables/{made.table}/view")).status_code == 403
        assert (await browser.get("/api/tables/nowhere123/view")).status_code == 404


async def test_a_small_picture_does_not_play_the_game_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is asked for: the table is opened, as for everybody who comes."""
    async with web_on(sqlite) as browser:
        table = await seated(browser, "Ada", "Ada", "Bel")
        node_of(browser).lobby.rooms.clear()
        replayed, plain = [], replay.replayed

        def noted(row: TableRow, steps: list[Event]) -> tuple[Kit, Referee]:
            replayed.append(row.id)
            return plain(row, steps)

        monkeypatch.setattr(replay, "replayed", noted)
        become(browser, "Ada")
        for _ in range(5):
            assert (await browser.get(f"/api/tables/{table}/view")).status_code == 200
        assert replayed.count(table) <= 2, "once to be opened, and once by the duty that notes finished games"


async def test_an_archive_holds_only_so_many_decisions(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with web_on(sqlite) as browser:
        tables = [await seated(browser, "Ada", "Ada", "Bel") for _ in range(3)]
        decisions = [len((await node_of(browser).lobby.room(table)).match.steps) for table in tables]
        monkeypatch.setattr(record_archive, "MOST_DECISIONS", decisions[2] + decisions[1])
        become(browser, "Ada")
        kept = zipfile.ZipFile(io.BytesIO((await browser.get("/api/me/records")).content)).namelist()
        assert len(kept) == 2
        assert not [name for name in kept if tables[0] in name]

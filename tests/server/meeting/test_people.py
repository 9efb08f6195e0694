"""The people one has played with: found in finished games, followed, and shown as being here if they do not mind."""

import pytest

from kiru.server.meeting.lobby_feed import LobbyListener
from kiru.server.store import tokens
from kiru.server.tables.client import Client
from tests.server.meeting.visitors import finished_game
from tests.server.people import somebody_at, web_on


async def test_people_of_finished_games_are_listed_and_followed(database: str) -> None:
    async with web_on(database) as ada, somebody_at(ada, "10.0.0.2") as bel:
        assert (await ada.get("/api/me/people")).json() == {"people": [], "hidden": False}
        await finished_game(ada, bel)
        await finished_game(ada, bel)
        (person,) = (await ada.get("/api/me/people")).json()["people"]
        assert (person["name"], person["games"], person["followed"], person["here"]) == ("Bel", 2, False, False)
        path = f"/api/me/people/{person['player']}/follow"
        for _ in range(2):
            assert (await ada.post(path)).json() == {"followed": True}
        (person,) = (await ada.get("/api/me/people")).json()["people"]
        assert person["followed"]
        assert (await ada.delete(path)).json() == {"followed": False}
        assert not (await ada.get("/api/me/people")).json()["people"][0]["followed"]


async def test_whoever_is_followed_is_here_in_the_lobby_unless_hidden(sqlite: str) -> None:
    async with web_on(sqlite) as ada, somebody_at(ada, "10.0.0.2") as bel:
        await finished_game(ada, bel)
        (person,) = (await ada.get("/api/me/people")).json()["people"]
        await ada.post(f"/api/me/people/{person['player']}/follow")

        async def is_here() -> bool:
            return bool((await ada.get("/api/me/people")).json()["people"][0]["here"])

        node = ada.node  # type: ignore[attr-defined]
        listener = LobbyListener("10.0.0.2", tokens.hashed(str(bel.cookies.get("kiru"))), Client(100, 1_000_000))
        await node.feed.enter(listener)
        await node.feed.refresh()
        assert await is_here()
        assert (await bel.post("/api/me/visibility", json={"hidden": True})).json() == {"hidden": True}
        assert (await bel.get("/api/me/people")).json()["hidden"]
        assert not await is_here()
        await bel.post("/api/me/visibility", json={"hidden": False})
        assert await is_here()
        await node.feed.leave(listener)
        assert not await is_here()


async def test_strangers_cannot_be_followed(sqlite: str) -> None:
    async with web_on(sqlite) as ada, somebody_at(ada, "10.0.0.2") as bel, somebody_at(ada, "10.0.0.3") as cem:
        await finished_game(ada, bel)
        (person,) = (await ada.get("/api/me/people")).json()["people"]
        for who in (cem, bel):
            answer = await who.post(f"/api/me/people/{person['player']}/follow")
            assert answer.status_code == 403, "neither strangers nor oneself"
        assert (await cem.post("/api/me/visibility", json={"hidden": True})).status_code == 403
        assert (await ada.post("/api/me/people/" + "0" * 16 + "/follow")).status_code == 403


@pytest.mark.parametrize("most", [1])
async def test_a_list_of_people_to_follow_has_an_end(sqlite: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiru.server.meeting.acquaintances.MOST_FOLLOWED", most)
    async with web_on(sqlite) as ada, somebody_at(ada, "10.0.0.2") as bel, somebody_at(ada, "10.0.0.3") as cem:
        await finished_game(ada, bel)
        await finished_game(ada, cem)
        people = (await ada.get("/api/me/people")).json()["people"]
        codes = [(await ada.post(f"/api/me/people/{one['player']}/follow")).status_code for one in people]
        assert codes == [200, 429]

"""Puzzles over HTTP: thin routes that keep nothing and refuse what is too long."""

from kiru.games import NAMES
from kiru.puzzles import told
from tests.server.test_http import error, web_on


async def test_puzzles_are_opened_tried_and_solved(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        daily = (await browser.get("/api/daily")).json()
        assert daily == (await browser.get("/api/daily")).json()
        assert [one["game"] for one in daily["puzzles"]] == list(NAMES)
        for one in daily["puzzles"]:
            path = f"/api/puzzles/{one['game']}"
            cards = (await browser.get(path)).json()
            assert cards[one["number"]] == {"difficulty": one["difficulty"], "rating": one["rating"]}
            path += f"/{one['number']}"
            start = (await browser.post(f"{path}/turn?lang=pl", json={"actions": []})).json()
            assert start["legal"]
            assert start["verdict"] is None
            actions = told.solution(one["game"], one["number"], "en")["actions"]
            end = (await browser.post(f"{path}/turn", json={"actions": actions})).json()
            assert end["verdict"]["solved"]
            assert (await browser.get(f"{path}/hint")).json()["theme"]
            assert (await browser.get(f"{path}/solution")).json()["actions"] == actions


async def test_strange_tries_are_refused(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        path = "/api/puzzles/hanging_gardens"
        assert error(await browser.get("/api/puzzles/chess")) == "error-game"
        assert error(await browser.get(f"{path}/9999/solution")) == "error-puzzle"
        assert (await browser.get(f"{path}/99999/solution")).status_code == 400
        many = await browser.post(f"{path}/0/turn", json={"actions": ["take 1 1"] * 61})
        assert many.status_code == 400
        long = await browser.post(f"{path}/0/turn", json={"actions": ["x" * 41]})
        assert long.status_code == 400
        unknown = await browser.post(f"{path}/0/turn", json={"actions": ["fly 1"]})
        assert unknown.status_code in (400, 409)
        why = (await browser.post(f"{path}/0/why", json={"actions": [], "action": "complete 4"})).json()
        assert set(why) == {"rule", "title", "text", "fact"}
        piece = await browser.post(f"{path}/0/look", json={"actions": [], "piece": "nothing", "seat": 0})
        assert error(piece) == "error-piece"

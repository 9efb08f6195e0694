"""The companion over HTTP: thin routes that keep nothing and refuse what is too long."""

from tests.companion.final_gardens import KITS, final_gardens
from tests.server.test_http import error, web_on


async def test_a_pad_is_filled_and_scored(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        for game in KITS:
            path = f"/api/companion/score/{game}"
            assert (await browser.get(path)).json()["pieces"]
            state, entry = next(final_gardens(game, 2))
            body = {"table": list(entry.table), "players": [list(own) for own in entry.players]}
            found = (await browser.post(f"{path}?lang=de", json=body)).json()
            assert (found["fault"], found["open"]) == (None, None)
            assert [pad["total"] for pad in found["pads"]] == [state.score(seat) for seat in range(state.players)]


async def test_strange_pads_are_refused(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        path = "/api/companion/score/babylon"
        assert error(await browser.get("/api/companion/score/chess")) == "error-game"
        for body in (
            {},
            {"players": []},
            {"players": [[]] * 6},
            {"players": [["statue a1"] * 61]},
            {"players": [["x" * 81]]},
            {"players": [[7]]},
            {"table": ["edition polish"] * 5, "players": [[]]},
            {"players": [[]], "more": 1},
        ):
            assert (await browser.post(path, json=body)).status_code == 400, body
        odd = (await browser.post(path, json={"players": [["fly a1"]]})).json()
        assert odd["view"] is None
        assert odd["fault"]["player"] == 0

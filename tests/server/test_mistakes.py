"""Learning from mistakes: another answer at a judged decision is judged too, for whoever may look at the table."""

from typing import Any

import httpx

from tests.server.people import play, table, web_on
from tests.server.test_bots import report_of
from tests.support.legal import listing


async def judged(browser: httpx.AsyncClient) -> tuple[str, dict[str, Any], Any]:
    """A finished game with its analysis: where it is, a decision that lost something, and the room."""
    room, made = await table(browser.node, "Ada", "Bel")  # type: ignore[attr-defined]
    await play(room)
    path = f"/api/tables/{made.table}"
    early = await browser.post(f"{path}/answer", json={"seq": 5, "action": "take 1 1"})
    assert (early.status_code, early.json()["error"]["key"]) == (404, "error-no-mistake"), "nothing is judged yet"
    report = await report_of(browser, (await browser.post(f"{path}/analysis")).json()["job"])
    dear = max(report["decisions"], key=lambda one: (one["best"] != one["action"], one["loss"]))
    assert dear["best"] != dear["action"]
    return f"{path}/answer", dear, room


async def test_answers_are_judged(sqlite: str) -> None:
    async with web_on(sqlite, analysis_iterations=16) as browser:
        path, dear, room = await judged(browser)

        async def verdict(action: str) -> dict[str, Any]:
            answer = await browser.post(path, json={"seq": dear["seq"], "action": action})
            assert answer.status_code == 200, answer.text
            return dict(answer.json())

        assert (await verdict(dear["best"]))["verdict"] == "best"
        assert (await verdict(dear["action"]))["verdict"] == "same"
        others = [word for word in offered(room, dear["seq"]) if word not in (dear["best"], dear["action"])]
        for word in others[:4]:
            one = await verdict(word)
            assert one["verdict"] in ("good", "better", "worse")
            assert (one["loss"] > 0 or one["score_loss"] > 0) == (one["verdict"] != "good")


def offered(room: Any, seq: int) -> list[str]:
    """What could be chosen at a decision."""
    return [room.match.notation.text(action) for action in listing(room.pages.checkpoints.state_at(seq - 1))]


async def test_only_judged_mistakes_and_legal_answers_are_looked_at(sqlite: str) -> None:
    async with web_on(sqlite, analysis_iterations=16) as browser:
        path, dear, room = await judged(browser)

        async def refused(seq: int, action: str) -> tuple[int, str]:
            answer = await browser.post(path, json={"seq": seq, "action": action})
            return answer.status_code, answer.json()["error"]["key"]

        assert await refused(dear["seq"], "take 9 9") == (400, "error-action-unknown")
        unasked = next(word for word in room.match.notation.words if word not in offered(room, dear["seq"]))
        assert await refused(dear["seq"], unasked) == (400, "error-no-choice")
        assert await refused(1, dear["best"]) == (404, "error-no-mistake"), "that was chance"
        assert await refused(999_999, dear["best"]) == (404, "error-no-mistake")
        for body in ({"seq": 0, "action": "x"}, {"seq": 1, "action": ""}, {"seq": 1, "action": "x" * 81}, {"seq": 1}):
            assert (await browser.post(path, json=body)).status_code in (400, 422)

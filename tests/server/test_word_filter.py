"""Words that a server's owner does not want: in names of every kind, and in chat."""

from typing import Any

import pytest

from kiru.server.settings import Settings, load
from kiru.server.word_filter import WordFilter
from tests.server.connections import connect_to
from tests.server.people import node_on, table, web_on

WORDS = WordFilter(["darn", "*heck*", "go away", "b?d", "żaba", "  ", "!"])
NIGHT = {"kind": "night", "name": "Darn night", "game": "babylon", "players": 2, "begins": "2026-11-20T18:00:00Z"}
CLUB = {"name": "Quiet", "nick": "Ada"}


@pytest.mark.parametrize(
    "text",
    [
        "darn",
        "Ada DARN",
        "dárn",
        "d4rn",
        "daaarrrn",
        "d.a.r.n",
        "d a r n",
        "d\u200barn",
        "ｄａｒｎ",
        "dаrn",
        "what the heckler",
        "please go AWAY now",
        "bad",
        "Zaba",
        "ŻABA",
    ],
)
def test_a_word_is_found_however_it_is_spelled(text: str) -> None:
    assert WORDS.forbids(text)


@pytest.mark.parametrize("text", ["darning", "Ada", "go far away", "away go", "bd", "", "?!", "大きい", "B and Q"])
def test_other_words_pass(text: str) -> None:
    assert not WORDS.forbids(text)


def test_a_long_text_against_many_stars_takes_no_time() -> None:
    assert not WordFilter(["*ab*ab*ab*ab*ab*abc"]).forbids("ab" * 250)


def test_without_words_everything_passes() -> None:
    WordFilter(Settings().forbidden_words).check("darn")
    assert load(None, {"KIRU_FORBIDDEN_WORDS": "darn,*heck*"}).forbidden_words == ("darn", "*heck*")


async def test_no_name_gets_past_the_filter(sqlite: str) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "D4rn"}]
    wished: dict[str, Any] = {"game": "babylon", "seats": seats, "claim": [0], "listed": True}
    wait = {"game": "babylon", "players": 2, "speed": "quick", "rated": False, "patience": 60, "name": "Darn"}
    async with web_on(sqlite, forbidden_words=("darn",)) as ada:
        club = (await ada.post("/api/clubs", json=CLUB)).json()["club"]
        seats[1]["name"] = "Bel"
        made = (await ada.post("/api/tables", json=wished)).json()
        record = (await ada.get(f"/api/tables/{made['table']}/record")).text
        assert "Bel" in record
        seats[1]["name"] = "D4rn"
        requests: list[tuple[str, str, dict[str, Any]]] = [
            ("POST", "/api/tables", {"json": wished}),
            ("POST", f"/api/clubs/{club}/tables", {"json": wished}),
            ("POST", f"/api/tables/{made['table']}/join", {"json": {"name": "Darn"}}),
            ("POST", f"/api/tables/{made['table']}/join-club", {"json": {"name": "Darn"}}),
            (
                "POST",
                f"/api/tables/{made['table']}/claim",
                {"json": {"invite": made["seats"][1]["invite"], "name": "darn"}},
            ),
            ("POST", "/api/records", {"content": record.replace("Bel", "Darn")}),
            ("POST", "/api/waits", {"json": wait}),
            ("PUT", "/api/me", {"json": {"name": "darn", "glyph": "", "language": "en"}}),
            ("POST", "/api/clubs", {"json": CLUB | {"name": "The darn club"}}),
            ("POST", "/api/clubs", {"json": CLUB | {"nick": "darn"}}),
            ("POST", f"/api/clubs/{club}/rename", {"json": {"name": "darn"}}),
            ("POST", f"/api/clubs/{club}/contests", {"json": NIGHT}),
            ("POST", f"/api/clubs/{club}/join", {"json": {"name": "darn"}}),
        ]
        for method, path, body in requests:
            answer = await ada.request(method, path, **body)
            assert (answer.status_code, answer.json()["error"]["key"]) == (400, "error-words"), (path, answer.text)
        said = (await ada.put("/api/me?lang=pl", json={"name": "darn", "glyph": "", "language": "pl"})).json()
        assert "innych słów" in said["error"]["text"]


async def test_a_line_of_chat_with_such_a_word_is_not_said(sqlite: str) -> None:
    async with node_on(sqlite, forbidden_words=("darn",)) as node:
        _, made = await table(node, "Ada", "Bel")
        async with connect_to(node, made.table, made.seats[0].token) as line:
            line.say(t="chat", key="1", text="Oh d4rn!")
            assert (await line.answered("1"))["error"]["key"] == "error-words"
            line.say(t="chat", key="2", text="Well played!")
            assert (await line.answered("2"))["t"] == "ok"

"""One table, four kinds of seat: two browsers, a bot of the server, and the example program, to the end of the game."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from kiru.cli.main import run as kiru
from kiru.core import record
from kiru.games import open_kit
from tests.server.robots import Robot, check
from tests.server.wires import Server, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def browser(server: Server) -> httpx.Client:
    """A browser: it keeps its cookie and names the page it is on."""
    return httpx.Client(base_url=server.address, headers={"origin": server.address}, timeout=30)


def player(server: Server, table: str, seat: int, own: httpx.Client, seed: int) -> Robot:
    """The browser's websocket: the cookie says whose seat it is, every step brings its view."""
    robot = Robot([server], table, [seat], [], seed)
    robot.with_views = True
    robot.headers = {"cookie": f"kiru={own.cookies['kiru']}", "origin": server.address}
    return robot


@pytest.mark.parametrize("game", ["amyitis", "babylon"])
def test_two_browsers_a_bot_and_the_example_play_to_the_end(
    game: str, sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(sqlite) as server, browser(server) as ada, browser(server) as bel:
        people: list[dict[str, Any]] = [{"kind": "person", "name": "Ada"}, {"kind": "person"}]
        seats = [*people, {"kind": "bot", "bot": "novice"}, {"kind": "person"}]
        made = ada.post("/api/tables", json={"game": game, "seats": seats, "claim": [0]}).json()
        path = f"/api/tables/{made['table']}"
        seal = ada.get(path).json()["dealer"]["hash"]
        invites = {seat["seat"]: seat["invite"] for seat in made["seats"] if "invite" in seat}
        assert bel.post(f"{path}/claim", json={"invite": invites[1], "name": "Bel"}).json()["seat"] == 1
        link = f"{server.address}/t/{made['table']}#invite={invites[3]}"
        program = subprocess.Popen([sys.executable, str(EXAMPLE), link], stdout=subprocess.PIPE, text=True)
        robots = [player(server, made["table"], 0, ada, 1), player(server, made["table"], 1, bel, 2)]

        async def play() -> None:
            await asyncio.wait_for(asyncio.gather(*(robot.play() for robot in robots)), 120)

        asyncio.run(play())
        told, _ = program.communicate(timeout=20)
        assert program.returncode == 0
        head = ada.get(path).json()
        assert [seat["name"] for seat in head["seats"]][::3] == ["Ada", "Example"]
        assert head["phase"] == "over"
        text = server.get(f"{path}/record")
        check(robots, text)
        assert all(robot.views for robot in robots)
        kit = open_kit(game)
        match = record.replay(record.read(text), kit.game, kit.notation, kit.box, check_deal=True)
        assert match.state.is_over
        assert {step.seat for step in match.steps if not step.forced} == {-1, 0, 1, 2, 3}
        assert any(name in told for name in ("Ada", "Bel", "Example", head["seats"][2]["name"]))
        (tmp_path / "game.kiru").write_text(text)
        assert kiru(["verify", str(tmp_path / "game.kiru"), "--seal", seal, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["fair"]


def test_the_example_is_short() -> None:
    lines = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(lines) <= 45

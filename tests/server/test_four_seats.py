"""One table, four kinds of seat: two browsers, a bot of the server, and the example program, to the end of the game."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from kiru.cli.app import run as kiru
from kiru.core import record
from kiru.games import open_kit
from tests.server.connections import Server, serving
from tests.server.robots import Robot, check

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
async def test_two_browsers_a_bot_and_the_example_play_to_the_end(
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
        await asyncio.wait_for(asyncio.gather(*(robot.play() for robot in robots)), 120)
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


def example(*words: str, **environ: str) -> str:
    """What the example says when it cannot play: one sentence, soon."""
    plain = {name: value for name, value in os.environ.items() if name != "KIRU_TOKEN"}
    command = [sys.executable, str(EXAMPLE), *words]
    done = subprocess.run(command, env=plain | environ, capture_output=True, text=True, timeout=30)
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def test_the_example_says_why_it_cannot_play_and_leaves(sqlite: str) -> None:
    with serving(sqlite) as server:
        closed, open_ = (server.table("Ada", "Bel", allow={"spectators": seen})["table"] for seen in (False, True))
        address = f"{server.address}/t/"
        assert "Give the link" in example()
        assert "KIRU_TOKEN" in example(address + closed)
        assert "no such table" in example(f"{address}nosuchtabl", KIRU_TOKEN="x")
        assert "Unknown table" in example(f"{address}nosuchtabl#invite=x")
        assert "invitation" in example(f"{address}{closed}#invite=x")
        assert "no seat" in example(address + closed, KIRU_TOKEN="x")
        assert "no seat" in example(address + open_, KIRU_TOKEN="x")
        server.kill()
        assert "refused" in example(f"{address}{closed}#invite=x")


def test_the_example_waits_longer_before_each_further_attempt() -> None:
    """A server that hangs up at once is not stormed."""
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        link = f"http://127.0.0.1:{deaf.getsockname()[1]}/t/ab12cd34ef"
        program = subprocess.Popen([sys.executable, str(EXAMPLE), link], env=os.environ | {"KIRU_TOKEN": "x"})
        try:
            deaf.settimeout(20)
            times = []
            for _ in range(4):
                deaf.accept()[0].close()
                times.append(time.monotonic())
            assert program.poll() is None
            assert times[3] - times[0] > 0.5 + 1 + 2 - 0.1
        finally:
            program.kill()
            program.wait()


def test_the_example_is_short() -> None:
    lines = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(lines) <= 45

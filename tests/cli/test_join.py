"""`kiru tables` and `kiru join` against a real server: a whole game, a lost connection, bad links."""

import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kiru.cli.remote.table_link import TableLink, parse
from kiru.core.errors import KiruError
from kiru.core.rng import seeded
from tests.server.connections import Server, serving

RNG = seeded("answers")
ANSWERS = "".join(f"{RNG.below(9) + 1}\n" for _ in range(20_000))
"""Choices here and there, so that a game goes on."""
SECONDS = 180


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For all who only play on it."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server')}/kiru.db") as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For those who stop it, or count its tables."""
    with serving(f"sqlite:///{tmp_path}/kiru.db") as running:
        yield running


def invited(server: Server, *seats: str, **given: Any) -> tuple[str, str]:
    """A table at which one seat is open: its id, and the link that invites to it."""
    made = server.table(*seats, claim=[], **given)
    invite = next(seat["invite"] for seat in made["seats"] if seat.get("invite"))
    return made["table"], f"{server.address}/t/{made['table']}#invite={invite}"


def kiru(*words: str, stdin: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kiru", *words]
    given = os.environ | {"KIRU_LANG": "en", "COLUMNS": "120"} | environ
    return subprocess.run(command, input=stdin, env=given, capture_output=True, text=True, timeout=SECONDS)


class Player:
    """Somebody at a terminal, whose screen can be read while the game goes on."""

    def __init__(self, *words: str) -> None:
        pipe = subprocess.PIPE
        command = [sys.executable, "-u", "-m", "kiru", *words]
        environ = os.environ | {"KIRU_LANG": "en"}
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environ, start_new_session=True
        )
        self.lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))

    def sees(self, text: str) -> str:
        """Wait for a line with a text in it."""
        seen = []
        for _ in range(100_000):
            try:
                line = self.lines.get(timeout=30)
            except queue.Empty:
                raise AssertionError(f"“{text}” did not come: {seen[-30:]}") from None
            seen.append(line)
            if text in line:
                return line
        raise AssertionError(text)

    def types(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def players() -> Iterator[list[Player]]:
    seated: list[Player] = []
    yield seated
    for player in seated:
        player.end()


@pytest.mark.parametrize(("game", "style"), [("hanging_gardens", []), ("babylon", ["--plain"])])
def test_a_whole_game_against_a_bot(server: Server, game: str, style: list[str]) -> None:
    table, link = invited(server, "Ada", "bot:greedy", game=game)
    ran = kiru("join", link, "--name", "Ada of Ur", *style, stdin=ANSWERS)
    assert ran.returncode == 0, ran.stderr
    head = server.head(table)
    assert head["phase"] == "over"
    assert head["seats"][0]["name"] == "Ada of Ur"
    assert any(line.startswith("1. ") for line in ran.stdout.strip().splitlines()[-3:]), ran.stdout[-500:]


def test_every_command_at_a_table(server: Server) -> None:
    _, link = invited(server, "Ada", "bot:greedy")
    lines = ["help", "table", "score", "log", "rules h13", "rules X99", "why", "why place a2", "why 1", "99",
             "nonsense", "hint", "chat hello everybody", "undo", "1", "undo", "quit"]  # fmt: skip
    ran = kiru("join", link, "--plain", "--name", "Ada", stdin="\n".join(lines) + "\n")
    assert ran.returncode == 0, ran.stderr
    for text in (
        "chat TEXT",
        "H13, ",
        "nothing forbids it",
        "the choices are 1 to",
        "Ada: hello everybody",
        "Good bye.",
    ):
        assert text in ran.stdout, text
    assert "Unknown rule" in ran.stdout or "X99" in ran.stdout


def test_a_lost_connection_is_resumed(own_server: Server, players: list[Player]) -> None:
    table, link = invited(own_server, "Ada", "bot:random", "bot:random")
    ada = Player("join", link, "--plain", "--name", "Ada")
    players.append(ada)
    ada.sees("Ada, ")
    ada.types("1")
    ada.sees("Your choice")
    own_server.kill()
    ada.sees("The connection is lost")
    own_server.start()
    ada.sees("Connected again.")
    before = own_server.head(table)["seq"]
    for _ in range(50):
        ada.types("1")
        if own_server.head(table)["seq"] > before:
            break
        ada.sees("Your choice")
    assert own_server.head(table)["seq"] > before


def test_the_way_back_to_a_seat(server: Server, players: list[Player]) -> None:
    table, link = invited(server, "Ada", "bot:greedy")
    ada = Player("join", link, "--plain", "--name", "Ada")
    players.append(ada)
    back = ada.sees("The way back").split()[-1]
    ada.sees("Ada, ")
    os.killpg(ada.process.pid, signal.SIGINT)
    _, told = ada.process.communicate(timeout=60)
    assert ada.process.returncode == 130
    assert [line for line in told.splitlines() if line.strip()] == ["Interrupted."]
    again = kiru("join", back, "--plain", stdin="1\nquit\n")
    assert again.returncode == 0, again.stderr
    assert "Good bye." in again.stdout
    assert server.head(table)["seq"] > 0


def test_whoever_finds_no_free_seat_watches(server: Server, players: list[Player]) -> None:
    made = server.table("Ada", "bot:greedy", listed=True)
    cem = Player("join", f"{server.address}/t/{made['table']}", "--plain")
    players.append(cem)
    cem.sees("you watch Ada")


def test_a_free_seat_of_a_listed_table_is_taken(own_server: Server, players: list[Player]) -> None:
    made = own_server.table("Ada", "Bel", claim=[0], listed=True)
    listed = kiru("tables", "--server", own_server.address)
    assert listed.returncode == 0, listed.stderr
    link = listed.stdout.split()[0]
    assert link == f"{own_server.address}/t/{made['table']}"
    assert "a free seat" in listed.stdout
    found = json.loads(kiru("tables", "--server", own_server.address, "--json").stdout)
    assert [one["table"] for one in found] == [made["table"]]
    bel = Player("join", link, "--plain", "--name", "Bel of Uruk")
    players.append(bel)
    bel.sees("you sit down with")
    assert own_server.head(made["table"])["phase"] == "playing"


def test_bad_links_are_refused_in_one_clear_line(server: Server) -> None:
    _, link = invited(server, "Ada", "bot:greedy")
    assert kiru("join", link, "--plain", stdin="quit\n").returncode == 0
    _, other = invited(server, "Ada", "bot:greedy")
    wrong = {
        link: "already been used",
        other.partition("#")[0] + "#" + link.partition("#")[2]: "not valid for this table",
        f"{server.address}/t/abcdefghij": "abcdefghij",
        f"{server.address}/x": "is not the link of a table",
        "http://127.0.0.1:1/t/abcdefghij": "does not answer",
        "ftp://example.org/t/abcdefghij": "is not the link of a table",
    }
    for typed, reason in wrong.items():
        ran = kiru("join", typed, "--plain")
        assert ran.returncode == 2, typed
        assert reason in ran.stderr, ran.stderr
        assert len(ran.stderr.strip().splitlines()) == 1, ran.stderr


def test_links_are_read_as_people_paste_them() -> None:
    assert parse("http://127.0.0.1:8000/t/abcdefghij#invite=x_Y-1") == TableLink(
        "http://127.0.0.1:8000", "abcdefghij", "x_Y-1"
    )
    below = parse(" kiru.example/games/t/abcdefghij/ ")
    assert (below.server, below.socket) == ("http://kiru.example/games", "ws://kiru.example/games/ws/abcdefghij")
    assert parse("https://kiru.example/t/abcdefghij#seat=abc").token == "abc"
    for typed in ("", "x", "http://", "http:///t/abcdefghij", "http://a:b/t/abcdefghij", "http://a/t/abc",
                  "http://a/t/abcdefghij#what=1", "http://[/t/abcdefghij"):  # fmt: skip
        with pytest.raises(KiruError, match="remote-link"):
            parse(typed)


def test_without_websockets_the_group_that_brings_them_is_named(tmp_path: Path) -> None:
    (tmp_path / "websockets.py").write_text(
        "raise ModuleNotFoundError(\"No module named 'websockets'\", name='websockets')"
    )
    ran = kiru("join", "http://127.0.0.1:1/t/abcdefghij", PYTHONPATH=str(tmp_path))
    assert ran.returncode == 2
    assert "kiru[server]" in ran.stderr
    assert len(ran.stderr.strip().splitlines()) == 1

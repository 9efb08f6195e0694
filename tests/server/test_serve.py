"""`kiru serve` as people run it: settings, the page, the logs, and a stop that finishes what was accepted."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kiru.bench.postgres import free_port
from kiru.cli.app import run as kiru
from kiru.core.errors import KiruError
from kiru.server.settings import Settings, load
from kiru.server.store import migrate
from kiru.server.store.store import open_engine


def test_settings_come_from_file_then_environment_then_command(tmp_path: Path) -> None:
    file = tmp_path / "kiru.toml"
    file.write_text('port = 9001\nhost = "0.0.0.0"\norigins = ["https://a.example"]\nworkers = 3\n')
    assert load(None, {}).port == 8000
    assert load(file, {}).port == 9001
    found = load(
        file, {"KIRU_PORT": "9002", "KIRU_DURABLE": "false", "KIRU_ORIGINS": "https://b.example,https://c.example"}
    )
    assert (found.port, found.host, found.workers, found.durable) == (9002, "0.0.0.0", 3, False)
    assert found.origins == ("https://b.example", "https://c.example")
    assert load(None, {"KIRU_CONFIG": str(file), "KIRU_PORT": "9002"}, port=9003).port == 9003


@pytest.mark.parametrize(
    ("text", "environ"),
    [
        ("port = 'many'", {}),
        ("prot = 8000", {}),
        ("port = ", {}),
        ("", {"KIRU_PORT": "x"}),
        ("", {"KIRU_WORKERS": "1.5"}),
        ("", {"KIRU_LOG_LEVEL": "loud"}),
    ],
)
def test_bad_settings_are_one_clear_error(tmp_path: Path, text: str, environ: dict[str, str]) -> None:
    file = tmp_path / "kiru.toml"
    file.write_text(text)
    with pytest.raises(KiruError, match="error-settings"):
        load(file, environ)


def test_every_setting_stands_in_the_table_of_the_hosting_guide() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    defaults = Settings()
    for name in Settings.__struct_fields__:
        row = next((line for line in guide.splitlines() if line.startswith(f"| `{name}` |")), None)
        assert row is not None, name
        assert row.split("|")[2].strip().strip("`") == shown(getattr(defaults, name)), row


def shown(value: Any) -> str:
    """A default as the guide writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"{value:.12g}" if isinstance(value, int | float) else "" if value in ("", ()) else str(value)


def test_what_names_no_setting_is_refused_in_the_file_and_left_alone_in_the_environment(tmp_path: Path) -> None:
    (tmp_path / "kiru.toml").write_text("foo = 1\n")
    with pytest.raises(KiruError, match="error-settings"):
        load(tmp_path / "kiru.toml", {})
    assert load(None, {"KIRU_FOO": "1", "KIRU_INTERPRETED": "1", "KIRU_TOKEN": "x"}) == Settings()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_server_that_cannot_start_says_why_in_one_line(
    language: str, sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text.db").write_text("no database at all, whatever its name says\n" * 50)
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        for words, reason in [
            (["--database", "foo://"], "foo"),
            (["--database", "nonsense"], "URL"),
            (["--database", "postgresql://kiru@127.0.0.1:1/kiru"], "refused"),
            (["--database", f"sqlite:///{tmp_path}/text.db"], "not a database"),
            (["--database", sqlite, "--port", port], f"127.0.0.1:{port}"),
            (["--database", sqlite, "--host", "192.0.2.1"], "192.0.2.1"),
            (["--database", sqlite, "--host", "no.such.host.invalid"], "no.such.host.invalid"),
        ]:
            assert kiru(["serve", "--lang", language, *words]) == 2
            out, err = capsys.readouterr()
            assert out == ""
            assert err.startswith("kiru: ")
            assert err.count("\n") == 1, err
            assert reason in err


def test_a_database_of_a_newer_version_is_refused(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    engine = open_engine(Settings(database=sqlite))
    migrate.upgrade(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
    engine.dispose()
    assert kiru(["serve", "--database", sqlite, "--port", "0"]) == 2
    assert "9999" in capsys.readouterr().err


@contextmanager
def kiru_serve(folder: Path, **environ: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The command in a process of its own, as a machine's owner starts it."""
    port = free_port()
    (folder / "kiru.toml").write_text(f'port = {port}\ndatabase = "sqlite:///{folder}/kiru.db"\nlog_level = "debug"\n')
    command = [sys.executable, "-m", "kiru", "serve", "--config", str(folder / "kiru.toml")]
    with open(folder / "log", "w") as log:
        process = subprocess.Popen(command, env=os.environ | environ, stdout=subprocess.PIPE, stderr=log, text=True)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            assert process.poll() is None, (folder / "log").read_text()
            try:
                urllib.request.urlopen(f"{address}/readyz", timeout=5).close()
                break
            except OSError:
                time.sleep(0.05)
        yield address, process
    finally:
        process.kill()
        process.wait()


def ask(address: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        text = answer.read().decode()
    return json.loads(text) if path.startswith("/api/") else text


def check_heads(address: str) -> None:
    """HEAD is GET without the body, on a connection that goes on in step afterwards."""
    wire = http.client.HTTPConnection(address.removeprefix("http://"), timeout=30)
    for path, status in [("/", 200), ("/healthz", 200), ("/readyz", 200), ("/api/games", 200), ("/api/nothing", 404)]:
        kept = []
        for method in ("HEAD", "GET"):
            wire.request(method, path)
            answer = wire.getresponse()
            body = answer.read()
            assert (answer.status, body == b"") == (status, method == "HEAD"), (method, path)
            kept.append({name: answer.headers[name] for name in ("content-type", "content-length", "x-frame-options")})
        assert kept[0] == kept[1]
    wire.close()


def test_serve_with_and_without_the_built_client(tmp_path: Path) -> None:
    """A plain page until the client is built, the client afterwards; at SIGTERM it ends well and in good time."""
    web = tmp_path / "web"
    with kiru_serve(tmp_path, KIRU_WEB=str(web)) as (address, process):
        page = ask(address, "/")
        assert "<script" not in page
        assert "/api/openapi.json" in page
        assert ask(address, "/api/openapi.json")["info"]["title"] == "Kiru"
        assert address in (process.stdout.readline() if process.stdout else "")
        check_heads(address)
        start = time.monotonic()
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) in (0, -signal.SIGTERM)
        assert time.monotonic() - start < 15
    assert "Traceback" not in (tmp_path / "log").read_text()
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>the client</title>")
    with kiru_serve(tmp_path, KIRU_WEB=str(web)) as (address, process):
        assert "the client" in ask(address, "/")
        assert "the client" in ask(address, "/t/abcdefghij")
        check_heads(address)
        process.send_signal(signal.SIGINT)
        assert process.wait(20) in (0, 130, -signal.SIGINT)


def test_logs_are_lines_of_json_without_a_secret(tmp_path: Path) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bel"}]
    secrets: list[str] = []
    with kiru_serve(tmp_path) as (address, process):
        made = ask(address, "/api/tables", {"game": "hanging_gardens", "seats": seats, "claim": [0]})
        secrets += [made["owner"], made["seats"][0]["token"], made["seats"][1]["invite"]]
        claimed = ask(address, f"/api/tables/{made['table']}/claim", {"invite": made["seats"][1]["invite"]})
        secrets.append(claimed["token"])
        with connect(f"{address.replace('http', 'ws', 1)}/ws/{made['table']}") as socket:
            socket.send(json.dumps({"t": "hello", "tokens": secrets}))
            assert json.loads(socket.recv())["you"] == [0, 1]
        process.send_signal(signal.SIGTERM)
        process.wait(20)
    text = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"time", "level", "logger", "event"} <= set(lines[0])
    assert any(line["event"] == "request" and line["path"].endswith("/claim") for line in lines)
    assert any(line["event"] == "node stopped" for line in lines)
    for secret in secrets:
        assert len(secret) == 43
        assert secret not in text


def hear(socket: ClientConnection) -> dict[str, Any] | None:
    """The next frame, or nothing when the server has gone."""
    try:
        found: dict[str, Any] = json.loads(socket.recv(20))
        return found
    except ConnectionClosed:
        return None


def test_a_stopping_server_stores_and_answers_what_it_has_accepted(tmp_path: Path) -> None:
    """Decisions are sent, then SIGTERM at once: whatever was answered with ok is there after a new start."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    with kiru_serve(tmp_path, KIRU_FRAME_BURST="5000") as (address, process):
        made = ask(address, "/api/tables", {"game": "hanging_gardens", "seats": seats, "claim": [0, 1]})
        accepted = []
        with connect(f"{address.replace('http', 'ws', 1)}/ws/{made['table']}") as socket:
            socket.send(json.dumps({"t": "hello", "tokens": [seat["token"] for seat in made["seats"]], "view": False}))
            while (frame := hear(socket)) is not None:
                if frame["t"] == "ok":
                    accepted.append(int(frame["key"]))
                if frame["t"] == "ask" and frame["legal"]:
                    act = {"t": "act", "key": str(frame["seq"]), "seq": frame["seq"], "seat": frame["seat"]}
                    with suppress(ConnectionClosed):  # it may be gone since it asked
                        socket.send(json.dumps(act | {"action": frame["legal"][0]["action"]}))
                    if len(accepted) == 20:
                        process.send_signal(signal.SIGTERM)
            assert socket.close_code == 1012
        assert process.wait(20) in (0, -signal.SIGTERM)
    assert len(accepted) >= 20
    with kiru_serve(tmp_path) as (address, _):
        head = ask(address, f"/api/tables/{made['table']}")
        assert head["seq"] > max(accepted)

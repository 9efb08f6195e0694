"""`kiru doctor`: every fault of an installation is found and named, and nothing is changed by looking."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from kiru.cli.app import run
from kiru.server.ops import doctor
from kiru.server.ops.doctor import Finding, Grade
from kiru.server.settings import Settings
from kiru.server.store.migrate import newest, upgrade
from kiru.server.store.store import open_engine
from kiru.text import LANGUAGES, Texts


@pytest.fixture
def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def taken_port() -> Iterator[int]:
    """Somebody listens who is no table server: the connection is accepted and closed."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        yield int(other.getsockname()[1])


def found(settings: Settings) -> dict[str, Finding]:
    return {finding.key.removeprefix("doctor-"): finding for finding in doctor.examine(settings)}


def at(folder: Path, port: int, **others: Any) -> Settings:
    client = folder / "pages"
    client.mkdir(exist_ok=True)
    (client / "index.html").touch()
    return Settings(**{"database": f"sqlite:///{folder / 'kiru.db'}", "port": port, "web": str(client)} | others)


def with_database(settings: Settings, revision: str = "head") -> Settings:
    engine = open_engine(settings)
    upgrade(engine, revision)
    engine.dispose()
    return settings


def test_a_sound_installation_has_no_fault(tmp_path: Path, free_port: int) -> None:
    seen = found(with_database(at(tmp_path, free_port)))
    assert {one.grade for one in seen.values()} <= {Grade.FINE, Grade.WARNING}
    assert {"client", "database", "space", "port-free"} <= seen.keys()


def test_looking_makes_no_database(tmp_path: Path, free_port: int) -> None:
    assert found(at(tmp_path, free_port))["no-database"].grade is Grade.WARNING
    assert not (tmp_path / "kiru.db").exists()


def test_an_older_and_a_newer_database_are_told_apart(tmp_path: Path, free_port: int) -> None:
    settings = with_database(at(tmp_path, free_port), "0007")
    assert found(settings)["database-older"].facts == {"found": "0007", "newest": newest()}
    engine = open_engine(settings)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    assert found(settings)["database-newer"].grade is Grade.FAULT


def test_a_file_that_is_no_database_and_a_server_that_is_away(tmp_path: Path, free_port: int) -> None:
    (tmp_path / "kiru.db").write_text("no database at all, and long enough to be read as one: " * 20)
    assert found(at(tmp_path, free_port))["error-database"].grade is Grade.FAULT
    away = at(tmp_path, free_port, database=f"postgresql://nobody@127.0.0.1:{free_port}/none")
    assert found(away)["error-database"].grade is Grade.FAULT


def test_missing_pages_and_a_taken_port(tmp_path: Path, taken_port: int) -> None:
    seen = found(at(tmp_path, taken_port, web=str(tmp_path / "nowhere")))
    assert seen["no-client"].facts == {"folder": str(tmp_path / "nowhere")}
    assert seen["port"].grade is Grade.FAULT
    assert not doctor.is_alive(at(tmp_path, taken_port))


@pytest.mark.parametrize(
    ("others", "key", "grade"),
    [
        ({"host": "0.0.0.0"}, "no-public-url", Grade.WARNING),
        ({"public_url": "kiru.example"}, "public-url", Grade.FAULT),
        ({"public_url": "https://kiru.example"}, "open-cookies", Grade.WARNING),
        ({"public_url": "http://kiru.example", "secure_cookies": True}, "closed-cookies", Grade.FAULT),
        ({"public_url": "http://kiru.example"}, "no-proxy", Grade.WARNING),
        ({"processes": 60, "workers": 900}, "many-processes", Grade.WARNING),
        ({"max_connections": 10**8}, "few-descriptors", Grade.WARNING),
    ],
)
def test_settings_that_do_not_go_together(
    tmp_path: Path, free_port: int, others: dict[str, Any], key: str, grade: Grade
) -> None:
    assert found(at(tmp_path, free_port, **others))[key].grade is grade


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_its_sentence(tmp_path: Path, free_port: int, language: str) -> None:
    texts = Texts(language)
    worst = at(
        tmp_path, free_port, web="/nowhere", public_url="https://kiru.example", processes=60, max_connections=10**8
    )
    for finding in doctor.examine(worst):
        assert finding.error or texts(finding.key, **finding.facts) not in ("", finding.key)


def test_the_command_says_what_is_wrong_and_exits_with_1(
    tmp_path: Path, free_port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KIRU_PORT", str(free_port))
    monkeypatch.setenv("KIRU_WEB", str(tmp_path))
    assert run(["doctor", "--database", f"sqlite:///{tmp_path / 'kiru.db'}"]) == 1
    assert f"✗ There are no pages for the browser in {tmp_path}" in capsys.readouterr().out
    (tmp_path / "index.html").touch()
    assert run(["doctor", "--database", f"sqlite:///{tmp_path / 'kiru.db'}"]) == 0
    assert run(["doctor", "--alive"]) == 1
    capsys.readouterr()
    assert run(["doctor", "--config", str(tmp_path / "none.toml")]) == 2

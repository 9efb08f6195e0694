"""Fair dealing: the seal before the first deal, the seed after the last, and `kiru verify` between them."""

import asyncio
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from kiru.cli.app import run as kiru
from tests.server.people import play, table, web_on


def games(database: str) -> tuple[str, str, str, dict[str, Any]]:
    """A sealed game: its record in the middle and at the end, the seal as it was shown at first, and the last head."""

    async def run() -> tuple[str, str, str, dict[str, Any]]:
        async with web_on(database) as browser:
            node: Any = browser.node  # type: ignore[attr-defined]
            room, made = await table(node, "Ada", "Bel")
            path = f"/api/tables/{made.table}"
            seal = (await browser.get(path)).json()["dealer"]["hash"]
            await play(room, 10)
            middle = (await browser.get(f"{path}/record")).text
            await play(room)
            return middle, (await browser.get(f"{path}/record")).text, seal, (await browser.get(path)).json()

    return asyncio.run(run())


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str, str, dict[str, Any]]:
    return games(f"sqlite:///{tmp_path_factory.mktemp('fair')}/kiru.db")


def verify(tmp_path: Path, text: str, *more: str) -> int:
    file = tmp_path / "game.kiru"
    file.write_text(text)
    return kiru(["verify", str(file), *more])


def test_a_game_of_the_server_is_proved_fair(game: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, text, seal, head = game
    assert head["dealer"]["hash"] == seal == sha256(head["dealer"]["seed"].encode()).hexdigest()
    assert verify(tmp_path, text, "--seal", seal, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["fair"]
    assert told["sealed"]
    assert told["deals"] == len(re.findall(r"^\* ", text, re.MULTILINE))
    assert verify(tmp_path, text) == 0


def test_a_sealed_record_proves_nothing_yet(game: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    middle, _, seal, head = game
    assert head["dealer"]["seed"] not in middle
    assert verify(tmp_path, middle, "--seal", seal) == 2
    assert "sealed" in capsys.readouterr().err


def test_another_seed_does_not_fit_the_seal(game: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, text, seal, head = game
    assert verify(tmp_path, text.replace(head["dealer"]["seed"], "0" * 32), "--seal", seal) == 2
    assert "does not match" in capsys.readouterr().err
    assert verify(tmp_path, text, "--seal", "f" * 64) == 2


def test_a_deal_that_was_tampered_with_is_found(game: Any, tmp_path: Path) -> None:
    """Two deals of a kind change places: every card is still there once, the rules allow it, the seed does not."""
    _, text, seal, _ = game
    lines = text.splitlines()
    deals = [number for number, line in enumerate(lines) if line.startswith("* deal")][:8]
    one, two = deals[0], deals[1]
    lines[one], lines[two] = lines[two], lines[one]
    assert lines[one] != lines[two]
    assert verify(tmp_path, "\n".join(lines) + "\n", "--seal", seal) == 2

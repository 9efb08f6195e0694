"""The type checker knows what a view and a frame hold: a misspelt name is an error before anything runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
READER = """
from kiru.games.{game}.words.typed_view import {view}
from kiru.protocol.frames_out import ChatFrame
from kiru.protocol.people import Dismissed, TableView


def read(view: {view}, answer: TableView, frame: ChatFrame) -> tuple[object, ...]:
    return answer["view"]["game"], view["{key}"], frame.{field}


def answer() -> Dismissed:
    return {{"{member}": True}}
"""
RIGHT = {"game": "babylon", "view": "BabylonView", "key": "quarry", "field": "text", "member": "dismissed"}
CHANGES: dict[str, dict[str, str]] = {
    "right_babylon": {},
    "right_amyitis": {"game": "amyitis", "view": "AmyitisView", "key": "caravan"},
    "right_gardens": {"game": "hanging_gardens", "view": "GardensView", "key": "market"},
    "wrong_babylon": {"key": "quary"},
    "wrong_amyitis": {"game": "amyitis", "view": "AmyitisView", "key": "caravans"},
    "wrong_gardens": {"game": "hanging_gardens", "view": "GardensView", "key": "markt"},
    "wrong_frame": {"field": "txet"},
    "wrong_answer": {"member": "dismiss"},
}
"""Readers by their files, and what is different in them."""


@pytest.fixture(scope="module")
def errors(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What the type checker finds in each file: asked once, and by the cache of `make lint` if there is one."""
    folder = tmp_path_factory.mktemp("readers")
    for name, change in CHANGES.items():
        (folder / f"{name}.py").write_text(READER.format(**RIGHT | change))
    files = [str(folder / f"{name}.py") for name in CHANGES]
    command = [sys.executable, "-m", "mypy", "--follow-imports=silent", "--no-error-summary", *files]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    found = re.findall(r"(\w+)\.py:\d+: error: (.*)", done.stdout)
    assert found, done.stdout + done.stderr
    return {name: [error for file, error in found if file == name] for name in CHANGES}


@pytest.mark.parametrize("name", [name for name in CHANGES if name.startswith("right")])
def test_the_right_names_are_known(name: str, errors: dict[str, list[str]]) -> None:
    assert errors[name] == []


@pytest.mark.parametrize("name", [name for name in CHANGES if name.startswith("wrong")])
def test_a_misspelt_name_is_an_error(name: str, errors: dict[str, list[str]]) -> None:
    wrong = list(CHANGES[name].values())[-1]
    assert any(f'"{wrong}"' in error for error in errors[name]), errors[name]

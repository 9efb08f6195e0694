"""The parts of uvicorn and websockets that our connections build on: an override that nobody calls would be silent."""

import tomllib
from importlib.metadata import version
from pathlib import Path

import anyio
import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from kiru.server.http.http_protocol import HttpConnection
from kiru.server.live.uvicorn_protocol import UvicornWebSocket
from kiru.server.serve import config
from kiru.server.settings import Settings

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
OWN = {
    UvicornWebSocket: {
        "on_writable",
        "cut_off",
        "deliver",
        "hand_over",
        "is_between_messages",
        "receive_text",
        "is_writable",
    },
    HttpConnection: {"part", "expect_soon", "expect_nothing", "give_up", "refuse"},
}
"""What our classes add; everything else in them takes the place of something that uvicorn calls."""
READ = {
    UvicornWebSocket: "config conn transport queue read_paused disconnected close_sent handshake_complete "
    "loop ping_timer frames curr_msg_data_type",
    HttpConnection: "client connections cycle loop transport",
}
"""What they read of an instance of uvicorn's."""


@pytest.mark.parametrize(
    ("ours", "theirs"), [(UvicornWebSocket, WebSocketsSansIOProtocol), (HttpConnection, HttpToolsProtocol)]
)
def test_what_we_override_is_there(ours: type, theirs: type) -> None:
    replaced = {name for name in vars(ours) if not name.startswith("__")} - OWN[ours]
    assert replaced - set(dir(theirs)) == set()


@pytest.mark.parametrize("ours", [UvicornWebSocket, HttpConnection])
def test_what_we_read_is_there(ours: type, sqlite: str) -> None:
    async def missing() -> set[str]:
        settings = config(Settings(database=sqlite))
        settings.load()
        made = ours(settings, ServerState(), {})
        absent = {name for name in READ[ours].split() if not hasattr(made, name)}
        if ours is UvicornWebSocket:
            absent |= {name for name in ("events", "parser", "state", "current_size") if not hasattr(made.conn, name)}
        return absent

    assert anyio.run(missing) == set()


@pytest.mark.parametrize("name", ["uvicorn", "websockets"])
def test_no_version_is_taken_in_untried(name: str) -> None:
    """The version these tests run with is within the bounds, and there is an upper one."""
    lines = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]["dependencies"]
    stated = next(wanted for line in lines if (wanted := Requirement(line)).name == name)
    assert version(name) in stated.specifier
    assert any(bound.operator == "<" for bound in stated.specifier)

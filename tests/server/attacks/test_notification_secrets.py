"""What people type in as an address for messages: in no log, in no file that others read, in no process but one."""

import contextlib
import json
import os
import stat
import urllib.error
from pathlib import Path

import httpx
import pytest

from kiru.server.ops.backup import backup
from tests.server.attacks.programs import run_alone
from tests.server.connections import serving
from tests.server.mailboxes import PATIENCE, TABLE, Mailbox
from tests.server.people import node_on, settings, until

SECRETS = ("5555550199", "xoxb-1234", "AC99887766554433", "hunter2", "topic-of-mine", "token-of-mine")
MISTYPED = [
    "twilio://AC99887766554433:hunter2@5555550199",
    "twilio://AC99887766554433hunter2/5555550199",
    "slack://xoxb-1234-hunter2",
    "slack://xoxb-1234/hunter2/topic-of-mine/#no",
    "tgram://token-of-mine/5555550199",
    "signal://hunter2/5555550199/topic-of-mine",
    "mailto://ada:hunter2@",
    "ntfys://topic-of-mine:hunter2@/?priority=hunter2&format=hunter2",
    "vonage://token-of-mine:hunter2/5555550199",
    "nothing://hunter2/topic-of-mine",
    "hunter2",
    "https://hooks.slack.com/services/xoxb-1234/hunter2",
    "discord://4174216298/hunter2?template=/hunter2",
]


@pytest.mark.parametrize("level", ["info", "debug"])
async def test_what_is_typed_in_as_an_address_reaches_no_log(sqlite: str, mailbox: Mailbox, level: str) -> None:
    def subscribe(address: str) -> None:
        with contextlib.suppress(urllib.error.HTTPError):
            server.post("/api/notices", {"address": address}, cookie=cookie)

    with serving(sqlite, log_level=level, private_networks=True, notice_seconds=0.0) as server:
        good = {"address": f"json://127.0.0.1:{mailbox.port}/token-of-mine"}
        first = httpx.post(f"{server.address}/api/notices", json=good, timeout=PATIENCE)
        cookie = first.headers["set-cookie"].partition(";")[0]
        for address in [*MISTYPED, "json://127.0.0.1:9/token-of-mine?+hunter2=hunter2"]:
            subscribe(address)
        server.post("/api/tables", TABLE, cookie=cookie)
        await until(lambda: 'kind="apprise",result="failed"' in server.get("/metrics"), PATIENCE)
        await until(lambda: len(mailbox.got) == 1, PATIENCE)
        server.stop()
        logged = server.logged()
    assert "message not sent" in logged
    assert [secret for secret in SECRETS if secret in logged] == []
    assert "apprise" not in {json.loads(line).get("logger") for line in logged.splitlines() if line.startswith("{")}


def test_the_server_itself_never_loads_apprise(tmp_path: Path) -> None:
    """What a stranger typed in is parsed in another process: neither loading nor a slow expression stops anybody."""
    program = (
        "import asyncio, sys\n"
        "from tests.server.people import web_on\n"
        "async def run():\n"
        "    async with web_on(sys.argv[1]) as browser:\n"
        "        for address, code in (('ntfy://ntfy.sh/kiru', 200), ('json://127.0.0.1/', 400), ('nothing', 400)):\n"
        "            answer = await browser.post('/api/notices', json={'address': address})\n"
        "            assert answer.status_code == code, answer.text\n"
        "asyncio.run(run())\n"
        "print([name for name in ('apprise', 'pywebpush') if name in sys.modules])\n"
    )
    done = run_alone(program, f"sqlite:///{tmp_path}/kiru.db")
    assert done.stdout.strip() == "[]", done.stderr


async def test_database_and_backup_are_for_their_owner_alone(tmp_path: Path) -> None:
    def modes() -> set[tuple[str, int]]:
        return {(file.name, stat.S_IMODE(file.stat().st_mode)) for file in tmp_path.iterdir()}

    async def look(expected: set[str]) -> None:
        async with node_on(f"sqlite:///{tmp_path}/kiru.db"):
            assert modes() == {(name, 0o600) for name in expected}

    files = {"kiru.db", "kiru.db-wal", "kiru.db-shm"}
    before = os.umask(0)
    try:
        await look(files)
        (tmp_path / "kiru.db").chmod(0o644)
        (tmp_path / "kiru.db-wal").write_bytes(b"")
        (tmp_path / "kiru.db-wal").chmod(0o666)
        await look(files)
        backup(settings(f"sqlite:///{tmp_path}/kiru.db"), tmp_path / "backup.gz")
        assert ("backup.gz", 0o600) in modes()
    finally:
        os.umask(before)

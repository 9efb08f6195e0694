"""Addresses for messages as a weapon: against files, networks, logs, clocks and other people's messages."""

import asyncio
import contextlib
import json
import os
import re
import socket
import stat
import subprocess
import sys
import urllib.error
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from apprise.manager_plugins import NotificationManager
from sqlalchemy import insert, select

from kiru.server import outbox, schema, senders, services, tokens
from kiru.server.backup import backup
from kiru.server.keeper import Keeper
from kiru.server.messenger import Message
from kiru.server.outbox import Outbox, Rests, Turn
from kiru.server.pool import Pool
from tests.server.mailboxes import PATIENCE, Mailbox, Tarpit, hand_over, tell
from tests.server.people import node_on, play, settings, until, web_on
from tests.server.wires import serving

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bel"}]
TABLE: dict[str, Any] = {"game": "hanging_gardens", "seats": SEATS, "claim": [0, 1]}
HOME: dict[str, Any] = {"private_networks": True, "notice_seconds": 0.0, "notices": False}
"""A node that may speak to loopback, and sends only when a test says so."""


def run_alone(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A program in a process of its own, as what is guarded once stays guarded."""
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, timeout=PATIENCE, capture_output=True, text=True)


# Files

DISCORD = "discord://4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js"
SLACK = "slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ"
TELEGRAM = "tgram://123456789:abcdefghijklmnopqrstuvwxyz123456789/12315544"
FILE = "/etc/hostname"
ADDRESSES_OF_FILES = [
    f"workflows://example.com/workflow/signature/?template={FILE}",
    f"workflow://example.com/workflow/signature/?template={FILE}",
    f"{DISCORD}?template={FILE}",
    f"{DISCORD}?TEMPLATE={FILE}",
    f"{DISCORD}?%74emplate={FILE}",
    f"{DISCORD}?thread=1;template={FILE}",
    f"https://discord.com/api/webhooks/4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js?template={FILE}",
    f"{SLACK}?template=file://{FILE}",
    f"https://hooks.slack.com/services/T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ?template={FILE}",
    f"{TELEGRAM}?template={FILE}",
    f"guilded://4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js?template={FILE}",
    f"mailto://ada:secret@example.com?pgp=sign&pgpprv={FILE}",
    f"mailto://ada:secret@example.com?pgppub={FILE}",
    f"fcm://project@apikey/device?keyfile={FILE}",
    f"vapid://ada@example.com/ada@example.com?keyfile={FILE}&subfile={FILE}",
    f"ntfy://ntfy.sh/topic?attach={FILE}",
    f"json://example.com/?attach={FILE}",
    f"matrixs://ada:secret@example.com/%23room?store=yes&path={FILE}",
    f"file://{FILE}",
    "json://example.com/?retry=1000&wait=1000",
    "json://example.com/?rto=100000",
    "ntfy://ntfy.sh/" + "/".join(f"topic{number}" for number in range(services.MOST_RECEIVERS + 1)),
    "ntfy://ntfy.sh/topic\n",
    " ntfy://ntfy.sh/topic json://example.com",
    "ntfy://ntfy.sh/a\x00b",
]


def test_addresses_that_name_files_wait_or_mail_to_many_are_refused(sqlite: str) -> None:
    async def run() -> None:
        async with web_on(sqlite) as browser:
            for address in ADDRESSES_OF_FILES:
                answer = await browser.post("/api/notices", json={"address": address})
                assert (address, answer.status_code) == (address, 400)
                assert answer.json()["error"]["key"] == "error-address"
            assert (await browser.get("/api/notices")).json() == []

    asyncio.run(run())


def test_an_address_of_older_days_is_looked_at_again_before_it_is_used() -> None:
    """What was stored before it was forbidden reads no file either, and is forgotten."""

    async def run() -> None:
        pool = Pool(1, "kiru.server.messenger")
        for address in (f"{DISCORD}?template={FILE}", f"workflows://127.0.0.1/a/b/?template={FILE}", "syslog://"):
            answer = await pool.answer(Message("apprise", address, "t", "b", private=True), PATIENCE)
            assert answer == {"sent": False, "gone": True}
        await pool.close()

    asyncio.run(run())


LIKE_A_FILE = re.compile(
    r"file|path|template|pgp|cert|attach|\bdir|folder|local|disk|store|cache|keyring|include|script|command|exec|device"
)


def described(plugin: Any, name: str) -> str:
    """Everything that apprise says about a parameter: its names, and the place where its value ends up."""
    told = plugin.template_args[name]
    aliases = told.get("alias_of") or ()
    aliases = (aliases,) if isinstance(aliases, str) else tuple(aliases)
    labels = [str(plugin.template_tokens.get(alias, {}).get("name", "")) for alias in aliases]
    return " ".join([name, str(told.get("name", "")), str(told.get("map_to", "")), *aliases, *labels]).lower()


@pytest.mark.parametrize("scheme", sorted(services.SERVICES))
def test_no_parameter_of_an_allowed_service_names_a_file(scheme: str) -> None:
    """A new version of apprise that gives an allowed parameter such a meaning fails here."""
    manager = NotificationManager()
    manager.load_modules()
    plugin: Any = manager[scheme]
    assert plugin.enabled, "it needs something that is not installed"
    own = [name for name in plugin.template_args if services.is_parameter(scheme, name, "x")]
    assert {"format", "verify"} <= set(own)
    assert [name for name in own if LIKE_A_FILE.search(described(plugin, name))] == []
    prefixes = {str(told.get("prefix")) for told in plugin.template_kwargs.values()}
    allowed = {prefix for prefix in prefixes if services.is_parameter(scheme, f"{prefix}x", "x")}
    assert allowed == (prefixes if scheme in services.OWN_PROGRAMS else set())


EXAMPLES = [
    DISCORD, SLACK, TELEGRAM, "guilded://4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js", "mailto://ada:secret@example.com",
    "ntfy://ntfy.example/topic", "gotify://gotify.example/AbCdEfGhIjKlMnO", "matrixs://ada:secret@matrix.example/!room",
    "json://example.com/", "form://example.com/", "xml://example.com/", "mmosts://example.com/3ccdd113474722377935511fc",
    "rockets://ada:secret@example.com/room", "signals://example.com/15555555555", "bark://example.com/key",
    "synology://example.com/token", "apprise://example.com/token", "hassio://example.com/token",
    "mailgun://ada@example.com/0123456789abcdef0123456789abcdef-01234567-01234567", "ncloud://ada:secret@example.com/bel",
    "twilio://AC0123456789abcdef0123456789abcdef:0123456789abcdef0123456789abcdef@15555555555",
]  # fmt: skip

OPENS = """
import sys, apprise
from kiru.core.errors import KiruError
from kiru.server import services
from apprise.manager_plugins import NotificationManager

secret, opened, accepted = sys.argv[1], [], 0
def look(event, given):
    if event == "open" and secret in str(given[0]):
        opened.append(str(given[0]))
    if event in ("socket.getaddrinfo", "socket.connect"):
        raise OSError("no network here")
sys.addaudithook(look)

def tell(service):
    sender = apprise.Apprise()
    sender.add(service)
    sender.notify(title="t", body="b")

tell(apprise.Apprise.instantiate(sys.argv[2] + "?template=" + secret))
assert opened, "apprise itself would have read it"
opened.clear()
manager = NotificationManager()
for example in sys.argv[2:]:
    tell(services.service_at(example))
    plugin = manager[example.partition("://")[0]]
    names = {*plugin.template_args, "keyfile", "subfile", "template", "pgpkey", "attach"}
    for name in sorted(names | {prefix + "x" for prefix in "+-:"}):
        for value in (secret, "file://" + secret):
            try:
                service = services.service_at(example + ("&" if "?" in example else "?") + name + "=" + value)
            except KiruError:
                continue
            accepted += 1
            tell(service)
assert accepted
print(opened)
"""


def test_whatever_parameter_is_given_no_file_is_opened(tmp_path: Path) -> None:
    """The interpreter tells of every file that is opened while messages are made and sent with such parameters."""
    secret = tmp_path / "very-secret.json"
    secret.write_text("{}")
    done = run_alone(OPENS, str(secret), *EXAMPLES)
    assert (done.returncode, done.stdout.strip()) == (0, "[]"), done.stderr[-2000:]


# Networks

REACHES = """
import asyncio, http.client, socket, ssl, subprocess, sys, urllib.request, _socket
from kiru.server import guard
tcp, udp, unix = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
context = ssl._create_unverified_context()
early = context.wrap_socket(socket.socket())
guard.install()

def wrapped(how):
    return getattr(context.wrap_socket(socket.socket(), do_handshake_on_connect=True), how)(("127.0.0.1", tcp))

def sent(how, *given):
    return getattr(socket.socket(socket.AF_INET, socket.SOCK_DGRAM), how)(*given)

ways = {
    "connect": lambda: socket.socket().connect(("127.0.0.1", tcp)),
    "connect_ex": lambda: socket.socket().connect_ex(("127.0.0.1", tcp)),
    "name": lambda: socket.socket().connect(("localhost", tcp)),
    "create": lambda: socket.create_connection(("127.0.0.1", tcp)),
    "below": lambda: _socket.socket().connect(("127.0.0.1", tcp)),
    "v6": lambda: socket.socket(socket.AF_INET6).connect(("::ffff:127.0.0.1", tcp)),
    "tls connect": lambda: wrapped("connect"),
    "tls connect_ex": lambda: wrapped("connect_ex"),
    "tls early": lambda: early.connect(("127.0.0.1", tcp)),
    "https": lambda: http.client.HTTPSConnection("127.0.0.1", tcp, context=context).request("GET", "/"),
    "urllib": lambda: urllib.request.urlopen(f"https://127.0.0.1:{tcp}/", context=context),
    "asyncio": lambda: asyncio.run(asyncio.open_connection("127.0.0.1", tcp, ssl=context)),
    "sendto": lambda: sent("sendto", b"x", ("127.0.0.1", udp)),
    "sendto flags": lambda: sent("sendto", b"x", 0, ("127.0.0.1", udp)),
    "sendmsg": lambda: sent("sendmsg", [b"x"], [], 0, ("127.0.0.1", udp)),
    "unix": lambda: socket.socket(socket.AF_UNIX).connect(unix),
    "program": lambda: subprocess.run(["true"]),
}
for name, way in ways.items():
    try:
        way()
    except OSError as error:
        if "kiru:" in str(error):
            continue
        print(name, repr(error))
    else:
        print(name)
"""


def test_no_class_of_socket_reaches_a_private_address(tmp_path: Path) -> None:
    unix = str(tmp_path / "socket")
    with (
        socket.create_server(("127.0.0.1", 0)) as tcp,
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp,
        socket.socket(socket.AF_UNIX) as local,
    ):
        udp.bind(("127.0.0.1", 0))
        local.bind(unix)
        local.listen()
        done = run_alone(REACHES, str(tcp.getsockname()[1]), str(udp.getsockname()[1]), unix)
        assert (done.returncode, done.stdout) == (0, ""), done.stderr
        for listener in (tcp, udp, local):
            listener.setblocking(False)
            with pytest.raises(BlockingIOError):
                listener.recv(1) if listener is udp else listener.accept()


def test_the_machine_itself_is_no_public_address() -> None:
    """Behind an address of the internet that is our own stands what listens for this machine alone."""
    program = "from kiru.server import guard; print(guard.is_own('127.0.0.1'), guard.is_own('192.0.2.1'))"
    assert run_alone(program).stdout.split() == ["True", "False"]


def test_an_answer_without_end_fills_no_memory() -> None:
    program = (
        "from kiru.server import messenger\n"
        "messenger.limit_memory()\n"
        "try:\n"
        "    bytearray(2 * messenger.MEMORY)\n"
        "except MemoryError:\n"
        "    print('enough')\n"
    )
    assert run_alone(program).stdout.strip() == "enough"


# Logs

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
    f"{DISCORD}?template=/hunter2",
]


@pytest.mark.parametrize("level", ["info", "debug"])
def test_what_is_typed_in_as_an_address_reaches_no_log(sqlite: str, mailbox: Mailbox, level: str) -> None:
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
        asyncio.run(until(lambda: 'kind="apprise",result="failed"' in server.get("/metrics"), PATIENCE))
        asyncio.run(until(lambda: len(mailbox.got) == 1, PATIENCE))
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


def test_database_and_backup_are_for_their_owner_alone(tmp_path: Path) -> None:
    def modes() -> set[tuple[str, int]]:
        return {(file.name, stat.S_IMODE(file.stat().st_mode)) for file in tmp_path.iterdir()}

    async def look(expected: set[str]) -> None:
        async with node_on(f"sqlite:///{tmp_path}/kiru.db"):
            assert modes() == {(name, 0o600) for name in expected}

    files = {"kiru.db", "kiru.db-wal", "kiru.db-shm"}
    before = os.umask(0)
    try:
        asyncio.run(look(files))
        (tmp_path / "kiru.db").chmod(0o644)
        (tmp_path / "kiru.db-wal").write_bytes(b"")
        (tmp_path / "kiru.db-wal").chmod(0o666)
        asyncio.run(look(files))
        backup(settings(f"sqlite:///{tmp_path}/kiru.db"), tmp_path / "backup.gz")
        assert ("backup.gz", 0o600) in modes()
    finally:
        os.umask(before)


# Clocks, and other people's messages


async def seat_with(browser: httpx.AsyncClient, *addresses: str) -> str:
    """Somebody new who gives addresses and sets a table; it is their turn there, and they are away."""
    browser.cookies.clear()
    for address in addresses:
        assert (await browser.post("/api/notices", json={"address": address})).status_code == 200
    made = (await browser.post("/api/tables", json=TABLE)).json()
    return str(made["table"])


@pytest.fixture
def endless_tarpit(tarpit: Tarpit, monkeypatch: pytest.MonkeyPatch) -> Tarpit:
    """A tarpit that keeps a caller for as long as the test runs."""
    tarpit.drip = b"H"
    monkeypatch.setattr(senders, "SEND_SECONDS", 2.0 * PATIENCE)
    monkeypatch.setattr(senders, "STOP_SECONDS", 0.1)
    return tarpit


def test_ten_tarpits_delay_no_clock(sqlite: str, endless_tarpit: Tarpit) -> None:
    async def run() -> None:
        async with web_on(sqlite, private_networks=True, notice_seconds=0.0) as browser:
            node: Any = browser.node  # type: ignore[attr-defined]
            await seat_with(browser, *(f"json://127.0.0.1:{endless_tarpit.port}/{number}" for number in range(10)))
            await until(lambda: bool(endless_tarpit.callers), PATIENCE)
            clock = {"kind": "clock", "minutes": 0.01, "increment": 0}
            made = (await browser.post("/api/tables", json=TABLE | {"clock": clock})).json()
            room = await node.lobby.room(made["table"])
            await until(lambda: "late" in {seat.status for seat in room.table.seats}, PATIENCE)
            assert node.messages.outbox.busy, "the tarpits still hold on"
            assert len(endless_tarpit.callers) == 1, "one message of a device at a time"

    asyncio.run(run())


def test_tarpits_of_many_delay_nobody_who_was_reached_before(
    sqlite: str, endless_tarpit: Tarpit, mailbox: Mailbox
) -> None:
    async def run() -> None:
        async with web_on(sqlite, **HOME) as browser:
            node: Any = browser.node  # type: ignore[attr-defined]
            table = await seat_with(browser, f"json://127.0.0.1:{mailbox.port}/good")
            await tell(node)
            assert len(mailbox.got) == 1
            for number in range(outbox.SENDERS + 1):
                await seat_with(browser, f"json://127.0.0.1:{endless_tarpit.port}/{number}")
            await hand_over(node)
            await until(lambda: len(endless_tarpit.callers) == outbox.SENDERS - 1, PATIENCE)
            room = await node.lobby.room(table)
            asked = room.asked
            while room.asked == asked:
                await play(room, 1)
            await hand_over(node)
            await until(lambda: len(mailbox.got) == 2, PATIENCE)
            assert len(endless_tarpit.callers) == outbox.SENDERS - 1, "one sender is kept for those who were reached"

    asyncio.run(run())


def test_what_waited_at_a_restart_is_told_and_what_was_under_way_is_not_told_twice(
    sqlite: str, endless_tarpit: Tarpit, mailbox: Mailbox
) -> None:
    async def run() -> None:
        async with web_on(sqlite, **HOME) as browser:
            node: Any = browser.node  # type: ignore[attr-defined]
            slow = [f"json://127.0.0.1:{endless_tarpit.port}/{number}" for number in range(outbox.SENDERS - 1)]
            for address in slow:
                await seat_with(browser, address)
            await hand_over(node)
            await until(lambda: len(endless_tarpit.callers) == len(slow), PATIENCE)
            await seat_with(browser, f"json://127.0.0.1:{mailbox.port}/waits")
            await hand_over(node)
            assert len(node.messages.outbox.waiting) == 1
        assert mailbox.got == []
        async with node_on(sqlite, **HOME) as node:
            for _ in range(3):
                await tell(node)
            assert [path for path, _, _ in mailbox.got] == ["/waits"]
            assert len(endless_tarpit.callers) == len(slow)

    asyncio.run(run())


def test_an_address_that_fails_rests_and_a_turn_that_is_over_is_told_to_nobody(sqlite: str, mailbox: Mailbox) -> None:
    async def run() -> None:
        async with web_on(sqlite, **HOME) as browser:
            node: Any = browser.node  # type: ignore[attr-defined]
            mailbox.status = 500
            room = await node.lobby.room(await seat_with(browser, f"json://127.0.0.1:{mailbox.port}/down"))
            for _ in range(3):
                await tell(node)
                asked = room.asked
                while room.asked == asked:
                    await play(room, 1)
            assert len(mailbox.got) == 1, "it rests after the first failure"
            mailbox.status = 200
            node.messages.senders.rests.until.clear()
            over = Turn(room.table.id, 1 - room.asked, room.table.turn)
            node.messages.outbox.put(over, b"device")
            await tell(node)
            assert len(mailbox.got) == 2, "the turn that waited is told when the address has rested, the other never"

    asyncio.run(run())


def test_the_outbox_is_bounded_and_fair() -> None:
    async def run() -> None:
        box = Outbox()
        for number in range(2 * outbox.MOST_OF_DEVICE):
            box.put(Turn("greedy", 0, number), b"greedy")
        assert len(box.waiting) == outbox.MOST_OF_DEVICE
        assert box.put(Turn("modest", 0, 1), b"modest")
        assert not box.put(Turn("modest", 0, 1), b"modest"), "no turn twice"
        order = []
        for _ in range(4):
            taken = await box.take()
            assert taken is not None
            order.append(taken[1])
            box.done(taken[1], False)
        assert order == [b"greedy", b"modest", b"greedy", b"greedy"]
        for number in range(2 * outbox.MOST_WAITING):
            box.put(Turn("many", number, 0), str(number).encode())
        assert len(box.waiting) == outbox.MOST_WAITING
        box.close()
        assert await box.take() is None

    asyncio.run(run())


def test_rests_grow_with_failures_and_differ() -> None:
    rests = Rests()
    lengths = []
    for failures in range(12):
        rests.failed(b"address", failures)
        assert rests.is_resting(b"address")
        lengths.append(rests.until[b"address"])
    assert lengths[4] > lengths[0] + 10 * outbox.REST_SECONDS
    assert lengths[11] < lengths[0] + 1.25 * outbox.LONGEST_REST
    rests.succeeded(b"address")
    assert not rests.is_resting(b"address")
    for number in range(2 * outbox.MOST_REMEMBERED):
        rests.failed(str(number).encode(), 0)
    assert len(rests.until) == outbox.MOST_REMEMBERED
    assert max(Counter(rests.until.values()).values()) < 10, "not all at one moment"


def test_typing_an_address_in_again_forgets_no_failure(sqlite: str) -> None:
    async def run() -> None:
        async with web_on(sqlite) as browser:
            node: Any = browser.node  # type: ignore[attr-defined]
            device = bytes(32)
            row = {"device": device, "id": tokens.hashed("ntfy://ntfy.sh/kiru"), "kind": "apprise", "failures": 7}
            row |= {"address": "ntfy://ntfy.sh/kiru", "language": "pl"}
            await node.store.write(lambda connection: connection.execute(insert(schema.notices), [row]))
            await node.messages.subscribe(device, "apprise", "ntfy://ntfy.sh/kiru", "en")
            query = select(schema.notices.c.failures, schema.notices.c.language)
            found = await node.store.read(lambda connection: connection.execute(query).all())
            assert [tuple(one) for one in found] == [(7, "en")]

    asyncio.run(run())


# Duties


def keeper_with(node: Any, *duties: Any) -> Keeper:
    keeper = Keeper(node.lobby, node.jobs, node.messages, True)
    keeper.duties = [(0.01, duty) for duty in duties]
    keeper.start()
    return keeper


def test_a_duty_that_hangs_or_fails_stops_no_other(sqlite: str) -> None:
    async def run() -> None:
        done: list[str] = []

        async def hang() -> None:
            await asyncio.Event().wait()

        async def fail() -> None:
            done.append("failed")
            raise RuntimeError("on purpose")

        async def work() -> None:
            done.append("worked")

        async with node_on(sqlite) as node:
            keeper = keeper_with(node, hang, fail, work)
            await until(lambda: done.count("worked") > 3 and done.count("failed") > 3, PATIENCE)
            await keeper.stop()

    asyncio.run(run())


def test_a_stop_that_comes_together_with_an_answer_is_a_stop(sqlite: str) -> None:
    """asyncio.wait_for of Python 3.11 drops a cancellation that meets its answer; a node hung for ever that way."""

    async def run() -> None:
        async with node_on(sqlite) as node:
            answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            async def wait() -> None:
                await asyncio.wait_for(asyncio.shield(answer), PATIENCE)

            keeper = keeper_with(node, wait)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            answer.set_result(None)
            await asyncio.sleep(0)
            await asyncio.wait_for(keeper.stop(), PATIENCE)
            assert all(task.done() for task in keeper.tasks)

    asyncio.run(run())


def test_a_table_that_is_busy_holds_up_no_other_clock(sqlite: str) -> None:
    async def run() -> None:
        async with web_on(sqlite) as browser:
            node: Any = browser.node  # type: ignore[attr-defined]
            clock = {"clock": {"kind": "clock", "minutes": 0.01, "increment": 0}}
            made = [(await browser.post("/api/tables", json=TABLE | clock)).json() for _ in range(2)]
            busy, other = [await node.lobby.room(one["table"]) for one in made]
            async with busy.lock:
                await until(lambda: "late" in {seat.status for seat in other.table.seats}, PATIENCE)
                assert "late" not in {seat.status for seat in busy.table.seats}
            await until(lambda: "late" in {seat.status for seat in busy.table.seats}, PATIENCE)

    asyncio.run(run())

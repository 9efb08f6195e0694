"""Addresses for messages as a way to files and networks of the server."""

import re
import socket
from pathlib import Path
from typing import Any

import pytest
from apprise.manager_plugins import NotificationManager

from kiru.server.notifications import allowed_services
from kiru.server.notifications.worker import NotificationJob
from kiru.server.workers.pool import Pool
from tests.server.attacks.programs import run_alone
from tests.server.mailboxes import PATIENCE
from tests.server.people import web_on

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
    "ntfy://ntfy.sh/" + "/".join(f"topic{number}" for number in range(allowed_services.MOST_RECEIVERS + 1)),
    "ntfy://ntfy.sh/topic\n",
    " ntfy://ntfy.sh/topic json://example.com",
    "ntfy://ntfy.sh/a\x00b",
]


async def test_addresses_that_name_files_wait_or_mail_to_many_are_refused(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        for address in ADDRESSES_OF_FILES:
            answer = await browser.post("/api/notices", json={"address": address})
            assert (address, answer.status_code) == (address, 400)
            assert answer.json()["error"]["key"] in ("error-address", "error-control-character")
        assert (await browser.get("/api/notices")).json() == []


async def test_an_address_of_older_days_is_looked_at_again_before_it_is_used() -> None:
    """What was stored before it was forbidden reads no file either, and is forgotten."""
    pool = Pool(1, "kiru.server.notifications.worker")
    for address in (f"{DISCORD}?template={FILE}", f"workflows://127.0.0.1/a/b/?template={FILE}", "syslog://"):
        answer = await pool.answer(NotificationJob("apprise", address, "t", "b", private=True), PATIENCE)
        assert answer == {"sent": False, "gone": True}
    await pool.close()


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


@pytest.mark.parametrize("scheme", sorted(allowed_services.SERVICES))
def test_no_parameter_of_an_allowed_service_names_a_file(scheme: str) -> None:
    """A new version of apprise that gives an allowed parameter such a meaning fails here."""
    manager = NotificationManager()
    manager.load_modules()
    plugin: Any = manager[scheme]
    assert plugin.enabled, "it needs something that is not installed"
    own = [name for name in plugin.template_args if allowed_services.is_parameter(scheme, name, "x")]
    assert {"format", "verify"} <= set(own)
    assert [name for name in own if LIKE_A_FILE.search(described(plugin, name))] == []
    prefixes = {str(told.get("prefix")) for told in plugin.template_kwargs.values()}
    allowed = {prefix for prefix in prefixes if allowed_services.is_parameter(scheme, f"{prefix}x", "x")}
    assert allowed == (prefixes if scheme in allowed_services.OWN_PROGRAMS else set())


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
from kiru.server.notifications import allowed_services
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
    tell(allowed_services.service_at(example))
    plugin = manager[example.partition("://")[0]]
    names = {*plugin.template_args, "keyfile", "subfile", "template", "pgpkey", "attach"}
    for name in sorted(names | {prefix + "x" for prefix in "+-:"}):
        for value in (secret, "file://" + secret):
            try:
                service = allowed_services.service_at(example + ("&" if "?" in example else "?") + name + "=" + value)
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


REACHES = """
import asyncio, http.client, socket, ssl, subprocess, sys, urllib.request, _socket
from kiru.server.notifications import ssrf_guard
tcp, udp, unix = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
socket.setdefaulttimeout(3)
context = ssl._create_unverified_context()
early = context.wrap_socket(socket.socket())
ssrf_guard.install()

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
    "asyncio": lambda: asyncio.run(asyncio.open_connection("127.0.0.1", tcp, ssl=context, ssl_handshake_timeout=3)),
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
    program = (
        "from kiru.server.notifications import ssrf_guard; print(*map(ssrf_guard.is_own, ('127.0.0.1', '192.0.2.1')))"
    )
    assert run_alone(program).stdout.split() == ["True", "False"]


def test_an_answer_without_end_fills_no_memory() -> None:
    program = (
        "from kiru.server.notifications import worker\n"
        "worker.limit_memory()\n"
        "try:\n"
        "    bytearray(2 * worker.MEMORY)\n"
        "except MemoryError:\n"
        "    print('enough')\n"
    )
    assert run_alone(program).stdout.strip() == "enough"

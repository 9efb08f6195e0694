"""Telling people that it is their turn: by web push, by any apprise address, once a turn, into no private network."""

import json
from typing import Any

import pytest

from kiru.core.errors import KiruError
from kiru.server.notifications import allowed_services, ssrf_guard, targets
from kiru.server.notifications.addresses import MOST_ADDRESSES
from kiru.server.notifications.worker import NotificationJob
from kiru.server.workers.pool import Pool
from tests.server.mailboxes import TABLE, Mailbox, Subscription, tell, tell_until
from tests.server.people import at_table, play, web_on


async def test_a_turn_is_told_once_by_push_and_by_apprise(database: str, mailbox: Mailbox) -> None:
    given: dict[str, Any] = {"private_networks": True, "notice_seconds": 0.0, "notices": False}
    given["public_url"] = "https://kiru.example"
    async with web_on(database, **given) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        browser_side = Subscription(mailbox.port)
        push = await browser.post("/api/notices?lang=pl", json={"push": browser_side.body})
        assert push.status_code == 200
        other = await browser.post("/api/notices", json={"address": f"json://127.0.0.1:{mailbox.port}/apprise"})
        assert other.status_code == 200
        made = (await browser.post("/api/tables", json=TABLE)).json()
        room = await node.lobby.room(made["table"])
        await tell_until(node, lambda: len(mailbox.got) >= 2)
        for _ in range(3):
            await tell(node)
        assert len(mailbox.got) == 2, "one message a turn"
        by_path = {path: (headers, body) for path, headers, body in mailbox.got}
        headers, body = by_path["/push/1"]
        told = browser_side.read(body)
        assert set(told) == {"title", "body", "link"}
        assert told["link"] == f"https://kiru.example/t/{made['table']}"
        assert "Twoja" in told["title"]
        assert headers["authorization"].startswith("vapid t=")
        assert node.notifications.public_key in headers["authorization"]
        assert (await browser.get("/api/notices/key")).json() == {"key": node.notifications.public_key}
        note = json.loads(by_path["/apprise/"][1] if "/apprise/" in by_path else by_path["/apprise"][1])
        assert note["title"] == "Your turn"
        assert room.table.seats[room.asked].name in note["message"]
        asked = room.asked
        while room.asked == asked:
            await play(room, 1)
        await tell_until(node, lambda: len(mailbox.got) >= 4)
        await tell(node)
        assert len(mailbox.got) == 4


async def test_who_is_here_or_has_unsubscribed_gets_no_message(sqlite: str, mailbox: Mailbox) -> None:
    async with web_on(sqlite, private_networks=True, notice_seconds=0.0, notices=False) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        await browser.post("/api/notices", json={"address": f"json://127.0.0.1:{mailbox.port}/a"})
        made = (await browser.post("/api/tables", json=TABLE)).json()
        room = await node.lobby.room(made["table"])
        client = at_table(room, 0, 1)
        await tell(node)
        room.broadcaster.clients.discard(client)
        assert mailbox.got == []
        assert (await browser.delete("/api/notices")).status_code == 200
        await tell(node)
        assert mailbox.got == []


async def test_an_address_is_told_without_its_secret_and_forgotten_alone(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        assert (await browser.get("/api/notices")).json() == []
        for address in ("ntfy://ntfy.sh/secret-word", "json://push.example/secret-word"):
            await browser.post("/api/notices", json={"address": address})
        listed = await browser.get("/api/notices")
        assert "secret-word" not in listed.text
        found = {one["service"]: one["id"] for one in listed.json()}
        assert set(found) == {"ntfy", "json"}
        assert (await browser.delete("/api/notices?id=no")).status_code == 400
        device = dict(browser.cookies)
        browser.cookies.clear()
        await browser.post("/api/notices", json={"address": "ntfy://ntfy.sh/another"})
        await browser.delete(f"/api/notices?id={found['json']}")
        browser.cookies.clear()
        browser.cookies.update(device)
        assert len((await browser.get("/api/notices")).json()) == 2
        await browser.delete(f"/api/notices?id={found['ntfy']}")
        assert [one["service"] for one in (await browser.get("/api/notices")).json()] == ["json"]


async def test_an_address_that_is_gone_is_forgotten(sqlite: str, mailbox: Mailbox) -> None:
    async with web_on(sqlite, private_networks=True, notice_seconds=0.0, notices=False) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        await browser.post("/api/notices", json={"push": Subscription(mailbox.port).body})
        mailbox.status = 410
        made = (await browser.post("/api/tables", json=TABLE)).json()
        room = await node.lobby.room(made["table"])
        for _ in range(2):
            await tell(node)
            asked = room.asked
            while room.asked == asked:
                await play(room, 1)
        assert len(mailbox.got) == 1


PRIVATE = [
    "127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.5", "172.16.9.9", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "::1", "::", "fe80::1", "fc00::1", "fd12::9", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
    "2002:7f00:1::", "224.0.0.1", "ff02::1", "255.255.255.255", "198.18.0.1", "192.0.2.1", "localhost",
    "fec0::1", "64:ff9b:1::1", "64:ff9b:1::7f00:1", "::7f00:1", "::127.0.0.1", "::ffff:0:127.0.0.1", "100::1",
    "2002:808:808::1", "2001:0:808:808::1", "2001:db8::1", "3fff::1", "2001:20::1", "5f00::1", "4000::1",
    "192.0.0.192", "192.88.99.1", "203.0.113.9", "240.0.0.1", "168.63.129.16", "100.100.100.200", "fd00:ec2::254",
    "fe80::1%eth0", "", "<broadcast>",
]  # fmt: skip


@pytest.mark.parametrize("host", PRIVATE)
def test_no_private_address_passes_for_a_public_one(host: str) -> None:
    assert not ssrf_guard.is_public(host)


@pytest.mark.parametrize(
    "host", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::1.1.1.1"]
)
def test_public_addresses_pass(host: str) -> None:
    assert ssrf_guard.is_public(host)


BAD_ADDRESSES = [
    "json://127.0.0.1/x", "json://localhost:8000", "json://10.1.2.3/", "json://[::1]/", "jsons://192.168.0.10/",
    "xml://printer.local/", "json://intra.internal/", "json://0x7f000001/", "json://2130706433/", "json://127.1/",
    "syslog://", "dbus://", "gnome://", "windows://", "file:///etc/passwd", "smtp://mail.example", "nothing",
    "", "://", "json://", "json://a.example,json://127.0.0.1",
]  # fmt: skip


async def test_addresses_into_private_networks_are_refused_at_once(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        for address in BAD_ADDRESSES:
            answer = await browser.post("/api/notices", json={"address": address})
            assert (address, answer.status_code) == (address, 400)
            assert answer.json()["error"]["key"] == "error-address"


@pytest.mark.parametrize(
    "address",
    [
        "json://kiru.example/hook",
        "ntfy://kiru-turns",
        "tgram://123456789:abcdefghijklmnopqrstuvwxyz123456789/12315544",
        "discord://4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js",
        "mailto://ada:secret@gmail.com",
    ],
)
def test_addresses_of_message_services_are_accepted(address: str) -> None:
    allowed_services.check(address, False)


@pytest.mark.parametrize(
    "endpoint",
    ["http://push.example/x", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/", "file:///x", ""],
)
def test_push_endpoints_are_public_and_encrypted(endpoint: str) -> None:
    with pytest.raises(KiruError, match="error-address"):
        targets.check_push(json.dumps({"endpoint": endpoint, "keys": {}}), False)


async def test_the_sending_process_itself_opens_no_private_connection(mailbox: Mailbox) -> None:
    """Whatever an address says and a name resolves to: the socket is checked where it is opened."""
    pool = Pool(1, "kiru.server.notifications.worker")
    for host in ("127.0.0.1", "localhost", "0.0.0.0", "[::1]", "2130706433", "0x7f000001"):
        message = NotificationJob("apprise", f"json://{host}:{mailbox.port}/x", "t", "b", "", private=False)
        assert (await pool.answer(message, 30))["sent"] is False
    push = NotificationJob("push", json.dumps(Subscription(mailbox.port).body), "t", "b", "", key=fresh_private_key())
    assert (await pool.answer(push, 30))["sent"] is False
    await pool.close()
    assert mailbox.got == []


def fresh_private_key() -> str:
    return targets.fresh_key().split(" ")[0]


def test_a_redirect_into_a_private_network_is_not_followed(mailbox: Mailbox) -> None:
    """A message service that may be spoken to sends us on to one that may not: the guard is below the redirects."""
    import socket
    import subprocess
    import sys

    program = (
        "import socket, sys; from kiru.server.notifications import ssrf_guard; ssrf_guard.install()\n"
        "import requests\n"
        "try:\n"
        f"    requests.get('http://127.0.0.1:{mailbox.port}/', timeout=5)\n"
        "except requests.ConnectionError as error:\n"
        "    sys.exit(0 if 'not public' in str(error) else 3)\n"
        "sys.exit(4)\n"
    )
    assert subprocess.run([sys.executable, "-c", program], timeout=60).returncode == 0
    assert mailbox.got == []
    assert socket.socket.__name__ == "socket", "only the sending process is guarded"


async def test_a_device_has_few_addresses(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        await browser.post("/api/tables", json=TABLE)
        for number in range(MOST_ADDRESSES):
            address = {"address": f"json://push{number}.example/x"}
            assert (await browser.post("/api/notices", json=address)).status_code == 200
        again = await browser.post("/api/notices", json={"address": "json://push1.example/x"})
        assert again.status_code == 200, "the same one twice is once"
        more = await browser.post("/api/notices", json={"address": "json://more.example/x"})
        assert more.status_code == 429

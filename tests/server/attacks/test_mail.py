"""E-mails: nobody gets one unasked, nobody too many, and no link or header can be made up."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from kiru.core.errors import KiruError
from kiru.server.notifications import mail, mail_limits, mail_links, ssrf_guard
from kiru.server.notifications.mail_links import Purpose
from kiru.server.store import tokens
from kiru.server.store.people.notice_schema import mail_limits as limits
from tests.server.clubs.people import browser_of
from tests.server.mail_sink import MailSink, certificate, mail_sink
from tests.server.mailboxes import TABLE, tell, tell_until
from tests.server.people import web_on

ADDRESS = "ada@kiru.example"
LINK = re.compile(r"https://kiru\.example/notices#(yes|no)=(\S+)")


def settings_for(sink: MailSink, **given: Any) -> dict[str, Any]:
    """A server with a mail server of its own on loopback, and no private networks for anybody else."""
    plain = {"smtp_host": "localhost", "smtp_port": sink.port, "smtp_from": "games@kiru.example", "smtp_tls": "none"}
    own = {"public_url": "https://kiru.example", "notice_seconds": 0.0, "notices": False}
    return {**plain, **own, **given}


def links(message: Any) -> dict[str, str]:
    return dict(LINK.findall(message.get_content()))


async def ask(browser: httpx.AsyncClient, address: str = ADDRESS, lang: str = "en") -> httpx.Response:
    return await browser.post(f"/api/notices?lang={lang}", json={"mail": address})


async def test_an_address_is_written_to_once_it_has_said_yes_and_stops_with_one_click(database: str) -> None:
    with mail_sink() as sink:
        async with web_on(database, **settings_for(sink)) as browser:
            node: Any = browser.node  # type: ignore[attr-defined]
            ada, mailer = browser_of(browser, "ada"), browser_of(browser, "mailer")
            assert (await ada.get("/api/notices/settings")).json()["mail"] is True
            assert (await ask(ada, lang="fr")).status_code == 200
            (question,) = sink.got
            assert (question["Subject"], question["To"]) == ("Kiru peut-il t’écrire\u202f?", ADDRESS)
            (target,) = (await ada.get("/api/notices")).json()
            assert (target["service"], target["confirmed"]) == (ADDRESS, False)
            await ada.post("/api/tables", json=TABLE)
            await tell(node)
            assert (await ada.post("/api/notices/test", json={"id": target["id"]})).status_code == 409
            assert len(sink.got) == 1, "nothing before a yes"
            answer = await mailer.post("/api/notices/confirm", json={"token": links(question)["yes"]})
            assert answer.json() == {"state": "confirmed", "address": "a…@kiru.example"}
            await tell_until(node, lambda: len(sink.got) > 1)
            await tell(node)
            assert len(sink.got) == 2
            message = sink.got[1]
            assert message["Subject"] == "À toi de jouer"
            assert "https://kiru.example/t/" in message.get_content()
            assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert message["Auto-Submitted"] == "auto-generated"
            click = message["List-Unsubscribe"].strip("<>").removeprefix("https://kiru.example")
            form = {"content-type": "application/x-www-form-urlencoded"}
            done = await mailer.post(click, content="List-Unsubscribe=One-Click", headers=form)
            assert done.json() == {"state": "stopped", "address": "a…@kiru.example"}
            assert (await ada.get("/api/notices")).json() == []
            again = await mailer.post(click, content="List-Unsubscribe=One-Click", headers=form)
            assert again.json() == {"state": "stopped", "address": ""}, "twice is once"


async def test_links_cannot_be_made_up_changed_kept_or_used_for_something_else(sqlite: str) -> None:
    key, ref = mail_links.fresh_key(), mail_links.fresh_ref()
    yes, no = mail_links.token(key, Purpose.CONFIRM, ref), mail_links.token(key, Purpose.STOP, ref)
    assert mail_links.ref_in(key, Purpose.CONFIRM, yes) == mail_links.ref_in(key, Purpose.STOP, no) == ref
    other = mail_links.fresh_ref()
    old = f"yes.{ref}.1"
    wrong = [no, yes.replace(ref, other), yes[:-1], yes + "0", "", ".", "a.b.c", "yes..1." + "0" * 43, "żółć.x"]
    wrong += [mail_links.token(mail_links.fresh_key(), Purpose.CONFIRM, ref), yes.replace("yes", "no")]
    wrong += [f"{old}.{mail_links.signature(key, old)}"]
    for token in wrong:
        with pytest.raises(KiruError, match="error-mail-link"):
            mail_links.ref_in(key, Purpose.CONFIRM, token)
    async with web_on(sqlite) as browser:
        for token in wrong[:-1]:
            assert (await browser.post("/api/notices/confirm", json={"token": token})).status_code in (400, 403)
            assert (await browser.post("/api/notices/stop", params={"token": token})).status_code == 403


async def test_nobody_is_flooded_with_questions_and_a_no_is_heard(sqlite: str) -> None:
    with mail_sink() as sink:
        async with web_on(sqlite, **settings_for(sink)) as browser:
            codes = [(await ask(browser_of(browser, f"eve{number}"))).status_code for number in range(6)]
            assert codes == [200] * mail_limits.MOST_ASKED + [429] * (6 - mail_limits.MOST_ASKED)
            assert len(sink.got) == mail_limits.MOST_ASKED
            refusal = await browser.post("/api/notices/stop", params={"token": links(sink.got[0])["no"]})
            assert refusal.json()["state"] == "stopped"
            node: Any = browser.node  # type: ignore[attr-defined]
            tomorrow = update(limits).values(since=0)
            await node.store.write(lambda connection: connection.execute(tomorrow))
            assert (await ask(browser_of(browser, "mallory"))).status_code == 429, "never again means never again"
            assert (await ask(browser_of(browser, "mallory"), "bel@kiru.example")).status_code == 200


async def test_an_address_gets_a_bounded_number_of_messages_a_day(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        id = tokens.hashed(ADDRESS)

        def count(connection: Any) -> list[bool]:
            return [mail_limits.count_message(connection, id) for _ in range(mail_limits.MOST_SENT + 2)]

        assert await node.store.write(count) == [True] * mail_limits.MOST_SENT + [False] * 2


async def test_without_a_mail_server_there_is_no_e_mail(sqlite: str) -> None:
    async with web_on(sqlite, public_url="https://kiru.example") as browser:
        assert (await browser.get("/api/notices/settings")).json()["mail"] is False
        assert (await ask(browser)).json()["error"]["key"] == "error-no-mail"


BAD = [
    "ada", "@kiru.example", "ada@", "ada@localhost", "ada@127.0.0.1", "ada@[127.0.0.1]", "a@b@c.example",
    "ada@kiru.example\nBcc: eve@kiru.example", "ada@kiru.example, eve@kiru.example", "Ada <ada@kiru.example>",
    '"a b"@kiru.example', "ada@-kiru.example", "ada@kiru..example", ".ada@kiru.example", "ada@kiru.example\r\n.",
    "a" * 65 + "@kiru.example", "ada@" + "a" * 250 + ".example", "żółw@kiru.example", "",
]  # fmt: skip


async def test_only_plain_addresses_are_accepted(sqlite: str) -> None:
    with mail_sink() as sink:
        async with web_on(sqlite, **settings_for(sink)) as browser:
            for number, address in enumerate(BAD):
                answer = await ask(browser_of(browser, f"eve{number}"), address)
                assert (address, answer.status_code) == (address, 400)
        assert sink.got == []
    assert mail.clean_address(" Ada.Lovelace+kiru@Gärten.example ") == "Ada.Lovelace+kiru@xn--grten-gra.example"


async def test_a_password_goes_over_an_encrypted_line_alone(sqlite: str, tmp_path: Path, monkeypatch: Any) -> None:
    login = {"smtp_user": "kiru", "smtp_password": "hunter2", "smtp_tls": "starttls"}
    with mail_sink() as sink:
        async with web_on(sqlite, **settings_for(sink, **login)) as browser:
            assert (await ask(browser)).json()["error"]["key"] == "error-mail-not-sent", "it does not encrypt"
            assert sink.logins == []
        file, sink.context = certificate(tmp_path)
        async with web_on(sqlite, **settings_for(sink, **login)) as browser:
            assert (await ask(browser, "bel@kiru.example")).json()["error"]["key"] == "error-mail-not-sent"
            assert sink.logins == [], "nobody vouches for it"
        monkeypatch.setenv("SSL_CERT_FILE", str(file))
        async with web_on(sqlite, **settings_for(sink, **login)) as browser:
            assert (await ask(browser, "cyrus@kiru.example")).status_code == 200
        assert sink.logins == [("\0kiru\0hunter2", True)]
        assert sink.receivers == ["cyrus@kiru.example"]


async def test_an_unknown_address_is_forgotten_and_a_mail_server_that_is_down_is_not_its_fault(sqlite: str) -> None:
    with mail_sink() as sink:
        async with web_on(sqlite, **settings_for(sink)) as browser:
            node: Any = browser.node  # type: ignore[attr-defined]
            await ask(browser)
            await browser.post("/api/notices/confirm", json={"token": links(sink.got[0])["yes"]})
            (target,) = (await browser.get("/api/notices")).json()
            await browser.post("/api/tables", json=TABLE)
            sink.is_down = True
            await tell_until(node, lambda: bool(node.notifications.senders.cooldowns.until))
            assert [one["id"] for one in (await browser.get("/api/notices")).json()] == [target["id"]]
            sink.is_down = False
            sink.refuse.add(ADDRESS)
            node.notifications.senders.cooldowns.until.clear()
            await browser.post("/api/tables", json=TABLE)
            await tell(node)
            assert (await browser.get("/api/notices")).json() == [], "there is nobody there"


def test_only_the_owners_mail_server_is_let_through_and_only_for_the_moment() -> None:
    place = ("127.0.0.1", 2525)
    with ssrf_guard.permitted({place}):
        ssrf_guard.check(place)
        for other in (("127.0.0.1", 2526), ("127.0.0.2", 2525), ("10.0.0.1", 2525), "unix"):
            with pytest.raises(ssrf_guard.Forbidden):
                ssrf_guard.check(other)
    with pytest.raises(ssrf_guard.Forbidden):
        ssrf_guard.check(place)

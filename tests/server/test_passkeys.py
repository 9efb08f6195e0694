"""Passkeys: what opens a profile, and everything that must not."""

from functools import partial

import httpx
import pytest
from sqlalchemy import func, select, update

from kiru.bench.postgres import Postgres
from kiru.server.profile import challenges
from kiru.server.store.people import schema
from tests.server.people import node_on, web_on
from tests.server.profiles import Authenticator, add_passkey, become, decoded, device, node_of, sign_in


async def name_of(browser: httpx.AsyncClient) -> str | None:
    found = (await browser.get("/api/me")).json()
    return None if found is None else str(found["name"])


async def ada_with_passkey(browser: httpx.AsyncClient) -> Authenticator:
    become(browser, "Ada")
    await browser.put("/api/me", json={"name": "Ada", "glyph": "peacock", "language": "en"})
    return await add_passkey(browser)


async def test_a_passkey_opens_the_profile_on_another_device(database: str) -> None:
    async with web_on(database) as browser:
        key = await ada_with_passkey(browser)
        become(browser, "Phone")
        assert await name_of(browser) is None
        assert (await sign_in(browser, key)).json() == {"name": "Ada", "joined": 0}
        found = (await browser.get("/api/me")).json()
        assert (found["name"], found["glyph"], len(found["devices"]), len(found["passkeys"])) == (
            "Ada",
            "peacock",
            2,
            1,
        )


async def test_a_replayed_answer_is_refused(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        key = await ada_with_passkey(browser)
        become(browser, "Phone")
        options = (await browser.post("/api/sign-in/options")).json()
        answer = key.sign(options)
        assert (await browser.post("/api/sign-in/passkey", json=answer)).status_code == 200
        again = await browser.post("/api/sign-in/passkey", json=answer)
        assert (again.status_code, again.json()["error"]["key"]) == (403, "error-challenge")
        become(browser, "Thief")
        stolen = await browser.post("/api/sign-in/passkey", json=answer)
        assert stolen.json()["error"]["key"] == "error-challenge"
        assert await name_of(browser) is None


async def test_a_replayed_registration_is_refused(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        become(browser, "Ada")
        answer = Authenticator().make((await browser.post("/api/me/passkeys/options")).json())
        assert (await browser.post("/api/me/passkeys", json=answer)).status_code == 200
        assert (await browser.post("/api/me/passkeys", json=answer)).json()["error"]["key"] == "error-challenge"


async def test_another_origin_and_another_site_are_refused(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        key = await ada_with_passkey(browser)
        become(browser, "Phone")
        wrong = await sign_in(browser, key, origin="https://kiru.evil")
        assert (wrong.status_code, wrong.json()["error"]["key"]) == (403, "error-passkey")
        key.site = "kiru.evil"
        assert (await sign_in(browser, key)).json()["error"]["key"] == "error-passkey"
        become(browser, "Bel")
        options = (await browser.post("/api/me/passkeys/options")).json()
        foreign = Authenticator().make(options, origin="https://kiru.evil")
        assert (await browser.post("/api/me/passkeys", json=foreign)).json()["error"]["key"] == "error-passkey"
        become(browser, "Phone")
        assert await name_of(browser) is None


async def test_a_foreign_challenge_is_refused(sqlite: str) -> None:
    """Made for another browser, for another purpose, or by nobody."""
    async with web_on(sqlite) as browser:
        key = await ada_with_passkey(browser)
        become(browser, "Thief")
        foreign = (await browser.post("/api/sign-in/options")).json()
        become(browser, "Phone")
        register = (await browser.post("/api/me/passkeys/options")).json()
        invented = {"challenge": "A" * 43}
        for options in (foreign, register, invented):
            answer = await browser.post("/api/sign-in/passkey", json=key.sign(options))
            assert (answer.status_code, answer.json()["error"]["key"]) == (403, "error-challenge")


async def test_an_expired_challenge_is_refused(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        key = await ada_with_passkey(browser)
        become(browser, "Phone")
        options = (await browser.post("/api/sign-in/options")).json()
        old = update(schema.challenges).values(expires=1)
        await node_of(browser).store.write(lambda connection: connection.execute(old))
        answer = await browser.post("/api/sign-in/passkey", json=key.sign(options))
        assert answer.json()["error"]["key"] == "error-challenge"


async def test_a_wrong_signature_and_a_count_that_goes_back_are_refused(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        key = await ada_with_passkey(browser)
        become(browser, "Phone")
        forged = Authenticator()
        forged.id = key.id
        assert (await sign_in(browser, forged)).json()["error"]["key"] == "error-passkey"
        assert (await sign_in(browser, Authenticator())).json()["error"]["key"] == "error-passkey-unknown"
        key.count = 0
        copied = await sign_in(browser, key)
        assert copied.json()["error"]["key"] == "error-passkey", "a copy of the key signs with an old count"
        assert await name_of(browser) is None


async def test_challenges_are_few_and_go_away(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with web_on(sqlite) as browser:
        become(browser, "Ada")
        for _ in range(12):
            assert (await browser.post("/api/sign-in/options")).status_code == 200
        store, count = node_of(browser).store, select(func.count()).select_from(schema.challenges)
        assert await store.read(lambda one: one.execute(count).scalar()) == challenges.MOST_OF_DEVICE
        monkeypatch.setattr(challenges, "MOST", challenges.MOST_OF_DEVICE + 1)
        become(browser, "Bel")
        assert (await browser.post("/api/sign-in/options")).status_code == 200
        become(browser, "Cyrus")
        assert (await browser.post("/api/sign-in/options")).status_code == 429
        old = update(schema.challenges).values(expires=1)
        await store.write(lambda connection: connection.execute(old))
        assert (await browser.post("/api/sign-in/options")).status_code == 200
        assert await store.read(lambda one: one.execute(count).scalar()) == 1


async def test_a_challenge_of_one_node_counts_once_at_two(postgres_server: Postgres) -> None:
    database = postgres_server.database()
    async with node_on(database) as one, web_on(database) as browser:
        key = await ada_with_passkey(browser)
        become(browser, "Phone")
        options = (await browser.post("/api/sign-in/options")).json()
        use = partial(challenges.use_up, challenge=decoded(options["challenge"]), device=device("Phone"))
        assert await one.store.write(lambda connection: use(connection, purpose="sign-in"))
        answer = await browser.post("/api/sign-in/passkey", json=key.sign(options))
        assert answer.json()["error"]["key"] == "error-challenge"


async def test_a_passkey_that_was_removed_opens_nothing(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        key = await ada_with_passkey(browser)
        found = (await browser.get("/api/me")).json()["passkeys"][0]["id"]
        become(browser, "Thief")
        assert (await browser.delete(f"/api/me/passkeys/{found}")).status_code == 403
        become(browser, "Ada")
        assert (await browser.delete(f"/api/me/passkeys/{found}")).json()["passkeys"] == []
        become(browser, "Phone")
        assert (await sign_in(browser, key)).json()["error"]["key"] == "error-passkey-unknown"


async def test_sign_ins_are_rare_for_one_address(sqlite: str) -> None:
    async with web_on(sqlite, sign_ins_per_minute=5.0) as browser:
        become(browser, "Thief")
        phrase = {"phrase": " ".join(["acorn"] * 12)}
        answers = [(await browser.post("/api/sign-in/phrase", json=phrase)).status_code for _ in range(8)]
        assert answers[:5] == [403] * 5
        assert answers[-1] == 429

"""What people are told besides their turn, when, and in how many messages: once, whichever node comes first."""

import asyncio
import io
import json
import zipfile
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from kiru.bench.postgres import Postgres
from kiru.server.notifications import senders
from kiru.server.notifications.quiet_hours import Hours
from kiru.server.store import schema, tokens
from kiru.server.store.models import now_ms
from kiru.server.store.people.notice_schema import notice_people, told_notices
from kiru.server.workers import pool
from tests.server.clubs.people import browser_of, club_of, cookie_of, post, swiss
from tests.server.clubs.people import until as carry_on
from tests.server.mailboxes import TABLE, Mailbox, Subscription, tell, tell_until
from tests.server.people import play, somebody_at, web_on

GIVEN: dict[str, Any] = {"private_networks": True, "notice_seconds": 0.0, "notices": False}
GIVEN |= {"public_url": "https://kiru.example"}
HALVES = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bel"}]


async def listen(browser: httpx.AsyncClient, mailbox: Mailbox, name: str = "ada", lang: str = "en") -> str:
    """Give an address for messages; how it is named."""
    address = f"json://127.0.0.1:{mailbox.port}/{name}"
    assert (await browser.post(f"/api/notices?lang={lang}", json={"address": address})).status_code == 200
    return str((await browser.get("/api/notices")).json()[0]["id"])


def notes(mailbox: Mailbox, name: str = "ada") -> list[dict[str, str]]:
    """What was said to an address, in its order."""
    return [json.loads(body) for path, _, body in mailbox.got if path.strip("/") == name]


async def two_players(ada: httpx.AsyncClient) -> tuple[httpx.AsyncClient, str]:
    """A second player, and a game of the two that Bel has given up."""
    bel = somebody_at(ada, "10.0.0.9")
    made = (await ada.post("/api/tables", json={"game": "hanging_gardens", "seats": HALVES, "claim": [0]})).json()
    invite = made["seats"][1]["invite"]
    claimed = await bel.post(f"/api/tables/{made['table']}/claim", json={"invite": invite, "name": "Bel"})
    assert claimed.status_code == 200, claimed.text
    assert (await bel.post(f"/api/tables/{made['table']}/resign", json={})).status_code == 200
    return bel, str(made["table"])


async def test_who_is_elsewhere_hears_of_a_rematch_once_and_in_their_language(database: str, mailbox: Mailbox) -> None:
    async with web_on(database, **GIVEN) as ada:
        node: Any = ada.node  # type: ignore[attr-defined]
        bel, table = await two_players(ada)
        await listen(bel, mailbox, "bel", "pl")
        await listen(ada, mailbox, "ada")
        again = (await ada.post(f"/api/tables/{table}/rematch", json={})).json()["table"]
        await tell_until(node, lambda: bool(mailbox.got))
        for _ in range(2):
            await tell(node)
        assert [(note["title"], note["message"].splitlines()) for note in notes(mailbox, "bel")] == [
            (
                "Rewanż?",
                [
                    "Chętni na rewanż: Ada (gra: Wiszące ogrody). Miejsce czeka na ciebie.",
                    f"https://kiru.example/t/{again}",
                ],
            )
        ]
        assert notes(mailbox, "ada") == [], "whoever offers it knows"


async def test_a_seat_that_is_taken_or_no_longer_kept_is_told_to_nobody(sqlite: str, mailbox: Mailbox) -> None:
    async with web_on(sqlite, **GIVEN) as ada:
        node: Any = ada.node  # type: ignore[attr-defined]
        bel, table = await two_players(ada)
        id = await listen(bel, mailbox, "bel")
        await bel.put(f"/api/notices/{id}/kinds", json={"kinds": ["rematch"]})
        again = (await ada.post(f"/api/tables/{table}/rematch", json={})).json()["table"]
        assert (await bel.post(f"/api/tables/{again}/sit", json={})).status_code == 200
        await tell(node)
        assert mailbox.got == []


async def test_a_night_and_its_table_are_told_to_whoever_takes_part(database: str, mailbox: Mailbox) -> None:
    async with web_on(database, **GIVEN) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        club, people = await club_of(browser, "Ada", "Bel")
        await listen(people["Ada"], mailbox, "ada", "de")
        await listen(people["Bel"], mailbox, "bel")
        begins = datetime.now(UTC) + timedelta(minutes=5)
        wish = swiss(begins=begins.isoformat(), name="Cup", fill=4)
        contest = (await post(people["Ada"], f"/api/clubs/{club}/contests", wish))["contest"]
        await post(people["Ada"], f"/api/contests/{contest}/enter")
        await tell_until(node, lambda: bool(mailbox.got))
        await tell(node)
        said = f"„Cup“ beginnt um {begins:%H:%M}."
        told = [(note["title"], note["message"].splitlines()[0]) for note in notes(mailbox)]
        assert told == [("Es geht los", said)]
        await post(people["Ada"], f"/api/contests/{contest}/begin")
        page = await carry_on(node, contest, lambda page: page["round"] == 1)
        seats = [(table["table"], seat) for table in page["tables"][0]["tables"] for seat in table["seats"]]
        own = next(table for table, seat in seats if seat["name"] == "Ada")
        await tell_until(node, lambda: len(notes(mailbox)) > 1)
        await tell(node)
        assert notes(mailbox)[1]["title"] == "Dein Tisch ist bereit", "a turn at that table goes without saying"
        assert notes(mailbox)[1]["message"].splitlines() == [
            "Cup, Runde 1: Dein Tisch ist bereit (Babylon).",
            f"https://kiru.example/t/{own}",
        ]
        assert len(notes(mailbox)) == 2
        assert notes(mailbox, "bel") == [], "she does not take part"


async def test_several_things_become_one_message_and_each_address_hears_what_it_wants(
    sqlite: str, mailbox: Mailbox
) -> None:
    async with web_on(sqlite, **GIVEN | {"digest_seconds": 3600.0}) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        await listen(browser, mailbox, "ada")
        other = {"address": f"json://127.0.0.1:{mailbox.port}/nothing"}
        await browser.post("/api/notices", json=other)
        listed = (await browser.get("/api/notices")).json()
        ids = {one["id"] for one in listed}
        assert all(one["kinds"] == ["turn", "rematch", "night", "round"] and one["confirmed"] for one in listed)

        silent = tokens.hashed(other["address"]).hex()
        assert silent in ids
        chosen = await browser.put(f"/api/notices/{silent}/kinds", json={"kinds": ["night"]})
        assert next(one for one in chosen.json() if one["id"] == silent)["kinds"] == ["night"]
        for _ in range(10):
            await browser.post("/api/tables", json=TABLE)
        await tell_until(node, lambda: bool(mailbox.got))
        assert [path.strip("/") for path, _, _ in mailbox.got] == ["ada"]
        (note,) = notes(mailbox)
        assert note["title"] == "10 things wait for you"
        assert len(note["message"].splitlines()) == 10, "eight of them, how many more, and the list of games"
        assert note["message"].splitlines()[-2:] == ["… and 2 more", "https://kiru.example/games"]
        await browser.post("/api/tables", json=TABLE)
        await tell(node)
        assert len(mailbox.got) == 1, "not so soon again"
        early = update(notice_people).values(told=now_ms() - 3_600_001)
        await node.store.write(lambda connection: connection.execute(early))
        await browser.post("/api/tables", json=TABLE)
        await tell_until(node, lambda: len(mailbox.got) > 1)
        assert notes(mailbox)[1]["title"] == "2 things wait for you"


async def test_in_quiet_hours_nothing_comes_and_afterwards_one_digest(sqlite: str, mailbox: Mailbox) -> None:
    async with web_on(sqlite, **GIVEN) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        await listen(browser, mailbox)
        now = datetime.now(UTC)
        minute = (now.hour + 9) % 24 * 60 + now.minute
        quiet = {"begin": (minute - 60) % 1440, "end": (minute + 60) % 1440}
        wish = {"quiet": quiet, "zone": "Asia/Tokyo", "pause": 15}
        answer = (await browser.put("/api/notices/settings", json=wish)).json()
        assert answer == {"mail": False, **wish}
        tables = [(await browser.post("/api/tables", json=TABLE)).json()["table"] for _ in range(3)]
        await tell(node)
        assert mailbox.got == []
        room = await node.lobby.room(tables[0])

        await play(room)
        awake = {"quiet": {"begin": (minute + 60) % 1440, "end": (minute - 60) % 1440}, "zone": "Asia/Tokyo"}
        assert (await browser.put("/api/notices/settings", json=awake)).status_code == 200
        await tell_until(node, lambda: bool(mailbox.got))
        await tell(node)
        (note,) = notes(mailbox)
        assert note["title"] == "2 things wait for you", "of the three games one is over"


def test_quiet_hours_are_those_of_the_person_and_may_go_past_midnight() -> None:
    def at(hour: int, minute: int = 0) -> int:
        return round(datetime(2026, 7, 1, hour, minute, tzinfo=UTC).timestamp() * 1000)

    night = Hours(zone="Europe/Warsaw", quiet_from=22 * 60, quiet_to=8 * 60)
    assert [night.is_quiet(at(*when)) for when in ((19, 59), (20, 0), (5, 59), (6, 0))] == [False, True, True, False]
    noon = Hours(zone="Europe/Warsaw", quiet_from=12 * 60, quiet_to=13 * 60)
    assert [noon.is_quiet(at(*when)) for when in ((9, 59), (10, 0), (11, 0))] == [False, True, False]
    assert not Hours(quiet_from=600, quiet_to=600).is_quiet(at(10)), "hours of no length"
    assert Hours(zone="Nowhere/At all", quiet_from=0, quiet_to=720).is_quiet(at(10)), "as in Greenwich"
    rare = Hours(pause=60, told=at(10))
    assert [rare.is_time(at(*when), 0) for when in ((10, 59), (11, 0))] == [False, True]
    assert Hours(told=at(10)).is_time(at(10), 0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"zone": "../../etc/passwd"},
        {"zone": "Europe/Atlantis"},
        {"zone": "/etc/localtime"},
        {"quiet": {"begin": -1, "end": 5}},
        {"quiet": {"begin": 0, "end": 1440}},
        {"pause": 1},
    ],
)
async def test_hours_that_do_not_exist_are_refused(sqlite: str, wrong: dict[str, Any]) -> None:
    async with web_on(sqlite) as browser:
        assert (await browser.put("/api/notices/settings", json=wrong)).status_code == 400


async def test_two_nodes_tell_everybody_once(postgres_server: Postgres, mailbox: Mailbox) -> None:
    database = postgres_server.database()
    async with web_on(database, **GIVEN) as browser, web_on(database, **GIVEN) as second:
        one, two = browser.node, second.node  # type: ignore[attr-defined]
        for number in range(4):
            person = browser_of(browser, f"person{number}")
            await listen(person, mailbox, f"p{number}")
            await person.post("/api/tables", json=TABLE)
        async with asyncio.timeout(240):
            while len(mailbox.got) < 4:
                await asyncio.gather(tell(one), tell(two))
        await asyncio.gather(tell(one), tell(two))
        assert sorted(path.strip("/") for path, _, _ in mailbox.got) == ["p0", "p1", "p2", "p3"]


async def test_a_machine_too_busy_to_send_loses_no_message_and_counts_no_failure(
    sqlite: str, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that takes long to start is waited for: whoever is killed for being slow never gets there."""
    async with web_on(sqlite, **GIVEN) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        await browser.post("/api/notices", json={"push": Subscription(mailbox.port).body})
        await browser.post("/api/tables", json=TABLE)

        monkeypatch.setattr(pool, "START_SECONDS", 0.0)
        monkeypatch.setattr(senders, "WAKE_SECONDS", 0.01)
        await tell(node)
        assert mailbox.got == []
        workers = [one for sender in node.notification_workers for one in sender.starts]
        assert len(workers) == 1, "it goes on starting"
        monkeypatch.undo()
        await tell_until(node, lambda: bool(mailbox.got))
        assert sum(len(sender.workers) for sender in node.notification_workers) <= 2
        failures = select(func.sum(schema.notices.c.failures))
        assert await node.store.read(lambda connection: connection.execute(failures).scalar()) == 0


async def test_a_turn_is_told_to_the_other_devices_of_a_profile_too(sqlite: str, mailbox: Mailbox) -> None:
    async with web_on(sqlite, **GIVEN) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        desk, phone = browser_of(browser, "desk"), browser_of(browser, "phone")
        wish = {"name": "Ada", "glyph": "", "language": "en"}
        assert (await desk.put("/api/me", json=wish)).status_code == 200
        phrase = (await desk.post("/api/me/phrase", json={})).json()["phrase"]
        assert (await phone.post("/api/sign-in/phrase", json={"phrase": phrase})).status_code == 200
        await listen(phone, mailbox, "phone")
        assert [one["here"] for one in (await desk.get("/api/notices")).json()] == [False]
        quiet = {"quiet": {"begin": 1, "end": 2}, "zone": "UTC", "pause": 2}
        await phone.put("/api/notices/settings", json=quiet)
        assert (await desk.get("/api/notices/settings")).json()["quiet"] == {"begin": 1, "end": 2}
        await desk.post("/api/tables", json=TABLE)
        await tell_until(node, lambda: bool(mailbox.got))
        await tell(node)
        assert len(notes(mailbox, "phone")) == 1


async def test_what_was_chosen_and_told_is_exported_and_forgotten_with_the_profile(
    sqlite: str, mailbox: Mailbox
) -> None:
    async with web_on(sqlite, **GIVEN) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        own = browser_of(browser, "own")
        await own.put("/api/me", json={"name": "Ada", "glyph": "", "language": "en"})
        await listen(own, mailbox, "secret-word")
        await own.put("/api/notices/settings", json={"quiet": {"begin": 1, "end": 2}, "zone": "Europe/Warsaw"})
        await own.post("/api/tables", json=TABLE)
        await tell_until(node, lambda: bool(mailbox.got))
        packed = (await own.get("/api/me/export")).content
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            text = archive.read("messages.json").decode()
        told = json.loads(text)
        assert "secret-word" not in text
        assert told["addresses"][0] | {"confirmed": True} == {
            "kind": "apprise",
            "address": "json",
            "language": "en",
            "kinds": ["turn", "rematch", "night", "round"],
            "confirmed": True,
        }
        assert told["hours"] == [{"zone": "Europe/Warsaw", "quiet_from": 1, "quiet_to": 2, "pause": 2}]
        assert [line["kind"] for line in told["told"]] == ["turn"]
        assert (await own.delete("/api/me")).status_code == 200
        for kept in (schema.notices, notice_people, told_notices):
            rows = await node.store.read(lambda connection, kept=kept: connection.execute(select(kept)).all())
            assert rows == [], kept.name


async def test_a_test_message_goes_to_an_address_of_ones_own_alone(sqlite: str, mailbox: Mailbox) -> None:
    async with web_on(sqlite, **GIVEN) as browser:
        ada, eve = browser_of(browser, "ada"), browser_of(browser, "eve")
        id = await listen(ada, mailbox)
        await listen(eve, mailbox, "eve")
        assert (await eve.post("/api/notices/test", json={"id": id})).status_code == 403
        assert (await eve.put(f"/api/notices/{id}/kinds", json={"kinds": []})).status_code == 403
        assert (await ada.post("/api/notices/test", json={"id": id})).json() == {"sent": True}
        assert [note["title"] for note in notes(mailbox)] == ["This is how it looks"]
        codes = [(await ada.post("/api/notices/test", json={"id": id})).status_code for _ in range(6)]
        assert codes[-1] == 429, "nobody floods an address by hand"
        assert cookie_of("ada") not in str(mailbox.got)

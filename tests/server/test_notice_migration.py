"""A store of the version before messages had kinds: real games and addresses go on, and nobody is told a turn again."""

from pathlib import Path
from typing import Any

from sqlalchemy import MetaData, bindparam, create_engine, insert, inspect, select, update

from kiru.server.settings import Settings
from kiru.server.store import migrate, schema
from kiru.server.store.store import open_engine
from kiru.server.store.whole import whole_store
from tests.server.clubs.people import browser_of
from tests.server.mailboxes import TABLE, Mailbox, tell, tell_until
from tests.server.people import play, web_on

BEFORE = "0016"
GIVEN: dict[str, Any] = {"private_networks": True, "notice_seconds": 0.0, "notices": False}


def turn_back(newer: str, older: str, before: str = BEFORE) -> None:
    """Copy everything that the older version knew into a store of its own form."""
    source, target = create_engine(newer), open_engine(Settings(database=older))
    migrate.upgrade(target, before)
    known = MetaData()
    known.reflect(target)
    with source.connect() as reading, target.begin() as writing:
        for table in whole_store.sorted_tables:
            if table.name not in known.tables:
                continue
            old = known.tables[table.name]
            rows = [dict(row) for row in reading.execute(select(table)).mappings()]
            typed = [{name: value for name, value in row.items() if name in old.columns} for row in rows]
            if typed:
                # The types of today write what columns of the same names hold in the older store.
                values = {name: bindparam(name, type_=table.c[name].type) for name in typed[0]}
                writing.execute(insert(old).values(values), typed)
    source.dispose()
    target.dispose()


async def test_addresses_and_told_turns_survive_the_new_schema(tmp_path: Path, mailbox: Mailbox) -> None:
    newer, older = f"sqlite:///{tmp_path}/newer.db", f"sqlite:///{tmp_path}/older.db"
    async with web_on(newer, **GIVEN) as browser:
        ada = browser_of(browser, "ada")
        await ada.post("/api/notices?lang=pl", json={"address": f"json://127.0.0.1:{mailbox.port}/ada"})
        made = (await ada.post("/api/tables", json=TABLE)).json()["table"]
        node: Any = browser.node  # type: ignore[attr-defined]
        room = await node.lobby.room(made)
        await play(room, 7)
        asked, turn = room.asked, room.table.turn
    turn_back(newer, older)
    engine = open_engine(Settings(database=older))
    assert "kinds" not in {column["name"] for column in inspect(engine).get_columns("notices")}
    with engine.begin() as connection:
        own = (schema.seats.c.table_id == made, schema.seats.c.seat == asked)
        connection.execute(update(schema.seats).where(*own).values(notified=turn))
    engine.dispose()
    async with web_on(older, **GIVEN) as browser:
        ada = browser_of(browser, "ada")
        node = browser.node  # type: ignore[attr-defined]
        (target,) = (await ada.get("/api/notices")).json()
        assert (target["kinds"], target["confirmed"]) == (["turn", "rematch", "night", "round"], True)
        await tell(node)
        assert mailbox.got == [], "the version before has told it"
        room = await node.lobby.room(made)
        while room.asked == asked:
            await play(room, 1)
        await tell_until(node, lambda: bool(mailbox.got))
        assert len(mailbox.got) == 1

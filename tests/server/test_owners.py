"""Whose share somebody uses: the same after a restart and on every node, and no address is stored."""

from pathlib import Path

import pytest

from kiru.server.limits import visitor
from kiru.server.workers.owners import MARK_LENGTH
from tests.server.people import node_on, somebody_at, web_on, wish

ADDRESS = "203.0.113.77"


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.7", "::ffff:203.0.113.7", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::1", True),
        ("testclient", "testclient", True),
    ],
)
def test_a_household_is_one_owner(one: str, other: str, is_same: bool) -> None:
    assert (visitor(one) == visitor(other)) is is_same


async def test_an_owner_is_the_same_on_every_node_and_after_a_restart(database: str) -> None:
    async def mark() -> str:
        async with node_on(database) as node:
            return node.owners.of(ADDRESS)

    one = await mark()
    assert len(one) == MARK_LENGTH
    assert await mark() == one


async def test_no_address_is_stored_with_a_table(tmp_path: Path) -> None:
    async with web_on(f"sqlite:///{tmp_path}/kiru.db") as browser, somebody_at(browser, ADDRESS) as maker:
        made = await maker.post("/api/tables", json=wish("Ada", "Bel").model_dump(mode="json"))
        assert made.status_code == 200
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"hanging_gardens" in stored
    assert ADDRESS.encode() not in stored

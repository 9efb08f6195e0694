"""Recovery phrases: twelve words that open a profile wherever one is. The server keeps only hashes of them."""

import hmac
import secrets
from hashlib import scrypt, sha256
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from kiru.core.errors import KiruError
from kiru.server.profile.word_list import BY_PREFIX, PREFIX, WORDS
from kiru.server.store.models import now_ms
from kiru.server.store.people.schema import recoveries

LENGTH = 12
"""Words of a phrase: 108 bits."""
LOOKUP_WORDS = 4
"""The first words find the row, by a hash with the server's own key; the other 72 bits only the slow hash knows."""
SECRET = "recovery"
"""The server's key behind that hash."""
COST = {"n": 2**14, "r": 8, "p": 1, "maxmem": 64 * 1024 * 1024, "dklen": 32}
MOST_DRAWS = 10
"""How often two phrases may begin with the same words before something is wrong with chance."""


class Kept(NamedTuple):
    """What the store keeps of somebody's phrase."""

    player: str
    salt: bytes
    verifier: bytes


NOBODY = Kept("", bytes(16), bytes(32))
"""What a phrase is compared with that nobody has, so that a refusal takes as long as a welcome."""


def fresh_phrase() -> str:
    return " ".join(secrets.choice(WORDS) for _ in range(LENGTH))


def read_phrase(text: str) -> list[str]:
    """The words of a phrase as it was typed; the first four letters of each word do."""
    words = [BY_PREFIX.get(word[:PREFIX], "") for word in text.lower().replace(",", " ").split()[: LENGTH + 1]]
    if len(words) != LENGTH or "" in words:
        raise KiruError("error-phrase")
    return words


def lookup_of(words: list[str], key: str) -> bytes:
    return hmac.new(key.encode(), " ".join(words[:LOOKUP_WORDS]).encode(), sha256).digest()


def slow_hash(words: list[str], salt: bytes) -> bytes:
    """Takes some 50 ms and 16 MB: call it beside the loop."""
    return scrypt(" ".join(words).encode(), salt=salt, **COST)


def is_right(words: list[str], kept: Kept) -> bool:
    return hmac.compare_digest(slow_hash(words, kept.salt), kept.verifier)


def find(connection: Connection, lookup: bytes) -> Kept:
    """What is kept under the first words; somebody who does not exist if there is nothing."""
    query = select(recoveries.c.player, recoveries.c.salt, recoveries.c.verifier).where(recoveries.c.lookup == lookup)
    found = connection.execute(query).first()
    return NOBODY if found is None else Kept(*found)


def keep(connection: Connection, player: str, lookup: bytes, salt: bytes, verifier: bytes) -> bool:
    """Keep a new phrase in place of the old one; False if another phrase begins with the same words."""
    taken = select(recoveries.c.player).where(recoveries.c.lookup == lookup, recoveries.c.player != player)
    if connection.execute(taken).first() is not None:
        return False
    forget(connection, player)
    row = {"player": player, "lookup": lookup, "salt": salt, "verifier": verifier, "created": now_ms()}
    connection.execute(insert(recoveries), [row])
    return True


def forget(connection: Connection, player: str) -> None:
    connection.execute(delete(recoveries).where(recoveries.c.player == player))

"""The tables about messages: when people want them, what they were told, how often an address was written to."""

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, SmallInteger, String, Table

from kiru.server.store.schema import metadata

notice_people = Table(
    "notice_people",
    metadata,
    Column("device", LargeBinary(32), primary_key=True),
    Column("zone", String(60), nullable=False),
    Column("quiet_from", SmallInteger),
    Column("quiet_to", SmallInteger),
    Column("pause", Integer, nullable=False),
    Column("told", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""When somebody wants no messages (minutes after midnight in their time zone), how many minutes there are to be between
two of them, and when the last one went out. Of the browsers of one person the row that was `changed` last counts."""

told_notices = Table(
    "told_notices",
    metadata,
    Column("kind", String(10), primary_key=True),
    Column("place", String(16), primary_key=True),
    Column("number", SmallInteger, primary_key=True),
    Column("device", LargeBinary(32), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("told_notices_at", "at"),
    Index("told_notices_of_device", "device"),
)
"""What the person of a browser was told: about a table or contest (`place`), as which seat or participant (`number`),
up to which turn or round (`step`)."""

mail_limits = Table(
    "mail_limits",
    metadata,
    Column("id", LargeBinary(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("sent", Integer, nullable=False),
    Column("barred", BigInteger, nullable=False),
    Index("mail_limits_since", "since"),
)
"""How often an e-mail address was asked for its consent and written to since a moment, whoever gave it; until when it
is not to be asked again. `id` is the hash of the address."""

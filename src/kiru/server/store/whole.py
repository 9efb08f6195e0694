"""Every table of the store: whoever migrates or copies all of it begins here."""

from kiru.server.store.clubs import schema as clubs
from kiru.server.store.people import notice_schema as notices
from kiru.server.store.people import schema as people

whole_store = people.whole_store
"""The tables of all schemas; those of clubs and messages are among them because they are imported here."""
assert clubs.clubs.metadata is notices.told_notices.metadata is whole_store

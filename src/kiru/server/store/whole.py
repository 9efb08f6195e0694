"""Every table of the store: whoever migrates or copies all of it begins here."""

from kiru.server.store.clubs import schema as clubs
from kiru.server.store.people import schema as people

whole_store = people.whole_store
"""The tables of all schemas; those of clubs are among them because they are imported here."""
assert clubs.clubs.metadata is whole_store

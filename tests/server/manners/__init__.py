"""Getting along: muting, blocking, reporting, moderating."""

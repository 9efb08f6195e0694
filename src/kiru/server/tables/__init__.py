"""Tables in memory: who sits there, what happens, what everybody is shown of it."""

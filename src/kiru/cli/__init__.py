"""The terminal: a table of equal rank, and the tools."""

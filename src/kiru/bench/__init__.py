"""Everything that measures: engines, environments, server, and their peers."""

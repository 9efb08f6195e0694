"""The Meadow: the rules, compiled whole; nothing here reads a file or knows a language."""

"""Commands for researchers."""

"""Tools for a real table: what only the engines know of it."""

"""Tools for people who play the printed games at a real table: what only the engines know of it."""

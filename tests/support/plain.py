"""What a line of text may hold."""


def is_plain(line: str) -> bool:
    """Only what can be seen; the spaces at which French lines do not break are spaces."""
    return line.translate({0xA0: " ", 0x202F: " "}).isprintable()

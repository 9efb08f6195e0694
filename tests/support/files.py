"""Files that a test makes."""

from pathlib import Path


def write(file: Path, text: str) -> None:
    """Write a file, and the folders that it stands in."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")

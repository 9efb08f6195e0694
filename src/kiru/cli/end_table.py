"""`kiru tables end`: the operator ends a table of bots."""

from pathlib import Path

from kiru.server import settings
from kiru.text import Texts


def run(table: str, config: Path | None, database: str | None, language: str) -> None:
    from kiru.server import ending

    ending.end_by_operator(settings.load(config, database=database), table)
    print(Texts(language)("table-ended", table=table))

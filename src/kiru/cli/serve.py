"""`kiru serve`, `kiru backup`, `kiru restore`."""

from contextlib import suppress
from pathlib import Path

from kiru.server import settings
from kiru.text import Texts


def run(
    config: Path | None, host: str | None, port: int | None, database: str | None, workers: int | None, language: str
) -> None:
    from kiru.server import serve

    chosen = settings.load(config, host=host, port=port, database=database, processes=workers)
    texts = Texts(language)
    host = f"[{chosen.host}]" if ":" in chosen.host else chosen.host
    with suppress(KeyboardInterrupt):  # announced as the way to stop it
        serve.run(chosen, lambda port: print(texts("serve-address", address=f"http://{host}:{port}"), flush=True))


def backup(file: Path, config: Path | None, database: str | None, language: str) -> None:
    from kiru.server import backup as store

    count = store.backup(settings.load(config, database=database), file)
    print(Texts(language)("backup-done", rows=count, file=str(file)))


def restore(file: Path, config: Path | None, database: str | None, language: str) -> None:
    from kiru.server import backup as store

    count = store.restore(settings.load(config, database=database), file)
    print(Texts(language)("restore-done", rows=count, file=str(file)))

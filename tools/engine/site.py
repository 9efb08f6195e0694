"""Writes `build/site`: the client and the engine in one folder for any file server (`make site`)."""

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "kiru" / "web_dist"
TARGET = ROOT / "build" / "site"
MARK = "<html ", "<html data-static-site "
"""By this the client knows that there is nobody to ask, and that all its pages are one file."""
ONLY_FOR_SERVERS = ("*.br", "*.gz", ".vite")


def main() -> None:
    if not (CLIENT / "engine" / "engine.json").is_file():
        raise SystemExit("kiru: the engine for browsers is not built (make web).")
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(CLIENT, TARGET, ignore=shutil.ignore_patterns(*ONLY_FOR_SERVERS))
    page = TARGET / "index.html"
    page.write_text(page.read_text("utf-8").replace(*MARK, 1), "utf-8")
    # Hosts that would otherwise hide folders or rewrite names leave everything as it is.
    (TARGET / ".nojekyll").touch()


if __name__ == "__main__":
    main()

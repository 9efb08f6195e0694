"""The ring: the modules that are compiled, as one mypyc unit so that calls between them are C calls.

Folders named here are compiled whole; in the others only the modules named. The build (setup.py) reads this file.
"""

from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).parent
CORE = ("actions", "rng", "observation", "game", "same", "evaluator", "dealer", "playout", "perft", "steps")
PASSED_THROUGH = (
    "core/notation.py",
    "core/referee.py",
    "text/templates.py",
    "server/limits.py",
    "server/tables/client.py",
    "server/tables/presenter.py",
)
"""Compiled because every decision on a server passes through them; they speak with interpreted modules, and no engine
with them."""
PATTERNS = (
    *(f"core/{name}.py" for name in CORE),
    "games/*/engine/*.py",
    "games/*/mind/*.py",
    "games/*/words/view*.py",
    "ai/search/*.py",
    "ai/bot.py",
    "ai/table.py",
    "arena/batch.py",
    "server/tables/patch.py",
    *PASSED_THROUGH,
)


def modules() -> list[str]:
    """The files of the ring, as paths below this folder."""
    found = [path for pattern in PATTERNS for path in sorted(ROOT.glob(pattern)) if path.name != "__init__.py"]
    return [path.relative_to(ROOT).as_posix() for path in found]


def digest(*others: str) -> str:
    """Changes with every change of the ring's sources, and of the other files named."""
    content = blake2b(digest_size=8)
    for file in (*modules(), *others):
        content.update((ROOT / file).read_bytes())
    return content.hexdigest()


if __name__ == "__main__":
    print(*modules())

"""The optional groups of dependencies, `pip install "kiru[research]"`: which one brings a module that is missing."""

import re
from importlib.metadata import PackageNotFoundError, requires

OTHER_NAMES = {"PIL": "pillow", "pyspiel": "open-spiel"}
"""What a module's project is called, where it is not called like the module."""
OPTIONAL = re.compile(r"""([\w.-]+).*(?:\bextra == ["'](\w+)["']|["']emscripten["'])""")
"""A requirement of a group, as a package's metadata puts it: its project and the group. The server's come with none,
but not in a browser."""


def group_of(module: str) -> str | None:
    """The first group that brings a module; nothing if none does, or if nobody has installed Kiru."""
    top = module.split(".")[0]
    project = plain(OTHER_NAMES.get(top, top))
    try:
        stated = [OPTIONAL.match(line) for line in requires("kiru") or []]
    except PackageNotFoundError:
        return None
    return next((found[2] or "server" for found in stated if found and plain(found[1]) == project), None)


def plain(project: str) -> str:
    """A project's name as PyPI compares it."""
    return re.sub(r"[-_.]+", "-", project).lower()

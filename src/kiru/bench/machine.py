"""The machine that a benchmark ran on, in words that identify nobody: processor, system and libraries."""

import os
import platform
from importlib import metadata
from pathlib import Path

from kiru.version import VERSION

LIBRARIES = ("open_spiel", "pgx", "jax", "pettingzoo", "rlcard", "catanatron", "catanatron_gym", "numpy")
CPUINFO = Path("/proc/cpuinfo")


def processor() -> str:
    """The processor's own name, where the system tells it."""
    if CPUINFO.exists():
        for line in CPUINFO.read_text("utf-8").splitlines():
            if line.split(":")[0].split() == ["model", "name"]:
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def load() -> float:
    """How many processes wanted a core during the last minute, on average; 0 where that is not known."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def libraries() -> list[str]:
    """The versions of what is measured."""
    found = [f"Kiru {VERSION}"]
    for name in LIBRARIES:
        try:
            found.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            continue
    return found


def described() -> dict[str, object]:
    """Everything that a figure depends on and that can be told."""
    return {
        "processor": processor(),
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} on {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "libraries": libraries(),
    }

"""Build the ring with mypyc where a C compiler is found; everything else is in pyproject.toml."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
RING = ROOT / "src" / "kiru" / "ring.txt"


def compiler() -> str | None:
    """The C compiler that the build would use, if this machine has one together with Python's headers."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(command.split()[0]) if headers.exists() else None


def ring() -> list:
    """The compiled modules: one mypyc unit, so that calls between them are C calls."""
    if os.environ.get("KIRU_INTERPRETED"):
        return []
    if compiler() is None:
        print("kiru: no C compiler with Python headers here; the engines will run interpreted.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    modules = [str(ROOT / "src" / "kiru" / line) for line in RING.read_text().split()]
    return mypycify(modules, opt_level="3", group_name="kiru", strip_asserts=False)


setup(ext_modules=ring())

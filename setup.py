"""Build the ring with mypyc where a C compiler is found; everything else is in pyproject.toml."""

import hashlib
import os
import runpy
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
SOURCES = Path("src")
MODULES = runpy.run_path(str(ROOT / SOURCES / "kiru" / "ring.py"))["modules"]()
STAMP = ROOT / "build" / "ring"
"""Names the sources from which the compiled modules beside them were made."""
INLINING = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
"""Nobody puts another library's function in the place of one of the unit's, so the compiler may inline them."""
NAMELESS = [] if sys.platform == "win32" else [f"-ffile-prefix-map={ROOT}=."]
"""Wherever the sources lie, the same is built from them."""


def compiler() -> str | None:
    """The C compiler that the build would use, if this machine has one together with Python's headers."""
    if sys.platform == "win32":
        return visual_studio()
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(command.split()[0]) if headers.exists() else None


def visual_studio() -> str | None:
    """Windows has no compiler on its path: setuptools finds the one of Visual Studio by itself."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import DistutilsPlatformError

    found = new_compiler()
    try:
        found.initialize()
    except DistutilsPlatformError:
        return None
    return str(getattr(found, "cc", "cl"))


def signature() -> str:
    """Changes with every change of the ring, of its build and of what builds it."""
    from mypy.version import __version__

    content = hashlib.sha256(f"{sys.implementation.cache_tag} {__version__} {MODULES}".encode())
    for file in (Path(__file__), *(ROOT / SOURCES / "kiru" / module for module in MODULES)):
        content.update(file.read_bytes())
    return content.hexdigest()


def names() -> list[str]:
    """The compiled modules: the unit, and for each module a small one that leads into it."""
    return ["kiru__mypyc", *("kiru." + module.removesuffix(".py").replace("/", ".") for module in MODULES)]


def compiled(name: str) -> Path:
    """Where a compiled module stands beside its source."""
    return ROOT / SOURCES / (name.replace(".", "/") + str(sysconfig.get_config_var("EXT_SUFFIX")))


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text() == signature() and all(compiled(name).exists() for name in names())


class BuildRing(build_ext):
    """Takes what is compiled already, so that the wheel after `make setup` costs no second compilation."""

    def finalize_options(self) -> None:
        super().finalize_options()
        # The many small modules are compiled beside the one large unit.
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        super().run()
        if self.extensions and (self.inplace or self.editable_mode):
            STAMP.parent.mkdir(exist_ok=True)
            STAMP.write_text(signature())

    def build_extensions(self) -> None:
        # Some Pythons were linked with the path of their own folder, which means nothing on another machine.
        linker = getattr(self.compiler, "linker_so", [])
        self.compiler.linker_so = [word for word in linker if "-rpath" not in word]
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        if ext.sources:
            return super().build_extension(ext)
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(compiled(ext.name), target)


def ring() -> list[Extension]:
    """The compiled modules: one mypyc unit, so that calls between them are C calls."""
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []
    if not os.environ.get("KIRU_INTERPRETED") and is_built():
        return [Extension(name, []) for name in names()]
    if os.environ.get("KIRU_INTERPRETED") and "bdist_wheel" in sys.argv:
        return []  # a wheel for every machine; what is compiled beside the sources is not part of it
    # A module that has left the ring, or has changed, must not be found as it was.
    for old in (ROOT / SOURCES).rglob("*" + str(sysconfig.get_config_var("EXT_SUFFIX"))):
        old.unlink()
    if os.environ.get("KIRU_INTERPRETED"):
        return []
    if compiler() is None:
        if os.environ.get("KIRU_COMPILED"):
            sys.exit("kiru: KIRU_COMPILED asks for compiled engines, but no C compiler with Python headers is here.")
        print("kiru: no C compiler with Python headers here; the engines will run interpreted.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # Relative paths and no debug information: nothing of this machine stands in what is built.
    os.chdir(ROOT)
    modules = [str(SOURCES / "kiru" / module) for module in MODULES]
    # Only the ring is compiled, so only the ring is judged: what else is met on the way, such as the texts, imports
    # libraries that a build has no use for.
    options = ["--follow-imports=silent"]
    unit = mypycify([*options, *modules], opt_level="3", debug_level="0", group_name="kiru", strip_asserts=False)
    for extension in unit:
        extension.extra_compile_args = [*extension.extra_compile_args, *INLINING, *NAMELESS]
    return unit


setup(ext_modules=ring(), cmdclass={"build_ext": BuildRing})

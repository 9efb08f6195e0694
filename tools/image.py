"""The folder that the image is: `python tools/image.py slim APP`, then `python tools/image.py root FOLDER` (Linux).

The first takes out of an installed environment what no running server reads: tests, type stubs, C sources, symbols
for debuggers, Babel's data of languages that Kiru does not speak. The second makes a root with Python, what it loads
and nothing else. The Dockerfile calls both, and `tools/clean_root` tries them in a chroot. It needs nothing but the
standard library, because it runs where images are built.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

USER = 10001
UNREAD = (".pyi", ".pyx", ".pxd", ".c", ".cpp", ".h", ".hpp", ".a", ".f90", ".pyc", ".js.map")
TESTS = ("tests", "__pycache__")
MACHINE_CODE = b"\x7fELF"
PATCHED = b"$ORIGIN"
"""Libraries that look for others beside them were rewritten by their packer: stripping breaks some of them."""
SYSTEM = ("libgcc_s.so.1", "libstdc++.so.6", "libm.so.6", "librt.so.1", "libdl.so.2", "libpthread.so.0", "libutil.so.1")
"""What every distribution has and wheels count on: the rest they bring themselves."""
SETTINGS = ("/etc/ld.so.cache", "/etc/ssl/certs/ca-certificates.crt")
"""Where the loader finds libraries, and whom TLS trusts: e-mail is sent over it."""
UNUSED = (
    "__pycache__",
    "test",
    "tests",
    "_test*",
    "xxlimited*",
    "idlelib",
    "tkinter",
    "_tkinter*",
    "turtle*",
    "ensurepip",
)
UNUSED += ("lib2to3", "pydoc_data", "*-packages", "config-*", "*.a")


def languages(site: Path) -> set[str]:
    """The languages of the installed Kiru: each is a folder."""
    return {folder.name for folder in (site / "kiru" / "text").iterdir() if (folder / "language.json").exists()}


def drop_locales(site: Path) -> None:
    """`root` is where all of Babel's locales begin; `de_AT` goes with `de`."""
    kept = languages(site) | {"root"}
    for file in (site / "babel" / "locale-data").glob("*.dat"):
        if file.stem.partition("_")[0] not in kept:
            file.unlink()


def drop_unread(site: Path) -> None:
    for folder in [one for one in site.rglob("*") if one.is_dir() and one.name in TESTS]:
        shutil.rmtree(folder, ignore_errors=True)
    for file in site.rglob("*"):
        if file.name.endswith(UNREAD) and file.is_file():
            file.unlink()


def strip(folder: Path) -> None:
    """Without binutils they stay as they are."""
    program = shutil.which("strip")
    for file in folder.rglob("*.so*") if program else ():
        content = file.read_bytes() if file.is_file() else b""
        if content.startswith(MACHINE_CODE) and PATCHED not in content:
            subprocess.run([str(program), "--strip-unneeded", file], check=True)


def size(folder: Path) -> int:
    """Bytes of all files."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_symlink() and file.is_file())


def slim(folder: Path) -> None:
    for site in folder.glob("lib/python*/site-packages"):
        drop_locales(site)
        drop_unread(site)
        strip(site)


def libraries(file: Path) -> set[Path]:
    """What the loader loads for a program or an extension."""
    told = subprocess.run(["ldd", file], capture_output=True, text=True).stdout
    return {Path(name) for name in re.findall(r"(/[^\s)]+)", told)}


def copy(file: Path, folder: Path) -> None:
    """A file at the place where it stands outside, links followed."""
    place = folder / str(file).lstrip("/")
    if file.exists() and not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file.resolve(), place)


def make_root(folder: Path) -> Path:
    """Python, its library, what both load, and a user without rights; the path of Python in it."""
    program = Path(os.path.realpath(sys._base_executable))  # noqa: SLF001 (the Python beneath a virtual environment)
    library = Path(sysconfig.get_paths()["stdlib"])
    ignored = shutil.ignore_patterns(*UNUSED)
    shutil.copytree(library, folder / str(library).lstrip("/"), ignore=ignored, symlinks=False)
    copy(program, folder)
    for file in (program, *(folder / str(library).lstrip("/") / "lib-dynload").glob("*.so")):
        for needed in libraries(file):
            copy(needed, folder)
    for name in SYSTEM:
        for found in Path("/").glob(f"lib/*-linux-gnu/{name}"):
            copy(found, folder)
    for file in map(Path, SETTINGS):
        copy(file, folder)
    for name in ("tmp", "data", "dev", "etc"):
        (folder / name).mkdir(exist_ok=True)
    (folder / "etc" / "passwd").write_text(f"kiru:x:{USER}:{USER}::/data:/none\n")
    os.chown(folder / "data", USER, USER)
    (folder / "tmp").chmod(0o1777)
    strip(folder)
    return program


if __name__ == "__main__":
    {"slim": slim, "root": make_root}[sys.argv[1]](Path(sys.argv[2]))
    print(f"kiru: {size(Path(sys.argv[2])) / 1e6:.0f} MB in {sys.argv[2]}")

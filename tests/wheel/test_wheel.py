"""The wheel is the whole product: the compiled ring, the texts and the client."""

import sys
import sysconfig
import zipfile
from pathlib import Path

from kiru import ring
from tests.wheel.installed import ROOT

RING = [file.removesuffix(".py") for file in ring.modules()]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
IS_COMPILED = (ROOT / "src" / f"kiru__mypyc{SUFFIX}").exists()


def test_it_holds_everything(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    wanted = {"kiru/web_dist/index.html", "kiru/py.typed"}
    for kind in ("*.py", "*.ftl", "*.toml", "*.json", "*.cjs", "*.css", "*.j2"):
        wanted |= {str(file.relative_to(ROOT / "src")) for file in (ROOT / "src" / "kiru").rglob(kind)}
    # What the client's build notes is for the tests alone.
    wanted.discard("kiru/web_dist/.vite/manifest.json")
    if IS_COMPILED:
        wanted |= {f"kiru/{module}{SUFFIX}" for module in RING} | {f"kiru__mypyc{SUFFIX}"}
    assert wanted - names == set()
    assert [name for name in names if name.endswith((".svelte", ".ts", ".c", ".o", ".db"))] == []


def test_it_names_no_path_of_this_machine(wheel: Path) -> None:
    private = {str(ROOT), sys.prefix, str(Path.home()) + "/", sys.base_prefix + "/lib"} - {"/", "//", "/usr/lib"}
    found = []
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            content = archive.read(name)
            found += [f"{name}: {path}" for path in private if path.encode() in content]
    assert found == []

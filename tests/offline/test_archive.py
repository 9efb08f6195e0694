"""What is packed for browsers: all that the engine imports, with stand-ins that write what the libraries write."""

import ast
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
PLAY = """
import json, sys
if sys.argv[1] == "stand-ins":
    from kiru.offline import stand_ins
    stand_ins.install()
from tests.offline.pages import sit_down
page = sit_down("hanging_gardens", "Ada", "Bel")
page.play_on(12)
for what in ("hint", "solution"):
    assert page.engine.service.answer("GET", f"/api/puzzles/babylon/3/{what}", "", "pl")["status"] == 200
for frame in page.heard:
    for volatile in ("table", "created", "since"):
        frame.pop(volatile, None)
        frame.get("head", {}).pop(volatile, None)
files = sorted({module.__file__ for module in sys.modules.values() if getattr(module, "__file__", None)})
print(json.dumps({"heard": page.heard, "files": files}))
"""


def pack() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pack", ROOT / "tools" / "engine" / "pack.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def played(how: str) -> dict[str, list[str]]:
    env = os.environ | {"KIRU_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", PLAY, how], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def test_stand_ins_give_the_same_frames_and_the_archive_holds_what_is_imported() -> None:
    plain, standing_in = played("libraries"), played("stand-ins")
    assert standing_in["heard"] == plain["heard"]
    assert len(plain["heard"]) > 12
    packed = {str(file) for file in pack().contents().values()}
    libraries = str(pack().site_packages())
    needed = {
        file
        for file in standing_in["files"]
        if file.startswith((str(ROOT / "src"), libraries)) and not file.endswith((".so", ".pth"))
    }
    missing = {file for file in needed - packed if "/_" not in file.removeprefix(libraries)[:3]}
    assert missing == set()


def test_the_archive_brings_no_server_no_database_and_no_client() -> None:
    names = set(pack().contents())
    assert not any("fastapi" in name or "sqlalchemy" in name or "web_dist" in name for name in names)
    assert not any(name.startswith("kiru/server/store") or name.startswith("kiru/server/http") for name in names)
    assert {"kiru/games/babylon/box.toml", "kiru/text/pl/common.ftl", "kiru/games/amyitis/kit.py"} <= names


def keys_of(files: list[Path]) -> set[str]:
    return {line.partition(" =")[0] for file in files for line in file.read_text().splitlines() if " =" in line}


def words_in(file: Path) -> set[str]:
    """Every string of a module; of one that is put together, its beginning."""
    tree = ast.parse(file.read_text())
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_no_text_is_left_out_that_packed_code_speaks() -> None:
    contents = pack().contents()
    packed = {file for file in contents.values() if file.suffix == ".ftl" and file.parent.name == "en"}
    every = {file for file in (ROOT / "src" / "kiru").rglob("*.ftl") if file.parent.name == "en"}
    left_out = keys_of(sorted(every - packed)) - keys_of(sorted(packed))
    spoken: set[str] = set()
    for file in contents.values():
        if file.suffix == ".py" and file.is_relative_to(ROOT / "src") and "sheet" not in file.name:
            spoken |= words_in(file)
    beginnings = tuple(word for word in spoken if word.endswith("-") and len(word) > 4)
    packed_keys = keys_of(sorted(packed))
    whole = {key for key in left_out if key in spoken}
    begun = {key for key in left_out if key.startswith(beginnings) and not any_like(key, packed_keys, beginnings)}
    assert whole | begun == set()
    assert len(packed_keys) > 300


def any_like(key: str, known: set[str], beginnings: tuple[str, ...]) -> bool:
    """Whether what begins a key begins packed ones, too: then those are meant."""
    return any(key.startswith(word) and any(one.startswith(word) for one in known) for word in beginnings)

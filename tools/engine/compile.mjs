// Compiles a folder of Python sources with the Python of the browser: what a worker loads need not be compiled there.
// node compile.mjs PYODIDE_FOLDER FOLDER
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide();
python.FS.mkdir("/work");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/work");
python.runPython(`
import py_compile
from importlib.util import cache_from_source
from pathlib import Path

# A game is found by its kit.py, so that source stays; of all others the compiled module is enough.
KEPT = ("kit.py",)
UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH
root = Path("/work")
for source in sorted(root.rglob("*.py")):
    name = str(source.relative_to(root))
    kept = source.name in KEPT
    target = cache_from_source(str(source)) if kept else str(source.with_suffix(".pyc"))
    py_compile.compile(str(source), target, name, doraise=True, optimize=2, invalidation_mode=UNCHECKED)
    if not kept:
        source.unlink()
`);
process.exit(0);

"""What the client bundles, as CycloneDX: `make sbom` writes build/client.cdx.json with versions and licenses.

Bundled is what the client's sources import, and what that depends on; tools of the build are no part of it.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
IMPORTED = re.compile(r"""(?:from|import)\s*\(?\s*["']((?:@[\w.-]+/)?[a-z][\w.-]*)[^"']*["']""")
LOCK: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]


def imported() -> set[str]:
    """The packages that the client's own sources name."""
    files = [path for kind in ("*.ts", "*.svelte", "*.css") for path in (ROOT / "web" / "src").rglob(kind)]
    named = {name for path in files for name in IMPORTED.findall(path.read_text("utf-8"))}
    return {name for name in named if f"node_modules/{name}" in LOCK}


def bundled() -> list[str]:
    """Those, and all that they depend on."""
    found = sorted(imported())
    for name in found:
        wanted = LOCK[f"node_modules/{name}"].get("dependencies", {})
        found += [one for one in sorted(wanted) if one not in found and f"node_modules/{one}" in LOCK]
    return sorted(found)


def component(name: str) -> dict[str, Any]:
    """One package; a license of several words is an expression."""
    told = LOCK[f"node_modules/{name}"]
    license = str(told.get("license", ""))
    one = {"expression": license} if " " in license else {"license": {"id": license}}
    address = f"pkg:npm/{name.replace('@', '%40')}@{told['version']}"
    made = {"type": "library", "name": name, "version": told["version"], "purl": address, "bom-ref": address}
    return made | ({"licenses": [one]} if license else {})


def document() -> dict[str, Any]:
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "kiru-web"}},
        "components": [component(name) for name in bundled()],
    }


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(document(), indent=2) + "\n", "utf-8")
    print(f"{target}: {len(bundled())} packages")

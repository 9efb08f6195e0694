"""Pages of the documents' site that are not written in docs/: papers of the root, and references made from the code.

MkDocs loads it as a hook (mkdocs.yml), in an environment without Kiru: sources are parsed, never imported.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "kiru"
PAPERS = {
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
}
"""What stands in the root, and the page it becomes."""
PYTHON = ("front_door", "match", "core.game", "core.referee", "core.record", "ai.bots", "games.kit")
ENVIRONMENTS = ("envs.vector", "envs.single_vector", "envs.aec", "envs.spiel", "envs.sb3")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]+)(#[^)\s]*)?\)")
METHODS = ("get", "post", "put", "delete", "patch")


class Route(NamedTuple):
    """A request that the server answers."""

    method: str
    path: str
    does: str
    body: str
    answer: str


def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def documented(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Every statement with the docstring that stands under it."""
    for at, node in enumerate(body):
        under = body[at + 1] if at + 1 < len(body) else None
        text = under.value.value if isinstance(under, ast.Expr) and isinstance(under.value, ast.Constant) else ""
        yield node, " ".join(str(text).split())


def cell(text: str) -> str:
    """Fit for a table of Markdown."""
    return text.replace("|", "\\|")


def code(text: str) -> str:
    """As code in a table of Markdown; nothing stays nothing."""
    return f"`{cell(text)}`" if text else ""


def type_page() -> str:
    """Every frame and body of the protocol: its fields, their types and what they mean."""
    parts = [
        "# Frames and bodies\n\nGenerated from the types of `kiru.protocol`: what travels between server and client.\n"
    ]
    for file in sorted((SOURCE / "protocol").glob("*.py")):
        module = parsed(file)
        found = [part for node in module.body if isinstance(node, ast.ClassDef) for part in type_part(node)]
        if found:
            parts += [f"\n## {file.stem}\n\n{ast.get_docstring(module) or ''}\n", *found]
    return "".join(parts)


def type_part(node: ast.ClassDef) -> Iterator[str]:
    yield f"\n### {node.name}\n\n{ast.get_docstring(node) or ''}\n"
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) not in ("TypedDict", "BaseModel", "Struct")]
    if bases:
        yield f"\nWhat `{'`, `'.join(bases)}` has, and:\n"
    fields = [(one, text) for one, text in documented(node.body) if isinstance(one, ast.AnnAssign)]
    if fields:
        yield "\n| field | type | |\n|---|---|---|\n"
    for field, text in fields:
        default = "" if field.value is None else f"Default `{cell(ast.unparse(field.value))}`."
        note = f"{cell(text)} {default}".strip()
        yield f"| `{ast.unparse(field.target)}` | `{cell(ast.unparse(field.annotation))}` | {note} |\n"


@cache
def protocol_types() -> set[str]:
    files = (SOURCE / "protocol").glob("*.py")
    return {node.name for file in files for node in parsed(file).body if isinstance(node, ast.ClassDef)}


def routes() -> list[Route]:
    """Every request, from the decorators of the server's route functions."""
    found = []
    for file in sorted((SOURCE / "server" / "http").rglob("*.py")):
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found += [route for one in node.decorator_list for route in route_of(one, node)]
    return sorted(found, key=lambda route: (route.path, route.method))


def route_of(decorator: ast.expr, node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Route]:
    if not isinstance(decorator, ast.Call) or not isinstance(decorator.func, ast.Attribute) or not decorator.args:
        return
    path = decorator.args[0]
    if decorator.func.attr not in METHODS or not isinstance(path, ast.Constant):
        return
    given = [ast.unparse(one.annotation) for one in node.args.args if one.annotation]
    bodies = [name for name in given if name in protocol_types()]
    answer = ast.unparse(node.returns) if node.returns else ""
    does = (ast.get_docstring(node) or "").partition("\n")[0]
    yield Route(decorator.func.attr.upper(), str(path.value), does, ", ".join(bodies), answer)


def request_page() -> str:
    head = "# Requests\n\nGenerated from the routes of the server; [frames and bodies](types.md) tells what travels.\n"
    rows = []
    for one in routes():
        asked = code(f"{one.method} {one.path}")
        rows.append(f"| {asked} | {cell(one.does)} | {code(one.body)} | {code(one.answer)} |\n")
    return f"{head}\n| request | | body | answer |\n|---|---|---|---|\n{''.join(rows)}"


def module_page(title: str, modules: tuple[str, ...]) -> str:
    """Docstrings of modules, put in by mkdocstrings."""
    return f"# {title}\n\n" + "".join(f"::: kiru.{module}\n\n" for module in modules)


def generated() -> dict[str, str]:
    """The pages by their paths on the site."""
    papers = {page: (ROOT / paper).read_text("utf-8") for paper, page in PAPERS.items()}
    return papers | {
        "reference/types.md": type_page(),
        "reference/requests.md": request_page(),
        "reference/python.md": module_page("Python API", PYTHON),
        "reference/environments.md": module_page("Environments", ENVIRONMENTS),
    }


def with_links(text: str, page: str) -> str:
    """Links of a paper as the site has them: papers lead to their pages, sources are only named."""

    def link(found: re.Match[str]) -> str:
        mark, label, target, anchor = found[1], found[2], found[3], found[4] or ""
        if "://" in target or target.startswith("mailto:"):
            return found[0]
        if page not in PAPERS.values():
            plain = target.removeprefix("../")
            return f"{mark}[{label}]({'../' * page.count('/')}{PAPERS[plain]}{anchor})" if plain in PAPERS else found[0]
        if target in PAPERS:
            return f"{mark}[{label}]({PAPERS[target]}{anchor})"
        inside = target.removeprefix("docs/") if target.startswith("docs/") else ""
        if target.rstrip("/") == "docs":
            inside = "index.md"
        return f"{mark}[{label}]({inside}{anchor})" if inside else f"`{label.strip('`')}`"

    return LINK.sub(link, text)


def on_files(files: Any, config: Any) -> Any:
    """MkDocs asks which files there are."""
    from mkdocs.structure.files import File

    for path, text in generated().items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    return with_links(markdown, page.file.src_uri)

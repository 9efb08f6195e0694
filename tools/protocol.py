"""Write the client's types, web/src/net/protocol.gen.ts, from src/kiru/protocol.

Written here rather than by a generator for JSON Schema: the types are few and plain, and a schema forgets the names of
aliases, the comments of fields, and that frames of one tag can be several types.
"""

import ast
import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import msgspec
from pydantic import BaseModel
from typing_extensions import is_typeddict

from kiru.games.amyitis.words import typed_view as amyitis
from kiru.games.babylon.words import typed_view as babylon
from kiru.games.hanging_gardens.words import typed_view as hanging_gardens
from kiru.protocol import (
    answers,
    boxes,
    clubs,
    companion,
    companion_tools,
    errors,
    frames_in,
    frames_out,
    heads,
    manners,
    meeting,
    notices,
    people,
    profile,
    puzzles,
    reports,
    requests,
    statistics,
    views,
)

FILE = Path(__file__).parents[1] / "web" / "src" / "net" / "protocol.gen.ts"
GAMES = (amyitis, babylon, hanging_gardens)
MODULES = (
    errors,
    heads,
    *GAMES,
    views,
    frames_in,
    frames_out,
    reports,
    requests,
    answers,
    profile,
    statistics,
    people,
    clubs,
    meeting,
    manners,
    notices,
    puzzles,
    boxes,
    companion,
    companion_tools,
)
HEADER = "/** Written by tools/protocol.py from src/kiru/protocol: change it there. */"
PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
PLAIN |= {object: "unknown", datetime: "string"}
WIDTH = 120


def is_described(value: Any) -> bool:
    """Whether it is a type of the protocol by itself, not one that others are made of."""
    if isinstance(value, type) and issubclass(value, msgspec.Struct | BaseModel):
        return not value.__subclasses__()
    return is_typeddict(value) or get_origin(value) in (Literal, Union, UnionType, dict, list)


class TypeScriptWriter:
    """The names of all types, with what is said about them and their fields."""

    def __init__(self) -> None:
        self.names: dict[Any, str] = {}
        self.comments: dict[tuple[str, str], str] = {}
        for module in MODULES:
            self.read(module)

    def read(self, module: ModuleType) -> None:
        """Name the types that a module defines, in its order."""
        tree = ast.parse(Path(str(module.__file__)).read_text("utf-8")).body
        for name in comments(tree, self.comments, ""):
            value = getattr(module, name)
            if is_described(value):
                assert value not in self.names, f"{name} is {self.names.get(value)}"
                self.names[value] = name
        for node in tree:
            if isinstance(node, ast.ClassDef):
                self.comments[node.name, ""] = ast.get_docstring(node) or ""
                list(comments(node.body, self.comments, node.name))

    def write(self) -> str:
        return "\n\n".join([HEADER, *(self.declaration(value, name) for value, name in self.names.items())]) + "\n"

    def declaration(self, value: Any, name: str) -> str:
        if get_origin(value) is not None:
            return comment(self.comments.get(("", name), "")) + alias(name, self.spelled(value))
        bases = [base for base in getattr(value, "__orig_bases__", ()) if base in self.names]
        inherited = {field for base in bases for field in base.__annotations__}
        rows = "".join(self.row(value, *field) for field in fields(value) if field[0] not in inherited)
        extends = "".join(f" extends {self.names[base]}" for base in bases)
        return f"{comment(self.comments[name, ''])}export interface {name}{extends} {{\n{rows}}}"

    def row(self, owner: Any, name: str, written: str, hint: Any, is_optional: bool) -> str:
        """A field, with what is said about it."""
        said = comment(self.comments.get((owner.__name__, name), ""), "  ")
        return f"{said}  {written}{'?' * is_optional}: {self.type(hint)};\n"

    def type(self, hint: Any) -> str:
        return self.names.get(hint) or self.spelled(hint)

    def spelled(self, hint: Any) -> str:
        """A type in TypeScript, by its parts."""
        origin, parts = get_origin(hint), get_args(hint)
        if origin is None:
            return PLAIN[hint]
        if origin in (Annotated, NotRequired):
            return self.type(parts[0])
        if origin is Literal:
            return " | ".join(json.dumps(part) for part in parts)
        if origin in (Union, UnionType):
            return " | ".join(self.type(part) for part in parts if part is not msgspec.UnsetType)
        if origin is list:
            inner = self.type(parts[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        spelled = ", ".join(self.type(part) for part in parts)
        return f"[{spelled}]" if origin is tuple else f"Record<{spelled}>"


def comments(body: list[ast.stmt], found: dict[tuple[str, str], str], owner: str) -> Iterator[str]:
    """The names that are assigned to; what stands below them is kept as said about them."""
    for node, below in zip(body, [*body[1:], ast.Pass()], strict=True):
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(node, ast.Assign):
            target = node.targets[0]
        if isinstance(target, ast.Name):
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                found[owner, target.id] = str(below.value.value)
            yield target.id
        elif isinstance(node, ast.ClassDef):
            yield node.name


def fields(owner: Any) -> Iterator[tuple[str, str, Any, bool]]:
    """The fields of a type: the name, the name on the wire, the type, and whether it may be missing."""
    if is_typeddict(owner):
        for name, hint in get_type_hints(owner, include_extras=True).items():
            yield name, name, hint, name in owner.__optional_keys__
    elif issubclass(owner, BaseModel):
        hints = get_type_hints(owner, include_extras=True)
        for name, field in owner.model_fields.items():
            yield name, name, hints[name], not field.is_required()
    else:
        yield "t", "t", Literal[owner.__struct_config__.tag], False
        for field in msgspec.structs.fields(owner):
            yield field.name, field.encode_name, field.type, not field.required


def comment(text: str, indent: str = "") -> str:
    """The first sentence or so, as far as a line goes."""
    line = " ".join(text.split("\n\n")[0].split())
    if not line:
        return ""
    short = f"{indent}/** {line} */\n"
    return short if len(short) <= WIDTH else f"{indent}/**\n{indent} * {line}\n{indent} */\n"


def alias(name: str, spelled: str) -> str:
    line = f"export type {name} = {spelled};"
    if len(line) <= WIDTH:
        return line
    below = f"  {spelled};"
    if len(below) <= WIDTH:
        return f"export type {name} =\n{below}"
    return f"export type {name} =" + "".join(f"\n  | {part}" for part in spelled.split(" | ")) + ";"


def written() -> str:
    return TypeScriptWriter().write()


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")

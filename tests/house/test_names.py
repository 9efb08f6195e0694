"""One word for one thing: no two unrelated classes of the product have the same name."""

import ast
import re
from collections import defaultdict
from pathlib import Path

from kiru import games

SOURCE = Path(games.__file__).parents[1]
SAME_THING = {
    "Account": "what a result is made of, and as it is sent",
    "Bot": "what the front door hands out plays with one of the AI's",
    "Garden": "a player's garden, as each game reads it for the score sheet",
    "Item": "an item of Babylon in a garden, and in the view",
    "Reason": "why the coach says so, and as it is sent",
    "Seat": "who sits at a table, in a record and as it is sent",
    "Standing": "everybody's chances after a decision, and as they are sent",
    "Step": "a decision as a number, in words, and as it is sent",
}
"""Classes of one name that are forms of one thing."""


def defined() -> dict[str, set[str]]:
    """The modules in which each class is written; what every game has under the same name counts once."""
    found = defaultdict(set)
    for file in SOURCE.rglob("*.py"):
        parts = list(file.relative_to(SOURCE).parts)
        if parts[0] == "games" and len(parts) > 2:
            parts[1] = "*"
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].add("/".join(parts))
    return found


def test_a_name_is_one_class() -> None:
    doubled = {name: sorted(where) for name, where in defined().items() if len(where) > 1}
    assert {name: where for name, where in doubled.items() if name not in SAME_THING} == {}
    assert set(SAME_THING) <= set(doubled), "what is not doubled any more needs no exception"


CLIENT = SOURCE.parents[1] / "web" / "src"
DECLARED = re.compile(r"^\s*(?:export )?(?:interface|class|type) (\w+)(?=[ <=])", re.MULTILINE)
EVERY_COMPONENT = {"Props"}
"""What every component of the client calls its own."""


def test_a_name_is_one_type_of_the_client() -> None:
    files = [file for kind in ("*.ts", "*.svelte") for file in CLIENT.rglob(kind)]
    found = defaultdict(list)
    for file in files:
        for name in DECLARED.findall(file.read_text(encoding="utf-8")):
            found[name].append(file.relative_to(CLIENT).as_posix())
    assert len(found) > 200
    assert {name: where for name, where in found.items() if len(where) > 1 and name not in EVERY_COMPONENT} == {}

"""Hot functions keep their numbers in registers: no i64 becomes an object on the way, in the C that mypyc wrote.

`return x if x > 0 else 0` looks harmless, yet joins an i64 with a literal and makes an object of both: write an `if`.
So does `for _ in range(count)`, as `_` may hold anything: count down.
"""

import re
from functools import cache
from pathlib import Path

import pytest

WRITTEN = Path(__file__).parents[2] / "build" / "__native_kiru.c"
FUNCTION = re.compile(r"^[\w *]+?\bCPyDef_(\w+)\([^;{]*\) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
OBJECTS = re.compile(r"\b(?:PyLong_From\w+|CPyLong_As\w+|CPyTagged_\w+)\(")
HOT = {
    "core/actions.py": ["Actions___add", "Actions___clear", "Actions___has"],
    "core/game.py": ["draw", "State___deal", "State___outcomes", "Hash___add", "Hash___add_all"],
    "core/playout.py": ["play_out"],
    "core/rng.py": ["Rng___next32", "Rng___below"],
    "games/babylon/engine/chance.py": ["Chance___deal", "Chance___copies"],
    "games/babylon/engine/decorations.py": [
        "code_towards", "decorable", "decorable_on", "is_free", "why_not_bridge", "why_not_change", "why_not_fountain",
        "why_not_on", "why_not_stairway", "why_not_statue", "would_serve",
    ],
    "games/babylon/engine/game.py": ["BabylonState___apply", "BabylonState___legal_actions", "BabylonState___end_turn"],
    "games/babylon/engine/garden.py": ["edge_start", "edge_step", "first_cell", "span_start", "span_step"],
    "games/babylon/engine/needs.py": ["need_of", "payable_needs"],
    "games/babylon/engine/places.py": [
        "add_places", "feet_on", "has_place", "levels_at", "place_on", "renew_places",
    ],
    "games/babylon/engine/quarry.py": ["diggable", "income", "open_edges", "why_not_dig", "why_not_remove"],
    "games/babylon/engine/scoring.py": ["flower_set_count", "is_visible", "item_points", "score"],
    "games/babylon/engine/terraces.py": ["lay", "price", "rotate", "supportable", "swaps", "why_not_feet"],
    "games/hanging_gardens/engine/chance.py": ["Chance___deal", "Chance___deal_card", "Chance___deal_tile"],
    "games/hanging_gardens/engine/objectives.py": ["best_level_count", "completable", "why_not_complete"],
    "games/hanging_gardens/engine/rules.py": [
        "can_place", "count_items", "free_space", "has_empty_card", "placeable", "takeable", "why_not_pay",
        "why_not_send",
    ],
    "games/amyitis/engine/caravan.py": [
        "can_pay", "cost_of", "plantable_squares", "reachable", "why_not_arrive", "why_not_court",
        "why_not_trade_plant",
    ],
    "games/amyitis/engine/chance.py": ["Chance___deal", "Chance___next_tiles", "draw_bit"],
    "games/amyitis/engine/crafts.py": ["cost_of", "push", "recruitable", "why_not_craft"],
    "games/amyitis/engine/evening.py": ["first_place", "placed", "second_place", "weight"],
}  # fmt: skip
"""Where random games spend their instructions, by `python -m kiru.bench.instructions GAME --profile`."""


@cache
def bodies() -> dict[str, str]:
    """What mypyc wrote for each function, by the name it has in C without `CPyDef_`."""
    return dict(FUNCTION.findall(WRITTEN.read_text("utf-8")))


def body(file: str, function: str) -> str:
    """In C a module goes by the shortest end of its path that no other module has."""
    parts = ["kiru", *file.removesuffix(".py").split("/")]
    names = ["___".join([*parts[start:], function]) for start in range(len(parts))]
    found = [bodies()[name] for name in names if name in bodies()]
    assert len(found) == 1, f"{file}: {function} is not in {WRITTEN.name}; renamed, or `make setup` is due"
    return found[0]


def objects_in(written: str) -> list[str]:
    return sorted({match.removesuffix("(") for match in OBJECTS.findall(written)})


needs_c = pytest.mark.skipif(not WRITTEN.exists(), reason="the ring was not compiled here")


@needs_c
@pytest.mark.parametrize("file", HOT)
def test_no_hot_function_makes_an_object_of_a_number(file: str) -> None:
    found = {function: objects_in(body(file, function)) for function in HOT[file]}
    assert not {function: calls for function, calls in found.items() if calls}


@needs_c
def test_a_function_that_does_is_seen() -> None:
    """`State.key` walks a tuple of numbers: objects, once a game."""
    assert objects_in(body("games/babylon/engine/state.py", "Table___key"))

"""Every rule of the rulebook is named by at least one test."""

import re
from pathlib import Path

from kiru.games.hanging_gardens.box import STANDARD


def test_every_rule_is_named_by_a_test() -> None:
    rulebook = STANDARD.with_name("texts").joinpath("en", "rulebook.ftl").read_text("utf-8")
    rules = set(re.findall(r"^rule-(H\d\d)", rulebook, re.MULTILINE))
    files = Path(__file__).parent.glob("test_*.py")
    names = [name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)]
    named = {rule for name in names for rule in re.findall(r"H\d\d", name)}
    assert len(rules) == 43
    assert named == rules

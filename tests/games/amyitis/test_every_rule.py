"""Every rule of the rulebook is named by at least one test."""

import re
from pathlib import Path

from kiru.games.amyitis.box import STANDARD


def test_every_rule_is_named_by_a_test() -> None:
    rulebook = STANDARD.with_name("texts").joinpath("en", "rulebook.ftl").read_text("utf-8")
    rules = set(re.findall(r"^rule-(A\d\d)", rulebook, re.MULTILINE))
    files = Path(__file__).parent.glob("test_*.py")
    names = [name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)]
    named = {rule for name in names for rule in re.findall(r"A\d\d", name)}
    assert len(rules) == 51
    assert named == rules

"""The reference of observations: every group has its meaning, and a layout never changes silently."""

import json
from pathlib import Path

import pytest

from kiru.core import observation_layout
from kiru.core.observation_layout import Group, Layout
from kiru.envs import reference
from kiru.games import NAMES, open_kit

LAYOUTS = Path(__file__).with_name("layouts.json")
"""The fingerprints that were published: a change of layout is a new version of the environment, not a new line here."""


@pytest.mark.parametrize("game", NAMES)
def test_every_group_has_its_meaning_and_no_meaning_is_left_over(game: str) -> None:
    groups = {
        reference.about(group) for layout in reference.layouts(open_kit(game)).values() for group in layout.groups
    }
    assert set(reference.meanings(game)) == groups


@pytest.mark.parametrize("game", NAMES)
def test_a_layout_never_changes_silently(game: str) -> None:
    kit = open_kit(game)
    found = {str(players): observation_layout.fingerprint(layout) for players, layout in reference.layouts(kit).items()}
    assert found == json.loads(LAYOUTS.read_text())[f"{game}-v{kit.game.version}"]


def test_a_fingerprint_changes_with_names_order_and_ranges() -> None:
    one = Layout((1, 5), (Group("a", 0, 1), Group("b", 1, 1)), 0)
    others = [
        Layout((5, 1), one.groups, 0),
        Layout((1, 6), one.groups, 0),
        Layout(one.highs, (Group("b", 0, 1), Group("a", 1, 1)), 0),
    ]
    assert len({observation_layout.fingerprint(layout) for layout in (one, *others)}) == 4


def test_the_page_is_the_one_that_the_code_writes() -> None:
    page = Path(__file__).parents[2] / "docs" / "observations.md"
    assert page.read_text(encoding="utf-8") == reference.text()

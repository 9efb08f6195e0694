"""The log in plain words, with the small pictures beside its lines."""

import re
from pathlib import Path

import pytest

import kiru
from kiru.core.game import CHANCE
from kiru.games import NAMES

AMYITIS_ICONS = Path("web/src/boards/amyitis/glyphs.ts").read_text("utf-8")
CELL = re.compile(r"\b[a-i][1-9]\b")
ICONS = "".join(Path("web/src/art", file).read_text("utf-8") for file in ("icons.ts", "start-icons.ts"))


def told(game: str, language: str = "en", most: int = 400) -> list[tuple[int, str, list[str]]]:
    """Seat, line and pictures of each step of a game that always takes the last choice."""
    match = kiru.new(game, players=2, seed="7", language=language)
    kit, lines = match.kit, []
    state = kit.game.new(2, match.referee.options)
    for _ in range(most):
        if match.is_over:
            break
        match.play(match.legal[-1])
    for step in match.referee.steps:
        story = kit.story(state, step.action, ["Ada", "Bel"], match.texts)
        pictures = kit.pictures(state, step.action) if kit.pictures else []
        lines.append((step.seat, story, pictures))
        state.apply(step.action)
    return lines


@pytest.mark.parametrize("game", ["hanging_gardens", "babylon"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_line_speaks_in_coordinates(game: str, language: str) -> None:
    assert not [story for _, story, _ in told(game, language) if CELL.search(story)]


@pytest.mark.parametrize("game", NAMES)
def test_pictures_are_glyphs_that_the_browser_has(game: str) -> None:
    glyphs = {glyph for _, _, pictures in told(game) for glyph in pictures}
    assert glyphs
    assert not [glyph for glyph in glyphs if not is_drawn(glyph)]


def is_drawn(glyph: str) -> bool:
    """Amyitis has glyphs of its own, which its sprite calls `am-…`."""
    name = glyph.removeprefix("am-")
    icons = ICONS if name == glyph else AMYITIS_ICONS
    return f"\n  {name}: " in icons or f"\n  {name}:\n" in icons


def test_a_card_that_is_taken_stands_beside_its_line() -> None:
    taken = [(story, pictures) for seat, story, pictures in told("hanging_gardens") if seat != CHANCE and pictures]
    assert any(story.startswith(("Ada takes", "Bel takes")) for story, _ in taken)
    lions = [pictures for story, pictures in taken if "a lion" in story]
    assert all(pictures[0] == "lion" for pictures in lions)

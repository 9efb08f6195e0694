"""Score sheets of a real table of Babylon: the booklet's points, wrong lines, and gardens of played games."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiru.cli.commands import score
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.referee import Referee
from kiru.core.rng import seeded
from kiru.games import open_kit
from kiru.games.babylon.engine import scoring
from kiru.games.babylon.engine.components import BELVEDERE, BRIDGE, EDITIONS, MAX_LAID, PIECE_WORDS, STATUE
from kiru.games.babylon.engine.garden import CELLS
from kiru.games.babylon.words.notation import CELL_WORDS, EDGE_WORDS, SPAN_WORDS, SPOT_WORDS
from kiru.games.babylon.words.sheet import score_sheet
from kiru.games.babylon.words.view_garden import table_of
from kiru.games.sheet import Pad
from kiru.text import LANGUAGES, Texts
from tests.games.babylon.positions import BOX

PAGE = Path(__file__).parents[3] / "docs" / "score.md"
KIT = open_kit("babylon")

ADA = """\
player Ada
tile a1 1 start_white
tile c1 1 granite_04 180
tile a4 1 clay_03
tile e1 1 clay_09
tile c3 2 granite_02 180
tile d2 3 basalt_14
fountain b1-c1
bridge b2-b4
stairway c2-c3
statue a2
statue d2
belvedere d4
belvedere e3
"""
EXAMPLE = {
    "statues": 4, "fountains": 3, "bridges": 3, "stairways": 3,
    "decoration_sets": 4, "flower_sets": 4, "belvederes": 2, "highest_point": 9,
}  # fmt: skip
TOWER = """\
tile a1 1 white
tile c1 1 white
tile b3 1 white
tile b1 2 white
tile b2 3 white
"""
"""Five tiles up to the third level, typed by their flower."""


def pads(text: str) -> list[Pad]:
    return score_sheet(text, BOX)


def points(text: str) -> dict[str, int]:
    """The lines with points of the only garden."""
    (pad,) = pads(text)
    return {line: found for line, found in pad.lines if found}


def failure(text: str) -> KiruError:
    """The error of a sheet; both languages have a sentence for it, with its line."""
    with pytest.raises(KiruError) as caught:
        pads(text)
    for language in LANGUAGES:
        assert str(caught.value.args_by_name["line"]) in Texts(language).error(caught.value)
    return caught.value


def test_B61_the_example_comes_out_line_by_line() -> None:
    (pad,) = pads(ADA)
    assert (pad.name, pad.lines, pad.total, pad.place) == ("Ada", list(EXAMPLE.items()), 32, None)


def test_typing_is_forgiving() -> None:
    untidy = ADA.replace("player Ada\n", "# no name\n\n").replace("b1-c1", "C1-B1").replace("b2-b4", "b4-b2 # ours")
    (pad,) = pads("\r\n".join(reversed(untidy.split("\n"))))
    assert (pad.name, dict(pad.lines)) == ("", EXAMPLE)


def test_B61_the_points_of_the_booklet() -> None:
    """A statue on level 3, a fountain on level 2, stairways from 1 to 2 and from 2 to 3; the highest level squared."""
    assert points(TOWER + "statue b2") == {"statues": 3, "highest_point": 9}
    assert points("tile g7 1 white\ntile a1 2 white\ntile c1 2 white\nfountain b1-c1") == {
        "fountains": 6,
        "highest_point": 4,
    }
    assert points("tile a1 1 white\ntile c1 2 white\nstairway b1-c1") == {"stairways": 3, "highest_point": 4}
    assert points(TOWER + "stairway b1-b2") == {"stairways": 5, "highest_point": 9}
    assert points("tile a1 1 white") == {"highest_point": 1}
    assert points("player Nobody") == {}


def test_B61_four_flowers_are_a_set_and_hidden_tiles_count_in_none() -> None:
    row = "tile a1 1 white\ntile c1 1 pink\ntile e1 1 yellow\ntile a3 1 blue\ntile c3 1 white\n"
    assert points(row) == {"flower_sets": 4, "highest_point": 1}
    assert points(row + "tile b1 2 white\ntile d1 2 white\ntile b2 3 white\ntile d2 3 white\nbelvedere e3") == {
        "belvederes": 1,
        "highest_point": 9,
    }, "nothing is seen of the pink tile on c1"


def test_B01_the_edition_decides_what_the_highest_level_counts() -> None:
    for place in (f"edition polish\n{ADA}", f"{ADA}edition Polish"):
        assert dict(pads(place)[0].lines) == EXAMPLE | {"highest_point": 6}
    assert pads(f"edition english\n{ADA}")[0].total == 32


def test_B62_points_then_bare_cells_then_shared() -> None:
    high, wide = "player\n" + TOWER, "player\n" + TOWER + "tile f1 1 white\n"
    assert [pad.place for pad in pads(ADA + high)] == [1, 2]
    assert [(pad.total, pad.place) for pad in pads(high + wide)] == [(9, 2), (9, 1)]
    assert [pad.place for pad in pads(high + high)] == [1, 1]


HALF = "tile a1 1 white\ntile c1 1 pink\ntile a2 2 white\nbelvedere b2\n"
"""A fountain on b2-c2 has its end on b2 covered."""
DECK = "tile a3 1 white\ntile d3 1 pink\ntile a2 2 white\ntile d2 2 white\nbelvedere b3\nbelvedere d3\n"
"""A bridge on b3-d3 has both ends covered."""


def test_B61_the_level_is_found_where_something_is_covered() -> None:
    assert points(HALF + "fountain b2-c2")["fountains"] == 3
    assert points(DECK + "bridge b3-d3")["bridges"] == 3, "belvederes stand on the higher spaces"
    rising = "tile a1 1 white\ntile c1 2 white\ntile c3 2 white\ntile c2 3 white\nbelvedere c2\nstairway b2-c2"
    assert points(rising)["stairways"] == 3, "its upper end is covered"


def test_a_level_can_be_told() -> None:
    assert points(HALF + "fountain b2-c2 1")["fountains"] == 3
    assert failure(HALF + "fountain b2-c2 2").key == "error-sheet-fountain"
    assert points(DECK + "bridge b3-d3 1")["bridges"] == 3
    assert failure(DECK + "bridge b3-d3 2").key == "error-sheet-taken"


def test_B51_a_token_may_have_changed_a_symbol() -> None:
    assert failure(ADA + "statue c1").key == "error-sheet-statue"
    assert failure(ADA + "statue d1").key == "error-sheet-statue"
    assert dict(pads(ADA + "statue d1\nsymbol d1 statue\n")[0].lines)["statues"] == 5


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("belvedere e3", "pillar e3", "error-sheet-word", 14),
        ("player Ada", "edition german\nplayer Ada", "error-sheet-edition", 1),
        ("tile c1 1 granite_04 180", "tile c1 granite_04", "error-sheet-terrace", 3),
        ("tile c1 1 granite_04 180", "tile c1 1 granite_04 180 0", "error-sheet-terrace", 3),
        ("tile a1 1", "tile h1 1", "error-sheet-corner", 2),
        ("tile a1 1", "tile a1 0", "error-sheet-number", 2),
        ("tile a1 1", "tile a1 11", "error-sheet-number", 2),
        ("clay_03", "clay_17", "error-sheet-key", 4),
        ("clay_03", "red", "error-sheet-key", 4),
        ("granite_04 180", "granite_04 45", "error-sheet-rotation", 3),
        ("belvedere e3", "belvedere", "error-sheet-item", 14),
        ("belvedere e3", "belvedere e3 3 3", "error-sheet-item", 14),
        ("belvedere e3", "belvedere i3", "error-sheet-cells", 14),
        ("fountain b1-c1", "fountain b1-c2", "error-sheet-cells", 8),
        ("fountain b1-c1", "fountain b1", "error-sheet-cells", 8),
        ("bridge b2-b4", "bridge b2-b3", "error-sheet-cells", 9),
        ("belvedere e3", "symbol e3", "error-sheet-symbol", 14),
        ("belvedere e3", "symbol e3 belvedere", "error-sheet-symbol", 14),
        ("statue a2", "symbol a2 statue\n" * 5, "error-sheet-symbols", 15),
        ("statue a2", "tile a7 1 white\n" * 11, "error-sheet-tiles", 21),
        ("clay_09", "clay_03", "error-sheet-tile-twice", 5),
        ("clay_09", "start_blue", "error-sheet-starting", 5),
        ("tile d2 3", "tile d2 4", "error-sheet-gap", 7),
        ("tile e1 1 clay_09", "tile c3 1 clay_09", "error-sheet-same-cells", 6),
        ("tile e1 1", "tile d1 1", "error-sheet-overlap", 5),
        ("tile e1 1", "tile g1 1", "error-sheet-feet", 7),
        ("belvedere e3", "", "error-sheet-free-corner", 7),
        ("belvedere e3", "belvedere e2", "error-sheet-belvedere", 14),
        ("belvedere d4", "belvedere d4\nbelvedere c4", "error-sheet-belvedere", 13),
        ("belvedere d4", "belvedere h8", "error-sheet-belvedere", 13),
        ("stairway c2-c3", "stairway c1-d1", "error-sheet-stairway", 10),
        ("stairway c2-c3", "stairway c4-c5", "error-sheet-stairway", 10),
        ("granite_04 180", "granite_04", "error-sheet-fountain", 8),
        ("fountain b1-c1", "fountain d1-e1", "error-sheet-fountain", 8),
        ("fountain b1-c1", "fountain b1-c1 2", "error-sheet-fountain", 8),
        ("bridge b2-b4", "bridge b2-d2", "error-sheet-bridge", 9),
        ("clay_03", "clay_03 180", "error-sheet-bridge", 9),
        ("statue a2", "statue a1", "error-sheet-statue", 11),
        ("statue a2", "statue a3", "error-sheet-statue", 11),
        ("statue a2", "statue d2", "error-sheet-taken", 12),
        ("statue a2", "bridge b4-b2", "error-sheet-taken", 11),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, key: str, line: int) -> None:
    error = failure(ADA.replace(old, new, 1))
    assert (error.key, error.args_by_name["line"]) == (key, line)


def test_the_table_is_checked_together() -> None:
    for second, key, line in (
        ("player\ntile a1 1 clay_03", "error-sheet-tile-twice", 16),
        ("edition polish\nplayer\nedition polish", "error-sheet-once", 17),
        ("player\nplayer\n" + "tile a1 1 white\n" * 13, "error-sheet-same-cells", 18),
        ("player\nplayer\n" + "tile a1 1 white\n" * 15, "error-sheet-tiles", 31),
        ("player\n" * 4, "error-sheet-players", 18),
    ):
        error = failure(ADA + second)
        assert (error.key, error.args_by_name["line"]) == (key, line)


def test_B01_no_more_pieces_than_the_edition_has() -> None:
    many = "fountain a1-b1\n" * 16
    assert (failure(many).key, failure(many).args_by_name["line"]) == ("error-sheet-fountain", 1)
    error = failure("edition polish\n" + many)
    assert (error.key, error.args_by_name["line"], error.args_by_name["copies"]) == ("error-sheet-copies", 17, 15)


def finished(players: int, seed: str) -> tuple[Referee, list[tuple[int, str]]]:
    """A game of eager builders who choose at random, and the symbols they changed."""
    options = {"edition": EDITIONS[players % 2]}
    match = Referee(KIT.game, KIT.notation, players, options, SeededDealer(seed, KIT.game.sources))
    match.start()
    rng = seeded(seed, "players")
    changed = []
    while not match.state.is_over:
        words = {action: KIT.notation.text(action) for action in match.legal()}
        eager = [action for action, word in words.items() if word.split()[0] not in ("stop", "done", "keep")]
        choice = eager or list(words)
        action = choice[rng.below(len(choice))]
        if words[action].startswith("symbol"):
            changed.append((int(match.state.seat), words[action]))
        match.play(match.state.seat, action)
    return match, changed


def typed(match: Referee, changed: list[tuple[int, str]], with_levels: bool) -> Iterator[str]:
    """What the players of a finished game would type."""
    s = table_of(match.state)
    yield f"edition {EDITIONS[s.edition]}"
    for seat in range(s.players):
        yield f"player {seat + 1}"
        for tile in range(seat * MAX_LAID, seat * MAX_LAID + s.laid[seat]):
            where = f"{SPOT_WORDS[s.laid_spot[tile]]} {s.laid_level[tile]}"
            yield f"tile {where} {BOX.keys[s.laid_tile[tile]]} {90 * s.laid_rotation[tile]}"
        for item in range(seat * CELLS, seat * CELLS + s.items[seat]):
            kind = s.item_kind[item]
            if kind <= BELVEDERE and scoring.is_visible(s, seat, item):
                words = SPAN_WORDS if kind == BRIDGE else CELL_WORDS if kind >= STATUE else EDGE_WORDS
                level = f" {s.item_level[item]}" if with_levels else ""
                yield f"{PIECE_WORDS[kind]} {words[s.item_place[item]]}{level}"
        yield from dict.fromkeys(word for owner, word in changed if owner == seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sheet_scores_like_the_game_it_comes_from(players: int) -> None:
    for game in range(15):
        match, changed = finished(players, f"sheet {game}")
        for with_levels in (True, False):
            found = pads("\n".join(typed(match, changed, with_levels)))
            assert [[points for _, points in pad.lines] for pad in found] == [
                match.state.score_lines(seat) for seat in range(players)
            ], f"seed sheet {game}"
            assert [pad.place for pad in found] == match.state.ranking()


def chapter() -> str:
    return PAGE.read_text(encoding="utf-8").partition("\n## Babylon\n")[2].partition("\n## ")[0]


def test_docs_sheets_score_as_the_page_says() -> None:
    example, evening = re.findall(r"^```sheet\n(.*?)^```$", chapter(), re.MULTILINE | re.DOTALL)
    assert example == ADA
    texts = KIT.texts("en")
    told = dict(re.findall(r"^\| ([A-Z][\w ]+) \| (\d+) \|", chapter(), re.MULTILINE))
    assert told == {texts(f"line-{line}"): str(own) for line, own in EXAMPLE.items()}
    assert [(pad.total, pad.place) for pad in pads(evening)] == [(29, 1), (21, 2)]


def test_the_command_shows_the_pad(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.txt"
    file.write_text(ADA, encoding="utf-8")
    score.run("babylon", file, as_json=False, language="pl")
    assert re.search(r"\bRazem\s+32\b", capsys.readouterr().out)
    score.run("babylon", file, as_json=True, language="en")
    answer = json.loads(capsys.readouterr().out)
    assert answer["players"] == [{"name": "Ada", "lines": EXAMPLE, "total": 32, "place": None}]

"""`kiru score`: sheets of a real table, and the examples of the documents that describe what is typed."""

import io
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiru.cli.commands import score
from kiru.core import record
from kiru.core.errors import KiruError
from kiru.core.game import NONE
from kiru.core.referee import Referee
from kiru.core.rng import seeded
from kiru.games import NAMES, open_kit
from kiru.games.hanging_gardens import box as boxes
from kiru.games.hanging_gardens.engine.garden import CELLS, level_of
from kiru.games.hanging_gardens.engine.scoring import space_points
from kiru.games.hanging_gardens.words.sheet import score_sheet
from kiru.games.hanging_gardens.words.view import table_of
from kiru.games.sheet import Pad
from kiru.text import LANGUAGES, Texts
from tests.core.tables import played

DOCS = Path(__file__).parents[2] / "docs"
KIT = open_kit("hanging_gardens")
BOX = boxes.load()

ADA = """\
player Ada
irrigation left
level 1: visitor_yellow_flowers, visitor_crown_bonuses, monkey_ry, cedar_gold, cedar_crown
level 2: monkey_by, cedar_irr, empty_by_crown + e_dragon_irr, empty_y_crown_gold
level 3: empty_b_irr_gold, empty_b_irr_tool, empty_bry + e_lion
objectives 4 2
"""
BEN = """\
player Ben
irrigation center
level 1: lion_irr, date_palm, date_palm, visitor_trees, dragon_r
level 2: date_palm, monkey_irr, cedar_irr, empty_rr_gold
level 3: peacock_irr, empty_rr_tool + e_rr, empty_br_irr
objectives 5 2
"""
EXAMPLE = {
    "irrigation": 7, "blue": 5, "red": 1, "yellow": 4, "trees": 9, "animals": 7, "visitors": 9, "objectives": 6,
}  # fmt: skip
EVEN = BEN.replace("objectives 5 2", "objectives 3 1")
"""A garden of 48 points, too."""


def pads(text: str) -> list[Pad]:
    return score_sheet(text, BOX)


def failure(text: str) -> KiruError:
    """The error of a sheet; both languages have a sentence for it, with its line."""
    with pytest.raises(KiruError) as caught:
        pads(text)
    for language in LANGUAGES:
        sentence = Texts(language).error(caught.value)
        assert str(caught.value.args_by_name.get("line", "")) in sentence
    return caught.value


def test_H49_the_example_comes_out_line_by_line() -> None:
    (pad,) = pads(ADA)
    assert pad.name == "Ada"
    assert pad.lines == list(EXAMPLE.items())
    assert (pad.total, pad.place) == (48, None)


def test_typing_is_forgiving() -> None:
    untidy = ADA.replace("player Ada\n", "# no name\n\n").replace("level 2: ", "LEVEL 2 ").replace(" + ", "+")
    untidy = untidy.replace("cedar_irr", "  Cedar_IRR ").replace("4 2", "2, 4 # us")
    (pad,) = pads("\ufeff" + "\r\n".join(reversed(untidy.split("\n"))))
    assert (pad.name, dict(pad.lines)) == ("", EXAMPLE)


def test_H48_points_then_tools_and_gold_then_shared() -> None:
    assert [pad.place for pad in pads(ADA + BEN)] == [2, 1]
    assert [pad.total for pad in pads(ADA + EVEN)] == [48, 48]
    assert [pad.place for pad in pads(f"{ADA}left 3\n{EVEN}left 4")] == [2, 1]
    assert [pad.place for pad in pads(f"{ADA}left 3\n{EVEN}left 3")] == [1, 1]
    assert [pad.place for pad in pads(f"{ADA}left 3\n{EVEN}")] == [None, None]


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        (ADA, "  \n# nothing\n", "error-sheet-empty", None),
        ("objectives", "objective", "error-sheet-word", 6),
        ("player Ada", f"player {'A' * 41}", "error-sheet-name", 1),
        ("player Ada", "player A\x07da", "error-sheet-unreadable", 1),
        ("objectives 4 2", " " * 501, "error-sheet-unreadable", 6),
        ("objectives 4 2", "irrigation h", "error-sheet-twice", 6),
        ("objectives 4 2", "level 3: lion", "error-sheet-twice", 6),
        ("irrigation left", "", "error-sheet-missing", 1),
        ("level 2:", "# level 2:", "error-sheet-missing", 1),
        ("irrigation left", "irrigation lefty", "error-sheet-irrigation", 2),
        ("level 1:", "level 4:", "error-sheet-level", 3),
        ("level 1:", "level 12:", "error-sheet-level", 3),
        (", cedar_gold", "", "error-sheet-cards", 3),
        ("level 3:", "level 3: lion,", "error-sheet-cards", 5),
        ("monkey_by", "monkey_yb", "error-sheet-card", 4),
        ("monkey_by", "e_lion", "error-sheet-card", 4),
        ("e_dragon_irr", "dragon_irr", "error-sheet-tile", 4),
        ("e_dragon_irr", "", "error-sheet-tile", 4),
        ("e_dragon_irr", "e_dragon_irr + e_br", "error-sheet-tile", 4),
        ("cedar_irr", "cedar_irr + e_br", "error-sheet-not-empty", 4),
        ("cedar_crown", "cedar_gold", "error-sheet-copies", 3),
        ("e_dragon_irr", "e_lion", "error-sheet-copies", 5),
        ("objectives 4 2", "objectives 4 6", "error-sheet-number", 6),
        ("objectives 4 2", "objectives 0", "error-sheet-number", 6),
        ("objectives 4 2", "objectives 5 4 2 2 1", "error-sheet-markers", 6),
        ("objectives 4 2", "objectives 5 3", "error-sheet-objectives", 6),
        ("objectives 4 2", "objectives 4 2 2 2", "error-sheet-objectives", 6),
        ("objectives 4 2", "left many", "error-sheet-number", 6),
        ("objectives 4 2", "left 51", "error-sheet-number", 6),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, key: str, line: int | None) -> None:
    error = failure(ADA.replace(old, new, 1))
    assert (error.key, error.args_by_name.get("line")) == (key, line)


@pytest.mark.parametrize(
    ("second", "key", "line"),
    [
        (BEN.replace("center", "left"), "error-sheet-irrigation-twice", 8),
        (BEN.replace("lion_irr", "monkey_ry"), "error-sheet-copies", 9),
        (BEN.replace("cedar_irr", "cedar_irr, cedar_irr").replace("monkey_irr, ", ""), "error-sheet-copies", 10),
        (BEN + "left 50\n" + ADA.replace("left", "h", 1) + "left 1\n", "error-sheet-copies", 16),
        ("\n" + BEN * 5, "error-sheet-players", 32),
    ],
)
def test_gardens_are_checked_together(second: str, key: str, line: int) -> None:
    error = failure(ADA + second)
    assert (error.key, error.args_by_name["line"]) == (key, line)


def test_H06_nobody_holds_more_than_there_is() -> None:
    error = failure(f"{ADA}left 40\n{BEN}left 11")
    assert (error.key, error.args_by_name["line"]) == ("error-sheet-left", 14)


def test_H31_two_gardens_may_come_from_the_large_board() -> None:
    both = ADA.replace("4 2", "5") + BEN.replace("5 2", "5")
    assert [dict(pad.lines)["objectives"] for pad in pads(both)] == [5, 5]


def test_the_closest_keys_are_offered() -> None:
    assert str(failure(ADA.replace("monkey_by", "monky_by")).args_by_name["close"]).startswith("monkey_by, ")
    assert "e_dragon_irr" in str(failure(ADA.replace("e_dragon_irr", "dragon_irr")).args_by_name["close"])


def typed(match: Referee) -> Iterator[str]:
    """What the players of a finished game would type."""
    s = table_of(match.state)
    for seat in range(s.players):
        yield f"player {seat + 1}"
        yield f"irrigation {BOX.irrigation_keys[s.irrigation[seat]]}"
        for level in range(3):
            places = [seat * CELLS + cell for cell in range(CELLS) if s.cells[seat] >> cell & 1]
            row = [place for place in places if level_of(place % CELLS) == level]
            spots = [[piece for piece in (s.cards[place], s.tiles[place]) if piece != NONE] for place in row]
            yield f"level {level + 1}: " + ", ".join(" + ".join(BOX.keys[piece] for piece in spot) for spot in spots)
        yield " ".join(["objectives", *(str(space_points(s, n)) for n, other in enumerate(s.markers) if other == seat)])
        yield f"left {s.gold[seat] + s.tools[seat]}"


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_sheet_scores_like_the_game_it_comes_from(players: int) -> None:
    for game in range(4):
        match = played(f"sheet {game}", players)
        found = pads("\n".join(typed(match)))
        assert [[points for _, points in pad.lines] for pad in found] == [
            match.state.score_lines(seat) for seat in range(players)
        ]
        assert [pad.total for pad in found] == [match.state.score(seat) for seat in range(players)]
        assert [pad.place for pad in found] == ([None] if players == 1 else match.state.ranking())


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_table_shows_lines_players_total_and_winner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.txt"
    file.write_text(ADA.replace("Ada", "[b]Ada") + BEN, encoding="utf-8")
    for language, total, winner in (("en", "Total", "Ben wins with 51"), ("pl", "Razem", "Wygrywa Ben: 51")):
        score.run("hanging_gardens", file, as_json=False, language=language)
        shown = capsys.readouterr().out
        assert re.search(rf"\b{total}\s+48\s+51\b", shown)
        assert "[b]Ada" in shown
        assert winner in shown


def test_ties_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for left, words in (("left 3", "share the victory"), ("", "tied at 48 points")):
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{ADA}left 3\n{EVEN}{left}"))
        score.run("hanging_gardens", None, as_json=False, language="en")
        assert words in capsys.readouterr().out


def test_json_from_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(ADA + BEN.replace("player Ben", "player")))
    score.run("hanging_gardens", None, as_json=True, language="pl")
    out, err = capsys.readouterr()
    answer = json.loads(out)
    assert err == ""
    assert (answer["game"], answer["box"]) == ("hanging_gardens", KIT.box)
    assert answer["players"][0] == {"name": "Ada", "lines": EXAMPLE, "total": 48, "place": 2}
    assert (answer["players"][1]["name"], answer["players"][1]["place"]) == ("Gracz 2", 1)


def test_only_a_terminal_is_prompted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard(ADA + "\nnot read any more\n"))
    score.run("hanging_gardens", None, as_json=True, language="en")
    out, err = capsys.readouterr()
    assert json.loads(out)["players"][0]["total"] == 48
    assert err.strip() == Texts("en")("score-prompt")


def blocks(page: str, kind: str, game: str = "") -> list[str]:
    """The code blocks of a page, or of a game's chapter, with one info string."""
    found = re.findall(rf"^```{kind}\n(.*?)^```$", chapter(page, game), re.MULTILINE | re.DOTALL)
    assert found, f"no {kind} in {page}"
    return found


def chapter(page: str, game: str = "") -> str:
    """The text of a page, or only its chapter on a game."""
    text = (DOCS / page).read_text(encoding="utf-8")
    if not game:
        return text
    _, title, rest = text.partition(f"\n## {open_kit(game).texts('en')(f'game-{game}')}\n")
    assert title, f"{page} has no chapter on {game}"
    return rest.partition("\n## ")[0]


def test_docs_records_replay_and_their_seeds_deal_them() -> None:
    for text in blocks("record.md", "record"):
        read = record.read(text)
        match = record.replay(read, KIT.game, KIT.notation, KIT.box, check_deal=True)
        assert record.write(record.of_match(match, KIT.box, read.seats)) == text


@pytest.mark.parametrize("game", NAMES)
def test_docs_words_are_actions_and_every_action_is_explained(game: str) -> None:
    notation = open_kit(game).notation
    words = [word for block in blocks("notation.md", "words", game) for word in block.splitlines()]
    for word in words:
        assert notation.text(notation.action(word)) == word
    assert {word.split()[0] for word in words} == {word.split()[0] for word in notation.codes}


@pytest.mark.parametrize("game", NAMES)
def test_docs_codes_are_the_codes_of_the_words(game: str) -> None:
    kit = open_kit(game)
    rows = re.findall(r"^\| `(\w+)[^|]*\|[^|]*\|[^|]*\| (\d+)(?:–(\d+))?", chapter("notation.md", game), re.MULTILINE)
    told = {word: (int(first), int(last or first)) for word, first, last in rows}
    for code, word in enumerate(kit.notation.words):
        low, high = told[word.split()[0] if word else "deal"]
        assert low <= code <= high
    assert sum(high - low + 1 for low, high in told.values()) == kit.game.num_actions


def test_docs_numbers_of_the_generator() -> None:
    lines = dict(line.split(" ", 1) for line in blocks("record.md", "vectors")[0].splitlines())
    rng = seeded(lines["seed"], lines["source"])
    assert lines["source"] in KIT.game.sources
    assert [rng.a, rng.b, rng.c, rng.d] == [int(word) for word in lines["words"].split()]
    first, *deck = (int(word) for word in lines["below"].split())
    copy = rng.clone()
    assert [copy.next32() for _ in range(5)] == [int(word) for word in lines["next32"].split()]
    assert [rng.below(first - drawn) for drawn in range(len(deck))] == deck


def test_docs_sheets_score() -> None:
    example, evening = blocks("score.md", "sheet", "hanging_gardens")
    assert example == ADA
    assert [pad.total for pad in pads(evening)] == [48, 51]
    assert json.loads(blocks("score.md", "json", "hanging_gardens")[0])["box"] == KIT.box


def test_docs_box_loads(tmp_path: Path) -> None:
    for number, text in enumerate(blocks("box.md", "toml")):
        file = tmp_path / f"{number}.toml"
        file.write_text(text, encoding="utf-8")
        assert boxes.load(file).name == tomllib.loads(text)["box"]


@pytest.mark.parametrize("game", NAMES)
def test_docs_every_table_has_its_certainty(game: str) -> None:
    told = dict(re.findall(r"^\| `\[(\w+)\]` \| (\w+) \|", chapter("box.md", game), re.MULTILINE))
    standard = tomllib.loads((open_kit(game).folder / "box.toml").read_text(encoding="utf-8"))
    assert told == {name: table["certainty"] for name, table in standard.items() if isinstance(table, dict)}

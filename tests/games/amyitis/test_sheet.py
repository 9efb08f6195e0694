"""Score sheets of a real table of Amyitis: favor, tokens and winners, wrong lines, and played games."""

import json
import re
from pathlib import Path

import pytest

from kiru.cli.commands import score
from kiru.core.errors import KiruError
from kiru.games import open_kit
from kiru.games.amyitis import box as boxes
from kiru.games.amyitis.engine import scoring
from kiru.games.amyitis.engine.supply import token_count
from kiru.games.amyitis.words.sheet import score_sheet
from kiru.games.amyitis.words.view import table_of
from kiru.games.sheet import Pad
from kiru.text import LANGUAGES, Texts
from tests.core.tables import played

PAGE = Path(__file__).parents[3] / "docs" / "score.md"
KIT = open_kit("amyitis")
BOX = boxes.load()

TABLE = """\
player Ada
track 41
tiles 5
tokens 2

player Wanda
track 46
tiles 3
tokens 1

player Zoe
track 35
tiles 6
tokens 4
"""


def pads(text: str) -> list[Pad]:
    return score_sheet(text, BOX)


def player(track: int, tiles: int, tokens: int = 0) -> str:
    return f"player\ntrack {track}\ntiles {tiles}\ntokens {tokens}\n"


def failure(text: str) -> KiruError:
    """The error of a sheet; both languages have a sentence for it, with its line."""
    with pytest.raises(KiruError) as caught:
        pads(text)
    for language in LANGUAGES:
        assert str(caught.value.args_by_name.get("line", "")) in Texts(language).error(caught.value)
    return caught.value


def test_the_example_comes_out_line_by_line() -> None:
    ada, wanda, zoe = pads(TABLE)
    assert ada == Pad("Ada", [("track", 41), ("favor", 5), ("tokens", 2)], 48, 2)
    assert wanda == Pad("Wanda", [("track", 46), ("favor", 0), ("tokens", 1)], 47, 3)
    assert zoe == Pad("Zoe", [("track", 35), ("favor", 10), ("tokens", 4)], 49, 1)


@pytest.mark.parametrize(
    ("players", "favor"),
    [
        (2, {0: 0, 4: 0, 5: 5, 6: 5, 7: 10, 13: 10}),
        (3, {0: 0, 3: 0, 4: 5, 5: 5, 6: 10, 16: 10}),
        (4, {0: 0, 2: 0, 3: 5, 4: 5, 5: 10, 16: 10}),
    ],
)
def test_A71_the_favor_follows_from_tiles_and_players(players: int, favor: dict[int, int]) -> None:
    for tiles, points in favor.items():
        (pad,) = pads(f"{player(20, tiles)}players {players}")
        assert (dict(pad.lines)["favor"], pad.total, pad.place) == (points, 20 + points, None)


def test_A72_A73_tokens_count_and_all_who_tie_for_most_win() -> None:
    tied = pads(player(30, 6, 4) + player(29, 5, 0) + player(39, 0, 0) + player(20, 3, 1))
    assert [pad.total for pad in tied] == [44, 39, 39, 26]
    assert [pad.place for pad in tied] == [1, 2, 2, 4]
    assert [pad.place for pad in pads(player(30, 5, 1) + player(31, 5, 0))] == [1, 1]


def test_typing_is_forgiving() -> None:
    (pad,) = pads("\ufeffPLAYERS 3 # us\r\n\r\n  Tokens   2\r\ntiles 5\r\ntrack 41\r\n")
    assert (pad.name, pad.total) == ("", 48)


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        (TABLE, "players 3", "error-sheet-empty", None),
        ("tiles 5", "camels 5", "error-sheet-word", 3),
        ("track 41\n", "", "error-sheet-missing", 1),
        ("tiles 3\n", "", "error-sheet-missing", 6),
        ("tokens 4\n", "", "error-sheet-missing", 11),
        ("tiles 5", "track 5", "error-sheet-twice", 3),
        ("track 41", "track -1", "error-sheet-number", 2),
        ("track 41", "track 1000", "error-sheet-number", 2),
        ("tiles 5", "tiles 17", "error-sheet-number", 3),
        ("tokens 2", "tokens 5", "error-sheet-number", 4),
        ("tokens 2", "tokens", "error-sheet-number", 4),
        ("player Ada", "players 2\nplayer Ada", "error-sheet-number", 1),
        ("player Ada", "players 5\nplayer Ada", "error-sheet-number", 1),
        ("player Zoe", "players 3\nplayers 3\nplayer Zoe", "error-sheet-once", 12),
        ("tiles 3", "tiles 6", "error-sheet-won", 13),
        ("tiles 6", "tiles 3", "error-sheet-unfinished", 13),
        (TABLE, player(9, 9), "error-sheet-alone", 1),
        (TABLE, player(9, 7) + player(9, 7), "error-sheet-won", 7),
        (TABLE, player(9, 4) + player(9, 5), "error-sheet-unfinished", 7),
        (TABLE, player(9, 3) * 5, "error-sheet-players", 17),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, key: str, line: int | None) -> None:
    error = failure(TABLE.replace(old, new, 1))
    assert (error.key, error.args_by_name.get("line")) == (key, line)


def test_A70_whoever_is_left_out_may_have_the_other_tiles() -> None:
    assert [pad.total for pad in pads("players 3\n" + player(9, 3) + player(9, 4))] == [9, 14]
    assert [pad.total for pad in pads(player(9, 5) + player(9, 5))] == [14, 14], "three tiles are left"


def test_A74_a_standstill_ends_a_game_with_many_tiles_left() -> None:
    few = player(9, 2) + player(12, 5, 1)
    assert failure(few).key == "error-sheet-unfinished"
    assert failure(few + "fallow 19\n").key == "error-sheet-unfinished"
    assert [pad.total for pad in pads(few + "fallow 20\n")] == [9, 18]
    assert failure(few + "fallow 21\n").key == failure(few + "fallow\n").key == "error-sheet-number"
    assert failure(player(9, 7) * 2 + "fallow 20\n").key == "error-sheet-won"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sheet_scores_like_the_game_it_comes_from(players: int) -> None:
    for game in range(3):
        seed = f"sheet {game}"
        match = played(seed, players, kit=KIT)
        assert match.state.is_over, seed
        s = table_of(match.state)
        rows = [
            player(int(scoring.track(s, seat)), s.won[seat].bit_count(), int(token_count(s, seat)))
            for seat in range(players)
        ]
        found = pads("".join(rows))
        assert [pad.total for pad in found] == [match.state.score(seat) for seat in range(players)], seed
        assert [pad.place for pad in found] == match.state.ranking()


def test_docs_sheet_scores_as_the_page_says() -> None:
    chapter = PAGE.read_text(encoding="utf-8").partition("\n## Amyitis\n")[2].partition("\n## ")[0]
    assert re.findall(r"^```sheet\n(.*?)^```$", chapter, re.MULTILINE | re.DOTALL) == [TABLE]
    texts = KIT.texts("en")
    found = pads(TABLE)
    for row, (line, _) in enumerate(found[0].lines):
        points = " | ".join(str(pad.lines[row][1]) for pad in found)
        assert f"| {texts(f'line-{line}')} | {points} |" in chapter
    assert f"| **Total** | {' | '.join(f'**{pad.total}**' for pad in found)} |" in chapter


def test_the_command_shows_the_pad(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.txt"
    file.write_text(TABLE, encoding="utf-8")
    for language, winner in (("en", "Zoe wins with 49 points."), ("pl", "Wygrywa Zoe: 49 punktów.")):
        score.run("amyitis", file, as_json=False, language=language)
        shown = capsys.readouterr().out
        assert winner in shown
        assert re.search(r"\b48\s+47\s+49\b", shown)
    score.run("amyitis", file, as_json=True, language="en")
    answer = json.loads(capsys.readouterr().out)
    assert answer["players"][2] == {
        "name": "Zoe", "lines": {"track": 35, "favor": 10, "tokens": 4}, "total": 49, "place": 1,
    }  # fmt: skip

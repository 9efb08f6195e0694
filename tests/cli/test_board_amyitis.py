"""The picture of Amyitis: everything is on it, and it fits."""

import json
import os
from pathlib import Path

import pytest
from rich.cells import cell_len

from kiru.boards import amyitis as board
from kiru.boards import amyitis_garden as parts
from kiru.text import LANGUAGES
from tests.cli.tables import MARKS, NAMES, Case, cases, drawn, middle, states, texts_of, view_of
from tests.support.every import every

GAME = "amyitis"
GOLDEN = Path(__file__).parent / "golden" / "amyitis_3_players.txt"
PLAYERS = (2, 3, 4)
CASES = cases(GAME, PLAYERS)
everywhere = every("case", CASES)


def owner(value: int | str | None) -> str:
    return "·" if value is None else parts.NEUTRAL if value == "neutral" else MARKS[int(value)]


@everywhere
def test_no_line_is_too_wide_and_nothing_is_cut(case: Case) -> None:
    case.check_fits()


@everywhere
def test_every_player_is_there_with_mark_points_and_things(case: Case) -> None:
    view, texts, text = case.view, case.texts, case.text
    for seat, player in enumerate(view["players"]):
        assert f"{MARKS[seat]} {NAMES[seat]}" in text
        assert texts("points", count=player["total"]) in text
        assert f"∩ {player['camels']}  ¤ {player['talents']}" in text
        assert texts("board-cubes", count=player["cubes"]) in text
        for kind in ("caravaneer", "banker", "palace"):
            assert f"{texts(f'board-court-{kind}')} {player[kind]}" in text
    assert f"♛ {MARKS[view['first']]}" in text


@everywhere
def test_every_space_of_the_track_shows_price_and_trade(case: Case) -> None:
    view, texts = case.view, case.texts
    for number, stop in enumerate(view["track"]):
        city = texts(f"city-{stop['key']}")
        line = next(line for line in case.picture if f" {city} " in f"{line} ")
        row = line[line.index(city) - 2 :]
        assert row.startswith("▸" if number == view["caravan"] else " ")
        assert (f"{stop['cost']}∩" in row) == (number != view["caravan"])
        if stop["demand"]:
            assert texts(f"board-resource-{stop['demand']}") in row
        if stop["plant"]:
            assert f"✿{stop['plant']['quality']}" in row
        for kind in stop["offer"]:
            assert texts(f"board-offer-{kind}") in row


@everywhere
def test_fields_temples_crafts_and_court_are_told(case: Case) -> None:
    view, texts, text = case.view, case.texts, case.text
    for row in view["fields"]:
        line = next(line for line in case.picture if line.startswith(texts(f"board-field-{row['key']}")))
        for space in row["spaces"]:
            gap = "" if space["seat"] is None else " "
            assert f"{texts('board-resource-' + space['resource'])}{gap}{owner(space['seat'])}" in line
    for temple in view["temples"]:
        line = next(line for line in case.picture if line.startswith(texts(f"board-temple-{temple['key']}")))
        assert [owner(cube) for cube in temple["cubes"]] == line.split()[1:5]
        if temple["first"] is not None:
            assert f"1. {MARKS[temple['first']]}" in line
        if temple["second"] is not None:
            assert f"2. {MARKS[temple['second']]}" in line
    for number, group in enumerate(view["groups"], 1):
        line = next(line for line in case.picture if f"{number}. {group['cost']}¤ " in line or f"{number}. " in line)
        assert texts("board-crafts") in text
        assert line
    for kind in ("caravaneer", "banker", "palace"):
        assert "  ".join([texts(f"board-court-{kind}").ljust(11), " ".join(map(str, view["court"][kind]))]) in text


@pytest.mark.parametrize("players", PLAYERS)
def test_the_diamond_has_every_square_and_every_area_between_its_squares(players: int) -> None:
    for state in states(GAME, players)[40::60]:
        view = view_of(GAME, state)
        picture = [line.plain.ljust(parts.GARDEN_WIDTH) for line in parts.garden(view)]
        assert len(picture) == 21
        for square in view["squares"]:
            i, j = parts.place(square["key"])
            x, y = parts.MIDDLE + (j - i) * parts.HALF, (i + j) * parts.ROWS
            assert f"{square['key']} ^{square['floor']}" in picture[y][x - 6 : x + 6]
            below = picture[y + 1][x - 4 : x + 5]
            shown = "✿" if square["planted"] else str(square["tile"]["points"]) if square["tile"] else "—"
            assert shown in below
        for area in view["areas"]:
            (i, j), (row, _) = (parts.place(key) for key in area["squares"])
            side = -1 if row > i else 1
            x, y = parts.MIDDLE + (j - i) * parts.HALF + side * 4, (i + j) * parts.ROWS + 2
            sign = "( )" if area["available"] else owner(area["owner"])
            assert sign in picture[y][x - 3 : x + 4], area


def test_twins_lie_as_on_the_board() -> None:
    """The lower twin is nearer to the point where the two rising sides meet."""
    view = view_of(GAME, states(GAME, 2)[-1])
    for area in view["areas"]:
        area["owner"], area["available"] = {None: None, "low": 0, "high": 1}[area["twin"]], False
    picture = [line.plain for line in parts.garden(view)]
    assert "■B●A    ●A■B" in picture[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn_at_any_moment(language: str) -> None:
    texts = texts_of(GAME)[language]
    for state in states(GAME, 4)[::9]:
        for width in (80, 100):
            picture = drawn(view_of(GAME, state), texts, width)
            assert max(cell_len(line) for line in picture) <= width
            assert not [line for line in picture if "…" in line]


def test_the_legend_explains_every_sign() -> None:
    text = "\n".join(line.plain for line in board.legend(texts_of(GAME)["en"], 100))
    assert all(sign in text for sign in ["( )", "·", "○n", "≈", "^2", "✿", "¤", "∩", "◇", "♔", "♛"])


def test_a_table_in_the_middle_of_a_game_looks_as_it_did() -> None:
    """After a wanted change: KIRU_GOLDEN=write pytest, and read the difference."""
    picture = "\n".join(drawn(view_of(GAME, middle(GAME, 3)), texts_of(GAME)["en"], 100)) + "\n"
    if os.environ.get("KIRU_GOLDEN") == "write":
        GOLDEN.write_text(picture, encoding="utf-8")
    assert picture == GOLDEN.read_text(encoding="utf-8")


def test_the_map_of_the_garden(kiru) -> None:
    rows = json.loads(kiru("rules", "amyitis", "--map", "--json").out)
    assert len(rows) == 32
    ran = kiru("rules", "amyitis", "--map")
    assert ran.code == 0
    assert all(row["area"] in ran.out for row in rows)
    plain = kiru("rules", "amyitis", "--map", "--plain").out.splitlines()
    assert (
        plain[-1] == "area d3-d4, lower end d3 d4, upper end c3 c4 d3 d4, at the river yes, touches c3-c4 c3-d3 c4-d4"
    )
    assert kiru("rules", "hanging_gardens", "--map").code == 2

"""The picture of The Hanging Gardens: everything is on it, and it fits."""

import os
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from kiru.boards import hanging_gardens as board
from kiru.boards import hanging_gardens_cards as cards
from kiru.text import LANGUAGES, Texts
from tests.cli.tables import MARKS, NAMES, Case, Picture, cases, drawn, middle, states, texts_of, view_of
from tests.support.every import every

GAME = "hanging_gardens"
GOLDEN = Path(__file__).parent / "golden" / "hanging_gardens_3_players.txt"
PLAYERS = (1, 2, 3, 4, 5)
CASES = cases(GAME, PLAYERS)
everywhere = every("case", CASES)


def short(piece: dict[str, Any], texts: Texts) -> str:
    """The word that stands for a piece."""
    if piece["kind"] in ("animal", "tree"):
        return texts(f"board-species-{piece['species']}")
    return texts(f"board-{piece['kind']}")


def slot(picture: Picture, column: int, level: int, texts: Texts) -> tuple[str, str]:
    """The two lines of a market card, from 1."""
    top = next(y for y, line in enumerate(picture) if texts("board-column", column=1) in line)
    y = top + 2 + (4 - level) * cards.ROWS
    x = cards.LABELS + 1 + (column - 1) * cards.SLOT
    first, second = (line[x : x + cards.SLOT - 1] for line in picture[y : y + 2])
    return first, second


@everywhere
def test_no_line_is_too_wide_and_nothing_is_cut(case: Case) -> None:
    case.check_fits()


@everywhere
def test_every_player_is_there_with_mark_points_and_things(case: Case) -> None:
    view, texts, text = case.view, case.texts, case.text
    for seat, player in enumerate(view["players"]):
        assert f"{MARKS[seat]} {NAMES[seat]}" in text
        assert texts("points", count=player["total"]) in text
        assert f"¤ {player['gold']}  ⚒ {player['tools']}" in text
        assert f"(≈) {texts('irrigation-' + player['irrigation']['key'])}" in text
    assert f"♛ {MARKS[view['marker']]}" in text


@everywhere
def test_every_market_card_lies_on_its_slot(case: Case) -> None:
    view, texts, picture = case.view, case.texts, case.picture
    for column, shown in enumerate(view["market"], 1):
        for level, card in enumerate(shown["cards"], 1):
            first, second = slot(picture, column, level, texts)
            assert first.startswith(short(card, texts) if card else " ")
            assert ("≈" in second) == bool(card and card["irrigated"])
            assert second.count("♛") == (card["bonuses"].count("crown") if card else 0)


@everywhere
def test_gardeners_stand_under_their_column(case: Case) -> None:
    view, texts, picture = case.view, case.texts, case.picture
    for column, shown in enumerate(view["market"], 1):
        spaces = slot(picture, column, 0, texts)[0].split()
        assert spaces == ["·" if seat is None else MARKS[seat] for seat in shown["gardeners"]]


@everywhere
def test_stacks_and_objectives_are_told(case: Case) -> None:
    view, texts, text = case.view, case.texts, case.text
    for stack in view["stacks"]:
        assert f"{stack['cost']}¤  " in text
        assert texts("board-stack-below", below=stack["below"]) in text
    for number, objective in enumerate(view["objectives"], 1):
        name = texts(f"objective-{objective['item']}", required=objective["required"])
        line = next(line for line in text.splitlines() if f"{number}. {name}" in line)
        for space in objective["spaces"]:
            assert f"{space['points']}{'·' if space['seat'] is None else MARKS[space['seat']]}" in line
        for seat, (low, middle_, high) in enumerate(objective["progress"]):
            assert f"{MARKS[seat]} {low}·{middle_}·{high}" in text


@everywhere
def test_every_cell_and_every_place_for_water_is_marked(case: Case) -> None:
    players, text = case.view["players"], case.text
    for word in {cell["cell"] for player in players for cell in player["garden"]}:
        gardens = sum(any(cell["cell"] == word for cell in player["garden"]) for player in players)
        assert text.count(word) >= gardens
    wet = sum(
        cell["irrigated"] and cell["cell"] in player["irrigation"]["cells"]
        for player in players
        for cell in player["garden"]
    )
    places = sum(len(player["irrigation"]["cells"]) for player in players)
    assert text.count("(≈)") == wet + len(players)
    assert text.count("( )") == places - wet + 1


@pytest.mark.parametrize("players", PLAYERS)
def test_a_finished_garden_is_a_pyramid_shifted_by_half_a_card(players: int) -> None:
    for player in view_of(GAME, states(GAME, players)[-1])["players"]:
        picture = [line.plain for line in cards.garden(player, texts_of(GAME)["en"])]
        for cell in player["garden"]:
            letter, level = cell["cell"]
            column = ord(letter) - ord(player["irrigation"]["left"][0])
            x = cards.MARGIN + 1 + column * cards.BRICK + (0, 4, 9)[int(level) - 1]
            y = (3 - int(level)) * cards.ROWS
            assert picture[y][x : x + 2] == cell["cell"]
            figure = cell["tile"] or cell["card"]
            if figure["kind"] != "flowers":
                assert picture[y + 1][x:].lstrip("+").startswith(short(figure, texts_of(GAME)["en"]))
            assert (picture[y + 1][x] == "+") == (cell["tile"] is not None)


def test_two_gardens_stand_side_by_side_where_they_fit() -> None:
    view = view_of(GAME, middle(GAME, 2))
    titles = [f"{MARKS[seat]} {NAMES[seat]}" for seat in (0, 1)]
    points = [texts_of(GAME)["en"]("points", count=player["total"]) for player in view["players"]]
    wide = [line for line in drawn(view, texts_of(GAME)["en"], 100) if titles[0] in line and points[0] in line]
    assert titles[1] in wide[0]
    narrow = [line for line in drawn(view, texts_of(GAME)["en"], 80) if titles[0] in line and points[0] in line]
    assert titles[1] not in narrow[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn_at_any_moment(language: str) -> None:
    texts = texts_of(GAME)[language]
    for players in (1, 3):
        for state in states(GAME, players)[:: 1 if players == 1 else 7]:
            view = view_of(GAME, state)
            picture = drawn(view, texts, 80)
            assert max(cell_len(line) for line in picture) <= 80
            for key in ("hand", "bought"):
                assert (texts(f"board-{key}") in "\n".join(picture)) == bool(view[key])


def test_the_automaton_shows_its_card_gardeners_and_markers() -> None:
    texts = texts_of(GAME)["en"]
    view = next(view for view in (view_of(GAME, state) for state in states(GAME, 1)) if view["automaton"]["card"])
    automaton, text = view["automaton"], "\n".join(drawn(view, texts, 100))
    assert f"■B {texts('automaton')}" in text
    assert texts("board-marked", count=automaton["objectives"]) in text
    assert texts("board-automaton-card", number=automaton["card"]["number"]) in text
    assert texts(f"board-action-{automaton['card']['action']}") in text
    assert texts(f"rank-{automaton['rank']}") in text


def test_a_visitor_that_no_text_knows_is_named_by_its_key() -> None:
    view = view_of(GAME, middle(GAME, 2))
    visitor = {**view["market"][0]["cards"][0], "kind": "visitor", "species": "all_sorts_of_camels", "points": None}
    view["market"][0]["cards"][0] = visitor
    picture = drawn(view, texts_of(GAME)["en"], 100)
    assert "all sorts of " in slot(picture, 1, 1, texts_of(GAME)["en"])[1]
    assert max(cell_len(line) for line in picture) <= 100


def test_the_legend_explains_every_sign() -> None:
    text = "\n".join(line.plain for line in board.legend(texts_of(GAME)["en"], 100))
    assert all(sign in text for sign in "✿≈♛¤⚒+·")


def test_a_table_in_the_middle_of_a_game_looks_as_it_did() -> None:
    """After a wanted change: KIRU_GOLDEN=write pytest, and read the difference."""
    picture = "\n".join(drawn(view_of(GAME, middle(GAME, 3)), texts_of(GAME)["en"], 100)) + "\n"
    if os.environ.get("KIRU_GOLDEN") == "write":
        GOLDEN.write_text(picture, encoding="utf-8")
    assert picture == GOLDEN.read_text(encoding="utf-8")

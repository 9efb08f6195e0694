"""The score pad for the real table: what is tapped in is worth what the engine says, line by line."""

from typing import Any

import pytest

from kiru.companion import score
from kiru.companion.score import Entry
from kiru.games.amyitis.engine import scoring as amyitis
from kiru.games.amyitis.words.view import table_of as amyitis_table
from kiru.text import LANGUAGES
from tests.companion.final_gardens import KITS, final_gardens

GAMES = list(KITS)
GARDENS = 200


def answer(name: str, players: list[list[str]], *table: str, language: str = "en") -> dict[str, Any]:
    return score.scored(KITS[name], Entry(table, players), KITS[name].texts(language))


def expected(name: str, state: Any, seat: int) -> list[int]:
    """The engine's own lines; those of Amyitis that only its history knows are one line, the marker."""
    if name != "amyitis":
        return list(state.score_lines(seat))
    table = amyitis_table(state)
    return [int(amyitis.track(table, seat)), *amyitis.lines(table, seat)[-2:]]


@pytest.mark.parametrize("name", GAMES)
def test_two_hundred_final_gardens_are_worth_what_the_engine_says_line_by_line(name: str) -> None:
    texts, seen, scoring = KITS[name].texts("en"), 0, set()
    for state, entry in final_gardens(name, GARDENS):
        found = score.scored(KITS[name], entry, texts)
        assert (found["fault"], found["open"]) == (None, None), entry
        for seat, pad in enumerate(found["pads"]):
            assert [line["points"] for line in pad["lines"]] == expected(name, state, seat), (entry, seat)
            assert pad["total"] == state.score(seat)
            for line in pad["lines"]:
                if line["sources"]:
                    assert sum(source["points"] for source in line["sources"]) == line["points"]
                    assert all(source["name"] for source in line["sources"])
                scoring |= {line["key"]} if line["points"] else set()
            seen += 1
        assert [pad["place"] for pad in found["pads"]] == state.ranking()
    assert seen >= GARDENS
    # Somebody who builds at random has hardly ever one decoration of each kind: the garden below has.
    never = {line["key"] for line in found["pads"][0]["lines"]} - scoring
    assert never <= {"decoration_sets"}


def test_B61_a_garden_with_something_on_every_line() -> None:
    tiles = ["a1 1 white", "c1 1 pink", "a4 1 yellow", "e1 1 blue", "c3 2 pink", "d2 3 pink"]
    built = ["fountain b1-c1", "bridge b2-b4", "stairway c2-c3", "statue a2", "statue d2", "belvedere d4"]
    (pad,) = answer("babylon", [[*(f"tile {tile}" for tile in tiles), *built, "belvedere e3"]])["pads"]
    assert [line["points"] for line in pad["lines"]] == [4, 3, 3, 3, 4, 4, 2, 9]
    places = {place for line in pad["lines"] for source in line["sources"] for place in source["places"]}
    assert places >= {f"item {number}" for number in range(7)}


@pytest.mark.parametrize("name", GAMES)
def test_a_garden_grows_line_by_line_and_is_drawn_at_every_moment(name: str) -> None:
    _, entry = next(final_gardens(name, 2))
    filled: list[list[str]] = [[] for _ in entry.players]
    for seat, lines in enumerate(entry.players):
        # What stands on tiles follows them, as it does at a table.
        for line in sorted(lines, key=lambda line: (not line.startswith("tile"), line.split()[2:3])):
            filled[seat].append(line)
            found = answer(name, filled, *entry.table)
            assert found["fault"] is None, (filled, found["fault"])
            assert len(found["view"]["players"]) >= len(filled)
    assert found["open"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_is_said_without_a_line_number(language: str) -> None:
    faults = [
        ("hanging_gardens", [["irrigation left"], ["irrigation left"]], 1),
        ("hanging_gardens", [["card a1 lion"], ["card a1 lion"]], 1),
        ("hanging_gardens", [["marker 1 5", "marker 1 3"]], 0),
        ("amyitis", [["token dates 5"], []], 0),
        ("amyitis", [["tile q1_1_court"], ["tile q1_1_court"]], 1),
        ("babylon", [["tile a1 1 white", "tile b2 1 pink"]], 0),
        ("babylon", [["tile a1 1 white"], ["tile a1 3 white"]], 1),
        ("babylon", [["tile a1 1 white", "statue c3"]], 0),
    ]
    for name, players, whose in faults:
        found = answer(name, players, language=language)
        assert found["view"] is None
        assert found["fault"]["player"] == whose
        text = found["fault"]["text"]
        assert text[0].isupper() or text[0] in "«„“"
        assert not text.startswith(KITS[name].texts(language)("pad-line-begins", line=0)[:5]), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_is_told_and_the_points_so_far_too(language: str) -> None:
    found = answer("hanging_gardens", [["card c1 monkey_by"], []], language=language)
    assert [pad["total"] for pad in found["pads"]] == [4, 0]
    assert found["open"]["player"] == 0
    assert found["open"]["text"] == KITS["hanging_gardens"].texts(language)("pad-sheet-missing", part="irrigation")
    two = answer("hanging_gardens", [["irrigation left", "card a1 lion", "card a2 dragon_b"]], language=language)
    assert "1" in two["open"]["text"]
    assert "5" in two["open"]["text"]


def test_names_and_line_breaks_cannot_smuggle_in_a_line() -> None:
    assert answer("babylon", [["tile a1 1 white\nplayer", "# tile c1 1 white"]])["pads"] == []
    one = answer("babylon", [["tile a1 1 white # c1", "# tile c1 1 white"]])
    assert len(one["view"]["players"][0]["tiles"]) == 1


@pytest.mark.parametrize("name", GAMES)
def test_the_pieces_are_those_that_a_sheet_knows(name: str) -> None:
    told = score.pieces(KITS[name])
    assert told["players"] == [KITS[name].game.min_players, KITS[name].game.max_players]
    pieces = told["pieces"]
    if name == "hanging_gardens":
        lines = [f"card a1 {one['piece']['key']}" for one in pieces["cards"]]
        lines += [f"irrigation {one['key']}" for one in pieces["irrigation"]]
        bed = next(one["piece"]["key"] for one in pieces["cards"] if one["piece"]["kind"] == "empty")
        lines += [f"card a1 {bed} + {one['piece']['key']}" for one in pieces["enhancements"]]
        assert len(lines) > 90
    elif name == "amyitis":
        lines = [f"tile {tile['key']}" for tile in pieces["tiles"]]
        lines += [f"token {resource} {pieces['keep']}" for resource in pieces["resources"]]
    else:
        lines = [f"tile {spot} 1 {flower}" for spot in pieces["spots"] for flower in pieces["flowers"]]
    for line in lines:
        assert answer(name, [[line]])["fault"] is None, line

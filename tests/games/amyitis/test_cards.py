"""A piece seen closely: its rule in words, and the fact at this table by the rules' own figures."""

import pytest

from kiru.games import open_kit
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.garden import AREA_NAMES
from kiru.games.amyitis.engine.turns import AmyitisState
from kiru.games.amyitis.words.notation import SQUARE_NAMES
from kiru.games.kit import Card
from tests.contract.cases import Case, several
from tests.contract.walk import walk
from tests.games.amyitis.positions import BOX, canal, give, play, table

KIT = open_kit("amyitis")
ENGLISH, POLISH = KIT.texts("en"), KIT.texts("pl")
PIECES = [
    *(f"craft {group} {card}" for group in (1, 2, 3) for card in (1, 2, 3)),
    *(f"city {key}" for key in BOX.space_keys),
    *(f"court {kind}" for kind in c.COURT_WORDS),
    *(f"temple {key}" for key in c.TEMPLE_WORDS),
    *(f"field {key}" for key in c.FIELD_WORDS),
    *(f"goods {name}" for name in (*c.RESOURCE_WORDS, "camel", "talent")),
    *(f"own {seat} {thing}" for seat in (1, 3) for thing in (*c.COURT_WORDS[:3], "tiles", "gardeners", "cubes")),
    *("own 2 priests", "own 2 tokens", "pass", "end"),
    *(f"square {name}" for name in SQUARE_NAMES),
]
SOMETIMES = [*(f"token {name}" for name in c.RESOURCE_WORDS[:4]), *(f"area {name}" for name in AREA_NAMES)]


def look(state: AmyitisState, piece: str, seat: int = 0) -> Card:
    assert KIT.look is not None
    card = KIT.look(state, piece, seat, ENGLISH)
    assert card is not None, piece
    return card


def test_a_city_tells_what_it_asks_for_and_what_one_has() -> None:
    state = table(3)
    give(state, 0, salt=1, camels=2)
    found = look(state, "city eshnunna")
    assert found.title == "Eshnunna"
    assert found.sentences[0] == "Asks for salt and gives a plant of quality 1."
    assert found.sentences[2] == "1 camel for you to lead the caravan here; you have 2."
    assert found.sentences[-1] == "You have: salt 1, wine 0. No square can be planted with it yet."
    assert "You have: salt 0" in look(state, "city eshnunna", 1).sentences[-1]


def test_a_city_promises_what_planting_brings() -> None:
    state = table(3, tiles={"d4": "q1_4"})
    give(state, 0, salt=1, camels=2)
    canal(state, 0, "c4-d4")
    promised = look(state, "city eshnunna").sentences[-1]
    before = state.score(0)
    assert "Best square for you: d4," in promised
    play(state, "caravan 1", "plant d4")
    gained = state.score(0) - before + 1  # the salt was worth a point
    assert promised.endswith(f"d4, {gained} points.")


def test_babylon_buys_tokens() -> None:
    state = table(3)
    assert look(state, "city babylon").sentences[-1] == "You have no token to sell."
    give(state, 0, salt=2, wine=1)
    assert look(state, "city babylon").sentences[-1] == "You have 3 tokens: up to 6 points."


def test_a_court_card_tells_the_next_level_and_how_many_are_left() -> None:
    state = table(3)
    state.levels[c.BANKER] = 1
    assert look(state, "court banker").sentences[-1] == (
        "For you next: banker of level 2, 2 talents a round; only one left."
    )
    state.court[c.COURT_FIRST[c.BANKER] + 1] = 0
    assert look(state, "court banker").sentences[-1] == "No card left: banker of level 2."
    state.levels[c.BANKER] = 3
    assert look(state, "court banker").sentences[-1] == "You already hold the top level: banker of level 3."
    assert look(state, "own 1 banker").sentences[-1] == "Level 3: 2 talents, 2 points a round."
    assert look(state, "own 2 banker").sentences[-1] == "None yet."


def test_a_craftsman_tells_his_price_and_what_there_is_to_do() -> None:
    state = table(3)
    assert look(state, "craft 1 1").sentences[-1] == "Free now."
    play(state, "recruit 1 3", "irrigate c4-d4")
    assert look(state, "craft 1 1", 1).sentences[-2:] == [
        "Next on the fields: salt above, barley below.",
        "Costs 1 talent now; you have 4.",
    ]
    assert look(state, "craft 1 3").sentences[-1] == "Already recruited in this round."
    assert look(state, "area c4-d4").sentences[-1] == "Your cube lies here."
    assert look(state, "area c4-d4", 1).sentences[-1] == "Another player’s cube lies here."


def test_a_temple_and_a_field_tell_how_one_stands() -> None:
    state = table(
        3, crafts=("peasant", "priest", "engineer", "peasant", "priest", "merchant", "peasant", "priest", "merchant")
    )
    play(state, "recruit 1 2", "temple marduk", "recruit 2 1", "field upper")
    assert look(state, "temple marduk").sentences[-1] == "You are first, with 1 cube."
    assert look(state, "temple marduk", 1).sentences[-1] == "You have no cube here."
    assert look(state, "field upper", 1).sentences[-2:] == ["Next: palm.", "Your cubes here: 1; 4 spaces are free."]


@pytest.mark.parametrize("piece", ["", "city", "city atlantis", "craft 9 9", "own 7 banker", "own 1 hat", "x" * 80])
def test_what_is_no_piece_is_nothing(piece: str) -> None:
    assert KIT.look is not None
    assert KIT.look(table(2), piece, 0, ENGLISH) is None
    assert KIT.look(table(2), "pass", 3, ENGLISH) is None


def test_every_piece_of_random_games_has_words_and_a_look_changes_nothing() -> None:
    assert KIT.look is not None
    for seed in range(several(2, 1)):
        for number, moment in enumerate(walk(Case("amyitis", 3), seed)):
            if number % 7 and moment.state.round > 1:
                continue
            key = moment.state.key()
            for piece in PIECES + SOMETIMES:
                found = [KIT.look(moment.state, piece, 1, texts) for texts in (ENGLISH, POLISH)]
                known = piece in SOMETIMES or piece.startswith("craft")
                assert all((known and card is None) or (card and card.title and all(card.sentences)) for card in found)
            assert moment.state.key() == key, moment.where


def test_deeds_of_the_log_have_pictures() -> None:
    assert KIT.pictures is not None
    state = table(3)
    give(state, 0, salt=1, camels=2)
    words = {"recruit 1 1": ["am-peasant"], "recruit 1 3": ["am-engineer"], "caravan 1": ["caravan"], "pass": []}
    for word, wanted in words.items():
        assert KIT.pictures(state, KIT.notation.action(word)) == wanted, word
    for word, wanted in {"court banker": ["am-banker"], "plant d4": ["am-leaf"], "pay wine": ["wine"]}.items():
        assert KIT.pictures(state, KIT.notation.action(word)) == wanted, word
    assert KIT.pictures(state, KIT.notation.action("gift camel")) == ["camel"]
    assert KIT.pictures(state, KIT.notation.action("receive salt")) == ["salt"]

"""A piece seen closely: its rule in words, and what it is worth by the rules' own score."""

import pytest

from kiru.games import open_kit
from kiru.games.hanging_gardens.engine.game import HangingGardensState
from kiru.games.kit import Card
from tests.contract.cases import Case, several
from tests.contract.walk import walk
from tests.games.hanging_gardens.positions import give, lay, play, table

KIT = open_kit("hanging_gardens")
ENGLISH, POLISH = KIT.texts("en"), KIT.texts("pl")
PIECES = [
    *(f"market {column} {level}" for column in range(1, 4) for level in range(1, 5)),
    *(f"stack {number}" for number in range(1, 4)),
    *(f"objective {slot}" for slot in range(1, 5)),
    *("hand", "irrigation 1", "irrigation 2"),
    *(f"garden {seat} {cell}" for seat in (1, 2) for cell in ("d1", "e1", "e2", "f3")),
]


def look(state: HangingGardensState, piece: str, seat: int = 0) -> Card:
    assert KIT.look is not None
    card = KIT.look(state, piece, seat, ENGLISH)
    assert card is not None
    return card


def test_a_visitor_tells_its_wish_and_its_worth_for_the_seat() -> None:
    state = table(2, market=(["visitor_animals"],))
    lay(state, 0, {"e1": "lion", "f1": "lion"})
    found = look(state, "market 1 1")
    assert found.title == "animal visitor (1 per animal), crown"
    assert found.sentences[0] == "1 point for each animal in your garden."
    before = state.score(0)
    assert found.sentences[-1].startswith(f"For you now {before}; with this card up to +2, on ")
    assert "adds no points yet" in look(state, "market 1 1", 1).sentences[-1], "the other garden has no animal"


def test_the_worth_is_what_placing_the_card_brings() -> None:
    state = table(2, market=(["lion"],))
    promised = look(state, "market 1 1").sentences[-1]
    before = state.score(0)
    play(state, "take 1 1", "place e1")
    assert promised == f"For you now {before}; with this card up to +{state.score(0) - before}, on e1."


def test_costs_and_what_one_has() -> None:
    state = table(2)
    give(state, 0, tools=1, gold=0)
    assert "Costs 2 tools; you have 1." in look(state, "market 1 3").sentences
    assert "Free to take." in look(state, "market 1 1").sentences
    assert "Costs 3 gold; you have 0." in look(state, "stack 2").sentences
    assert look(state, "stack 2").sentences[-1] == "You have no bed (Empty card) to put it on."


def test_an_objective_tells_how_far_one_is() -> None:
    state = table(2, objectives=("animals", "trees", "irrigation", "visitors"))
    lay(state, 0, {"e1": "lion", "f1": "lion"})
    state.marker = 1
    assert look(state, "objective 1") == Card(
        "3 animals",
        [
            "All items must stand on one level of your garden.",
            "You need 3; your best level has 2.",
            "Completed now, it adds 5 points.",
        ],
    )
    state.markers[0] = 0
    assert look(state, "objective 1").sentences[-1] == "You have completed it."


def test_a_card_in_a_garden_tells_what_it_brings_there() -> None:
    state = table(2)
    lay(state, 1, {"e1": "lion", "f1": "visitor_animals"})
    assert look(state, "garden 2 e1").sentences[-1] == "Here on level 1: 5 points."
    assert look(state, "garden 2 f1").sentences[-1] == "In this garden now: 1 point."


def test_the_card_in_hand_and_the_irrigation_card_tell_their_worth() -> None:
    state = table(2, market=(["lion"],))
    assert KIT.look is not None
    assert KIT.look(state, "hand", 0, ENGLISH) is None
    play(state, "take 1 1")
    assert look(state, "hand").title == "lion (5/3/3)"
    assert look(state, "hand").sentences[-1].startswith("For you now ")
    watered = look(state, "irrigation 1")
    assert watered.sentences[1] == "Points for 0, 1, 2 … such cards: 0, 1, 2, 4, 7, 10, 15."
    assert watered.sentences[-1] == "In this garden now 0: 0 points."


@pytest.mark.parametrize("piece", ["", "market", "market 4 1", "garden 9 e1", "garden 1 i3", "stack 0", "x" * 80])
def test_what_is_no_piece_is_nothing(piece: str) -> None:
    assert KIT.look is not None
    assert KIT.look(table(2), piece, 0, ENGLISH) is None
    assert KIT.look(table(2), "market 1 1", 7, ENGLISH) is None


def test_every_piece_of_random_games_has_words_and_a_look_changes_nothing() -> None:
    assert KIT.look is not None
    for seed in range(several(3, 1)):
        for moment in walk(Case("hanging_gardens", 2), seed):
            key = moment.state.key()
            for piece in PIECES:
                found = [KIT.look(moment.state, piece, 0, texts) for texts in (ENGLISH, POLISH)]
                assert all(card is None or (card.title and all(card.sentences)) for card in found), moment.where
            assert moment.state.key() == key, moment.where

"""A piece seen closely: its rule in words, and what it is worth by the rules' own score."""

import pytest

from kiru.games import open_kit
from kiru.games.babylon.engine.game import BabylonState
from kiru.games.kit import Card
from tests.contract.cases import Case, several
from tests.contract.walk import walk
from tests.games.babylon.positions import garden, legal, play, settle, table

KIT = open_kit("babylon")
ENGLISH, POLISH = KIT.texts("en"), KIT.texts("pl")
COLUMNS = [f"quarry {letter}{row}" for letter in "abcd" for row in range(1, 5)]
KINDS = ["stairway", "fountain", "bridge", "statue", "belvedere", "single", "double"]
PIECES = [
    *COLUMNS, "dug", "hand", "token", *(f"stored {seat}" for seat in (1, 2)), *(f"supply {kind}" for kind in KINDS),
    *(f"garden {seat} {what} {n}" for seat in (1, 2) for what in ("tile", "item") for n in range(8)),
]  # fmt: skip


def look(state: BabylonState, piece: str, seat: int = 0) -> Card:
    assert KIT.look is not None
    card = KIT.look(state, piece, seat, ENGLISH)
    assert card is not None
    return card


def test_the_worth_is_what_placing_the_tile_brings() -> None:
    state = garden()
    promised = look(state, "stored 1").sentences[-1]
    before = state.score(0)
    play(state, "build stored")
    spot = next(word for word in legal(state) if word.startswith("place d4"))
    play(state, spot)
    settle(state)
    while not any(word in ("done", "stop") for word in legal(state)):
        play(state, legal(state)[-1] if legal(state)[0].startswith("support") else legal(state)[0])
    gain = state.score(0) - before
    assert gain > 0
    assert promised.startswith(f"For you now {before}; with this tile up to +{gain}, on ")


def test_a_tile_of_the_quarry_tells_what_digging_it_pays_the_seat_that_asks() -> None:
    state = table(2)
    for seat in (0, 1):
        paid = KIT.view(state)["quarry"][0]["income"][seat]
        told = "no pillars" if paid == 0 else f"{paid} pillar"
        assert any(
            sentence.startswith(f"Digging it pays you {told}") for sentence in look(state, "quarry a1", seat).sentences
        )


def test_each_symbol_of_a_tile_is_explained_once() -> None:
    state = table(2)
    view = KIT.view(state)
    for column in view["quarry"]:
        card = look(state, f"quarry {column['column']}")
        for symbol in {corner for corner in column["tile"]["corners"] if corner}:
            assert sum(sentence.startswith(f"A {symbol} ") for sentence in card.sentences) == 1


def test_a_token_and_the_supply_tell_their_rule() -> None:
    state = table(2)
    assert look(state, "token").sentences[0] == "This round: none in the first round."
    assert look(state, "supply statue").sentences[-1] == "For you now: 0 in sight, 0 points."
    assert look(state, "supply single").sentences[-1].startswith("You have ")


@pytest.mark.parametrize(
    "piece", ["", "quarry", "quarry e9", "garden 9 tile 0", "garden 1 tile 99", "supply -", "x" * 80]
)
def test_what_is_no_piece_is_no_card(piece: str) -> None:
    assert KIT.look is not None
    assert KIT.look(table(2), piece, 0, ENGLISH) is None


def test_every_piece_of_random_games_has_words_and_a_look_changes_nothing() -> None:
    assert KIT.look is not None
    for seed in range(several(2, 1)):
        for number, moment in enumerate(walk(Case("babylon", 2), seed)):
            if number % 5:
                continue
            key = moment.state.key()
            for piece in PIECES:
                found = [KIT.look(moment.state, piece, 0, texts) for texts in (ENGLISH, POLISH)]
                assert all(card is None or (card.title and all(card.sentences)) for card in found), moment.where
            assert moment.state.key() == key, moment.where

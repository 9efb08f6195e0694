"""Options of a table."""

import pytest

from kiru.core import options
from kiru.core.errors import KiruError
from tests.core.tables import KIT, worded

GAME = KIT.game


def refused(players: int, given: dict[str, str]) -> KiruError:
    with pytest.raises(KiruError) as caught:
        options.complete(GAME, players, given)
    return worded(caught.value)


def test_defaults_are_filled_in_in_the_order_of_the_game() -> None:
    given = {"automaton": "ranks"}
    found = options.complete(GAME, 2, given)
    assert list(found.items()) == [("first", "random"), ("difficulty", "medium"), ("automaton", "ranks")]
    assert given == {"automaton": "ranks"}, "what was given is not changed"


def test_every_value_of_every_option_is_accepted() -> None:
    for option in GAME.options:
        for value in option.values:
            assert options.complete(GAME, GAME.max_players, {option.name: value})[option.name] == value


@pytest.mark.parametrize("players", [-1, 0, 6, 100])
def test_the_number_of_players_must_fit(players: int) -> None:
    error = refused(players, {})
    assert error.key == "error-players"
    assert error.args_by_name == {"low": 1, "high": 5, "found": players}


@pytest.mark.parametrize("name", ["", "First", "first ", "colour", "x" * 1000])
def test_an_unknown_option(name: str) -> None:
    assert refused(2, {name: "random"}).key == "error-option"


@pytest.mark.parametrize("value", ["", "0", "6", "Random", "01", "١", "²", "1 ", "x" * 1000])
def test_an_unknown_value(value: str) -> None:
    error = refused(5, {"first": value})
    assert error.key == "error-option-value"
    assert error.args_by_name["option"] == "first"


def test_the_first_player_must_sit_at_the_table() -> None:
    for players in range(1, 6):
        for first in range(1, 6):
            if first <= players:
                options.complete(GAME, players, {"first": str(first)})
            else:
                assert refused(players, {"first": str(first)}).key == "error-option-value"


def test_typed_options() -> None:
    assert options.parse([]) == {}
    assert options.parse(["first=1", " difficulty = easy "]) == {"first": "1", "difficulty": "easy"}
    assert options.parse(["a=b=c"]) == {"a": "b=c"}


@pytest.mark.parametrize("text", ["", "first", "=1", "first=", "="])
def test_what_is_no_option(text: str) -> None:
    with pytest.raises(KiruError) as caught:
        options.parse([text])
    assert worded(caught.value).key == "error-option-form"

"""The dealer for a real table: what the rules allow, and the same as a table of Kiru with the same seed."""

from collections import Counter
from random import Random

import pytest

from kiru.companion import dealer
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE
from kiru.core.referee import Referee
from kiru.games import NAMES, open_kit
from kiru.text import LANGUAGES

ROUNDS = {2: 15, 3: 13, 4: 11}


def told(game, players, seed, number=1, names=(), wanted=None, language="en"):
    return dealer.told(game, players, list(names), seed, wanted or {}, number, language)


def played(game: str, players: int, seed: str) -> list[list[str]]:
    """What a table of Kiru brings with that seed at the beginning of each round, in notation, played at random."""
    kit = open_kit(game)
    match = Referee(kit.game, kit.notation, players, {}, SeededDealer(seed, kit.game.sources))
    match.start()
    random = Random(seed)
    while not match.state.is_over:
        match.play(int(match.state.seat), random.choice(match.legal()))
    word = {"amyitis": "craft ", "babylon": "token "}[game]
    rounds: dict[int, list[str]] = {}
    state = kit.game.new(players, match.options)
    for step in match.steps:
        text = kit.notation.text(step.action)
        state.apply(step.action)
        if step.seat == CHANCE and text.startswith(word):
            rounds.setdefault(int(state.round), []).append(text.removeprefix(word))
    return [rounds[number] for number in sorted(rounds)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["amyitis", "babylon"])
def test_each_round_brings_what_a_table_with_this_seed_brings(game: str, players: int) -> None:
    rounds = played(game, players, "evening")
    first = 1 if game == "amyitis" else 2
    for number, expected in enumerate(rounds[:12], first):
        assert told(game, players, "evening", number)["dealt"] == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B13_every_round_token_is_dealt_at_most_as_often_as_there_are_some(players: int) -> None:
    rounds = ROUNDS[players]
    assert told("babylon", players, "1")["rounds"] == rounds
    assert told("babylon", players, "1")["dealt"] == []
    tokens = [told("babylon", players, "1", number)["dealt"] for number in range(2, rounds + 1)]
    assert [len(one) for one in tokens] == [1] * (rounds - 1)
    box = open_kit("babylon").game.box.tokens
    assert all(count <= max(box) for count in Counter(one[0] for one in tokens).values())
    with pytest.raises(KiruError):
        told("babylon", players, "1", rounds + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A20_three_crafts_a_player(players: int) -> None:
    for number in range(1, 8):
        found = told("amyitis", players, "2", number)
        assert len(found["dealt"]) == 3 * players
        assert len(found["lines"]) == players
        assert f"Group {players}" in found["lines"][-1]


def test_everybody_is_named_and_anybody_may_be_first() -> None:
    names = ["Ada", "Bel", "Cai"]
    for game in NAMES:
        firsts = {told(game, 3, str(seed), names=names)["first"].split()[0] for seed in range(40)}
        assert firsts == set(names)
        setup = told(game, 3, "5", names=names)["setup"]
        assert setup


def test_a_first_player_who_is_known_is_not_drawn() -> None:
    assert told("babylon", 2, "1", wanted={"first": "2"})["first"] == ""


def test_what_lies_in_a_shuffled_stack_is_left_to_the_hands() -> None:
    phases = {game: {part["phase"] for part in told(game, 2, "1")["setup"]} for game in NAMES}
    assert phases["hanging_gardens"] == {"dealing_objectives", "dealing_irrigation"}
    assert phases["babylon"] == {"dealing_flowers"}
    assert phases["amyitis"] == {"dealing_tokens", "dealing_tiles", "dealing_plants", "turning_plant"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    for game in NAMES:
        found = told(game, 2, "7", language=language)
        lines = [found["first"], *found["lines"], *(line for part in found["setup"] for line in part["lines"])]
        assert all(line and "{" not in line for line in lines)


@pytest.mark.parametrize(
    ("game", "players", "wanted", "number"),
    [("chess", 2, {}, 1), ("babylon", 5, {}, 1), ("babylon", 2, {}, 0), ("amyitis", 2, {"first": "9"}, 1)],
)
def test_what_cannot_be_dealt_is_refused(game: str, players: int, wanted: dict[str, str], number: int) -> None:
    with pytest.raises(KiruError):
        told(game, players, "1", number, wanted=wanted)

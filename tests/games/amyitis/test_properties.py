"""What holds in every game: nothing is lost, nothing is negative, no dead end, the score is the sum of its lines."""

from collections import Counter
from collections.abc import Iterator

import pytest

from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.game import CHANCE, NONE
from kiru.core.rng import Rng, seeded
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine.state import NEUTRAL
from kiru.games.amyitis.engine.turns import AmyitisState
from tests.games.amyitis import reference
from tests.games.amyitis.positions import BOX, COMPILED, GAME, NOTATION, fresh, legal
from tests.support.effort import many
from tests.support.legal import listing, pick

GAMES = many(10_000) if COMPILED else 12
SAMPLES = 400 if COMPILED else 60
TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"court_2p": "three_player_counts"}),
    (4, {"twin_areas": "parallel"}),
]
LIMIT = {2: 3, 3: 4, 4: 4}
PATIENCE = 20


def cubes_on_board(s: AmyitisState, seat: int) -> int:
    """Cubes of a seat outside its supply."""
    laid = [*s.fields, *s.temples].count(seat)
    return laid + bin(s.canals[seat]).count("1") + (s.pass_cubes >> seat & 1)


def check_supplies(s: AmyitisState) -> None:
    """Tokens, camels, talents and cubes: all there, none negative (A15)."""
    for resource in range(5):
        held = [s.tokens[seat * 5 + resource] for seat in range(s.players)]
        lying = s.caravaneer_tokens >> resource & 1
        assert s.supply[resource] + sum(held) + lying == 7
        assert min(held) >= 0 <= s.supply[resource]
    assert s.supply_camels + sum(s.camels) == 13
    assert s.supply_talents + sum(s.talents) == 30
    assert min(s.camels) >= 0 <= s.supply_camels
    assert min(s.talents) >= 0 <= s.supply_talents
    for seat in range(s.players):
        assert s.cubes[seat] >= 0
        assert s.cubes[seat] + cubes_on_board(s, seat) == 30


def check_cards(s: AmyitisState) -> None:
    """Craft, court and plant cards (A10, A13, A20, A44)."""
    for craft in range(4):
        dealt = list(s.crafts).count(craft)
        if s.phase >= act.DEALING_CRAFTS:
            assert s.craft_bag[craft] + dealt == BOX.craft_copies[s.column * 4 + craft]
    card = 0
    for kind, levels in enumerate((2, 3, 6)):
        for level in range(1, levels + 1):
            owners = sum(s.levels[seat * 3 + kind] >= level for seat in range(s.players))
            assert s.court[card] + owners == BOX.court_copies[s.court_column * 12 + card]
            assert s.court[card] >= 0
            card += 1
    assert s.court[11] + sum(s.gardeners) == BOX.court_copies[s.court_column * 12 + 11]
    assert min(s.gardeners) >= 0 <= s.court[11]
    if s.phase >= act.DEALING_CRAFTS:
        # A choice is pending while a level 2 caravaneer has been taken and its token has not.
        assert bin(s.caravaneer_tokens).count("1") == s.court[1] + (s.phase == act.TAKING_TOKEN)
        assert sorted(face // 2 for face in s.plants) == [0, 1, 2, 3]


def check_garden(s: AmyitisState) -> None:
    """Tiles, planted squares, and what follows from the cubes (A04, A12, A50)."""
    tiles = [tile for tile in s.tiles if tile != NONE]
    won = [tile for seat in range(s.players) for tile in range(20) if s.won[seat] >> tile & 1]
    bag = [tile for tile in range(20) if s.tile_bag >> tile & 1]
    assert sorted(tiles + won + bag) == list(range(20))
    assert s.tiles_left == sum(1 << square for square in range(16) if s.tiles[square] != NONE)
    assert bin(s.planted).count("1") == len(won)
    assert not s.planted & s.tiles_left
    for seat in range(s.players):
        assert not s.canals[seat] & ~s.irrigated
        assert not any(s.canals[seat] & s.canals[other] for other in range(seat))
    assert reference.names_of(s.reach & ~s.irrigated) == reference.available(s)
    watered = {name for n, name in enumerate(reference.SQUARES) if s.watered >> n & 1}
    assert watered == {name for name in reference.SQUARES if reference.is_watered(s, name)}


def check_scores(s: AmyitisState) -> None:
    for seat in range(s.players):
        lines = s.score_lines(seat)
        assert len(lines) == len(GAME.score_lines) == 9
        assert min(lines) >= 0
        assert sum(lines) == s.score(seat)


def check(s: AmyitisState) -> None:
    check_supplies(s)
    check_cards(s)
    check_garden(s)
    check_scores(s)


def random_game(players: int, options: dict[str, str], rng: Rng) -> Iterator[AmyitisState]:
    """Every state of a random game, always the same object."""
    state = fresh(players, **options)
    while not state.is_over:
        yield state
        listed = listing(state)
        assert listed, "a dead end"
        state.apply(pick(listed, rng))
    yield state


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_random_games_conserve_everything_and_end(players: int, options: dict[str, str]) -> None:
    """A70 ends all games but a few that have come to a standstill; these A74 ends, and no round follows either end."""
    rng = seeded("conserve", f"{players} {options}")
    standstills = 0
    for _ in range(GAMES):
        left, since, number = 0, 0, 0
        for state in random_game(players, options, rng):
            if rng.below(2500 if COMPILED else 60) == 0:
                check(state)
            if state.phase == act.DEALING_CRAFTS and state.round > number:
                number = state.round
                assert not number > since + PATIENCE, "a round was dealt after twenty without a planting"
                assert number == 1 or bin(left).count("1") > LIMIT[players], "a round was dealt after the last one"
            if state.tiles_left != left:
                left, since = state.tiles_left, state.round if state.phase > act.DEALING_CRAFTS else 0
        check_supplies(state)
        check_scores(state)
        if bin(state.tiles_left).count("1") > LIMIT[players]:
            assert state.round == since + PATIENCE
            standstills += 1
    assert standstills <= GAMES // 500


def samples(players: int, options: dict[str, str], rate: int) -> Iterator[AmyitisState]:
    rng = seeded("samples", f"{players} {options} {rate}")
    found = 0
    while True:
        for state in random_game(players, options, rng):
            if rng.below(rate) == 0:
                yield state
                found += 1
                if found == SAMPLES:
                    return


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_why_not_agrees_with_the_legal_actions_for_every_code(players: int, options: dict[str, str]) -> None:
    seen = Counter[int]()
    for state in samples(players, options, 40):
        listed = listing(state)
        allowed = [action for action in range(GAME.num_actions) if state.why_not(action) == 0]
        assert allowed == sorted(set(listed))
        if state.seat != CHANCE:
            assert listed == allowed
        assert state.why_not(-1) != 0 != state.why_not(GAME.num_actions)
        seen[state.phase] += 1
    assert len(seen) > 10


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_legal_actions_agree_with_a_second_reading_of_the_rules(players: int, options: dict[str, str]) -> None:
    for state in samples(players, options, 20):
        if state.seat != CHANCE and not state.is_over:
            assert set(legal(state)) == reference.legal(state), GAME.phases[state.phase]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_temple_places_agree_with_a_second_reading(players: int) -> None:
    rng = seeded("temples", str(players))
    asked = Counter[int]()
    for _ in range(SAMPLES // 10):
        for state in random_game(players, {}, rng):
            if state.phase == act.LEADING:
                check_places(state, rng.below(3), asked)
    assert set(asked) >= {act.THANKING, act.REAPING} | ({act.EXCHANGING} if players > 2 else set())


def check_places(start: AmyitisState, temple: int, asked: Counter[int]) -> None:
    """Play phase III with the first answers; every question goes to the place it belongs to."""
    state = start.clone()
    state.apply(act.TEMPLE + temple)
    places = [reference.places(state, number) for number in range(3)]
    while state.phase > act.LEADING:
        asked[state.phase] += 1
        if state.phase == act.THANKING:
            assert state.seat == places[0][0]
        elif state.phase == act.REAPING:
            assert state.seat == places[2][0]
        elif state.phase == act.EXCHANGING:
            assert state.seat == places[2][1]
        state.apply(listing(state)[0])
    scored = [state.points[seat * 7 + 3] - start.points[seat * 7 + 3] for seat in range(state.players)]
    expected = dict(zip(places[1], (2, 1), strict=False))
    assert scored == [expected.get(seat, 0) for seat in range(state.players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deal_picks_from_the_listed_outcomes(players: int) -> None:
    for state in samples(players, {}, 3):
        if state.seat == CHANCE and not state.is_over:
            rng = seeded("deal", str(state.key()))
            assert state.deal(rng.clone()) == pick(listing(state), rng)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_clones_are_independent_and_keys_tell_states_apart(players: int) -> None:
    for state in samples(players, {}, 30):
        if state.is_over:
            continue
        before = state.key()
        copy = state.clone()
        assert copy.key() == before
        keys = set()
        for action in {NOTATION.action(word) for word in legal(state)}:
            after = state.clone()
            after.apply(action)
            keys.add(after.key())
        assert before not in keys
        assert state.key() == copy.key() == before


def dealt(players: int, seed: str, policy: str) -> tuple[list[int], list[str]]:
    """The tiles of a seeded table, and its craft cards round by round, while the players do as they like."""
    state, out, rng = fresh(players), Actions(), seeded(policy)
    dealer = SeededDealer(seed, GAME.sources)
    tiles, crafts = [], []
    while not state.is_over and state.round <= 4:
        if state.seat == CHANCE:
            outcome = dealer.deal(state, out)
            if state.phase == act.DEALING_TILES:
                tiles.append(outcome)
            elif state.phase == act.DEALING_CRAFTS:
                crafts.append(NOTATION.text(outcome))
            state.apply(outcome)
        else:
            state.apply(pick(listing(state), rng))
    return tiles, crafts


def test_two_tables_with_one_seed_see_the_same_cards_whatever_the_players_do() -> None:
    tiles, crafts = dealt(4, "one", "left")
    other_tiles, other_crafts = dealt(4, "one", "right")
    assert tiles == other_tiles
    assert crafts == other_crafts
    assert len(crafts) == 48
    assert dealt(4, "two", "left") != (tiles, crafts)


def test_neutral_is_no_seat() -> None:
    assert NEUTRAL not in range(GAME.max_players)

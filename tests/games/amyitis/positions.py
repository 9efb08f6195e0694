"""Tables dealt by hand and boards set by hand; actions are written in the words of a record."""

from collections.abc import Mapping, Sequence

import kiru.core.game
from kiru.core import options
from kiru.core.game import CHANCE, NONE
from kiru.games.amyitis.box import load
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine import water
from kiru.games.amyitis.engine.game import Amyitis
from kiru.games.amyitis.engine.garden import AREA_NAMES
from kiru.games.amyitis.engine.state import NEUTRAL
from kiru.games.amyitis.engine.turns import AmyitisState
from kiru.games.amyitis.words import notation
from kiru.games.amyitis.words.notation import SQUARE_NAMES
from tests.support.legal import Words

COMPILED = not kiru.core.game.__file__.endswith(".py")
GAME = Amyitis(load())
BOX = GAME.box
NOTATION = notation.make(BOX)
WORDS = Words(GAME, NOTATION)
legal, refusal, play = WORDS.legal, WORDS.refusal, WORDS.play
WHITE, BLACK, BLUE, RED = range(4)
CRAFTS = (
    "peasant", "priest", "engineer",
    "merchant", "peasant", "priest",
    "engineer", "merchant", "peasant",
    "priest", "engineer", "merchant",
)  # fmt: skip
PLANTS = ("a", "b", "c")
TOKENS = ("palm", "salt")


def fresh(players: int = 4, version: int = 2, **chosen: str) -> AmyitisState:
    """A table before anything is dealt."""
    state = Amyitis(BOX, version).new(players, options.complete(GAME, players, chosen))
    assert isinstance(state, AmyitisState)
    return state


def table(
    players: int = 4,
    *,
    first: int = 0,
    tokens: Sequence[str] = TOKENS,
    tiles: Mapping[str, str] = {},
    plants: Sequence[str] = PLANTS,
    side: int = 1,
    crafts: Sequence[str] = CRAFTS,
    version: int = 2,
    **chosen: str,
) -> AmyitisState:
    """A table dealt up to the first question; `tiles` names the tiles of some squares, others are the first left."""
    state = fresh(players, version, first=str(first + 1), **chosen)
    while state.phase == act.DEALING_TOKENS:
        play(state, f"lay {tokens[bin(state.caravaneer_tokens).count('1')]}")
    while state.phase == act.DEALING_TILES:
        square = SQUARE_NAMES[min(n for n in range(16) if state.tiles[n] == NONE and not is_unused(state, n))]
        plain = [word for word in legal(state) if word.split()[1] not in tiles.values()]
        play(state, f"tile {tiles[square]}" if square in tiles else plain[0])
    play(state, *(f"card {key}" for key in plants), f"side {side}")
    deal_crafts(state, crafts)
    assert state.phase == act.CHOOSING
    return state


def is_unused(state: AmyitisState, square: int) -> bool:
    return state.players == 2 and SQUARE_NAMES[square] in ("a3", "a4", "b4")


def deal_crafts(state: AmyitisState, crafts: Sequence[str] = CRAFTS) -> None:
    """Deal the groups of a round."""
    for craft in crafts[: state.players * 3]:
        play(state, f"craft {craft}")


def choices(state: AmyitisState, verb: str) -> list[str]:
    """What a verb may be followed by."""
    return [word.partition(" ")[2] for word in legal(state) if word.split()[0] == verb]


def phase(state: AmyitisState) -> str:
    return GAME.phases[state.phase]


def ask(state: AmyitisState, seat: int) -> None:
    """Let a seat have its turn."""
    state.turn = seat
    state.seat = seat
    state.phase = act.CHOOSING


def pass_all(state: AmyitisState) -> None:
    """Everybody passes: phase II ends."""
    while state.phase == act.CHOOSING:
        play(state, "pass")


def to_discards(state: AmyitisState) -> None:
    """Through procession and temples, taking the first answer to every question."""
    while act.LEADING <= state.phase < act.DISCARDING:
        play(state, legal(state)[-1])


def finish_round(state: AmyitisState) -> None:
    """Everybody passes, every question of phase III gets its last answer; the next round is dealt."""
    pass_all(state)
    while state.phase >= act.LEADING:
        play(state, legal(state)[-1])
    if state.phase == act.DEALING_CRAFTS:
        deal_crafts(state)


def give(state: AmyitisState, seat: int, **wanted: int) -> None:
    """Let a seat hold so many tokens, camels, talents; the supply bears the difference. Cubes and gardeners too."""
    for name, count in wanted.items():
        if name == "camels":
            state.supply_camels += state.camels[seat] - count
            state.camels[seat] = count
        elif name == "talents":
            state.supply_talents += state.talents[seat] - count
            state.talents[seat] = count
        elif name == "gardeners":
            state.court[c.GARDENERS] += state.gardeners[seat] - count
            state.gardeners[seat] = count
        elif name == "cubes":
            state.cubes[seat] = count
        else:
            resource = c.RESOURCE_WORDS.index(name)
            state.supply[resource] += tokens(state, seat, name) - count
            state.tokens[seat * c.RESOURCES + resource] = count


def exhaust(state: AmyitisState, name: str, left: int = 0) -> None:
    """Let the general supply hold no more than so much; what is missing is out of the game."""
    if name == "camels":
        state.supply_camels = left
    elif name == "talents":
        state.supply_talents = left
    else:
        state.supply[c.RESOURCE_WORDS.index(name)] = left


def tokens(state: AmyitisState, seat: int, name: str = "") -> int:
    """The tokens of a seat: of one resource, or all."""
    row = list(state.tokens)[seat * c.RESOURCES : (seat + 1) * c.RESOURCES]
    return row[c.RESOURCE_WORDS.index(name)] if name else sum(row)


def rank(state: AmyitisState, seat: int, **levels: int) -> None:
    """Let a seat own court cards up to a level, taken from the supply."""
    for name, level in levels.items():
        kind = c.COURT_WORDS.index(name)
        for step in range(level):
            state.court[c.COURT_FIRST[kind] + step] -= 1
        state.levels[seat * c.RANKS + kind] = level
        if name == "caravaneer" and level == 2:
            state.caravaneer_tokens &= state.caravaneer_tokens - 1


def level(state: AmyitisState, seat: int, name: str) -> int:
    return state.levels[seat * c.RANKS + c.COURT_WORDS.index(name)]


def cards_left(state: AmyitisState, name: str, level: int = 1) -> int:
    return state.court[c.COURT_FIRST[c.COURT_WORDS.index(name)] + level - 1]


def set_cards_left(state: AmyitisState, name: str, level: int, count: int) -> None:
    state.court[c.COURT_FIRST[c.COURT_WORDS.index(name)] + level - 1] = count


def canal(state: AmyitisState, owner: int, *areas: str) -> None:
    """Lay cubes of a seat, or neutral ones, on areas; they may be cut off from the river."""
    for name in areas:
        area = AREA_NAMES.index(name)
        assert not state.irrigated >> area & 1, name
        if owner != NEUTRAL:
            state.cubes[owner] -= 1
            state.canals[owner] |= 1 << area
        water.fill(state, area)


def owner_of(state: AmyitisState, name: str) -> int:
    """Whose cube lies on an area: a seat, NEUTRAL or NONE."""
    area = AREA_NAMES.index(name)
    owners = [seat for seat in range(state.players) if state.canals[seat] >> area & 1]
    assert len(owners) <= 1
    return owners[0] if owners else NEUTRAL if state.irrigated >> area & 1 else NONE


def planted(state: AmyitisState, seat: int, *squares: str) -> None:
    """Let a seat have planted squares before, without points."""
    for name in squares:
        square = SQUARE_NAMES.index(name)
        assert state.tiles[square] != NONE, name
        state.won[seat] |= 1 << state.tiles[square]
        state.tiles[square] = NONE
        state.tiles_left &= ~(1 << square)
        state.planted |= 1 << square


def tile_on(state: AmyitisState, name: str) -> str:
    tile = state.tiles[SQUARE_NAMES.index(name)]
    return "" if tile == NONE else BOX.tile_keys[tile]


def owned_tiles(state: AmyitisState, seat: int) -> list[str]:
    return [key for tile, key in enumerate(BOX.tile_keys) if state.won[seat] >> tile & 1]


def in_field(state: AmyitisState, row: str, *owners: int) -> None:
    """Lay cubes in a field row, from the left."""
    start = c.FIELD_WORDS.index(row) * c.FIELD_SPACES
    for space, owner in enumerate(owners):
        state.fields[start + space] = owner
        state.cubes[owner] -= 1


def field(state: AmyitisState, row: str) -> list[int]:
    """The cubes of a field row, from the left."""
    start = c.FIELD_WORDS.index(row) * c.FIELD_SPACES
    return [owner for owner in list(state.fields)[start : start + c.FIELD_SPACES] if owner != NONE]


def in_temple(state: AmyitisState, name: str, *owners: int) -> None:
    """Lay cubes in a temple, from the left."""
    start = c.TEMPLE_WORDS.index(name) * c.TEMPLE_SPACES
    for space, owner in enumerate(owners):
        state.temples[start + space] = owner
        if owner != NEUTRAL:
            state.cubes[owner] -= 1


def temple(state: AmyitisState, name: str) -> list[int]:
    """The cubes of a temple, from the left."""
    start = c.TEMPLE_WORDS.index(name) * c.TEMPLE_SPACES
    return [owner for owner in list(state.temples)[start : start + c.TEMPLE_SPACES] if owner != NONE]


def caravan_at(state: AmyitisState, space: str) -> None:
    state.caravan = BOX.space_keys.index(space)


def distance(state: AmyitisState, space: str) -> int:
    """How far clockwise a space lies from the caravan."""
    return (BOX.space_keys.index(space) - state.caravan) % c.SPACES


def travel(state: AmyitisState, space: str) -> None:
    """Move the caravan to a space."""
    play(state, f"caravan {distance(state, space)}")


def trip_refusal(state: AmyitisState, space: str) -> str:
    """The rule against moving the caravan to a space, or ""."""
    return refusal(state, f"caravan {distance(state, space)}")


def plant_card(state: AmyitisState, city: str) -> tuple[str, int]:
    """The plant card of a city and the side that lies up, 1 or 2."""
    face = state.plants[BOX.space_city[BOX.space_keys.index(city)]]
    return BOX.plant_keys[face // 2], face % 2 + 1


def turn_plant(state: AmyitisState, city: str, card: str, side: int) -> None:
    """Let a plant card lie in a city, one side up."""
    place = BOX.space_city[BOX.space_keys.index(city)]
    state.plants[place] = BOX.plant_keys.index(card) * 2 + side - 1


def line(state: AmyitisState, name: str, seat: int) -> int:
    """One line of a seat's score."""
    return state.score_lines(seat)[GAME.score_lines.index(name)]


def points(state: AmyitisState, seat: int) -> int:
    """What the score marker of a seat shows: everything but favor and tokens."""
    return sum(state.score_lines(seat)[: GAME.score_lines.index("favor")])


def recruit(state: AmyitisState, craft: str) -> None:
    """Recruit the cheapest card of a craft."""
    cards = [
        n for n in range(state.players * 3) if c.CRAFT_WORDS[state.crafts[n]] == craft and not state.turned >> n & 1
    ]
    card = min(cards, key=lambda n: bin(state.turned >> (n - n % 3) & 7).count("1"))
    play(state, f"recruit {card // 3 + 1} {card % 3 + 1}")


def is_waiting(state: AmyitisState) -> bool:
    """Whether a player is asked something."""
    return state.seat != CHANCE

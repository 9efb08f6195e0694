"""The state as JSON: what any client draws, the same for everybody."""

from functools import lru_cache
from typing import Final, cast

from mypy_extensions import i64

from kiru.core.game import CHANCE, NONE, OVER, State
from kiru.core.same import same
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine import crafts, evening, planting, scoring, water
from kiru.games.amyitis.engine.garden import AREA_NAMES, AREAS, SQUARES, floor_of, list_sides, square_name
from kiru.games.amyitis.engine.garden import SIDE_OF as SIDE_OF_AREA
from kiru.games.amyitis.engine.state import NEUTRAL, Table
from kiru.games.amyitis.words.typed_view import (
    AmyitisPlayer,
    AmyitisView,
    Area,
    CourtCards,
    Craft,
    CraftGroup,
    Fallow,
    Field,
    FieldRow,
    GardenTile,
    Owner,
    Pending,
    Printed,
    Purse,
    Square,
    Temple,
    TempleName,
    TileBonus,
    Twin,
)
from kiru.games.amyitis.words.view_changes import (
    are_same_areas,
    are_same_groups,
    are_same_squares,
    is_same_court,
    is_same_player,
)
from kiru.games.amyitis.words.view_track import RESOURCE_WORDS, face_at, plant_side, space
from kiru.games.kit import SharedView

SIDES = list_sides()
CRAFT_WORDS: Final = cast(list[Craft], c.CRAFT_WORDS)
FIELD_WORDS: Final = cast(list[FieldRow], c.FIELD_WORDS)
TEMPLE_WORDS: Final = cast(list[TempleName], c.TEMPLE_WORDS)
BONUS_WORDS: Final = cast(list[TileBonus], c.BONUS_WORDS)


def view(state: State, before: State | None = None, shown: SharedView | None = None) -> AmyitisView:
    """The whole table; given the view of a state before, every part that is as it was is the very same."""
    s = table_of(state)
    b = s if before is None else table_of(before)
    # What is shown was made here.
    old = None if before is None else cast(AmyitisView | None, shown)
    return {
        "game": "amyitis",
        "phase": act.PHASES[s.phase],
        "seat": None if s.seat == CHANCE else s.seat,
        "turn": s.turn,
        "round": s.round,
        "first": s.first,
        "last_round": s.phase == OVER or is_last_round(s),
        "tiles_left": bin(s.tiles_left).count("1"),
        "end_tiles": s.box.end_tiles[s.column],
        "fallow": fallow(s),
        "supply": {"tokens": purse(list(s.supply)), "camels": s.supply_camels, "talents": s.supply_talents},
        "groups": old["groups"] if old and are_same_groups(s, b) else [group(s, n) for n in range(s.players)],
        "caravan": s.caravan,
        "track": [space(s, number) for number in range(c.SPACES)],
        "fields": old["fields"] if old and same(s.fields, b.fields) else [field(s, r) for r in range(c.FIELD_ROWS)],
        "temples": old["temples"] if old and same(s.temples, b.temples) else [temple(s, n) for n in range(c.TEMPLES)],
        "passed": [seat for seat in range(s.players) if s.passed >> seat & 1],
        "squares": old["squares"] if old and are_same_squares(s, b) else [square(s, n) for n in range(SQUARES)],
        "areas": old["areas"] if old and are_same_areas(s, b) else [area(s, n) for n in range(AREAS)],
        "court": old["court"] if old and is_same_court(s, b) else court(s),
        "printed": old["printed"] if old else printed(s),
        "players": [
            old["players"][seat] if old and is_same_player(s, b, seat) else player(s, seat) for seat in range(s.players)
        ],
        "pending": pending(s),
    }


def table_of(state: State) -> Table:
    if not isinstance(state, Table):
        raise TypeError(type(state))
    return state


def is_last_round(s: Table) -> bool:
    """Whether so few tiles are left that the game ends with this round (A70); while they are dealt it does not."""
    return (s.phase == OVER or s.phase >= act.DEALING_CRAFTS) and bool(evening.is_last_round(s))


def fallow(s: Table) -> Fallow | None:
    """The rounds in a row that ended without a planting, once half of those that end the game have gone by (A74)."""
    rounds = s.round - s.planted_round - (s.phase != OVER)
    return {"rounds": rounds, "limit": s.patience} if 2 * rounds >= s.patience and not is_last_round(s) else None


def purse(counts: list[int]) -> Purse:
    return dict(zip(RESOURCE_WORDS, counts, strict=True))


def owner(number: int) -> Owner:
    """Whose cube: a seat, "neutral", or nobody's."""
    if number == NONE:
        return None
    return "neutral" if number == NEUTRAL else number


def seat_or_none(number: int) -> int | None:
    return None if number == NONE else number


def group(s: Table, number: i64) -> CraftGroup:
    """A group of craft cards with the price of its next one (A31)."""
    places = range(number * c.GROUP, (number + 1) * c.GROUP)
    return {
        "cost": crafts.cost_of(s, number * c.GROUP),
        "cards": [
            {
                "craft": None if s.crafts[place] == NONE else CRAFT_WORDS[s.crafts[place]],
                "turned": bool(s.turned >> place & 1),
            }
            for place in places
        ],
    }


def field(s: Table, row: i64) -> Field:
    """A row of the fields from the left (A06)."""
    places = range(row * c.FIELD_SPACES, (row + 1) * c.FIELD_SPACES)
    return {
        "key": FIELD_WORDS[row],
        "spaces": [
            {"resource": RESOURCE_WORDS[s.box.field[place]], "seat": seat_or_none(s.fields[place])} for place in places
        ],
    }


def temple(s: Table, number: i64) -> Temple:
    """A temple from the left, with first and second place as it stands (A61)."""
    places = range(number * c.TEMPLE_SPACES, (number + 1) * c.TEMPLE_SPACES)
    return {
        "key": TEMPLE_WORDS[number],
        "cubes": [owner(s.temples[place]) for place in places],
        "first": seat_or_none(evening.first_place(s, number)),
        "second": seat_or_none(evening.second_place(s, number)),
    }


def square(s: Table, number: i64) -> Square:
    """A square of the garden with its tile (A01, A12)."""
    return {
        "key": square_name(number),
        "floor": floor_of(number),
        "tile": tile(s.box, s.tiles[number]),
        "planted": bool(s.planted >> number & 1),
        "unused": s.players == 2 and bool(s.box.unused >> number & 1),
        "watered": bool(s.watered >> number & 1),
    }


def tile(box: c.Box, number: int) -> GardenTile | None:
    """A garden tile, if there is one."""
    return None if number == NONE else printed_tile(box, number)


@lru_cache(maxsize=2000)
def printed_tile(box: c.Box, number: int) -> GardenTile:
    """A garden tile with everything printed on it; made once and never changed."""
    return {
        "key": box.tile_keys[number],
        "quality": box.tile_quality[number],
        "points": box.tile_points[number],
        "bonuses": bonuses(box, number),
    }


def bonuses(box: c.Box, number: int) -> list[TileBonus]:
    places = range(number * c.TILE_BONUSES, (number + 1) * c.TILE_BONUSES)
    return [BONUS_WORDS[box.tile_bonuses[place]] for place in places if box.tile_bonuses[place] != NONE]


def canal_owner(s: Table, number: i64) -> i64:
    """The seat whose cube lies on an area, NEUTRAL or NONE."""
    for seat in range(s.players):
        if s.canals[seat] >> number & 1:
            return seat
    return NEUTRAL if s.irrigated >> number & 1 else NONE


def area(s: Table, number: i64) -> Area:
    """An irrigation area: between which squares it lies, and whose cube is on it (A02, A04)."""
    first, second = SIDES[SIDE_OF_AREA[number]]
    _, _, twin = AREA_NAMES[number].partition(".")
    return {
        "key": AREA_NAMES[number],
        "squares": [square_name(first), square_name(second)],
        "twin": cast(Twin, twin) if twin else None,
        "owner": owner(canal_owner(s, number)),
        "linked": bool(s.linked >> number & 1),
        "available": bool(water.available(s) >> number & 1),
    }


def court(s: Table) -> CourtCards:
    """The court cards left by type and level, and the tokens on the level 2 caravaneers (A44, A46)."""
    cards, first = list(s.court), c.COURT_FIRST
    return {
        "caravaneer": cards[first[c.CARAVANEER] : first[c.CARAVANEER + 1]],
        "banker": cards[first[c.BANKER] : first[c.BANKER + 1]],
        "palace": cards[first[c.PALACE] : first[c.PALACE + 1]],
        "gardener": cards[c.GARDENERS],
        "tokens": [name for number, name in enumerate(RESOURCE_WORDS) if s.caravaneer_tokens >> number & 1],
    }


def printed(s: Table) -> Printed:
    """What the court cards do by level, and the favor at this number of players (A21, A40, A46, A65, A71)."""
    box = s.box
    favors = [(box.favor_tiles[s.column * 2 + favor], box.favor_points[favor]) for favor in range(2)]
    return {
        "caravaneer": [{"bonus": box.caravan_bonus[level], "keep": box.keep[level]} for level in range(3)],
        "banker": [{"talents": box.banker_talents[level], "points": box.banker_points[level]} for level in range(4)],
        "palace": list(box.palace_points),
        "favor": [{"tiles": tiles, "points": points} for tiles, points in favors],
    }


def player(s: Table, seat: i64) -> AmyitisPlayer:
    """A player's things and live score."""
    lines = scoring.lines(s, seat)
    first = seat * c.RANKS
    return {
        "tokens": purse(list(s.tokens)[seat * c.RESOURCES : (seat + 1) * c.RESOURCES]),
        "keep": s.box.keep[s.levels[first + c.CARAVANEER]],
        "camels": s.camels[seat],
        "talents": s.talents[seat],
        "cubes": s.cubes[seat],
        "gardeners": s.gardeners[seat],
        "caravaneer": s.levels[first + c.CARAVANEER],
        "banker": s.levels[first + c.BANKER],
        "palace": s.levels[first + c.PALACE],
        "passed": bool(s.passed >> seat & 1),
        "tiles": [printed_tile(s.box, number) for number in range(c.TILES) if s.won[seat] >> number & 1],
        "track": scoring.track(s, seat),
        "score": dict(zip(scoring.LINES, lines, strict=True)),
        "total": sum(lines),
    }


def pending(s: Table) -> Pending | None:
    """What has been begun and not finished: a payment, a planting, an exchange."""
    found: Pending = {}
    if s.due != NONE:
        found["due"] = [RESOURCE_WORDS[due] for due in (s.due, s.due_next) if due != NONE]
    if s.phase == act.PLANTING:
        found["plant"] = plant_side(s.box, face_at(s, s.caravan))
        gardeners = {square_name(n): planting.gardeners_for(s, n) for n in range(SQUARES)}
        found["gardeners"] = {name: count for name, count in gardeners.items() if count}
    if s.square != NONE:
        found["square"] = square_name(s.square)
        found["tile"] = printed_tile(s.box, s.tile)
    if s.given != NONE:
        found["given"] = RESOURCE_WORDS[s.given]
    return found or None

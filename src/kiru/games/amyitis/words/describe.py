"""The table in sentences, for the plain terminal and the screen reader; and how the game ended."""

from kiru.core.game import NONE, OVER, State
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import caravan, crafts, evening, scoring, water
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.garden import AREAS, SQUARES, floor_of
from kiru.games.amyitis.engine.state import NEUTRAL, Table
from kiru.games.amyitis.words.labels import trade_words
from kiru.games.amyitis.words.names import (
    area_name,
    city_name,
    craft_name,
    field_name,
    resource_name,
    temple_name,
    tile_name,
)
from kiru.games.amyitis.words.notation import SQUARE_NAMES
from kiru.games.amyitis.words.view import canal_owner, fallow, is_last_round, table_of
from kiru.games.amyitis.words.view_track import space
from kiru.games.kit import Names
from kiru.games.standings import standings
from kiru.text import Texts


def describe(state: State, names: Names, texts: Texts) -> list[str]:
    """Everything a look at the table would tell."""
    s = table_of(state)
    lines = [texts("describe-round", round=s.round, name=names[s.first]), tiles_sentence(s, texts)]
    lines += fallow_sentences(s, texts)
    lines += [group_sentence(s, group, texts) for group in range(s.players) if s.crafts[group * c.GROUP] != NONE]
    lines += track_sentences(s, names, texts)
    lines += [field_sentence(s, row, names, texts) for row in range(c.FIELD_ROWS)]
    lines += [temple_sentence(s, temple, names, texts) for temple in range(c.TEMPLES)]
    lines += garden_sentences(s, names, texts)
    lines += [supply_sentence(s, texts), court_sentence(s, texts)]
    for seat in range(s.players):
        lines += player_sentences(s, seat, names[seat], texts)
    return lines


def tiles_sentence(s: Table, texts: Texts) -> str:
    left, end = bin(s.tiles_left).count("1"), s.box.end_tiles[s.column]
    return texts("describe-last-round" if is_last_round(s) else "describe-tiles", left=left, end=end)


def fallow_sentences(s: Table, texts: Texts) -> list[str]:
    """That the game may soon end, or has ended, because nothing is planted any more (A74)."""
    seen = fallow(s)
    return [] if seen is None else [texts("fallow-end" if s.phase == OVER else "fallow-warning", **seen)]


def group_sentence(s: Table, group: int, texts: Texts) -> str:
    """A group of craft cards: those face up with their price."""
    places = [place for place in range(group * c.GROUP, (group + 1) * c.GROUP) if s.crafts[place] != NONE]
    open_cards = [craft_name(s.crafts[place], texts) for place in places if not s.turned >> place & 1]
    if not open_cards:
        return texts("describe-group-empty", group=group + 1)
    cost = crafts.cost_of(s, group * c.GROUP)
    return texts("describe-group", group=group + 1, cost=cost, crafts=texts.join(open_cards))


def track_sentences(s: Table, names: Names, texts: Texts) -> list[str]:
    """The caravan, then every space clockwise from it with what it costs the player on turn."""
    lines = [texts("describe-caravan", city=city_name(s.box, s.caravan, texts))]
    for distance in range(1, c.SPACES):
        number = caravan.space_after(s, distance)
        seen = space(s, number)
        key = "describe-space" if seen["reach"] else "describe-space-far"
        text = texts(
            key,
            city=city_name(s.box, number, texts),
            trade=trade_words(s, number, texts),
            cost=seen["cost"],
            name=names[s.turn],
        )
        if s.phase == act.CHOOSING and seen["reach"] and seen["rule"] is not None:
            text = texts("describe-space-closed", space=text, rule=seen["rule"])
        lines.append(text)
    return lines


def cube_name(owner: int, names: Names, texts: Texts) -> str:
    return texts("neutral") if owner == NEUTRAL else names[owner]


def field_sentence(s: Table, row: int, names: Names, texts: Texts) -> str:
    spaces = []
    for place in range(row * c.FIELD_SPACES, (row + 1) * c.FIELD_SPACES):
        resource, seat = resource_name(s.box.field[place], texts), s.fields[place]
        if seat == NONE:
            spaces.append(texts("describe-field-free", resource=resource))
        else:
            spaces.append(texts("describe-field-taken", resource=resource, name=names[seat]))
    return texts("describe-field", field=field_name(row, texts), spaces=texts.join(spaces))


def temple_sentence(s: Table, temple: int, names: Names, texts: Texts) -> str:
    """The cubes from the left, and who is first and second."""
    places = range(temple * c.TEMPLE_SPACES, (temple + 1) * c.TEMPLE_SPACES)
    cubes = [cube_name(s.temples[place], names, texts) for place in places if s.temples[place] != NONE]
    name = temple_name(temple, texts)
    if not cubes:
        return texts("describe-temple-empty", temple=name)
    first, second = evening.first_place(s, temple), evening.second_place(s, temple)
    ranks = []
    if first != NONE:
        ranks.append(texts("describe-temple-first", name=names[first]))
    if second != NONE:
        ranks.append(texts("describe-temple-second", name=names[second]))
    row = texts("describe-temple", temple=name, cubes=texts.join(cubes))
    return texts("describe-temple-places", row=row, places=texts.join(ranks)) if ranks else row


def garden_sentences(s: Table, names: Names, texts: Texts) -> list[str]:
    """The squares floor by floor from the top, then the cubes and the areas that are available."""
    lines = []
    for floor in (4, 3, 2, 1):
        squares = [square_words(s, square, texts) for square in range(SQUARES) if floor_of(square) == floor]
        lines.append(texts("describe-floor", floor=floor, squares=texts.join_groups(squares)))
    for owner in [*range(s.players), NEUTRAL]:
        areas = texts.join_groups(area_name(area, texts) for area in range(AREAS) if canal_owner(s, area) == owner)
        if areas and owner == NEUTRAL:
            lines.append(texts("describe-canals-neutral", areas=areas))
        elif areas:
            lines.append(texts("describe-canals", name=names[owner], areas=areas))
    free = [area_name(area, texts) for area in range(AREAS) if water.available(s) >> area & 1]
    available = texts("describe-available", areas=texts.join_groups(free)) if free else texts("describe-available-none")
    return [*lines, available]


def square_words(s: Table, square: int, texts: Texts) -> str:
    name = SQUARE_NAMES[square]
    if s.planted >> square & 1:
        return texts("describe-square-planted", square=name)
    if s.tiles[square] == NONE:
        return texts("describe-square-unused", square=name)
    key = "describe-square-watered" if s.watered >> square & 1 else "describe-square"
    return texts(key, square=name, tile=tile_name(s.box, s.tiles[square], texts))


def counted(counts: list[int], texts: Texts) -> str:
    """Resources with their numbers, those that are not there left out."""
    parts = [
        texts("describe-resource", resource=resource_name(number, texts), count=count)
        for number, count in enumerate(counts)
        if count
    ]
    return texts.join(parts) or texts("describe-no-resource")


def supply_sentence(s: Table, texts: Texts) -> str:
    resources = counted(list(s.supply), texts)
    return texts("describe-supply", resources=resources, camels=s.supply_camels, talents=s.supply_talents)


def court_sentence(s: Table, texts: Texts) -> str:
    """Cards left of every level, and the tokens on the caravaneers."""
    cards = list(s.court)
    rows = [
        " ".join(str(count) for count in cards[c.COURT_FIRST[kind] : c.COURT_FIRST[kind + 1]])
        for kind in range(c.RANKS)
    ]
    tokens = [resource_name(number, texts) for number in range(c.PLAIN) if s.caravaneer_tokens >> number & 1]
    return texts(
        "describe-court",
        caravaneers=rows[c.CARAVANEER],
        bankers=rows[c.BANKER],
        palaces=rows[c.PALACE],
        gardeners=s.court[c.GARDENERS],
        tokens=texts.join(tokens) or "—",
    )


def player_sentences(s: Table, seat: int, name: str, texts: Texts) -> list[str]:
    """What a player owns, court cards, tiles, and whether they have passed."""
    row = list(s.tokens)[seat * c.RESOURCES : (seat + 1) * c.RESOURCES]
    lines = [
        texts(
            "describe-player",
            name=name,
            resources=counted(row, texts),
            camels=s.camels[seat],
            talents=s.talents[seat],
            cubes=s.cubes[seat],
            total=scoring.score(s, seat),
        ),
        texts(
            "describe-levels",
            name=name,
            caravaneer=s.levels[seat * c.RANKS + c.CARAVANEER],
            banker=s.levels[seat * c.RANKS + c.BANKER],
            palace=s.levels[seat * c.RANKS + c.PALACE],
            gardeners=s.gardeners[seat],
            tiles=bin(s.won[seat]).count("1"),
        ),
    ]
    if s.passed >> seat & 1:
        lines.append(texts("describe-passed", name=name))
    return lines


def result(state: State, names: Names, texts: Texts) -> list[str]:
    """The winner or winners, and everybody's place (A73): nothing breaks a tie; and if it was a standstill (A74)."""
    s = table_of(state)
    points = [scoring.score(s, seat) for seat in range(s.players)]
    return standings(points, scoring.ranking(s), names, texts) + fallow_sentences(s, texts)

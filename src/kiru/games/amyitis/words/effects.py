"""What an action set off besides itself: talents for passing, gardeners, water, temples, income, rounds."""

from kiru.core.game import NONE, OVER
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.garden import AREAS
from kiru.games.amyitis.engine.state import BANKERS, IRRIGATION, KEPT, MARDUK_FAVOR, Table
from kiru.games.amyitis.words.describe import fallow_sentences
from kiru.games.amyitis.words.names import area_name, field_name
from kiru.games.amyitis.words.view import is_last_round
from kiru.games.kit import Names
from kiru.text import Texts


def effects(s: Table, after: Table, names: Names, texts: Texts) -> list[str]:
    """Sentences in the order in which things happened."""
    told = full_rows(s, after, names, texts)
    if s.square != NONE or s.phase == act.PLANTING:
        told += tile_gains(s, after, names, texts)
        told += irrigation(s, after, names, texts)
    if not is_last_round(s) and is_last_round(after):
        told.append(texts("effect-last-round"))
    told += passing(s, after, names, texts)
    told += temples(s, after, names, texts)
    if s.phase == act.DEALING_CRAFTS and after.phase == act.CHOOSING:
        told += income(s, after, names, texts)
    if after.round > s.round:
        told.append(texts("effect-round", round=after.round, name=names[after.first]))
    if after.round > s.round or after.phase == OVER:
        told += fallow_sentences(after, texts)
    return told


def scored(s: Table, after: Table, source: int) -> list[tuple[int, int]]:
    """The seats that scored from a source, with their points."""
    gains = [(seat, after.points[seat * KEPT + source] - s.points[seat * KEPT + source]) for seat in range(s.players)]
    return [(seat, points) for seat, points in gains if points]


def full_rows(s: Table, after: Table, names: Names, texts: Texts) -> list[str]:
    """A field row that was emptied, and who took a gardener for it (A33)."""
    told = []
    for row in range(c.FIELD_ROWS):
        start = row * c.FIELD_SPACES
        if s.fields[start] == NONE or after.fields[start] != NONE:
            continue
        winners = [seat for seat in range(s.players) if after.gardeners[seat] > s.gardeners[seat]]
        field = field_name(row, texts)
        if winners:
            told.append(texts("effect-row-gardener", field=field, name=names[winners[0]]))
        else:
            told.append(texts("effect-row", field=field))
    return told


def tile_gains(s: Table, after: Table, names: Names, texts: Texts) -> list[str]:
    """Talents and camels that a tile brought at once (A52)."""
    gains = []
    if after.talents[s.seat] > s.talents[s.seat]:
        gains.append(texts("count-talents", count=after.talents[s.seat] - s.talents[s.seat]))
    if after.camels[s.seat] > s.camels[s.seat]:
        gains.append(texts("count-camels", count=after.camels[s.seat] - s.camels[s.seat]))
    return [texts("effect-tile", name=names[s.seat], gain=texts.join(gains))] if gains else []


def irrigation(s: Table, after: Table, names: Names, texts: Texts) -> list[str]:
    """The irrigation bonus, and neutral cubes between plants (A53, A54)."""
    told = [
        texts("effect-irrigation", name=names[seat], points=points) for seat, points in scored(s, after, IRRIGATION)
    ]
    fresh = after.irrigated & ~s.irrigated
    areas = [area_name(area, texts) for area in range(AREAS) if fresh >> area & 1]
    return [*told, texts("effect-neutral", areas=texts.join_groups(areas))] if areas else told


def passing(s: Table, after: Table, names: Names, texts: Texts) -> list[str]:
    """Those who have passed take a talent as their turn comes round (A30)."""
    if s.phase > act.PROMOTING or s.phase < act.CHOOSING:
        return []
    takers = [seat for seat in range(s.players) if s.passed >> seat & 1 and after.talents[seat] > s.talents[seat]]
    return [texts("effect-passing", names=texts.join([names[seat] for seat in takers]))] if takers else []


def temples(s: Table, after: Table, names: Names, texts: Texts) -> list[str]:
    """A procession without a leader, Ishtar's second gift, Marduk's points (A60, A62, A63)."""
    told = []
    if s.phase < act.LEADING and after.phase != act.LEADING and s.passed != after.passed and went_in(s, after):
        told.append(texts("effect-procession"))
    if s.phase == act.THANKING:
        for seat in range(s.players):
            if seat != s.seat and after.talents[seat] > s.talents[seat]:
                told.append(texts("effect-ishtar-talent", name=names[seat]))
            elif seat != s.seat and after.camels[seat] > s.camels[seat]:
                told.append(texts("effect-ishtar-camel", name=names[seat]))
    for seat, points in sorted(scored(s, after, MARDUK_FAVOR), key=lambda gain: -gain[1]):
        told.append(texts("effect-marduk", name=names[seat], points=points))
    return told


def went_in(s: Table, after: Table) -> bool:
    """Whether cubes entered all temples at once."""
    return all(after.temples[temple * c.TEMPLE_SPACES] != NONE for temple in range(c.TEMPLES)) and list(
        s.temples
    ) != list(after.temples)


def income(s: Table, after: Table, names: Names, texts: Texts) -> list[str]:
    """What the bankers paid (A21)."""
    points = dict(scored(s, after, BANKERS))
    told = []
    for step in range(s.players):
        seat = (s.first + step) % s.players
        parts = []
        if after.talents[seat] > s.talents[seat]:
            parts.append(texts("count-talents", count=after.talents[seat] - s.talents[seat]))
        if seat in points:
            parts.append(texts("points", count=points[seat]))
        if parts:
            told.append(texts("effect-income", name=names[seat], gain=texts.join(parts)))
    return told

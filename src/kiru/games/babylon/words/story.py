"""What an action did: a line of the log."""

from kiru.core.game import CHANCE, NONE, State
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine import pillars, terraces
from kiru.games.babylon.engine.garden import CORNERS, first_cell
from kiru.games.babylon.engine.quarry import income
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.words.labels import decoration_words
from kiru.games.babylon.words.names import effect_name, feet_name, symbol_name, tile_name
from kiru.games.babylon.words.notation import CELL_WORDS, COLUMN_WORDS, SPOT_WORDS, SYMBOL_WORDS
from kiru.games.babylon.words.view_garden import feet_words, table_of
from kiru.games.kit import Names
from kiru.text import Texts


def story(before: State, action: int, names: Names, texts: Texts) -> str:
    """The log line of an action, told from the state it was taken in; steps on the way to a tile need no line."""
    s = table_of(before)
    if s.seat == CHANCE:
        return dealt(s, action, names, texts)
    return done(s, action, names[s.seat], texts)


def dealt(s: Table, action: int, names: Names, texts: Texts) -> str:
    """What chance brought."""
    if s.phase == act.DRAWING_FIRST:
        return texts("story-first", name=names[action - act.FIRST])
    if s.phase == act.DEALING_FLOWERS:
        seat = sum(flower != NONE for flower in s.flowers)
        flower = texts(f"flower-{c.FLOWER_WORDS[action - act.FLOWER]}")
        return texts("story-flower", name=names[seat], flower=flower)
    if s.phase == act.TURNING_TOKEN:
        return texts("story-token", round=s.round + 1, effect=effect_name(action - act.TOKEN, texts))
    return texts("story-tile", column=COLUMN_WORDS[s.column], tile=tile_name(s.box, action - act.TILE, texts))


def done(s: Table, action: int, name: str, texts: Texts) -> str:
    """A player's action."""
    if action < act.BUILD_DUG:
        return lifted(s, action, name, texts)
    if s.phase == act.ROTATING:
        return laid(s, name, texts)
    if act.DONE < action < act.CHANGE:
        return decoration_words("story", s, action, texts, name=name)
    if act.CHANGE <= action < act.KEEP_DUG:
        cell, symbol = divmod(action - act.CHANGE, c.SYMBOLS)
        counted = symbol_name(SYMBOL_WORDS[symbol], texts)
        return texts("story-symbol", name=name, cell=CELL_WORDS[cell], symbol=counted)
    return stored(s, action, name, texts) if s.phase == act.KEEPING else ""


def lifted(s: Table, action: int, name: str, texts: Texts) -> str:
    """A tile removed before the game, or dug with what it paid."""
    number = action % act.DIG
    tile, column = tile_name(s.box, s.quarry[number], texts), COLUMN_WORDS[number]
    if action < act.DIG:
        return texts("story-remove", name=name, tile=tile, column=column)
    pillars = min(income(s, number, s.seat), s.supply[c.SINGLE])
    return texts("story-dig", name=name, tile=tile, column=column, pillars=pillars)


def laid(s: Table, name: str, texts: Texts) -> str:
    """A tile placed on its pillars, with the belvedere that comes with three."""
    feet = terraces.feet_at(s, s.spot, s.level)
    args: dict[str, str | int] = {
        "name": name,
        "tile": tile_name(s.box, s.building, texts),
        "cell": SPOT_WORDS[s.spot],
        "level": s.level,
        "feet": feet_name(feet_words(pillars.kept_feet(feet, s.choice)), texts),
        "pillars": terraces.price(s, feet, s.choice),
    }
    if s.choice == 0:
        return texts("story-place", **args)
    corner = CELL_WORDS[first_cell(s.spot) + CORNERS[s.choice - 1]]
    return texts("story-place-belvedere", corner=corner, **args)


def stored(s: Table, action: int, name: str, texts: Texts) -> str:
    """Which tile is kept and which ones leave the game."""
    tiles = {act.KEEP_DUG: s.dug, act.KEEP_STORED: s.stored[s.seat], act.KEEP_NONE: NONE}
    kept = tiles.pop(action)
    gone = texts.join([tile_name(s.box, tile, texts) for tile in tiles.values() if tile != NONE])
    if kept == NONE:
        return texts("story-discard", name=name, gone=gone)
    tile = tile_name(s.box, kept, texts)
    return (
        texts("story-keep-discard", name=name, tile=tile, gone=gone)
        if gone
        else texts("story-keep", name=name, tile=tile)
    )

"""What an action did: a line of the log, and the small picture beside it."""

from kiru.core.game import CHANCE, NONE, State
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine import terraces
from kiru.games.babylon.engine.quarry import income
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.words.labels import decoration_words
from kiru.games.babylon.words.names import effect_name, symbol_name, tile_object
from kiru.games.babylon.words.notation import SYMBOL_WORDS
from kiru.games.babylon.words.view_garden import corners, table_of
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
    return texts("story-tile", tile=tile_object(s.box, action - act.TILE, texts))


def done(s: Table, action: int, name: str, texts: Texts) -> str:
    """A player's action."""
    if action < act.BUILD_DUG:
        return lifted(s, action, name, texts)
    if s.phase == act.ROTATING:
        return laid(s, name, texts)
    if act.DONE < action < act.CHANGE:
        return decoration_words("story", s, action, texts, name=name)
    if act.CHANGE <= action < act.KEEP_DUG:
        counted = symbol_name(SYMBOL_WORDS[(action - act.CHANGE) % c.SYMBOLS], texts)
        return texts("story-symbol", name=name, symbol=counted)
    return stored(s, action, name, texts) if s.phase == act.KEEPING else ""


def lifted(s: Table, action: int, name: str, texts: Texts) -> str:
    """A tile removed before the game, or dug with what it paid."""
    number = action % act.DIG
    tile = tile_object(s.box, s.quarry[number], texts)
    if action < act.DIG:
        return texts("story-remove", name=name, tile=tile)
    pillars = min(income(s, number, s.seat), s.supply[c.SINGLE])
    return texts("story-dig", name=name, tile=tile, pillars=pillars)


def laid(s: Table, name: str, texts: Texts) -> str:
    """A tile placed on its pillars, with the belvedere that comes with three."""
    feet = terraces.feet_at(s, s.spot, s.level)
    args: dict[str, str | int] = {
        "name": name,
        "tile": tile_object(s.box, s.building, texts),
        "level": s.level,
        "pillars": terraces.price(s, feet, s.choice),
    }
    return texts("story-place-belvedere" if s.choice else "story-place", **args)


def stored(s: Table, action: int, name: str, texts: Texts) -> str:
    """Which tile is kept and which ones leave the game."""
    tiles = {act.KEEP_DUG: s.dug, act.KEEP_STORED: s.stored[s.seat], act.KEEP_NONE: NONE}
    kept = tiles.pop(action)
    gone = texts.join([tile_object(s.box, tile, texts) for tile in tiles.values() if tile != NONE])
    if kept == NONE:
        return texts("story-discard", name=name, gone=gone)
    tile = tile_object(s.box, kept, texts)
    return (
        texts("story-keep-discard", name=name, tile=tile, gone=gone)
        if gone
        else texts("story-keep", name=name, tile=tile)
    )


def pictures(before: State, action: int) -> list[str]:
    """The glyphs beside a line: the tile that was laid out, dug, placed or kept, or the piece that was built."""
    s = table_of(before)
    return tile_glyphs(s.box, tile_of(s, action))


def tile_of(s: Table, action: int) -> int:
    """The tile that a line of the log is about."""
    if s.seat == CHANCE:
        return action - act.TILE if act.TILE <= action < act.TOKEN else NONE
    if action < act.BUILD_DUG:
        return s.quarry[action % act.DIG]
    if s.phase == act.ROTATING:
        return s.building
    return {act.KEEP_DUG: s.dug, act.KEEP_STORED: s.stored[s.seat]}.get(action, NONE)


def tile_glyphs(box: c.Box, tile: int) -> list[str]:
    """A tile's flower and symbols."""
    if tile == NONE:
        return []
    return [c.FLOWER_WORDS[box.flower[tile]], *(symbol for symbol in corners(box, tile, 0) if symbol)]

"""Tables dealt by hand and gardens built by hand; actions are written in the words of a record."""

from collections.abc import Sequence

import kiru.core.game
from kiru.core import options
from kiru.core.game import CHANCE, NONE
from kiru.games.babylon.box import load
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import EFFECT_WORDS, PIECE_WORDS
from kiru.games.babylon.engine.game import Babylon, BabylonState
from kiru.games.babylon.engine.garden import CELLS
from kiru.games.babylon.engine.places import renew_places
from kiru.games.babylon.words import notation
from tests.games.babylon.reference import CORNERS, LAYER_KEYS, LAYERS, TILES
from tests.games.babylon.shadow import COLUMNS
from tests.support.legal import Words

COMPILED = not kiru.core.game.__file__.endswith(".py")
GAME = Babylon(load())
BOX = GAME.box
NOTATION = notation.make(BOX)
WORDS = Words(GAME, NOTATION)
legal, refusal, play = WORDS.legal, WORDS.refusal, WORDS.play
PLENTY = 40


def fresh(players: int = 2, **chosen: str) -> BabylonState:
    """A table before anything is dealt."""
    state = GAME.new(players, options.complete(GAME, players, chosen))
    assert isinstance(state, BabylonState)
    return state


def table(players: int = 4, *, first: int = 0, clay: Sequence[str] = (), **chosen: str) -> BabylonState:
    """A table dealt up to the first question; the clay of the first columns may be given."""
    state = fresh(players, first=str(first + 1), **({"flowers": "seat_order"} | chosen))
    for key in clay:
        play(state, f"tile {key}")
    settle(state)
    return state


def garden(**chosen: str) -> BabylonState:
    """A table where the first player has dug and may build."""
    state = table(**chosen)
    play(state, "dig a1")
    settle(state)
    return state


def settle(state: BabylonState) -> None:
    """Let chance bring the last thing it lists (of the tokens: one without effect) until a player is asked."""
    while state.seat == CHANCE and not state.is_over:
        play(state, legal(state)[-1])


def play_turn(state: BabylonState, dig: str = "", keep: str = "keep stored") -> None:
    """A turn that digs, builds nothing and keeps what it had."""
    play(state, f"dig {dig}" if dig else legal(state)[0])
    settle(state)
    play(state, "stop", keep if keep in legal(state) else "keep none")


def play_round(state: BabylonState, keep: str = "keep stored") -> None:
    """A turn of everybody; the next token is still to be revealed."""
    for _ in range(state.players):
        play_turn(state, keep=keep)


def dig_out(state: BabylonState, *rows: Sequence[int]) -> None:
    """Set the heights of the quarry; a column shows the tile of its layer with the column's number."""
    for column, height in enumerate(height for row in rows for height in row):
        state.heights[column] = height
        tile = (3 - height) * 16 + column
        state.quarry[column] = tile if height else NONE
        for layer in range(3):
            state.unseen[layer * 16 + column] = int(layer > 3 - height)


def show(state: BabylonState, column: str, key: str) -> None:
    """Let a column of the quarry show a tile."""
    state.quarry[COLUMNS.index(column)] = BOX.keys.index(key)


def hold(state: BabylonState, singles: int, doubles: int = 0, seat: int = 0) -> None:
    """Let a seat hold so many pillars; the supply bears the difference."""
    state.supply[PIECE_WORDS.index("single")] += state.singles[seat] - singles
    state.singles[seat] = singles
    state.supply[PIECE_WORDS.index("double")] += state.doubles - doubles
    state.doubles = doubles


def supply(state: BabylonState, piece: str) -> int:
    return state.supply[PIECE_WORDS.index(piece)]


def leave(state: BabylonState, piece: str, count: int) -> None:
    """Let the supply hold so many of a piece."""
    state.supply[PIECE_WORDS.index(piece)] = count


def in_force(state: BabylonState, effect: str) -> None:
    state.token = EFFECT_WORDS.index(effect)


def tile_with(state: BabylonState, corners: dict[str, str]) -> tuple[str, int]:
    """An unused tile and a rotation that show the given symbols on the given corners ("-" for a blank)."""
    used = {BOX.keys[tile] for tile in state.laid_tile if tile != NONE} | {BOX.keys[state.stored[0]]}
    for key in [key for layer in reversed(LAYERS) for key in LAYER_KEYS[layer]]:
        printed = TILES[key]["corners"]
        for turn in range(BOX.rotations[BOX.keys.index(key)]):
            shown = {name: printed[(corner - turn) % 4] for corner, name in enumerate(CORNERS)}
            if key not in used and all(shown[name] == symbol for name, symbol in corners.items()):
                return key, turn
    raise AssertionError(f"no tile shows {corners}")


def take_up(state: BabylonState, key: str) -> None:
    """Let the player whose turn it is hold a tile and be asked whether to build."""
    state.dug = BOX.keys.index(key)
    state.seat = state.turn
    state.phase = act.BUILDING


def build(state: BabylonState, place: str, support: str = "4", key: str = "", rotate: int = 0, **corners: str) -> None:
    """Build a tile for whoever's turn it is, with pillars enough; it lies freshly placed, decorations are asked."""
    if not key:
        key, turn = tile_with(state, corners)
        rotate = 90 * turn
    take_up(state, key)
    held = state.singles[state.turn]
    if held < PLENTY:
        hold(state, PLENTY, state.doubles, state.turn)
    play(state, "build dug", f"place {place}", f"support {support}", f"rotate {rotate}")
    assert state.phase == act.DECORATING


def look_again(state: BabylonState) -> None:
    """After the garden of the player who is asked was changed by hand: what is kept about it follows."""
    renew_places(state, 0, CELLS - 1)


def later(state: BabylonState) -> None:
    """As if the tiles of the garden had been placed in earlier turns."""
    state.fresh = state.laid[state.turn]


def ready(state: BabylonState, singles: int, doubles: int = 0, key: str = "basalt_16") -> None:
    """Before the question where to place a tile, with so many pillars."""
    take_up(state, key)
    hold(state, singles, doubles, state.turn)
    play(state, "build dug")


def places(state: BabylonState) -> set[str]:
    return {word.removeprefix("place ") for word in legal(state)}


def line(state: BabylonState, name: str, seat: int = 0) -> int:
    """One line of a seat's score pad."""
    return state.score_lines(seat)[GAME.score_lines.index(name)]


def decorations(state: BabylonState) -> set[str]:
    """The decorations on offer."""
    return set(legal(state)) - {"done"}

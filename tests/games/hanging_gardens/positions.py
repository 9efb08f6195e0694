"""Tables dealt by hand and gardens laid by hand; actions are written in the words of a record."""

from collections.abc import Iterable, Sequence

import kiru.core.game
from kiru.core import options
from kiru.core.game import CHANCE, NONE
from kiru.games.hanging_gardens.box import load
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine.components import ITEM_WORDS, ITEMS
from kiru.games.hanging_gardens.engine.game import HangingGardens, HangingGardensState
from kiru.games.hanging_gardens.words import notation
from tests.games.hanging_gardens import reference
from tests.support.legal import Words

COMPILED = not kiru.core.game.__file__.endswith(".py")
GAME = HangingGardens(load())
BOX = GAME.box
NOTATION = notation.make(BOX)
WORDS = Words(GAME, NOTATION)
legal, refusal, play = WORDS.legal, WORDS.refusal, WORDS.play
CELLS = [reference.word_of(place) for place in reference.PLACES]
OBJECTIVES = ("animals", "trees", "irrigation", "visitors")
IRRIGATION = ("left", "right", "borders", "center", "h")
STACKS = ("e_lion", "e_lion_crown", "e_bry_irr")

Markets = Sequence[Sequence[str]]


def fresh(players: int = 2, **chosen: str) -> HangingGardensState:
    """A table before anything is dealt."""
    state = GAME.new(players, options.complete(GAME, players, chosen))
    assert isinstance(state, HangingGardensState)
    return state


def table(
    players: int = 2,
    *,
    first: int = 0,
    objectives: Sequence[str] = OBJECTIVES,
    irrigation: Sequence[str] = IRRIGATION,
    market: Markets = (),
    stacks: Sequence[str] = STACKS,
    **chosen: str,
) -> HangingGardensState:
    """A table dealt up to the first question; a market column may be given in part, "" is any dull card."""
    state = fresh(players, first=str(first + 1), **chosen)
    play(state, *(f"objective {key}" for key in objectives))
    play(state, *(f"irrigation {key}" for key in irrigation[:players]))
    deal_market(state, market)
    play(state, *(f"turn {key}" for key in stacks))
    assert state.phase == act.TAKING
    return state


def deal_market(state: HangingGardensState, market: Markets) -> None:
    wanted = [
        market[column][level] if column < len(market) and level < len(market[column]) else ""
        for column in range(3)
        for level in range(4)
    ]
    for number, key in enumerate(wanted):
        play(state, f"deal {key}" if key else dull(state, wanted[number:]))


def dull(state: HangingGardensState, reserved: Iterable[str] = ()) -> str:
    """The first outcome without a bonus that is not reserved: rounds can pass without a crown."""
    kept = {f"deal {key}" for key in reserved}
    outcomes = [word for word in legal(state) if word not in kept]
    return min(outcomes, key=lambda word: bool(reference.FACES.get(word.split()[1], {}).get("bonuses")))


def settle(state: HangingGardensState, until: int = NONE) -> None:
    """Let chance bring dull things until a player is asked, the game is over, or a phase is reached."""
    while state.seat == CHANCE and not state.is_over and state.phase != until:
        play(state, dull(state))


def ask(state: HangingGardensState, phase: int, seat: int = 0) -> None:
    """Put a seat before the question of a phase."""
    state.turn = seat
    state.seat = seat
    state.phase = phase


def play_turn(state: HangingGardensState, take: str = "", place: str = "") -> None:
    """A turn that takes the given card or the cheapest one, buys nothing and completes nothing."""
    play(state, f"take {take}" if take else legal(state)[0])
    play(state, f"place {place}" if place else legal(state)[0])
    settle(state)
    play(state, "skip", "skip")


def lay(state: HangingGardensState, seat: int, garden: dict[str, str]) -> None:
    """Put cards on cells of a garden, `card` or `card+enhancement`, without bonuses."""
    for cell, keys in garden.items():
        card, _, tile = keys.partition("+")
        spot = seat * len(CELLS) + CELLS.index(cell)
        state.cards[spot] = BOX.keys.index(card)
        state.tiles[spot] = BOX.keys.index(tile) if tile else NONE
        state.cells[seat] |= 1 << CELLS.index(cell)
    for number, count in enumerate(recounted(state, seat)):
        state.items[seat * 3 * ITEMS + number] = count


def recounted(state: HangingGardensState, seat: int) -> list[int]:
    """The items of a garden counted from scratch, level by level in the order of ITEM_WORDS."""
    garden = reference.garden_of(state, seat)
    levels = [reference.level_items(garden, level) for level in (1, 2, 3)]
    return [level[item] for level in levels for item in ITEM_WORDS[:ITEMS]]


def pyramid(rows: Sequence[Sequence[str]], left: str = "a") -> dict[str, str]:
    """A garden for `lay` from its three rows, the leftmost card of level 1 in column `left`."""
    start = "abcde".index(left)
    return {
        reference.word_of((level, start + i)): keys
        for level, row in enumerate(rows, 1)
        for i, keys in enumerate(row)
        if keys
    }


def give(state: HangingGardensState, seat: int, *, gold: int | None = None, tools: int | None = None) -> None:
    """Let a seat hold so much; the supply bears the difference."""
    if gold is not None:
        state.supply_gold += state.gold[seat] - gold
        state.gold[seat] = gold
    if tools is not None:
        state.supply_tools += state.tools[seat] - tools
        state.tools[seat] = tools


def line(state: HangingGardensState, name: str, seat: int = 0) -> int:
    """One line of a seat's score pad."""
    return state.score_lines(seat)[GAME.score_lines.index(name)]


def column(state: HangingGardensState, number: int) -> list[str]:
    """The cards of a market column (from 1), level 1 first."""
    return ["" if face == NONE else BOX.keys[face] for face in list(state.market)[number * 4 - 4 : number * 4]]


def gardeners(state: HangingGardensState, number: int) -> list[int]:
    """The seats with a gardener under a market column (from 1)."""
    return [seat for seat in list(state.gardeners)[number * 5 - 5 : number * 5] if seat != NONE]


def top(state: HangingGardensState, price: int) -> str:
    """The visible tile of the stack of a price."""
    tile = state.stack_top[price - 2]
    return "" if tile == NONE else BOX.keys[tile]

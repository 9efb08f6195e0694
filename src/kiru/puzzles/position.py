"""A position in few letters: every decision of the game so far as its place among those that were possible."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence

from kiru.core import options
from kiru.core.errors import KiruError
from kiru.core.game import Game, State
from kiru.puzzles.turn import listing

MOST_STEPS = 3000


def first_state(game: Game, players: int) -> State:
    """The state before anything is dealt, by the usual options."""
    return game.new(players, options.complete(game, players, {}))


def possible(state: State) -> list[int]:
    """What may happen in a state, each once, in rising order."""
    return sorted(set(listing(state)))


def packed(game: Game, players: int, actions: Sequence[int]) -> str:
    """A row of decisions, chance included, as one number in letters; what was forced takes no room."""
    state = first_state(game, players)
    digits = []
    for action in actions:
        choices = possible(state)
        digits.append((choices.index(action), len(choices)))
        state.apply(action)
    number = 0
    for digit, base in reversed(digits):
        number = number * base + digit
    raw = number.to_bytes((number.bit_length() + 7) // 8, "little")
    return urlsafe_b64encode(raw).decode().rstrip("=")


def unpacked(game: Game, players: int, text: str, steps: int) -> list[int]:
    """The row of decisions that was packed."""
    number = int.from_bytes(urlsafe_b64decode(text + "=" * (-len(text) % 4)), "little")
    state = first_state(game, players)
    actions = []
    for _ in range(min(steps, MOST_STEPS)):
        choices = possible(state)
        if not choices:
            raise KiruError("error-puzzle-position")
        number, digit = divmod(number, len(choices))
        actions.append(choices[digit])
        state.apply(choices[digit])
    return actions

"""Options of a table: every one named, every value known, defaults filled in."""

from kiru.core.errors import KiruError
from kiru.core.game import Game


def complete(game: Game, players: int, given: dict[str, str]) -> dict[str, str]:
    """Check the player count and the given options; the result holds every option of the game."""
    if not game.min_players <= players <= game.max_players:
        raise KiruError("error-players", low=game.min_players, high=game.max_players, found=players)
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            raise KiruError("error-option", option=name, expected=", ".join(known))
        if value not in known[name].values:
            raise KiruError("error-option-value", option=name, value=value, expected=", ".join(known[name].values))
    chosen = {name: given.get(name, option.default) for name, option in known.items()}
    first = chosen.get("first", "random")
    if first.isdigit() and int(first) > players:
        raise KiruError("error-option-value", option="first", value=first, expected=f"random, 1..{players}")
    return chosen


def parse(texts: list[str]) -> dict[str, str]:
    """Options as typed: name=value."""
    pairs = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise KiruError("error-option-form", text=text)
        pairs[name.strip()] = value.strip()
    return pairs

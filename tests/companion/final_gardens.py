"""Final tables of random games, and what the people at them would tap into a score pad."""

from collections.abc import Iterator
from itertools import count

from kiru.companion.score import Entry
from kiru.core.dealer import SeededDealer
from kiru.core.game import State
from kiru.core.referee import Referee
from kiru.core.rng import seeded
from kiru.games import open_kit
from kiru.games.kit import Kit, View

KITS = {name: open_kit(name) for name in ("hanging_gardens", "amyitis", "babylon")}
STILL = ("stop", "done", "keep", "skip", "pass")
"""Choices that leave something undone: eager players fill their gardens more."""


def final(kit: Kit, players: int, seed: str) -> State:
    """The end of a game of players who choose at random, the eager ones something rather than nothing."""
    options = {"edition": ("english", "polish")[players % 2]} if kit.game.name == "babylon" else {}
    match = Referee(kit.game, kit.notation, players, options, SeededDealer(seed, kit.game.sources))
    match.start()
    rng = seeded(seed, "players")
    while not match.state.is_over:
        legal = list(match.legal())
        eager = [action for action in legal if kit.notation.text(action).split()[0] not in STILL]
        choice = eager or legal
        match.play(match.state.seat, choice[rng.below(len(choice))])
    return match.state


def final_gardens(name: str, number: int) -> Iterator[tuple[State, Entry]]:
    """Tables of every size until there are so many gardens, each with what is tapped in."""
    kit, seen = KITS[name], 0
    for game in count():
        if seen >= number:
            return
        players = 2 + game % (kit.game.max_players - 1)
        state = final(kit, players, f"pad {game}")
        seen += players
        yield state, ENTRIES[name](kit.view(state))


def tapped_gardens(view: View) -> Entry:
    """Cards by their place from the left, markers by slot and number."""
    return Entry([], [gardens_lines(view, seat) for seat in range(len(view["players"]))])


def gardens_lines(view: View, seat: int) -> list[str]:
    own = view["players"][seat]
    first = min(ord(place["cell"][0]) for place in own["garden"] if place["level"] == 1)
    lines = [f"irrigation {own['irrigation']['key']}", f"left {own['gold'] + own['tools']}"]
    for place in own["garden"]:
        cell = chr(ord(place["cell"][0]) - first + ord("a")) + place["cell"][1]
        laid = f" + {place['tile']['key']}" if place["tile"] else ""
        lines.append(f"card {cell} {place['card']['key']}{laid}")
    for number, slot in enumerate(view["objectives"], 1):
        lines += [f"marker {number} {space['points']}" for space in slot["spaces"] if space["seat"] == seat]
    return lines


def tapped_amyitis(view: View) -> Entry:
    """The marker, tile by tile, resource by resource."""
    fallow = view["fallow"]
    table = [f"fallow {fallow['rounds']}"] if fallow and fallow["rounds"] == fallow["limit"] else []
    players = []
    for own in view["players"]:
        lines = [f"track {own['track']}"]
        lines += [f"tile {tile['key']}" for tile in own["tiles"]] or ["tiles 0"]
        lines += [f"token {word} {held}" for word, held in own["tokens"].items() if held] or ["tokens 0"]
        players.append(lines)
    return Entry(table, players)


def tapped_babylon(view: View) -> Entry:
    """Tiles by flower, and what can be seen from above, on the level where it stands."""
    players = []
    for own in view["players"]:
        lines = [f"tile {tile['spot']} {tile['level']} {tile['tile']['flower']}" for tile in own["tiles"]]
        for item in own["items"]:
            if item["visible"] and not item["pillar"]:
                lines.append(f"{item['kind']} {'-'.join(item['cells'])} {item['level']}")
        players.append(lines)
    return Entry([f"edition {view['edition']}"], players)


ENTRIES = {"hanging_gardens": tapped_gardens, "amyitis": tapped_amyitis, "babylon": tapped_babylon}

"""What is the same for everybody: the games with their choices, their rules, and the puzzle of a day."""

from datetime import date
from hashlib import sha256
from typing import TYPE_CHECKING

from kiru.ai import bots
from kiru.games import NAMES
from kiru.server.kits import kit_of, spoken, texts_of
from kiru.text import LANGUAGES

if TYPE_CHECKING:
    # Only types: the browser, where this runs too, has no pydantic.
    from kiru.protocol.answers import DailyPuzzle, GameInfo, RuleInfo


def game_entry(name: str, lang: str) -> "GameInfo":
    """A game with what can be chosen."""
    kit, texts = kit_of(name), texts_of(name, lang)
    game, usual = kit.game, LANGUAGES[spoken(lang)].options.get(name, {})

    def title(key: str, otherwise: str) -> str:
        return texts(key) if texts.has(key) else otherwise

    return {
        "name": name,
        "title": texts(f"game-{name}"),
        "summary": title(f"game-{name}.summary", ""),
        "players": (game.min_players, game.max_players),
        "options": [
            {
                "name": option.name,
                "title": title(f"option-{option.name}", option.name),
                "values": [
                    {"value": value, "title": title(f"option-{option.name}.{value}", value)} for value in option.values
                ],
                "default": usual.get(option.name, option.default),
                "players": kit.option_players.get(option.name, (game.min_players, game.max_players)),
            }
            for option in game.options
        ],
        "lines": [{"key": line, "title": title(f"line-{line}", line)} for line in game.score_lines],
        "bots": list(bots.NAMES),
    }


def rules_of(game: str, lang: str) -> "list[RuleInfo]":
    """The rulebook of a game by id."""
    texts = texts_of(game, lang)
    ids = kit_of(game).rule_ids(texts)
    return [{"id": rule, "title": texts(f"rule-{rule}.title"), "text": texts(f"rule-{rule}")} for rule in ids]


def puzzle_of(day: date) -> "DailyPuzzle":
    """The game and the seed of a day, the same for everybody."""
    digest = sha256(f"kiru daily {day}".encode()).hexdigest()
    game = NAMES[day.toordinal() % len(NAMES)]
    return {"date": day.isoformat(), "game": game, "seed": f"daily-{day}-{digest[:8]}"}

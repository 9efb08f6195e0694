"""What is the same for everybody: the games with their choices, and their rules."""

from typing import TYPE_CHECKING

from kiru.ai import bots
from kiru.ai.personalities import tastes_of
from kiru.games.glossary import Term
from kiru.server.kits import kit_of, spoken, texts_of
from kiru.text import LANGUAGES

if TYPE_CHECKING:
    # Only types: the browser, where this runs too, has no pydantic.
    from kiru.protocol.answers import GameInfo, OptionValue, RuleInfo, TermInfo


def game_entry(name: str, lang: str) -> "GameInfo":
    """A game with what can be chosen."""
    kit, texts = kit_of(name), texts_of(name, lang)
    game, usual = kit.game, LANGUAGES[spoken(lang)].options.get(name, {})

    def title(key: str, otherwise: str) -> str:
        return texts(key) if texts.has(key) else otherwise

    tastes: list[OptionValue] = [
        {"value": taste, "title": title(f"personality-{taste}", taste)} for taste in tastes_of(name)
    ]
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
        "personalities": {level: tastes for level in bots.LEVELS if bots.LEVELS[level].iterations},
    }


def term_info(term: Term) -> "TermInfo":
    """A word of the rules as clients read it."""
    return {
        "key": term.key,
        "word": term.word,
        "printed": term.printed,
        "language": term.language,
        "reported": term.reported,
    }


def rules_of(game: str, lang: str) -> "list[RuleInfo]":
    """The rulebook of a game by id."""
    texts, kit = texts_of(game, lang), kit_of(game)
    terms = kit.terms(texts)
    return [
        {
            "id": rule,
            "title": texts(f"rule-{rule}.title"),
            "text": texts(f"rule-{rule}"),
            "terms": [term_info(term) for term in terms if rule in term.rules],
        }
        for rule in kit.rule_ids(texts)
    ]

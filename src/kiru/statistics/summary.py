"""The games of somebody, put together kind by kind."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from statistics import fmean

from kiru.arena import bot_ratings
from kiru.games import open_kit
from kiru.protocol.statistics import (
    BotLevel,
    BotRecord,
    KindStatistics,
    LineAverage,
    MeasuredStrength,
    Opening,
    OpeningChoice,
    ScoredGame,
    Streaks,
)
from kiru.statistics import royal_averages, strength
from kiru.statistics.played import CountedGame
from kiru.statistics.strength import BotScore
from kiru.text import Texts

MOST_RECENT = 40
"""Games in a chart of scores."""
MOST_CHOICES = 12
"""Beginnings of one sort that are told."""

TextsOf = Callable[[str], Texts]
"""The words of a game."""


def statistics_of(games: Iterable[CountedGame], texts_of: TextsOf) -> list[KindStatistics]:
    """What games come to, the kind played most first; they are given in the order in which they ended."""
    by_kind: dict[royal_averages.Kind, list[CountedGame]] = {}
    for game in games:
        by_kind.setdefault((game.game, game.players), []).append(game)
    ordered = sorted(by_kind.items(), key=lambda one: (-len(one[1]), one[0]))
    return [kind_statistics(played, texts_of(game)) for (game, _), played in ordered]


def kind_statistics(played: Sequence[CountedGame], texts: Texts) -> KindStatistics:
    game, players = played[0].game, played[0].players
    is_alone = players == 1
    scored = [scored_game(one) for one in played if one.lines is not None]
    royal = royal_averages.shipped().get((game, players))
    places = Counter(one.place for one in played)
    scores = results_against_bots(played)
    return {
        "game": game,
        "title": texts(f"game-{game}"),
        "players": players,
        "games": len(played),
        "wins": 0 if is_alone else places[1],
        "places": [] if is_alone else [places[place] for place in range(1, players + 1)],
        "streaks": {"current": 0, "longest": 0} if is_alone else streaks([one.place == 1 for one in played]),
        "scored": len(scored),
        "mean": rounded(fmean(one["points"] for one in scored)) if scored else None,
        "best": max(scored, key=lambda one: one["points"]) if scored else None,
        "royal": rounded(royal.mean) if royal is not None else None,
        "recent": scored[-MOST_RECENT:],
        "lines": line_averages(played, texts),
        "openings": openings(played, texts),
        "bots": bot_records(game, players, scores),
        "strength": measured_strength(game, players, scores),
        "levels": bot_levels(game, players),
    }


def rounded(value: float) -> float:
    return round(value, 2)


def scored_game(one: CountedGame) -> ScoredGame:
    at = datetime.fromtimestamp(one.at / 1000, UTC).isoformat()
    return {"table": one.table, "at": at, "place": one.place, "points": sum(one.lines or [])}


def streaks(wins: Sequence[bool]) -> Streaks:
    current = longest = 0
    for won in wins:
        current = current + 1 if won else 0
        longest = max(longest, current)
    return {"current": current, "longest": longest}


def line_averages(played: Sequence[CountedGame], texts: Texts) -> list[LineAverage]:
    """The score pad on average, beside the latest game and beside royal."""
    game, players = played[0].game, played[0].players
    names = open_kit(game).game.score_lines
    # A ruleset of old may have had other lines.
    pads = [one.lines for one in played if one.lines is not None and len(one.lines) == len(names)]
    royal = royal_averages.shipped().get((game, players))
    if not pads:
        return []
    return [
        {
            "key": name,
            "title": texts(f"line-{name}") if texts.has(f"line-{name}") else name,
            "mean": rounded(fmean(pad[number] for pad in pads)),
            "last": pads[-1][number],
            "royal": royal.lines.get(name) if royal is not None else None,
        }
        for number, name in enumerate(names)
    ]


def openings(played: Sequence[CountedGame], texts: Texts) -> list[Opening]:
    """How games began, by the traits that the game names as its openings."""
    found: list[Opening] = []
    for key in open_kit(played[0].game).openings:
        by_value: dict[str, list[CountedGame]] = {}
        for one in played:
            if key in one.opening and one.lines is not None:
                by_value.setdefault(one.opening[key], []).append(one)
        ordered = sorted(by_value.items(), key=lambda pair: (-len(pair[1]), pair[0]))[:MOST_CHOICES]
        choices = [choice(key, value, games, texts) for value, games in ordered]
        if choices:
            found.append({"key": key, "title": texts(f"trait-{key}"), "choices": choices})
    return found


def choice(key: str, value: str, games: Sequence[CountedGame], texts: Texts) -> OpeningChoice:
    word = f"trait-{key}.{value}"
    return {
        "value": value,
        "title": texts(word) if texts.has(word) else value,
        "games": len(games),
        "wins": sum(one.place == 1 for one in games),
        "mean": rounded(fmean(sum(one.lines or []) for one in games)),
    }


def results_against_bots(played: Sequence[CountedGame]) -> dict[str, BotScore]:
    """By bot how often somebody ended above, beside and below it."""
    scores: dict[str, BotScore] = {}
    for one in played:
        for bot, place in one.bots:
            won, tied, lost = scores.get(bot, BotScore())
            scores[bot] = BotScore(won + (one.place < place), tied + (one.place == place), lost + (one.place > place))
    return scores


def bot_records(game: str, players: int, scores: dict[str, BotScore]) -> list[BotRecord]:
    """Every bot that has a rating and was met, the strongest first."""
    known = bot_ratings.shipped()[game, bot_ratings.crowd_of(players)]
    skill = strength.measured(scores, known) or bot_ratings.Skill(strength.MU, strength.SIGMA)
    met = sorted((bot for bot in scores if bot in known), key=lambda bot: -known[bot].mu)
    return [bot_record(bot, scores[bot], strength.chance(skill.mu, known[bot])) for bot in met]


def bot_record(bot: str, score: BotScore, expected: float) -> BotRecord:
    return {"bot": bot, "won": score.won, "tied": score.tied, "lost": score.lost, "expected": rounded(expected)}


def bot_levels(game: str, players: int) -> list[BotLevel]:
    """The bots as the leaderboards have them."""
    known = bot_ratings.shipped()[game, bot_ratings.crowd_of(players)]
    levels: list[BotLevel] = [
        {"bot": bot, "points": bot_ratings.points(bot_ratings.safe(skill))} for bot, skill in known.items()
    ]
    return sorted(levels, key=lambda one: one["points"])


def measured_strength(game: str, players: int, scores: dict[str, BotScore]) -> MeasuredStrength | None:
    known = bot_ratings.shipped()[game, bot_ratings.crowd_of(players)]
    skill = strength.measured(scores, known)
    if skill is None:
        return None
    return {
        "points": bot_ratings.points(bot_ratings.safe(skill)),
        "level": strength.nearest(skill, known),
        "games": sum(score.games for bot, score in scores.items() if bot in known),
    }

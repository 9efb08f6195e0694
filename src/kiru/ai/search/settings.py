"""What makes one search different from another."""

from typing import Final

from mypy_extensions import i64

from kiru.core.evaluator import Evaluator

ANY_TABLE: Final = 0
"""Dials under this number of players hold wherever a table has none of its own."""


class SearchSettings:
    """The parameters of a search; the defaults hold for games that are not tuned."""

    def __init__(self) -> None:
        self.exploration: float = 2.0
        """How strongly a promising but little tried action draws, in deviations of the results (PUCT)."""
        self.first_play_penalty: float = 0.3
        """How much worse than its siblings an untried action is taken to be, in deviations."""
        self.temperature: float = 150.0
        """Hundredths of a point that make an action e times as likely before anything is known."""
        self.horizon: i64 = 12
        """Players' decisions of a playout before the evaluation cuts it off; 0: play to the end."""
        self.candidates: i64 = 3
        """How many random actions a playout compares before it takes the one of the highest prior; 1: purely random."""
        self.margin_weight: float = 0.15
        """How much of a result is the score margin rather than the win."""
        self.explicit_chance: bool = False
        """Whether each outcome of chance has a node of its own; else outcomes share one (open loop)."""
        self.max_nodes: i64 = 700000
        """The tree never grows past this many nodes; at 220 bytes each, its spare included, 150 MB."""
        self.spread: float = 1.0
        """A factor on how far final margins are taken to stray: more makes the estimate of a cut-off game softer."""
        self.overlooks_rivals: bool = False
        """Whether every seat is taken to play for its own points alone, as people do who only look at their board."""

    def turn(self, dial: str, value: float) -> None:
        """Set one dial by its name."""
        if dial == "exploration":
            self.exploration = value
        elif dial == "first_play_penalty":
            self.first_play_penalty = value
        elif dial == "temperature":
            self.temperature = value
        elif dial == "horizon":
            self.horizon = int(value)
        elif dial == "candidates":
            self.candidates = int(value)
        elif dial == "margin_weight":
            self.margin_weight = value
        elif dial == "spread":
            self.spread = value
        else:
            raise KeyError(dial)


def tuned(evaluator: Evaluator, players: i64) -> SearchSettings:
    """What a search of an evaluator's game is set to at a table of so many players."""
    settings = SearchSettings()
    for number in (ANY_TABLE, int(players)):
        for dial, value in evaluator.dials.get(number, {}).items():
            settings.turn(dial, value)
    return settings

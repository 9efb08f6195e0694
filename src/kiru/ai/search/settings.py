"""What makes one search different from another."""

from mypy_extensions import i64


class SearchSettings:
    """The parameters of a search; the defaults are those of the strongest level."""

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

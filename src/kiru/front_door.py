"""The front door: `kiru.games`, `kiru.new`, `kiru.load`, `kiru.bot`, `kiru.analyse`.

>>> import kiru
>>> kiru.games()
['hanging_gardens', 'amyitis', 'babylon']
>>> match = kiru.new("babylon", players=2, seed="1", edition="polish")
>>> bot = kiru.bot("novice", seed="1")
>>> while not match.is_over:
...     _ = match.play(bot.choose(match))
>>> [score.total for score in kiru.load(match.record()).scores] == [score.total for score in match.scores]
True
"""

from pathlib import Path

from kiru.ai import bots
from kiru.ai.analysis.analyse import ITERATIONS, analyse_alone
from kiru.ai.analysis.judged import Analysis
from kiru.ai.bot import Bot as Player
from kiru.core import dealers
from kiru.core import record as records
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.record import MAGIC, Seat
from kiru.core.referee import Referee
from kiru.games import open_kit
from kiru.match import Match
from kiru.support.files import read_text
from kiru.text import Texts


def new(
    game: str,
    players: int = 2,
    seed: str | int | None = None,
    *,
    box: str | Path | None = None,
    names: list[str] | None = None,
    language: str = "en",
    **options: str,
) -> Match:
    """A new match, dealt up to the first question; without a seed, one that nobody has seen.

    >>> new("amyitis", players=3, seed="5").turn.question
    'Player 3, do you pass, recruit, or move the caravan?'
    """
    kit = open_kit(game, Path(box) if box is not None else None)
    dealer = SeededDealer(str(seed) if seed is not None else dealers.fresh_seed(), kit.game.sources)
    referee = Referee(kit.game, kit.notation, players, options, dealer)
    texts = Texts(language)
    called = names or [texts("seat-name", number=seat + 1) for seat in range(players)]
    if len(called) != players:
        raise KiruError("error-seats", found=len(called), expected=players)
    return Match(kit, referee, [Seat("person", name) for name in called], language)


def load(source: str | Path, *, box: str | Path | None = None, language: str = "en") -> Match:
    """A match from a record: a file, or the record's text itself."""
    text = source if isinstance(source, str) and source.startswith(MAGIC) else read_text(Path(source))
    kept = records.read(text)
    kit = open_kit(kept.game, Path(box) if box is not None else None, kept.version)
    referee = records.replay(kept, kit.game, kit.notation, kit.box)
    return Match(kit, referee, kept.seats, language)


class Bot:
    """A bot by name, such as `royal-2s`: it plays any seat of any match; `docs/strength.md` tells how well."""

    def __init__(self, name: str, seed: str | int | None = None) -> None:
        bots.parse(name)
        self.name = name
        self.seed = str(seed) if seed is not None else dealers.fresh_seed()
        self._players: dict[tuple[str, int], Player] = {}

    def choose(self, match: Match) -> str:
        """The action that the bot takes for the seat that is asked."""
        if match.is_over:
            raise KiruError("error-over")
        seat = int(match.state.seat)
        place = match.kit.box, seat
        if place not in self._players:
            self._players[place] = bots.make(self.name, self.seed, seat, match.kit.evaluator)
        return match.kit.notation.text(self._players[place].choose(match.state))

    def __repr__(self) -> str:
        return f"<kiru.Bot {self.name}>"


def bot(name: str, seed: str | int | None = None) -> Bot:
    """A bot: `random`, `greedy`, `novice`, `gardener`, `architect`, `royal`, with a budget behind a hyphen."""
    return Bot(name, seed)


def analyse(match: Match, iterations: int = ITERATIONS) -> Analysis:
    """Every decision of a match judged: how the chances stood, what each decision cost, what was luck."""
    return analyse_alone(records.read(match.record()), match.kit, iterations)

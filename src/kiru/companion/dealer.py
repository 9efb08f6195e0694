"""What chance lays out at a real table: the engines' own set-up, so that only what the rules allow is dealt.

What is shuffled and lies face down anyway, such as the deck of Garden cards or the quarry, is left to the hands. With
one seed a Kiru table has the same first player, the same tiles and the same cards of every round.
"""

from collections.abc import Sequence
from typing import Any, Final

from kiru.companion.opened import kit_of, texts_of
from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE, State
from kiru.games.amyitis.engine import actions as amyitis
from kiru.games.amyitis.engine.turns import AmyitisState
from kiru.games.babylon.engine import actions as babylon
from kiru.games.babylon.engine.game import BabylonState
from kiru.text import Texts

HIDDEN: Final = frozenset({"dealing_market", "turning_stacks", "laying_clay"})
"""Phases of a set-up that deal from a shuffled stack."""
EVERY_ROUND: Final = frozenset({"dealing_crafts", "turning_token"})
MOST_ROUNDS: Final = 30
"""Rounds of Amyitis that are dealt: an evening takes far fewer, and nobody may ask for rounds without end."""


class Deal:
    """A table that is dealt, with the sentences of what came."""

    def __init__(self, game: str, names: Sequence[str], seed: str, wanted: dict[str, str], texts: Texts) -> None:
        kit = kit_of(game)
        self.kit, self.names, self.texts = kit, names, texts
        self.state: State = kit.game.new(len(names), options.complete(kit.game, len(names), wanted))
        self.dealer = SeededDealer(seed, kit.game.sources)
        self.outcomes = Actions()
        self.lines: dict[str, list[str]] = {}
        """By phase."""
        self.dealt: list[str] = []
        """What came last in a round, in notation."""

    def run(self) -> None:
        """Let chance act until somebody has a choice."""
        self.dealt = []
        while not self.state.is_over and self.state.seat == CHANCE:
            self.step()

    def step(self) -> None:
        phase = self.kit.game.phases[self.state.phase]
        action = self.dealer.deal(self.state, self.outcomes)
        line = self.kit.story(self.state, action, self.names, self.texts)
        self.state.apply(action)
        if phase in EVERY_ROUND:
            self.dealt.append(self.kit.notation.text(action).partition(" ")[2])
        if line and phase not in HIDDEN:
            self.lines.setdefault(phase, []).append(line)

    def next_round(self) -> None:
        """What chance brings at the beginning of the next round (A20, B50)."""
        self.lines.clear()
        if isinstance(self.state, AmyitisState):
            self.state.round += 1
            self.state.start_round()
        elif isinstance(self.state, BabylonState):
            self.state.seat, self.state.phase = CHANCE, babylon.TURNING_TOKEN
        self.run()


def rounds_of(state: State) -> int:
    """How many rounds have something to deal."""
    if isinstance(state, BabylonState):
        return int(state.box.rounds[state.players])
    return MOST_ROUNDS if isinstance(state, AmyitisState) else 1


def told(
    game: str, players: int, names: Sequence[str], seed: str, wanted: dict[str, str], round_number: int, language: str
) -> dict[str, Any]:
    """What lies on the table when a round begins, the set-up included."""
    texts = texts_of(kit_of(game).game.name, language)
    called = [*names[:players], *(texts("seat-name", number=n + 1) for n in range(len(names), players))]
    deal = Deal(game, called, seed, wanted, texts)
    deal.run()
    rounds = rounds_of(deal.state)
    if not 1 <= round_number <= rounds:
        raise KiruError("error-companion-round", most=rounds)
    first = deal.lines.pop("drawing_first", [])
    setup = [{"phase": phase, "lines": lines} for phase, lines in deal.lines.items() if phase not in EVERY_ROUND]
    for _ in range(round_number - 1):
        deal.next_round()
    this_round = [line for phase in EVERY_ROUND for line in deal.lines.get(phase, [])]
    return {
        "first": " ".join(first),
        "setup": setup,
        "round": round_number,
        "rounds": rounds,
        "lines": this_round,
        "dealt": deal.dealt,
    }


assert amyitis.PHASES[amyitis.DEALING_CRAFTS] in EVERY_ROUND
assert babylon.PHASES[babylon.TURNING_TOKEN] in EVERY_ROUND

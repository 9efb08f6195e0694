"""A recorded game with the state before every step: what is to be judged."""

from collections.abc import Sequence
from pathlib import Path

from kiru.ai.analysis.judged import Job
from kiru.core import dealers, record
from kiru.core.game import CHANCE, State
from kiru.core.referee import Referee
from kiru.core.steps import Step
from kiru.games import open_kit
from kiru.games.kit import Kit


class ReplayedGame:
    """A recorded game with the state before every step."""

    def __init__(self, kept: record.Record, kit: Kit) -> None:
        self.record = kept
        self.kit = kit
        match = record.replay(kept, kit.game, kit.notation, kit.box)
        self.steps: list[Step] = list(match.steps)
        self.final: State = match.state
        state = self.kit.game.new(match.players, match.options)
        self.states: list[State] = [state.clone()]
        for step in self.steps:
            state.apply(step.action)
            self.states.append(state.clone())

    def jobs(self) -> list[Job]:
        """Every decision with a choice, and every row of chance by its first step."""
        found: list[Job] = []
        for index, step in enumerate(self.steps):
            if step.seat == CHANCE:
                if index == 0 or self.steps[index - 1].seat != CHANCE:
                    found.append(("deal", index))
            elif not step.forced:
                found.append(("decide", index))
        return found

    def end_of_deal(self, index: int) -> int:
        """The index after the last step of a row of chance."""
        while index < len(self.steps) and self.steps[index].seat == CHANCE:
            index += 1
        return index


def read_game(text: str, box: Path | None) -> ReplayedGame:
    """Replay a record as it was written."""
    kept = record.read(text)
    return ReplayedGame(kept, open_kit(kept.game, box, kept.version))


def replayed_game(kit: Kit, players: int, options: dict[str, str], actions: Sequence[int]) -> ReplayedGame:
    """A game that is given by its decisions, replayed."""
    match = Referee(kit.game, kit.notation, players, options, dealers.SystemDealer())
    for action in actions:
        match.replay_step(int(match.state.seat), action)
    seats = [record.Seat("person", str(number)) for number in range(1, players + 1)]
    return ReplayedGame(record.of_match(match, kit.box, seats), kit)

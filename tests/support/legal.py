"""What is legal, as a list or in words, and play at random: for the tests of every folder."""

from kiru.core.actions import Actions
from kiru.core.game import Game, State
from kiru.core.notation import Notation
from kiru.core.referee import Referee
from kiru.core.rng import Rng


def listing(state: State) -> list[int]:
    """The legal actions of a state; chance names an outcome once per copy."""
    out = Actions()
    state.legal_actions(out)
    return list(out)


def pick(listed: list[int], rng: Rng) -> int:
    """One of some actions at random."""
    return listed[rng.below(len(listed))]


def play_at_random(match: Referee, rng: Rng, steps: int = 10_000) -> None:
    """Random choices up to the end, to where the match is stuck, or to the first question after so many steps."""
    while len(match.steps) < steps and not match.state.is_over and not match.is_stuck:
        match.play(int(match.state.seat), pick(match.legal(), rng))


class Words:
    """The actions of a game in words."""

    def __init__(self, game: Game, notation: Notation) -> None:
        self.game = game
        self.notation = notation

    def legal(self, state: State) -> list[str]:
        """The legal actions in words; chance names an outcome once per copy."""
        return [self.notation.text(action) for action in listing(state)]

    def refusal(self, state: State, word: str) -> str:
        """The rule that forbids an action, or "" if it is legal; both answers of the state must agree."""
        rule = state.why_not(self.notation.action(word))
        assert (rule == 0) == (word in self.legal(state)), word
        return self.game.rule_id(rule) if rule else ""

    def play(self, state: State, *words: str) -> None:
        """Carry out legal actions one after the other."""
        for word in words:
            refusal = self.refusal(state, word)
            assert refusal == "", f"{word} refused by {refusal}"
            state.apply(self.notation.action(word))

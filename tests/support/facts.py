"""Why not, in words: the rule that refuses an action, with the fact of the table beside it."""

from kiru.core.game import State
from kiru.games.kit import Kit
from tests.support.legal import Words


class Facts:
    """Answers `H11: 2 tools needed, you have 1.`; the other languages must have a sentence too."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.words = Words(kit.game, kit.notation)
        self.english, self.polish = kit.texts("en"), kit.texts("pl")

    def __call__(self, state: State, word: str) -> str:
        action = self.kit.notation.action(word)
        assert self.kit.explain(state, action, self.polish).endswith("."), word
        return f"{self.words.refusal(state, word)}: {self.kit.explain(state, action, self.english)}"

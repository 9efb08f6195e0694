"""The dealers that need no speed: the system's randomness, a script, a record; and how a header names one."""

import secrets
from collections.abc import Iterable

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.dealer import Dealer, SeededDealer
from kiru.core.errors import KiruError
from kiru.core.game import Game, State


class SystemDealer(Dealer):
    """The operating system's randomness: nobody can foresee or repeat it."""

    def deal(self, state: State, out: Actions) -> i64:
        out.clear()
        state.legal_actions(out)
        return out[secrets.randbelow(len(out))]

    def describe(self) -> str:
        return "system"


class ScriptedDealer(Dealer):
    """Deals a given row of actions, for tests and replays; when it runs out, `then` goes on."""

    def __init__(self, actions: Iterable[int], then: Dealer | None = None) -> None:
        self.actions = list(actions)
        self.dealt = 0
        self.then = then

    def deal(self, state: State, out: Actions) -> i64:
        if self.dealt < len(self.actions):
            self.dealt += 1
            return self.actions[self.dealt - 1]
        if self.then is None:
            raise KiruError("error-script-end")
        return self.then.deal(state, out)

    def describe(self) -> str:
        return "scripted"

    def clone(self) -> Dealer:
        return ScriptedDealer(self.actions[self.dealt :], self.then.clone() if self.then is not None else None)


def named(text: str, game: Game) -> Dealer:
    """The dealer of a record's header: `seeded SEED`, `system` or `scripted`; the last two go on at random."""
    kind, _, seed = text.partition(" ")
    if kind == "seeded" and seed:
        return SeededDealer(seed, game.sources)
    if kind in ("system", "scripted"):
        return SystemDealer()
    raise KiruError("error-dealer", dealer=text[:80])


def fresh_seed() -> str:
    """A seed nobody has seen; it is printed wherever it is used."""
    return str(secrets.randbelow(10**9))

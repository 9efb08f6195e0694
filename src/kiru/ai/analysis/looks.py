"""Several looks at what follows an action, each with the same luck for every action that is compared."""

from statistics import fmean

from kiru.ai.analysis.judged import Standing, standing_at_end
from kiru.ai.analysis.marks import LOOKS, Loss, margin, worth
from kiru.ai.calibration import SEARCHED, power_of, raised
from kiru.ai.search.search import Search
from kiru.ai.search.settings import tuned
from kiru.core.game import State
from kiru.core.rng import seeded
from kiru.games.kit import Kit


class Looks:
    """Looks at the actions of one state; each is taken once."""

    def __init__(self, kit: Kit, state: State, iterations: int) -> None:
        self.kit = kit
        self.state = state
        self.iterations = iterations
        self.taken: dict[tuple[int, int], Standing] = {}

    def after(self, action: int, look: int) -> Standing:
        """What is to be expected after an action, with the luck of a number."""
        if (action, look) not in self.taken:
            self.taken[action, look] = self.take(action, look)
        return self.taken[action, look]

    def take(self, action: int, look: int) -> Standing:
        after = self.state.clone()
        after.apply(action)
        if after.is_over:
            return standing_at_end(after)
        settings = tuned(self.kit.evaluator, after.players)
        search = Search(self.kit.evaluator, after, settings, seeded("analyse", f"after {look}"))
        search.run(self.iterations)
        return standing_of(self.kit, search)

    def change(self, played: int, best: int) -> list[Standing]:
        """How far one action lies above another, look by look."""
        return [self.after(played, look).less(self.after(best, look)) for look in range(LOOKS)]

    def behind(self, action: int, best: int, looks: int) -> float:
        """How far an action is behind the best one for the seat that is asked, in the mean of some looks."""
        if action == best:
            return 0.0
        seat = self.state.seat

        def value(action: int, look: int) -> float:
            found = self.after(action, look)
            return worth(found.win, found.score, seat)

        return fmean(value(best, look) - value(action, look) for look in range(looks))


def loss_of(looks: list[Standing], seat: int) -> Loss:
    """What a seat lost by several looks at the same two actions."""
    chances, points = [-look.win[seat] for look in looks], [-look.score[seat] for look in looks]
    return Loss(fmean(chances), margin(chances), fmean(points), margin(points))


def mean_standing(looks: list[Standing]) -> Standing:
    """The mean of some standings, seat by seat."""
    win = [fmean(column) for column in zip(*(look.win for look in looks), strict=True)]
    return Standing(win, [fmean(column) for column in zip(*(look.score for look in looks), strict=True)])


def standing_of(kit: Kit, search: Search) -> Standing:
    """What the visits of a search came to, for every seat, its chances calibrated."""
    visits = max(1, int(search.visits))
    win = [share / visits for share in search.shares]
    if len(win) > 1:
        win = raised(win, power_of(kit, search.state, SEARCHED))
    return Standing(win, [score / visits / 100 for score in search.scores])

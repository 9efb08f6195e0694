"""The walk over the dials: a step is taken where a sequential test accepts it, and goes on in the same direction."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean

from kiru.arena import sprt
from kiru.arena.tuning import race as races
from kiru.arena.tuning.dials import DIALS, Values
from kiru.arena.tuning.race import Race
from kiru.arena.tuning.tune_log import TuneLog

GATE = 100_000
"""The number of the last race: what was tuned against what was there before, on deals of its own."""


@dataclass(frozen=True)
class TunePlan:
    """What is tuned, and how much may be spent on a step."""

    game: str
    players: int
    iterations: int
    """The champion's; a candidate gets as many as cost the same time."""
    deals: int
    """The most deals of a race; each is played once from every seat."""
    rounds: int
    dials: tuple[str, ...]
    seed: str
    elo: float
    """A step is accepted as worth so much rather than nothing."""
    jobs: int = 1

    @property
    def bounds(self) -> sprt.Bounds:
        return sprt.Bounds(0.0, self.elo)


@dataclass(frozen=True)
class Step:
    """One race as it ended."""

    number: int
    dial: str
    before: float
    value: float
    iterations: int
    """What the candidate had."""
    deals: int
    share: float
    llr: float
    verdict: str


class Tuner:
    """Races one after the other; what the log holds is not run again."""

    def __init__(
        self, plan: TunePlan, start: Values, log: TuneLog, tell: Callable[[Step], None], tick: Callable[[], None]
    ) -> None:
        self.plan = plan
        self.start = start
        self.champion = dict(start)
        self.log = log
        self.tell = tell
        self.tick = tick
        self.number = 0

    def run(self) -> Values:
        """The dials after all rounds, or after one in which none moved."""
        for _ in range(self.plan.rounds):
            before = dict(self.champion)
            for dial in self.plan.dials:
                if not self.walk(dial, up=True):
                    self.walk(dial, up=False)
            if self.champion == before:
                break
        return self.champion

    def walk(self, dial: str, up: bool) -> bool:
        """Turn one dial in a direction for as long as that wins; whether it did at all."""
        moved = False
        while (value := DIALS[dial].step(self.champion[dial], up)) is not None:
            candidate = self.champion | {dial: value}
            if self.race(self.number, dial, self.champion, candidate).verdict != "accepted":
                return moved
            self.champion = candidate
            moved = True
        return moved

    def gate(self) -> Step:
        """What was tuned against what was there before."""
        return self.race(GATE, "", self.start, self.champion)

    def race(self, number: int, dial: str, champion: Values, candidate: Values) -> Step:
        """One race up to its verdict, or until its deals are played."""
        self.number += 1
        iterations = self.calibrated(number, dial, champion, candidate)
        plan = self.plan
        seed = f"{plan.seed}-{number}"
        race = Race(plan.game, plan.players, seed, items(champion), items(candidate), plan.iterations, iterations)
        shares = self.log.shares[number]
        if self.verdict(shares) == "open":
            for share in races.run(race, range(len(shares), plan.deals), plan.jobs):
                self.log.add(number, share)
                self.tick()
                if self.verdict(shares) != "open":
                    break
            self.log.close(number, self.verdict(shares), self.llr(shares), fmean(shares))
        value = candidate[dial] if dial else 0.0
        before = champion[dial] if dial else 0.0
        verdict = self.verdict(shares)
        step = Step(number, dial, before, value, iterations, len(shares), fmean(shares), self.llr(shares), verdict)
        self.tell(step)
        return step

    def calibrated(self, number: int, dial: str, champion: Values, candidate: Values) -> int:
        """The candidate's iterations for equal time; measured once, so that a run that goes on plays the same games."""
        if number not in self.log.begun:
            plan = self.plan
            pace = races.pace(plan.game, plan.players, champion, candidate, plan.iterations, plan.seed)
            turned = {name: value for name, value in candidate.items() if value != champion[name]}
            self.log.begin(number, {"dial": dial, "turned": turned, "pace": round(pace, 4)})
        return max(1, round(self.plan.iterations * float(self.log.begun[number]["pace"])))

    def verdict(self, shares: list[float]) -> str:
        return sprt.verdict(shares, self.plan.bounds, self.plan.players)

    def llr(self, shares: list[float]) -> float:
        return sprt.log_likelihood_ratio(shares, self.plan.bounds, self.plan.players)


def items(values: Values) -> tuple[tuple[str, float], ...]:
    return tuple(values.items())

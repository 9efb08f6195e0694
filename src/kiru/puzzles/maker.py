"""Cutting puzzles from games of strong bots."""

from collections.abc import Iterator
from dataclasses import dataclass

from kiru.ai import bots
from kiru.ai.reasons import reasons
from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.game import CHANCE, State
from kiru.games.kit import Kit
from kiru.puzzles.continuation import final_pads
from kiru.puzzles.difficulty import LEVELS, hits_of, tries_of, usual
from kiru.puzzles.position import packed
from kiru.puzzles.prove import WORTH_POINTS, PuzzleProof, prove
from kiru.puzzles.race import LineRace
from kiru.puzzles.shelf import LETTERS, STEP, Puzzle
from kiru.puzzles.turn import Line, TooMany, listing, turn_lines

PLAYERS = 2
STRONG = "royal-150"
"""Who plays the games: as many iterations as two seconds of a slow machine, so that they can be played again."""
LAST_STEPS = 48
"""Puzzles are cut from the last decisions of a game, chance included: what is earlier depends on too much."""
FEWEST_LINES, MOST_LINES = 5, 250
GLANCE = 14
"""Games that tell whether a position is worth a proof."""
MOST_OF_A_GAME = 2
REASONED_GAMES = 24
"""Games behind the reasons of a solution."""
FEWEST_ROYAL = 2
"""So many of its tries the strongest bot must agree with a proof by games."""


@dataclass(frozen=True)
class TurnStart:
    """A turn in a game: what was done before it, and the state in which it is asked."""

    done: tuple[int, ...]
    state: State


@dataclass(frozen=True)
class Cut:
    """A proven position."""

    moment: TurnStart
    lines: list[Line]
    gardener: int
    hits: list[int]
    proof: PuzzleProof
    luck: int


def play(kit: Kit, seed: str) -> list[TurnStart]:
    """A game of strong bots: every moment of its later part in which somebody begins to decide."""
    game, evaluator = kit.game, kit.evaluator
    state = game.new(PLAYERS, options.complete(game, PLAYERS, {}))
    dealer = SeededDealer(seed, game.sources)
    seats = [bots.make(STRONG, seed, seat, evaluator) for seat in range(PLAYERS)]
    out = Actions()
    done: list[int] = []
    found: list[TurnStart] = []
    last = CHANCE
    while not state.is_over:
        seat = int(state.seat)
        if seat == CHANCE:
            action = int(dealer.deal(state, out))
        else:
            if last != seat or evaluator.is_turn_start(state):
                found.append(TurnStart(tuple(done), state.clone()))
            action = int(seats[seat].choose(state))
        for bot in seats:
            bot.watch(state, action)
        state.apply(action)
        done.append(action)
        last = seat
    return [moment for moment in found if len(done) - len(moment.done) <= LAST_STEPS]


def cuts(kit: Kit, seed: str, luck: int) -> Iterator[Cut | None]:
    """The puzzles of a game; None for every moment looked at in vain."""
    found = 0
    for moment in play(kit, seed):
        cut = cut_of(kit, moment, seed, luck)
        yield cut
        found += cut is not None
        if found == MOST_OF_A_GAME:
            return


def cut_of(kit: Kit, moment: TurnStart, seed: str, luck: int) -> Cut | None:
    """The puzzle at a moment, if there is one."""
    state = moment.state
    seat = int(state.seat)
    if len(listing(state)) < 2:
        return None
    try:
        lines = turn_lines(kit.evaluator, state, MOST_LINES)
    except TooMany:
        return None
    if len(lines) < FEWEST_LINES:
        return None
    seed = f"{seed} {len(moment.done)}"
    gardener = usual(tries_of(kit, state, lines, "gardener", seed))
    strong = usual(tries_of(kit, state, lines, "architect", seed))
    if gardener == strong:
        strong = tries_of(kit, state, lines, "royal-400", seed)[0]
    if gardener == strong or not looks_worth_it(kit, lines, seat, gardener, strong, luck):
        return None
    proof = prove(kit, seat, lines, gardener, luck)
    if proof is None:
        return None
    hits = [hits_of(tries_of(kit, state, lines, level, seed), proof.solutions) for level in LEVELS]
    if hits[1] > 1 or (proof.games and hits[-1] < FEWEST_ROYAL):
        return None  # a gardener finds it, or the strongest bot hardly does although it was only sampled
    return Cut(moment, lines, gardener, hits, proof, luck)


def looks_worth_it(kit: Kit, lines: list[Line], seat: int, gardener: int, strong: int, luck: int) -> bool:
    """Whether a few games speak for the stronger bot's line."""
    race = LineRace(kit, [lines[gardener].state, lines[strong].state], seat, luck)
    for runner in range(2):
        race.run(runner, GLANCE)
    return race.behind(0, 1)[0] > WORTH_POINTS - 0.5


def puzzle_of(kit: Kit, cut: Cut, seed: str) -> Puzzle:
    """A proven position as it is kept."""
    proof = cut.proof
    better, other = cut.lines[proof.solutions[0]], cut.lines[cut.gardener]
    letters = [LETTERS[min(len(LETTERS) - 1, max(1, round(loss / STEP)))] for loss in proof.losses]
    for line in proof.solutions:
        letters[line] = LETTERS[0]
    return Puzzle(
        game=kit.game.name,
        seed=seed,
        players=PLAYERS,
        steps=len(cut.moment.done),
        position=packed(kit.game, PLAYERS, cut.moment.done),
        best=proof.solutions,
        gardener=cut.gardener,
        losses="".join(letters),
        gain=round(proof.gain, 1),
        share=round(proof.share, 2),
        games=proof.games,
        luck=cut.luck,
        hits=cut.hits,
        reasons=reasons_of(kit, int(cut.moment.state.seat), better.state, other.state, cut.luck),
    )


def reasons_of(kit: Kit, seat: int, better: State, other: State, luck: int) -> list[tuple[str, float, float]]:
    """Where the points of the better end of a turn come from: kept, since a browser could not work them out in time."""
    ends = [final_pads(kit, state, luck, REASONED_GAMES) for state in (better, other)]
    return [(one.line, one.points, one.error) for one in reasons(kit.game, seat, *ends)]

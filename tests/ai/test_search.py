"""The search: the same numbers for the same seed, within its bounds, its tree kept, the best action found."""

import json
import os
import time
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kiru.ai import bots
from kiru.ai.root_parallel import think_together
from kiru.ai.search.search import Search
from kiru.ai.search.settings import SearchSettings, tuned
from kiru.ai.search.tree import ROOT, Tree, action_of, code_of, seat_of
from kiru.ai.table import play
from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.evaluator import Evaluator
from kiru.core.game import CHANCE, NONE, State
from kiru.core.rng import seeded
from kiru.games import NAMES, open_kit
from tests.ai.games import COMPILED
from tests.support.legal import listing

SIGNATURES = Path(__file__).with_name("signatures.json")
TABLES = [
    (game, players)
    for game in NAMES
    for players in range(open_kit(game).game.min_players, open_kit(game).game.max_players + 1)
]


def dealt(game: str, players: int, decisions: int = 0, seed: str = "search") -> State:
    """The state in which a player is asked, after some decisions of novices."""
    kit = open_kit(game)
    state = kit.game.new(players, options.complete(kit.game, players, {}))
    dealer = SeededDealer(seed, kit.game.sources)
    seats = [bots.make("novice", seed, seat, kit.evaluator) for seat in range(players)]
    while state.seat == CHANCE or decisions or len(listing(state)) == 1:
        if state.seat == CHANCE:
            state.apply(deal(dealer, state))
        else:
            decisions = max(0, decisions - 1)
            state.apply(seats[state.seat].choose(state))
    return state


def deal(dealer: SeededDealer, state: State) -> int:
    return int(dealer.deal(state, Actions()))


def mind(state: State) -> Evaluator:
    """The evaluator of the game that a state belongs to."""
    game = next(game for game in NAMES if f".{game}." in type(state).__module__)
    return open_kit(game).evaluator


def searched(
    state: State,
    iterations: int,
    settings: SearchSettings | None = None,
    seed: str = "1",
    evaluator: Evaluator | None = None,
) -> Search:
    search = Search(evaluator or mind(state), state, settings or SearchSettings(), seeded(seed, "test"))
    search.run(iterations)
    return search


def root_visits(search: Search) -> dict[int, int]:
    """The root's actions with their visits."""
    found = {}
    node = search.tree.firsts[ROOT]
    while node != NONE:
        found[int(action_of(search.tree.codes[node]))] = int(search.tree.visits[node])
        node = search.tree.nexts[node]
    return found


def signature(game: str, players: int) -> list[int]:
    """What two hundred iterations come to: size, best action, the visits folded together, the hundredths of points."""
    state = dealt(game, players, 6)
    search = searched(state, 200, tuned(mind(state), players))
    folded = 0
    for node in range(search.tree.size):
        folded = (folded * 31 + search.tree.visits[node]) % 1000000007
    return [int(search.tree.size), int(search.best()), folded, int(search.scores[0])]


@pytest.mark.parametrize("game", NAMES)
def test_golden_signature(game: str) -> None:
    """These numbers change only when the search, the evaluation or the rules do (`make golden`)."""
    known = json.loads(SIGNATURES.read_text()) if SIGNATURES.exists() else {}
    found = {f"{game} {players}": signature(game, players) for name, players in TABLES if name == game}
    if os.environ.get("KIRU_GOLDEN") == "write":
        known |= found
        SIGNATURES.write_text(json.dumps(known, indent=1) + "\n")
    assert found == {key: known[key] for key in found}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_iterations_give_the_same_answer_and_touch_nothing(game: str, players: int) -> None:
    state = dealt(game, players, 4)
    key = state.key()
    one, other = searched(state, 120), searched(state, 120)
    assert root_visits(one) == root_visits(other)
    assert one.best() == other.best()
    assert one.best() in listing(state)
    assert state.key() == key
    assert root_visits(searched(state, 120, seed="2")) != root_visits(one), "the seed matters"


@pytest.mark.parametrize("game", NAMES)
def test_every_iteration_is_one_visit_below_the_root(game: str) -> None:
    state = dealt(game, 2, 4)
    search = searched(state, 150)
    visits = root_visits(search)
    assert sorted(visits) == listing(state), "every legal action has a node"
    assert sum(visits.values()) == 150 == search.visits == search.tree.visits[ROOT]
    assert abs(sum(search.shares) - 150) < 1e-6, "each visit shares out one win"


@pytest.mark.parametrize("explicit", [False, True])
@pytest.mark.parametrize("game", NAMES)
def test_the_tree_never_outgrows_its_bound(game: str, explicit: bool) -> None:
    settings = SearchSettings()
    settings.max_nodes, settings.explicit_chance = 300, explicit
    search = searched(dealt(game, 2, 4), 600, settings)
    assert 150 < search.tree.size <= 300
    assert search.visits == 600, "it goes on with the tree it has"
    assert search.best() in listing(search.state)
    search.advance(search.best())
    assert search.tree.size <= 300


@pytest.mark.parametrize("game", NAMES)
def test_the_tree_is_used_further(game: str) -> None:
    """After a decision the root's child becomes the root, with all it knows."""
    search = searched(dealt(game, 2, 4), 300)
    action = int(search.best())
    tried = root_visits(search)[action]
    search.advance(action)
    assert search.tree.visits[ROOT] == tried
    while search.is_forced():
        search.advance(listing(search.state)[0])
    if search.state.seat != CHANCE:
        assert sum(root_visits(search).values()) >= tried - 1 > 0


@pytest.mark.parametrize("game", NAMES)
def test_a_bot_keeps_its_tree_between_its_decisions(game: str) -> None:
    """At a table of two the searching bot finds visits from before when it is asked again."""
    kit = open_kit(game)
    state = kit.game.new(2, options.complete(kit.game, 2, {}))
    dealer = SeededDealer("reuse", kit.game.sources)
    bot = bots.make("gardener", "reuse", 0, mind(state))
    rival = bots.make("novice", "reuse", 1, mind(state))
    kept = asked = 0
    while not state.is_over and asked < 40:
        if state.seat == CHANCE:
            action = deal(dealer, state)
        elif state.seat == 0:
            search = getattr(bot, "search", None)
            if len(listing(state)) > 1 and search is not None and search.state.key() == state.key():
                kept += search.tree.visits[ROOT] > 0
            asked += len(listing(state)) > 1
            action = bot.choose(state)
        else:
            action = rival.choose(state)
        bot.watch(state, action)
        rival.watch(state, action)
        state.apply(action)
    assert kept > asked / 4, f"{kept} of {asked}"


def test_a_kept_tree_is_the_part_below_its_new_root() -> None:
    tree, other = Tree(), Tree()
    tree.clear()
    left = tree.add_child(ROOT, NONE, code_of(1, 0, 3), 1.0)
    right = tree.add_child(ROOT, left, code_of(1, 0, 5), 1.0)
    below = tree.add_child(right, NONE, code_of(2, 1, 7), 0.5)
    tree.note(right, 0.5, 1.0, 300.0)
    tree.note(below, 0.25, 0.0, 100.0)
    tree.keep(right, other)
    assert other.size == 2
    assert (other.visits[ROOT], other.sums[ROOT]) == (1, 0.5)
    child = other.firsts[ROOT]
    assert (action_of(other.codes[child]), seat_of(other.codes[child])) == (7, 1)
    assert (other.visits[child], other.sums[child], other.points[child]) == (1, 0.25, 100.0)
    assert other.child(ROOT, code_of(1, 0, 3)) == NONE


def test_a_clock_ends_a_thought() -> None:
    state = dealt("babylon", 2, 4)
    search = Search(mind(state), state, SearchSettings(), seeded("clock"))
    began = time.perf_counter()
    search.think(10**12, 0.2)
    assert time.perf_counter() - began < 2.0
    assert search.visits > 0


def test_a_thought_ends_when_nothing_can_catch_up() -> None:
    """With half of the iterations still to come and all visits on one action there is no need to go on."""
    state = dealt("hanging_gardens", 2, 4)
    search = Search(mind(state), state, SearchSettings(), seeded("lead"))
    search.think(3000 if COMPILED else 300, 0.0)
    visits = sorted(root_visits(search).values(), reverse=True)
    left = (3000 if COMPILED else 300) - search.visits
    assert visits[0] - visits[1] > left or left == 0


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_levels_play_whole_games_at_every_table(game: str, players: int) -> None:
    kit = open_kit(game)
    names = ["novice", "gardener-6", "royal-8", "architect-4", "royal-4"][:players]
    for seed in ("1", "2") if COMPILED else ("1",):
        state = kit.game.new(players, options.complete(kit.game, players, {}))
        seats = [bots.make(name, seed, seat, kit.evaluator) for seat, name in enumerate(names)]
        played = play(state, SeededDealer(seed, kit.game.sources), seats, 0)
        assert played.finished, f"seed {seed}"
        assert sorted(state.ranking())[0] == 1


def test_alone_it_strives_for_points() -> None:
    """With nobody to beat, more thought is more points: the search ends well ahead of a glance."""
    kit = open_kit("hanging_gardens")
    totals = dict.fromkeys(("novice", "royal-60"), 0)
    games = 12 if COMPILED else 2
    for name in totals:
        for seed in range(games):
            state = kit.game.new(1, options.complete(kit.game, 1, {}))
            play(
                state,
                SeededDealer(f"solo-{seed}", kit.game.sources),
                [bots.make(name, f"solo-{seed}", 0, kit.evaluator)],
                0,
            )
            totals[name] += int(state.score(0))
    assert totals["royal-60"] > totals["novice"] + 5 * games, f"{totals} in {games} games"


def test_alone_a_result_is_the_score() -> None:
    search = searched(dealt("hanging_gardens", 1, 4), 100)
    tree, node = search.tree, search.tree.firsts[ROOT]
    while node != NONE:
        assert abs(tree.sums[node] - tree.points[node] / 10000) < 1e-9
        node = tree.nexts[node]


def test_weights_of_ones_own_are_weighed_by() -> None:
    """With weights that count nothing every unfinished game looks even."""
    settings = SearchSettings()
    settings.horizon = 1
    state = dealt("hanging_gardens", 2, 4)
    plain = searched(state, 60, settings)
    evaluator = mind(state)
    nothing = evaluator.reweighted(vec[i64]([0] * len(evaluator.names)))
    blind = searched(state, 60, settings, evaluator=nothing)
    assert plain.scores[0] > 0
    assert blind.scores[0] == 0
    assert blind.shares[0] == pytest.approx(30.0)


@pytest.mark.parametrize("processes", [2, 3])
def test_helpers_add_their_visits(processes: int) -> None:
    state = dealt("amyitis", 2, 4)

    def together(seed: str) -> Search:
        search = Search(mind(state), state, SearchSettings(), seeded(seed))
        think_together(search, 60 * processes, 0.0, processes)
        return search

    one, other = together("a"), together("a")
    visits = root_visits(one)
    assert visits == root_visits(other), "as repeatable as alone"
    assert sum(visits.values()) > 60, "more than this process made"
    assert one.best() in listing(state)
    alone = Search(mind(state), state, SearchSettings(), seeded("a"))
    alone.think(60, 0.0)
    assert sum(visits.values()) <= 60 * processes
    assert visits != root_visits(alone)


def test_a_crew_plays_a_game() -> None:
    kit = open_kit("hanging_gardens")
    state = kit.game.new(2, options.complete(kit.game, 2, {}))
    seats = [bots.make(name, "crew", seat, kit.evaluator) for seat, name in enumerate(("royal-12-x2", "novice"))]
    assert play(state, SeededDealer("crew", kit.game.sources), seats, 0).finished


@pytest.mark.parametrize("game", NAMES)
def test_a_tree_that_moves_on_offers_only_what_is_legal_now(game: str) -> None:
    """An open loop tree holds answers to other deals as well; after the deal they are void."""
    for seed in range(6):
        kit = open_kit(game)
        players = max(1, kit.game.min_players)
        state = kit.game.new(players, options.complete(kit.game, players, {}))
        rng, out = seeded(f"prune {seed}"), Actions()
        search = Search(mind(state), state, SearchSettings(), seeded("search"))
        for _ in range(120):
            if state.is_over:
                break
            out.clear()
            state.legal_actions(out)
            if state.seat == CHANCE:
                action = state.deal(rng)
            else:
                search.think(12, 0.0)
                action = search.best() if len(out) > 1 else out[0]
                assert state.why_not(action) == 0, f"seed {seed}"
            search.advance(action)
            state.apply(action)

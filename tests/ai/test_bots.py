"""The simple bots: legal, repeatable, and greedy where it pays."""

import pytest

from kiru.ai import bots
from kiru.ai.bot import Bot, GreedyBot, RandomBot
from kiru.core.errors import KiruError
from kiru.core.game import State
from kiru.core.rng import seeded
from kiru.text import LANGUAGES, Texts
from tests.ai.games import COMPILED, KIT, NAMES, actions_of, after, decisions, final
from tests.support.legal import listing

TURN_ENDS = {"completing", "placing"}
"""After these questions somebody else decides: what they bring is seen at once."""


@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.parametrize("name", NAMES)
def test_bots_choose_legal_actions_and_touch_nothing(name: str, players: int) -> None:
    for seed in range(3 if COMPILED else 1):
        bot = bots.make(name, f"{seed}", 0, KIT.evaluator)
        asked = 0
        for state, action in decisions([name] * players, f"{seed}"):
            if action < 0:
                break
            key, listed = state.key(), listing(state)
            assert action in listed, f"seed {seed}, {KIT.notation.text(action)}"
            if COMPILED or asked % 10 == 0:
                assert bot.choose(state) in listed, f"seed {seed}"
            assert state.key() == key, f"seed {seed}: choosing changed the state"
            asked += 1
        assert asked >= 12 * players


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_repeats_a_game(name: str) -> None:
    assert actions_of([name, name], "1") == actions_of([name, name], "1")
    assert actions_of([name, name], "1") != actions_of([name, name], "2")


def test_seats_have_generators_of_their_own() -> None:
    state = next(state for state, _ in decisions(["random", "random"], "1"))
    rows = {
        tuple(bot.choose(state) for _ in range(20))
        for bot in (bots.make("random", "1", seat, KIT.evaluator) for seat in range(5))
    }
    assert len(rows) == 5


def test_the_random_bot_follows_its_generator() -> None:
    """Its choice is the listed action that the generator points at, so that a seed means the same for ever."""
    state = next(state for state, _ in decisions(["random", "random"], "1"))
    listed = listing(state)
    bot, rng = bots.make("random", "7", 1, KIT.evaluator), seeded("7", "bot 2")
    assert [bot.choose(state) for _ in range(50)] == [listed[rng.below(len(listed))] for _ in range(50)]


def test_the_random_bot_chooses_everything() -> None:
    state = next(state for state, _ in decisions(["random", "random"], "1"))
    bot = RandomBot(seeded("all"))
    assert {bot.choose(state) for _ in range(500)} == set(listing(state))


def test_the_greedy_bot_takes_the_best_action_when_its_worth_is_seen_at_once() -> None:
    compared = strict = 0
    for seed in range(12 if COMPILED else 3):
        bot = GreedyBot(seeded(f"{seed}"))
        for state, action in decisions(["random", "random", "random"], f"best-{seed}"):
            listed = listing(state)
            if action < 0 or len(listed) < 2 or KIT.game.phases[state.phase] not in TURN_ENDS:
                continue
            worth = {one: after(state, one).score(state.seat) for one in listed}
            found = bot.choose(state)
            assert worth[found] == max(worth.values()), f"seed best-{seed}: {KIT.notation.text(found)}"
            compared += 1
            strict += sorted(worth.values())[-2] < worth[found]
    assert compared > 50
    assert strict > 10


def test_the_greedy_bot_completes_an_objective_it_has_earned() -> None:
    found = 0
    for seed in range(30 if COMPILED else 8):
        for state, action in decisions(["random", "random"], f"earned-{seed}"):
            if action >= 0 and KIT.game.phases[state.phase] == "completing" and len(listing(state)) > 1:
                choice = KIT.notation.text(GreedyBot(seeded("1")).choose(state))
                assert choice.startswith("complete "), f"seed earned-{seed}: {choice}"
                found += 1
    assert found >= 5


def test_the_greedy_bot_looks_over_its_next_decision() -> None:
    """Taking a card brings nothing by itself; the bot sees what placing it will bring."""
    seen = 0
    for seed in range(6 if COMPILED else 2):
        for state, action in decisions(["random", "random"], f"look-{seed}"):
            if action < 0 or KIT.game.phases[state.phase] != "taking":
                continue
            worth = {}
            for take in listing(state):
                hand = after(state, take)
                worth[take] = max(after(hand, place).score(state.seat) for place in listing(hand))
            found = GreedyBot(seeded("1")).choose(state)
            assert worth[found] == max(worth.values()), f"seed look-{seed}: {KIT.notation.text(found)}"
            seen += min(worth.values()) < worth[found]
    assert seen > 20


def test_ties_are_broken_at_random() -> None:
    state = next(state for state, _ in decisions(["random", "random"], "1"))
    choices = {GreedyBot(seeded(f"{number}")).choose(state) for number in range(60)}
    assert choices <= set(listing(state))
    worth = {choice: best_place(state, choice) for choice in listing(state)}
    best = {choice for choice, points in worth.items() if points == max(worth.values())}
    assert choices == best


def best_place(state: State, take: int) -> int:
    hand = after(state, take)
    return max(int(after(hand, place).score(state.seat)) for place in listing(hand))


def test_greedy_beats_random() -> None:
    """At least nine of ten games between two, a tie counting for random."""
    games = 40 if COMPILED else 10
    wins = 0
    for number in range(games):
        seat = number % 2
        names = ["random", "random"]
        names[seat] = "greedy"
        places = final(names, f"beats-{number}").ranking()
        wins += places[seat] < places[1 - seat]
    assert wins >= 0.9 * games, f"{wins} of {games}, seeds beats-0 to beats-{games - 1}"


def test_greedy_scores_more_alone_than_random() -> None:
    games = 10 if COMPILED else 4
    greedy, random = (sum(final([name], f"solo-{n}").score(0) for n in range(games)) for name in ("greedy", "random"))
    assert greedy > 1.3 * random, f"{greedy} to {random} in {games} games"


def test_a_bot_of_ones_own_is_a_subclass() -> None:
    class First(Bot):
        def choose(self, state: State) -> int:
            return listing(state)[0]

    state = next(state for state, _ in decisions(["random"], "1"))
    assert First().choose(state) == listing(state)[0]


@pytest.mark.parametrize("name", ["", "Greedy", "stockfish", "x" * 1000])
def test_an_unknown_bot(name: str) -> None:
    with pytest.raises(KiruError) as caught:
        bots.make(name, "1", 0, KIT.evaluator)
    assert caught.value.key == "error-bot"
    for language in LANGUAGES:
        assert Texts(language).error(caught.value).strip()

"""A worker goes on from the tree it had where it thinks for the same seat again, and nowhere else."""

from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.game import CHANCE, State
from kiru.server.kits import kit_of
from kiru.server.workers.memory import Memory
from kiru.server.workers.worker import Job, choose, position

GAME = "hanging_gardens"
KIT = kit_of(GAME)
OPTIONS = options.complete(KIT.game, 2, {})


def job(actions: list[int], bot: str = "royal-0.1s", seat: int = 0) -> Job:
    return Job("choose", GAME, "", KIT.game.version, 2, OPTIONS, actions, bot, seat, "s", 0.1)


def go_on(state: State, dealer: SeededDealer, actions: list[int], seat: int | None = None) -> None:
    """Let chance, forced decisions and the first of others' happen until a player, or this one, has a choice."""
    out = Actions()
    while not state.is_over:
        out.clear()
        state.legal_actions(out)
        if state.seat != CHANCE and len(out) > 1 and seat in (None, state.seat):
            return
        action = int(dealer.deal(state, out)) if state.seat == CHANCE else out[0]
        actions.append(action)
        state.apply(action)


def first_question(seed: str = "memory") -> tuple[State, SeededDealer, list[int]]:
    state, dealer, actions = KIT.game.new(2, OPTIONS), SeededDealer(seed, KIT.game.sources), list[int]()
    go_on(state, dealer, actions)
    return state, dealer, actions


def test_a_bot_that_thinks_by_the_clock_keeps_its_tree_for_its_next_decision() -> None:
    state, dealer, actions = first_question()
    memory, seat = Memory(), int(state.seat)
    actions.append(choose(job(actions.copy(), seat=seat), memory))
    assert memory.bot is not None
    search = memory.bot.search
    assert search is not None
    made = search.iterations
    state.apply(actions[-1])
    go_on(state, dealer, actions, seat)
    actions.append(choose(job(actions.copy(), seat=seat), memory))
    assert memory.bot.search is search
    assert search.iterations > made
    assert memory.state is not None
    assert memory.state.key() == position(job(actions[:-1])).key()


def test_another_seat_game_or_past_begins_anew() -> None:
    state, _, actions = first_question()
    memory, seat = Memory(), int(state.seat)
    elsewhere = first_question("elsewhere")[2]
    for other in (
        job(actions.copy(), seat=1 - seat),
        job(actions.copy(), "royal-0.2s", seat),
        job(elsewhere, seat=seat),
    ):
        choose(job(actions.copy(), seat=seat), memory)
        kept = memory.bot
        assert kept is not None
        choose(other, memory)
        assert memory.bot is not None
        assert memory.bot.search is not kept.search


def test_a_bot_that_counts_its_iterations_plays_alike_whatever_its_worker_did_before() -> None:
    state, _, actions = first_question()
    memory, seat = Memory(), int(state.seat)
    alone = choose(job(actions.copy(), "architect", seat), Memory())
    choose(job(actions.copy(), seat=seat), memory)
    assert choose(job(actions.copy(), "architect", seat), memory) == alone
    assert memory.bot is None

"""The checked door: refusals, forced decisions and undo."""

from itertools import product

import pytest

from kiru.core.errors import IllegalAction, KiruError
from kiru.core.game import CHANCE
from kiru.core.referee import Referee
from kiru.core.rng import seeded
from tests.core.tables import KIT, new_match, played, worded
from tests.support.legal import pick

SEEDS = ["1", "2", "3"]


def snapshot(match: Referee) -> tuple[int, list[object], list[int], int | None]:
    seat = match.state.seat
    return match.state.key(), list(match.steps), match.legal(), match.undo_point(seat)


def refused(match: Referee, seat: int, action: int) -> KiruError:
    """The error of an action that must be refused and change nothing."""
    before = snapshot(match)
    with pytest.raises(KiruError) as caught:
        match.play(seat, action)
    assert snapshot(match) == before, f"seat {seat}, action {action}: {caught.value}"
    return worded(caught.value)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_with_refusals_goes_on_as_if_nothing_had_happened(seed: str) -> None:
    """Every illegal action and every wrong seat at every question of a game, and the same end as without them."""
    match = new_match(seed)
    match.start()
    rng = seeded(seed, "choices")
    number = 0
    while not match.state.is_over:
        seat, legal = match.state.seat, match.legal()
        for action in set(range(KIT.game.num_actions)) - set(legal):
            number += 1
            if number % 29 == 0:
                error = refused(match, seat, action)
                assert isinstance(error, IllegalAction)
                assert error.rule == match.why_not(action)
                assert KIT.texts("en").has(f"rule-{error.rule}")
        for other in (1 - seat, CHANCE, match.players, 99):
            error = refused(match, other, legal[0])
            assert error.key == "error-seat"
            assert error.args_by_name == {"seat": seat + 1, "found": other + 1}
        match.play(seat, pick(legal, rng))
    plain = played(seed)
    assert match.steps == plain.steps
    assert match.state.key() == plain.state.key()


def test_a_refusal_names_the_action_and_the_rule() -> None:
    match = new_match("7")
    match.start()
    action = KIT.notation.action("complete 1")
    error = refused(match, match.state.seat, action)
    assert isinstance(error, IllegalAction)
    assert error.key == "error-refused"
    assert error.args_by_name == {"action": "complete 1", "rule": "H09"}
    assert match.why_not(action) == "H09"
    assert match.why_not(match.legal()[0]) is None


@pytest.mark.parametrize("action", [-1, -(2**40), 206, 2**40, 2**63, -(2**63) - 1, 2**70])
def test_an_action_of_no_meaning_is_refused(action: int) -> None:
    match = new_match("7")
    match.start()
    error = refused(match, match.state.seat, action)
    assert error.args_by_name["action"] == str(action)


def test_nobody_plays_for_chance() -> None:
    """Before the start chance is asked; no client may answer in its place."""
    match = new_match("7")
    assert match.state.seat == CHANCE
    refused(match, CHANCE, match.legal()[0])


def test_nothing_is_played_after_the_end() -> None:
    match = played("4")
    assert match.state.is_over
    for seat in range(CHANCE, 3):
        for action in range(0, KIT.game.num_actions, 9):
            assert refused(match, seat, action).key == "error-over"


def test_starting_deals_up_to_the_first_question_and_only_once() -> None:
    match = new_match("7", 3)
    events = match.start()
    assert [event.step for event in events] == match.steps
    assert all(step.seat == CHANCE and not step.forced for step in match.steps)
    assert len(match.legal()) > 1
    assert match.start() == []
    assert len(match.steps) == len(events)


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_forced_decisions_are_recorded_and_not_asked(seed: str, players: int) -> None:
    match = new_match(seed, players)
    events = match.start()
    rng = seeded(seed, "choices")
    while not match.state.is_over:
        assert match.state.seat != CHANCE
        assert len(match.legal()) > 1, "a decision with one legal action was asked"
        made = match.play(match.state.seat, pick(match.legal(), rng))
        assert not made[0].step.forced, "the answer to a question is a choice"
        events += made
    forced = 0
    again = new_match(seed, players)
    for number, event in enumerate(events):
        assert event.number == number
        assert event.step == match.steps[number]
        assert event.before.key() == again.state.key(), f"step {number}"
        single = event.step.seat != CHANCE and len(again.legal()) == 1
        assert event.step.forced == single, f"step {number}"
        forced += single
        again.replay_step(event.step.seat, event.step.action)
    assert forced > 0
    assert again.state.key() == match.state.key()


def undoable(match: Referee, seat: int) -> int | None:
    """The definition: the last choice of the seat, if only its own forced decisions came after it."""
    for number in reversed(range(len(match.steps))):
        step = match.steps[number]
        if step.seat != seat:
            return None
        if not step.forced:
            return number
    return None


def undo_refused(match: Referee, seat: int) -> None:
    before = snapshot(match)
    with pytest.raises(KiruError) as caught:
        match.undo(seat)
    assert worded(caught.value).key == "error-undo"
    assert snapshot(match) == before


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("seed", SEEDS)
def test_undo_takes_back_the_last_choice_and_never_what_was_revealed(seed: str, players: int) -> None:
    match = new_match(seed, players)
    match.start()
    rng = seeded(seed, "choices")
    taken_back = passed_turn = refusals = 0
    while not match.state.is_over:
        seat, before = match.state.seat, snapshot(match)
        action = pick(match.legal(), rng)
        events = match.play(seat, action)
        for other in {*range(CHANCE, players + 1)} - {seat}:
            assert match.undo_point(other) is None or match.steps[-1].seat == other
        point = undoable(match, seat)
        assert match.undo_point(seat) == point
        if point is None:
            assert any(event.step.seat != seat for event in events), "nothing stands in the way of an undo"
            undo_refused(match, seat)
            refusals += 1
            continue
        assert point == events[0].number
        passed_turn += match.state.seat != seat
        after = match.state.key()
        assert match.undo(seat) == len(events)
        assert snapshot(match) == before, f"seed {seed}, step {point}"
        again = match.play(seat, action)
        assert [event.step for event in again] == [event.step for event in events]
        assert match.state.key() == after
        taken_back += 1
    assert taken_back > 5
    assert refusals > 5
    if players > 1:
        assert passed_turn > 0, "no undo after the turn had passed"
    plain = played(seed, players)
    assert match.steps == plain.steps, "undo and redo leave no trace"
    assert match.state.key() == plain.state.key()


@pytest.mark.parametrize("seed", SEEDS)
def test_repeated_undo_stops_at_the_last_reveal_or_the_start_of_the_turn(seed: str) -> None:
    match = new_match(seed)
    match.start()
    rng = seeded(seed, "choices")
    keys = {len(match.steps): match.state.key()}
    deepest = 0
    while not match.state.is_over:
        seat = match.state.seat
        match.play(seat, pick(match.legal(), rng))
        keys[len(match.steps)] = match.state.key()
        steps = list(match.steps)
        wall = max(number for number, step in enumerate(steps) if step.seat != seat) + 1
        choices = [number for number in range(wall, len(steps)) if not steps[number].forced]
        for number in reversed(choices):
            match.undo(seat)
            assert len(match.steps) == number
            assert match.state.key() == keys[number], f"seed {seed}, step {number}"
        undo_refused(match, seat)
        deepest = max(deepest, len(choices))
        for number in choices:
            match.play(seat, steps[number].action)
        assert match.steps == steps
    assert deepest >= 2, "no row of choices was taken back"


def test_the_way_not_taken_leaves_no_trace() -> None:
    """After an undo, every other choice leads where it would have led at once."""
    tried = 0
    for seed, steps in product(SEEDS, range(25, 70, 5)):
        match = played(seed, steps=steps)
        seat = match.state.seat
        for action in match.legal():
            if match.state.seat != seat:
                break
            match.play(seat, action)
            straight = played(seed, steps=steps)
            straight.play(seat, action)
            assert match.steps == straight.steps, f"seed {seed}, step {steps}, action {action}"
            assert match.state.key() == straight.state.key(), f"seed {seed}, step {steps}, action {action}"
            if match.undo_point(seat) is None:
                break
            match.undo(seat)
            tried += 1
    assert tried > 5


def test_undo_of_a_fresh_table_is_refused() -> None:
    match = new_match("7")
    undo_refused(match, 0)
    match.start()
    for seat in (0, 1, 2):
        undo_refused(match, seat)


def test_chance_is_never_undone() -> None:
    match = new_match("7")
    match.start()
    undo_refused(match, CHANCE)


def test_undo_of_another_seat_is_refused() -> None:
    match = new_match("7")
    match.start()
    seat = match.state.seat
    match.play(seat, match.legal()[0])
    undo_refused(match, 1 - seat)
    undo_refused(match, 99)


def test_a_replayed_match_undoes_like_the_played_one() -> None:
    for steps in range(20, 80, 3):
        match = played("5", steps=steps)
        again = new_match("5")
        for step in match.steps:
            again.replay_step(step.seat, step.action)
        for seat in (0, 1):
            assert again.undo_point(seat) == match.undo_point(seat), steps
            if match.undo_point(seat) is not None:
                assert again.undo(seat) == match.undo(seat)
                assert again.state.key() == match.state.key(), steps


class TestRepeat:
    """Recorded decisions pass the same checks, one at a time."""

    def test_it_carries_out_one_decision(self) -> None:
        match = new_match("7")
        first = match.legal()[0]
        event = match.replay_step(CHANCE, first)
        assert len(match.steps) == 1
        assert event.step == match.steps[0]
        assert match.state.seat == CHANCE

    def test_it_refuses_what_play_refuses(self) -> None:
        match = new_match("7")
        before = snapshot(match)
        for seat, action in ((0, match.legal()[0]), (CHANCE, KIT.notation.action("skip"))):
            with pytest.raises(KiruError) as caught:
                match.replay_step(seat, action)
            worded(caught.value)
            assert snapshot(match) == before

    def test_it_refuses_anything_after_the_end(self) -> None:
        match = played("4")
        for seat in (CHANCE, 0, 1):
            with pytest.raises(KiruError) as caught:
                match.replay_step(seat, 0)
            assert worded(caught.value).key == "error-over"


def test_options_are_completed_and_checked() -> None:
    match = new_match("7", 1, difficulty="easy")
    assert match.options == {"first": "random", "difficulty": "easy", "automaton": "order"}
    with pytest.raises(KiruError) as caught:
        new_match("7", 6)
    assert worded(caught.value).key == "error-players"

"""Learning priors: the fit finds the weights behind choices, and the same seed learns the same."""

from dataclasses import replace

import numpy as np
import pytest

from kiru.arena import prior_fit, sprt, train
from kiru.arena.prior_fit import Choice, PriorFit
from kiru.core.actions import Actions
from kiru.core.game import CHANCE, State
from kiru.games import NAMES, learned_weights, open_kit


def made_up(weights: list[float], count: int) -> list[Choice]:
    """Choices of somebody who prefers by these weights, while the priors say nothing."""
    generator = np.random.default_rng(5)
    found = []
    for _ in range(count):
        terms = generator.normal(0, 0.01, (6, len(weights)))
        grown = np.exp(terms @ np.array(weights))
        found.append(Choice(terms, np.zeros(6), grown / grown.sum()))
    return found


def test_the_fit_finds_what_was_preferred() -> None:
    step = PriorFit(made_up([150.0, -80.0, 0.0], 3000)).step()
    assert np.allclose(step, [150.0, -80.0, 0.0], atol=6)


def test_few_choices_move_the_weights_little_and_none_of_a_term_not_at_all() -> None:
    few = PriorFit(made_up([150.0, 0.0], 3)).step()
    assert 0 < few[0] < 40
    fit = PriorFit([replace(choice, terms=choice.terms * [1, 0]) for choice in made_up([150.0, -80.0], 500)])
    assert fit.step()[1] == 0.0
    assert fit.loss(fit.step()) < fit.loss(np.zeros(2))


@pytest.mark.parametrize("game", NAMES)
def test_every_term_of_a_prior_has_a_name_and_comes_up(game: str) -> None:
    """A choice has a row of terms for each action, and a game brings up most of them."""
    evaluator = open_kit(game).evaluator
    assert len(evaluator.prior_names) == len(set(evaluator.prior_names)) == len(evaluator.prior_weights)
    lesson = train.lessons(open_kit(game).game, {2: list(evaluator.weights_at(2))}, 70, 1, "terms")[0]
    choices = prior_fit.play_lesson((lesson, tuple(evaluator.prior_weights)))
    assert len(choices) > 10
    for choice in choices:
        assert choice.terms.shape == (len(choice.priors), len(evaluator.prior_names))
        assert choice.wanted.sum() == pytest.approx(1.0)
    seen = np.abs(np.concatenate([choice.terms for choice in choices])).sum(axis=0)
    assert (seen > 0).sum() > len(seen) // 2, "most terms come up in one game"


@pytest.mark.parametrize("game", NAMES)
def test_priors_of_nothing_are_nothing(game: str) -> None:
    """No number is left in the code that a weight should say."""
    kit = open_kit(game)
    silent = prior_fit.with_priors(kit.evaluator, [0] * len(kit.evaluator.prior_names))
    lesson = train.lessons(kit.game, {2: list(kit.evaluator.weights_at(2))}, 2, 1, "silent")[0]
    bots = [train.searcher(lesson, kit.evaluator, seat) for seat in range(2)]
    looked = 0

    def look(state: State) -> None:
        nonlocal looked
        out = Actions()
        state.legal_actions(out)
        assert state.seat != CHANCE
        assert {int(silent.prior(state, action)) for action in out} == {0}
        looked += 1

    train.play_game(lesson, [*bots], look)
    assert looked > 20


def test_learning_repeats_and_goes_on_where_it_stopped() -> None:
    kit = open_kit("hanging_gardens")
    heard: list[tuple[prior_fit.Progress, list[int]]] = []

    def learn(*known: list[int]) -> list[int]:
        return prior_fit.learn(
            kit,
            5,
            64,
            2,
            "s",
            lambda tasks: map(prior_fit.play_lesson, tasks),
            lambda *told: heard.append(told),
            known,
            [2],
        )

    whole = learn()
    assert [progress.number for progress, _ in heard] == [1, 2]
    assert all(progress.decisions > 50 and progress.before > 0 for progress, _ in heard)
    assert learn(heard[0][1]) == whole != heard[0][1]


@pytest.mark.parametrize("game", NAMES)
def test_shipped_priors_have_passed_their_test_and_earlier_versions_have_none(game: str) -> None:
    kit = open_kit(game)
    found = learned_weights.read(kit.folder / learned_weights.FILE).priors
    guessed = list(kit.evaluator.fresh().prior_weights)
    assert list(kit.evaluator.earlier["v2"].prior_weights) == guessed
    if found is None:
        assert list(kit.evaluator.prior_weights) == guessed
        return
    assert list(kit.evaluator.prior_weights) == list(found.terms.values()) != guessed
    assert found.command.startswith(f"kiru train {game} ")
    assert found.proof is not None
    assert found.proof.llr >= sprt.Bounds(0.0, 20.0).upper

"""Learning weights by self-play: the fit finds what is there, and the same seed learns the same."""

from dataclasses import replace

import numpy as np
import pytest

from kiru.arena import sprt, train
from kiru.core.errors import KiruError
from kiru.games import NAMES, learned_weights, open_kit


def test_the_fit_finds_the_weights_that_made_the_scores() -> None:
    generator = np.random.default_rng(7)
    true = np.array([100.0, -30.0, 12.0, 250.0])
    fit = train.Fit([100, 0, 0, 0])
    for _ in range(4000):
        features = generator.integers(0, 12, (40, 4)).astype(float)
        noise = generator.normal(0, 300, 40)
        fit.add(features, np.array([features @ true + noise]))
    assert fit.count == 160_000
    assert np.allclose(fit.weights(), true, atol=20)


def test_few_games_move_the_weights_little() -> None:
    """A hundred positions of one game are one piece of luck."""
    features = np.full((100, 1), 3.0)
    once, often = train.Fit([100]), train.Fit([100])
    once.add(features, np.array([features[:, 0] * 200.0]))
    for _ in range(1000):
        often.add(features, np.array([features[:, 0] * 200.0]))
    assert once.weights() == [101]
    assert often.weights() == [191]


def test_a_feature_never_seen_keeps_its_weight() -> None:
    fit = train.Fit([100, 77])
    features = np.array([[1.0, 0.0], [2.0, 0.0]] * 50)
    fit.add(features, np.array([features @ np.array([100.0, 0.0])]))
    assert fit.weights() == [100, 77]
    assert fit.error() == 0.0


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_tells_features_and_final_points(game: str) -> None:
    kit = open_kit(game)
    lesson = train.lessons(kit.game, {2: list(kit.evaluator.default_weights)}, 2, 1, "lesson")[0]
    features, finals = train.play_lesson(lesson)
    assert features.shape == (finals.shape[1], len(kit.evaluator.names))
    assert set(finals[0]) == {*finals[0][:2]}, "two players end with two scores"
    again, same = train.play_lesson(lesson)
    assert (again == features).all()
    assert (same == finals).all()


def test_one_game_in_four_has_a_rush_that_wins_its_share_at_every_seat() -> None:
    amyitis = open_kit("amyitis").game
    lessons = train.lessons(amyitis, {2: [0], 3: [0]}, 5, 96, "s")
    rushed = [lesson for lesson in lessons if lesson.rush]
    assert {lesson.rush for lesson in rushed} == {"banker_rush"}
    assert len(rushed) == 24
    assert {(lesson.players, lesson.rush_seat) for lesson in rushed} == {(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)}
    features, finals = train.play_lesson(replace(rushed[0], weights=(0,) * len(open_kit("amyitis").evaluator.names)))
    assert features.shape[0] == finals.shape[1] > 0
    assert not any(lesson.rush for lesson in train.lessons(open_kit("babylon").game, {2: [0]}, 5, 20, "s"))


def test_learning_repeats_reports_and_goes_on_where_it_stopped() -> None:
    kit = open_kit("hanging_gardens")
    heard: list[tuple[int, float, int, train.RowsByPlayers]] = []

    def learn(*known: train.RowsByPlayers) -> train.RowsByPlayers:
        return train.learn(
            kit, 4, 2, 2, "s", lambda tasks: map(train.play_lesson, tasks), lambda *told: heard.append(told), known
        )

    whole = learn()
    assert [number for number, *_ in heard] == [1, 2]
    assert all(error > 0 and positions > 50 for _, error, positions, _ in heard)
    assert sorted(whole) == [2, 3, 4, 5], "a row for every number of players"
    assert whole[2] != whole[3]
    assert learn(heard[0][3]) == whole, "the first round is not played again"
    assert [number for number, *_ in heard] == [1, 2, 2]


def test_the_lead_counts_more_than_the_own_score() -> None:
    """A feature that raises both scores alike says nothing about who wins; one that takes from the rival does."""
    generator = np.random.default_rng(3)
    fit = train.Fit([0, 0])
    for _ in range(4000):
        features = generator.integers(0, 9, (200, 2)).astype(float)
        other = features.reshape(-1, 2, 2)[:, ::-1].reshape(-1, 2)
        finals = 100 * features[:, 0] - 100 * other[:, 0] + 50 * features[:, 1] + 50 * other[:, 1]
        fit.add(features, np.array([finals]), 2)
    lead, shared = fit.weights()
    assert lead > 170
    assert abs(shared) < 30


@pytest.mark.parametrize(("games", "iterations", "rounds"), [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 1, 99)])
def test_nothing_is_learned_from_nothing(games: int, iterations: int, rounds: int) -> None:
    with pytest.raises(KiruError) as caught:
        train.check(open_kit("amyitis"), games, iterations, rounds)
    assert caught.value.key == "error-number"


@pytest.mark.parametrize("name", NAMES)
def test_shipped_weights_are_small_fit_their_game_and_have_passed_their_test(name: str) -> None:
    kit = open_kit(name)
    file = kit.folder / learned_weights.FILE
    found = learned_weights.read(file)
    assert file.stat().st_size < 1_000_000
    assert learned_weights.fits(kit, found)
    for players in train.tables(kit.game):
        weights = learned_weights.row_of(
            kit.evaluator, found.features, found.by_players.get(str(players), found.weights)
        )
        assert list(kit.evaluator.weights_at(players)) == list(weights) != list(kit.evaluator.default_weights)
    assert found.command.startswith(f"kiru train {name} ")
    assert found.seed
    assert found.date
    assert found.proof is not None
    assert found.proof.share > 0.5
    assert found.proof.llr >= sprt.Bounds(0.0, 20.0).upper

"""The coach: the best few actions with chances and reasons, and the analysis of a whole game."""

from pathlib import Path

import pytest

from kiru.ai import coach
from kiru.ai.analysis import analyse
from kiru.ai.analysis.analyst import Analyst
from kiru.ai.analysis.judged import Analysis
from kiru.ai.analysis.marks import LEAST_LOSS, POINTS
from kiru.ai.analysis.replayed_game import ReplayedGame, read_game
from kiru.ai.reasons import LEAST_POINTS, RIVALS
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE
from kiru.games import NAMES, open_kit
from kiru.text import LANGUAGES
from tests.ai.games import COMPILED
from tests.ai.solver import Solver, positions
from tests.ai.test_search import dealt
from tests.support.legal import listing

RECORDS = Path(__file__).parent.parent / "games"
FILES = {game: sorted((RECORDS / game / "records").glob("2-*.kiru"))[0] for game in NAMES}
ITERATIONS = 40 if COMPILED else 8


def silent(done: int, total: int) -> None:
    assert 0 < done <= total


def unfinished(game: str, steps: int) -> str:
    """A record that breaks off after so many steps."""
    lines = FILES[game].read_text(encoding="utf-8").splitlines()
    return "\n".join([*lines[: lines.index("begin") + 1 + steps], "open"]) + "\n"


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_ranks_a_few_actions(game: str) -> None:
    kit = open_kit(game)
    state = dealt(game, 2, 5)
    key = state.key()
    found = coach.hint(kit, state, 3, 200, 0.0)
    assert state.key() == key
    assert 1 <= len(found) <= 3
    well = [advice for advice in found if 4 * advice.visits >= max(one.visits for one in found)]
    assert found[: len(well)] == well, "what was hardly tried comes last"
    assert [advice.win for advice in well] == sorted((advice.win for advice in well), reverse=True)
    for advice in found:
        assert advice.action in listing(state)
        assert 0 <= advice.win <= 1
        assert all(reason.line in (*kit.game.score_lines, RIVALS) for reason in advice.reasons)
    assert found == coach.hint(kit, state, 3, 200, 0.0), "repeatable"


@pytest.mark.parametrize("game", NAMES)
def test_the_first_hint_is_the_proven_action(game: str) -> None:
    position = next(positions(game))
    assert coach.hint(open_kit(game), position.state, 1, 1200, 0.0)[0].action == position.best


def test_a_hint_tells_chance_and_score_as_they_are_at_the_end() -> None:
    """Where everything can be tried out, the win chance of the best action is the proven one."""
    for position in positions("amyitis"):
        state = position.state
        solver = Solver(4000)
        solver.part = 0.0
        proven = solver.actions(state)[position.best]
        advice = coach.hint(open_kit("amyitis"), state, 1, 1200, 0.0)[0]
        if state.players == 2 and advice.action == position.best:
            assert advice.win == pytest.approx(proven, abs=0.1)


@pytest.mark.parametrize("game", NAMES)
def test_reasons_never_speak_against_the_advice(game: str) -> None:
    """What is said of the best action is in its favor, what is said of the others against them."""
    kit = open_kit(game)
    given = 0
    for steps in (45, 75, 105, 135):
        best, *others = coach.hint(kit, dealt(game, 3, steps), 3, 400, 0.0)
        shown = {reason.line: reason.points for reason in best.reasons}
        given += sum(len(advice.reasons) for advice in (best, *others))
        assert not shown or sum(shown.values()) > -LEAST_POINTS * len(kit.game.score_lines)
        assert not shown or max(shown.values()) > 0
        for other in others:
            assert not other.reasons or min(reason.points for reason in other.reasons) < 0
        for advice in (best, *others):
            assert all(abs(reason.points) + 0.1 >= reason.error for reason in advice.reasons), "told only where proven"
    assert given, "some choices can be told apart"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_hint_in_words(game: str, language: str) -> None:
    kit = open_kit(game)
    state = dealt(game, 2, 5)
    lines = coach.hint_words(kit, state, kit.texts(language), 150, 0.0)
    assert 1 <= len(lines) <= 3
    assert lines[0].startswith("1. ")
    assert " % " in lines[0] or "%," in lines[0]


def test_alone_a_hint_tells_points_only() -> None:
    kit = open_kit("hanging_gardens")
    state = dealt("hanging_gardens", 1, 5)
    lines = coach.hint_words(kit, state, kit.texts("en"), 100, 0.0)
    assert "points expected" in lines[0]
    assert "%" not in lines[0]


def test_no_hint_where_nobody_is_asked() -> None:
    kit = open_kit("hanging_gardens")
    state = kit.game.new(2, {"first": "random", "difficulty": "medium", "automaton": "order"})
    assert state.seat == CHANCE
    with pytest.raises(KiruError) as caught:
        coach.hint(kit, state, 3, 10, 0.0)
    assert caught.value.key == "error-hint"


@pytest.mark.parametrize(("iterations", "seconds"), [(0, 1.0), (-1, 1.0), (10, -1.0)])
def test_no_budget_no_hint(iterations: int, seconds: float) -> None:
    with pytest.raises(KiruError) as caught:
        coach.hint(open_kit("amyitis"), dealt("amyitis", 2, 2), 3, iterations, seconds)
    assert caught.value.key == "error-budget"


@pytest.fixture(scope="module")
def analysed() -> tuple[ReplayedGame, Analysis]:
    return analyse.analyse(FILES["hanging_gardens"].read_text(), None, ITERATIONS, 1, silent)


def test_every_decision_with_a_choice_is_judged(analysed: tuple[ReplayedGame, Analysis]) -> None:
    replayed, found = analysed
    choices = [n + 1 for n, step in enumerate(replayed.steps) if step.seat != CHANCE and not step.forced]
    assert [decision.step for decision in found.decisions] == choices
    for decision in found.decisions:
        state = replayed.states[decision.step - 1]
        assert decision.seat == state.seat
        assert decision.best in listing(state)
        if decision.best == decision.action:
            assert (decision.loss, decision.line, decision.reasons) == (0.0, [], [])
        else:
            assert decision.loss >= max(LEAST_LOSS, decision.error) or decision.score_loss >= max(
                POINTS[0], decision.score_error
            )
            assert decision.line[0] in listing(state)


def test_win_chances_add_up_and_end_with_the_result(analysed: tuple[ReplayedGame, Analysis]) -> None:
    replayed, found = analysed
    for standing in found.standings.values():
        assert sum(standing.win) == pytest.approx(1.0)
    last = found.standings[len(replayed.steps)]
    assert last.score == [replayed.final.score(seat) for seat in range(2)]
    places = replayed.final.ranking()
    assert [share > 0 for share in last.win] == [place == 1 for place in places]


def test_the_costliest_lost_most(analysed: tuple[ReplayedGame, Analysis]) -> None:
    _, found = analysed
    costly = [decision.loss for decision in found.costliest]
    assert len(costly) == 3
    others = [decision.loss for decision in found.decisions if decision not in found.costliest]
    assert min(costly) >= max(others)
    for seat in range(2):
        assert found.loss(seat) == pytest.approx(sum(d.loss for d in found.decisions if d.seat == seat))


def test_luck_is_what_one_takes_the_other_gets(analysed: tuple[ReplayedGame, Analysis]) -> None:
    replayed, found = analysed
    rows = sum(kind == "deal" for kind, _ in replayed.jobs())
    assert len(found.deals) == rows > 0
    for deal in found.deals:
        assert sum(deal.win) == pytest.approx(0.0, abs=1e-9)
    assert any(abs(deal.win[0]) > 0.001 for deal in found.deals)


def test_a_deal_is_measured_with_the_same_numbers_every_time() -> None:
    replayed = read_game(FILES["hanging_gardens"].read_text(), None)
    where = next(index for kind, index in replayed.jobs() if kind == "deal" and index > 30)
    assert Analyst(replayed, 10).judge_deal(where) == Analyst(replayed, 99).judge_deal(where)


def test_processes_find_the_same() -> None:
    text = FILES["hanging_gardens"].read_text()
    one, two = (analyse.analyse(text, None, 6, jobs, silent)[1] for jobs in (1, 2))
    assert one.decisions == two.decisions
    assert one.deals == two.deals


@pytest.mark.parametrize("game", NAMES)
def test_a_record_that_does_not_end_is_analysed_as_far_as_it_goes(game: str) -> None:
    replayed, found = analyse.analyse(unfinished(game, 70), None, 4, 1, silent)
    assert not replayed.final.is_over
    assert found.decisions
    assert len(replayed.steps) not in found.standings, "nobody has won yet"


def test_a_record_without_a_choice_has_nothing_to_analyse() -> None:
    with pytest.raises(KiruError) as caught:
        analyse.analyse(unfinished("hanging_gardens", 3), None, 4, 1, silent)
    assert caught.value.key == "error-analyse-empty"


@pytest.mark.parametrize("iterations", [0, -5, 10**7])
def test_no_budget_no_analysis(iterations: int) -> None:
    with pytest.raises(KiruError) as caught:
        analyse.analyse(FILES["amyitis"].read_text(), None, iterations, 1, silent)
    assert caught.value.key == "error-number"

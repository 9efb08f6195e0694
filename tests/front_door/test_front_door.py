"""`import kiru`: what the README opens with, and every example of the documentation strings."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import kiru
from kiru.core.steps import Step

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize("name", ["kiru", "kiru.match", "kiru.front_door"])
def test_the_examples_of_the_documentation_run(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted > 0
    assert found.failed == 0


def test_the_readme_opens_with_lines_that_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    monkeypatch.chdir(tmp_path)
    exec(compile(blocks[0], "README.md", "exec"), {})
    out = capsys.readouterr().out
    for promised in re.findall(r"print\(match\.(?:turn|legal).*?#\s*(.*)", blocks[0]):
        assert promised in out
    assert kiru.load(tmp_path / "game.kiru").is_over


@pytest.mark.parametrize("game", kiru.games())
class TestEveryGame:
    def test_a_match_is_played_saved_and_loaded(self, game: str, tmp_path: Path) -> None:
        match = kiru.new(game, players=2, seed="11")
        bot = kiru.bot("novice", seed="11")
        while not match.is_over:
            match.play(bot.choose(match))
        assert match.turn is None
        assert match.legal == []
        assert sorted(match.ranking)[0] == 1
        assert all(score.total == sum(score.lines.values()) for score in match.scores)
        match.save(tmp_path / "game.kiru")
        again = kiru.load(tmp_path / "game.kiru")
        assert again.record() == match.record()
        assert again.scores == match.scores

    def test_a_copy_goes_its_own_way_with_the_same_deals(self, game: str) -> None:
        match = kiru.new(game, players=2, seed="12")
        copy = match.clone()
        before = match.record()
        for action in (match.legal[0], None, None):
            copy.play(action or copy.legal[0])
        assert match.record() == before
        for _ in range(3):
            match.play(match.legal[0])
        assert match.record() == copy.record()

    def test_an_undo_takes_back_the_last_choice_alone(self, game: str) -> None:
        match = kiru.new(game, players=2, seed="13")
        taken_back = 0
        while not match.is_over and taken_back < 3:
            before: list[Step] = list(match.referee.steps)
            position, legal = match.state.key(), match.legal
            match.play(legal[-1])
            try:
                match.undo()
            except kiru.KiruError:
                continue
            taken_back += 1
            assert list(match.referee.steps) == before
            assert (match.state.key(), match.legal) == (position, legal)
            match.play(legal[0])
        assert taken_back == 3

    def test_what_is_refused_names_its_rule_and_changes_nothing(self, game: str) -> None:
        match = kiru.new(game, players=2, seed="14")
        number = next(n for n in range(match.kit.game.num_actions) if match.referee.why_not(n))
        action = match.kit.notation.text(number)
        rule = match.why_not(action)
        assert rule is not None
        assert rule.sentence
        before = match.record()
        with pytest.raises(kiru.IllegalAction) as refused:
            match.play(action)
        assert rule.rule in str(refused.value.__notes__)
        assert match.record() == before

    def test_the_board_and_the_sentences_can_be_read(self, game: str) -> None:
        match = kiru.new(game, players=2, seed="15", names=["Ada", "Bel"], language="pl")
        assert "Ada" in str(match)
        assert any("Ada" in sentence for sentence in match.describe())
        assert match.label(match.legal[0])
        assert repr(match).startswith(f"<kiru.Match {game}, 2 players")


def test_an_unknown_word_is_told_in_words() -> None:
    with pytest.raises(kiru.KiruError) as refused:
        kiru.new("babylon", seed="1").play("fly a1")
    assert "fly a1" in refused.value.__notes__[0]


def test_seats_and_names_must_agree() -> None:
    with pytest.raises(kiru.KiruError):
        kiru.new("babylon", players=2, names=["Ada"])


def test_a_finished_game_is_analysed() -> None:
    match = kiru.new("hanging_gardens", players=2, seed="16")
    bot = kiru.bot("random", seed="16")
    while not match.is_over:
        match.play(bot.choose(match))
    found = kiru.analyse(match, iterations=4)
    assert len(found.decisions) > 0

"""Records: what is written can be read, and what is damaged is one clear error."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiru.ai.bots import NAMES as BOTS
from kiru.core import record
from kiru.core.dealers import ScriptedDealer, SystemDealer
from kiru.core.errors import KiruError
from kiru.core.record import LONGEST_LINE, MOST_LINES, Record, Seat
from kiru.core.referee import MOST_STEPS
from kiru.core.rng import seeded
from kiru.support.files import read_text
from tests.core.tables import KIT, new_match, played, record_of, replay, text_of, worded
from tests.support.legal import pick

WHOLE = text_of(played("7"))
"""A finished game."""
PART = text_of(played("8", steps=45))
"""A game that goes on."""
DOCS = Path(__file__).parents[2] / "docs" / "record.md"
ONCE = settings(derandomize=True, deadline=None, database=None)


def refused(text: str, *, check_deal: bool = False) -> KiruError:
    """The error of a record that must not replay."""
    with pytest.raises(KiruError) as caught:
        replay(text, check_deal=check_deal)
    return worded(caught.value)


def cause(error: KiruError) -> str:
    """The key of an error, or of the reason behind a refused line."""
    reason = error.args_by_name.get("reason")
    return reason.key if isinstance(reason, KiruError) else error.key


def with_line(text: str, start: str, line: str) -> str:
    """The record with its first line that begins with `start` replaced."""
    lines = text.splitlines()
    number = next(n for n, found in enumerate(lines) if found.startswith(start))
    return "\n".join([*lines[:number], line, *lines[number + 1 :], ""])


def line_number(text: str, start: str) -> int:
    return next(n for n, found in enumerate(text.splitlines(), 1) if found.startswith(start))


def first_choice(text: str) -> str:
    """The first line of a player."""
    return next(line for line in text.splitlines() if re.match(r"\d ", line))


class TestForm:
    def test_the_text_is_this(self) -> None:
        match = new_match("7", 2)
        match.replay_step(-1, KIT.notation.action("first 2"))
        assert text_of(match) == (
            f"kiru record 1\ngame hanging_gardens 1\nbox {KIT.box}\nplayers 2\noption first random\n"
            "option difficulty medium\noption automaton order\nseat 1 person Ada Lovelace\nseat 2 person Zażółć\n"
            "dealer seeded 7\nbegin\n* first 2\nopen\n"
        )

    def test_a_finished_game_ends_with_its_scores(self) -> None:
        match = played("7")
        scores = " ".join(str(match.state.score(seat)) for seat in range(2))
        assert WHOLE.endswith(f"\nend {scores}\n")
        assert replay(WHOLE, check_deal=True).state.key() == match.state.key()

    @pytest.mark.parametrize("text", [WHOLE, PART], ids=["whole", "part"])
    def test_reading_and_writing_gives_the_same_text(self, text: str) -> None:
        assert record.write(record.read(text)) == text
        assert text_of(replay(text)) == text

    @pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
    def test_line_ends_of_every_system_are_read(self, ending: str) -> None:
        text = WHOLE.replace("\n", ending)
        assert record.write(record.read(text)) == WHOLE

    def test_the_last_line_end_may_be_missing(self) -> None:
        assert record.write(record.read(WHOLE.rstrip("\n"))) == WHOLE

    def test_the_first_step_knows_its_line(self) -> None:
        assert record.read(WHOLE).first_line == line_number(WHOLE, "begin") + 1

    def test_a_record_replays_whatever_its_dealer_was(self) -> None:
        for dealer in ("dealer system", "dealer scripted"):
            text = with_line(WHOLE, "dealer", dealer)
            assert record.write(record.read(text)) == text
            assert replay(text, check_deal=True).state.key() == replay(WHOLE).state.key()

    def test_an_open_game_goes_on_with_its_seed(self) -> None:
        match, again = played("8", steps=45), replay(PART)
        rng = seeded("8", "more")
        while not match.state.is_over:
            legal = match.legal()
            action = pick(legal, rng)
            assert again.legal() == legal
            match.play(match.state.seat, action)
            again.play(again.state.seat, action)
        assert again.state.key() == match.state.key()


class TestDocs:
    """docs/record.md says what is true."""

    def block(self, name: str) -> str:
        return DOCS.read_text(encoding="utf-8").split(f"```{name}\n")[1].split("```")[0]

    def test_the_example_replays_with_its_seed(self) -> None:
        text = self.block("record")
        assert record.write(record.read(text)) == text
        replay(text, check_deal=True)

    def test_the_numbers_to_check_against(self) -> None:
        rows = {line.split()[0]: line.split()[1:] for line in self.block("vectors").splitlines()}
        rng = seeded(rows["seed"][0], rows["source"][0])
        start = rng.clone()
        assert [rng.a, rng.b, rng.c, rng.d] == [int(word) for word in rows["words"]]
        assert [rng.next32() for _ in rows["next32"]] == [int(word) for word in rows["next32"]]
        most, *expected = map(int, rows["below"])
        assert [start.below(most - n) for n in range(len(expected))] == expected


class TestWhatIsWrittenCanBeRead:
    """Whoever keeps a game must be able to load it."""

    def header(self, name: str = "Ada", kind: str = "person", seed: str = "7") -> Record:
        seats = [Seat(kind, name), Seat("person", "B")]
        found = record.of_match(played("7", steps=30), KIT.box, seats)
        return replace(found, dealer=f"seeded {seed}")

    @pytest.mark.parametrize(
        "name", ["Ada", "a b", "begin", "end 1 2", "* first 1", "Zażółć", "名前 𝔸", "x" * 150, "1"]
    )
    def test_names(self, name: str) -> None:
        found = self.header(name=name)
        assert record.read(record.write(found)) == replace(found, first_line=12)

    @pytest.mark.parametrize("seed", ["7", "x" * 80, "żółw", "a/b", "#", "seeded", "名前"])
    def test_seeds(self, seed: str) -> None:
        found = self.header(seed=seed)
        assert record.read(record.write(found)) == replace(found, first_line=12)

    @pytest.mark.parametrize("kind", ["person", *BOTS])
    def test_kinds(self, kind: str) -> None:
        found = self.header(kind=kind)
        assert record.read(record.write(found)) == replace(found, first_line=12)

    def unreadable(self, found: Record) -> bool:
        """Whether this is written as something that cannot be read, or is read as something else."""
        try:
            text = record.write(found)
        except KiruError as error:
            worded(error)
            return False
        try:
            again = record.read(text)
            text.encode("utf-8")
        except (KiruError, UnicodeEncodeError):
            return True
        return len(again.seats) != 2 or again.seats[1].name != "B" or len(again.steps) != len(found.steps)

    def test_names_that_would_break_the_record_are_refused_or_made_harmless(self) -> None:
        names = ["", " ", "\t", "a\nbegin", "a\rb", "a\x0bb", "a\x85b", "a\u2028b", "a\x00b", "a\x1b[31m", "\ud800"]
        assert [ascii(name) for name in [*names, "x" * 300] if self.unreadable(self.header(name=name))] == []

    def test_seeds_that_would_break_the_record_are_refused_or_made_harmless(self) -> None:
        seeds = ["", " ", "a b", "x" * 81, "x" * 5000, "a\nb", "a\nopen\n", "a\u2028b", "a\x00b"]
        assert [ascii(seed[:90]) for seed in seeds if self.unreadable(self.header(seed=seed))] == []

    def test_other_dealers(self) -> None:
        script = [step.action for step in played("7").steps if step.seat < 0]
        for dealer in (SystemDealer(), ScriptedDealer(script)):
            match = new_match(dealer=dealer)
            match.start()
            assert replay(text_of(match)).state.key() == match.state.key()


class TestHeader:
    @pytest.mark.parametrize(
        "line", ["", "kiru record 2", "kiru record", "Kiru record 1", "x", "kiru record 1 x", "\ufeffkiru record 1"]
    )
    def test_the_magic_line(self, line: str) -> None:
        error = refused(with_line(WHOLE, "kiru", line))
        assert error.key == "error-record-magic"
        assert error.args_by_name["line"] == 1

    def test_nothing_at_all(self) -> None:
        for text in ("", "\n", "\n\n\n", " "):
            assert refused(text).key == "error-record-magic"

    @pytest.mark.parametrize("part", ["game", "box", "players", "dealer"])
    def test_a_missing_part(self, part: str) -> None:
        text = "".join(line for line in PART.splitlines(keepends=True) if not line.startswith(part + " "))
        error = refused(text)
        assert (error.key, error.args_by_name["part"]) == ("error-record-missing", part)

    @pytest.mark.parametrize("seat", ["seat 1", "seat 2"])
    def test_a_missing_seat(self, seat: str) -> None:
        text = "".join(line for line in PART.splitlines(keepends=True) if not line.startswith(seat))
        assert refused(text).key in ("error-record-missing", "error-record-header")

    @pytest.mark.parametrize("part", ["game", "box", "players", "option first", "seat 1", "seat 2", "dealer"])
    def test_a_part_twice(self, part: str) -> None:
        lines = PART.splitlines()
        number = line_number(PART, part) - 1
        error = refused("\n".join([*lines[: number + 1], lines[number], *lines[number + 1 :], ""]))
        assert error.key == "error-record-header"
        assert error.args_by_name["line"] == number + 2

    @pytest.mark.parametrize(
        ("start", "line"),
        [
            ("game", "game hanging_gardens"),
            ("game", "game hanging_gardens one"),
            ("game", "game hanging_gardens 1 1"),
            ("game", "game hanging_gardens -1"),
            ("game", "game hanging_gardens " + "9" * 150),
            ("game", "game hanging_gardens 2"),
            ("game", "game hanging_gardens 0"),
            ("game", "game hanging_gardens ١"),
            ("game", "game chess 1"),
            ("game", "Game hanging_gardens 1"),
            ("box", "box standard"),
            ("box", "box standard 000000000000"),
            ("box", "box other " + KIT.box.split()[1]),
            ("box", "box " + KIT.box + " x"),
            ("players", "players"),
            ("players", "players 0"),
            ("players", "players 1"),
            ("players", "players 3"),
            ("players", "players 6"),
            ("players", "players 9"),
            ("players", "players 22"),
            ("players", "players -2"),
            ("players", "players +2"),
            ("players", "players 2.0"),
            ("players", "players two"),
            ("players", "players ٢"),
            ("players", "players ２"),
            ("players", "players ²"),
            ("option first", "option first"),
            ("option first", "option first 3"),
            ("option first", "option first 9"),
            ("option first", "option first ١"),
            ("option first", "option first random random"),
            ("option first", "option second random"),
            ("option difficulty", "option difficulty impossible"),
            ("seat 1", "seat 1 person"),
            ("seat 1", "seat person Ada"),
            ("seat 1", "seat 2 person Ada"),
            ("seat 1", "seat 0 person Ada"),
            ("seat 1", "seat ١ person Ada"),
            ("seat 1", "seat 1 PERSON Ada"),
            ("seat 1", "seat 1 " + "x" * 21 + " Ada"),
            ("dealer", "dealer"),
            ("dealer", "dealer seeded"),
            ("dealer", "dealer seeded a b"),
            ("dealer", "dealer seeded " + "x" * 81),
            ("dealer", "dealer magic 7"),
            ("dealer", "dealer system 7"),
            ("begin", "start"),
            ("begin", "begin now"),
            ("begin", "Begin"),
            ("option first", ""),
            ("option first", "comment hello"),
        ],
    )
    def test_a_bad_line(self, start: str, line: str) -> None:
        refused(with_line(PART, start, line))

    def test_the_game_and_the_box_must_fit(self) -> None:
        assert refused(with_line(PART, "game", "game babylon 1")).key == "error-record-game"
        assert refused(with_line(PART, "game", "game hanging_gardens 7")).key == "error-record-game"
        assert refused(with_line(PART, "box", "box mine 0123456789ab")).key == "error-record-box"

    def test_an_option_left_out_takes_its_default(self) -> None:
        text = with_line(PART, "option first", "option first random").replace("option difficulty medium\n", "")
        assert replay(text).state.key() == replay(PART).state.key()


class TestSteps:
    def test_an_unknown_word(self) -> None:
        error = refused(with_line(PART, first_choice(PART), f"{first_choice(PART)[0]} fly 2 3"))
        assert (error.key, cause(error)) == ("error-record-refused", "error-action-unknown")
        assert error.args_by_name["line"] == line_number(PART, first_choice(PART))

    def test_an_illegal_action_names_its_rule(self) -> None:
        error = refused(with_line(PART, first_choice(PART), f"{first_choice(PART)[0]} complete 1"))
        assert (error.key, cause(error)) == ("error-record-refused", "error-refused")
        reason = error.args_by_name["reason"]
        assert isinstance(reason, KiruError)
        assert reason.args_by_name == {"action": "complete 1", "rule": "H09"}

    def test_an_impossible_deal(self) -> None:
        """A card of which no copy is left, a thing of another kind, and a tile of another stack."""
        first = next(line for line in PART.splitlines() if line.startswith("* objective"))
        for line in (first, "* deal lion", "* turn e_lion", "* automaton 1", "* skip", "* take 1 1"):
            lines = PART.splitlines()
            lines[lines.index(first) + 1] = line
            error = refused("\n".join([*lines, ""]))
            assert (error.key, cause(error)) == ("error-record-refused", "error-refused"), line

    def test_the_wrong_seat(self) -> None:
        choice = first_choice(PART)
        for seat in ("*", "2" if choice[0] == "1" else "1"):
            error = refused(with_line(PART, choice, seat + choice[1:]))
            assert (error.key, cause(error)) == ("error-record-refused", "error-seat"), seat
        error = refused(with_line(PART, "* first", "1 first 1"))
        assert (error.key, cause(error)) == ("error-record-refused", "error-seat")

    @pytest.mark.parametrize(
        "seat", ["0", "3", "9", "10", "-1", "+1", "01", "1.", "١", "²", "１", "a", "**", "", " ", "#"]
    )
    def test_a_seat_that_does_not_exist(self, seat: str) -> None:
        choice = first_choice(PART)
        assert refused(with_line(PART, choice, seat + choice[1:])).key == "error-record-step"

    @pytest.mark.parametrize(
        "line", ["", "*", "1", "1 ", "skip", "begin", "*skip", "open 3", "end", "end x", "end 1.5"]
    )
    def test_a_line_that_is_no_step(self, line: str) -> None:
        refused(with_line(PART, first_choice(PART), line))

    def test_a_step_after_the_end(self) -> None:
        for more in ("1 skip", "open", "end 1 2", "x", "", "# comment"):
            error = refused(f"{WHOLE}{more}\n")
            assert error.key == "error-record-after-end", more
            assert error.args_by_name["line"] == len(WHOLE.splitlines()) + 1

    def test_a_step_when_the_game_is_over(self) -> None:
        lines = WHOLE.splitlines()
        error = refused("\n".join([*lines[:-1], "1 skip", lines[-1], ""]))
        assert (error.key, cause(error)) == ("error-record-refused", "error-over")

    @pytest.mark.parametrize("text", [WHOLE, PART], ids=["whole", "part"])
    def test_cut_off_after_every_line(self, text: str) -> None:
        lines = text.splitlines(keepends=True)
        for count in range(len(lines)):
            refused("".join(lines[:count]))

    def test_cut_off_after_every_character_near_the_end(self) -> None:
        for text in (WHOLE, PART):
            for length in range(len(text) - 40, len(text) - 1):
                refused(text[:length])

    def test_every_line_of_a_finished_game_is_needed(self) -> None:
        lines = WHOLE.splitlines(keepends=True)
        begin = line_number(WHOLE, "begin")
        for number in range(begin - 1, len(lines), 1 + len(lines) // 60):
            refused("".join(lines[:number] + lines[number + 1 :]))

    def test_no_line_may_come_twice(self) -> None:
        lines = WHOLE.splitlines(keepends=True)
        begin = line_number(WHOLE, "begin")
        for number in range(begin - 1, len(lines), 1 + len(lines) // 60):
            refused("".join([*lines[: number + 1], lines[number], *lines[number + 1 :]]))


class TestEnding:
    def test_edited_scores(self) -> None:
        scores = [int(score) for score in WHOLE.splitlines()[-1].split()[1:]]
        first, second = scores
        for line in (
            f"end {first + 1} {second}",
            f"end {second + 1000} {first}",
            f"end {first}",
            f"end {first} {second} 0",
        ):
            error = refused(with_line(WHOLE, "end", line))
            assert error.key == "error-record-scores", line
            assert error.args_by_name["expected"] == f"{first} {second}"
            assert error.args_by_name["line"] == len(WHOLE.splitlines())

    @pytest.mark.parametrize("scores", ["1e3 2", "+1 2", "--1 2", "1_0 2", "1234567 2", "x", "1, 2", "0x1 2"])
    def test_scores_that_are_no_numbers(self, scores: str) -> None:
        assert refused(with_line(WHOLE, "end", f"end {scores}")).key == "error-record-step"

    def test_other_digits_are_no_digits_even_if_they_say_the_truth(self) -> None:
        last = WHOLE.splitlines()[-1]
        refused(with_line(WHOLE, "end", last.translate({ord("0") + n: ord("٠") + n for n in range(10)})))

    def test_an_end_before_the_end(self) -> None:
        match = played("8", steps=45)
        scores = " ".join(str(match.state.score(seat)) for seat in range(2))
        assert refused(with_line(PART, "open", f"end {scores}")).key == "error-record-scores"

    def test_a_finished_game_is_not_open(self) -> None:
        assert refused(with_line(WHOLE, "end", "open")).key == "error-record-open"


class TestDeal:
    """With check_deal the named seed must have dealt the same."""

    def edited(self) -> tuple[str, int]:
        """A record in which one tile was replaced by another one that was possible, and its line."""
        match = new_match("7")
        match.start()
        before = new_match("7")
        for step in match.steps[:-1]:
            before.replay_step(step.seat, step.action)
        other = next(action for action in before.legal() if action != match.steps[-1].action)
        text = text_of(match)
        lines = text.splitlines()
        lines[-2] = f"* {KIT.notation.text(other)}"
        return "\n".join([*lines, ""]), len(lines) - 1

    def test_an_edited_deal(self) -> None:
        text, line = self.edited()
        replay(text)
        error = refused(text, check_deal=True)
        assert (error.key, cause(error)) == ("error-record-refused", "error-record-deal")
        assert error.args_by_name["line"] == line

    def test_another_seed(self) -> None:
        text = with_line(WHOLE, "dealer", "dealer seeded other")
        replay(text)
        assert cause(refused(text, check_deal=True)) == "error-record-deal"

    def test_no_seed_no_check(self) -> None:
        text, _ = self.edited()
        replay(with_line(text, "dealer", "dealer system"), check_deal=True)

    def test_an_honest_record(self) -> None:
        assert replay(WHOLE, check_deal=True).state.is_over


class TestHostile:
    def test_enormous_lines(self) -> None:
        for size in (LONGEST_LINE, 10_000, 2_000_000):
            for start in ("option first", "seat 1", first_choice(PART), "open"):
                line = (start + " " + "x" * size)[: size + len(start) + 1]
                assert refused(with_line(PART, start, line)).key == "error-record-line", (start, size)

    def test_a_long_line_is_not_shown_whole(self) -> None:
        error = refused(with_line(PART, "option first", "nonsense " + "x" * 150))
        assert len(str(error.args_by_name["text"])) <= 60

    def test_too_many_lines(self) -> None:
        lines = PART.splitlines()
        error = refused("\n".join([*lines[:-1], *["1 skip"] * MOST_LINES, "open", ""]))
        assert error.key == "error-record-long"
        assert refused("\n" * MOST_LINES * 2).key in ("error-record-long", "error-record-magic")

    def test_many_lines_are_refused_at_the_first_bad_one(self) -> None:
        lines = PART.splitlines()
        error = refused("\n".join([*lines[:-1], *["1 skip"] * (MOST_STEPS - 100), "open", ""]))
        assert error.key == "error-record-refused"

    def test_more_decisions_than_a_game_has_are_refused_unread(self) -> None:
        lines = PART.splitlines()
        error = refused("\n".join([*lines[:-1], *["1 skip"] * MOST_STEPS, "open", ""]))
        assert error.key == "error-record-steps"
        assert error.args_by_name["limit"] == MOST_STEPS

    @pytest.mark.parametrize("char", "\x00\x01\x07\x08\t\x1b\x7f\x9b\u200b\u202e\ufeff\ue000\U000e0001", ids=ascii)
    def test_control_characters(self, char: str) -> None:
        for start in ("option first", "seat 1", first_choice(PART), "* deal", "open"):
            line = PART.splitlines()[line_number(PART, start) - 1]
            for place in (1, len(line) // 2, len(line)):
                refused(with_line(PART, start, line[:place] + char + line[place:]))

    def test_only_line_ends_end_a_line(self) -> None:
        """What else Python takes for the end of a line is a control character like any other."""
        accepted = []
        for char in "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029":
            try:
                replay(PART.replace("\nbegin\n", f"\nbegin{char}"))
            except KiruError as error:
                worded(error)
            else:
                accepted.append(ascii(char))
        assert accepted == []

    def test_binary(self, tmp_path: Path) -> None:
        file = tmp_path / "game.kiru"
        rng = seeded("binary")
        for size in (1, 10, 1000, 50_000):
            file.write_bytes(b"kiru record 1\n\xff" + bytes(rng.below(256) for _ in range(size)))
            with pytest.raises(KiruError) as caught:
                read_text(file)
            assert worded(caught.value).key == "error-file-not-text"
            refused(file.read_bytes().decode("latin-1"))

    def test_a_name_may_be_anything_printable(self) -> None:
        for name in ("begin", "end 1 2", "* first 1", "Zażółć gęślą jaźń", "名前 𝔸", "seat 2 person x"):
            text = with_line(PART, "seat 1", f"seat 1 person {name}")
            assert record.read(text).seats[0].name == name
            assert text_of(replay(text)) == text_of(replay(PART))


def replays_or_is_refused(text: str, check_deal: bool) -> None:
    try:
        match = replay(text, check_deal=check_deal)
    except KiruError as error:
        worded(error)
        return
    again = record.write(record_of(match))
    assert record.write(record.read(again)) == again
    assert replay(again).state.key() == match.state.key()
    assert match.state.is_over or match.legal()


LINES = PART.splitlines()
junk = st.one_of(
    st.text(max_size=30),
    st.sampled_from(["", "begin", "open", "end", "end 1 2", "1 skip", "2 skip", "* first 1", "option first 1", "٣"]),
    st.sampled_from(LINES),
    st.builds(lambda seat, word: f"{seat} {word}", st.sampled_from("*123"), st.sampled_from(KIT.notation.words)),
)
edit = st.tuples(
    st.sampled_from(["insert", "replace", "delete", "swap", "char", "cut", "copy"]),
    st.integers(0, len(LINES)),
    st.integers(0, 60),
    junk,
)


def mutated(edits: list[tuple[str, int, int, str]]) -> str:
    lines = list(LINES)
    for kind, number, place, text in edits:
        number = min(number, len(lines) - 1)
        if number < 0:
            break
        line = lines[number]
        if kind == "insert":
            lines.insert(number, text)
        elif kind == "replace":
            lines[number] = text
        elif kind == "delete":
            del lines[number]
        elif kind == "swap":
            other = (number + 1 + place) % len(lines)
            lines[number], lines[other] = lines[other], line
        elif kind == "char":
            lines[number] = line[:place] + text[:1] + line[place + 1 :]
        elif kind == "cut":
            lines[number] = line[:place]
        else:
            lines.insert((number + place) % len(lines), line)
    return "\n".join([*lines, ""])


@settings(ONCE, max_examples=400)
@given(edits=st.lists(edit, min_size=1, max_size=4), check_deal=st.booleans())
def test_fuzz_a_damaged_record_replays_or_is_refused(edits: list[tuple[str, int, int, str]], check_deal: bool) -> None:
    replays_or_is_refused(mutated(edits), check_deal)


@settings(ONCE, max_examples=150)
@given(text=st.text(max_size=400))
def test_fuzz_any_text_is_refused(text: str) -> None:
    refused(text)
    refused(f"kiru record 1\n{text}")


@settings(ONCE, max_examples=200)
@given(data=st.binary(max_size=6), place=st.integers(0, len(PART.encode())), cut=st.integers(0, 6))
def test_fuzz_damaged_bytes(data: bytes, place: int, cut: int) -> None:
    raw = PART.encode()
    try:
        text = (raw[:place] + data + raw[place + cut :]).decode("utf-8")
    except UnicodeDecodeError:
        return
    replays_or_is_refused(text, False)

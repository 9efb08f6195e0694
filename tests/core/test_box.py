"""Boxes: what an owner writes is taken over exactly, and every mistake is one clear error."""

import copy
import json
import tomllib
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from kiru.core import options
from kiru.core.errors import KiruError
from kiru.core.playout import play_many
from kiru.core.rng import seeded
from kiru.games import open_kit
from kiru.games.hanging_gardens import box as boxes
from kiru.server.kits import kit_of
from kiru.support import toml_box as toml
from tests.core.tables import KIT, worded

STANDARD: dict[str, Any] = tomllib.loads(boxes.STANDARD.read_text(encoding="utf-8"))
TABLES = [name for name, value in STANDARD.items() if isinstance(value, dict)]
HEAD = 'box = "mine"\ngame = "hanging_gardens"\n'
EXTENDS = HEAD + 'extends = "standard"\n'
Where = tuple[str | int, ...]


def inline(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(str(name))} = {inline(inner)}" for name, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(inline(inner) for inner in value) + "]"
    return value.isoformat() if isinstance(value, date) else json.dumps(value)


def dump(data: dict[str, Any]) -> str:
    return "".join(f"{name} = {inline(value)}\n" for name, value in data.items())


def own() -> dict[str, Any]:
    """A box with every table of the standard one."""
    return copy.deepcopy(STANDARD) | {"box": "mine"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "box.toml"


def refused(file: Path, text: str) -> KiruError:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(KiruError) as caught:
        boxes.load(file)
    return worded(caught.value)


class TestHead:
    def test_the_standard_box(self) -> None:
        box = boxes.load()
        assert box.name == "standard"
        assert KIT.box == f"standard {box.digest}"

    def test_a_whole_box_of_ones_own(self, file: Path) -> None:
        file.write_text(dump(own()))
        box = boxes.load(file)
        assert (box.name, box.digest) == ("mine", boxes.load().digest)

    def test_a_box_given_as_text_needs_no_file(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A server reads what was sent where it stands: nothing is put aside on a disk to be read back."""
        file.write_text(EXTENDS)
        expected = boxes.load(file).digest
        monkeypatch.setattr("tempfile.tempdir", str(file.parent / "no such folder"))
        assert kit_of("hanging_gardens", EXTENDS).box == f"mine {expected}"
        with pytest.raises(KiruError) as caught:
            kit_of("hanging_gardens", "box = ")
        assert caught.value.args_by_name["file"] == "box.toml"

    def test_a_missing_file(self, file: Path) -> None:
        with pytest.raises(KiruError) as caught:
            boxes.load(file)
        assert worded(caught.value).key == "error-file-unreadable"

    @pytest.mark.parametrize("text", ["box", "a = ", "[a", "a = 1\na = 2", "= 1", "a = 1979-99-99", "\x01"])
    def test_what_is_no_toml(self, file: Path, text: str) -> None:
        error = refused(file, text)
        assert error.key == "error-box-toml"
        assert error.args_by_name["file"] == str(file)

    @pytest.mark.parametrize(
        "text", ["x = " + "[" * 5000, "x = " + "[" * 5000 + "]" * 5000, "x = " + "{a=" * 3000, "x = " + "9" * 5000]
    )
    def test_hostile_toml(self, file: Path, text: str) -> None:
        """Nesting beyond Python's stack and numbers beyond its limit of digits."""
        refused(file, EXTENDS + text + "\n")

    @pytest.mark.parametrize("game", ["", 'game = "babylon"\n', "game = 1\n", 'game = "Hanging_Gardens"\n', "[game]\n"])
    def test_a_box_for_another_game(self, file: Path, game: str) -> None:
        assert refused(file, 'box = "mine"\n' + game).key == "error-box-game"

    @pytest.mark.parametrize(
        "name",
        ["", 'box = ""', 'box = "standard"', 'box = "My box"', 'box = "a b"', 'box = "żółw"', f'box = "{"x" * 31}"'],
    )
    def test_a_box_needs_a_name(self, file: Path, name: str) -> None:
        assert refused(file, f'{name}\ngame = "hanging_gardens"\nextends = "standard"\n').key == "error-box-name"

    @pytest.mark.parametrize("name", ["box = 1", "box = true", "box = 1979-05-27", 'box = ["mine"]', 'box = {a = "b"}'])
    def test_a_name_is_a_word(self, file: Path, name: str) -> None:
        assert refused(file, f'{name}\ngame = "hanging_gardens"\nextends = "standard"\n').key == "error-box-name"

    @pytest.mark.parametrize("base", ['"other"', '""', "true", "1", '["standard"]'])
    def test_only_the_standard_box_is_extended(self, file: Path, base: str) -> None:
        refused(file, f"{HEAD}extends = {base}\n")


class TestExtending:
    def test_nothing_replaced(self, file: Path) -> None:
        file.write_text(EXTENDS)
        box, standard = boxes.load(file), boxes.load()
        assert (box.name, box.digest, box.keys) == ("mine", standard.digest, standard.keys)

    def test_one_table_replaced(self, file: Path) -> None:
        file.write_text(EXTENDS + "[trees]\ndragon_tree = [1, 2]\ncedar = [3, 4, 5]\ndate_palm = [6, 7, 8, 9]\n")
        box, standard = boxes.load(file), boxes.load()
        assert list(box.tree_points) == [0, 1, 2, 0, 0, 0, 3, 4, 5, 0, 0, 6, 7, 8, 9]
        assert box.digest != standard.digest
        assert box.keys == standard.keys
        assert list(box.irrigation_points) == list(standard.irrigation_points)

    def test_a_table_is_replaced_whole(self, file: Path) -> None:
        error = refused(file, EXTENDS + "[trees]\ncedar = [3, 4, 5]\n")
        assert error.key == "error-box-entry"
        assert error.args_by_name["table"] == "trees"

    def test_the_game_plays_by_the_new_table(self, file: Path) -> None:
        file.write_text(EXTENDS + dump({"setup": STANDARD["setup"] | {"gold": 3, "tools": 5}}))
        kit = open_kit("hanging_gardens", file)
        state = kit.game.new(2, options.complete(kit.game, 2, {"first": "1"}))
        assert kit.view(state)["players"][0]["gold"] == 3
        assert [player["tools"] for player in kit.view(state)["players"]] == [5, 6]
        assert kit.box == f"mine {boxes.load(file).digest}"

    def test_a_card_of_ones_own_has_a_word_of_its_own(self, file: Path) -> None:
        garden = copy.deepcopy(STANDARD["garden"])
        garden["cards"][1]["key"] = "old_lion"
        file.write_text(EXTENDS + dump({"garden": garden}))
        kit = open_kit("hanging_gardens", file)
        assert kit.notation.action("deal old_lion") == KIT.notation.action("deal lion")

    @pytest.mark.parametrize("table", TABLES)
    def test_without_extends_every_table_is_needed(self, file: Path, table: str) -> None:
        data = own()
        del data[table]
        error = refused(file, dump(data))
        assert (error.key, error.args_by_name["table"]) == ("error-box-table", table)

    @pytest.mark.parametrize("table", TABLES)
    @pytest.mark.parametrize("value", [1, "x", [], True])
    def test_a_table_is_a_table(self, file: Path, table: str, value: object) -> None:
        error = refused(file, dump(own() | {table: value}))
        assert (error.key, error.args_by_name["table"]) == ("error-box-table", table)


class TestDigest:
    def digest(self, text: str) -> str:
        return toml.digest(tomllib.loads(text))

    def test_comments_layout_and_the_order_of_tables_do_not_matter(self) -> None:
        one = 'box = "a"\nx = 1\n[t]\nn = [1, 2]\nm = "z"\n[u]\nk = 2\n'
        two = "# a comment\nx=0x1\nbox = \"b\"\nu = {k = 2} # another\n\n[t]\n  n = [ 1,\n 2 ]\n  m = 'z'\n"
        assert self.digest(one) == self.digest(two)

    def test_the_shuffled_standard_box_is_the_standard_box(self, file: Path) -> None:
        data = own()
        file.write_text("# mine\n" + dump({name: data[name] for name in reversed(data)}))
        assert boxes.load(file).digest == boxes.load().digest

    def test_values_names_and_the_order_of_cards_matter(self) -> None:
        texts = ["[t]\nn = [1, 2]", "[t]\nn = [2, 1]", "[t]\nn = [1]", "[t]\nm = [1, 2]", "[u]\nn = [1, 2]", ""]
        assert len({self.digest(text) for text in texts}) == len(texts)

    def test_what_gives_codes_another_meaning_gives_another_digest(self, file: Path) -> None:
        """Codes of objectives follow their order in the table."""
        data = own()
        data["objectives"] = dict(reversed(data["objectives"].items()))
        file.write_text(dump(data))
        box = boxes.load(file)
        assert box.objective_keys != boxes.load().objective_keys
        assert box.digest != boxes.load().digest

    def test_it_is_twelve_hex_digits(self) -> None:
        assert len(self.digest("")) == 12
        int(self.digest(""), 16)


class TestTools:
    """The lookups of kiru.support.toml_box."""

    @pytest.mark.parametrize("value", [None, -1, 10, 1.0, "1", True, [1]])
    def test_numbers_have_bounds(self, value: object) -> None:
        with pytest.raises(KiruError) as caught:
            toml.number({} if value is None else {"n": value}, "t", "n", 0, 9)
        assert worded(caught.value).args_by_name == {"table": "t", "entry": "n", "expected": "0..9"}

    def test_a_number(self) -> None:
        assert [toml.number({"n": n}, "t", "n", 0, 9) for n in (0, 5, 9)] == [0, 5, 9]

    @pytest.mark.parametrize(
        "value", [None, 1, "12", [], [1], [1, 2, 3], [1, 10], [1, True], [1, 1.5], [1, "2"], [[1], 2]]
    )
    def test_lists_of_numbers(self, value: object) -> None:
        with pytest.raises(KiruError) as caught:
            toml.numbers({} if value is None else {"n": value}, "t", "n", 2, 0, 9)
        assert worded(caught.value).key == "error-box-entry"
        assert toml.numbers({"n": [1, 9]}, "t", "n", 2, 0, 9) == [1, 9]

    @pytest.mark.parametrize("value", [None, 1, "c", "", "A", ["a"]])
    def test_words(self, value: object) -> None:
        with pytest.raises(KiruError) as caught:
            toml.word({} if value is None else {"n": value}, "t", "n", ["a", "b"])
        assert worded(caught.value).args_by_name["expected"] == "a | b"
        assert toml.word({"n": "b"}, "t", "n", ["a", "b"]) == "b"
        assert toml.word({"n": "any"}, "t", "n") == "any"

    @pytest.mark.parametrize("value", ["", "A", "a b", "a-b", "ż", "_", "__", "²", "٣"])
    def test_keys_are_words_of_notation(self, value: str) -> None:
        with pytest.raises(KiruError) as caught:
            toml.key({"key": value}, "t")
        worded(caught.value)

    def test_good_keys(self) -> None:
        assert [toml.key({"key": key}, "t") for key in ("a", "lion_irr", "e2", "_a")] == ["a", "lion_irr", "e2", "_a"]

    def test_rows(self) -> None:
        assert toml.rows({"t": {"r": [{}, {}]}}, "t", "r", 2) == [{}, {}]
        for data, key in (
            ({}, "error-box-table"),
            ({"t": {}}, "error-box-entry"),
            ({"t": {"r": [1]}}, "error-box-entry"),
        ):
            with pytest.raises(KiruError) as caught:
                toml.rows(data, "t", "r")
            assert worded(caught.value).key == key
        with pytest.raises(KiruError) as caught:
            toml.rows({"t": {"r": [{}]}}, "t", "r", 2)
        assert worded(caught.value).args_by_name == {"table": "t.r", "expected": 2, "found": 1}

    def test_totals(self) -> None:
        toml.total("t", 3, 3)
        with pytest.raises(KiruError) as caught:
            toml.total("t", 3, 2)
        assert worded(caught.value).key == "error-box-count"


class TestBooklet:
    """What the booklet states is checked."""

    def changed(self, where: Where, value: Any) -> str:
        data = own()
        put(data, where, value)
        return dump(data)

    def test_75_garden_cards(self, file: Path) -> None:
        for copies in (1, 3):
            error = refused(file, self.changed(("garden", "cards", 0, "copies"), copies))
            assert error.key == "error-box-count"
            assert error.args_by_name == {"table": "garden.cards", "expected": 75, "found": 73 + copies}

    def test_a_garden_card_twice(self, file: Path) -> None:
        assert refused(file, self.changed(("garden", "cards", 1, "key"), "lion_irr")).key == "error-box-twice"

    def test_a_tile_with_the_word_of_a_card(self, file: Path) -> None:
        assert refused(file, self.changed(("enhancements", "tiles", 1, "key"), "lion_irr")).key == "error-box-twice"

    def test_an_irrigation_card_twice(self, file: Path) -> None:
        assert refused(file, self.changed(("irrigation", "cards", 1, "key"), "left")).key == "error-box-twice"

    @pytest.mark.parametrize(
        ("where", "count"),
        [
            (("enhancements", "tiles"), 25),
            (("irrigation", "cards"), 5),
            (("automaton", "cards"), 18),
        ],
    )
    def test_counts_of_rows(self, file: Path, where: Where, count: int) -> None:
        rows = STANDARD[where[0]][where[1]]
        assert len(rows) == count
        for wrong in (rows[:-1], [*rows, rows[0]], []):
            error = refused(file, self.changed(where, wrong))
            assert error.key == "error-box-count"
            assert error.args_by_name["expected"] == count

    @pytest.mark.parametrize(("table", "count"), [("visitors", 14), ("objectives", 10)])
    def test_counts_of_entries(self, file: Path, table: str, count: int) -> None:
        data = own()
        name = next(name for name in data[table] if name != "certainty")
        entry = data[table].pop(name)
        error = refused(file, dump(data))
        assert (error.key, error.args_by_name["expected"]) == ("error-box-count", count)
        data[table] |= {name: entry, "another": entry}
        assert refused(file, dump(data)).key == "error-box-count"

    def test_12_8_and_5_enhancements(self, file: Path) -> None:
        error = refused(file, self.changed(("enhancements", "tiles", 0, "cost"), 3))
        assert error.key == "error-box-count"

    @pytest.mark.parametrize(
        ("where", "value"),
        [
            (("setup", "rounds"), 5),
            (("setup", "gardeners"), 2),
            (("setup", "supply_gold"), 9),
            (("setup", "supply_tools"), 20),
            (("market", "tool_cost"), [1, 1, 2, 3]),
            (("market", "spaces"), [1, 2, 3, 4, 5]),
            (("market", "spaces"), [2, 2, 3, 4, 4]),
            (("market", "spaces"), [2, 2, 3, 4, 6]),
            (("objective_slots", "small"), [[5, 3], [4, 2], [2, 1]]),
            (("objective_slots", "small", 0), [5, 3, 1]),
            (("objective_slots", "bonus"), ["none", "none", "tool"]),
            (("objective_slots", "bonus", 0), "crown"),
            (("irrigation", "cards", 0, "places"), [[1, 6], [1, 2], [1, 2]]),
            (("irrigation", "cards", 0, "places"), [[1, 2], [1, 5], [1, 2]]),
            (("irrigation", "points"), [0, 1, 2]),
            (("trees", "cedar"), []),
            (("trees", "cedar"), [1, 2, 3, 4, 5]),
            (("visitors", "animals", "wishes"), []),
            (("visitors", "animals", "wishes"), ["cats"]),
            (("visitors", "animals", "wishes"), ["blue", "blue"]),
            (("visitors", "animals", "points"), 0),
            (("objectives", "animals", "item"), "objectives"),
            (("objectives", "animals", "required"), 1),
            (("garden", "cards", 0, "kind"), "flowers"),
            (("garden", "cards", 0, "species"), "cat"),
            (("garden", "cards", 0, "points"), [1, 2]),
            (("garden", "cards", 0, "irrigated"), "yes"),
            (("garden", "cards", 0, "flowers"), [1, 2, 3, 4]),
            (("garden", "cards", 0, "bonuses"), ["crown", "silver"]),
            (("garden", "cards", 0, "copies"), 0),
            (("enhancements", "tiles", 0, "kind"), "empty"),
            (("enhancements", "tiles", 0, "kind"), "visitor"),
            (("enhancements", "tiles", 0, "cost"), 5),
            (("solo", "easy", "gold"), 21),
            (("solo", "bands"), [65, 55, 45]),
            (("automaton", "cards", 0, "columns"), [1, 1, 2]),
            (("automaton", "cards", 0, "columns"), [0, 1, 2]),
            (("automaton", "cards", 0, "discard"), "cats"),
            (("automaton", "cards", 0, "level"), 0),
            (("automaton", "cards", 0, "level"), 5),
            (("automaton", "cards", 0, "action"), "enhancement_5"),
        ],
        ids=lambda value: json.dumps(value).replace(" ", ""),
    )
    def test_a_wrong_entry(self, file: Path, where: Where, value: object) -> None:
        error = refused(file, self.changed(where, value))
        assert error.key in ("error-box-entry", "error-box-count"), error

    def test_objective_spaces_fall_from_best_to_worst(self, file: Path) -> None:
        """The best free space is the first free one (H31): a row that rises would be played wrongly."""
        refused(file, self.changed(("objective_slots", "small", 0), [3, 5]))


def put(data: Any, where: Where, value: Any) -> None:
    for step in where[:-1]:
        data = data[step]
    if value is None:
        del data[where[-1]]
    else:
        data[where[-1]] = value


def places(value: Any, where: Where = ()) -> Iterator[Where]:
    """Every entry of a box; of lists only the last one, of long tables only the first and the last."""
    yield where
    names: list[str | int] = list(value) if isinstance(value, dict) else []
    if isinstance(value, list):
        names = [len(value) - 1]
    for name in names if len(names) < 9 else (names[1], names[-1]):
        yield from places(value[name], (*where, name))


WRONG = (None, -1, 0, 1, 7, 10**6, 2**70, 1.5, float("nan"), True, "", "x", "gold", [], [0], [[]], [{}], {}, {"a": 1})


@pytest.mark.parametrize("table", TABLES)
def test_any_value_in_any_place_is_accepted_or_one_clear_error(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is accepted can be played to the end."""
    crashes = []
    for where in places(STANDARD[table]):
        for value in WRONG:
            data: dict[str, Any] = {"box": "mine", "game": "hanging_gardens", "extends": "standard"}
            data[table] = copy.deepcopy(STANDARD[table])
            put(data, (table, *where), copy.deepcopy(value))
            monkeypatch.setattr(toml, "parse", {boxes.STANDARD: STANDARD, Path("mine"): data}.__getitem__)
            try:
                kit = open_kit("hanging_gardens", Path("mine"))
                for players in (1, 5):
                    start = kit.game.new(players, options.complete(kit.game, players, {}))
                    play_many(start, seeded(f"{where}"), 1)
            except KiruError as error:
                worded(error)
            except Exception as error:
                crashes.append(f"{table} {where} = {value!r}: {error!r}")
    assert not crashes, "\n".join(crashes[:20])


def test_a_date_is_no_value_of_a_box(file: Path) -> None:
    """TOML knows dates, a box does not, whatever the entry."""
    data = own()
    data["setup"]["printed"] = date(2023, 10, 1)
    file.write_text(dump(data))
    try:
        boxes.load(file)
    except KiruError as error:
        worded(error)

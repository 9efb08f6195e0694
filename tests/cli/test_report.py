"""`kiru report`: one page that needs nothing else, in both languages, for every game."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from kiru.arena.sim import SimulationPlan
from kiru.cli.commands import report
from kiru.games import NAMES, open_kit

VOID = {"meta", "circle", "rect", "line"}


class Page(HTMLParser):
    """Notes the words, the links and what is left open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.open: list[str] = []
        self.links: list[str] = []
        self.numbers: list[float] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.links += [str(value) for name, value in attrs if name in ("href", "src")]
        self.numbers += [float(str(value)) for name, value in attrs if name in ("x", "y", "cx", "cy", "height")]

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)


def read(file: Path) -> Page:
    page = Page(file.read_text(encoding="utf-8"))
    assert not page.open
    assert all(link.startswith("#p") for link in page.links), "a page that needs nothing else"
    assert all(-5 <= number <= 4000 for number in page.numbers)
    return page


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_game_at_every_player_count(kiru, tmp_path: Path, game: str, language: str) -> None:
    file = tmp_path / "page.html"
    ran = kiru("report", game, "-b", "novice", "-n", "60", "-j", "1", "--html", str(file), "--lang", language)
    assert ran.code == 0, ran.err
    assert str(file) in ran.out
    kit = open_kit(game)
    text, page = file.read_text(encoding="utf-8"), read(file)
    words = " ".join(page.words)
    texts = kit.texts(language)
    for players in range(kit.game.min_players, kit.game.max_players + 1):
        assert f'id="p{players}"' in text
    for line in kit.game.score_lines:
        assert texts(f"line-{line}") in words
    assert f"kiru report {game} --bots novice --games 60 --seed 1" in words
    assert not re.search(r"(trait|balance|line)-[a-z]|[{}]", words), "a key instead of its text"


def test_the_numbers_for_programs(kiru) -> None:
    ran = kiru("report", "babylon", "-b", "novice", "-n", "50", "-j", "1", "-p", "3", "--json")
    table = json.loads(ran.out)["sides"][0]["tables"][0]
    assert (table["players"], table["games"]) == (3, 50)
    assert sum(place["value"] for place in table["order"]) == pytest.approx(1)
    for seats in table["traits"].values():
        assert sum(value["seats"] for value in seats.values()) == 150
        assert all(
            0 <= value["win"]["low"] <= value["win"]["value"] <= value["win"]["high"] <= 1 for value in seats.values()
        )
    winners = sum(source["winners"] for source in table["sources"].values())
    assert winners > table["score"]["mean"] > sum(source["others"] for source in table["sources"].values())


def test_two_option_sets_side_by_side(kiru, tmp_path: Path) -> None:
    """The highest point squared, as the English edition has it, or doubled, as the Polish one has it."""
    ran = kiru("report", "babylon", "-b", "novice", "-n", "80", "-j", "1", "-p", "2", "-c", "edition=polish", "--json")
    one, other = (side["tables"][0] for side in json.loads(ran.out)["sides"])
    assert other["sources"]["highest_point"]["winners"] < one["sources"]["highest_point"]["winners"]
    assert other["sources"]["statues"]["winners"] == pytest.approx(one["sources"]["statues"]["winners"], rel=0.5)
    file = tmp_path / "page.html"
    kiru(
        "report",
        "babylon",
        "-b",
        "novice",
        "-n",
        "20",
        "-j",
        "1",
        "-p",
        "2",
        "-c",
        "edition=polish",
        "--html",
        str(file),
    )
    words = " ".join(read(file).words)
    assert "Edition: Polish" in words
    assert "B compared with A" in words
    assert "--compare edition=polish" in words


def test_two_boxes_side_by_side(kiru, tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    box.write_text('box = "mine"\ngame = "hanging_gardens"\nextends = "standard"\n')
    ran = kiru("report", "hanging_gardens", "-b", "novice", "-n", "10", "-j", "1", "-p", "2", "-c", str(box), "--json")
    one, other = json.loads(ran.out)["sides"]
    assert "mine" in other["about"]
    assert one["tables"] == other["tables"], "an equal box plays the same games"


def test_an_interrupted_report_goes_on(kiru, tmp_path: Path) -> None:
    arguments = [
        "report",
        "hanging_gardens",
        "-b",
        "novice",
        "-p",
        "2",
        "-j",
        "1",
        "--parquet",
        str(tmp_path / "games"),
        "--json",
    ]
    kiru(*arguments, "-n", "20")
    again = json.loads(kiru(*arguments, "-n", "30").out)
    fresh = json.loads(
        kiru("report", "hanging_gardens", "-b", "novice", "-p", "2", "-j", "1", "-n", "30", "--json").out
    )
    assert again["sides"] == fresh["sides"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["-n", "0"], "a number"),
        (["-b", "oracle"], "oracle"),
        (["-p", "9"], "9"),
        (["-c", "wind=east"], "wind"),
        (["-c", "one.toml", "-c", "two.toml"], "two.toml"),
        (["-c", "missing.toml"], "missing.toml"),
        (["-n", "1", "-j", "1", "-p", "2", "--html", "/proc/page.html"], "/proc/page.html"),
        (["-n", "1", "-p", "2", "--cluster", "127.0.0.1:1"], "127.0.0.1:1"),
    ],
)
def test_bad_input_is_one_clear_line(kiru, arguments: list[str], words: str) -> None:
    ran = kiru("report", "hanging_gardens", *arguments)
    assert ran.code == 2
    assert words in ran.err
    assert "\n" not in ran.err.strip()


def test_an_estimate_counts_every_table() -> None:
    """Twice as many games take twice as long, shared among the processes that there are cores for."""
    plan = SimulationPlan("hanging_gardens", ("random", "random"), 1000, "1", detailed=True, with_offers=True)
    one = report.seconds_needed([{2: plan}], 1)
    assert 0 < one < 600
    many = report.seconds_needed([{2: replace(plan, games=100_000)}], 1)
    assert many > 5 * one


def test_the_page_tells_what_is_proven_and_what_was_taken(kiru, tmp_path: Path) -> None:
    """Random against novice players: hardly anything is more certain than that some things go with winning."""
    file = tmp_path / "page.html"
    ran = kiru(
        "report", "babylon", "-b", "novice,random", "-n", "60", "-j", "1", "-p", "2", "--html", str(file), "--json"
    )
    actions = json.loads(ran.out)["sides"][0]["tables"][0]["actions"]
    assert actions["dig"]["offered"] >= actions["dig"]["taken"] > 0
    kiru("report", "babylon", "-b", "novice,random", "-n", "60", "-j", "1", "-p", "2", "--html", str(file))
    words = " ".join(" ".join(read(file).words).split())
    assert "corrected for so many comparisons" in words
    assert "seen four times out of five" in words
    assert "Actions offered and taken" in words
    assert "What is proven" in words

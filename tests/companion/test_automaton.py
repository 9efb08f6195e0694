"""The automaton at a real table, against solo games: fed with the same turns it says what the engine did."""

from random import Random

import pytest

from kiru.companion import automaton
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE, NONE
from kiru.core.referee import Referee
from kiru.games import open_kit
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine import automaton as engine_automaton
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.words.view import table_of
from kiru.text import LANGUAGES

KIT = open_kit("hanging_gardens")
DIFFICULTIES = ("easy", "medium", "advanced", "expert")
READINGS = ("order", "ranks")
SHOWS = {"animal": c.ANIMALS, "tree": c.TREES, "irrigation": c.IRRIGATED, "visitor": c.VISITORS}


def told(seed, turns, difficulty="medium", reading="order", score=None, language="en"):
    return automaton.told(seed, difficulty, reading, turns, score, language)


def levels_showing(state, column, feature):
    """Which cards of a column show a feature, as somebody reads it off the cards."""
    found = []
    for level in range(c.MARKET_LEVELS):
        row = state.market[column * c.MARKET_LEVELS + level] * c.ITEMS
        items = state.box.items
        if feature == "flowers":
            has = any(items[row + color] for color in (c.BLUE, c.YELLOW, c.RED))
        else:
            has = items[row + SHOWS[feature]]
        if has:
            found.append(level + 1)
    return found


def gone_from(before, after, column):
    """The levels of a column whose cards were discarded, by the cards that are left in their order."""
    floor = column * c.MARKET_LEVELS
    cards = [before.market[floor + level] for level in range(c.MARKET_LEVELS)]
    kept = [after.market[floor + level] for level in range(c.MARKET_LEVELS) if after.market[floor + level] != NONE]
    return len(cards) - len(kept)


class Watched:
    """A solo game, played at random, and what somebody at a real table would tap for each of its turns."""

    def __init__(self, seed: str, difficulty: str, reading: str) -> None:
        options = {"difficulty": difficulty, "automaton": reading}
        self.match = Referee(KIT.game, KIT.notation, 1, options, SeededDealer(seed, KIT.game.sources))
        self.match.start()
        random = Random(seed)
        while not self.match.state.is_over:
            self.match.play(0, random.choice(self.match.legal()))

    def turns(self):
        """Every turn in the words of the companion, with the states before and after it."""
        state = table_of(KIT.game.new(1, self.match.options))
        word, start = "", state.clone()
        for number, step in enumerate(self.match.steps):
            phase, seat, action = int(state.phase), step.seat, step.action
            if phase == act.AUTOMATON_TURNING:
                if word:
                    yield word, table_of(start), table_of(state.clone()), None
                start = state.clone()
                column = engine_automaton.first_open_column(state, action - act.AUTOMATON)
                feature = state.box.automaton_discard[action - act.AUTOMATON]
                name = next((one for one, item in SHOWS.items() if item == feature), "flowers")
                word = " ".join(["automaton", *map(str, levels_showing(state, column, name))])
                cleared = table_of(state.clone())
                cleared.apply(action)
                last = self.match.steps[number + 1 :]
                after = table_of(state.clone())
                after.apply(action)
                for later in last:
                    if after.phase not in (act.AUTOMATON_REVEALING, act.AUTOMATON_TURNING_TILE):
                        break
                    after.apply(later.action)
                yield word, table_of(start), after, (action - act.AUTOMATON, column, cleared)
                word = ""
            elif seat != CHANCE:
                if phase == act.TAKING:
                    if word:
                        yield word, table_of(start), table_of(state.clone()), None
                    start = state.clone()
                    word = f"you {action // c.MARKET_LEVELS + 1}"
                elif phase == act.BUYING and action != act.SKIP:
                    word += f" buy {state.box.price[action - act.BUY]}"
                elif phase == act.COMPLETING and action != act.SKIP:
                    word += f" complete {action - act.COMPLETE + 1}"
                marker = int(state.marker)
                state.apply(action)
                if state.marker != marker and state.marker == 0 and " crown" not in word:
                    head, _, rest = word.partition(" buy")
                    word = f"{head} crown" + (f" buy{rest}" if rest else "")
                continue
            state.apply(action)
        if word:
            yield word, table_of(start), table_of(state.clone()), None


def who(seat):
    return {0: "you", 1: "automaton"}.get(int(seat))


def agrees(shown, state):
    """Whether the companion's table stands as the engine's."""
    assert shown["marker"] == who(state.marker)
    assert shown["round"] == state.round
    spaces = state.box.spaces[0]
    for number, column in enumerate(shown["columns"]):
        first = number * c.MAX_PLAYERS
        assert column["gardeners"] == [who(seat) for seat in state.gardeners[first : first + spaces]]
    for number, slot in enumerate(shown["slots"]):
        first = number * c.SLOT_SPACES
        marks = [who(state.markers[first + space]) for space in range(len(slot["spaces"]))]
        assert [space["who"] for space in slot["spaces"]] == marks
    for number, stack in enumerate(shown["stacks"]):
        below = sum(
            state.unseen[act.DEAL - act.FIRST + tile]
            for tile in range(c.CARDS, c.PIECES)
            if state.box.stack[tile] == number
        )
        assert stack["left"] == below + (state.stack_top[number] != NONE)


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_it_says_what_the_engine_does(difficulty: str, reading: str) -> None:
    for number in range(6):
        seed = f"real-{difficulty}-{reading}-{number}"
        turns: list[str] = []
        cards = 0
        for word, before, after, acted in Watched(seed, difficulty, reading).turns():
            shown = told(seed, turns, difficulty, reading)
            assert shown["asked"] == ("you" if acted is None else "automaton"), word
            if acted is not None:
                card, column, cleared = acted
                assert (shown["card"]["number"], shown["card"]["column"]) == (card + 1, column + 1)
                cards += 1
            turns.append(word)
            shown = told(seed, turns, difficulty, reading)
            if acted is not None:
                assert shown["last"]["column"] == column + 1
                assert len(shown["last"]["levels"]) == gone_from(before, cleared, column)
                kept = [
                    before.market[column * c.MARKET_LEVELS + level]
                    for level in range(c.MARKET_LEVELS)
                    if level + 1 not in shown["last"]["levels"]
                ]
                floor = column * c.MARKET_LEVELS
                assert kept == list(cleared.market[floor : floor + len(kept)])
            agrees(shown, after)
        assert cards == 12
        assert shown["asked"] == "over"


def test_the_gold_and_tools_of_the_four_difficulties() -> None:
    starts = [told("1", [], difficulty)["start"] for difficulty in DIFFICULTIES]
    assert [(start["gold"], start["tools"]) for start in starts] == [(3, 4), (2, 3), (1, 2), (0, 1)]


@pytest.mark.parametrize(("score", "number"), [(0, 1), (45, 1), (46, 2), (55, 2), (56, 3), (65, 3), (66, 4), (120, 4)])
def test_H64_a_score_has_its_rank(score: int, number: int) -> None:
    rank = told("1", [], score=score)["rank"]
    assert rank["number"] == number
    assert rank["text"]


def test_H63_its_markers_go_to_the_slots_in_turn_and_never_a_fifth() -> None:
    marked = [
        sentence
        for word in [f"seed {number}" for number in range(12)]
        for line in told(word, [turn for turn, *_ in Watched(word, "medium", "order").turns()])["log"]
        for sentence in line["told"]
        if "objective" in sentence and line["who"] == "automaton"
    ]
    assert any("objective 1, on the space worth 5" in sentence or "worth 3" in sentence for sentence in marked)
    assert sum("goes on objective 1," in sentence for sentence in marked) <= 12


def test_it_speaks_every_language() -> None:
    turns = [turn for turn, *_ in Watched("words", "medium", "order").turns()]
    for language in LANGUAGES:
        for count in range(len(turns) + 1):
            for line in told("words", turns[:count], language=language)["log"]:
                assert all("{" not in sentence and sentence for sentence in line["told"])


@pytest.mark.parametrize(
    ("turns", "key"),
    [
        (["automaton 1"], "error-companion-turn"),
        (["you 4"], "error-companion-turn"),
        (["you 1", "you 2"], "error-companion-turn"),
        (["you 1", "automaton 5"], "error-companion-turn"),
        (["you 1 complete 1", "automaton", "you 2 complete 1"], "error-refused"),
        (["you 1"] * 25, "error-companion-turns"),
        (["take 1 1"], "error-companion-turn"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(turns: list[str], key: str) -> None:
    with pytest.raises(KiruError) as refused:
        told("again", turns)
    assert refused.value.key == key


def test_H10_a_full_column_takes_no_third_gardener() -> None:
    for number in range(40):
        seed = f"full {number}"
        shown = told(seed, ["you 1", "automaton"])
        if shown["asked"] == "you" and not shown["columns"][0]["open"]:
            with pytest.raises(KiruError):
                told(seed, ["you 1", "automaton", "you 1"])
            return
    raise AssertionError("no automaton went to column 1")

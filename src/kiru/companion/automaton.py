"""The automaton of The Hanging Gardens at a real table: the turns so far, and what it does next (H60 to H65).

Nothing is kept here: whoever asks sends the seed and every turn. A turn is a word with what it brought: `you 2`,
`you 2 crown buy 3 complete 1`, `automaton`, `automaton 2 4` (the levels of its column that show what it looks for).
"""

import re
from collections.abc import Sequence
from typing import Any, Final

from kiru.companion.opened import texts_of
from kiru.companion.solo_table import GAME, PERSON, AutomatonTurn, PersonTurn, SoloTable
from kiru.core.errors import KiruError
from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine import objectives, rules, scoring
from kiru.games.hanging_gardens.engine.scoring import space_points
from kiru.games.hanging_gardens.engine.state import Table
from kiru.games.hanging_gardens.words.view import ACTION_WORDS, FEATURE_WORDS, SLOT_BONUS_WORDS, stacks
from kiru.games.hanging_gardens.words.view import automaton as shown_automaton
from kiru.text import Texts

MOST_TURNS: Final = 2 * c.ROUNDS * c.GARDENERS
HIGHEST_SCORE: Final = 999
PERSON_TURN: Final = re.compile(r"you ([1-3])( crown)?(?: buy ([2-4]))?(?: complete ([1-4]))?")
AUTOMATON_TURN: Final = re.compile(r"automaton((?: [1-4]){0,4})")


def told(
    seed: str, difficulty: str, reading: str, turns: Sequence[str], score: int | None, language: str
) -> dict[str, Any]:
    """The table after some turns, whose turn it is, and everything that the automaton has done and does now."""
    if len(turns) > MOST_TURNS:
        raise KiruError("error-companion-turns", most=MOST_TURNS)
    texts = texts_of(GAME, language)
    table = SoloTable(seed, difficulty, reading)
    log: list[dict[str, Any]] = []
    last: AutomatonTurn | None = None
    for turn in turns:
        round_number = int(table.state.round)
        last, sentences = taken(table, turn, texts)
        log.append({"round": round_number, "who": "automaton" if last else "you", "told": sentences})
    table.turn_up()
    return {
        **situation(table, texts),
        "log": log,
        "last": None if last is None else {"column": last.column + 1, "levels": [n + 1 for n in last.discarded]},
        "rank": None if score is None else rank(table, score, texts),
    }


def taken(table: SoloTable, turn: str, texts: Texts) -> tuple[AutomatonTurn | None, list[str]]:
    """Carry out one turn: what the automaton did, if it was its turn, and the turn in sentences."""
    table.turn_up()
    if table.is_automatons_turn:
        found = AUTOMATON_TURN.fullmatch(turn)
        if found is None:
            raise KiruError("error-companion-turn", turn=turn[:40])
        done = table.act_on({int(level) - 1 for level in found[1].split()})
        return done, automaton_sentences(table, done, texts)
    found = PERSON_TURN.fullmatch(turn)
    if found is None or table.state.is_over:
        raise KiruError("error-companion-turn", turn=turn[:40])
    column, crown, cost, slot = found.groups()
    prices = list(table.state.box.price)
    played = PersonTurn(
        int(column) - 1,
        crown is not None,
        prices.index(int(cost)) if cost else None,
        int(slot) - 1 if slot else None,
    )
    table.play(played)
    return None, person_sentences(table, played, texts)


def person_sentences(table: SoloTable, turn: PersonTurn, texts: Texts) -> list[str]:
    sentences = [texts("companion-you-column", column=turn.column + 1)]
    if turn.takes_marker:
        sentences.append(texts("companion-you-marker"))
    if turn.bought is not None:
        sentences.append(texts("companion-you-buy", cost=table.state.box.price[turn.bought]))
    if turn.completed is not None:
        sentences.append(texts("companion-you-complete", slot=turn.completed + 1))
    return sentences


def automaton_sentences(table: SoloTable, turn: AutomatonTurn, texts: Texts) -> list[str]:
    """Everything that hands must do for the automaton, in order (H62, H63)."""
    sentences = [texts("companion-auto-column", column=turn.column + 1)]
    if turn.discarded:
        levels = texts.join([str(level + 1) for level in turn.discarded])
        sentences.append(texts("companion-auto-discards", levels=levels, count=len(turn.discarded)))
        sentences.append(texts("companion-auto-refill", count=len(turn.discarded)))
    else:
        sentences.append(texts("companion-auto-keeps"))
    return [*sentences, top_sentence(table, turn, texts)]


def top_sentence(table: SoloTable, turn: AutomatonTurn, texts: Texts) -> str:
    """The action at the top of its card (H63)."""
    action = table.state.box.automaton_action[turn.card]
    if action == c.CROWN_ACTION:
        return texts("companion-auto-crown")
    if action == c.OBJECTIVE_ACTION:
        if turn.space is None:
            return texts("companion-auto-no-space")
        points = space_points(table.state, turn.space)
        return texts("companion-auto-objective", slot=turn.space // c.SLOT_SPACES + 1, points=points)
    cost = table.state.box.price[action - c.DISCARD_STACK]
    return texts("companion-auto-tile" if turn.took_tile else "companion-auto-no-tile", cost=cost)


def situation(table: SoloTable, texts: Texts) -> dict[str, Any]:
    """The table as a picture needs it, and what is asked."""
    state = table.state
    person = state.clone()
    person.seat = PERSON
    return {
        "round": int(state.round),
        "rounds": c.ROUNDS,
        "asked": "over" if state.is_over else "automaton" if table.is_automatons_turn else "you",
        "marker": table.holder(state.marker),
        "start": {"gold": state.box.solo_gold[state.difficulty], "tools": state.box.solo_tools[state.difficulty]},
        "columns": [column(table, number) for number in range(c.COLUMNS)],
        "stacks": [{"cost": one["cost"], "left": one["below"] + (one["top"] is not None)} for one in stacks(state)],
        "slots": [slot(table, person, number) for number in range(c.SLOTS)],
        "card": None if table.card == NONE else card(table, texts),
    }


def column(table: SoloTable, number: int) -> dict[str, Any]:
    """The gardeners below a column, and whether there is room for one more."""
    state, first = table.state, number * c.MAX_PLAYERS
    spaces = range(first, first + state.box.spaces[state.players - 1])
    return {
        "gardeners": [table.holder(state.gardeners[space]) for space in spaces],
        "open": rules.free_space(state, number) != NONE,
    }


def slot(table: SoloTable, person: Table, number: int) -> dict[str, Any]:
    """An objective's spaces, and whether the person may still mark one."""
    state, first = table.state, number * c.SLOT_SPACES
    spaces = [space for space in range(first, first + c.SLOT_SPACES) if space_points(state, space)]
    is_open = not objectives.has_completed(person, number) and objectives.best_free_space(person, number) != NONE
    return {
        "spaces": [{"points": space_points(state, one), "who": table.holder(state.markers[one])} for one in spaces],
        "bonus": SLOT_BONUS_WORDS[state.box.slot_bonus[number]],
        "open": is_open,
    }


def card(table: SoloTable, texts: Texts) -> dict[str, Any]:
    """The automaton's card that is turned up: where it goes, what it looks for, and what comes after."""
    state = table.state
    shown = state.clone()
    shown.automaton = table.card
    printed = shown_automaton(shown)["card"]
    feature = FEATURE_WORDS.get(state.box.automaton_discard[table.card], "flowers")
    question = texts(f"companion-auto-ask-{feature}", column=table.column + 1)
    looks = texts(f"companion-auto-looks-{feature}", level=state.box.automaton_level[table.card] + 1)
    return {
        **(printed or {}),
        "column": table.column + 1,
        "told": [texts("companion-auto-column", column=table.column + 1), looks, question],
    }


def rank(table: SoloTable, score: int, texts: Texts) -> dict[str, Any]:
    """What a score typed in comes to (H64)."""
    if not 0 <= score <= HIGHEST_SCORE:
        raise KiruError("error-companion-score", most=HIGHEST_SCORE)
    reached = int(scoring.rank_of(table.state, score))
    return {"number": reached, "text": texts(f"rank-{reached}")}


assert len(ACTION_WORDS) == c.DISCARD_STACK + c.STACKS

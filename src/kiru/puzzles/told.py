"""A puzzle in words and pictures: what a page asks for and gets, as plain JSON."""

from datetime import date
from typing import Any

from kiru.ai import coach
from kiru.ai.reasons import RIVALS, Reason
from kiru.core.game import CHANCE, State
from kiru.games import NAMES
from kiru.puzzles import difficulty
from kiru.puzzles.daily import number_of
from kiru.puzzles.opened import Attempt, OpenPuzzle, TakenStep, kit_of, opened
from kiru.puzzles.shelf import Puzzle, shelf
from kiru.puzzles.turn import listing
from kiru.text import Texts

Json = dict[str, Any]


def daily(day: date) -> Json:
    """The puzzle of a day of every game that has some."""
    found = [(game, shelf(game)) for game in NAMES]
    today = [(game, puzzles, number_of(day, len(puzzles))) for game, puzzles in found if puzzles]
    rows = [{"game": game, "number": number, **card(puzzles[number])} for game, puzzles, number in today]
    return {"date": day.isoformat(), "puzzles": rows}


def cards(game: str) -> list[Json]:
    """What is known of every puzzle of a game before it is opened."""
    return [card(puzzle) for puzzle in shelf(kit_of(game).game.name)]


def card(puzzle: Puzzle) -> Json:
    """What is known of a puzzle before it is opened."""
    return {"difficulty": difficulty.difficulty(puzzle.hits), "rating": difficulty.rating(puzzle.hits)}


def turn(game: str, number: int, actions: list[str], language: str) -> Json:
    """The table after the actions of a try: what the last one did, and what is asked now, or how good it was."""
    start = opened(game, number)
    taken = Attempt(start, actions)
    texts = start.texts(language)
    told = [step(start, taken, place, texts) for place in range(taken.last, len(taken.done))]
    return {
        "game": game,
        "number": number,
        "seat": start.seat,
        "names": start.names(texts),
        "seq": start.puzzle.steps + len(taken.done),
        "view": start.kit.view(taken.state),
        "scores": scores(start, taken.state),
        "steps": told,
        "prompt": "" if taken.is_over else start.kit.prompt(taken.state, start.names(texts), texts),
        "legal": [] if taken.is_over else legal(start, taken.state, texts),
        "sentences": start.kit.describe(taken.state, start.names(texts), texts),
        "verdict": verdict(start, taken),
        **card(start.puzzle),
    }


def step(start: OpenPuzzle, taken: Attempt, place: int, texts: Texts) -> Json:
    """A decision of the turn with its line of the log, and the table after it."""
    done = taken.done[place]
    after = taken.done[place + 1].before if place + 1 < len(taken.done) else taken.state
    return {
        "seq": start.puzzle.steps + place + 1,
        "seat": start.seat,
        "action": start.kit.notation.text(done.action),
        "forced": done.forced,
        "story": start.kit.story(done.before, done.action, start.names(texts), texts),
        "view": start.kit.view(after),
        "scores": scores(start, after),
    }


def scores(start: OpenPuzzle, state: State) -> list[dict[str, int]]:
    """Every seat's score lines."""
    words = start.kit.game.score_lines
    return [dict(zip(words, state.score_lines(seat), strict=True)) for seat in range(start.puzzle.players)]


def legal(start: OpenPuzzle, state: State, texts: Texts) -> list[dict[str, str]]:
    """What can be chosen."""
    if state.is_over or state.seat == CHANCE:
        return []
    text, label = start.kit.notation.text, start.kit.label
    return [{"action": text(action), "label": label(state, action, texts)} for action in listing(state)]


def verdict(start: OpenPuzzle, taken: Attempt) -> Json | None:
    """How good a finished try is; None while it goes on."""
    line = taken.line
    if line is None:
        return None
    return {"solved": line in start.puzzle.best, "loss": start.puzzle.loss(line)}


def hint(game: str, number: int, language: str) -> Json:
    """What the puzzle is about, for who has missed it once."""
    start = opened(game, number)
    return {"theme": theme(start, start.texts(language))}


def theme(start: OpenPuzzle, texts: Texts) -> str:
    """What the solution is about, in words."""
    best, other = start.lines[start.puzzle.best[0]], start.lines[start.puzzle.gardener]
    found = reasons(start.puzzle)
    if found and found[0].line == RIVALS and found[0].points > 0:
        return texts("puzzle-theme-denial")
    key = start.kit.theme(start.state, best.actions, best.state, other.state) if start.kit.theme else "quiet"
    return texts(f"puzzle-theme-{key}")


def solution(game: str, number: int, language: str) -> Json:
    """The best line step by step, what it is about, and where its points come from."""
    start = opened(game, number)
    texts = start.texts(language)
    puzzle = start.puzzle
    gains = coach.reason_words(reasons(puzzle), texts)
    return {
        "actions": choices(start, puzzle.best[0]),
        "stories": stories(start, puzzle.best[0], texts),
        "gardener": stories(start, puzzle.gardener, texts),
        "gain": puzzle.gain,
        "share": puzzle.share,
        "games": puzzle.games,
        "lines": len(puzzle.losses),
        "theme": theme(start, texts),
        "reasons": texts("puzzle-reasons", reasons=gains) if gains else "",
    }


def walked(start: OpenPuzzle, number: int) -> list[TakenStep]:
    """The decisions of a line, each with the state before it."""
    state = start.state.clone()
    found = []
    for action in start.lines[number].actions:
        found.append(TakenStep(state.clone(), action, len(listing(state)) == 1))
        state.apply(action)
    return found


def choices(start: OpenPuzzle, number: int) -> list[str]:
    """The decisions of a line in which there was a choice."""
    return [start.kit.notation.text(one.action) for one in walked(start, number) if not one.forced]


def stories(start: OpenPuzzle, number: int, texts: Texts) -> list[str]:
    """A line as sentences of the log."""
    names = start.names(texts)
    told = [start.kit.story(one.before, one.action, names, texts) for one in walked(start, number)]
    return [sentence for sentence in told if sentence]


def reasons(puzzle: Puzzle) -> list[Reason]:
    """The lines of the score pad on which the solution ends better than the gardener's line."""
    return [Reason(*one) for one in puzzle.reasons]

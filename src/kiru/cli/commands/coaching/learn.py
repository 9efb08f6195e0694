"""`kiru analyse --learn`: one mistake after the other is asked about, and every answer judged."""

from rich.console import Console

from kiru.ai.analysis.answers import JudgedAnswer, judge_answer
from kiru.ai.analysis.judged import Analysis, JudgedDecision
from kiru.ai.analysis.replayed_game import ReplayedGame
from kiru.ai.coach import reason_words
from kiru.cli.analysis_words import loss_words, size_words
from kiru.core.actions import Actions
from kiru.core.game import State
from kiru.text import Texts

STOP = "q"


def learn(
    replayed: ReplayedGame, found: Analysis, seat: int | None, iterations: int, texts: Texts, screen: Console
) -> None:
    """Ask about the marked decisions of a seat, or of all, in the order of the game."""
    wrong = [one for one in found.decisions if one.mark and seat in (None, one.seat)]
    if not wrong:
        screen.print(texts("learn-none"))
        return
    for number, one in enumerate(wrong, 1):
        screen.print(f"\n{texts('learn-title', number=number, total=len(wrong), step=one.step)}")
        if not ask(replayed, one, iterations, texts, screen):
            return
    screen.print(f"\n{texts('learn-done')}")


def ask(replayed: ReplayedGame, one: JudgedDecision, iterations: int, texts: Texts, screen: Console) -> bool:
    """Ask until something good is found or shown; False if nobody wants to go on."""
    kit, state = replayed.kit, replayed.states[one.step - 1]
    names = {seat: row.name for seat, row in enumerate(replayed.record.seats)}
    screen.print("\n".join(kit.describe(state, list(names.values()), texts)))
    played = kit.label(state, one.action, texts)
    screen.print(f"{names[one.seat]}. {texts('learn-played', action=played, loss=loss_words(one, texts))}")
    choices = listed(state)
    for number, action in enumerate(choices, 1):
        screen.print(f"  {number}. {kit.label(state, action, texts)}")
    while True:
        try:
            typed = input(f"{texts('learn-ask')}: ").strip().lower()
        except EOFError:
            return False
        if typed == STOP:
            return False
        if not typed:
            break
        if not typed.isdecimal() or not 1 <= int(typed) <= len(choices):
            continue
        judged = judge_answer(kit, state, choices[int(typed) - 1], one.best, one.action, iterations)
        screen.print(verdict_words(judged, state.players, texts))
        if judged.is_right:
            break
    screen.print(texts("learn-shown", best=kit.label(state, one.best, texts)))
    if one.reasons:
        screen.print(texts("analyse-why", reasons=reason_words(one.reasons, texts)))
    return True


def listed(state: State) -> list[int]:
    """What can be chosen."""
    out = Actions()
    state.legal_actions(out)
    return [int(action) for action in out]


def verdict_words(judged: JudgedAnswer, players: int, texts: Texts) -> str:
    """What an answer is worth, and what speaks against it."""
    is_points = players == 1 or judged.loss < judged.error
    lost = (judged.score_loss, judged.score_error) if is_points else (judged.loss, judged.error)
    words = texts(f"learn-{judged.verdict}", loss=size_words(*lost, is_points, texts))
    why = reason_words(list(judged.reasons), texts)
    return f"{words} {texts('analyse-why', reasons=why)}" if why else words

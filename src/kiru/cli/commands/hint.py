"""`kiru hint`: what the coach would do at some point of a recorded game."""

import json
from typing import Annotated, Any

import typer

from kiru.ai import coach
from kiru.ai.bots import LONGEST_SECONDS
from kiru.cli import options as typed
from kiru.cli.seats import console
from kiru.core import record
from kiru.core.errors import KiruError
from kiru.core.game import State
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.support.files import read_text

app = typed.commands()


@app.command("hint", help="cli-hint")
def run(
    file: typed.Record,
    step: Annotated[int | None, typer.Option("--step", help="cli-opt-hint-step")] = None,
    box: typed.Box = None,
    iterations: Annotated[int | None, typer.Option("--iterations", "-i", help="cli-opt-iterations")] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="cli-opt-hint-seconds")] = 1.0,
    as_json: typed.Json = False,
    language: typed.Language = "en",
) -> None:
    """The best few actions after so many steps of a record, or at its end."""
    if not 0 < seconds <= LONGEST_SECONDS or (iterations is not None and iterations < 1):
        raise KiruError("error-budget")
    saved = record.read(read_text(file))
    kit = open_kit(saved.game, box, saved.version)
    match = record.replay(saved, kit.game, kit.notation, kit.box)
    state = state_after(kit, match.players, match.options, [each.action for each in match.steps], step)
    budget = (iterations, 0.0) if iterations is not None else (coach.MOST_ITERATIONS, seconds)
    texts = kit.texts(language)
    if as_json:
        print(json.dumps([data(kit, advice) for advice in coach.hint(kit, state, 3, *budget)], indent=2))
        return
    screen = console()
    screen.print(kit.prompt(state, [seat.name for seat in saved.seats], texts))
    for line in coach.hint_words(kit, state, texts, *budget):
        screen.print(line)


def state_after(kit: Kit, players: int, options: dict[str, str], actions: list[int], step: int | None) -> State:
    """The state after the first so many steps."""
    if step is not None and not 0 <= step <= len(actions):
        raise KiruError("error-number", found=step, low=0, high=len(actions))
    state = kit.game.new(players, options)
    for action in actions[:step]:
        state.apply(action)
    return state


def data(kit: Kit, advice: coach.Advice) -> dict[str, Any]:
    """One advice for programs."""
    return {
        "action": kit.notation.text(advice.action),
        "visits": advice.visits,
        "win": advice.win,
        "score": advice.score,
        "reasons": [{"line": reason.line, "points": reason.points} for reason in advice.reasons],
    }

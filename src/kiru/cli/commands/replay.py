"""`kiru replay`: a recorded game, decision by decision."""

import json
import sys
from typing import Annotated, Any

import typer

from kiru import boards
from kiru.cli import options as typed
from kiru.cli.seats import console, score_sentences, score_table
from kiru.core import record
from kiru.core.game import CHANCE, State
from kiru.core.referee import Referee
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.support.files import read_text
from kiru.text import Texts

app = typed.commands()


@app.command("replay", help="cli-replay")
def run(
    file: typed.Record,
    box: typed.Box = None,
    legal: Annotated[bool, typer.Option("--legal", help="cli-opt-legal")] = False,
    as_json: typed.Json = False,
    step: Annotated[bool, typer.Option("--step", help="cli-opt-step")] = False,
    plain: typed.Plain = False,
    language: typed.Language = "en",
) -> None:
    """Check the whole record first, then show it."""
    saved = record.read(read_text(file))
    kit = open_kit(saved.game, box, saved.version)
    match = record.replay(saved, kit.game, kit.notation, kit.box)
    texts = kit.texts(language)
    names = [seat.name for seat in saved.seats]
    if as_json:
        for row in rows(kit, match, names, texts, legal):
            print(json.dumps(row, ensure_ascii=False))
    else:
        show(kit, match, names, texts, legal, step, plain, bool(saved.ended))


def states(match: Referee) -> list[State]:
    """The state before each step, and the last one."""
    state = match.game.new(match.players, match.options)
    found = [state.clone()]
    for step in match.steps:
        state.apply(step.action)
        found.append(state.clone())
    return found


def legal_words(kit: Kit, state: State) -> list[str]:
    """What was legal, in notation; chance's outcomes once each."""
    from kiru.core.actions import Actions

    out = Actions()
    state.legal_actions(out)
    return [kit.notation.text(action) for action in dict.fromkeys(out)]


def rows(kit: Kit, match: Referee, names: list[str], texts: Texts, legal: bool) -> list[dict[str, Any]]:
    """One object a decision, the view after it included; the first is the table before anything."""
    every = states(match)
    result: list[dict[str, Any]] = [{"step": 0, "view": kit.view(every[0])}]
    for number, step in enumerate(match.steps):
        before = every[number]
        row: dict[str, Any] = {
            "step": number + 1,
            "seat": None if step.seat == CHANCE else step.seat,
            "action": kit.notation.text(step.action),
            "forced": step.forced,
            "story": kit.story(before, step.action, names, texts),
        }
        if legal:
            row["legal"] = legal_words(kit, before)
        row["view"] = kit.view(every[number + 1])
        result.append(row)
    return result


def show(
    kit: Kit, match: Referee, names: list[str], texts: Texts, legal: bool, step: bool, plain: bool, agreed: bool
) -> None:
    """Step by step in words, and the table as it stands at the end; `agreed`: everybody wanted it to end there."""
    screen = console(plain)
    every = states(match)
    for number, played in enumerate(match.steps):
        before = every[number]
        who = texts("chance") if played.seat == CHANCE else names[played.seat]
        action = kit.notation.text(played.action)
        screen.print(texts("replay-step", number=number + 1, who=who, action=action))
        line = kit.story(before, played.action, names, texts)
        if line:
            screen.print(f"    {line}")
        if legal:
            screen.print(f"    {texts('replay-legal', actions=texts.join(legal_words(kit, before)))}")
        if step and not go_on(screen, kit, every[number + 1], names, texts, plain):
            return
    finish(screen, kit, match.state, names, texts, plain, agreed)


def go_on(screen: Any, kit: Kit, state: State, names: list[str], texts: Texts, plain: bool) -> bool:
    """Show the table and wait; false when the reader has seen enough."""
    show_table(screen, kit, state, names, texts, plain)
    screen.print(f"{texts('replay-continue')}: ", end="")
    line = sys.stdin.readline()
    return bool(line) and line.strip().lower() != "q"


def show_table(screen: Any, kit: Kit, state: State, names: list[str], texts: Texts, plain: bool) -> None:
    if plain:
        for sentence in kit.describe(state, names, texts):
            screen.print(sentence)
    else:
        screen.print(boards.draw(kit.game.name, kit.view(state), names, texts))


def finish(
    screen: Any, kit: Kit, state: State, names: list[str], texts: Texts, plain: bool, agreed: bool = False
) -> None:
    show_table(screen, kit, state, names, texts, plain)
    if plain:
        for sentence in score_sentences(kit, state, names, texts):
            screen.print(sentence)
    else:
        screen.print(score_table(kit, state, names, texts))
    for sentence in result_sentences(kit, state, names, texts, agreed):
        screen.print(sentence)


def result_sentences(kit: Kit, state: State, names: list[str], texts: Texts, agreed: bool) -> list[str]:
    """How the game ended, by its rules or by agreement."""
    if not state.is_over and not agreed:
        return [texts("replay-unfinished")]
    first, *rest = kit.result(state, names, texts)
    return [texts("result-agreed", result=first) if agreed else first, *rest]

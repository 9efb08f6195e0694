"""Answers to what a player asks of a table without changing it."""

from typing import Any

from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE, State
from kiru.core.match import MOST_UNASKED
from kiru.server.frames import At, Describe, Earlier, Preview, Why
from kiru.server.room import Room


def answer(room: Room, request: Why | Preview | At | Earlier | Describe, language: str) -> dict[str, Any]:
    """The body of an answer; the room's lock is held, so that only stored decisions are seen."""
    if isinstance(request, Why):
        return why(room, request.action, language)
    if isinstance(request, Preview):
        return preview(room, request.action)
    if isinstance(request, At):
        return at(room, request.seq, language)
    if isinstance(request, Earlier):
        start = min(request.start, len(room.match.steps))
        return {"from": start, "steps": room.pages.told(start, request.end, language)}
    texts = room.showing.texts(language)
    return {"sentences": room.kit.describe(room.match.state, room.showing.names, texts)}


def why(room: Room, action: str, language: str) -> dict[str, Any]:
    """The rule that forbids an action."""
    rule = room.match.why_not(room.match.notation.action(action))
    if rule is None:
        return {"rule": None}
    texts = room.showing.texts(language)
    return {"rule": rule, "title": texts(f"rule-{rule}.title"), "text": texts(f"rule-{rule}")}


def preview(room: Room, action: str) -> dict[str, Any]:
    """Everybody's score lines if the action were carried out, up to the next reveal or choice."""
    match = room.match
    code = match.notation.action(action)
    rule = match.why_not(code)
    if rule is not None or match.state.seat == CHANCE:
        raise KiruError("error-preview")
    actor = int(match.state.seat)
    after = match.state.clone()
    after.apply(code)
    run_on(after)
    before, scores = room.showing.scores(match.state)[actor], room.showing.scores(after)
    change = {line: points - before[line] for line, points in scores[actor].items() if points != before[line]}
    return {"scores": scores, "change": change, "final": after.is_over or int(after.seat) != actor}


def run_on(state: State) -> None:
    """Carry out what has no alternative."""
    listed = Actions()
    for _ in range(MOST_UNASKED):
        if state.is_over or state.seat == CHANCE:
            return
        listed.clear()
        state.legal_actions(listed)
        if len(listed) > 1:
            return
        state.apply(listed[0])


def at(room: Room, seq: int, language: str) -> dict[str, Any]:
    """The table as it was after so many decisions."""
    if seq > len(room.match.steps):
        raise KiruError("error-number", found=seq, low=0, high=len(room.match.steps))
    state = room.pages.checkpoints.state_at(seq)
    kit, names, texts = room.kit, room.showing.names, room.showing.texts(language)
    return {
        "seq": seq,
        "view": kit.view(state),
        "scores": room.showing.scores(state),
        "prompt": kit.prompt(state, names, texts),
        "sentences": kit.describe(state, names, texts),
        "labels": labels(room, state, language),
        "steps": room.pages.told(max(0, seq - 1), seq, language),
    }


def labels(room: Room, state: State, language: str) -> dict[str, str]:
    """What a player could have chosen then, in words; nothing where chance was asked."""
    listed = Actions()
    if state.is_over or state.seat == CHANCE:
        return {}
    state.legal_actions(listed)
    texts = room.showing.texts(language)
    return {room.match.notation.text(action): room.kit.label(state, action, texts) for action in listed}
